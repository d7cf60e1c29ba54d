import type { ObjectContext, ObjectSharedContext } from '@restatedev/restate-sdk'
import type { Tail } from './objects.js'

/** How many rows one state value holds. */
const CHUNK_SIZE = 50

/** An empty list. */
export const EMPTY: Tail<never> = { length: 0, rows: [] }

/**
 * A list in the state of a virtual object, in chunks that are written when they are full. So
 * appending costs the same however long the list is, and reads nothing. The caller keeps the tail.
 */
export class ChunkedList<Row> {
  readonly #name: string

  constructor(name: string) {
    this.#name = name
  }

  /** Appends rows. Returns the new tail. */
  append(ctx: ObjectContext, { length, rows }: Tail<Row>, more: readonly Row[]): Tail<Row> {
    const all = [...rows, ...more]
    const full = Math.floor(all.length / CHUNK_SIZE)
    const first = Math.floor(length / CHUNK_SIZE)
    for (let i = 0; i < full; i++) {
      ctx.set(this.#key(first + i), all.slice(i * CHUNK_SIZE, (i + 1) * CHUNK_SIZE))
    }
    return { length: length + more.length, rows: all.slice(full * CHUNK_SIZE) }
  }

  /** Reads the rows from one index up to, but not including, another. */
  async read(
    ctx: ObjectSharedContext,
    tail: Tail<Row>,
    from = 0,
    to: number = tail.length,
  ): Promise<Row[]> {
    const last = Math.floor(tail.length / CHUNK_SIZE)
    // Request all chunks at once, then wait for them in order.
    const chunks: Promise<Row[] | null>[] = []
    const first = Math.floor(from / CHUNK_SIZE)
    for (let i = first; i < last && i * CHUNK_SIZE < to; i++) {
      chunks.push(ctx.get<Row[]>(this.#key(i)))
    }
    const rows: Row[] = []
    for (const chunk of chunks) rows.push(...((await chunk) ?? []))
    if (to > last * CHUNK_SIZE) rows.push(...tail.rows)
    const skipped = Math.min(first, last) * CHUNK_SIZE
    return rows.slice(from - skipped, to - skipped)
  }

  /** Deletes all chunks of a list. */
  clear(ctx: ObjectContext, { length }: Tail<Row>): void {
    for (let i = 0; (i + 1) * CHUNK_SIZE <= length; i++) ctx.clear(this.#key(i))
  }

  #key(i: number): string {
    return `${this.#name}/${i}`
  }
}
