import { createHash } from 'node:crypto'
import type { Channel, Notification, Store } from '@ackanomic/host'
import type { Club } from '../open-club.js'

/** Where a host can tell what nobody may know. */
export type Leak =
  | 'a look'
  | 'an earlier moment'
  | 'a live page'
  | 'posts'
  | 'live posts'
  | 'what is wanted'
  | 'a refusal'
  | 'an answer by mail'
  | 'a mail'

/** A mark that differs wherever anything at all differs between two stores. */
async function markOf({ db }: Store): Promise<string> {
  const rows = await db.selectFrom('matches').select('snapshot').orderBy('id').execute()
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex')
}

/** A host that tells it in the place that is named, if any. */
export function leaking(host: Club, store: Store, leak: () => Leak | undefined): Club {
  const marked = async <Told>(isHere: boolean, told: Told, mark: (by: string) => Told) =>
    isHere ? mark(await markOf(store)) : told
  return {
    ...host,
    async getMatch(query) {
      const seen = await host.getMatch(query)
      // A request over HTTP has a session, if only none; mails ask as people, so that a guest's is a live one.
      const live = query.by === null ? 'a live page' : 'a mail'
      const page = query.at === undefined ? 'a look' : 'an earlier moment'
      return marked(leak() === ('session' in query ? page : live), seen, (shows) =>
        seen.ok ? { ok: true, value: { ...seen.value, text: shows } } : seen,
      )
    },
    async listNotifications(query) {
      const told = await host.listNotifications(query)
      const isLive = query.limit === 100 && query.match === undefined
      return marked(leak() === (isLive ? 'live posts' : 'posts'), told, (says) =>
        told.ok ? { ok: true, value: saying(told.value, says) } : told,
      )
    },
    async listPendingActions(request) {
      const wanted = await host.listPendingActions(request)
      const mine = { match: '', game: '', need: 'optional', deadline: null, prompt: null } as const
      return marked(leak() === 'what is wanted', wanted, (action) =>
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

/** A channel that tells it, where it is the place that is named. */
export function leakingBy(channel: Channel, store: Store, leak: () => Leak | undefined): Channel {
  return async (delivery, signal) => {
    const { notifications } = delivery
    const told = leak() === 'a mail' ? saying(notifications, await markOf(store)) : notifications
    return channel({ ...delivery, notifications: told }, signal)
  }
}

const saying = (posts: readonly Notification[], message: string): readonly Notification[] =>
  posts.map((post) => ({ ...post, message }))
