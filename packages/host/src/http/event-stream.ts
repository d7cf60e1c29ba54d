import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { ChangeEvent, Host, MatchPage } from '../types.js'

/** How many notifications are read at once. */
const PAGE_SIZE = 100

/** Sends an event down a stream. With an id, a client can resume after it. */
export type Send = (data: object, id?: number) => Promise<void>

/** The open event streams. One listener at the host wakes those that a change may concern. */
export class EventStreams {
  readonly #listeners = new Set<(change: ChangeEvent) => void>()
  readonly #enders = new Map<() => void, string | null>()
  readonly #stop: () => void

  readonly #heartbeat: number

  /** @param heartbeat - how often each stream sends a heartbeat, in milliseconds */
  constructor(host: Host, heartbeat: number) {
    this.#heartbeat = heartbeat
    this.#stop = host.onChange((change) => {
      if (change.revoked !== null) return this.#endOf(change.revoked)
      for (const listener of this.#listeners) listener(change)
    })
  }

  /** Opens a stream. `update` runs at once, and after each change that concerns the stream. */
  stream(
    context: Context,
    isWanted: (change: ChangeEvent) => boolean,
    update: (send: Send) => Promise<void>,
    out: () => void,
    person: string | null,
  ): Response {
    const response = streamSSE(context, async (stream) => {
      let wake = (): void => undefined
      let isDue = true
      const listener = (change: ChangeEvent): void => {
        if (change.match !== null && !isWanted(change)) return
        isDue = true
        wake()
      }
      let isOver = false
      const end = (): void => {
        isOver = true
        wake()
      }
      this.#listeners.add(listener)
      this.#enders.set(end, person)
      stream.onAbort(end)
      // On a fixed schedule: a heartbeat that waited for changes would reveal hidden actions.
      const heartbeat = setInterval(() => {
        stream.write(': alive\n\n').catch(end)
      }, this.#heartbeat)
      try {
        while (!isOver) {
          if (isDue) {
            isDue = false
            await update(async (data, id) => {
              const numbered = id === undefined ? {} : { id: String(id) }
              await stream.writeSSE({ data: JSON.stringify(data), ...numbered })
            })
            continue
          }
          await new Promise<void>((done) => {
            wake = done
          })
        }
      } finally {
        clearInterval(heartbeat)
        this.#listeners.delete(listener)
        this.#enders.delete(end)
        out()
      }
    })
    response.headers.set('cache-control', 'no-store')
    return response
  }

  /** Ends the streams of a person, whose tokens have been revoked. */
  #endOf(person: string): void {
    for (const [end, owner] of [...this.#enders]) if (owner === person) end()
  }

  /** Stops listening, and ends all streams. */
  close(): void {
    this.#stop()
    for (const end of [...this.#enders.keys()]) end()
  }
}

/** Creates an update that sends a match as a person sees it, whenever that has changed. */
export function createPageSender(
  host: Host,
  first: MatchPage,
  person: string | null,
): (send: Send) => Promise<void> {
  let next: MatchPage | undefined = first
  let shown: string | undefined
  return async (send: Send): Promise<void> => {
    const looked = next === undefined ? await host.getMatch(first.match, person) : null
    const look = looked === null ? next : looked.ok ? looked.value : undefined
    next = undefined
    if (look === undefined || look.etag === shown) return
    shown = look.etag
    await send(look)
  }
}

/** Creates an update that sends a person's notifications, one after another. */
export function createNotificationSender(
  host: Host,
  person: string,
  after: number,
): (send: Send) => Promise<void> {
  let last = after
  return async (send: Send): Promise<void> => {
    for (;;) {
      const posts = await host.listNotifications(person, { after: last, limit: PAGE_SIZE })
      if (!posts.ok) return
      for (const post of posts.value) {
        await send(post, post.n)
        last = post.n
      }
      if (posts.value.length < PAGE_SIZE) return
    }
  }
}
