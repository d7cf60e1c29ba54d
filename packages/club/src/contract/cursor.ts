import { type GameError, ok, type Result } from '@ackanomic/core'
import type { Tables } from '@ackanomic/host'
import { type SelectQueryBuilder, sql } from 'kysely'
import { type AsyncResult, refuse } from './errors.js'
import type { GamePageQuery } from './page-types.js'

/** The values by which a page is sorted, of its last row. */
type Cursor = readonly (string | number)[]

const writeCursor = (values: Cursor): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url')

/** Reads a cursor of some numbers and a text, if there is one. Rejects with `badRequest`. */
export function readCursor(
  text: string | undefined,
  length: number,
): Result<Cursor | undefined, GameError> {
  if (text === undefined) return ok(undefined)
  const wrong = refuse('badRequest', { problem: '"after" must be the "next" of a page.' })
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
    return isCursor ? ok(values) : wrong
  } catch {
    return wrong
  }
}

export const PAGE_SIZE = 50

interface Page<Row> {
  readonly rows: readonly Row[]
  readonly next: string | null
}

/** The page of the rows that were found, one of which may begin the next page. */
export function toPage<Row>(
  found: readonly Row[],
  limit: number,
  cursorOf: (last: Row) => Cursor,
): Page<Row> {
  const rows = found.slice(0, limit)
  const last = found.length > limit ? rows.at(-1) : undefined
  return { rows, next: last === undefined ? null : writeCursor(cursorOf(last)) }
}

/** Reads a page of tables or tournaments, the newest first. Rejects with `badRequest`. */
export async function readPage<Row extends { readonly opened_at: number; readonly id: string }>(
  query: SelectQueryBuilder<Tables, 'open_tables' | 'tournaments', Row>,
  { game, after, limit = PAGE_SIZE }: GamePageQuery,
): AsyncResult<Page<Row>> {
  const cursor = readCursor(after, 2)
  if (!cursor.ok) return cursor
  const [openedAt, id] = cursor.value ?? []
  const found = await query
    .$if(game !== undefined, (some) => some.where(sql<boolean>`game = ${game}`))
    .$if(cursor.value !== undefined, (some) =>
      some.where(sql<boolean>`(opened_at, id) < (${Number(openedAt)}, ${String(id)})`),
    )
    .orderBy(sql`opened_at desc, id desc`)
    .limit(limit + 1)
    .execute()
  return ok(toPage(found, limit, (last) => [last.opened_at, last.id]))
}
