import type { SeatNumber } from '@ackanomic/core'
import type { Post, Round } from './types.js'

type NameOf = (seat: SeatNumber) => string

/** An announcement as a sentence or a few. */
export function sayMediocrity(post: Post, names: readonly string[]): string {
  const name: NameOf = (seat) => names[seat] ?? `Seat ${seat}`
  switch (post.type) {
    case 'numbers':
      return `The player numbers: ${sayBySeat(post.numbers, name)}.`
    case 'next':
      return `${name(post.moderator)} is the next Moderator.`
    case 'open':
      return 'Three days have passed: whoever first names emself Moderator and announces the next round is.'
    case 'begins':
      return `${
        post.steppedIn
          ? `${name(post.moderator)} names emself Moderator. Round ${post.round} begins`
          : `Round ${post.round} begins, with ${name(post.moderator)} as Moderator`
      }: send a number from 1 to ${post.most}.`
    case 'sent':
      return `${name(post.seat)} sends ${post.number}.`
    case 'may end':
      return `The round has lasted three days; ${name(post.moderator)} may announce its result.`
    case 'closed':
      return `${name(post.moderator)} has closed round ${post.round} for its result, and draws the missing numbers.`
    case 'result':
      return `Round ${post.round}: ${sayRound({ ...post, ended: 'result' }, name)} Scores: ${sayBySeat(post.scores, name)}.`
    case 'expired':
    case 'void':
      return `Round ${post.round}: ${sayRound({ moderator: post.moderator, ended: post.type, numbers: [], drawn: [], scorer: null }, name)}`
    case 'idle':
      return `The Moderator has left; round ${post.round} waits for the end of its six days.`
    case 'won':
      return `The most Mediocre score is ${post.score}: ${name(post.seat)} wins, and may complain about it.`
  }
}

/** How a round ended, as a sentence. */
export function sayRound(
  { moderator, ended, numbers, drawn, scorer }: Round,
  name: NameOf,
): string {
  if (ended === 'expired') {
    return `six days passed without a result; ${name(moderator)} is out of the game, and nobody scores.`
  }
  if (ended === 'void') return `void, for ${name(moderator)} has left; nobody scores.`
  const said = numbers.flatMap((number, seat) =>
    number === null ? [] : [`${name(seat)} ${number}${drawn.includes(seat) ? ' (drawn)' : ''}`],
  )
  const end =
    scorer === null
      ? 'there is no most Mediocre number.'
      : `${numbers[scorer]} is the most Mediocre number, and ${name(scorer)} gains a Gamepoint.`
  return `${said.length === 0 ? 'no numbers' : said.join(', ')}; ${end}`
}

function sayBySeat(of: readonly (number | null)[], name: NameOf): string {
  return of.flatMap((each, seat) => (each === null ? [] : [`${name(seat)} ${each}`])).join(', ')
}
