import { performance } from 'node:perf_hooks'

/** How long the process may be busy without a pause, in milliseconds. */
const BUSY = 10

/** Lets other work of the process go on in between. */
export class Pauses {
  #since = performance.now()

  /** Waits until others have had their turn, if it has been long since they had. */
  async pause(): Promise<void> {
    if (performance.now() - this.#since < BUSY) return
    await new Promise((passed) => setImmediate(passed))
    this.#since = performance.now()
  }
}

/** How many rows are read at once. */
export const PAGE = 200

/**
 * Reads all rows of a list page by page, with pauses.
 *
 * @param read - reads the page after a row, or the first one
 */
export async function readPages<Row>(
  read: (last: Row | undefined) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const pauses = new Pauses()
  const all: Row[] = []
  for (;;) {
    const rows = await read(all.at(-1))
    all.push(...rows)
    if (rows.length < PAGE) return all
    await pauses.pause()
  }
}
