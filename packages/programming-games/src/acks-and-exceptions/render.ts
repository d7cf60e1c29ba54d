import type { SeatNumber } from '@ackanomic/core'
import { isInGame, marksOf, nameOf, type View } from '@ackanomic/core/engine'
import { exceptionOf, queueOf } from './coasters.js'
import { faceDownOf, highestBid, winsOf } from './standing.js'
import type { AcksAndExceptions, Coaster, Flip, Post, Round } from './types.js'

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
function labelOf({ of, coaster }: Flip): string {
  return coaster === 'ACK' ? 'ACK' : exceptionOf(of)
}

function messages(count: number): string {
  return count === 1 ? '1 message' : `${count} messages`
}

type Viewed = View<AcksAndExceptions>

/** The table as plain text: what goes on, the players with their queues, the bids, the own coasters. */
export function renderAcks(view: Viewed): string {
  const { shared, table, outcome } = view
  const lines = [headline(view), '']
  const width = Math.max(...table.seats.map(({ player }) => player.length))
  for (const seat of table.seats.keys()) lines.push(playerLine(view, seat, width))
  if (shared.calls.length > 0) lines.push('', `Bids: ${callsLine(view, shared)}.`)
  const last = shared.rounds.at(-1)
  if (shared.calls.length === 0 && last !== undefined) {
    lines.push('', `Round ${shared.rounds.length}: ${roundLine(view, last)}`)
  }
  if (view.role === 'seat' && outcome === null && isInGame(table, view.seat)) {
    lines.push('', ...mineLines(view.mine, view))
  }
  return lines.join('\n')
}

function headline({ shared, table, outcome }: Viewed): string {
  const game = 'ACKs & Exceptions'
  if (outcome !== null) {
    return outcome.winners.length === 0
      ? `${game} is over. Nobody is left.`
      : `${game} is over. ${outcome.winners.join(' and ')} won.`
  }
  const round = `${game}, round ${shared.rounds.length + 1}`
  const name = nameOf(table, shared.turn ?? -1)
  const top = highestBid(shared.calls)
  switch (shared.stage) {
    case 'starter':
      return `${round}: the host draws who starts`
    case 'set-up':
      return `${round}: everybody places a coaster`
    case 'placing':
      return `${round}: it is ${name}’s turn to place a coaster or to challenge`
    case 'bidding':
      return `${round}: ${name} is to raise the bid of ${top?.bid}, or to pass`
    case 'processing':
      return `${round}: ${name} processes ${shared.flips.length} of ${top?.bid}`
    case 'loss':
      return `${round}: ${name} has failed, and loses a coaster`
  }
}

function playerLine(view: Viewed, seat: SeatNumber, width: number): string {
  const { shared, table, outcome } = view
  const acts = outcome === null && shared.turn === seat
  const place = table.seats[seat]
  const name = `${acts ? '>' : ' '} ${(place?.player ?? '').padEnd(width)}`
  const wins = winsOf(shared.rounds, seat)
  const stand = `${wins} won  ${shared.coasters[seat]} ${shared.coasters[seat] === 1 ? 'coaster ' : 'coasters'}`
  const marks = [
    ...marksOf(view, seat, { left: 'left', out: 'SIGTERM' }),
    ...(outcome === null && shared.starter === seat ? ['starter'] : []),
  ]
  const mark = marks.length === 0 ? '' : `(${marks.join(', ')})`
  const parts = [name, stand, queueText(view, seat), mark]
  return parts
    .filter((part) => part !== '')
    .join('  ')
    .trimEnd()
}

/** The queue of a seat as all see it, what comes first in front. */
function queueText({ shared, table }: Viewed, seat: SeatNumber): string {
  const flipped = shared.flips.flatMap((flip) => (flip.of === seat ? [`[${labelOf(flip)}]`] : []))
  // Who has left took along what was not flipped.
  const left = isInGame(table, seat) ? faceDownOf(shared, seat) : 0
  return [...flipped, ...Array.from({ length: left }, () => '[?]')].join(' ')
}

function callsLine({ table }: Viewed, { calls }: Pick<Round, 'calls'>): string {
  return calls
    .map(({ seat, bid }) => `${nameOf(table, seat)} ${bid === null ? 'passes' : bid}`)
    .join(', ')
}

function roundLine(view: Viewed, { calls, flips, ended }: Round): string {
  if (ended === 'void') return 'void, for somebody left.'
  const top = highestBid(calls)
  const name = nameOf(view.table, top?.seat ?? -1)
  const shown = flips.map((flip) => `${labelOf(flip)} of ${nameOf(view.table, flip.of)}`).join(', ')
  return `${name} ${ended === 'success' ? 'processed' : 'failed to process'} ${top?.bid}: ${shown}.`
}

function mineLines(
  { hand, stack }: { readonly hand: readonly Coaster[]; readonly stack: readonly Coaster[] },
  { shared, options, ...view }: Viewed,
): string[] {
  const seat = 'seat' in view ? view.seat : -1
  const list = (coasters: readonly Coaster[]): string =>
    coasters.length === 0 ? 'nothing' : coasters.join(', ')
  const queue = queueOf(stack, options.flipOrder)
  const all = [...hand, ...stack]
  const name = all.includes('Exception') ? ` Your Exception is ${exceptionOf(seat)}.` : ''
  return [
    `Your hand: ${list(hand)}.${name}`,
    ...(stack.length === 0 ? [] : [`Your queue, first in front: ${list(queue)}.`]),
    ...(shared.late.includes(seat) ? ['Your time is up; the host draws for you.'] : []),
  ]
}
