import { setTimeout as pause } from 'node:timers/promises'
import { type Ingress, Opts } from '@restatedev/restate-sdk-clients'
import type { ChangeEvent } from '../types.js'
import { type Names, shards } from './context.js'
import type { EarService, NewsObject } from './objects.js'

/** How long to wait before listening again, when Restate does not answer: milliseconds. */
const AGAIN = 1000

/** How often, and how soon again, those that wait are called when nobody listens any more. */
const TRIES = 30
const SOON = 100

/** So long the last calls may take, when nobody listens any more: milliseconds. */
const GRACE = 3000

/** An ear at all news. */
export interface Ear {
  /** Hears no more. */
  close(): Promise<void>
}

/** Hears of every change of a match from now on, in whatever process it comes to pass. */
export async function listen(
  ingress: Ingress,
  names: Names,
  heard: (news: ChangeEvent) => void,
  onError: (problem: unknown) => void,
): Promise<Ear> {
  const gone = new AbortController()
  const cut = new AbortController()
  const wait = (shard: string, after: number | null) =>
    ingress
      .serviceClient<EarService>({ name: names.ear })
      .wait({ shard, after }, Opts.from({ signal: cut.signal }))
  const hear = async (shard: string, from: number): Promise<void> => {
    let after = from
    while (!gone.signal.aborted) {
      try {
        const { last, news } = await wait(shard, after)
        after = last
        if (!gone.signal.aborted) for (const each of news) heard(each)
      } catch (problem) {
        if (gone.signal.aborted) return
        onError(problem)
        await pause(AGAIN, undefined, { signal: gone.signal }).catch(() => undefined)
      }
    }
  }
  const first = await Promise.all(shards.map((shard) => wait(shard, null)))
  const ears = shards.map((shard, i) => hear(shard, first[i]?.last ?? 0))
  return {
    async close() {
      gone.abort()
      const stir = (shard: string) =>
        ingress
          .objectClient<NewsObject>({ name: names.news }, shard)
          .stir(Opts.from({ signal: cut.signal }))
          .then(undefined, () => undefined)
      const calls: PromiseLike<unknown>[] = []
      let isOver = false
      const over = Promise.all(ears).then(() => {
        isOver = true
      })
      // An ear that is just beginning to wait is not there to be called yet.
      for (let i = 0; i < TRIES && !isOver; i++) {
        calls.push(...shards.map(stir))
        await Promise.race([over, pause(SOON, undefined, { ref: false })])
      }
      // Nothing is left under way: what began here could only end here, and would keep others waiting.
      await Promise.race([Promise.all(calls), pause(GRACE, undefined, { ref: false })])
      // Where nobody is left who could answer, it is not waited for.
      cut.abort()
      await over
    },
  }
}
