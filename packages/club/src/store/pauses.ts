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
