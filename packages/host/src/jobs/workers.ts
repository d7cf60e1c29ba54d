import { deleteExpired } from '../commands/idempotency.js'
import type { StoreContext } from '../context.js'
import { isTransient } from '../persistence/transact.js'
import { deliverDue } from './deliveries.js'
import { fireDueDeadlines, type JobKind, nextDueTime, playDueBots } from './run-due-jobs.js'

/** How often a worker looks for due jobs at the latest, in milliseconds. */
const POLL_INTERVAL = 1000

/** How often a loop may lose its database in a row before the operator is told. */
const TOLERATED_FAILURES = 5

/**
 * Starts workers that run due jobs until they are stopped. Each has a loop for deadlines, one for
 * bots and one for deliveries, which do not wait for one another. A loop that fails starts again.
 */
export function startWorkers(context: StoreContext, count: number): Workers {
  const sleepers = new Set<() => void>()
  let isOver = false
  const wake = (): void => {
    for (const each of [...sleepers]) each()
  }
  const sleep = (milliseconds: number): Promise<void> =>
    new Promise((done) => {
      const timer = setTimeout(awake, milliseconds)
      function awake(): void {
        clearTimeout(timer)
        sleepers.delete(awake)
        done()
      }
      sleepers.add(awake)
    })
  const stopped = (): boolean => isOver
  const jobs: Readonly<Record<JobKind, () => Promise<unknown>>> = {
    async deadline() {
      await fireDueDeadlines(context, stopped)
      if (!isOver) await deleteExpired(context)
    },
    bot: () => playDueBots(context, stopped),
    delivery: () => deliverDue(context, stopped, () => sleep(POLL_INTERVAL)),
  }
  const loop = async (kind: JobKind): Promise<void> => {
    let failures = 0
    while (!isOver) {
      let next: number | null = null
      try {
        await jobs[kind]()
        if (!isOver) next = await nextDueTime(context, [kind])
        failures = 0
      } catch (problem) {
        failures += 1
        const isTold = !isTransient(problem) || failures % TOLERATED_FAILURES === 0
        if (isTold && !isOver)
          context.onError({ match: null, during: `running ${kind} jobs`, problem })
      }
      if (isOver) return
      const pause = next === null ? POLL_INTERVAL : next - context.now()
      await sleep(Math.max(0, Math.min(POLL_INTERVAL, pause)))
    }
  }
  const kinds = Object.keys(jobs) as JobKind[]
  const running = Array.from({ length: count }, () => kinds.map(loop)).flat()
  return {
    wake,
    async stop() {
      isOver = true
      wake()
      await Promise.all(running)
    },
  }
}

/** The workers of a host. */
export interface Workers {
  /** Makes them look for due jobs at once. */
  wake(): void
  /** Stops them after their current job. */
  stop(): Promise<void>
}
