import { exceptionOf } from './coasters.js'
import type { Flip, Post } from './types.js'

/** An announcement as a sentence or two. */
export function sayAcks(post: Post, names: readonly string[]): string {
  const name = (seat: number): string => names[seat] ?? `Seat ${seat}`
  switch (post.type) {
    case 'round':
      return `Round ${post.round}: everybody places a coaster; ${name(post.starter)} has the first turn.`
    case 'placed':
      return `${name(post.seat)} places a coaster; eir stack has ${post.stack}.`
    case 'turn':
      return `It is ${name(post.seat)}’s turn to place a coaster or to challenge.`
    case 'challenged':
      return `${name(post.seat)}: I can process ${messages(post.bid)}.`
    case 'raised':
      return `${name(post.seat)} raises to ${post.bid}.`
    case 'passed':
      return `${name(post.seat)} passes.`
    case 'challenger':
      return `${name(post.seat)} is the Challenger, and processes ${messages(post.bid)}.`
    case 'flipped': {
      const whose = post.of === post.seat ? 'eir own' : `of ${name(post.of)}`
      return `${name(post.seat)} flips a coaster, ${whose}: ${labelOf(post)} (${post.count} of ${post.bid}).`
    }
    case 'succeeded':
      return `${name(post.seat)} wins the round, eir ${post.wins === 1 ? 'first' : 'second'}.`
    case 'failed':
      return post.by === null
        ? `${name(post.seat)} fails: there is no coaster left to flip.`
        : `${name(post.seat)} fails: ${exceptionOf(post.by)} of ${post.by === post.seat ? 'eir own' : name(post.by)}.`
    case 'lost':
      return `${name(post.seat)} loses a coaster, and has ${post.coasters} left.`
    case 'SIGTERM':
      return `SIGTERM: ${name(post.seat)} is out of the game.`
    case 'void':
      return 'The round is void.'
    case 'time is up':
      return `${name(post.seat)}’s time is up.`
    case 'drawn':
      return post.for === 'stack'
        ? `The host drew a coaster for your stack: ${post.coaster}.`
        : `The host drew the coaster that you lose: ${post.coaster}.`
  }
}

/** What a flipped coaster shows. */
export function labelOf({ of, coaster }: Flip): string {
  return coaster === 'ACK' ? 'ACK' : exceptionOf(of)
}

function messages(count: number): string {
  return count === 1 ? '1 message' : `${count} messages`
}
