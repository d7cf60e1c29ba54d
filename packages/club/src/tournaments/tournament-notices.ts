import type { Tables } from '@ackanomic/host'
import type { Transaction } from 'kysely'
import type { ClubContext } from '../context.js'
import { notifyPeople } from '../notices/notify.js'
import type { TableState } from '../tables/table-state.js'
import { tournamentName } from './round-table.js'
import type { TournamentRow } from './tournament-state.js'

/** Tells people something about a tournament. */
export async function notifyTournament(
  { store, now }: ClubContext,
  tx: Transaction<Tables>,
  { id }: Pick<TournamentRow, 'id'>,
  event: { readonly type: string },
  message: string,
  recipients: readonly string[],
): Promise<void> {
  if (recipients.length === 0) return
  const told = { match: id, at: now(), event: { ...event, tournament: id }, message, recipients }
  await notifyPeople(store, tx, told)
}

/** Tells the players of a match of a tournament that it starts. */
export async function noticeOfMatch(
  { store, now }: ClubContext,
  tx: Transaction<Tables>,
  tournament: TournamentRow,
  round: number,
  { row, people }: TableState,
  what = 'has started',
): Promise<void> {
  const players = people.map(({ person }) => person)
  const event = { type: 'roundStarted', tournament: tournament.id, round, table: row.id }
  for (const person of players) {
    const others = players.filter((other) => other !== person).join(', ')
    const message = `Your match in round ${round} of ${tournamentName(tournament)}, against ${others}, ${what}.`
    await notifyPeople(store, tx, {
      match: row.id,
      at: now(),
      event,
      message,
      recipients: [person],
    })
  }
}
