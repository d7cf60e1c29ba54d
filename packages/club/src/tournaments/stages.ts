import type { ResultRecord } from '@ackanomic/core'
import type { Tables } from '@ackanomic/host'
import { saveResult } from '@ackanomic/host/modules'
import type { Transaction } from 'kysely'
import type { ClubContext } from '../context.js'
import { bookingProblem } from '../society/results.js'
import { tableId } from '../tables/create-table.js'
import { winnersOf } from './next-round.js'
import { roundCount } from './pairing.js'
import {
  changePlayer,
  notifyTournament,
  type TournamentState,
  takingPart,
  tournamentName,
  trophyOf,
  updateTournament,
} from './tournament-state.js'

const all = (state: TournamentState): readonly string[] => [
  state.row.opener,
  ...takingPart(state).map(({ person }) => person),
]

/**
 * Seeds people by their ratings, then in the order in which they entered; in an anonymous
 * tournament by chance.
 */
export async function begin(
  context: ClubContext,
  tx: Transaction<Tables>,
  state: TournamentState,
  scores: ReadonlyMap<string, number>,
): Promise<void> {
  const { row } = state
  const people = takingPart(state)
  if (people.length < row.min_players) return cancel(context, tx, state)
  const scoreOf = (person: string): number =>
    row.anonymous === 1
      ? Number.parseInt(tableId(context, '', ['seed', row.id, person]), 36)
      : (scores.get(person) ?? 0)
  const seeded = people.toSorted(
    (one, other) => scoreOf(other.person) - scoreOf(one.person) || one.n - other.n,
  )
  for (const [i, { person }] of seeded.entries())
    await changePlayer(tx, row.id, person, { seed: i + 1 })
  const rounds = roundCount(row.format, row.seats, people.length, row.rounds)
  await updateTournament(tx, row.id, { rounds, started_at: context.now() })
}

export async function cancel(
  context: ClubContext,
  tx: Transaction<Tables>,
  state: TournamentState,
): Promise<void> {
  const { row } = state
  await updateTournament(tx, row.id, { stage: 'cancelled', ended_at: context.now() })
  const message = `The tournament ${tournamentName(row)} is cancelled.`
  await notifyTournament(context, tx, row, { type: 'tournamentCancelled' }, message, all(state))
}

/**
 * Ends a tournament. A single winner of three or more gets the Trophy through the books (1250.2),
 * which record the tournament like a match.
 */
export async function finish(
  context: ClubContext,
  tx: Transaction<Tables>,
  state: TournamentState,
): Promise<void> {
  const { row } = state
  const winners = winnersOf(state)
  const ended = context.now()
  const values = { ended_at: ended, winners: JSON.stringify(winners) }
  await updateTournament(tx, row.id, { stage: 'finished', ...values })
  const record = trophyRecord(context, state, winners, ended)
  if (record !== undefined) {
    const problem = bookingProblem(context, record)
    if (problem !== undefined)
      context.onError({ match: row.id, during: 'booking a Trophy', problem })
    await saveResult(tx, record)
  }
  const won =
    winners.length === 0
      ? 'nobody has won'
      : `${winners.join(' and ')} ${winners.length === 1 ? 'has' : 'have'} won`
  const message = `The tournament ${tournamentName(row)} is over: ${won}.`
  const event = { type: 'tournamentFinished', winners }
  await notifyTournament(context, tx, row, event, message, all(state))
}

/** The record by which the books give a tournament's Trophy, if it has one. */
function trophyRecord(
  context: ClubContext,
  state: TournamentState,
  winners: readonly string[],
  at: number,
): ResultRecord | undefined {
  const { row } = state
  const trophy = trophyOf(context, row)
  const [to] = winners
  if (trophy === 'none' || to === undefined) return undefined
  const players = takingPart(state).map(({ person }) => person)
  return {
    game: context.games[row.game]?.description.rule ?? row.game,
    // No match has such a name.
    match: `tournament: ${row.id}`,
    startedAt: row.started_at ?? at,
    starters: players.length,
    players,
    referees: [],
    refereesMayPlay: false,
    duel: false,
    exhibition: null,
    outcome: {
      at,
      winners,
      ranking: [],
      awards: winners.length === 1 ? [{ award: 'trophy', trophy, to, clause: '1250.2' }] : [],
    },
  }
}
