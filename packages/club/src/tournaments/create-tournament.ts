import { days, ok } from '@ackanomic/core'
import type { From } from '@ackanomic/host'
import { transact } from '@ackanomic/host/modules'
import type { ClubContext } from '../context.js'
import { type AsyncResult, refuse } from '../contract/errors.js'
import { checkQuota } from '../moderation/quotas.js'
import { checkStanding } from '../moderation/sanctions.js'
import type { TournamentRow } from '../store/tables.js'
import { checkOpening, storedClock, tableId } from '../tables/create-table.js'
import { checkStart, seatingOf } from '../tables/start-table.js'
import { roundTable } from './round-table.js'
import { readTournament, tournamentView } from './tournament-state.js'
import type { CreateTournamentRequest, Tournament } from './tournament-types.js'

const LIFETIME = days(14)

export async function createTournament(
  context: ClubContext,
  request: From<CreateTournamentRequest>,
): AsyncResult<Tournament> {
  const problem = sizeProblem(request)
  if (problem !== undefined) return refuse('badRequest', { problem })
  const possibly = await checkOpening(context, request)
  if (!possibly.ok) return possibly
  const { by, trophy } = request
  if (trophy !== undefined && !(await context.hasRole(by, 'host')))
    return refuse('missingRole', { by, role: 'host' })
  const clock = storedClock(request.clock, context.now())
  if (!clock.ok) return clock
  const row = { ...rowOf(context, request), clock: clock.value }
  const { store } = context
  // Every match of every round must be able to start like this.
  const players = Array.from({ length: row.seats }, (_, i) => `Player ${i + 1}`)
  const place = { round: 1, board: 1, attempt: 1 }
  const table = await roundTable(context, store.db, row, place, players)
  const possible = await checkStart(context, table, await seatingOf(context, store.db, table))
  if (!possible.ok) return possible
  return transact(store, async (tx): AsyncResult<Tournament> => {
    const known = await readTournament(store, tx, row.id)
    if (known !== undefined) return ok(tournamentView(context, known, by))
    const allowed = await checkStanding(context, tx, by)
    if (!allowed.ok) return allowed
    const quota = await checkQuota(context, tx, by, 'openTournaments')
    if (!quota.ok) return quota
    await tx
      .insertInto('tournaments')
      .values(row)
      .onConflict((clash) => clash.doNothing())
      .execute()
    return ok(tournamentView(context, { row, people: [], pairings: [] }, by))
  })
}

/** The reason why a tournament cannot have so many players or rounds. */
function sizeProblem({
  format,
  seats = 2,
  rounds,
  minPlayers = seats,
  maxPlayers,
  apart = [],
}: CreateTournamentRequest): string | undefined {
  if (seats > 2 && format !== 'swiss')
    return 'Tables with more than two seats need the format "swiss".'
  if (rounds !== undefined && format !== 'swiss')
    return 'Only a Swiss tournament has a number of rounds of your choice.'
  if (minPlayers < seats) return '"minPlayers" must be enough for one table.'
  if (maxPlayers < minPlayers) return '"maxPlayers" must not be less than "minPlayers".'
  return apart.some(([one, other]) => one === other)
    ? '"apart" must have pairs of two different people.'
    : undefined
}

function rowOf(
  context: ClubContext,
  request: From<CreateTournamentRequest>,
): Omit<TournamentRow, 'clock'> {
  const { by, idempotencyKey, game, format, seats = 2, apart = [] } = request
  const now = context.now()
  return {
    id: tableId(context, `${game.slice(0, 28)} cup`, ['cup', by, idempotencyKey]),
    opener: by,
    game,
    title: request.title ?? null,
    options: JSON.stringify(request.options ?? null),
    format,
    seats,
    rounds: request.rounds ?? null,
    min_players: request.minPlayers ?? seats,
    max_players: request.maxPlayers,
    round_time: request.roundTime ?? null,
    messages: request.messages ?? null,
    anonymous: Number(request.anonymous ?? false),
    listed: Number(request.listed ?? true),
    apart: JSON.stringify(apart),
    trophy: request.trophy ?? null,
    stage: 'open',
    round: 0,
    round_started_at: null,
    opened_at: now,
    expires_at: request.until ?? now + LIFETIME,
    started_at: null,
    ended_at: null,
    winners: '[]',
  }
}
