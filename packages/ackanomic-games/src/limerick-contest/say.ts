import type { SeatNumber } from '@ackanomic/core'
import type { Count, Post, Victory } from './types.js'
import { shownText } from './written.js'

type NameOf = (seat: SeatNumber) => string

const VICTORIES: Readonly<Record<Victory, string>> = {
  votes: 'by more votes',
  first: 'for eir limerick was posted first',
  dice: 'by the dice',
  default: 'by default',
  left: 'for the other has left',
}

/** An announcement as text; those of limericks and praise hold their words. */
export function sayLimerick(post: Post, names: readonly string[]): string {
  const name: NameOf = (seat) => names[seat] ?? `Seat ${seat}`
  switch (post.type) {
    case 'limerick':
      return `${name(post.seat)} posts a limerick about ${name(1 - post.seat)}:\n${shownText(post.text)}`
    case 'voting':
      return 'Both limericks are posted. Every player of Ackanomic may vote, for three days.'
    case 'voted':
      return `${post.by} votes for the limerick of ${name(post.for)}.`
    case 'praise':
      return `${post.by}, Poet Laureate, praises the limerick of ${name(post.of)}:\n${shownText(post.text)}`
    case 'offensive':
      return `The referee finds the limerick of ${name(post.seat)} offensive, as if it had not been posted. ${
        post.reopens ? 'There is time left for another.' : 'There is no time left for another.'
      }`
    case 'closed':
      return 'Voting is over, and the votes are counted.'
    case 'count':
      return sayCount(post, name)
    case 'dice':
      return post.why === 'tie'
        ? 'A tie of limericks that were posted together: the dice choose the winner.'
        : 'Nobody has a limerick to eir name: the dice choose the winner.'
    case 'winner':
      return `${name(post.seat)} wins the contest, ${VICTORIES[post.by]}.`
  }
}

/** A count as a sentence or two. */
export function sayCount({ totals, votes }: Count, name: NameOf): string {
  const all = `The votes: ${totals.map((total, seat) => `${name(seat)} ${total}`).join(', ')}.`
  if (votes === null || votes.length === 0) return all
  const each = votes.map(
    ({ by, for: seat, weight }) => `${by} for ${name(seat)}${weight > 1 ? ' (twice)' : ''}`,
  )
  return `${all} ${each.join(', ')}.`
}
