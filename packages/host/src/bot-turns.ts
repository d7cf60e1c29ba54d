import { sql } from 'kysely'
import type { BotThread } from './bots/threads.js'
import type { House, Household } from './context.js'
import { botsIn } from './decide.js'
import type { MatchRow } from './match-cache.js'
import { lookAt } from './queries.js'
import { submitTo } from './steps.js'
import type { MatchPage, SubmitRequest } from './types.js'

/** How much longer than a bot's budget a match belongs to the worker that asks it, milliseconds. */
const LEASE = 30_000

/** Has a bot act in the match that has waited longest for one; `undefined` when none waits. */
export async function playOne(house: House): Promise<boolean | undefined> {
  const { store, thread } = house
  if (thread === undefined) return undefined
  const now = house.now()
  const until = now + thread.milliseconds + LEASE
  const { rows } = await sql<Pick<MatchRow, 'id' | 'automated'>>`
    update matches set bots = ${until} where id in (
      select id from matches where bots <= ${now} and fault is null
      order by bots limit 1 for update skip locked
    ) returning id, automated`.execute(store.db)
  const [row] = rows
  if (row === undefined) return undefined
  const programs: Readonly<Record<string, string>> = JSON.parse(row.automated)
  const wanted = await store.db
    .selectFrom('wanted')
    .select('person')
    .distinct()
    .where('match', '=', row.id)
    .where('need', '<>', 'optional')
    .where('person', 'in', ['', ...botsIn(programs)])
    .orderBy('person')
    .execute()
  for (const { person } of wanted) {
    const bot = person === null ? undefined : programs[person]
    if (person === null || bot === undefined) continue
    if (await acts(house, thread, row.id, person, bot)) return true
  }
  // Nothing came of it: the match waits until something else happens in it.
  await store.db
    .updateTable('matches')
    .set({ bots: null })
    .where('id', '=', row.id)
    .where('bots', '=', until)
    .execute()
  return false
}

/** Has one bot act; whether it did. */
async function acts(
  house: House,
  thread: BotThread,
  match: string,
  by: string,
  bot: string,
): Promise<boolean> {
  const look = await lookAt(house, match, by, undefined)
  if (!look.ok) return false
  const turn = await turnOf(house, thread, look.value, by, bot)
  if (turn === undefined) return false
  const done = await submitTo(house, turn)
  // While it thought, somebody else may have acted: then the match is due again by that.
  if (!done.ok && done.error.code !== 'staleView')
    house.onError({ match, during: turning(by), problem: done.error.message })
  return done.ok
}

/** What a bot does in its turn; nothing, where it has no move or fails. */
export async function turnOf(
  house: Household,
  thread: BotThread,
  { match, game, view, pendingActions, etag }: MatchPage,
  by: string,
  bot: string,
): Promise<SubmitRequest | undefined> {
  const seed = `${match}/${by}/${etag}`
  try {
    const action = await thread.ask({
      bot,
      game,
      view,
      pendingActions,
      now: house.now(),
      seed,
    })
    return action === undefined
      ? undefined
      : { match, by, idempotencyKey: `bot ${etag}`, etag, action }
  } catch (problem) {
    house.onError({ match, during: turning(by), problem })
    return undefined
  }
}

/** What is done while a bot acts, for whoever is told of a fault. */
export const turning = (by: string): string => `the turn of the bot ${by}`
