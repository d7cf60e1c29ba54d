import { setTimeout as pause } from 'node:timers/promises'

/** How long Restate may be unreachable when a host opens, in milliseconds. */
const PATIENCE = 15_000

/** How long to wait before the next try, in milliseconds. */
const RETRY_DELAY = 300

/** Asks Restate something that can be asked again, and waits if it is just being started. */
export async function untilReachable<Answer>(ask: () => PromiseLike<Answer>): Promise<Answer> {
  const until = performance.now() + PATIENCE
  for (;;) {
    try {
      return await ask()
    } catch (thrown) {
      if (!isUnreachable(thrown) || performance.now() > until) throw thrown
      await pause(RETRY_DELAY)
    }
  }
}

/** Whether nobody answered: `fetch` throws a TypeError, and a Restate that starts sends a 503. */
function isUnreachable(thrown: unknown): boolean {
  return thrown instanceof TypeError || Object(thrown).status === 503
}
