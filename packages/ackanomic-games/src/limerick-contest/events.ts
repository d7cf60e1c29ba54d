import type { SeatNumber } from '@ackanomic/core'
import type { NameOf } from '@ackanomic/core/engine'
import { counted } from '../counted.js'
import type { LimerickCount, LimerickPraise, LimerickVote } from './state.js'
import { shownText } from './text-checks.js'

const VICTORIES = {
  votes: 'by more votes',
  first: 'with as many votes, because their limerick was posted first',
  dice: 'by the dice',
  default: 'by default',
  left: 'because the other has left',
}

/** The reason why somebody has won. */
export type LimerickVictory = keyof typeof VICTORIES

/** The sentences of events. A vote goes to the voter and the referee alone. */
export const limerickContestEvents = {
  limerick: ({ seat, text }: { seat: SeatNumber; text: string }, name: NameOf) =>
    `${name(seat)} posts a limerick about ${name(1 - seat)}:\n${shownText(text)}`,
  voting: () => 'Both limericks are posted. Every player of Ackanomic may vote.',
  voted: (e: LimerickVote, name: NameOf) => `${e.by} votes for the limerick of ${name(e.for)}.`,
  praise: ({ by, of, text }: LimerickPraise, name: NameOf) =>
    `${by}, Poet Laureate, praises the limerick of ${name(of)}:\n${shownText(text)}`,
  offensive: ({ seat, reopens }: { seat: SeatNumber; reopens: boolean }, name: NameOf) =>
    `The referee finds the limerick of ${name(seat)} offensive; it counts as not posted. There is ${reopens ? '' : 'no '}time left for another.`,
  closed: () => 'Voting is over, and the votes are counted.',
  count: sayCount,
  dice: ({ why }: { why: 'no limericks' | 'tie' }) =>
    why === 'tie'
      ? 'The limericks tie and were posted together: the dice choose the winner.'
      : 'Nobody has posted a limerick that counts: the dice choose the winner.',
  winner(
    e: { seat: SeatNumber; by: LimerickVictory; totals: LimerickCount['totals'] | null },
    name: NameOf,
  ) {
    const { seat, by, totals } = e
    const own = totals?.[seat] ?? 0
    const why =
      by === 'votes' && totals !== null
        ? `by ${counted(own, 'vote')} to ${totals[1 - seat] ?? 0}`
        : VICTORIES[by]
    return `${name(seat)} wins the contest, ${why}.`
  },
}

export function sayCount({ totals, votes }: Pick<LimerickCount, 'totals' | 'votes'>, name: NameOf) {
  const all = `The votes: ${totals.map((total, seat) => `${name(seat)} ${total}`).join(', ')}.`
  if (votes === null || votes.length === 0) return all
  const each = votes.map(
    ({ by, for: seat, weight }) => `${by} for ${name(seat)}${weight > 1 ? ' (twice)' : ''}`,
  )
  return `${all} ${each.join(', ')}.`
}
