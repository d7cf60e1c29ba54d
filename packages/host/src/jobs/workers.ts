import type { StoreContext } from '../context.js'
import { runDueJobs } from './run-due-jobs.js'

/** How often a worker looks for due jobs at the latest, in milliseconds. */
const POLL_INTERVAL = 1000

/**
 * Starts workers that run due jobs until they are stopped. A worker that fails starts again.
 */
export function startWorkers(context: StoreContext, count: number): Workers {
  const loops = new Set<() => void>()
  let isOver = false
  const run = async (): Promise<void> => {
    while (!isOver) {
      const next = await runDueJobs(context, () => isOver).then(
        (done) => done.next,
        (problem: unknown) => {
          if (!isOver) context.onError({ match: null, during: 'running jobs', problem })
          return null
        },
      )
      if (isOver) return
      const pause =
        next === null ? POLL_INTERVAL : Math.max(0, Math.min(POLL_INTERVAL, next - context.now()))
      await new Promise<void>((done) => {
        const timer = setTimeout(wake, pause)
        function wake(): void {
          clearTimeout(timer)
          loops.delete(wake)
          done()
        }
        loops.add(wake)
      })
    }
  }
  const running = Array.from({ length: count }, run)
  const wake = (): void => {
    for (const each of [...loops]) each()
  }
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
