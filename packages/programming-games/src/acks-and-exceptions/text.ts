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
import { EXCEPTIONS, exceptionOf } from './coasters.js'
import { renderAcks, sayAcks } from './render.js'
import { faceDownOf } from './standing.js'
import type { AcksAndExceptions, Coaster, Move } from './types.js'

type Read<Value = Move> = Result<Value, string>
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

/** More than any move can fill: a verb and a name. */
const LONGEST = 200

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

function parse(text: string, view: Viewed): Read {
  const written = text.trim()
  if (written === '') return err(`Write a move. ${acksNotation.help}`)
  if (written.length > LONGEST) {
    return err('That is too long for a move; write the move alone.')
  }
  if (/^(?:i\s+)?pass[.!]?$/i.test(written)) return ok({ type: 'pass' })
  const verb =
    /^(place|enqueue|put|lose|challenge|raise|bid|flip|process)(?:\s+|[:,–]\s*|$)(.*)$/is.exec(
      written,
    )
  if (verb !== null) return readVerb((verb[1] ?? '').toLowerCase(), verb[2] ?? '', view)
  const claim =
    /^["“]?i\s+can\s+process\s+(\S+?)(?:\s+(?:messages?|coasters?))?(?:\s+without\s+.*)?[.!]?["”]?$/is.exec(
      written,
    )
  const number = readNumber(claim?.[1] ?? written)
  if (number !== undefined) return ok(bidOf(number, view))
  const coaster = readCoaster(written, view)
  if (coaster?.ok)
    return ok({ type: view.shared.now.stage === 'loss' ? 'lose' : 'place', coaster: coaster.value })
  return coaster ?? err(`“${shown(written, 40)}” is no move. ${acksNotation.help}`)
}

function readVerb(verb: string, rest: string, view: Viewed): Read {
  switch (verb) {
    case 'flip':
    case 'process':
      return readQueue(rest, view)
    case 'challenge':
    case 'raise':
    case 'bid': {
      const bid = readNumber(rest)
      if (bid === undefined) return err(`Write a number after "${verb}", such as "${verb} 3".`)
      return ok(verb === 'bid' ? bidOf(bid, view) : { type: verb, bid })
    }
    default: {
      const coaster = readCoaster(rest, view)
      if (coaster === undefined) {
        return err(`Name a coaster after "${verb}": "${verb} ACK" or "${verb} Exception".`)
      }
      if (!coaster.ok) return coaster
      return ok({ type: verb === 'lose' ? 'lose' : 'place', coaster: coaster.value })
    }
  }
}

/** Where there is a challenge a number raises it; else it is one. */
function bidOf(bid: number, { shared }: Viewed): Move {
  return { type: shared.calls.length > 0 ? 'raise' : 'challenge', bid }
}

const NUMBERS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'

function readNumber(text: string): number | undefined {
  const word = /^(?:with|to|by|for)?\s*(-?[a-z0-9]+)(?:\s+(?:messages?|coasters?))?[.!]?$/i.exec(
    text.trim(),
  )?.[1]
  if (word === undefined) return undefined
  if (/^-?\d{1,15}$/.test(word)) return Number(word) + 0
  const place = NUMBERS.split(' ').indexOf(word.toLowerCase())
  return place < 0 ? undefined : place + 1
}

/** A coaster as written; `undefined` where it is none. */
function readCoaster(text: string, view: Viewed): Read<Coaster> | undefined {
  const word = text
    .trim()
    .replace(/[.!]$/, '')
    .replace(/^(?:an?|the|my)\s+/i, '')
    .toLowerCase()
  if (/^a(?:ck)?$/.test(word)) return ok('ACK')
  if (/^e(?:x(?:c(?:eption)?)?)?$/.test(word)) return ok('Exception')
  const named = EXCEPTIONS.find(
    (name) => name.toLowerCase() === word || (word === 'npe' && name === EXCEPTIONS[0]),
  )
  if (named === undefined) return undefined
  const mine = view.role === 'seat' ? exceptionOf(view.seat) : named
  return named === mine
    ? ok('Exception')
    : err(`Your Exception is called ${mine}; write that, or "Exception".`)
}

function readQueue(rest: string, view: Viewed): Read {
  const written = rest.trim()
  const seat = seatNamed(written, view)
  if (seat !== undefined) return ok({ type: 'flip', of: seat })
  const shared = view.role === 'seat' ? view.seat : undefined
  if (shared !== undefined && /^(?:(?:my|mine|own|my\s+own)[.!]?)?$/i.test(written)) {
    // Without a name there is just one queue that it can be.
    if (written !== '' || faceDownOf(view.shared, shared) > 0)
      return ok({ type: 'flip', of: shared })
  }
  const names = view.table.seats.map(({ player }) => player).join(', ')
  return err(
    written === ''
      ? `Say whose coaster you flip, such as "flip ${view.table.seats[0]?.player}": ${names}.`
      : `Nobody here is called “${shown(written, 40)}”; name one of ${names}.`,
  )
}

/** The seat of a name: to the letter, or else in whatever case where no two differ by case alone. */
function seatNamed(written: string, { table }: Viewed): SeatNumber | undefined {
  const names = table.seats.map(({ player }) => player)
  const plain = written.replace(/(?:['’]s?)?[.!]?$/i, '').toLowerCase()
  const exactly = names.indexOf(written)
  if (exactly >= 0) return exactly
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
