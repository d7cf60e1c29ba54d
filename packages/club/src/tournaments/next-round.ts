import type { Tables } from '@ackanomic/host'
import type { Transaction } from 'kysely'
import type { ClubContext } from '../context.js'
import { bySeed } from './decide-pairing.js'
import { type BeforeRound, type Pairing, pairRound, unbeaten } from './pairing.js'
import { addRoundTable, roundTable, tournamentName } from './round-table.js'
import { byeHalves, standingsOf } from './standings.js'
import { noticeOfMatch, notifyTournament } from './tournament-notices.js'
import {
  apartPairs,
  decidedPairings,
  type PairingRow,
  type TournamentState,
  takingPart,
} from './tournament-state.js'
import type { TournamentFormat } from './tournament-types.js'

/** A tournament before its next round. */
function beforeRound(state: TournamentState): BeforeRound {
  const { row } = state
  const format = row.format as TournamentFormat
  const players = takingPart(state)
  const people = players.map(({ person }) => person)
  const here = new Set(
    players.filter((each) => each.state === 'entered').map(({ person }) => person),
  )
  const earlier = decidedPairings(state)
  const apart = apartPairs(state)
  return {
    ...{ format, seats: row.seats, round: row.round + 1, people, earlier },
    isHere: (person) => here.has(person),
    standings: standingsOf(format, people, earlier),
    isApart: (one, other) =>
      apart.some(([a, b]) => (a === one && b === other) || (a === other && b === one)),
  }
}

/** Whether a tournament whose rounds are all decided has ended. */
export function isOver(state: TournamentState): boolean {
  const { row } = state
  const before = beforeRound(state)
  if (row.format === 'knockOut') return unbeaten(before).length < 2
  const here = before.people.filter(before.isHere)
  return row.round >= (row.rounds ?? 0) || here.length < row.seats
}

/** The best of those who are still there; several if they are equal in everything. */
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
  const rows: PairingRow[] = []
  for (const [i, pairing] of pairRound(before).entries()) {
    const board = i + 1
    const matches: string[] = []
    if (pairing.kind === 'match' && pairing.players.every(before.isHere)) {
      const place = { round, board, attempt: 1 }
      const table = await roundTable(context, tx, row, place, pairing.players)
      await addRoundTable(tx, table)
      await noticeOfMatch(context, tx, row, round, table)
      matches.push(table.row.id)
    } else {
      const message = `You have no match in round ${round} of ${tournamentName(row)}.`
      const idle = pairing.players.filter(before.isHere)
      await notifyTournament(context, tx, row, { type: 'roundWithoutMatch' }, message, idle)
    }
    const halves = unplayedHalves(state, pairing)
    rows.push({
      ...{ tournament: row.id, round, board, kind: pairing.kind },
      players: JSON.stringify(pairing.players),
      matches: JSON.stringify(matches),
      match: matches[0] ?? null,
      result: halves === undefined ? null : JSON.stringify(halves),
      decided: halves === undefined ? null : 'unplayed',
    })
  }
  if (rows.length > 0) await tx.insertInto('tournament_pairings').values(rows).execute()
  await tx
    .updateTable('tournaments')
    .set({ round, round_started_at: context.now() })
    .where('id', '=', row.id)
    .execute()
}

/** The points of a pairing without a match; `undefined` if there is to be one. */
function unplayedHalves(
  { row, people }: TournamentState,
  { kind, players }: Pairing,
): readonly number[] | undefined {
  const format = row.format as TournamentFormat
  if (kind === 'bye') return [byeHalves(format, row.seats)]
  if (kind === 'match') return undefined
  return format === 'knockOut' ? bySeed({ people }, players) : players.map(() => 1)
}
