import type { SeatNumber } from '@ackanomic/core'

export const PLACES = [0, 1, 2, 3] as const

/** A place in the playing order, from 0 for the rule's player 1. */
export type SpadesPlace = (typeof PLACES)[number]

export type ByPlace<Value> = readonly [Value, Value, Value, Value]

/** The seats in playing order. */
export type SpadesOrder = ByPlace<SeatNumber>

export const TEAMS = [0, 1] as const

/** A team: 0 for places 0 and 2 (the rule's team 1), 1 for places 1 and 3 (team 2). */
export type SpadesTeam = (typeof TEAMS)[number]

export type ByTeam<Value> = readonly [Value, Value]

type NamedTeams = ByTeam<readonly [string, string]>

export const PLAYERS: 4 = PLACES.length

export const SEATINGS = 8

/** The place that many places later (beg.e). */
export function placeAfter(place: SpadesPlace, by: number): SpadesPlace {
  return ((place + by) % PLAYERS) as SpadesPlace
}

export function byPlace<Value>(of: (place: SpadesPlace) => Value): ByPlace<Value> {
  return [of(0), of(1), of(2), of(3)]
}

export function byTeam<Value>(of: (team: SpadesTeam) => Value): ByTeam<Value> {
  return [of(0), of(1)]
}

/** The team that plays at a place (beg.d). */
export function teamAt(place: SpadesPlace): SpadesTeam {
  return place % 2 === 0 ? 0 : 1
}

/**
 * Picks the values of a team's partners from a value for each place.
 *
 * @example
 * ```ts
 * import { ofTeam } from '@ackanomic/games/spades'
 *
 * ofTeam([2, 0, 1, 3], 1) // => [0, 3]
 * ```
 */
export function ofTeam<Value>(values: ByPlace<Value>, team: SpadesTeam): readonly [Value, Value] {
  return team === 0 ? [values[0], values[2]] : [values[1], values[3]]
}

export function orderOf({ order }: { readonly order: SpadesOrder | null }): SpadesOrder {
  if (order === null) throw new Error('The playing order is not drawn yet.')
  return order
}

/**
 * Returns the place of a seat in the playing order.
 *
 * @example
 * ```ts
 * import { placeOf } from '@ackanomic/games/spades'
 *
 * placeOf([2, 0, 1, 3], 0) // => 1
 * ```
 */
export function placeOf(order: SpadesOrder, seat: SeatNumber): SpadesPlace {
  const place = order.indexOf(seat)
  if (place < 0) throw new Error(`There is no seat ${seat}.`)
  return place as SpadesPlace
}

export function bySeat<Value>(order: SpadesOrder, of: (place: SpadesPlace) => Value): Value[] {
  return order.map((_, seat) => of(placeOf(order, seat)))
}

/**
 * Returns the eight playing orders with partners opposite (beg.b), by ascending seats.
 *
 * @param teams - the teams by name; `null` gives an empty list
 * @param names - the players' names, by seat
 *
 * @example
 * ```ts
 * import { seatingsOf } from '@ackanomic/games/spades'
 *
 * const teams = [['Ann', 'Bob'], ['Cyd', 'Dov']] as const
 * seatingsOf(teams, ['Ann', 'Bob', 'Cyd', 'Dov']).slice(0, 2) // => [[0, 2, 1, 3], [0, 3, 1, 2]]
 * ```
 */
export function seatingsOf(
  teams: NamedTeams | null,
  names: readonly string[],
): readonly SpadesOrder[] {
  if (teams === null) return []
  const seats = [...names.keys()]
  const isFirst = seats.map((seat) => teams[0].includes(names[seat] ?? ''))
  const partner = (seat: SeatNumber): SeatNumber =>
    seats.findIndex((other) => other !== seat && isFirst[other] === isFirst[seat])
  return seats.flatMap((first) =>
    seats
      .filter((second) => isFirst[second] !== isFirst[first])
      .map((second): SpadesOrder => [first, second, partner(first), partner(second)]),
  )
}

export function areTeamsOf(teams: NamedTeams, names: readonly string[]): boolean {
  const named = teams.flat()
  return new Set(named).size === PLAYERS && named.every((name) => names.includes(name))
}
