import type { ResultRecord } from '@ackanomic/core'
import type { Tables } from '@ackanomic/host'
import { findRow, loadRow, peopleBehind, withStandIns } from '@ackanomic/host/modules'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { ClubContext } from '../context.js'
import { type EndSeat, halvesOf, placesOf } from './points.js'
import { addRoundTable } from './round-table.js'
import { type PairingState, peopleHere, type TournamentState } from './tournament-state.js'
import type { TournamentPairing } from './tournament-types.js'

interface Verdict {
  readonly halves: readonly number[]
  readonly decided: TournamentPairing['decided']
}

/**
 * Decides a pairing if its match has ended, or its players have gone. Returns whether it did
 * anything.
 */
export async function decidePairing(
  context: ClubContext,
  tx: Transaction<Tables>,
  state: TournamentState,
  pairing: PairingState,
): Promise<boolean> {
  const verdict = await verdictOn(context, tx, state, pairing)
  if (verdict === undefined) return false
  const { row } = state
  const { round, board, players, matches } = pairing
  const isTie = new Set(verdict.halves).size === 1 && verdict.halves.some((each) => each > 0)
  if (row.format === 'knockOut' && isTie && verdict.decided === 'played' && matches.length < 2) {
    const turned = players.toReversed()
    const match = await addRoundTable(context, tx, row, { round, board, attempt: 2 }, turned)
    const again = { players: JSON.stringify(turned), matches: JSON.stringify([...matches, match]) }
    await change(tx, row.id, pairing, { ...again, match })
    return true
  }
  const halves = row.format === 'knockOut' && isTie ? bySeed(state, players) : verdict.halves
  await change(tx, row.id, pairing, { result: JSON.stringify(halves), decided: verdict.decided })
  return true
}

async function change(
  tx: Transaction<Tables>,
  tournament: string,
  { round, board }: PairingState,
  values: Partial<Selectable<Tables['tournament_pairings']>>,
): Promise<void> {
  await tx
    .updateTable('tournament_pairings')
    .set(values)
    .where('tournament', '=', tournament)
    .where('round', '=', round)
    .where('board', '=', board)
    .execute()
}

/** The better seed goes on. */
export function bySeed(
  { people }: Pick<TournamentState, 'people'>,
  players: readonly string[],
): readonly number[] {
  const seedOf = (player: string): number =>
    people.find(({ person }) => person === player)?.seed ?? people.length + 1
  const best = Math.min(...players.map(seedOf))
  return players.map((player) => (seedOf(player) === best ? 2 * (players.length - 1) : 0))
}

async function verdictOn(
  context: ClubContext,
  tx: Kysely<Tables>,
  state: TournamentState,
  { players, matches }: PairingState,
): Promise<Verdict | undefined> {
  const here = peopleHere(state)
  const hasGone = (player: string): boolean => !here.has(player)
  const match = matches.at(-1)
  const record = match === undefined ? undefined : await readRecord(tx, match)
  if (match !== undefined && record !== undefined) {
    const seats = await endSeats(context, tx, match)
    // In a match of two, a player who goes loses at once: both were here when this match ended.
    const forfeits = players.length === 2 ? () => false : hasGone
    const places = placesOf(players, record.outcome, seats, forfeits)
    return { halves: halvesOf(places), decided: 'played' }
  }
  const left = players.filter((player) => !hasGone(player)).length
  if (left === 0) return { halves: players.map(() => 0), decided: 'forfeit' }
  const places = players.map((player) => (hasGone(player) ? 1 : 0))
  if (left === 1) return { halves: halvesOf(places), decided: 'forfeit' }
  const { round_time, round_started_at } = state.row
  const isLate = round_time !== null && (round_started_at ?? 0) + round_time <= context.now()
  return isLate || (await hasFailed(tx, match))
    ? { halves: halvesOf(places), decided: 'tied' }
    : undefined
}

async function readRecord(db: Kysely<Tables>, match: string): Promise<ResultRecord | undefined> {
  const row = await db
    .selectFrom('result_records')
    .select('record')
    .where('match', '=', match)
    .executeTakeFirst()
  return row === undefined ? undefined : JSON.parse(row.record)
}

/** A finished match's seats; none if its game is no longer here. */
async function endSeats(
  context: ClubContext,
  db: Kysely<Tables>,
  match: string,
): Promise<readonly EndSeat[]> {
  const loaded = await loadRow(context, match, await findRow(db, match))
  if (!loaded.ok) return []
  const { game, match: hosted } = loaded.value
  return withStandIns(game.status(hosted.state).roster.seats, peopleBehind(hosted))
}

async function hasFailed(db: Kysely<Tables>, match: string | undefined): Promise<boolean> {
  if (match === undefined) return true
  const row = await db
    .selectFrom('open_tables')
    .select('stage')
    .where('id', '=', match)
    .executeTakeFirst()
  return row === undefined || row.stage === 'closed'
}
