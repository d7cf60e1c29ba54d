import type { ObjectContext, ObjectSharedContext } from '@restatedev/restate-sdk'
import type { Tail } from './objects.js'

/** So many rows stand in one value of the state. */
const ROWS = 50

/** An empty list. */
export const NONE: Tail<never> = { length: 0, rows: [] }

/**
 * A list in the state of an object, in chunks that are written when they are full, so that a step costs
 * the same however long it is, and reads nothing. Its tail is kept elsewhere, with what must fit it.
 */
export class Chunks<Row> {
  readonly #name: string

  constructor(name: string) {
    this.#name = name
  }

  /** Appends rows, and gives the tail that is to be kept. */
  append(ctx: ObjectContext, { length, rows }: Tail<Row>, more: readonly Row[]): Tail<Row> {
    const all = [...rows, ...more]
    const full = Math.floor(all.length / ROWS)
    const first = Math.floor(length / ROWS)
    for (let i = 0; i < full; i++) {
      ctx.set(this.#key(first + i), all.slice(i * ROWS, (i + 1) * ROWS))
    }
    return { length: length + more.length, rows: all.slice(full * ROWS) }
  }

  /** The rows from one to before another. */
  async read(
    ctx: ObjectSharedContext,
    tail: Tail<Row>,
    from = 0,
    to: number = tail.length,
  ): Promise<Row[]> {
    const last = Math.floor(tail.length / ROWS)
    // All are asked for at once, and waited for in order.
    const chunks: Promise<Row[] | null>[] = []
    const first = Math.floor(from / ROWS)
    for (let i = first; i < last && i * ROWS < to; i++) {
      chunks.push(ctx.get<Row[]>(this.#key(i)))
    }
    const rows: Row[] = []
    for (const chunk of chunks) rows.push(...((await chunk) ?? []))
    if (to > last * ROWS) rows.push(...tail.rows)
    const skipped = Math.min(first, last) * ROWS
    return rows.slice(from - skipped, to - skipped)
  }

  /** Takes away all chunks of a list. */
  clear(ctx: ObjectContext, { length }: Tail<Row>): void {
    for (let i = 0; (i + 1) * ROWS <= length; i++) ctx.clear(this.#key(i))
  }

  #key(i: number): string {
    return `${this.#name}/${i}`
  }
}
