import type { SeatNumber } from '@ackanomic/core'
import type { Options, Own, Place, Team } from './types.js'

/** How many players there are. */
export const PLAYERS = 4

/** How many playing orders have partners opposite. */
export const SEATINGS = 8

/** The place that follows another in the playing order, `by` places further (beg.e). */
export function placeAfter(place: Place, by = 1): Place {
  return (place + by) % PLAYERS
}

/** The team that plays at a place (beg.d). */
export function teamAt(place: Place): Team {
  return place % 2 === 0 ? 0 : 1
}

/** The place of a seat in the playing order, or -1 as long as the order is being drawn. */
export function placeOf(own: Pick<Own, 'order'>, seat: SeatNumber): Place {
  return own.order.indexOf(seat)
}

/** The seat at a place of the playing order. */
export function seatAt(own: Pick<Own, 'order'>, place: Place): SeatNumber {
  return own.order[place] ?? -1
}

/** The team of a seat, or `null` as long as the order is being drawn. */
export function teamOf(own: Pick<Own, 'order'>, seat: SeatNumber): Team | null {
  const place = placeOf(own, seat)
  return place < 0 ? null : teamAt(place)
}

/** The seats of a team; none as long as the order is being drawn. */
export function seatsOfTeam(own: Pick<Own, 'order'>, team: Team): readonly SeatNumber[] {
  return own.order.filter((_, place) => teamAt(place) === team)
}

/**
 * The playing orders in which partners are opposite (beg.b), eight of them, from the lowest seat
 * numbers up: the referee picks one of these where the teams are settled.
 *
 * @param teams - the teams by name
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
  teams: NonNullable<Options['teams']>,
  names: readonly string[],
): readonly (readonly SeatNumber[])[] {
  const teamOfSeat = names.map((name) => (teams[0].includes(name) ? 0 : 1))
  const seats = [...names.keys()]
  const orders: SeatNumber[][] = []
  for (const first of seats) {
    for (const second of seats.filter((seat) => teamOfSeat[seat] !== teamOfSeat[first])) {
      const third = seats.find((s) => s !== first && teamOfSeat[s] === teamOfSeat[first])
      const fourth = seats.find((s) => s !== second && teamOfSeat[s] === teamOfSeat[second])
      if (third !== undefined && fourth !== undefined) orders.push([first, second, third, fourth])
    }
  }
  return orders
}

/** Whether the teams are two pairs made of just these four players. */
export function areTeamsOf(
  teams: NonNullable<Options['teams']>,
  names: readonly string[],
): boolean {
  const named = teams.flat()
  return new Set(named).size === PLAYERS && named.every((name) => names.includes(name))
}
