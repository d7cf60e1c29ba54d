/** What identifies the last row of a page: the values by which the rows are sorted. */
export type Cursor = readonly (string | number)[]

/** A cursor as the text that a client passes on. */
export const writeCursor = (values: Cursor): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url')

/** Reads a cursor. `undefined` if there is none. */
export function readCursor(
  text: string | undefined,
  length: number,
): Cursor | undefined | 'invalid' {
  if (text === undefined) return undefined
  try {
    const values: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    const isCursor =
      Array.isArray(values) &&
      values.length === length &&
      values.every((value, i) =>
        i < length - 1
          ? Number.isSafeInteger(value)
          : typeof value === 'string' && !value.includes('\0'),
      )
    return isCursor ? values : 'invalid'
  } catch {
    return 'invalid'
  }
}
