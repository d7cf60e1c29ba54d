import type { ChangeEvent, MatchPage } from '../contract/match-types.js'
import type { Host } from '../host/host.js'

const PAGE_SIZE = 100

/** Sends an event when the reader takes it. */
export type Send = (event: Uint8Array) => Promise<void>

const encoder = new TextEncoder()
const HEARTBEAT = encoder.encode(': alive\n\n')

/** With an id, a client can resume after the event. */
function encodeEvent(data: object, id?: number): Uint8Array {
  const last = id === undefined ? '' : `id: ${id}\n`
  return encoder.encode(`data: ${JSON.stringify(data)}\n${last}\n`)
}

/** The reader of a stream; `null` for a guest, and for an unknown session. */
export interface StreamOwner {
  readonly person: string | null
  readonly session: string | null
}

/** The open event streams. One listener at the host wakes those that a change may concern. */
export class EventStreams {
  readonly #listeners = new Set<(change: ChangeEvent) => void>()
  readonly #enders = new Map<() => void, StreamOwner>()
  readonly #heartbeat: number
  readonly #onError: (problem: unknown) => void
  readonly #stop: () => void

  /**
   * `heartbeat` is the milliseconds between heartbeats. `onError` is called when a stream ends
   * because its update failed.
   */
  constructor(host: Host, heartbeat: number, onError: (problem: unknown) => void) {
    this.#heartbeat = heartbeat
    this.#onError = onError
    this.#stop = host.onChange((change) => {
      if (change.revoked !== null) return this.#endOf(change.revoked, change.session)
      for (const listener of this.#listeners) listener(change)
    })
  }

  get count(): number {
    return this.#enders.size
  }

  /** Opens a stream. `update` runs at once, and after each change that concerns the stream. */
  stream(
    isWanted: (change: ChangeEvent) => boolean,
    update: (send: Send) => Promise<void>,
    out: () => void,
    owner: StreamOwner,
  ): Response {
    let wake = (): void => undefined
    let take = (): void => undefined
    let isDue = true
    let isOver = false
    const listener = (change: ChangeEvent): void => {
      if (change.match !== null && !isWanted(change)) return
      isDue = true
      wake()
    }
    const end = (): void => {
      isOver = true
      wake()
      take()
    }
    const run = async (stream: ReadableStreamDefaultController<Uint8Array>): Promise<void> => {
      const send = async (event: Uint8Array): Promise<void> => {
        if (isOver) return
        stream.enqueue(event)
        // A reader who is slow gets the newest page next, not each of those that came meanwhile.
        if (isFull(stream)) await new Promise<void>((done) => (take = done))
      }
      // On a fixed schedule: a heartbeat that waited for changes would reveal hidden actions.
      const heartbeat = setInterval(() => {
        if (!isFull(stream)) stream.enqueue(HEARTBEAT)
      }, this.#heartbeat)
      try {
        while (!isOver) {
          if (isDue) {
            isDue = false
            await update(send)
          } else await new Promise<void>((done) => (wake = done))
        }
      } finally {
        clearInterval(heartbeat)
        this.#listeners.delete(listener)
        this.#enders.delete(end)
        out()
      }
    }
    this.#listeners.add(listener)
    this.#enders.set(end, owner)
    const body = new ReadableStream<Uint8Array>({
      start: (stream) => {
        run(stream)
          .catch(this.#onError)
          .finally(() => close(stream))
      },
      pull: () => take(),
      cancel: end,
    })
    return new Response(body, { headers: HEADERS })
  }

  /** Ends a person's streams, or those of one session. */
  #endOf(person: string, session: string | null): void {
    for (const [end, owner] of [...this.#enders]) {
      const isEnded = session === null || owner.session === session
      if (owner.person === person && isEnded) end()
    }
  }

  close(): void {
    this.#stop()
    for (const end of [...this.#enders.keys()]) end()
  }
}

const HEADERS = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store',
  'transfer-encoding': 'chunked',
  connection: 'keep-alive',
}

/** Whether the reader has yet to take what was sent. */
const isFull = ({ desiredSize }: ReadableStreamDefaultController<Uint8Array>): boolean =>
  (desiredSize ?? 0) <= 0

function close(stream: ReadableStreamDefaultController<Uint8Array>): void {
  try {
    stream.close()
  } catch {
    // It is closed.
  }
}

/** The events of pages. People who see a match in the same way share a page and its event. */
const pageEvents = new WeakMap<MatchPage, Uint8Array>()

function pageEvent(page: MatchPage): Uint8Array {
  const event = pageEvents.get(page) ?? encodeEvent(page)
  pageEvents.set(page, event)
  return event
}

/** Creates an update that sends a match when a person sees a change in it. */
export function createPageSender(
  host: Host,
  first: MatchPage,
  person: string | null,
): (send: Send) => Promise<void> {
  let next: MatchPage | undefined = first
  let shown: string | undefined
  return async (send: Send): Promise<void> => {
    const looked =
      next === undefined ? await host.getMatch({ match: first.match, by: person }) : null
    const page = looked === null ? next : looked.ok ? looked.value : undefined
    next = undefined
    if (page === undefined || page.etag === shown) return
    shown = page.etag
    await send(pageEvent(page))
  }
}

/** Creates an update that sends a person's new notifications. */
export function createNotificationSender(
  host: Host,
  person: string,
  after: number,
): (send: Send) => Promise<void> {
  let last = after
  return async (send: Send): Promise<void> => {
    for (;;) {
      const notifications = await host.listNotifications({
        by: person,
        after: last,
        limit: PAGE_SIZE,
      })
      if (!notifications.ok) return
      for (const notification of notifications.value) {
        await send(encodeEvent(notification, notification.n))
        last = notification.n
      }
      if (notifications.value.length < PAGE_SIZE) return
    }
  }
}
