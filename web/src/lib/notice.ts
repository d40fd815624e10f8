// That it is my turn: a soft tone, and a notification while the page is not looked at. Both only if the reader wants them.

let audio: AudioContext | null = null

/** Two short notes, made here: no file to load. */
export function chime(): void {
  // Browsers stay silent until the page has been touched once, and a context made before that stays so afterwards.
  if (!navigator.userActivation?.hasBeenActive) return
  try {
    audio ??= new AudioContext()
    const begin = audio.currentTime
    for (const [at, pitch] of [
      [0, 660],
      [0.14, 880],
    ] as const) {
      const note = audio.createOscillator()
      const volume = audio.createGain()
      note.frequency.value = pitch
      volume.gain.setValueAtTime(0, begin + at)
      volume.gain.linearRampToValueAtTime(0.08, begin + at + 0.02)
      volume.gain.exponentialRampToValueAtTime(0.0001, begin + at + 0.3)
      note.connect(volume).connect(audio.destination)
      note.start(begin + at)
      note.stop(begin + at + 0.32)
    }
  } catch {
    // A browser without sound.
  }
}

/** Whether notifications can still be asked for; browsers have them only on https and localhost. */
export const canAsk = (): boolean => 'Notification' in window && Notification.permission === 'default'

/** Notify a reader who looks at another window. A click leads back to the table. */
export function notify(title: string, text: string): void {
  if (document.visibilityState === 'visible' || !('Notification' in window) || Notification.permission !== 'granted') return
  try {
    const notice = new Notification(title, { body: text, tag: location.pathname })
    notice.onclick = () => {
      window.focus()
      notice.close()
    }
  } catch {
    // Some phones allow them to service workers only.
  }
}
