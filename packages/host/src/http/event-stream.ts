import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { ChangeEvent, Host, MatchPage } from '../types.js'

/** How often a stream sends a heartbeat, in milliseconds. */
const HEARTBEAT = 25_000

/** How many notifications are read at once. */
const PAGE_SIZE = 100

/** Sends an event down a stream. With an id, a client can resume after it. */
export type Send = (data: object, id?: number) => Promise<void>

/** The open event streams. One listener at the host wakes those that a change may concern. */
export class EventStreams {
  readonly #ears = new Set<(change: ChangeEvent) => void>()
  readonly #enders = new Set<() => void>()
  readonly #stop: () => void

  constructor(host: Host) {
    this.#stop = host.onChange((change) => {
      for (const ear of this.#ears) ear(change)
    })
  }

  /** Opens a stream. `update` runs at once, and after each change that concerns the stream. */
  stream(
    context: Context,
    isWanted: (change: ChangeEvent) => boolean,
    update: (send: Send) => Promise<void>,
    out: () => void,
  ): Response {
    const response = streamSSE(context, async (stream) => {
      let wake = (): void => undefined
      let isDue = true
      const ear = (change: ChangeEvent): void => {
        if (change.match !== null && !isWanted(change)) return
        isDue = true
        wake()
      }
      let isOver = false
      const end = (): void => {
        isOver = true
        wake()
      }
      this.#ears.add(ear)
      this.#enders.add(end)
      stream.onAbort(end)
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
          const passed = await new Promise<boolean>((done) => {
            const timer = setTimeout(done, HEARTBEAT, true)
            wake = () => {
              clearTimeout(timer)
              done(false)
            }
          })
          if (passed) await stream.write(': alive\n\n')
        }
      } finally {
        this.#ears.delete(ear)
        this.#enders.delete(end)
        out()
      }
    })
    response.headers.set('cache-control', 'no-store')
    return response
  }

  /** Stops listening, and ends all streams. */
  close(): void {
    this.#stop()
    for (const end of [...this.#enders]) end()
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
