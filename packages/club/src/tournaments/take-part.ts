import { ok, type Rejection, type Result } from '@ackanomic/core'
import type { From, Tables } from '@ackanomic/host'
import { type FromAnybody, transact } from '@ackanomic/host/modules'
import type { Transaction } from 'kysely'
import type { ClubContext } from '../context.js'
import { type AsyncResult, refuse } from '../contract/errors.js'
import { checkEntries } from '../moderation/quotas.js'
import { checkBan } from '../moderation/sanctions.js'
import { advanceTournament } from './advance.js'
import { tournamentName } from './round-table.js'
import { cancel } from './stages.js'
import { notifyTournament } from './tournament-notices.js'
import {
  maySeeTournament,
  readTournament,
  type TournamentState,
  takingPart,
  tournamentView,
} from './tournament-state.js'
import type {
  KeepApartRequest,
  RemoveFromTournamentRequest,
  Tournament,
  TournamentRequest,
} from './tournament-types.js'

type Done = Result<void, Rejection>

const DONE: Done = ok(undefined)

/**
 * Changes a tournament in a transaction, and takes it as far as it goes then. A request by nobody is
 * the operator's.
 */
async function changeTournament(
  context: ClubContext,
  request: FromAnybody<TournamentRequest>,
  change: (state: TournamentState, tx: Transaction<Tables>) => Promise<Done>,
): AsyncResult<Tournament> {
  const { tournament: id, by, link } = request
  const { store } = context
  const changed = await transact(store, async (tx) => {
    const state = await readTournament(store, tx, id, true)
    if (state === undefined || (by !== null && !maySeeTournament(context, state, by, link)))
      return refuse('noTournament', { tournament: id })
    return change(state, tx)
  })
  if (!changed.ok) return changed
  await advanceTournament(context, id)
  const after = await readTournament(store, store.db, id)
  return after === undefined
    ? refuse('noTournament', { tournament: id })
    : ok(tournamentView(context, after, by))
}

const isOpen = ({ now }: ClubContext, { row }: TournamentState): boolean =>
  row.stage === 'open' && row.expires_at > now()

const closed = ({ row }: TournamentState) => refuse('tournamentClosed', { tournament: row.id })

/** Only the opener may. */
function openerOnly({ row }: TournamentState, by: string): Done {
  const { id: tournament, opener } = row
  return opener === by ? DONE : refuse('notOrganizer', { tournament, opener })
}

/** Enters a tournament. The last person whom it takes starts it. */
export function enterTournament(
  context: ClubContext,
  request: From<TournamentRequest>,
): AsyncResult<Tournament> {
  const { tournament, by } = request
  return changeTournament(context, request, async (state, tx) => {
    const { row, people } = state
    const own = people.find(({ person }) => person === by)
    if (own?.state === 'entered') return DONE
    if (!isOpen(context, state)) return closed(state)
    const allowed = await checkBan(context, tx, by)
    if (!allowed.ok) return allowed
    if (own?.state === 'removed') return refuse('notEligible', { tournament })
    const entered = takingPart(state).length
    if (entered >= row.max_players) return refuse('tournamentFull', { tournament })
    const quota = await checkEntries(context, tx, by)
    if (!quota.ok) return quota
    const n = Math.max(0, ...people.map((each) => each.n + 1))
    await tx
      .insertInto('tournament_players')
      .values({ tournament, person: by, n, seed: null, state: 'entered' })
      .execute()
    const message = `${by} has entered the tournament ${tournamentName(row)}.`
    const event = { type: 'tournamentEntered', person: by }
    const told = [row.opener].filter((person) => person !== by)
    await notifyTournament(context, tx, row, event, message, told)
    if (entered + 1 === row.max_players) await setRunning(tx, tournament)
    return DONE
  })
}

const setRunning = (tx: Transaction<Tables>, id: string): Promise<unknown> =>
  tx.updateTable('tournaments').set({ stage: 'running' }).where('id', '=', id).execute()

/** Withdraws from a tournament. */
export async function withdrawFromTournament(
  context: ClubContext,
  request: From<TournamentRequest>,
): AsyncResult<Tournament> {
  const { tournament, by } = request
  await settle(context, tournament)
  return changeTournament(context, request, async (state, tx) => {
    if (!takingPart(state).some(({ person }) => person === by))
      return refuse('notEntered', { by, tournament })
    return leave(context, tx, state, by, 'withdrawn', [state.row.opener])
  })
}

/** Removes a person from a tournament. */
export async function removeFromTournament(
  context: ClubContext,
  { person, ...request }: From<RemoveFromTournamentRequest>,
): AsyncResult<Tournament> {
  const { tournament, by } = request
  await settle(context, tournament)
  return changeTournament(context, request, async (state, tx) => {
    const isOpener = openerOnly(state, by)
    if (!isOpener.ok) return isOpener
    if (!state.people.some((each) => each.person === person))
      return refuse('notEntered', { by: person, tournament })
    return leave(context, tx, state, person, 'removed', [person])
  })
}

/** Counts matches that have ended before somebody leaves. */
async function settle(context: ClubContext, id: string): Promise<void> {
  await advanceTournament(context, id)
}

async function leave(
  context: ClubContext,
  tx: Transaction<Tables>,
  state: TournamentState,
  person: string,
  how: 'withdrawn' | 'removed',
  told: readonly string[],
): Promise<Done> {
  const { row } = state
  const before = state.people.find((each) => each.person === person)
  if (before?.state !== 'entered') return DONE
  const isFree = isOpen(context, state)
  if (!isFree && row.stage !== 'running') return closed(state)
  const own = <Query extends { where(column: never, is: '=', value: never): Query }>(
    query: Query,
  ): Query =>
    query
      .where('tournament' as never, '=', row.id as never)
      .where('person' as never, '=', person as never)
  if (isFree && how === 'withdrawn') await own(tx.deleteFrom('tournament_players')).execute()
  else await own(tx.updateTable('tournament_players').set({ state: how })).execute()
  const message = `${person} is no longer in the tournament ${tournamentName(row)}.`
  const event = { type: 'tournamentLeft', person }
  const others = told.filter((each) => how === 'removed' || each !== person)
  await notifyTournament(context, tx, row, event, message, others)
  return DONE
}

/** Sets who may not meet. */
export async function keepApart(
  context: ClubContext,
  { apart, ...request }: From<KeepApartRequest>,
): AsyncResult<Tournament> {
  return changeTournament(context, request, async (state, tx) => {
    const isOpener = openerOnly(state, request.by)
    if (!isOpener.ok) return isOpener
    if (!isOpen(context, state) && state.row.stage !== 'running') return closed(state)
    await tx
      .updateTable('tournaments')
      .set({ apart: JSON.stringify(apart) })
      .where('id', '=', state.row.id)
      .execute()
    return DONE
  })
}

/** Starts a tournament that is not full. */
export function startTournament(
  context: ClubContext,
  request: From<TournamentRequest>,
): AsyncResult<Tournament> {
  return changeTournament(context, request, async (state, tx) => {
    const isOpener = openerOnly(state, request.by)
    if (!isOpener.ok) return isOpener
    if (state.row.stage === 'running') return DONE
    if (!isOpen(context, state)) return closed(state)
    const [entered, least] = [takingPart(state).length, state.row.min_players]
    if (entered < least) return refuse('tooFewEntered', { entered, least })
    await setRunning(tx, state.row.id)
    return DONE
  })
}

/** Cancels a tournament for its opener or, by nobody, for the operator. Its matches go on. */
export function cancelTournament(
  context: ClubContext,
  request: FromAnybody<TournamentRequest>,
): AsyncResult<Tournament> {
  const { by } = request
  return changeTournament(context, request, async (state, tx) => {
    const isAllowed = by === null ? DONE : openerOnly(state, by)
    if (!isAllowed.ok) return isAllowed
    const { stage } = state.row
    if (stage === 'cancelled') return DONE
    if (stage === 'finished') return closed(state)
    await cancel(context, tx, state)
    return DONE
  })
}

/** Cancels the tournaments of a person that have not started, and withdraws from all others. */
export async function leaveTournaments(context: ClubContext, by: string): Promise<void> {
  const { db } = context.store
  const opened = await db
    .selectFrom('tournaments')
    .select('id')
    .where('opener', '=', by)
    .where('stage', '=', 'open')
    .execute()
  for (const { id } of opened) await cancelTournament(context, { tournament: id, by })
  const entered = await db
    .selectFrom('tournament_players')
    .innerJoin('tournaments', 'tournaments.id', 'tournament_players.tournament')
    .select('tournaments.id')
    .where('tournament_players.person', '=', by)
    .where('tournament_players.state', '=', 'entered')
    .where('tournaments.stage', 'in', ['open', 'running'])
    .execute()
  for (const { id } of entered) await withdrawFromTournament(context, { tournament: id, by })
}
