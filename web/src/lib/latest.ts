// Answers that come too late. A reader who changes the language twice starts two requests, and the first may be answered last.

/**
 * Use the answer to a request, unless the request is stale by then: `$effect(() => latest(load(language), (found) => (texts = found), page.fail))`.
 * Returns what makes it stale. An effect calls that before it runs again and when its component goes.
 */
export function latest<T>(request: Promise<T>, use: (answer: T) => unknown, fail: (error: unknown) => unknown): () => void {
  let stale = false
  void request.then(
    (answer) => {
      if (!stale) use(answer)
    },
    (error: unknown) => {
      if (!stale) fail(error)
    },
  )
  return () => {
    stale = true
  }
}
