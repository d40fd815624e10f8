/** The first letter of a name that none of those that begin alike has there: `Inès` beside `Iris` is known by its `n`. */
export function signOf(name: string, alike: string[]): string {
  const at = [...name].findIndex((sign, index) => index > 0 && sign !== ' ' && alike.every((other) => other[index] !== sign))
  return name.slice(at, at < 0 ? undefined : at + 1)
}
