import type { Table, Viewer } from '@ackanomic/core'
import { type Audience, isReferee, seatOf } from '@ackanomic/core/engine'

/** Who you are at the table. Everybody else is played by the table itself. */
export interface Place {
  /** Your name: a player's, a referee's or an outsider's; `null` for somebody who only watches. */
  readonly name: string | null
  /** Whether you answer for the referee, too, whatever is a matter of judgement. */
  readonly judges: boolean
  /** Whether you only look over that person's shoulder, and a bot plays for em, too. */
  readonly watches: boolean
}

type Around = Pick<Table, 'seats' | 'referees'>

/** As whom you look at the table. */
export function viewerOf(table: Around, { name }: Place): Viewer {
  if (name === null) return 'public'
  const seat = seatOf(table, name)
  if (seat >= 0) return seat
  return isReferee(table, name) ? 'referee' : { person: name }
}

/** Whether an announcement reaches you. */
export function hears(table: Around, { name }: Place, to: Audience): boolean {
  if (to === 'all') return true
  if (name === null) return false
  if (to === 'referee') return isReferee(table, name)
  return 'seat' in to ? seatOf(table, name) === to.seat : to.person === name
}

/** Whether an inquiry is yours to answer. */
export function isYours(
  table: Around,
  { name, judges, watches }: Place,
  to: 'referee' | 'host' | number,
): boolean {
  if (watches) return false
  if (typeof to === 'number') return name !== null && seatOf(table, name) === to
  return judges || (name !== null && isReferee(table, name))
}

/** Everybody who has to do with the table, by name. */
export function peopleAt(table: Pick<Table, 'seats' | 'referees'>): string[] {
  const seated = table.seats.flatMap(({ player, holder }) =>
    holder === null ? [player] : [player, holder],
  )
  return [...new Set([...seated, ...table.referees])]
}

/** A name as the table spells it, where it knows one that differs in letter case alone. */
export function spelled(table: Around, name: string): string {
  const people = peopleAt(table)
  if (people.includes(name)) return name
  return people.find((known) => known.toLowerCase() === name.toLowerCase()) ?? name
}
