import type { Tables } from '@ackanomic/host'
import type { Transaction } from 'kysely'
import type { ClubContext } from '../context.js'
import { bySeed } from './decide-pairing.js'
import { type BeforeRound, type Pairing, pairRound, unbeaten } from './pairing.js'
import { addRoundTable } from './round-table.js'
import { byeHalves, standingsOf } from './standings.js'
import {
  apartPairs,
  decidedPairings,
  notifyTournament,
  peopleHere,
  type TournamentState,
  takingPart,
  tournamentName,
  updateTournament,
} from './tournament-state.js'

function beforeRound(state: TournamentState): BeforeRound {
  const { row } = state
  const { format, seats } = row
  const people = takingPart(state).map(({ person }) => person)
  const here = peopleHere(state)
  const earlier = decidedPairings(state)
  const apart = apartPairs(state)
  return {
    format,
    seats,
    round: row.round + 1,
    rounds: row.rounds,
    people,
    earlier,
    isHere: (person) => here.has(person),
    standings: standingsOf(format, people, earlier),
    isApart: (one, other) =>
      apart.some(([a, b]) => (a === one && b === other) || (a === other && b === one)),
  }
}

export function isOver(state: TournamentState): boolean {
  const { row } = state
  const before = beforeRound(state)
  if (row.format === 'knockOut') return unbeaten(before).length < 2
  const here = before.people.filter(before.isHere)
  return row.round >= (row.rounds ?? 0) || here.length < row.seats
}

/** The best people who are still there; several if they are equal in everything. */
export function winnersOf(state: TournamentState): readonly string[] {
  const before = beforeRound(state)
  if (state.row.format === 'knockOut') return unbeaten(before)
  const here = before.standings.filter(({ person }) => before.isHere(person))
  const best = Math.min(...here.map(({ rank }) => rank))
  return here.filter(({ rank }) => rank === best).map(({ person }) => person)
}

/** Pairs the next round, and starts its matches. */
export async function startRound(
  context: ClubContext,
  tx: Transaction<Tables>,
  state: TournamentState,
): Promise<void> {
  const { row } = state
  const round = row.round + 1
  const before = beforeRound(state)
  for (const [i, pairing] of pairRound(before).entries()) {
    const board = i + 1
    let match: string | null = null
    if (pairing.kind === 'match' && pairing.players.every(before.isHere)) {
      const place = { round, board, attempt: 1 }
      match = await addRoundTable(context, tx, row, place, pairing.players)
    } else {
      const message = `You have no match in round ${round} of ${tournamentName(row)}.`
      const idle = pairing.players.filter(before.isHere)
      await notifyTournament(context, tx, row, { type: 'roundWithoutMatch' }, message, idle)
    }
    const halves = unplayedHalves(state, pairing)
    await tx
      .insertInto('tournament_pairings')
      .values({
        tournament: row.id,
        round,
        board,
        kind: pairing.kind,
        match,
        players: JSON.stringify(pairing.players),
        matches: JSON.stringify(match === null ? [] : [match]),
        result: halves === undefined ? null : JSON.stringify(halves),
        decided: halves === undefined ? null : 'unplayed',
      })
      .execute()
  }
  await updateTournament(tx, row.id, { round, round_started_at: context.now() })
}

/** The points of a pairing without a match, if it has none. */
function unplayedHalves(
  { row, people }: TournamentState,
  { kind, players }: Pairing,
): readonly number[] | undefined {
  if (kind === 'bye') return [byeHalves(row.format, row.seats)]
  if (kind === 'match') return undefined
  return row.format === 'knockOut' ? bySeed({ people }, players) : players.map(() => 1)
}
