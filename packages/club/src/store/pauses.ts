import { performance } from 'node:perf_hooks'

/** The milliseconds for which the process may be busy without a pause. */
const BUSY = 10

/** Lets other work of the process go on in between. */
export class Pauses {
  #since = performance.now()

  async pause(): Promise<void> {
    if (performance.now() - this.#since < BUSY) return
    await new Promise((passed) => setImmediate(passed))
    this.#since = performance.now()
  }
}

export const PAGE = 200

/** Reads a list page by page, with pauses. `read` gets the last row of the page before. */
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
