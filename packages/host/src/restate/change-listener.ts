import { setTimeout as pause } from 'node:timers/promises'
import { type Ingress, Opts } from '@restatedev/restate-sdk-clients'
import type { ChangeEvent } from '../types.js'
import { type ServiceNames, SHARD_NAMES } from './context.js'
import type { ChangeFeedObject, ListenerService } from './objects.js'
import { untilReachable } from './until-reachable.js'

/** How long to wait before listening again if Restate does not answer, in milliseconds. */
const RETRY_DELAY = 1000

/** How often in a row Restate may not answer before the operator is told. */
const TOLERATED_FAILURES = 10

/** How often, and at what interval in milliseconds, waiting calls are woken when the listener closes. */
const WAKE_ATTEMPTS = 30
const WAKE_INTERVAL = 100

/** How long the last calls may take when the listener closes, in milliseconds. */
const GRACE = 3000

/** A listener to all changes. */
export interface ChangeListener {
  /** Stops listening. */
  close(): Promise<void>
}

/** Calls a listener after every change of a match, whichever process makes it. */
export async function listenForChanges(
  ingress: Ingress,
  names: ServiceNames,
  listener: (change: ChangeEvent) => void,
  onError: (problem: unknown) => void,
): Promise<ChangeListener> {
  const closing = new AbortController()
  const abort = new AbortController()
  const wait = (shard: string, after: number | null) =>
    ingress
      .serviceClient<ListenerService>({ name: names.listener })
      .wait({ shard, after }, Opts.from({ signal: abort.signal }))
  const follow = async (shard: string, from: number): Promise<void> => {
    let after = from
    let failures = 0
    while (!closing.signal.aborted) {
      try {
        const { last, changes } = await wait(shard, after)
        after = last
        failures = 0
        if (!closing.signal.aborted) for (const each of changes) listener(each)
      } catch (problem) {
        if (closing.signal.aborted) return
        failures += 1
        if (failures % TOLERATED_FAILURES === 0) onError(problem)
        await pause(RETRY_DELAY, undefined, { signal: closing.signal }).catch(() => undefined)
      }
    }
  }
  const first = await Promise.all(
    SHARD_NAMES.map((shard) => untilReachable(() => wait(shard, null))),
  )
  const loops = SHARD_NAMES.map((shard, i) => follow(shard, first[i]?.last ?? 0))
  return {
    async close() {
      closing.abort()
      const wakeAll = (shard: string) =>
        ingress
          .objectClient<ChangeFeedObject>({ name: names.changes }, shard)
          .wakeAll(Opts.from({ signal: abort.signal }))
          .then(undefined, () => undefined)
      const calls: PromiseLike<unknown>[] = []
      let isOver = false
      const over = Promise.all(loops).then(() => {
        isOver = true
      })
      // A call that is only just starting to wait cannot be woken yet.
      for (let i = 0; i < WAKE_ATTEMPTS && !isOver; i++) {
        calls.push(...SHARD_NAMES.map(wakeAll))
        await Promise.race([over, pause(WAKE_INTERVAL, undefined, { ref: false })])
      }
      // A call that began here can only end here, and would keep others waiting.
      await Promise.race([Promise.all(calls), pause(GRACE, undefined, { ref: false })])
      // If nobody is left to answer, do not wait.
      abort.abort()
      await over
    },
  }
}
