import type { Viewer } from '../game/viewer.js'
import { holderOf, type Table } from '../table/table.js'

/**
 * Who is told of something, by name: those whom it is for after the entry that brought it about. Where
 * nobody is left there, those whom it was for before, so that nobody loses what they still heard.
 */
export function recipientsOf(
  to: Viewer,
  after: Table,
  before: Table,
): 'everyone' | readonly string[] {
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
