import type { ObjectContext, ObjectSharedContext } from '@restatedev/restate-sdk'

/** So many rows stand in one value of the state. */
const ROWS = 50

/**
 * A list in the state of an object that is appended to, in parts, so that a step costs the same however
 * long it is. Its length is kept elsewhere, and is what counts: rows beyond it were never written.
 */
export class Chunks<Row> {
  readonly #name: string

  constructor(name: string) {
    this.#name = name
  }

  /** Appends rows to a list of this length. */
  async append(ctx: ObjectContext, length: number, rows: readonly Row[]): Promise<void> {
    if (rows.length === 0) return
    const before = length % ROWS
    const first = Math.floor(length / ROWS)
    const kept = before === 0 ? [] : await this.#chunk(ctx, first)
    const all = [...kept.slice(0, before), ...rows]
    for (let i = 0; i * ROWS < all.length; i++) {
      ctx.set(this.#key(first + i), all.slice(i * ROWS, (i + 1) * ROWS))
    }
  }

  /** The rows from one to before another. */
  async read(ctx: ObjectSharedContext, from: number, to: number): Promise<Row[]> {
    const rows: Row[] = []
    const first = Math.floor(from / ROWS)
    for (let i = first; i * ROWS < to; i++) {
      const chunk = await this.#chunk(ctx, i)
      rows.push(...chunk.slice(Math.max(0, from - i * ROWS), to - i * ROWS))
    }
    return rows
  }

  /** Takes away all rows of a list of this length. */
  clear(ctx: ObjectContext, length: number): void {
    for (let i = 0; i * ROWS < length; i++) ctx.clear(this.#key(i))
  }

  async #chunk(ctx: ObjectSharedContext, i: number): Promise<Row[]> {
    return (await ctx.get<Row[]>(this.#key(i))) ?? []
  }

  #key(i: number): string {
    return `${this.#name}/${i}`
  }
}
