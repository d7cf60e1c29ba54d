import type { Timestamp } from '@ackanomic/core'
import type { DeliveryPlan, Notification, Tables, WaitingSubscription } from '@ackanomic/host'
import { channelOf, headOf, NO_ACTIONS } from '@ackanomic/host/modules'
import type { Kysely } from 'kysely'
import type { ClubContext } from '../context.js'
import { readSettings } from './notice-settings.js'
import { endOfQuiet, nextFullHour, nextTimeOfDay } from './zoned-time.js'

/** The channel of web push. Each device has its own subscription, such as `push/x8Zk…`. */
export const PUSH = 'push'

/** Plans a subscription's next delivery. It depends only on what the addressee knows. */
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

/** Whether an action for which play waits falls due before a time. */
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

/**
 * Finds the actions that play awaits from a person, and whether a device that shows turns is to
 * show a notice.
 */
async function turnNotice(
  { store: { db } }: ClubContext,
  { person, channel }: { readonly person: string; readonly channel: string },
  match: string,
  notifications: readonly Notification[],
) {
  const pending = await db
    .selectFrom('pending_actions')
    .select(['action', 'deadline', 'prompt'])
    .where('person', '=', person)
    .where('match', '=', match)
    .where('need', '<>', 'optional')
    .execute()
  const counted = await db
    .selectFrom('matches')
    .select('action_heads')
    .where('id', '=', match)
    .executeTakeFirst()
  const heads = counted === undefined ? NO_ACTIONS : JSON.parse(counted.action_heads)
  // A person who has acted since then awaits another action, even one of the same name and
  // deadline.
  const acted = headOf(heads, person).count
  const actions = pending.map((each) =>
    JSON.stringify([each.action, each.deadline, each.prompt, acted]),
  )
  const awaits = JSON.stringify(actions.sort())
  const told = await db
    .selectFrom('turn_notices')
    .select('awaits')
    .where('person', '=', person)
    .where('channel', '=', channel)
    .where('match', '=', match)
    .executeTakeFirst()
  const isNew = pending.length > 0 && told?.awaits !== awaits
  return {
    actions: [...new Set(pending.map(({ action }) => action))],
    // The events of a game have its rule's clauses. Those of people are always shown.
    isWanted: isNew || notifications.some(({ clause }) => clause === 'host'),
    /** Remembers what the device was told. */
    async settle() {
      if (isNew)
        await db
          .insertInto('turn_notices')
          .values({ person, channel, match, awaits })
          .onConflict((clash) =>
            clash.columns(['person', 'channel', 'match']).doUpdateSet({ awaits }),
          )
          .execute()
      else if (pending.length === 0 && told !== undefined)
        await db
          .deleteFrom('turn_notices')
          .where('person', '=', person)
          .where('channel', '=', channel)
          .where('match', '=', match)
          .execute()
    },
  }
}
