import { err, ok, type Result, type SeatNumber } from '@ackanomic/core'
import {
  defineText,
  isInGame,
  marksOf,
  type NotationOf,
  nameOf,
  type View,
} from '@ackanomic/core/engine'
import { shown } from '@ackanomic/core/untrusted'
import { acksClauses } from './clauses.js'
import { COASTERS, type Coaster, exceptionOf, queueOf } from './coasters.js'
import { acksEvents, labelOf } from './events.js'
import type { AcksAndExceptions } from './model.js'
import { faceDownOf, highestBid, winsOf } from './standing.js'
import type { AcksRound, AcksSecret } from './state.js'

type Move = AcksAndExceptions['Move']
type Read = Result<Move, string>
type Viewed = View<AcksAndExceptions>

/** Moves as text. A bare coaster or number is what it can only be. */
const acksNotation: NotationOf<AcksAndExceptions> = {
  help: [
    'Write "place ACK" or "place Exception"; "challenge 3" or "I can process 3 messages";',
    '"raise 4" or "pass"; "flip NAME" or "flip own"; "lose ACK" or "lose Exception".',
  ].join('\n'),
  parse,
  format,
}

function format(move: Move, { table }: Viewed): string {
  switch (move.type) {
    case 'place':
    case 'lose':
      return `${move.type} ${move.coaster}`
    case 'challenge':
    case 'raise':
      return `${move.type} ${move.bid}`
    case 'pass':
      return 'pass'
    case 'flip':
      return `flip ${nameOf(table, move.of)}`
  }
}

/** More than any move can fill: a verb and a name. */
const LONGEST = 200

function parse(text: string, view: Viewed): Read {
  const written = text.trim()
  if (written === '') return err(`Write a move. ${acksNotation.help}`)
  if (written.length > LONGEST) {
    return err('That is too long for a move; write the move alone.')
  }
  const [, first = '', rest = ''] = /^(\S+)\s*(.*)$/s.exec(written) ?? []
  const verb = first.toLowerCase()
  switch (verb) {
    case 'flip':
      return readQueue(rest, view)
    case 'challenge':
    case 'raise':
    case 'bid': {
      const bid = numberIn(/^(?:to )?(.+)$/i.exec(rest)?.[1] ?? '')
      if (bid === undefined) return err(`Write a number after "${verb}", such as "${verb} 3".`)
      return ok(verb === 'bid' ? bidOf(bid, view) : { type: verb, bid })
    }
    case 'place':
    case 'lose': {
      const coaster = coasterIn(rest)
      return coaster === undefined
        ? err(`Name a coaster after "${verb}": "${verb} ACK" or "${verb} Exception".`)
        : ok({ type: verb, coaster })
    }
  }
  if (/^pass\.?$/i.test(written)) return ok({ type: 'pass' })
  const coaster = coasterIn(written)
  if (coaster !== undefined) {
    return ok({ type: view.shared.stage === 'loss' ? 'lose' : 'place', coaster })
  }
  const bid = numberIn(CLAIM.exec(written)?.[1] ?? written)
  return bid === undefined
    ? err(`“${shown(written, 40)}” is no move. ${acksNotation.help}`)
    : ok(bidOf(bid, view))
}

/** A bid in the words of the rule. */
const CLAIM = /^I can process (\d+) messages?(?: without triggering an exception)?\.?$/i

/** Where there is a challenge a number raises it; else it is one. */
function bidOf(bid: number, { shared }: Viewed): Move {
  return { type: shared.calls.length > 0 ? 'raise' : 'challenge', bid }
}

function numberIn(text: string): number | undefined {
  return /^-?\d{1,15}\.?$/.test(text) ? Number(text) + 0 : undefined
}

/** A coaster as written, or its first letter. */
function coasterIn(text: string): Coaster | undefined {
  const word = text.replace(/\.$/, '').toLowerCase()
  return COASTERS.find((coaster) =>
    [coaster.toLowerCase(), coaster[0]?.toLowerCase()].includes(word),
  )
}

function readQueue(written: string, view: Viewed): Read {
  const of = seatNamed(written, view)
  if (of !== undefined) return ok({ type: 'flip', of })
  if (view.role === 'seat') {
    if (/^own\.?$/i.test(written)) return ok({ type: 'flip', of: view.seat })
    // Without a name there is just one queue that it can be.
    const isOwn = written === '' && faceDownOf(view.shared, view.seat) > 0
    if (isOwn) return ok({ type: 'flip', of: view.seat })
  }
  const names = view.table.seats.map(({ player }) => player).join(', ')
  return err(
    written === ''
      ? `Say whose coaster you flip, such as "flip ${nameOf(view.table, 0)}": ${names}.`
      : `Nobody here is called “${shown(written, 40)}”; name one of ${names}.`,
  )
}

/** The seat of a name: to the letter, or else in whatever case where no two differ by case alone. */
function seatNamed(written: string, { table }: Viewed): SeatNumber | undefined {
  const names = table.seats.map(({ player }) => player)
  const exactly = names.indexOf(written)
  if (exactly >= 0) return exactly
  const plain = written.replace(/\.$/, '').toLowerCase()
  const nearly = names.flatMap((name, seat) => (name.toLowerCase() === plain ? [seat] : []))
  return nearly.length === 1 ? nearly[0] : undefined
}

/** The table as plain text: what goes on, the players with their queues, the bids, the own coasters. */
function renderAcks(view: Viewed): string {
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

function callsLine({ table }: Viewed, { calls }: Pick<AcksRound, 'calls'>): string {
  return calls
    .map(({ seat, bid }) => `${nameOf(table, seat)} ${bid === null ? 'passes' : bid}`)
    .join(', ')
}

function roundLine(view: Viewed, { calls, flips, ended }: AcksRound): string {
  if (ended === 'void') return 'void, for somebody left.'
  const top = highestBid(calls)
  const name = nameOf(view.table, top?.seat ?? -1)
  const shown = flips.map((flip) => `${labelOf(flip)} of ${nameOf(view.table, flip.of)}`).join(', ')
  return `${name} ${ended === 'success' ? 'processed' : 'failed to process'} ${top?.bid}: ${shown}.`
}

function mineLines({ hand, stack }: AcksSecret, { shared, options, ...view }: Viewed): string[] {
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

/** The words of ACKs & Exceptions, alone: enough for a page of a match that a server keeps. */
export const acksAndExceptionsText = /* @__PURE__ */ defineText<AcksAndExceptions>({
  clauses: acksClauses,
  notation: acksNotation,
  render: renderAcks,
  events: acksEvents,
})
