import { ok, type Rejection, type Result } from '@ackanomic/core'
import { refuse } from './errors.js'

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

/** How many rows a page has by default. */
const PAGE_SIZE = 50

/** A query for a page of tables or tournaments. */
interface PageQuery {
  readonly after?: string | undefined
  readonly limit?: number | undefined
}

/** Where a page begins, and how many rows it has. */
interface PageBounds {
  readonly cursor: Cursor | undefined
  readonly limit: number
}

/** Reads where a page begins, newest rows first. Rejects with `badRequest`. */
export function pageBounds({ after, limit = PAGE_SIZE }: PageQuery): Result<PageBounds, Rejection> {
  const cursor = readCursor(after, 2)
  return cursor === 'invalid'
    ? refuse('badRequest', { problem: '"after" must be the "next" of a page.' })
    : ok({ cursor, limit })
}

/** The rows of a page and where the next one begins, given one row more than the page has. */
export function pageOf<Row extends { readonly opened_at: number; readonly id: string }>(
  rows: readonly Row[],
  limit: number,
): { readonly shown: readonly Row[]; readonly next: string | null } {
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return { shown, next: last === undefined ? null : writeCursor([last.opened_at, last.id]) }
}
