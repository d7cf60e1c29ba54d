import { type GameError, ok, type Result } from '@ackanomic/core'
import type { Handlers, Tables } from '@ackanomic/host'
import { type FromAnybody, transact } from '@ackanomic/host/modules'
import { sql, type Transaction } from 'kysely'
import type { ClubContext } from '../context.js'
import { readPage } from '../contract/cursor.js'
import { type AsyncResult, refuse } from '../contract/errors.js'
import type { GamePageQuery } from '../contract/page-types.js'
import { checkQuota } from '../moderation/quotas.js'
import { checkStanding } from '../moderation/sanctions.js'
import { advanceTournament } from './advance.js'
import { createTournament } from './create-tournament.js'
import { cancel } from './stages.js'
import type { tournamentOperations } from './tournament-operations.js'
import {
  changePlayer,
  maySeeTournament,
  notifyTournament,
  readTournament,
  stageOf,
  summaryOf,
  type TournamentState,
  takingPart,
  tournamentName,
  tournamentView,
  updateTournament,
} from './tournament-state.js'
import type { Tournament, TournamentPage, TournamentRequest } from './tournament-types.js'

type Done = Result<void, GameError>

export function tournamentHandlers(context: ClubContext): Handlers<typeof tournamentOperations> {
  const { store } = context
  const stageNow = ({ row }: TournamentState) => stageOf(row, context.now())
  return {
    createTournament: (request) => createTournament(context, request),
    listTournaments: (query) => listTournaments(context, 'listed', query),
    listMyTournaments: (query) => listTournaments(context, 'own', query),
    async getTournament({ tournament: id, by, link }) {
      const state = await readTournament(store, store.db, id)
      return state === undefined || !maySeeTournament(context, state, by, link)
        ? refuse('noTournament', { tournament: id })
        : ok(tournamentView(context, state, by))
    },
    enterTournament: (request) =>
      changeTournament(context, request, async (state, tx) => {
        const { tournament, by } = request
        const { row, people } = state
        const own = people.find(({ person }) => person === by)
        if (own?.state === 'entered') return ok(undefined)
        if (stageNow(state) !== 'open') return refuse('tournamentClosed', { tournament })
        const allowed = await checkStanding(context, tx, by)
        if (!allowed.ok) return allowed
        if (own?.state === 'removed') return refuse('notEligible', { tournament })
        const entered = takingPart(state).length
        if (entered >= row.max_players) return refuse('tournamentFull', { tournament })
        const quota = await checkQuota(context, tx, by, 'tournamentEntries')
        if (!quota.ok) return quota
        const n = Math.max(0, ...people.map((each) => each.n + 1))
        await tx
          .insertInto('tournament_players')
          .values({ tournament, person: by, n, state: 'entered' })
          .execute()
        const message = `${by} has entered the tournament ${tournamentName(row)}.`
        const event = { type: 'tournamentEntered', person: by }
        const told = [row.opener].filter((person) => person !== by)
        await notifyTournament(context, tx, row, event, message, told)
        // The last person whom it takes starts it.
        if (entered + 1 === row.max_players)
          await updateTournament(tx, tournament, { stage: 'running' })
        return ok(undefined)
      }),
    async withdrawFromTournament(request) {
      const { tournament, by } = request
      // Matches that have ended count before somebody leaves.
      await advanceTournament(context, tournament)
      return changeTournament(context, request, async (state, tx) =>
        takingPart(state).some(({ person }) => person === by)
          ? leave(context, tx, state, by, 'withdrawn')
          : refuse('notEntered', { by, tournament }),
      )
    },
    async removeFromTournament({ person, ...request }) {
      const { tournament } = request
      await advanceTournament(context, tournament)
      return changeAsOpener(context, request, async (state, tx) =>
        state.people.some((each) => each.person === person)
          ? leave(context, tx, state, person, 'removed')
          : refuse('notEntered', { by: person, tournament }),
      )
    },
    keepApart: ({ apart, ...request }) =>
      changeAsOpener(context, request, async (state, tx) => {
        const [{ id }, stage] = [state.row, stageNow(state)]
        if (stage !== 'open' && stage !== 'running')
          return refuse('tournamentClosed', { tournament: id })
        await updateTournament(tx, id, { apart: JSON.stringify(apart) })
        return ok(undefined)
      }),
    startTournament: (request) =>
      changeAsOpener(context, request, async (state, tx) => {
        const [{ id, min_players: least }, stage] = [state.row, stageNow(state)]
        if (stage === 'running') return ok(undefined)
        if (stage !== 'open') return refuse('tournamentClosed', { tournament: id })
        const entered = takingPart(state).length
        if (entered < least) return refuse('tooFewEntered', { entered, least })
        await updateTournament(tx, id, { stage: 'running' })
        return ok(undefined)
      }),
    cancelTournament: (request) =>
      changeAsOpener(context, request, async (state, tx) => {
        const { id, stage } = state.row
        if (stage === 'finished') return refuse('tournamentClosed', { tournament: id })
        if (stage !== 'cancelled') await cancel(context, tx, state)
        return ok(undefined)
      }),
  }
}

async function listTournaments(
  context: ClubContext,
  which: 'listed' | 'own',
  { by, ...query }: FromAnybody<GamePageQuery>,
): AsyncResult<TournamentPage> {
  const { db } = context.store
  const page = await readPage(
    db
      .selectFrom('tournaments')
      .selectAll()
      .where(
        which === 'listed'
          ? sql<boolean>`listed = 1`
          : sql<boolean>`(opener = ${by} or id in (
              select tournament from tournament_players
              where person = ${by} and (state = 'entered' or seed is not null)))`,
      ),
    query,
  )
  if (!page.ok) return page
  const { rows, next } = page.value
  const ids = rows.map(({ id }) => id)
  const people =
    rows.length === 0
      ? []
      : await db
          .selectFrom('tournament_players')
          .selectAll()
          .where('tournament', 'in', ids)
          .execute()
  const tournaments = rows.map((row) => {
    const own = people.filter(({ tournament }) => tournament === row.id)
    return summaryOf(context, row, own, by)
  })
  return ok({ tournaments, next })
}

/** Changes a tournament in a transaction, and takes it as far as it goes. */
async function changeTournament(
  context: ClubContext,
  { tournament: id, by, link }: FromAnybody<TournamentRequest>,
  change: (state: TournamentState, tx: Transaction<Tables>) => Promise<Done>,
): AsyncResult<Tournament> {
  const { store } = context
  const unknown = refuse('noTournament', { tournament: id })
  const changed = await transact(store, async (tx) => {
    const state = await readTournament(store, tx, id, true)
    return state === undefined || (by !== null && !maySeeTournament(context, state, by, link))
      ? unknown
      : change(state, tx)
  })
  if (!changed.ok) return changed
  await advanceTournament(context, id)
  const after = await readTournament(store, store.db, id)
  return after === undefined ? unknown : ok(tournamentView(context, after, by))
}

/** Changes a tournament for its opener; a request by nobody is the operator's. */
const changeAsOpener: typeof changeTournament = (context, request, change) =>
  changeTournament(context, request, async (state, tx) => {
    const { id: tournament, opener } = state.row
    return request.by === null || request.by === opener
      ? change(state, tx)
      : refuse('notOrganizer', { tournament, opener })
  })

async function leave(
  context: ClubContext,
  tx: Transaction<Tables>,
  { row, people }: TournamentState,
  person: string,
  how: 'withdrawn' | 'removed',
): Promise<Done> {
  const before = people.find((each) => each.person === person)
  if (before?.state !== 'entered') return ok(undefined)
  const stage = stageOf(row, context.now())
  if (stage !== 'open' && stage !== 'running')
    return refuse('tournamentClosed', { tournament: row.id })
  if (stage === 'open' && how === 'withdrawn')
    await tx
      .deleteFrom('tournament_players')
      .where('tournament', '=', row.id)
      .where('person', '=', person)
      .execute()
  else await changePlayer(tx, row.id, person, { state: how })
  const message = `${person} is no longer in the tournament ${tournamentName(row)}.`
  const told = how === 'removed' ? [person] : [row.opener].filter((each) => each !== person)
  await notifyTournament(context, tx, row, { type: 'tournamentLeft', person }, message, told)
  return ok(undefined)
}

/** Cancels a person's tournaments that have not started, and withdraws from all others. */
export async function leaveTournaments(context: ClubContext, by: string): Promise<void> {
  const { db } = context.store
  const handlers = tournamentHandlers(context)
  const sender = { by, currentSession: null }
  const opened = await db
    .selectFrom('tournaments')
    .select('id')
    .where('opener', '=', by)
    .where('stage', '=', 'open')
    .execute()
  for (const { id } of opened) await handlers.cancelTournament({ ...sender, tournament: id })
  const entered = await db
    .selectFrom('tournament_players')
    .innerJoin('tournaments', 'tournaments.id', 'tournament_players.tournament')
    .select('tournaments.id')
    .where('tournament_players.person', '=', by)
    .where('tournament_players.state', '=', 'entered')
    .where('tournaments.stage', 'in', ['open', 'running'])
    .execute()
  for (const { id } of entered) await handlers.withdrawFromTournament({ ...sender, tournament: id })
}
