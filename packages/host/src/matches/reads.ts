import {
  type GameError,
  type Match,
  type MatchStatus,
  namesOf,
  ok,
  playerView,
  type Result,
  replay,
  saveMatch,
  type Timestamp,
  type Viewer,
  viewerOf,
} from '@ackanomic/core'
import { maskOf, personOf, type Receipt, senderOf } from '@ackanomic/core/proof'
import type { Kysely } from 'kysely'
import type { DeadLetter } from '../contract/delivery-types.js'
import { type AsyncResult, refuse } from '../contract/errors.js'
import { GameFailure, runGame } from '../contract/game-failure.js'
import type {
  MatchPage,
  MatchQuery,
  NotificationQuery,
  PendingMatchAction,
} from '../contract/match-types.js'
import type { Notification } from '../contract/notification.js'
import type { From, FromAnybody } from '../contract/operation.js'
import type { Tables } from '../store/tables.js'
import { maySeeMatch, rolesOf } from './access.js'
import type { FoundMatch, MatchContext } from './context.js'
import { readInbox } from './inbox.js'
import { type HostedMatch, loadRow, type MatchRow } from './match-cache.js'
import { findRow, isMatchName, type MatchLog, readLog } from './match-rows.js'
import { newerGame } from './migrate-match.js'
import { receiptsOf, sealedSave } from './receipts.js'
import { shownEvents, shownPage } from './shown-match.js'
import { fireDeadlines } from './step-match.js'

/** A match as a person sees it, after due deadlines have fired. */
export async function getMatch(
  context: MatchContext,
  { match: id, by: person, at }: FromAnybody<MatchQuery>,
): AsyncResult<MatchPage> {
  const hosted = await findMatch(context, id, person)
  if (!hosted.ok) return hosted
  const log = at === undefined ? undefined : await readLog(context.store.db, id)
  const page = pageAt(hosted.value, person, log, at)
  return page.ok ? ok(shownPage(hosted.value, page.value, await context.standIns.names())) : page
}

/** A match as it is now, if a person may see it. Rejects with `noMatch` otherwise. */
export async function findMatch(
  context: MatchContext,
  id: string,
  person: string | null,
): AsyncResult<HostedMatch> {
  return shownTo(context, person, await currentMatch(context, id), id)
}

/** A match as a person sees it now or, with its log, saw it at an earlier time. */
function pageAt(
  hosted: HostedMatch,
  person: string | null,
  history: MatchLog | undefined,
  at: Timestamp = 0,
): Result<MatchPage, GameError> {
  const { id, game, match } = hosted
  return runGame(id, () => {
    if (history === undefined) return ok(createPage(hosted, match.state, person))
    const { checkpoint } = history
    const first =
      checkpoint === null ? match.roster.startedAt : game.status(checkpoint.state).clock.now
    if (at < first) return refuse('tooEarly', { match: id })
    const log = history.log.filter((entry) => entry.at <= at)
    const then = replay(game, { ...match, checkpoint, log })
    if (!then.ok) throw new GameFailure(id, then.error.error.message)
    return ok(createPage(hosted, then.value, person))
  })
}

/** The pages of a state, by viewer. */
const pages = new WeakMap<object, Map<Viewer, MatchPage>>()

function createPage(
  { id, game, match }: HostedMatch,
  state: unknown,
  person: string | null,
): MatchPage {
  const viewer = person === null ? 'public' : viewerOf(game.status(state), maskOf(match, person))
  const known = pages.get(Object(state)) ?? new Map<Viewer, MatchPage>()
  pages.set(Object(state), known)
  const kept = known.get(viewer)
  const { chance = null } = match
  if (kept?.match === id && kept.chance === chance) return kept
  const { messages: _, ...shown } = playerView(game, state, viewer, { events: [] })
  const page = {
    match: id,
    game: game.id,
    viewer,
    names: namesOf(shown.view),
    chance,
    signers: match.roster.players.filter((name) =>
      Object.hasOwn(match.declaration?.keys ?? {}, personOf(match, name)),
    ).length,
  }
  const made = Object.freeze({ ...page, ...shown })
  known.set(viewer, made)
  return made
}

/** A time at which no deadline is due: {@link isStale} then checks the game's revision only. */
const NO_DEADLINE: Timestamp = Number.MIN_SAFE_INTEGER

/** Loads a match, after its migration and the deadlines that are due at a time. */
async function upToDateMatch(
  context: MatchContext,
  id: string,
  until: Timestamp,
): Promise<FoundMatch> {
  const row = isMatchName(id) ? await findRow(context.store.db, id) : undefined
  const hasSpectators = row?.spectators === 1
  if (row === undefined || !(await isStale(context, row, until)))
    return { hasSpectators, loaded: await loadRow(context, id, row) }
  const fired = await fireDeadlines(context, id, until)
  return { hasSpectators, loaded: fired.ok ? ok(fired.value.hosted) : fired }
}

/** The match, if a person may see it. Rejects with `noMatch` otherwise. */
async function shownTo(
  context: MatchContext,
  person: string | null,
  { hasSpectators, loaded }: FoundMatch,
  id: string,
): AsyncResult<HostedMatch> {
  return hasSpectators || (await maySeeMatch(context, id, person))
    ? loaded
    : refuse('noMatch', { match: id })
}

/** Loads a match as it is now. Those who ask at the same time share one read. */
function currentMatch(context: MatchContext, id: string): Promise<FoundMatch> {
  const { matchReads } = context
  const shared = matchReads.get(id)
  if (shared !== undefined) return shared
  // It begins after everybody has asked who is about to, so nobody gets an older state.
  const read = Promise.resolve().then(() => {
    matchReads.delete(id)
    return upToDateMatch(context, id, context.now())
  })
  matchReads.set(id, read)
  return read
}

/** Whether a match has a due deadline or needs a migration. */
async function isStale(context: MatchContext, row: MatchRow, until: Timestamp): Promise<boolean> {
  const isDue = row.next_deadline !== null && row.next_deadline <= until
  return row.suspended === null && (isDue || (await newerGame(context, row)) !== undefined)
}

/** A match's save. Rejects with `notInMatch` or `matchGoesOn` if a person may not have it. */
export async function exportMatch(
  context: MatchContext,
  { match: id, by }: FromAnybody<Pick<MatchQuery, 'match'>>,
): AsyncResult<string> {
  const whole = await wholeMatch(context, id, by)
  if (!whole.ok) return whole
  const { game, match } = whole.value
  const { outcome, roster } = game.status(match.state)
  if (by !== null) {
    if (!tookPart(roster, match, maskOf(match, by))) return refuse('notInMatch', { by, match: id })
    if (outcome === null) return refuse('matchGoesOn', { match: id })
  }
  const isSealed = outcome !== null && match.checkpoint === null
  return ok(isSealed ? await sealedSave(context, match) : saveMatch(match))
}

/** Whether a person plays, played, referees or acted in a match. */
function tookPart(
  { seats, referees }: MatchStatus['roster'],
  { log }: Match,
  person: string,
): boolean {
  return (
    referees.includes(person) ||
    seats.some(({ player, holder }) => player === person || holder === person) ||
    log.some((entry) => senderOf(entry) === person)
  )
}

export async function listReceipts(
  context: MatchContext,
  { match: id, by: person }: From<Pick<MatchQuery, 'match'>>,
): AsyncResult<readonly Receipt[]> {
  const whole = await wholeMatch(context, id, person)
  if (!whole.ok) return whole
  return ok(await receiptsOf(context, whole.value.match, person))
}

/** A match with its whole log, for a person, or for the operator without one. */
async function wholeMatch(
  context: MatchContext,
  id: string,
  person: string | null,
): AsyncResult<Pick<HostedMatch, 'game' | 'match'>> {
  const current = await upToDateMatch(context, id, NO_DEADLINE)
  const found = person === null ? current.loaded : await shownTo(context, person, current, id)
  if (!found.ok) return found
  const { db } = context.store
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const hosted = await loadRow(context, id, await findRow(tx, id))
      if (!hosted.ok) return hosted
      const { game, match } = hosted.value
      return ok({ game, match: { ...match, ...(await readLog(tx, id)) } })
    })
}

/** Lists a person's notifications. */
export async function listNotifications(
  context: MatchContext,
  { by, ...query }: From<NotificationQuery>,
): AsyncResult<readonly Notification[]> {
  const items = await readInbox(context.modules, context.store.db, by, query)
  const notifications = items.map(({ notification }) => notification)
  return ok(await shownEvents(context, notifications))
}

/** Lists the actions that matches expect from a person, or from their roles. */
export async function listPendingActions(
  context: MatchContext,
  person: string,
): Promise<readonly PendingMatchAction[]> {
  const roles = await rolesOf(context, person)
  const rows = await context.store.db
    .selectFrom('pending_actions')
    .innerJoin('matches', 'matches.id', 'pending_actions.match')
    .select([
      'pending_actions.match',
      'matches.game',
      'pending_actions.action',
      'pending_actions.need',
      'pending_actions.deadline',
      'pending_actions.prompt',
      'pending_actions.role',
    ])
    .where((where) =>
      roles.length === 0
        ? where('pending_actions.person', '=', person)
        : where.or([
            where('pending_actions.person', '=', person),
            where('pending_actions.role', 'in', roles),
          ]),
    )
    .orderBy('pending_actions.deadline', (order) => order.asc().nullsLast())
    .orderBy('pending_actions.match')
    // The physical order of the rows would reveal that others have acted.
    .orderBy('pending_actions.role', (order) => order.asc().nullsFirst())
    .orderBy('pending_actions.prompt', (order) => order.asc().nullsLast())
    .orderBy('pending_actions.action')
    .execute()
  return rows as readonly PendingMatchAction[]
}

export async function listDeadLetters(db: Kysely<Tables>): Promise<readonly DeadLetter[]> {
  return db.selectFrom('dead_letters').selectAll().orderBy('at', 'desc').execute()
}
