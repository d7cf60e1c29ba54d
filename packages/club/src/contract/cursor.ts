import { ok } from '@ackanomic/core'
import type { Tables } from '@ackanomic/host'
import { type SelectQueryBuilder, sql } from 'kysely'
import { type AsyncResult, refuse } from './errors.js'

/** The values by which a page is sorted, of its last row. */
type Cursor = readonly (string | number)[]

/** A cursor as text for a client. */
export const writeCursor = (values: Cursor): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url')

/** Reads a cursor of some numbers and a text. */
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

export const PAGE_SIZE = 50

export const refuseCursor = () =>
  refuse('badRequest', { problem: '"after" must be the "next" of a page.' })

interface PageQuery {
  readonly game?: string | undefined
  readonly after?: string | undefined
  readonly limit?: number | undefined
}

/** A page of rows, and where the next one begins. */
interface Page<Row> {
  readonly rows: readonly Row[]
  readonly next: string | null
}

/** Reads a page of tables or tournaments, the newest first. Rejects with `badRequest`. */
export async function readPage<Row extends { readonly opened_at: number; readonly id: string }>(
  query: SelectQueryBuilder<Tables, 'open_tables' | 'tournaments', Row>,
  { game, after, limit = PAGE_SIZE }: PageQuery,
): AsyncResult<Page<Row>> {
  const cursor = readCursor(after, 2)
  if (cursor === 'invalid') return refuseCursor()
  const [openedAt, id] = cursor ?? []
  const found = await query
    .$if(game !== undefined, (some) => some.where(sql<boolean>`game = ${game}`))
    .$if(cursor !== undefined, (some) =>
      some.where(sql<boolean>`(opened_at, id) < (${Number(openedAt)}, ${String(id)})`),
    )
    .orderBy(sql`opened_at desc, id desc`)
    .limit(limit + 1)
    .execute()
  const rows = found.slice(0, limit)
  const last = found.length > limit ? rows.at(-1) : undefined
  return ok({ rows, next: last === undefined ? null : writeCursor([last.opened_at, last.id]) })
}
