import type { House } from './context.js'
import { work } from './jobs.js'

/** At the latest so often a worker looks for what is due, milliseconds. */
const PAUSE = 1000

/**
 * Starts workers that do what is due by themselves, until they are stopped; a worker that fails
 * begins again.
 */
export function startWorkers(house: House, count: number): Workers {
  const loops = new Set<() => void>()
  let isOver = false
  const run = async (): Promise<void> => {
    while (!isOver) {
      const next = await work(house, () => isOver).then(
        (done) => done.next,
        (problem: unknown) => {
          if (!isOver) house.onError({ match: null, during: 'work', problem })
          return null
        },
      )
      if (isOver) return
      const pause = next === null ? PAUSE : Math.max(0, Math.min(PAUSE, next - house.now()))
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
  /** Has them look at once. */
  wake(): void
  /** Lets them end what they are at. */
  stop(): Promise<void>
}
