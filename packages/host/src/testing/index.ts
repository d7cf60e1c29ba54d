/**
 * What every host must do, whatever it keeps its matches in: for those who write a store of their own.
 *
 * @packageDocumentation
 */
import { booking } from './booking.js'
import { keeping } from './keeping.js'
import type { ConformanceCase } from './lab.js'
import { lasting } from './lasting.js'
import { playing } from './playing.js'
import { revising } from './revising.js'

export type { ConformanceCase, ConformanceEnv, Sample } from './lab.js'

/**
 * All that every host must do. Each case wants an empty store.
 *
 * @example
 * ```ts no-run
 * import { hostConformance, type ConformanceEnv } from '@ackanomic/host/testing'
 *
 * declare function emptyLab(): Promise<ConformanceEnv & { close(): Promise<void> }>
 * for (const { name, run } of hostConformance) {
 *   const lab = await emptyLab()
 *   await run(lab)
 *   await lab.close()
 *   console.log(`${name}: holds`)
 * }
 * ```
 */
export const hostConformance: readonly ConformanceCase[] = [
  ...playing,
  ...keeping,
  ...booking,
  ...lasting,
  ...revising,
]
