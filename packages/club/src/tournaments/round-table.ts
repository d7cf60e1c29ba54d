import { days } from '@ackanomic/core'
import type { Tables } from '@ackanomic/host'
import type { Kysely, Transaction } from 'kysely'
import type { ClubContext } from '../context.js'
import { countPeople, tableId } from '../tables/create-table.js'
import { seatingOf } from '../tables/start-table.js'
import type { TableState } from '../tables/table-state.js'
import type { TournamentRow } from './tournament-state.js'

/** Where in a tournament a match is played. */
export interface RoundPlace {
  readonly round: number
  readonly board: number
  /** 1, or 2 if a tie is played again. */
  readonly attempt: number
}

/** What a tournament is called in a sentence. */
export const tournamentName = ({ id, title }: Pick<TournamentRow, 'id' | 'title'>): string =>
  `"${title ?? id}"`

/**
 * The table of a match of a tournament. All have agreed to sit down by entering. The first player opens
 * it, so that nobody who does not play is at the table.
 */
export async function roundTable(
  context: ClubContext,
  db: Kysely<Tables>,
  tournament: TournamentRow,
  { round, board, attempt }: RoundPlace,
  players: readonly string[],
): Promise<TableState> {
  const { id: name, game, title, options, listed, messages } = tournament
  const place = [round, board, attempt].map(String)
  const id = tableId(context, game, ['tournament', name, ...place])
  const now = context.now()
  const table: TableState = {
    row: {
      ...{ id, game, options, listed, messages, bots: '[]', rematch_of: null },
      opener: players[0] ?? '',
      title: `Round ${round} of ${title ?? 'a tournament'}`.slice(0, 60),
      census: JSON.stringify(await countPeople(context, db, players.length)),
      seats: players.length,
      admits: 'invited',
      spectators: listed,
      stage: 'starting',
      seating: null,
      opened_at: now,
      expires_at: now + days(1),
    },
    people: players.map((person, n) => ({
      ...{ table_id: id, person, n, role: 'player', state: 'accepted', contribution: null },
    })),
  }
  const seating = JSON.stringify(await seatingOf(context, db, table))
  return { ...table, row: { ...table.row, seating } }
}

/** Stores a table, whose match then starts. */
export async function addRoundTable(
  tx: Transaction<Tables>,
  { row, people }: TableState,
): Promise<void> {
  await tx.insertInto('open_tables').values(row).execute()
  await tx
    .insertInto('table_people')
    .values([...people])
    .execute()
}
