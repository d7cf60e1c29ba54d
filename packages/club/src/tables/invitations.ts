import type { ClubContext } from '../context.js'
import type { HostEvent } from '../notices/notify.js'
import type { TableRow } from './table-state.js'

/** The notification of an invitation. */
export function invitationTo(
  { games, now }: ClubContext,
  { id, opener, game }: TableRow,
  person: string,
  role: string,
): HostEvent {
  const title = games[game]?.title ?? game
  const what = role === 'referee' ? `to referee ${title}` : `to play ${title}`
  return {
    match: id,
    at: now(),
    event: { type: 'invitedToTable', table: id, by: opener, role } as { type: string },
    message: `${opener} invites you ${what}, at the table "${id}". Take the seat, or decline.`,
    recipients: [person],
  }
}
