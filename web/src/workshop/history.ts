// Undo and redo over values that are never changed in place.

/** What is now, what was before and what was undone. Every step gives a new one. */
export interface History<T> {
  readonly now: T
  readonly past: readonly T[]
  readonly future: readonly T[]
  /** What the last change was about. Further changes of the same, such as letters of a name, are one step. */
  readonly about: string
}

const MOST_STEPS = 200

export const startHistory = <T>(now: T): History<T> => ({ now, past: [], future: [], about: '' })

/** The history after a change; `about` is empty where the change is a step of its own. */
export function change<T>(history: History<T>, now: T, about = ''): History<T> {
  if (now === history.now) return history
  const merges = about !== '' && about === history.about
  return { now, past: merges ? history.past : [...history.past, history.now].slice(-MOST_STEPS), future: [], about }
}

export function undo<T>(history: History<T>): History<T> {
  const before = history.past.at(-1)
  if (before === undefined) return history
  return { now: before, past: history.past.slice(0, -1), future: [history.now, ...history.future], about: '' }
}

export function redo<T>(history: History<T>): History<T> {
  const [next, ...future] = history.future
  if (next === undefined) return history
  return { now: next, past: [...history.past, history.now], future, about: '' }
}
