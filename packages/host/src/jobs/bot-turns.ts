import { sql } from 'kysely'
import type { BotThread } from '../bots/threads.js'
import type { MatchPage, SubmitRequest } from '../contract/match-types.js'
import type { From } from '../contract/operation.js'
import { botNames } from '../matches/decide.js'
import type { MatchRow } from '../matches/match-cache.js'
import { getMatch } from '../matches/reads.js'
import { submitAction } from '../matches/submit.js'
import { skipLocked } from '../store/skip-locked.js'
import type { JobContext } from './context.js'

/** How much longer than the bot's time limit a worker holds a match, in milliseconds. */
const LEASE = 30_000

/**
 * Lets a bot act in a match if one is due there, or in the match that has waited longest. Returns
 * `undefined` if none waits.
 */
export async function playNextBot(
  context: JobContext,
  match?: string,
): Promise<boolean | undefined> {
  const { store, botThread } = context
  if (botThread === undefined) return undefined
  const now = context.now()
  const until = now + botThread.milliseconds + LEASE
  const { rows } = await sql<Pick<MatchRow, 'id' | 'automated'>>`
    update matches set bots_due = ${until} where id in (
      select id from matches where bots_due <= ${now} and suspended is null
      ${match === undefined ? sql`` : sql`and id = ${match}`}
      order by bots_due limit 1 ${skipLocked(store)}
    ) returning id, automated`.execute(store.db)
  const [row] = rows
  if (row === undefined) return undefined
  const automated: Readonly<Record<string, string>> = JSON.parse(row.automated)
  const pending = await store.db
    .selectFrom('pending_actions')
    .select('person')
    .distinct()
    .where('match', '=', row.id)
    .where('need', '<>', 'optional')
    .where('person', 'in', ['', ...botNames(automated)])
    .orderBy('person')
    .execute()
  for (const { person } of pending) {
    const bot = person === null ? undefined : automated[person]
    if (person === null || bot === undefined) continue
    if (await playBot(context, botThread, row.id, person, bot)) return true
  }
  // No bot acted. The match waits until something else happens in it.
  await store.db
    .updateTable('matches')
    .set({ bots_due: null })
    .where('id', '=', row.id)
    .where('bots_due', '=', until)
    .execute()
  return false
}

/** Lets one bot act. Returns whether it did. */
async function playBot(
  context: JobContext,
  thread: BotThread,
  match: string,
  by: string,
  bot: string,
): Promise<boolean> {
  const page = await getMatch(context, { match, by })
  if (!page.ok) return false
  const turn = await chooseAction(context, thread, page.value, by, bot)
  if (turn === undefined) return false
  const done = await submitAction(context, turn)
  // If somebody else acted meanwhile, the match is due again anyway.
  if (!done.ok && done.error.code !== 'staleView')
    context.onError({ match, during: botTurnLabel(by), problem: done.error.message })
  return done.ok
}

/** Asks a bot for its action. Returns `undefined` if it has no move or fails. */
async function chooseAction(
  context: JobContext,
  thread: BotThread,
  { match, game, view, pendingActions, etag }: MatchPage,
  by: string,
  bot: string,
): Promise<From<SubmitRequest> | undefined> {
  const seed = `${match}/${by}/${etag}`
  try {
    const action = await thread.ask({
      bot,
      game,
      view,
      pendingActions,
      now: context.now(),
      seed,
    })
    return action === undefined
      ? undefined
      : { match, by, idempotencyKey: `bot ${etag}`, etag, action }
  } catch (problem) {
    context.onError({ match, during: botTurnLabel(by), problem })
    return undefined
  }
}

/** Names a bot's turn in an incident. */
const botTurnLabel = (by: string): string => `the turn of bot ${by}`
