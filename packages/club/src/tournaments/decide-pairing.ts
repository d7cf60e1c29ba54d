import type { ResultRecord } from '@ackanomic/core'
import type { Tables } from '@ackanomic/host'
import { findRow, loadRow } from '@ackanomic/host/modules'
import type { Kysely, Transaction } from 'kysely'
import type { ClubContext } from '../context.js'
import { type EndSeat, halvesOf, placesOf } from './points.js'
import { addRoundTable, roundTable } from './round-table.js'
import { noticeOfMatch } from './tournament-notices.js'
import type { PairingRow, TournamentState } from './tournament-state.js'
import type { TournamentPairing } from './tournament-types.js'

/** What a pairing has come to. */
interface Verdict {
  readonly halves: readonly number[]
  readonly decided: TournamentPairing['decided']
}

/** Decides a pairing if its match has ended, or its players have gone. Returns whether it did anything. */
export async function decidePairing(
  context: ClubContext,
  tx: Transaction<Tables>,
  state: TournamentState,
  pairing: PairingRow,
): Promise<boolean> {
  const players: readonly string[] = JSON.parse(pairing.players)
  const verdict = await verdictOn(context, tx, state, pairing, players)
  if (verdict === undefined) return false
  const { row } = state
  const matches: readonly string[] = JSON.parse(pairing.matches)
  const isTie = new Set(verdict.halves).size === 1 && verdict.halves.some((each) => each > 0)
  if (row.format === 'knockOut' && isTie && verdict.decided === 'played' && matches.length < 2) {
    const { round, board } = pairing
    const place = { round, board, attempt: 2 }
    const turned = players.toReversed()
    const table = await roundTable(context, tx, row, place, turned)
    await addRoundTable(tx, table)
    await noticeOfMatch(context, tx, row, round, table, 'is played again, because it was a tie')
    await change(tx, pairing, {
      players: JSON.stringify(turned),
      matches: JSON.stringify([...matches, table.row.id]),
      match: table.row.id,
    })
    return true
  }
  const halves = row.format === 'knockOut' && isTie ? bySeed(state, players) : verdict.halves
  await change(tx, pairing, { result: JSON.stringify(halves), decided: verdict.decided })
  return true
}

async function change(
  tx: Transaction<Tables>,
  { tournament, round, board }: PairingRow,
  values: Partial<PairingRow>,
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
  { row, people }: TournamentState,
  { match }: PairingRow,
  players: readonly string[],
): Promise<Verdict | undefined> {
  const here = new Set(
    people.filter(({ state }) => state === 'entered').map(({ person }) => person),
  )
  const hasGone = (player: string): boolean => !here.has(player)
  const record = match === null ? undefined : await readRecord(tx, match)
  if (match !== null && record !== undefined) {
    const seats = await endSeats(context, tx, match)
    // Of two, whoever goes loses at once: both were here when this match ended.
    const forfeits = players.length === 2 ? () => false : hasGone
    const places = placesOf(players, record.outcome, seats, forfeits)
    return { halves: halvesOf(places), decided: 'played' }
  }
  const left = players.filter((player) => !hasGone(player)).length
  if (left === 0) return { halves: players.map(() => 0), decided: 'forfeit' }
  const places = players.map((player) => (hasGone(player) ? 1 : 0))
  if (left === 1) return { halves: halvesOf(places), decided: 'forfeit' }
  const { round_time, round_started_at } = row
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

/** The seats of a finished match at its end; none if its game is no longer here. */
async function endSeats(
  context: ClubContext,
  db: Kysely<Tables>,
  match: string,
): Promise<readonly EndSeat[]> {
  const loaded = await loadRow(context, match, await findRow(db, match))
  if (!loaded.ok) return []
  const { game, match: hosted } = loaded.value
  return game.status(hosted.state).table.seats
}

/** Whether the match of a table could not start. */
async function hasFailed(db: Kysely<Tables>, match: string | null): Promise<boolean> {
  if (match === null) return true
  const row = await db
    .selectFrom('open_tables')
    .select('stage')
    .where('id', '=', match)
    .executeTakeFirst()
  return row === undefined || row.stage === 'closed'
}
