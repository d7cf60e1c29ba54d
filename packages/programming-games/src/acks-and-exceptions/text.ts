import { err, ok, type Result, type SeatNumber } from '@ackanomic/core'
import {
  defineText,
  type NotationOf,
  nameOf,
  shown,
  type TextOf,
  type View,
} from '@ackanomic/core/engine'
import { acksClauses } from './clauses.js'
import { renderAcks, sayAcks } from './render.js'
import { faceDownOf } from './standing.js'
import { type AcksAndExceptions, COASTERS, type Coaster, type Move } from './types.js'

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

/** The words of ACKs & Exceptions, alone: enough for a page of a match that a server keeps. */
export const acksAndExceptionsText: TextOf<AcksAndExceptions> =
  /* @__PURE__ */ defineText<AcksAndExceptions>({
    clauses: acksClauses,
    notation: acksNotation,
    render: renderAcks,
    say: sayAcks,
  })
