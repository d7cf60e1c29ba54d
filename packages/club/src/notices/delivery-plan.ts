import type { Timestamp } from '@ackanomic/core'
import type { DeliveryPlan, Notification, Tables, WaitingSubscription } from '@ackanomic/host'
import { channelOf } from '@ackanomic/host/modules'
import type { Kysely } from 'kysely'
import type { ClubContext } from '../context.js'
import { readSettings } from './notice-settings.js'
import { turnNotice } from './turn-notices.js'
import { endOfQuiet, nextFullHour, nextTimeOfDay } from './zoned-time.js'

/** The channel of web push. Each device has a subscription of its own, such as `push/x8Zk…`. */
export const PUSH = 'push'

/**
 * Plans the next delivery of a subscription. It depends on what their addressee knows, and on nothing
 * else.
 */
export async function planDelivery(
  context: ClubContext,
  subscription: WaitingSubscription,
  { all, step }: { readonly all: readonly Notification[]; readonly step: readonly Notification[] },
): Promise<DeliveryPlan> {
  const { db } = context.store
  const { person, channel, latest } = subscription
  const settings = await readSettings(db, person)
  const { timeZone, quietHours, mail, digestTime, push } = settings
  const kind = channelOf(channel)
  if ((kind === 'mail' && mail === 'off') || (kind === PUSH && push === 'off'))
    return { type: 'skip', upTo: latest }
  const first = all[0]?.at ?? 0
  const isDigest = kind === 'mail' && mail !== 'instant'
  if (isDigest) {
    const until =
      mail === 'hourly' ? nextFullHour(timeZone, first) : nextTimeOfDay(timeZone, digestTime, first)
    if (until > context.now()) return { type: 'wait', until, for: 'digest' }
  }
  const quietUntil =
    quietHours === null ? undefined : endOfQuiet(timeZone, quietHours, context.now())
  if (quietUntil !== undefined && !(await isUrgent(db, person, quietUntil)))
    return { type: 'wait', until: quietUntil, for: 'quiet' }
  if (kind !== PUSH) return { type: 'deliver', isDigest }
  const turn = await turnNotice(context, subscription, all[0]?.match ?? '', step)
  if (push !== 'turns' || turn.isWanted)
    return { type: 'deliver', isDigest, awaits: turn.actions, onSettled: () => turn.settle() }
  await turn.settle()
  return { type: 'skip', upTo: step.at(-1)?.n ?? latest }
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
