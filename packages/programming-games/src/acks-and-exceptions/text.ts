import { err, ok, type Result, type SeatNumber } from '@ackanomic/core'
import {
  defineText,
  isInGame,
  type NotationOf,
  nameOf,
  type SeatView,
  seatBadges,
  seatNamed,
  type View,
} from '@ackanomic/core/engine'
import { sanitizeText } from '@ackanomic/core/untrusted'
import { type AcksCoaster, COASTERS, exceptionOf, reverseStack } from './coasters.js'
import { acksEvents, labelOf } from './events.js'
import type { AcksAndExceptions } from './model.js'
import { faceDownOf, highestBid, winsOf } from './selectors.js'
import type { AcksRound } from './state.js'

type Move = AcksAndExceptions['Move']
type Read = Result<Move, string>
type Viewed = View<AcksAndExceptions>

const acksNotation: NotationOf<AcksAndExceptions> = {
  help: [
    'Write "place ACK" or "place Exception"; "challenge 3" or "I can process 3 messages";',
    '"raise 4" or "pass"; "flip NAME" or "flip own"; "lose ACK" or "lose Exception".',
  ].join('\n'),
  parse,
  format,
}

function format(move: Move, { roster }: Viewed): string {
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
      return `flip ${nameOf(roster, move.of)}`
  }
}

function describeMove(move: Move, { roster }: Viewed): string {
  switch (move.type) {
    case 'place':
    case 'lose': {
      const verb = move.type === 'place' ? 'Place' : 'Lose'
      return `${verb} ${move.coaster === 'ACK' ? 'an ACK' : 'the Exception'}`
    }
    case 'challenge':
      return `Challenge: process ${counted(move.bid)}`
    case 'raise':
      return `Raise to ${counted(move.bid)}`
    case 'pass':
      return 'Pass'
    case 'flip':
      return `Flip the next coaster of ${nameOf(roster, move.of)}`
  }
}

function counted(coasters: number): string {
  return `${coasters} ${coasters === 1 ? 'coaster' : 'coasters'}`
}

const MAX_TEXT_LENGTH = 200

function parse(text: string, view: Viewed): Read {
  const written = text.trim()
  if (written === '') return err(`Write a move. ${acksNotation.help}`)
  if (written.length > MAX_TEXT_LENGTH)
    return err('That is too long for a move; write the move alone.')
  const plain = written.replace(/\.$/, '').toLowerCase()
  const [, verb = '', rest = ''] = /^(\S+)\s*(.*)$/s.exec(plain) ?? []
  switch (verb) {
    case 'flip':
      return readQueue(written.slice(verb.length).trim(), view)
    case 'challenge':
    case 'raise':
    case 'bid': {
      const bid = numberIn(rest.replace(/^to /, ''))
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
  if (plain === 'pass') return ok({ type: 'pass' })
  const coaster = coasterIn(plain)
  if (coaster !== undefined)
    return ok({ type: view.shared.stage === 'loss' ? 'lose' : 'place', coaster })
  const bid = numberIn(CLAIM.exec(plain)?.[1] ?? plain)
  return bid === undefined
    ? err(`“${sanitizeText(written, 40)}” is not a move. ${acksNotation.help}`)
    : ok(bidOf(bid, view))
}

/** A bid in the words of the rule. */
const CLAIM = /^i can process (\d+) messages?(?: without triggering an exception)?$/

/** A number raises a challenge, or makes one. */
function bidOf(bid: number, { shared }: Viewed): Move {
  return { type: shared.calls.length > 0 ? 'raise' : 'challenge', bid }
}

function numberIn(text: string): number | undefined {
  return /^-?\d{1,15}$/.test(text) ? Number(text) + 0 : undefined
}

function coasterIn(word: string): AcksCoaster | undefined {
  const names = COASTERS.map((coaster) => coaster.toLowerCase())
  return COASTERS[names.findIndex((name) => name === word || name[0] === word)]
}

function readQueue(written: string, view: Viewed): Read {
  const of = seatNamed(view.roster, written)
  if (of !== undefined) return ok({ type: 'flip', of })
  // Without a name there must be only one possible queue.
  if (view.role === 'seat') {
    const isOwn =
      written === '' ? faceDownOf(view.shared, view.seat) > 0 : /^own\.?$/i.test(written)
    if (isOwn) return ok({ type: 'flip', of: view.seat })
  }
  const names = view.roster.seats.map(({ player }) => player).join(', ')
  return err(
    written === ''
      ? `Say whose coaster you flip, such as "flip ${nameOf(view.roster, 0)}": ${names}.`
      : `Nobody here is called “${sanitizeText(written, 40)}”; name one of ${names}.`,
  )
}

function renderAcks(view: Viewed): string {
  const { shared, roster, outcome } = view
  const lines = [headline(view), '']
  const width = Math.max(...roster.seats.map(({ player }) => player.length))
  for (const seat of roster.seats.keys()) lines.push(playerLine(view, seat, width))
  if (shared.calls.length > 0) lines.push('', `Bids: ${callsLine(view)}.`)
  const last = shared.rounds.at(-1)
  if (shared.calls.length === 0 && last !== undefined)
    lines.push('', `Round ${shared.rounds.length}: ${roundLine(view, last)}`)
  if (view.role === 'seat' && outcome === null && isInGame(roster, view.seat))
    lines.push('', ...mineLines(view))
  return lines.join('\n')
}

function headline({ shared, roster, outcome }: Viewed): string {
  const game = 'ACKs & Exceptions'
  if (outcome !== null) {
    return outcome.winners.length === 0
      ? `${game} is over. Nobody is left.`
      : `${game} is over. ${outcome.winners.join(' and ')} won.`
  }
  const round = `${game}, round ${shared.rounds.length + 1}`
  const name = nameOf(roster, shared.turn ?? -1)
  const top = highestBid(shared.calls)
  const doing: Readonly<Record<typeof shared.stage, string>> = {
    starter: 'the host draws who starts',
    'set-up': 'everybody places a coaster',
    placing: `it is ${name}’s turn to place a coaster or to challenge`,
    bidding: `${name} must raise the bid of ${top?.bid} or pass`,
    processing: `${name} processes ${shared.flips.length} of ${top?.bid}`,
    loss: `${name} has failed and loses a coaster`,
  }
  return `${round}: ${doing[shared.stage]}`
}

function playerLine(view: Viewed, seat: SeatNumber, width: number): string {
  const { shared, roster, outcome } = view
  const acts = outcome === null && shared.turn === seat
  const name = `${acts ? '>' : ' '} ${nameOf(roster, seat).padEnd(width)}`
  const left = shared.coasters[seat]
  const stand = `${winsOf(shared.rounds, seat)} won  ${left} ${left === 1 ? 'coaster ' : 'coasters'}`
  const marks = [...seatBadges(view, seat, { left: 'left', out: 'SIGTERM' })]
  if (outcome === null && shared.starter === seat) marks.push('starter')
  const mark = marks.length === 0 ? '' : `(${marks.join(', ')})`
  const parts = [name, stand, queueText(view, seat), mark].filter((part) => part !== '')
  return parts.join('  ').trimEnd()
}

function queueText({ shared, roster }: Viewed, seat: SeatNumber): string {
  const flipped = shared.flips.flatMap((flip) => (flip.of === seat ? [`[${labelOf(flip)}]`] : []))
  // A leaver took unflipped coasters along.
  const left = isInGame(roster, seat) ? faceDownOf(shared, seat) : 0
  return [...flipped, ...Array.from({ length: left }, () => '[?]')].join(' ')
}

function callsLine({ shared, roster }: Viewed): string {
  return shared.calls
    .map(({ seat, bid }) => `${nameOf(roster, seat)} ${bid ?? 'passes'}`)
    .join(', ')
}

function roundLine(view: Viewed, { calls, flips, ended }: AcksRound): string {
  if (ended === 'void') return 'void, because somebody left.'
  const top = highestBid(calls)
  const name = nameOf(view.roster, top?.seat ?? -1)
  const shown = flips
    .map((flip) => `${labelOf(flip)} of ${nameOf(view.roster, flip.of)}`)
    .join(', ')
  return `${name} ${ended === 'success' ? 'processed' : 'failed to process'} ${top?.bid}: ${shown}.`
}

function mineLines({ shared, options, seat, mine: { hand, stack } }: SeatView<AcksAndExceptions>) {
  const owns = hand.includes('Exception') || stack.includes('Exception')
  const name = owns ? ` Your Exception is ${exceptionOf(seat)}.` : ''
  const lines = [`Your hand: ${hand.join(', ') || 'nothing'}.${name}`]
  if (stack.length > 0)
    lines.push(`Your queue, first in front: ${reverseStack(stack, options.flipOrder).join(', ')}.`)
  if (shared.late.includes(seat)) lines.push('Your time is up; the host draws for you.')
  return lines
}

/** The text of ACKs & Exceptions, without the rules. */
export const acksAndExceptionsText = /* @__PURE__ */ defineText<AcksAndExceptions>({
  forfeits: {
    act: 'Chance or the rule acts for the player who is late.',
  },
  options: {
    nextStarter: {
      label: 'Next round',
      help: 'Who has the first turn of a new round.',
      choices: { challenger: 'The challenger', rotate: 'The next player', chance: 'Anybody' },
    },
    loss: {
      label: 'A lost coaster',
      help: 'Who chooses the coaster that is lost.',
      choices: { challenger: 'Its player', random: 'Chance' },
    },
    starter: {
      label: 'First player',
      help: 'Who begins the first round.',
      choices: { chance: 'Anybody', 0: 'Player 1', 1: 'Player 2', 2: 'Player 3', 3: 'Player 4' },
      advanced: true,
    },
    flipOrder: {
      label: 'Order of flips',
      help: 'The coaster of a stack that is flipped first.',
      choices: { 'last-first': 'The top one', 'first-first': 'The bottom one' },
      advanced: true,
    },
    bidCap: {
      label: 'Highest bid',
      help: 'Whether it may exceed the coasters on the table.',
      choices: { table: 'All coasters', none: 'No limit' },
      advanced: true,
    },
    timeLimit: {
      label: 'Days for an action',
      help: 'After them, an action is chosen for a late player.',
      advanced: true,
    },
  },
  actions: {
    place: 'place a coaster',
    challenge: 'challenge',
    raise: 'raise the bid',
    pass: 'pass',
    flip: 'flip a coaster',
    lose: 'choose the coaster that you lose',
  },
  notation: acksNotation,
  describeMove,
  render: renderAcks,
  events: acksEvents,
})
