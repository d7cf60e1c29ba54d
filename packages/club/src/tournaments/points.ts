import type { Outcome } from '@ackanomic/core'

export interface EndSeat {
  readonly player: string
  /** The person who acts in it. */
  readonly holder: string | null
  readonly presence: 'here' | 'away' | 'left' | 'out'
}

/**
 * The points of players at one table, in halves: two for each player below, one for each who shares
 * the place. In `places`, lower is better.
 */
export const halvesOf = (places: readonly number[]): readonly number[] =>
  places.map((own, i) =>
    places.reduce((sum, place, k) => sum + (k === i || place < own ? 0 : place === own ? 1 : 2), 0),
  )

/**
 * The places in a finished match: the winners, then the ranking, then all others, then those who
 * left, then those who `forfeit`. Without winners and ranking it is a tie. A Substitute plays for
 * the seat's player.
 */
export function placesOf(
  players: readonly string[],
  { winners, ranking }: Pick<Outcome, 'winners' | 'ranking'>,
  seats: readonly EndSeat[],
  forfeits: (player: string) => boolean,
): readonly number[] {
  const groups = [winners, ...ranking]
  const namesOf = (player: string): readonly string[] => [
    player,
    ...seats.flatMap((seat) => (seat.player === player ? (seat.holder ?? []) : [])),
  ]
  return players.map((player) => {
    if (forfeits(player)) return groups.length + 2
    const names = namesOf(player)
    const place = groups.findIndex((group) => group.some((name) => names.includes(name)))
    if (place >= 0) return place
    const hasLeft = seats.some((seat) => seat.player === player && seat.presence === 'left')
    return groups.length + (hasLeft ? 1 : 0)
  })
}
