import type { Notification } from '@ackanomic/host'
import type { ClubContext } from '../context.js'

/** What play awaits from a person in a match, and whether a device of theirs is to show it. */
export interface TurnNotice {
  /** The names of the actions for which play waits. */
  readonly actions: readonly string[]
  /**
   * Whether the notices are worth a look: people have written or invited, or play awaits something
   * else than when the device was last told.
   */
  readonly isWanted: boolean
  /** Remembers what the device was told, once it was. */
  settle(): Promise<void>
}

/** Finds out whether a device that shows turns is to show some notices. */
export async function turnNotice(
  { store: { db } }: ClubContext,
  { person, channel }: { readonly person: string; readonly channel: string },
  match: string,
  notifications: readonly Notification[],
): Promise<TurnNotice> {
  const pending = await db
    .selectFrom('pending_actions')
    .select(['action', 'deadline', 'prompt'])
    .where('person', '=', person)
    .where('match', '=', match)
    .where('need', '<>', 'optional')
    .execute()
  const counted = await db
    .selectFrom('matches')
    .select('action_counts')
    .where('id', '=', match)
    .executeTakeFirst()
  // Who has acted since waits for something else, even if it has the same name and deadline.
  const acted: unknown = JSON.parse(counted?.action_counts ?? '{}')[person]
  const actions = pending.map((each) =>
    JSON.stringify([each.action, each.deadline, each.prompt, acted ?? 0]),
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
    // The events of a game have the clauses of its rule.
    isWanted: isNew || notifications.some(({ clause }) => clause === 'host'),
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
