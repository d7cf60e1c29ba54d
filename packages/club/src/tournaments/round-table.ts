import { days } from '@ackanomic/core'
import type { Tables } from '@ackanomic/host'
import { keysOf } from '@ackanomic/host/modules'
import type { Kysely, Transaction } from 'kysely'
import type { ClubContext } from '../context.js'
import type { TournamentRow } from '../store/tables.js'
import { countPeople, tableId } from '../tables/create-table.js'
import { seatingOf } from '../tables/start-table.js'
import { addTableRows, newPerson, type TableState } from '../tables/table-state.js'
import { notifyTournament, tournamentName } from './tournament-state.js'

export interface RoundPlace {
  readonly round: number
  readonly board: number
  /** 1, or 2 if a tie is played again. */
  readonly attempt: number
}

/**
 * The table of a tournament's match. Everybody agreed to sit down by entering. The first player
 * opens it, so that everybody at the table plays.
 */
export async function roundTable(
  context: ClubContext,
  db: Kysely<Tables>,
  tournament: TournamentRow,
  { round, board, attempt }: RoundPlace,
  players: readonly string[],
): Promise<TableState> {
  const { id: name, game, title, options, clock, listed, messages, anonymous } = tournament
  const place = [round, board, attempt].map(String)
  const id = tableId(context, game, ['tournament', name, ...place])
  const now = context.now()
  const table: TableState = {
    row: {
      id,
      game,
      options,
      clock,
      listed,
      messages,
      anonymous,
      bots: '[]',
      rematch_of: null,
      // A player as its opener would tell who plays.
      opener: anonymous === 1 ? tournament.opener : (players[0] ?? ''),
      title: `Round ${round} of ${title ?? 'a tournament'}`.slice(0, 60),
      census: JSON.stringify(await countPeople(context, db, players.length)),
      seats: players.length,
      admits: 'invited',
      spectators: listed,
      stage: 'starting',
      seating: null,
      opened_at: now,
      agreed_at: now,
      expires_at: now + days(1),
    },
    people: await Promise.all(
      players.map(async (person, n) => ({
        ...newPerson(person, 'player', 'accepted', now),
        table_id: id,
        n,
        keys: JSON.stringify(await keysOf(db, person)),
      })),
    ),
  }
  const seating = JSON.stringify(await seatingOf(context, db, table))
  return { ...table, row: { ...table.row, seating } }
}

/** Adds a table, whose match then starts, and tells its players. Returns the match's name. */
export async function addRoundTable(
  context: ClubContext,
  tx: Transaction<Tables>,
  tournament: TournamentRow,
  place: RoundPlace,
  players: readonly string[],
): Promise<string> {
  const table = await roundTable(context, tx, tournament, place, players)
  const { id } = table.row
  await addTableRows(tx, table)
  const { round, attempt } = place
  const what = attempt === 1 ? 'has started' : 'is played again, because it was a tie'
  const event = { type: 'roundStarted', round, table: id }
  for (const person of players) {
    const others = players.filter((other) => other !== person).join(', ')
    const against = tournament.anonymous === 1 ? '' : `, against ${others},`
    const message = `Your match in round ${round} of ${tournamentName(tournament)}${against} ${what}.`
    await notifyTournament(context, tx, tournament, event, message, [person], id)
  }
  return id
}
