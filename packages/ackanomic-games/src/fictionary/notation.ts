import { err, ok, type Result } from '@ackanomic/core'
import type { NotationOf, View } from '@ackanomic/core/engine'
import { namesOf, readNames } from './names.js'
import type { Fictionary, Move } from './types.js'
import { readText, writtenText } from './written.js'

type Read = Result<Move, string>

/** Moves as text: a verb, and what belongs to it. */
export const fictionaryNotation: NotationOf<Fictionary> = {
  help: 'The Brainiac writes "word quoin = an external corner of a wall", "report none", "report Bob, Cyd" and "score";\nBluffers write "define a small boat" and "vote 3", or "sheep" to vote for their own.',
  parse: parseMove,
  format: formatMove,
}

/** A move in its canonical form. */
function formatMove(move: Move, { table }: View<Fictionary>): string {
  switch (move.type) {
    case 'word':
      return `word ${writtenWord(move.word)} = ${writtenText(move.definition)}`
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

/** A word as moves have it: in quotes where "word is it = …" would be read as "the word is: it". */
function writtenWord(word: string): string {
  return /^is\s/i.test(word) ? `"${word}"` : word
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
  const { list } = view.own
  const places = list.flatMap((definition, i) => (definition === mine ? [i + 1] : []))
  const [number, ...more] = places
  if (number === undefined) return err('Your definition is not on the list; vote for a number.')
  return more.length === 0
    ? ok({ type: 'vote', number })
    : err(`Your definition is there more than once; vote for one of ${places.join(', ')}.`)
}
