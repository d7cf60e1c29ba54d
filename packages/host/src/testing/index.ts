/**
 * What every host must do, whatever it keeps its matches in: for those who write a store of their own.
 *
 * @packageDocumentation
 */
import { booking } from './booking.js'
import { keeping } from './keeping.js'
import type { HostCase } from './lab.js'
import { lasting } from './lasting.js'
import { playing } from './playing.js'
import { revising } from './revising.js'

export type { HostCase, Lab, Sample } from './lab.js'

/**
 * All that every host must do. Each case wants an empty store.
 *
 * @example
 * ```ts no-run
 * import { hostCases, type Lab } from '@ackanomic/host/testing'
 *
 * declare function emptyLab(): Promise<Lab & { close(): Promise<void> }>
 * for (const { name, run } of hostCases) {
 *   const lab = await emptyLab()
 *   await run(lab)
 *   await lab.close()
 *   console.log(`${name}: holds`)
 * }
 * ```
 */
export const hostCases: readonly HostCase[] = [
  ...playing,
  ...keeping,
  ...booking,
  ...lasting,
  ...revising,
]
