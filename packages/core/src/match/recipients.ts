import type { AnyEvent, GameEvent, MatchEvent } from '../game/game-event.js'
import type { Viewer } from '../game/viewer.js'
import { holderOf, type Table } from '../table/table.js'

export function addressed<Event extends AnyEvent>(
  events: readonly GameEvent<Event>[],
  after: Table,
  before: Table,
): readonly MatchEvent<Event>[] {
  return events.map((event) =>
    Object.freeze({ ...event, recipients: recipientsOf(event.to, after, before) }),
  )
}

/** The audience after the entry, or else before it, so that leavers get their last events. */
function recipientsOf(to: Viewer, after: Table, before: Table): 'everyone' | readonly string[] {
  if (to === 'public') return 'everyone'
  if (typeof to === 'object') return Object.freeze([to.person])
  const now = audienceOf(to, after)
  return Object.freeze(now.length > 0 ? now : audienceOf(to, before))
}

function audienceOf(to: number | 'referee', table: Table): string[] {
  if (to === 'referee') return [...table.referees]
  const holder = holderOf(table, to)
  if (holder !== null) return [holder]
  const seat = table.seats[to]
  return seat?.presence === 'away' ? [seat.player] : []
}
