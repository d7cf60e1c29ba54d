import type { SeatNumber } from '@ackanomic/core'
import type { View } from '@ackanomic/core/engine'
import { nameOf } from '@ackanomic/core/engine'
import type { RustyLantern } from './types.js'

/**
 * The seat that somebody means: `#3` by its number, else the Bard of that name, in whatever case;
 * of several seats of one person the latest. -1 where there is none.
 */
export function seatNamed({ table }: View<RustyLantern>, name: string): SeatNumber {
  const number = /^#(\d{1,6})$/u.exec(name)?.[1]
  if (number !== undefined) return Number(number)
  const players = table.seats.map(({ player }) => player)
  const exactly = players.lastIndexOf(name)
  if (exactly >= 0) return exactly
  const plain = name.toLowerCase()
  return players.map((player) => player.toLowerCase()).lastIndexOf(plain)
}

/** How a seat is written so that it is read back: by its player's name, or its number. */
export function writtenName(view: View<RustyLantern>, seat: SeatNumber): string {
  const name = nameOf(view.table, seat)
  return seatNamed(view, name) === seat ? name : `#${seat}`
}
