import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { ChangeEvent, Host, MatchPage } from '../types.js'

/** How often a stream shows that it is alive, milliseconds. */
const ALIVE = 25_000

/** How many posts are read at once. */
const PAGE = 100

/** Sends something down a stream; what has a number can be gone on from. */
export type Send = (data: object, id?: number) => Promise<void>

/** Tells each stream of news that may be for it, with one ear at the host. */
export class Hub {
  readonly #ears = new Set<(news: ChangeEvent) => void>()
  readonly #enders = new Set<() => void>()
  readonly #stop: () => void

  constructor(host: Host) {
    this.#stop = host.onChange((news) => {
      for (const ear of this.#ears) ear(news)
    })
  }

  /** Keeps a stream up to date: `update` runs at once, and after news that it wants. */
  stream(
    context: Context,
    isWanted: (news: ChangeEvent) => boolean,
    update: (send: Send) => Promise<void>,
    out: () => void,
  ): Response {
    const response = streamSSE(context, async (stream) => {
      let wake = (): void => undefined
      let isDue = true
      const ear = (news: ChangeEvent): void => {
        if (news.match !== null && !isWanted(news)) return
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
            const timer = setTimeout(done, ALIVE, true)
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

  /** Hears no more, and ends the streams. */
  close(): void {
    this.#stop()
    for (const end of [...this.#enders]) end()
  }
}

/** What sends a match as a person sees it, whenever that is something else than before. */
export function sendsLooks(
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

/** What sends a person's posts, one after another. */
export function sendsPosts(
  host: Host,
  person: string,
  after: number,
): (send: Send) => Promise<void> {
  let last = after
  return async (send: Send): Promise<void> => {
    for (;;) {
      const posts = await host.listNotifications(person, { after: last, limit: PAGE })
      if (!posts.ok) return
      for (const post of posts.value) {
        await send(post, post.n)
        last = post.n
      }
      if (posts.value.length < PAGE) return
    }
  }
}
