/** Whether something is a name: a text with more than blanks in it. */
export function isNamed(name: unknown): name is string {
  return typeof name === 'string' && name.trim() !== ''
}

const longestEcho = 20

/** A text as a sentence repeats it, shortened if long; for any other value, its JavaScript type. */
export function echoOf(value: unknown): string {
  if (typeof value !== 'string') return value === null ? 'null' : typeof value
  const characters = Array.from(value.slice(0, 2 * longestEcho + 2))
  return characters.length <= longestEcho ? value : `${characters.slice(0, longestEcho).join('')}…`
}
