import type { SeatNumber } from '@ackanomic/core'
import type { NameOf } from '@ackanomic/core/engine'
import type { MediocrityRound } from './state.js'

export type RoundBegun = { round: number; moderator: SeatNumber; most: number; steppedIn: boolean }

export interface RoundOver extends MediocrityRound {
  readonly round: number
  readonly scores: readonly (number | null)[]
}

/** The sentences of events. A number goes to its sender and the Moderator alone. */
export const mediocrityEvents = {
  numbers: ({ numbers }: { numbers: readonly number[] }, name: NameOf) =>
    `The player numbers: ${bySeat(numbers, name)}.`,
  next: ({ moderator }: { moderator: SeatNumber }, name: NameOf) =>
    `${name(moderator)} is the next Moderator.`,
  open: () =>
    'Nobody announced the next round in time: the first player to announce it is its Moderator.',
  begins(e: RoundBegun, name: NameOf) {
    const begun = e.steppedIn
      ? `${name(e.moderator)} steps in as Moderator. Round ${e.round} begins`
      : `Round ${e.round} begins, with ${name(e.moderator)} as Moderator`
    return `${begun}: send a number from 1 to ${e.most}.`
  },
  sent: ({ seat, number }: { seat: SeatNumber; number: number }, name: NameOf) =>
    `${name(seat)} sends ${number}.`,
  mayEnd: ({ moderator }: { moderator: SeatNumber }, name: NameOf) =>
    `The round has lasted long enough; ${name(moderator)} may announce its result.`,
  closed: ({ round, moderator }: { round: number; moderator: SeatNumber }, name: NameOf) =>
    `${name(moderator)} has closed round ${round} for its result, and draws the missing numbers.`,
  result: (e: RoundOver, name: NameOf) => `${sayRound(e, name)} Scores: ${bySeat(e.scores, name)}.`,
  expired: sayRound,
  void: sayRound,
  idle: ({ round }: { round: number }) =>
    `The Moderator has left; round ${round} stays open until its time is over.`,
  won: ({ seat, score }: { seat: SeatNumber; score: number }, name: NameOf) =>
    `The most Mediocre score is ${score}: ${name(seat)} wins, and may complain about it.`,
}

export function sayRound(e: RoundOver, name: NameOf): string {
  const { round, scorer } = e
  const moderator = name(e.moderator)
  if (e.ended === 'void')
    return `Round ${round} is void because ${moderator} has left; nobody scores.`
  if (e.ended === 'expired')
    return `Round ${round}: no result came in time; ${moderator} is out of the game, and nobody scores.`
  const end =
    scorer === null
      ? 'there is no most Mediocre number.'
      : `${e.numbers[scorer]} is the most Mediocre number, and ${name(scorer)} gains a Gamepoint.`
  return `Round ${round}: ${bySeat(e.numbers, name, e.drawn) || 'no numbers'}; ${end}`
}

function bySeat(list: RoundOver['scores'], name: NameOf, drawn: RoundOver['drawn'] = []): string {
  const note = (seat: SeatNumber): string => (drawn.includes(seat) ? ' (drawn)' : '')
  const told = list.map((each, seat) => (each === null ? '' : `${name(seat)} ${each}${note(seat)}`))
  return told.filter((each) => each !== '').join(', ')
}
