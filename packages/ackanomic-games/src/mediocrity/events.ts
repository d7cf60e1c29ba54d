import type { SeatNumber } from '@ackanomic/core'
import type { NameOf } from '@ackanomic/core/engine'

/** A round that is over. */
export interface MediocrityRound {
  readonly moderator: SeatNumber
  /** `'expired'` after six days without a result, `'void'` when the Moderator left. */
  readonly ended: 'result' | 'expired' | 'void'
  /** By seat; `null` for the Moderator, for players who were gone, and without a result. */
  readonly numbers: readonly (number | null)[]
  /** The seats whose numbers were drawn. */
  readonly drawn: readonly SeatNumber[]
  /** Whose number was the most Mediocre one. */
  readonly scorer: SeatNumber | null
}

export interface Ending {
  readonly round: number
  readonly moderator: SeatNumber
}

/** What is told, as sentences. A number that was sent goes to its sender and the Moderator alone. */
export const mediocrityEvents = {
  numbers: ({ numbers }: { numbers: readonly number[] }, name: NameOf): string =>
    `The player numbers: ${bySeat(numbers, name)}.`,
  next: ({ moderator }: { moderator: SeatNumber }, name: NameOf): string =>
    `${name(moderator)} is the next Moderator.`,
  open: (): string =>
    'Three days have passed: the first player to announce the next round is its Moderator.',
  begins: (
    e: { round: number; moderator: SeatNumber; most: number; steppedIn: boolean },
    name: NameOf,
  ): string =>
    `${
      e.steppedIn
        ? `${name(e.moderator)} steps in as Moderator. Round ${e.round} begins`
        : `Round ${e.round} begins, with ${name(e.moderator)} as Moderator`
    }: send a number from 1 to ${e.most}.`,
  sent: ({ seat, number }: { seat: SeatNumber; number: number }, name: NameOf): string =>
    `${name(seat)} sends ${number}.`,
  'may end': ({ moderator }: { moderator: SeatNumber }, name: NameOf): string =>
    `The round has lasted three days; ${name(moderator)} may announce its result.`,
  closed: ({ round, moderator }: Ending, name: NameOf): string =>
    `${name(moderator)} has closed round ${round} for its result, and draws the missing numbers.`,
  result: (
    e: Omit<MediocrityRound, 'ended'> & {
      round: number
      number: number | null
      scores: readonly (number | null)[]
    },
    name: NameOf,
  ): string =>
    `Round ${e.round}: ${sayRound({ ...e, ended: 'result' }, name)} Scores: ${bySeat(e.scores, name)}.`,
  expired: (e: Ending, name: NameOf): string => sayEnding(e, 'expired', name),
  void: (e: Ending, name: NameOf): string => sayEnding(e, 'void', name),
  idle: ({ round }: Ending): string =>
    `The Moderator has left; round ${round} waits for the end of its six days.`,
  won: ({ seat, score }: { seat: SeatNumber; score: number }, name: NameOf): string =>
    `The most Mediocre score is ${score}: ${name(seat)} wins, and may complain about it.`,
}

/** How a round ended, as a sentence. */
export function sayRound(round: Omit<MediocrityRound, 'moderator'>, name: NameOf): string {
  const { numbers, drawn, scorer } = round
  const sent = numbers.flatMap((number, seat) =>
    number === null ? [] : [`${name(seat)} ${number}${drawn.includes(seat) ? ' (drawn)' : ''}`],
  )
  const end =
    scorer === null
      ? 'there is no most Mediocre number.'
      : `${numbers[scorer]} is the most Mediocre number, and ${name(scorer)} gains a Gamepoint.`
  return `${sent.length === 0 ? 'no numbers' : sent.join(', ')}; ${end}`
}

/** How a round ended that had no result. */
export function sayEnding(e: Ending, ended: 'expired' | 'void', name: NameOf): string {
  const moderator = name(e.moderator)
  return ended === 'void'
    ? `Round ${e.round}: void, for ${moderator} has left; nobody scores.`
    : `Round ${e.round}: six days passed without a result; ${moderator} is out of the game, and nobody scores.`
}

function bySeat(list: readonly (number | null)[], name: NameOf): string {
  return list.flatMap((each, seat) => (each === null ? [] : [`${name(seat)} ${each}`])).join(', ')
}
