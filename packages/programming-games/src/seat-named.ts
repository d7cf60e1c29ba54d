import type { SeatNumber } from '@ackanomic/core'
import type { Seated } from '@ackanomic/core/engine'

/**
 * The seat of a player: named to the letter, or else in whatever case where no two differ by case
 * alone; a mark at the end of a sentence may follow.
 */
export function seatNamed({ seats }: Seated, name: string): SeatNumber | undefined {
  const wanted = name.toLowerCase()
  const alike = [...seats.keys()].filter((seat) => seats[seat]?.player.toLowerCase() === wanted)
  const [only, ...more] = alike
  if (more.length > 0) return alike.find((seat) => seats[seat]?.player === name)
  return only ?? (/[.!]$/.test(name) ? seatNamed({ seats }, name.slice(0, -1)) : undefined)
}
