// A board that is one screen: what does not fit is drawn denser, step by step, before anything scrolls.

import type { Attachment } from 'svelte/attachments'

/**
 * Marks the board with the fewest steps of density with which it has room on its screen and none of its `parts` scrolls: `data-dense="1 2"`,
 * for styles such as `[data-dense~='2']`. Where no page says by `--above` what it keeps of the screen, the board may be of any height.
 */
export function fit(parts: string, steps: number): Attachment<HTMLElement> {
  return (board) => {
    const isTooSmall = (box: Element) => box.scrollHeight > box.clientHeight + 1
    function fits(): boolean {
      const isOneScreen = getComputedStyle(board).getPropertyValue('--above') !== ''
      if (isOneScreen && document.documentElement.scrollHeight > innerHeight + 1) return false
      return ![...board.querySelectorAll(parts)].some(isTooSmall)
    }
    function settle(): void {
      delete board.dataset.dense
      for (let step = 1; step <= steps && !fits(); step++) board.dataset.dense = Array.from({ length: step }, (_, at) => at + 1).join(' ')
    }
    const contents = new MutationObserver(settle)
    contents.observe(board, { childList: true, characterData: true, subtree: true })
    settle()
    // The window may be made smaller, and letters that come later are wider.
    let frame = 0
    const sizes = new ResizeObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(settle)
    })
    for (const part of [board, ...board.children]) sizes.observe(part)
    return () => {
      contents.disconnect()
      sizes.disconnect()
      cancelAnimationFrame(frame)
    }
  }
}
