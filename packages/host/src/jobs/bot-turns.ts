import type { Timestamp } from '@ackanomic/core'
import { sql } from 'kysely'
import type { BotThread } from '../bots/threads.js'
import type { MatchPage, SubmitRequest } from '../contract/match-types.js'
import type { From } from '../contract/operation.js'
import { botNames } from '../matches/decide.js'
import type { MatchRow } from '../matches/match-cache.js'
import { getMatch } from '../matches/reads.js'
import { submitAction } from '../matches/submit.js'
import { skipLocked } from '../store/transact.js'
import type { JobContext } from './context.js'

/** The milliseconds for which a worker holds a match beyond the bot's time limit. */
const LEASE = 30_000

/** The most matches that share the next turns. */
const MAX_WAITING = 1000

/** The milliseconds after which the host reads all waiting matches again. */
const REFRESH = 1000

export class BotQueues {
  readonly #context: JobContext
  /** The waiting matches of each person, in order. Matches of bots alone are under `''`. */
  readonly #queues = new Map<string, Set<string>>()
  #since = 0
  #staleAt = 0

  constructor(context: JobContext) {
    this.#context = context
  }

  /**
   * Takes the matches in which bots act next: for each person the one that waits longest, so that
   * nobody with many matches delays the others.
   */
  async take(): Promise<readonly string[]> {
    if (this.#queues.size === 0 || performance.now() > this.#staleAt) {
      this.#queues.clear()
      this.#since = 0
      this.#staleAt = performance.now() + REFRESH
    }
    const now = this.#context.now()
    for (const { id, owner } of await findWaiting(this.#context, this.#since, now))
      this.#queues.set(owner, (this.#queues.get(owner) ?? new Set()).add(id))
    this.#since = now
    return [...this.#queues].flatMap(([owner, queue]) => {
      const [first] = queue
      if (first !== undefined) queue.delete(first)
      if (queue.size === 0) this.#queues.delete(owner)
      return first ?? []
    })
  }
}

/** Finds matches in which bots became due, in order, each with the first person in it. */
async function findWaiting(
  { store }: JobContext,
  since: Timestamp,
  until: Timestamp,
): Promise<readonly { readonly id: string; readonly owner: string }[]> {
  const waiting = await store.db
    .selectFrom('matches')
    .select(['id', 'automated'])
    .where('bots_due', '>=', since)
    .where('bots_due', '<=', until)
    .where('suspended', 'is', null)
    .orderBy('bots_due')
    .limit(MAX_WAITING)
    .execute()
  if (waiting.length === 0) return []
  const seated = await store.db
    .selectFrom('participants')
    .select(['match', 'person'])
    .where(
      'match',
      'in',
      waiting.map(({ id }) => id),
    )
    .where('seat', 'is not', null)
    .orderBy('match')
    .orderBy('seat')
    .execute()
  const people = new Map<string, string[]>()
  for (const { match, person } of seated) people.set(match, [...(people.get(match) ?? []), person])
  return waiting.map(({ id, automated }) => {
    const programs: object = JSON.parse(automated)
    return { id, owner: people.get(id)?.find((name) => !Object.hasOwn(programs, name)) ?? '' }
  })
}

/** Lets a bot act in a match. Returns `undefined` if none is due. */
export async function playNextBot(
  context: JobContext,
  match: string,
): Promise<boolean | undefined> {
  const { store, botThread } = context
  if (botThread === undefined) return undefined
  const now = context.now()
  const until = now + botThread.milliseconds + LEASE
  const { rows } = await sql<Pick<MatchRow, 'id' | 'automated'>>`
    update matches set bots_due = ${until} where id in (
      select id from matches where id = ${match} and bots_due <= ${now} and suspended is null
      ${skipLocked(store)}
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

/** Lets a bot act. Returns whether it did. */
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

/** Asks a bot for its action. Returns `undefined` if it has none or fails. */
async function chooseAction(
  context: JobContext,
  thread: BotThread,
  { match, game, view, pendingActions, etag }: MatchPage,
  by: string,
  bot: string,
): Promise<From<SubmitRequest> | undefined> {
  const seed = `${match}/${by}/${etag}`
  try {
    const turn = { bot, game, view, pendingActions, now: context.now(), seed }
    const action = await context.telemetry.measure('bot', { match, game, bot }, () =>
      thread.ask(turn),
    )
    return action === undefined
      ? undefined
      : { match, by, idempotencyKey: `bot ${etag}`, etag, action }
  } catch (problem) {
    context.onError({ match, during: botTurnLabel(by), problem })
    return undefined
  }
}

const botTurnLabel = (by: string): string => `the turn of bot ${by}`
