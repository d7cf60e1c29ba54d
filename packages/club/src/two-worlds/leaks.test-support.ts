import { createHash } from 'node:crypto'
import type { Channel, Notification, Store } from '@ackanomic/host'
import type { Club } from '../open-club.js'

/** The place where a host leaks a secret. */
export type Leak =
  | 'a page'
  | 'an earlier time'
  | 'a live page'
  | 'notifications'
  | 'live notifications'
  | 'pending actions'
  | 'a refusal'
  | 'an answer by mail'
  | 'a mail'

/** A hash of all matches, which differs if anything differs between two stores. */
async function markOf({ db }: Store): Promise<string> {
  const rows = await db.selectFrom('matches').select('snapshot').orderBy('id').execute()
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex')
}

/** Wraps a host so that it leaks the hash in the given place, if any. */
export function leaking(host: Club, store: Store, leak: () => Leak | undefined): Club {
  const marked = async <Told>(isHere: boolean, told: Told, mark: (by: string) => Told) =>
    isHere ? mark(await markOf(store)) : told
  return {
    ...host,
    async getMatch(query) {
      const seen = await host.getMatch(query)
      // Requests over HTTP have the field `session`. Live pages and mails ask without it.
      const live = query.by === null ? 'a live page' : 'a mail'
      const page = query.at === undefined ? 'a page' : 'an earlier time'
      return marked(leak() === ('session' in query ? page : live), seen, (shows) =>
        seen.ok ? { ok: true, value: { ...seen.value, text: shows } } : seen,
      )
    },
    async listNotifications(query) {
      const told = await host.listNotifications(query)
      const isLive = query.limit === 100 && query.match === undefined
      return marked(leak() === (isLive ? 'live notifications' : 'notifications'), told, (says) =>
        told.ok ? { ok: true, value: saying(told.value, says) } : told,
      )
    },
    async listPendingActions(request) {
      const wanted = await host.listPendingActions(request)
      const mine = { match: '', game: '', need: 'optional', deadline: null, prompt: null } as const
      return marked(leak() === 'pending actions', wanted, (action) =>
        wanted.ok
          ? { ok: true, value: [...wanted.value, { ...mine, role: null, action }] }
          : wanted,
      )
    },
    async submit(request) {
      const done = await host.submit(request)
      const place = request.channel === 'mail' ? 'an answer by mail' : 'a refusal'
      return marked(leak() === place, done, (message) =>
        done.ok ? done : { ok: false, error: { ...done.error, message } },
      )
    },
  }
}

/** Wraps a channel so that it leaks the hash if mails are the given place. */
export function leakingBy(channel: Channel, store: Store, leak: () => Leak | undefined): Channel {
  return async (delivery, signal) => {
    const { notifications } = delivery
    const told = leak() === 'a mail' ? saying(notifications, await markOf(store)) : notifications
    return channel({ ...delivery, notifications: told }, signal)
  }
}

const saying = (posts: readonly Notification[], message: string): readonly Notification[] =>
  posts.map((post) => ({ ...post, message }))
