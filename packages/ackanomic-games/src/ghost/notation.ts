import { err, type Notation, nameOf, ok, type Result, type View } from '@ackanomic/core'
import { isContinuation, LONGEST } from './letters.js'
import type { Ghost, Ground, Move } from './types.js'

type Read = Result<Move, string>

/**
 * Plays as text. A bare string is what it can only be: a letter begins a ghost word, a string
 * continues it, a word answers a protest. All else has a verb.
 */
export const ghostNotation: Notation<Ghost> = {
  help: /* @__PURE__ */ [
    'Begin with a letter ("Q" or "begin Q"); continue with the whole new ghost word ("UPERSO" or',
    '"make it UPERSO").',
    '"Protest: it is a word", "protest: it is in no word", "answer SUPERSONIC", "I resign",',
    '"protest addition of NAME"; the referee: "remove NAME".',
  ].join('\n'),
  parse,
  format,
}

/** More than any move can fill. */
const LONGEST_TEXT = 2 * LONGEST

function format(move: Move, { table }: View<Ghost>): string {
  switch (move.type) {
    case 'begin':
      return `begin ${move.letter}`
    case 'continue':
      return `make it ${move.word}`
    case 'protest':
      return `protest: ${move.ground === 'word' ? 'it is a word' : 'it is in no word'}`
    case 'resign':
      return 'I resign'
    case 'answer':
      return `answer ${move.word}`
    case 'protest addition':
      return `protest addition of ${nameOf(table, move.newcomer)}`
    case 'remove':
      return `remove ${nameOf(table, move.newcomer)}`
  }
}

function parse(text: string, view: View<Ghost>): Read {
  const written = text.trim()
  if (written === '') return err(`Write a move. ${ghostNotation.help}`)
  if (written.length > LONGEST_TEXT)
    return err('That is too long for a move; write the move alone.')
  const bare = lettersOf(written)
  if (bare !== undefined) return readBare(bare, view)
  const resigning = /^i\s+resign[.!]?$/i.test(written)
  if (resigning) return ok({ type: 'resign' })
  const named = /^(protest\s+(?:the\s+)?addition\s+of|remove)\s+(.+)$/is.exec(written)
  if (named !== null) return readNamed(named[1] ?? '', named[2] ?? '', view)
  const protested = /^(?:i\s+)?protest\b[\s:,–-]*(.*)$/is.exec(written)
  if (protested !== null) return readProtest(protested[1] ?? '')
  const verb = /^(begin|continue|make\s+it|answer)\b(?:\s+with)?[\s:]+(.+)$/is.exec(written)
  if (verb !== null) return readVerb(verb[1]?.toLowerCase() ?? '', verb[2] ?? '')
  return err(`“${shortened(written)}” is no move. ${ghostNotation.help}`)
}

/** The letters of a string that is nothing else, quotes and a full stop aside; upper case. */
function lettersOf(text: string): string | undefined {
  const letters = /^["'“”‘’]?([A-Za-z]+)["'“”‘’]?[.!]?$/.exec(text.trim())?.[1]
  return letters === undefined || letters.length > LONGEST ? undefined : letters.toUpperCase()
}

function readBare(letters: string, { own }: View<Ghost>): Read {
  const ghostWord = own.word?.letters
  const answers = own.now.stage === 'answer' && ghostWord !== undefined
  const fits =
    ghostWord !== undefined &&
    (answers ? letters.includes(ghostWord) : isContinuation(letters, ghostWord))
  if (letters === 'RESIGN') {
    // A slip here would cost the game.
    return fits
      ? err(`Write "I resign" to resign, or "${answers ? 'answer' : 'make it'} RESIGN".`)
      : ok({ type: 'resign' })
  }
  if (letters === 'PROTEST' && !fits) return readProtest('')
  if (answers) return ok({ type: 'answer', word: letters })
  if (ghostWord !== undefined && letters.length > 1) return ok({ type: 'continue', word: letters })
  if (ghostWord !== undefined) {
    return err(`Write the whole new ghost word: ${ghostWord}${letters} or ${letters}${ghostWord}.`)
  }
  return letters.length === 1
    ? ok({ type: 'begin', letter: letters })
    : err('There is no ghost word; begin one with a single letter, such as "begin Q".')
}

function readVerb(verb: string, rest: string): Read {
  const letters = lettersOf(rest)
  if (letters === undefined) {
    return err(`Write letters from A to Z after "${verb}", ${LONGEST} at most.`)
  }
  if (verb === 'answer') return ok({ type: 'answer', word: letters })
  if (verb !== 'begin') return ok({ type: 'continue', word: letters })
  return letters.length === 1
    ? ok({ type: 'begin', letter: letters })
    : err('Begin with a single letter, such as "begin Q".')
}

/** The whole claim must be understood: a protest on the wrong ground would cost the game. */
const CLAIMS: readonly (readonly [RegExp, Ground])[] = [
  [
    /^(?:(?:that )?(?:it|this|[a-z]+) is )?(?:a )?word(?: of (?:four|4) or more letters)?$/i,
    'word',
  ],
  [
    /^(?:(?:that )?(?:it|this|[a-z]+) (?:is|stands) )?(?:nowhere|(?:in|inside|within) no word|not (?:in|inside|within) (?:a|any) word)$/i,
    'nowhere',
  ],
  [/^(?:that )?no word (?:contains|has|holds) (?:it|this|[a-z]+)$/i, 'nowhere'],
  [
    /^(?:that )?(?:it|this|[a-z]+) (?:cannot|can't|can’t) be found (?:in|inside|within) any word$/i,
    'nowhere',
  ],
]

function readProtest(claimed: string): Read {
  const claim = claimed.replace(/\s+/g, ' ').replace(/[\s.!]+$/, '')
  const read = CLAIMS.find(([pattern]) => pattern.test(claim))
  return read === undefined
    ? err('Say on what ground: "protest: it is a word" or "protest: it is in no word".')
    : ok({ type: 'protest', ground: read[1] })
}

function readNamed(verb: string, name: string, { table }: View<Ghost>): Read {
  const players = table.seats.map(({ player }) => player)
  const exactly = players.indexOf(name)
  const nearly = players.findIndex((player) => player.toLowerCase() === name.toLowerCase())
  const newcomer = exactly >= 0 ? exactly : nearly
  if (newcomer < 0) {
    return err(`Nobody here is called “${shortened(name)}”; name one of ${players.join(', ')}.`)
  }
  return ok({ type: verb.toLowerCase() === 'remove' ? 'remove' : 'protest addition', newcomer })
}

function shortened(text: string): string {
  const letters = [...text]
  return letters.length <= 40 ? text : `${letters.slice(0, 40).join('')}…`
}
