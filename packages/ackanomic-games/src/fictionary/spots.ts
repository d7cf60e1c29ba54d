import type { SeatNumber } from '@ackanomic/core'
import { isHalted, itemAt, type State, seatsInGame, type Table } from '@ackanomic/core/engine'
import type { Fictionary, Shared } from './types.js'

/** What everybody may see of a table. */
type Seats = Pick<Table, 'seats'>

/** The spots that are not removed: of players, and of bots for those who left in this round. */
export function spotsOf({ seats }: Seats): readonly SeatNumber[] {
  return seats.flatMap(({ presence }, seat) => (presence === 'out' ? [] : [seat]))
}

/** The Brainiac of the round that goes on. */
export function brainiacOf({ brainiac }: Pick<Shared, 'brainiac'>): SeatNumber {
  if (brainiac === null) throw new Error('No round has begun.')
  return brainiac
}

/** The Ing Word, once it is posted. */
export function wordOf({ word }: Pick<Shared, 'word'>): string {
  if (word === null) throw new Error('No Ing Word is posted.')
  return word
}

/** What a seat has sent, or what counts as sent. */
export function definitionOf(secret: State<Fictionary>['secret'], seat: SeatNumber): string {
  const { definition } = itemAt(secret, seat)
  if (definition === null) throw new Error(`Seat ${seat} has sent no definition.`)
  return definition
}

/** The Bluffers of the round (IV.1). Spots come and go between rounds alone. */
export function bluffersOf(table: Seats, brainiac: SeatNumber | null): readonly SeatNumber[] {
  return spotsOf(table).filter((seat) => seat !== brainiac)
}

/** The Bluffers who have a vote: all but the one who knew the word (3b). */
export function votersOf(table: Seats, { brainiac, correct }: Shared): readonly SeatNumber[] {
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
export function nextBrainiac({ shared, table }: State<Fictionary>): SeatNumber {
  const numberOf = (seat: SeatNumber): number => itemAt(shared.numbers, seat) ?? 0
  const inOrder = seatsInGame(table).sort((one, other) => numberOf(one) - numberOf(other))
  const last = shared.brainiac === null ? 0 : numberOf(shared.brainiac)
  return inOrder.find((seat) => numberOf(seat) > last) ?? itemAt(inOrder, 0)
}
