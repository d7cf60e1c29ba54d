import type { SeatNumber } from '@ackanomic/core'
import type { Table } from '@ackanomic/core/engine'
import { isHalted, type State, seatsInGame } from '@ackanomic/core/engine'
import type { Fictionary, Own } from './types.js'

/** What everybody may see of a table. */
type Seats = Pick<Table, 'seats'>

/** The spots that are not removed: of players, and of bots for those who left in this round. */
export function spotsOf({ seats }: Seats): readonly SeatNumber[] {
  return seats.flatMap(({ presence }, seat) => (presence === 'out' ? [] : [seat]))
}

/** The Bluffers of the round (IV.1). Spots come and go between rounds alone. */
export function bluffersOf(table: Seats, brainiac: SeatNumber | null): readonly SeatNumber[] {
  return spotsOf(table).filter((seat) => seat !== brainiac)
}

/** The Bluffers who have a vote: all but the one who knew the word (3b). */
export function votersOf(table: Seats, { brainiac, correct }: Own): readonly SeatNumber[] {
  return bluffersOf(table, brainiac).filter((seat) => seat !== correct)
}

/** Whether a spot is played by a bot: its player left, or is on vacation without a volunteer. */
export function isBot({ seats }: Seats, seat: SeatNumber): boolean {
  return seats[seat]?.holder === null
}

/**
 * Whether bots act at once. Where nobody acts in any spot they wait for the time to run out, for
 * else they would play round after round in no time.
 */
export function botsAct(table: Table): boolean {
  return !isHalted(table) && table.seats.some(({ holder }) => holder !== null)
}

/** The spot with the next higher number, or after the highest the lowest (IV.2). */
export function nextBrainiac({ own, table }: State<Fictionary>): SeatNumber {
  const numberOf = (seat: SeatNumber | undefined): number => own.numbers[seat ?? -1] ?? 0
  const inOrder = seatsInGame(table).sort((one, other) => numberOf(one) - numberOf(other))
  const last = own.brainiac === null ? 0 : numberOf(own.brainiac)
  return inOrder.find((seat) => numberOf(seat) > last) ?? inOrder[0] ?? 0
}
