import type { AnyEvent, GameEvent, MatchEvent } from '../game/game-event.js'
import type { PendingAction } from '../game/view.js'
import type { Viewer } from '../game/viewer.js'
import type { Roster } from '../roster/roster.js'

export function addressed<Event extends AnyEvent>(
  events: readonly GameEvent<Event>[],
  after: Roster,
  before: Roster,
): readonly MatchEvent<Event>[] {
  return events.map((event) =>
    Object.freeze({ ...event, recipients: recipientsOf(event.to, after, before) }),
  )
}

/** The audience after the entry, or else before it, so that leavers get their last events. */
function recipientsOf(to: Viewer, after: Roster, before: Roster): 'everyone' | readonly string[] {
  if (to === 'public') return 'everyone'
  if (typeof to === 'object') return Object.freeze([to.person])
  const now = personsOf(after, to)
  return Object.freeze(now.length > 0 ? now : personsOf(before, to))
}

/** The people who act in a seat (its player, if away) or as referees; nobody for other actors. */
export function personsOf(roster: Roster, of: PendingAction['actor']): string[] {
  if (of === 'referee') return [...roster.referees]
  const seat = typeof of === 'number' ? roster.seats[of] : undefined
  if (seat === undefined) return []
  if (seat.holder !== null) return [seat.holder]
  return seat.presence === 'away' ? [seat.player] : []
}
