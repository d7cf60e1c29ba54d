import { deleteExpired } from '../matches/idempotency.js'
import { isTransient } from '../store/transact.js'
import type { JobContext } from './context.js'
import { deliverDue } from './deliveries.js'
import type { JobKind, Workers } from './executor.js'
import {
  fireDueDeadlines,
  nextDueTime,
  playDueBots,
  runDueJobs,
  runModuleJobs,
} from './run-due-jobs.js'

/** The milliseconds after which a worker looks for due jobs at the latest. */
export const POLL_INTERVAL = 1000

/** The milliseconds between two looks of a loop at least. */
const MIN_INTERVAL = 20

/** The failures in a row of a loop's database before the operator is told. */
const TOLERATED_FAILURES = 5

/**
 * Starts workers. Each has a loop for deadlines, for bots and for deliveries, which do not wait for
 * one another. A loop that fails starts again.
 */
export function startWorkers(context: JobContext, count: number): Workers {
  const sleepers = new Map<() => void, JobKind>()
  let isOver = false
  const sleep = (kind: JobKind, milliseconds: number): Promise<void> =>
    new Promise((done) => {
      const timer = setTimeout(awake, milliseconds)
      function awake(): void {
        clearTimeout(timer)
        sleepers.delete(awake)
        done()
      }
      sleepers.set(awake, kind)
    })
  const stopped = (): boolean => isOver
  const jobs: Readonly<Record<JobKind, () => Promise<unknown>>> = {
    async deadline() {
      await fireDueDeadlines(context, stopped)
      await runModuleJobs(context, stopped)
      if (!isOver) await deleteExpired(context)
    },
    bot: () => playDueBots(context, stopped),
    delivery: () => deliverDue(context, stopped, () => sleep('delivery', POLL_INTERVAL)),
  }
  const loop = async (kind: JobKind): Promise<void> => {
    let failures = 0
    while (!isOver) {
      let next: number | null = null
      const began = performance.now()
      try {
        await jobs[kind]()
        if (!isOver) next = await nextDueTime(context, [kind])
        failures = 0
      } catch (problem) {
        failures += 1
        const isTold = !isTransient(problem) || failures % TOLERATED_FAILURES === 0
        // The operator hears of a store that takes no data once.
        const isKnown = (await context.storeHealth.explain(problem)) !== undefined
        if (isTold && !isKnown && !isOver)
          context.onError({ match: null, during: `running ${kind} jobs`, problem })
      }
      if (isOver) return
      const pause = next === null ? POLL_INTERVAL : next - context.now()
      await sleep(kind, Math.max(0, Math.min(POLL_INTERVAL, pause)))
      // Many changes in a moment cause one look.
      const early = MIN_INTERVAL - (performance.now() - began)
      if (early > 0 && !isOver) await new Promise((passed) => setTimeout(passed, early))
    }
  }
  const kinds = Object.keys(jobs) as JobKind[]
  const running = Array.from({ length: count }, () => kinds.map(loop)).flat()
  return {
    wake(wanted) {
      for (const [awake, kind] of [...sleepers]) if (wanted[kind]) awake()
    },
    runDueJobs: () => runDueJobs(context),
    async stop() {
      isOver = true
      for (const awake of [...sleepers.keys()]) awake()
      await Promise.all(running)
    },
  }
}
