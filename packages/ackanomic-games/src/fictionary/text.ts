import { err, ok, type Result, type SeatNumber } from '@ackanomic/core'
import {
  defineText,
  type NotationOf,
  shown,
  type Table,
  type TextOf,
  type View,
} from '@ackanomic/core/engine'
import { fictionaryClauses } from './clauses.js'
import { renderFictionary, sayFictionary } from './render.js'
import type { Fictionary, Move } from './types.js'
import { readText, writtenText } from './written.js'

type Seats = Pick<Table, 'seats'>

/** A name that needs no quotes: no comma, no number sign. */
const PLAIN = /^(?!.*\band\b)[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} .'’_-]*$/iu

const NOBODY = /^(?:none|nobody|no one|0|3c)[.!]?$/i

/** One name of a list, in quotes or without, or a seat by its number as in `#2`. */
const NAMED =
  /\s*(?:("(?:[^"\\]|\\.)*")|([^\s,;&]+(?:\s+(?!and\s)[^\s,;&]+)*))\s*(?:$|[,;&][,;&\s]*(?:\band\b(?=\s))?|\band\b(?=\s))/giuy

/** Seats as a list of names. */
function namesOf({ seats }: Seats, named: readonly SeatNumber[]): string {
  return named
    .map((seat) => {
      const name = seats[seat]?.player
      if (name === undefined) return `#${seat}`
      return PLAIN.test(name) && !NOBODY.test(name) ? name : JSON.stringify(name)
    })
    .join(', ')
}

/** The seats that a list names, rising; the sentence says which name is not known. */
function readNames(table: Seats, text: string): Result<readonly SeatNumber[], string> {
  if (NOBODY.test(text)) return ok([])
  const found = new Set<SeatNumber>()
  let end = 0
  for (const [all, quotedName, plainName = ''] of text.matchAll(NAMED)) {
    const name = quotedName === undefined ? plainName : unquoted(quotedName)
    const seat = quotedName === undefined ? seatMeant(table, name) : seatNamed(table, name)
    if (seat < 0) {
      // A name may look like a list.
      const whole = seatNamed(table, text)
      return whole < 0 ? unknown(table, name) : ok([whole])
    }
    found.add(seat)
    end += all.length
  }
  if (found.size === 0) return NO_NAMES
  if (end < text.length) return unknown(table, text.slice(end))
  return ok([...found].sort((one, other) => one - other))
}

const NO_NAMES: Result<never, string> = /* @__PURE__ */ err(
  'Name the Bluffers who knew the word, with commas between them, or none.',
)

function unknown({ seats }: Seats, name: string): Result<never, string> {
  const known = seats.map(({ player }) => player).join(', ')
  return err(`Nobody here is called “${shown(name, 40)}”; name some of ${known}, or none.`)
}

function unquoted(name: string): string {
  try {
    return String(JSON.parse(name))
  } catch {
    return name.slice(1, -1)
  }
}

/** Whom a name without quotes means; a full stop behind it may be none of its. */
function seatMeant(table: Seats, name: string): SeatNumber {
  const seat = seatNamed(table, name)
  if (seat >= 0) return seat
  const bare = name.replace(/[.!]$/, '')
  const number = /^#(\d{1,9})$/.exec(bare)
  return number === null ? seatNamed(table, bare) : Number(number[1])
}

function seatNamed({ seats }: Seats, name: string): SeatNumber {
  const exactly = seats.findIndex(({ player }) => player === name)
  if (exactly >= 0) return exactly
  const wanted = name.toLowerCase()
  return seats.findIndex(({ player }) => player.toLowerCase() === wanted)
}

type Read = Result<Move, string>

/** Moves as text: a verb, and what belongs to it. */
const fictionaryNotation: NotationOf<Fictionary> = {
  help: 'The Brainiac writes "word quoin = an external corner of a wall", "report none", "report Bob, Cyd" and "score";\nBluffers write "define a small boat" and "vote 3", or "sheep" to vote for their own.',
  parse: parseMove,
  format: formatMove,
}

/** A move in its canonical form. */
function formatMove(move: Move, { table }: View<Fictionary>): string {
  switch (move.type) {
    case 'word':
      return `word ${/^is\s/i.test(move.word) ? `"${move.word}"` : move.word} = ${writtenText(move.definition)}`
    case 'define':
      return `define ${writtenText(move.definition)}`
    case 'report':
      return `report ${move.similar.length === 0 ? 'none' : namesOf(table, move.similar)}`
    case 'vote':
      return `vote ${move.number}`
    case 'score':
      return 'score'
  }
}

/**
 * What each form of text is read as; the first that fits is taken. Blanks stand in one place of a
 * form only, next to something that is none, so that no text takes long to be read.
 */
const FORMS: readonly (readonly [
  RegExp,
  (found: RegExpExecArray, view: View<Fictionary>) => Read,
])[] = [
  [/^score\b[\s.!]*(?:the (?:voting|votes|round)[\s.!]*)?$/i, () => ok({ type: 'score' })],
  [
    /^(?:the )?(?:ing[- ])?word\b(?:\s+is(?:\s*:|(?=[^\S\n]+[^\s=:])))?\s*:?\s*([\s\S]*)$/i,
    ([, rest = '']) => readWord(rest),
  ],
  [
    /^(?:i )?(?:define|definition|submit|bluff)\b\s*[:=]?\s*([\s\S]*)$/i,
    ([, rest = '']) => readDefinition(rest),
  ],
  [
    /^(?:i )?(?:report|similar)\b\s*:?\s*([\s\S]*)$/i,
    ([, rest = ''], view) => readReport(rest, view),
  ],
  [/^(?:i |vote )?sheep\b[\s.!]*$/i, (_, view) => readSheep(view)],
  [
    /^(?:(?:i |my )?vote\b\s*(?:for\b\s*)?(?::\s*)?)?(?:(?:number\b|no\.|#)\s*)?(-?\d[\s\S]*)$/i,
    ([, rest = '']) => readVote(rest),
  ],
]

function parseMove(text: string, view: View<Fictionary>): Read {
  const written = text.trim()
  for (const [form, read] of FORMS) {
    const found = form.exec(written)
    if (found !== null) return read(found, view)
  }
  return err(
    'Begin with what you do: "word", "define", "report", "vote" or "score", as in "vote 3".',
  )
}

function readWord(rest: string): Read {
  const end = rest.search(/[=:\n]/)
  const after = end < 0 ? '' : rest.slice(end).trimStart()
  const found = /^(?:[=:]|(?:the )?(?:actual )?definition\b\s*[:=]?)([\s\S]*)$/i.exec(after)
  const word = rest
    .slice(0, Math.max(0, end))
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim()
  const definition = readText(found?.[1] ?? '')
  return word === '' || definition.trim() === ''
    ? err('Write the word and what it means: "word quoin = an external corner of a wall".')
    : ok({ type: 'word', word, definition })
}

function readDefinition(rest: string): Read {
  return rest.trim() === ''
    ? err('Write your definition after "define"; to send an empty one, write define "".')
    : ok({ type: 'define', definition: readText(rest) })
}

function readReport(rest: string, { table }: View<Fictionary>): Read {
  const named = rest.trim().replace(/^:\s*/, '')
  if (named === '') {
    return err('Name the Bluffers who knew the word, or write "report none".')
  }
  const seats = readNames(table, named)
  return seats.ok ? ok({ type: 'report', similar: seats.value }) : seats
}

function readVote(rest: string): Read {
  // It is good form to quote what one votes for; a further number would make it two votes.
  const found =
    /^(-?\d+)(?:[.)]?\s*$|[.)]?\s*(?:[:,;–—-]\s*)?["“'(][\s\S]*$|\s*[.):]\s+[^\s\d][\s\S]*$)/.exec(
      rest,
    )
  const number = Number(found?.[1])
  return Number.isSafeInteger(number)
    ? ok({ type: 'vote', number: number === 0 ? 0 : number })
    : err('Vote for one number of the list, as in "vote 3".')
}

function readSheep(view: View<Fictionary>): Read {
  const mine = view.role === 'seat' ? view.mine.definition : null
  const { list } = view.shared
  const places = list.flatMap((definition, i) => (definition === mine ? [i + 1] : []))
  const [number, ...more] = places
  if (number === undefined) return err('Your definition is not on the list; vote for a number.')
  return more.length === 0
    ? ok({ type: 'vote', number })
    : err(`Your definition is there more than once; vote for one of ${places.join(', ')}.`)
}

/** The words of Fictionary, alone: enough for a page of a match that a server keeps. */
export const fictionaryText: TextOf<Fictionary> = /* @__PURE__ */ defineText<Fictionary>({
  clauses: fictionaryClauses,
  notation: fictionaryNotation,
  render: renderFictionary,
  say: sayFictionary,
})
