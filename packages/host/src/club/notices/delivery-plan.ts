import type { Timestamp } from '@ackanomic/core'
import type { Kysely } from 'kysely'
import type { Tables } from '../../store/tables.js'
import type { NoticeSettings } from './notice-types.js'
import { endOfQuiet, nextFullHour, nextTimeOfDay } from './zoned-time.js'

/** The channel of web push. Each device has a subscription of its own, such as `push/x8Zk…`. */
export const PUSH = 'push'

/** The channel to which a subscription belongs: what stands before its device. */
export const channelOf = (channel: string): string => channel.split('/')[0] ?? ''

/** What to do about the notices that wait for a subscription. */
export type DeliveryPlan =
  /** The person wants none of them. */
  | { readonly type: 'drop' }
  /** They wait: for the next digest, or for the end of the quiet hours. */
  | { readonly type: 'wait'; readonly until: Timestamp; readonly for: 'digest' | 'quiet' }
  /** They are delivered now: those of one step, or all. */
  | { readonly type: 'deliver'; readonly isDigest: boolean }

/**
 * Plans when the notices of a subscription are delivered. It depends on what their addressee knows,
 * and on nothing else.
 *
 * @param first - when the first of them happened
 */
export async function planDelivery(
  db: Kysely<Tables>,
  { person, channel }: { readonly person: string; readonly channel: string },
  settings: NoticeSettings,
  first: Timestamp,
  now: Timestamp,
): Promise<DeliveryPlan> {
  const { timeZone, quietHours, mail, digestTime, push } = settings
  const kind = channelOf(channel)
  if ((kind === 'mail' && mail === 'off') || (kind === PUSH && push === 'off'))
    return { type: 'drop' }
  const isDigest = kind === 'mail' && mail !== 'instant'
  if (isDigest) {
    const until =
      mail === 'hourly' ? nextFullHour(timeZone, first) : nextTimeOfDay(timeZone, digestTime, first)
    if (until > now) return { type: 'wait', until, for: 'digest' }
  }
  const quietUntil = quietHours === null ? undefined : endOfQuiet(timeZone, quietHours, now)
  return quietUntil === undefined || (await isUrgent(db, person, quietUntil))
    ? { type: 'deliver', isDigest }
    : { type: 'wait', until: quietUntil, for: 'quiet' }
}

/** Whether an action of a person, for which play waits, falls due before a time. */
async function isUrgent(db: Kysely<Tables>, person: string, until: Timestamp): Promise<boolean> {
  const due = await db
    .selectFrom('pending_actions')
    .select('match')
    .where('person', '=', person)
    .where('need', '<>', 'optional')
    .where('deadline', '<=', until)
    .limit(1)
    .executeTakeFirst()
  return due !== undefined
}
