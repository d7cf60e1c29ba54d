import type { Tables } from '@ackanomic/host'
import type { Transaction } from 'kysely'
import type { ClubContext } from '../context.js'
import { type HostEvent, notifyPeople } from '../notices/notify.js'
import type { TournamentRow } from '../store/tables.js'
import type {} from './tournament-state.js'

export const tournamentName = ({ id, title }: TournamentRow): string => `"${title ?? id}"`

export async function notifyTournament(
  { store, now }: ClubContext,
  tx: Transaction<Tables>,
  { id }: TournamentRow,
  event: HostEvent['event'],
  message: string,
  recipients: readonly string[],
  match = id,
): Promise<void> {
  if (recipients.length === 0) return
  const told = { match, at: now(), event: { ...event, tournament: id }, message, recipients }
  await notifyPeople(store, tx, told)
}
