import type { SeatNumber } from '@ackanomic/core'
import {
  isPaused,
  itemAt,
  type Roster,
  seatsInGame,
  type VisibleState,
} from '@ackanomic/core/engine'
import type { Fictionary } from './model.js'

type Seats = Pick<Roster, 'seats'>
type Shared = Fictionary['Shared']
type S = Pick<VisibleState<Fictionary>, 'shared' | 'secret' | 'roster'>

/** The spots of players, and of bots for those who left in this round. */
export function spotsOf({ seats }: Seats): readonly SeatNumber[] {
  return seats.flatMap(({ presence }, seat) => (presence === 'out' ? [] : [seat]))
}

export function brainiacOf({ brainiac }: Pick<Shared, 'brainiac'>): SeatNumber {
  if (brainiac === null) throw new Error('No round has begun.')
  return brainiac
}

/** The Bluffers of the round (IV.1). Spots only change between rounds. */
export function bluffersOf(roster: Seats, brainiac: SeatNumber | null): readonly SeatNumber[] {
  return spotsOf(roster).filter((seat) => seat !== brainiac)
}

/** The Bluffers with a vote: all but the one who knew the word (3b). */
export function votersOf(
  roster: Seats,
  { brainiac, correct }: Pick<Shared, 'brainiac' | 'correct'>,
): readonly SeatNumber[] {
  return bluffersOf(roster, brainiac).filter((seat) => seat !== correct)
}

export function isWaitedFor({ shared, secret }: S, seat: SeatNumber): boolean {
  const { stage, sought, brainiac, correct, votes } = shared
  switch (stage) {
    case 'definitions':
      return seat !== brainiac && secret[seat]?.definition === null
    case 'votes':
      return seat !== brainiac && seat !== correct && votes[seat] === null
    case 'numbers':
    case 'adjudication':
      return false
    default:
      return seat === brainiac && sought === null
  }
}

export function waitedFor(state: S): readonly SeatNumber[] {
  return spotsOf(state.roster).filter((seat) => isWaitedFor(state, seat))
}

/** Whether a bot plays a spot: its player left, or is on vacation without a volunteer. */
export function isBot({ seats }: Seats, seat: SeatNumber): boolean {
  return seats[seat]?.holder === null
}

/** Whether a bot acts at once. Without people, bots wait for the deadlines. */
export function botActs(roster: Roster, seat: SeatNumber): boolean {
  return (
    isBot(roster, seat) && !isPaused(roster) && roster.seats.some(({ holder }) => holder !== null)
  )
}

/** The spot with the next higher number, or the lowest (IV.2). */
export function nextBrainiac({ shared, roster }: Pick<S, 'shared' | 'roster'>): SeatNumber {
  const numberOf = (seat: SeatNumber): number => itemAt(shared.numbers, seat) ?? 0
  const inOrder = seatsInGame(roster).sort((one, other) => numberOf(one) - numberOf(other))
  const last = shared.brainiac === null ? 0 : numberOf(shared.brainiac)
  return inOrder.find((seat) => numberOf(seat) > last) ?? itemAt(inOrder, 0)
}
