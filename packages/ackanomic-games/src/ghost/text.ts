import { err, ok, type Result } from '@ackanomic/core'
import { defineText, type NotationOf, nameOf, seatNamed, type View } from '@ackanomic/core/engine'
import { sanitizeText } from '@ackanomic/core/untrusted'
import { ghostEvents } from './events.js'
import { isContinuation, MAX_LETTERS } from './letters.js'
import type { Ghost } from './model.js'
import { renderGhost } from './render.js'
import type { GhostGround } from './state.js'

type Move = Ghost['Move']
type Read = Result<Move, string>

/** The notation. A bare string begins, continues or answers; other moves have a verb. */
const ghostNotation: NotationOf<Ghost> = {
  help: /* @__PURE__ */ [
    'Begin with a letter ("Q" or "begin Q"); continue with the whole new ghost word ("UPERSO" or',
    '"make it UPERSO").',
    '"Protest: it is a word", "protest: it is in no word", "answer SUPERSONIC", "I resign",',
    '"protest addition of NAME"; the referee: "remove NAME".',
  ].join('\n'),
  parse,
  format,
}

const MAX_TEXT_LENGTH = 2 * MAX_LETTERS

function format(move: Move, { roster }: View<Ghost>): string {
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
      return `protest addition of ${nameOf(roster, move.newcomer)}`
    case 'remove':
      return `remove ${nameOf(roster, move.newcomer)}`
  }
}

function describeMove(move: Move, { roster, shared }: View<Ghost>): string {
  const word = shared.word?.letters ?? ''
  switch (move.type) {
    case 'begin':
      return `Begin with ${move.letter}`
    case 'continue':
      return move.word.startsWith(word)
        ? `Put ${move.word.slice(word.length)} after it: ${move.word}`
        : `Put ${move.word.slice(0, -word.length)} before it: ${move.word}`
    case 'protest':
      return `Protest that ${word} ${move.ground === 'word' ? 'is a word' : 'is in no word'}`
    case 'resign':
      return 'Resign'
    case 'answer':
      return `Answer with ${move.word}`
    case 'protest addition':
      return `Protest against adding ${nameOf(roster, move.newcomer)}`
    case 'remove':
      return `Remove ${nameOf(roster, move.newcomer)}`
  }
}

function parse(text: string, view: View<Ghost>): Read {
  const written = text.trim()
  if (written === '') return err(`Write a move. ${ghostNotation.help}`)
  if (written.length > MAX_TEXT_LENGTH)
    return err('That is too long for a move; write the move alone.')
  const bare = lettersOf(written)
  if (bare !== undefined) return readBare(bare, view)
  if (/^i\s+resign[.!]?$/i.test(written)) return ok({ type: 'resign' })
  if (/^i\s+(?:quit|leave|give\s+up|withdraw|am\s+out)\b/i.test(written))
    return err('Write "I resign" in your own turn; at any other time leave the game, at the table.')
  const named = /^(protest\s+(?:the\s+)?addition\s+of|remove)\s+(.+)$/is.exec(written)
  if (named !== null) return readNamed(named[1] ?? '', named[2] ?? '', view)
  const protested = /^(?:i\s+)?protest\b[\s:,–-]*(.*)$/is.exec(written)
  if (protested !== null) return readProtest(protested[1] ?? '', view)
  const verb = /^(begin|continue|make\s+it|answer)\b(?:\s+with)?[\s:]+(.+)$/is.exec(written)
  if (verb !== null) return readVerb(verb[1]?.toLowerCase() ?? '', verb[2] ?? '')
  return err(`“${sanitizeText(written, 40)}” is not a move. ${ghostNotation.help}`)
}

function lettersOf(text: string): string | undefined {
  const letters = /^["'“”‘’]?([A-Za-z]+)["'“”‘’]?[.!]?$/.exec(text.trim())?.[1]
  return letters === undefined || letters.length > MAX_LETTERS ? undefined : letters.toUpperCase()
}

function readBare(letters: string, view: View<Ghost>): Read {
  const { shared } = view
  const ghostWord = shared.word?.letters
  const answers = shared.stage === 'answer' && ghostWord !== undefined
  const fits =
    ghostWord !== undefined &&
    (answers ? letters.includes(ghostWord) : isContinuation(letters, ghostWord))
  if (letters === 'RESIGN') {
    // A mistake here would cost the game.
    return fits
      ? err(`Write "I resign" to resign, or "${answers ? 'answer' : 'make it'} RESIGN".`)
      : ok({ type: 'resign' })
  }
  if (letters === 'PROTEST' && !fits) return readProtest('', view)
  if (answers)
    return fits
      ? ok({ type: 'answer', word: letters })
      : err(`${letters} does not contain ${ghostWord}; write "answer" before it if you mean it.`)
  if (ghostWord !== undefined && letters.length > 1) return ok({ type: 'continue', word: letters })
  if (ghostWord !== undefined) {
    const words = new Set([ghostWord + letters, letters + ghostWord])
    return err(`Write the whole new ghost word: ${[...words].join(' or ')}.`)
  }
  return readBegin(letters, 'There is no ghost word; begin one')
}

function readBegin(letters: string, otherwise = 'Begin'): Read {
  return letters.length === 1
    ? ok({ type: 'begin', letter: letters })
    : err(`${otherwise} with a single letter, such as "begin Q".`)
}

function readVerb(verb: string, rest: string): Read {
  const letters = lettersOf(rest)
  if (letters === undefined)
    return err(`Write letters from A to Z after "${verb}", ${MAX_LETTERS} at most.`)
  if (verb === 'answer') return ok({ type: 'answer', word: letters })
  return verb === 'begin' ? readBegin(letters) : ok({ type: 'continue', word: letters })
}

/** The ghost word, as "it" or spelled out. */
const SUBJECT = '(?:it|this|that|the ghost word|["“”]?([a-z]+)["“”]?)'

const WITHIN = '(?:in|inside|within)'

/** A claim must be clear, because a protest on the wrong ground would cost the game. */
const CLAIMS: readonly (readonly [RegExp, GhostGround])[] = /* @__PURE__ */ (
  [
    ['word', `(?:${SUBJECT} is )?(?:a )?word(?: of (?:four|4) or more letters)?`],
    [
      'nowhere',
      `(?:${SUBJECT} (?:is|stands) )?(?:nowhere|(?:${WITHIN} no|not ${WITHIN} (?:a|any)) word)`,
    ],
    ['nowhere', `no word (?:contains|has|holds) ${SUBJECT}`],
    ['nowhere', `${SUBJECT} (?:cannot|can't|can’t) be found ${WITHIN} any word`],
  ] as const
).map(([ground, claim]) => [new RegExp(`^(?:that )?${claim}$`, 'i'), ground])

function readProtest(claimed: string, { shared }: View<Ghost>): Read {
  const said = claimed.replace(/\s+/g, ' ').replace(/(?<![\s.!])[\s.!]+$/, '')
  const claim = said.replace(/ (?:of|in|inside|within) the (?:official )?dictionary/i, '')
  for (const [pattern, ground] of CLAIMS) {
    const read = pattern.exec(claim)
    if (read === null) continue
    const ghostWord = shared.word?.letters
    const spelled = read[1]?.toUpperCase()
    return ghostWord === undefined || spelled === undefined || spelled === ghostWord
      ? ok({ type: 'protest', ground })
      : err(`The ghost word is ${ghostWord}, not ${sanitizeText(spelled, 40)}; protest that.`)
  }
  return err('Say on what ground: "protest: it is a word" or "protest: it is in no word".')
}

function readNamed(verb: string, name: string, { roster }: View<Ghost>): Read {
  const newcomer = seatNamed(roster, name)
  if (newcomer === undefined) {
    const players = roster.seats.map(({ player }) => player).join(', ')
    return err(`Nobody here is called “${sanitizeText(name, 40)}”; name one of ${players}.`)
  }
  return ok({ type: verb.toLowerCase() === 'remove' ? 'remove' : 'protest addition', newcomer })
}

/** The text of Ghost, without the rules. */
export const ghostText = /* @__PURE__ */ defineText<Ghost>({
  forfeits: {
    turn: 'The player whose turn it is resigns.',
    answer: 'Without an answer the protest is valid.',
    addition: 'The newcomer can no longer be protested.',
  },
  options: {
    shortestWord: {
      label: 'Shortest word',
      help: 'Shorter words may be completed without losing.',
    },
    containment: {
      label: 'When letters seem to lead nowhere',
      help: 'Either the challenged player names a word, or the dictionary is asked.',
      choices: { answer: 'The player names a word', lookup: 'The dictionary decides' },
    },
    absentAuthor: {
      label: 'If the challenged player has left',
      help: 'Whether the challenge succeeds at once, or after the three days for an answer.',
      choices: { 'at once': 'It succeeds at once', wait: 'After three days' },
      advanced: true,
    },
    additionProtest: {
      label: 'Removing a newcomer',
      help: 'Whether an objection to a newcomer is enough, or the referee decides.',
      choices: { automatic: 'An objection is enough', referee: 'The referee decides' },
      advanced: true,
    },
  },
  actions: {
    begin: 'begin a ghost word',
    continue: 'add a letter',
    protest: 'protest',
    resign: 'resign',
    answer: 'answer the protest',
    'protest addition': 'protest against the newcomer',
    remove: 'remove the newcomer',
  },
  notation: ghostNotation,
  describeMove,
  render: renderGhost,
  events: ghostEvents,
})
