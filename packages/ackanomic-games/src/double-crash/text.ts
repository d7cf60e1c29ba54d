import { err, ok, type Result } from '@ackanomic/core'
import { defineText, nameOf, type View } from '@ackanomic/core/engine'
import { sanitizeText } from '@ackanomic/core/untrusted'
import { doubleCrashEvents, listed, listedLines } from './events.js'
import { exchangeOf, owedBy } from './exchanges.js'
import type { DoubleCrash } from './model.js'
import type { DoubleCrashExchange } from './state.js'
import {
  type DoubleCrashReplyLine,
  isSalvoRound,
  LETTERS,
  MAX_WORD_LENGTH,
  MAX_WORDS,
  otherThan,
  salvoSizeOf,
} from './words.js'

type Seen = View<DoubleCrash>
type Read = Result<DoubleCrash['Move'], string>

const HELP = [
  'A Salvo is a numbered list ("1) HEART 2) SPADE", in lines or in one); a Reply is the other’s',
  'Salvo with a number after each word ("1) HEART 2 2) SPADE 0"), or just "reply 2 0".',
  '"target HEART", alone or before a Salvo; "claim: round 4, word 2", "claim: improper target";',
  '"admit: round 4, word 2", "admit: improper target".',
].join('\n')

/** The text of Double Crash, without the rules. */
export const doubleCrashText = /* @__PURE__ */ defineText<DoubleCrash>({
  forfeits: {
    round: 'A player who has not done what the round asks loses to one who has.',
    examination: 'The tentative winner has won, unless an error was found.',
  },
  options: {
    salvoWords: {
      label: 'Words in a list',
      help: 'Whether any five letters may be sent.',
      choices: { any: 'Any five letters', dictionary: 'Real words only' },
    },
    targets: {
      label: 'Secret words',
      help: 'Whether a program looks the secret word up at the start.',
      choices: { trust: 'Players are trusted', check: 'They are looked up' },
    },
    discovery: {
      label: 'Wrong counts',
      help: 'Whether a wrong count loses at once, or when the other player notices.',
      choices: { claim: 'Players must notice them', immediate: 'They lose at once' },
    },
    revisions: {
      label: 'Changing your mind',
      help: 'Whether a secret word, a list or a count may be replaced before the round ends.',
      choices: { first: 'The first one counts', last: 'The last one counts' },
      advanced: true,
    },
  },
  actions: {
    target: 'choose your Target Word',
    salvo: 'fire a Salvo',
    opening: 'choose your Target Word and fire a Salvo',
    reply: 'reply to the Salvo',
    claim: 'claim an error',
    admit: 'admit an error',
  },
  notation: { help: HELP, parse, format },
  describeMove,
  render,
  events: doubleCrashEvents,
})

function format(move: DoubleCrash['Move']): string {
  if (move.type === 'target') return `target ${move.word}`
  if (move.type === 'salvo') return listed(move.words)
  if (move.type === 'opening') return `target ${move.target}\n${listed(move.words)}`
  if (move.type === 'reply') return listedLines(move.lines)
  const { type, error } = move
  if (error.what === 'target') return `${type}: improper target`
  return `${type}: round ${error.round}, word ${error.place}`
}

function describeMove(move: DoubleCrash['Move']): string {
  switch (move.type) {
    case 'target':
      return `Choose ${move.word} as your Target Word`
    case 'salvo':
      return `Fire ${move.words.join(', ')}`
    case 'opening':
      return `Choose ${move.target} as your Target Word, and fire ${move.words.join(', ')}`
    case 'reply':
      return `Reply ${move.lines.map(({ word, crashes }) => `${word} ${crashes}`).join(', ')}`
    case 'claim':
    case 'admit': {
      const { error, type } = move
      const where =
        error.what === 'target'
          ? 'that the Target Word is in no dictionary'
          : `that word ${error.place} of the Reply of round ${error.round} is wrong`
      return `${type === 'claim' ? 'Claim' : 'Admit'} ${where}`
    }
  }
}

const MAX_TEXT_LENGTH = 4000

function parse(text: string, view: Seen): Read {
  if (text.length > MAX_TEXT_LENGTH)
    return err('That is too long for a move; write the move alone.')
  // Mail quotes begin with ">".
  const written = text.replace(/^[ \t]*>[> \t]*/gm, '').trim()
  if (written === '') return err(`Write a move. ${HELP}`)
  const [, named, error = ''] = /^(claim|admit)\b[\s:]*(.*)$/is.exec(written) ?? []
  if (named !== undefined) return readError(/claim/i.test(named) ? 'claim' : 'admit', error)
  const [, numbers] = /^reply[\s:]+(\d+(?:[\s,]+\d+)*)$/i.exec(written) ?? []
  if (numbers !== undefined) return readNumbers(numbers.split(/[\s,]+/).map(Number), view)
  const [, word, rest = ''] = /^target[\s:]+([A-Za-z]+)\.?(?:\s+(.+))?$/is.exec(written) ?? []
  return word === undefined ? readList(written) : readTarget(word.toUpperCase(), rest)
}

function readError(type: 'claim' | 'admit', text: string): Read {
  if (/^improper target(?: word)?\.?$/i.test(text)) return ok({ type, error: { what: 'target' } })
  const [, round, place] = /^round\s+(\d{1,16})[\s,]+word\s+(\d{1,16})\.?$/i.exec(text) ?? []
  const error = { what: 'report', round: Number(round), place: Number(place) } as const
  return [error.round, error.place].every((one) => one > 0 && Number.isSafeInteger(one))
    ? ok({ type, error })
    : err(`Say which error: "${type}: round 4, word 2" or "${type}: improper target".`)
}

function readNumbers(numbers: readonly number[], view: Seen): Read {
  const { shared } = view
  const seat = view.role === 'seat' && !isSalvoRound(shared.round) ? view.seat : undefined
  const salvo = seat === undefined ? null : exchangeOf(shared)?.salvos[otherThan(seat)]
  if (!salvo) return err('There is no Salvo for you to reply to now.')
  if (numbers.length !== salvo.length)
    return err(`Give ${salvo.length} numbers, one for each of ${salvo.join(', ')}.`)
  return replyOf(salvo.map((word, i) => ({ word, crashes: numbers[i] ?? 0 })))
}

function replyOf(lines: readonly DoubleCrashReplyLine[]): Read {
  const wrong = lines.find(({ crashes }) => crashes > LETTERS)
  return wrong === undefined
    ? ok({ type: 'reply', lines })
    : err(`${wrong.word} cannot crash ${wrong.crashes} times; write a number from 0 to ${LETTERS}.`)
}

function readTarget(target: string, rest: string): Read {
  if (target.length > MAX_WORD_LENGTH)
    return err('That word is too long; choose one of five letters.')
  if (rest === '') return ok({ type: 'target', word: target })
  const list = readList(rest)
  if (!list.ok) return list
  return list.value.type === 'salvo'
    ? ok({ type: 'opening', target, words: list.value.words })
    : err('After a Target Word comes a Salvo, without numbers after its words.')
}

const ITEM =
  /\s*(\d{1,4})\s*[).:]\s*([A-Za-z]+)(?:[ \t]*(?::[ \t]*)?(\d{1,4})(?!\d|\s*[).:]))?[\s,;]*/y

function readList(text: string): Read {
  const list = text.replace(/^(?:salvo|reply)\b:?\s*/i, '')
  if (list === '') return err(`Number the words from 1 up. ${HELP}`)
  const words: string[] = []
  const lines: DoubleCrashReplyLine[] = []
  let bare = ''
  for (let end = 0; end < list.length; end = ITEM.lastIndex) {
    ITEM.lastIndex = end
    const item = ITEM.exec(list)
    if (item === null) return err(`“${sanitizeText(list.slice(end), 40)}” cannot be read. ${HELP}`)
    const [, number = '', written = '', crashes] = item
    const place = words.length + 1
    if (Number(number) !== place) {
      return err(
        `Number the words in order: ${place}) should stand before ${sanitizeText(written, 40)}.`,
      )
    }
    if (written.length > MAX_WORD_LENGTH)
      return err(`${sanitizeText(written, 40)} is too long for a word.`)
    if (place > MAX_WORDS) return err(`A list has ${MAX_WORDS} words at most.`)
    const word = written.toUpperCase()
    words.push(word)
    if (crashes !== undefined) lines.push({ word, crashes: Number(crashes) })
    else if (bare === '') bare = word
  }
  if (lines.length === 0) return ok({ type: 'salvo', words })
  if (bare === '') return replyOf(lines)
  return err(`A Reply has a number after each word; write one after ${bare}.`)
}

const PLAYS = { target: 'a Target Word', salvo: 'a Salvo', reply: 'a Reply' } as const

function render(view: Seen): string {
  const { shared, roster, outcome } = view
  const name = (seat: number): string => nameOf(roster, seat)
  const lines = [headline(view)]
  for (const [i, exchange] of shared.exchanges.entries()) {
    if (exchange.order.length > 0) lines.push('', ...exchangeLines(view, exchange, 2 * i + 1))
  }
  lines.push('')
  for (const [seat, { player }] of roster.seats.entries()) {
    const mine = view.role === 'seat' && view.seat === seat ? view.mine.target : undefined
    const you = mine === undefined ? '' : ' (you)'
    const due = outcome === null ? owedBy(shared, seat, mine).map((play) => PLAYS[play]) : []
    const owes = due.length === 0 ? '' : `, owes ${due.join(' and ')}`
    lines.push(`${player}${you}: Target Word ${shared.targets?.[seat] ?? mine ?? '?????'}${owes}`)
  }
  const { round, discovered, failed, tentative } = shared
  if (discovered !== null) lines.push(doubleCrashEvents.error(discovered, name))
  else if (failed.length > 0) lines.push(doubleCrashEvents.failed({ round, seats: failed }, name))
  if (tentative !== null && outcome === null)
    lines.push(`Tentative winner: ${name(tentative.winner)}`)
  return lines.join('\n')
}

function headline({ shared, outcome }: Seen): string {
  const { stage, round, lookups } = shared
  if (outcome !== null) {
    const winners = outcome.winners.length === 0 ? 'Nobody' : outcome.winners.join(' and ')
    return `Double Crash is over. ${winners} won.`
  }
  if (shared.tentative !== null) return 'Double Crash: the plays are being examined'
  const due = stage === 'salvos' ? `Salvos of ${salvoSizeOf(round)} are due` : 'Replies are due'
  const words = lookups.map(({ word }) => word).join(', ')
  const looked = words === '' ? '' : `; being looked up: ${words}`
  return `Double Crash, round ${round}: ${due}${looked}`
}

function exchangeLines({ roster }: Seen, { salvos, replies }: DoubleCrashExchange, round: number) {
  const [left = [], right = []] = roster.seats.map(({ player }, seat) => {
    const salvo = salvos[seat] ?? []
    const numbers = replies[1 - seat] ?? []
    const words = salvo.map((word, i) => `${i + 1}) ${word}  ${numbers[i] ?? ' '}`)
    return [`${player}’s Salvo`, ...words]
  })
  const width = Math.max(...left.map(({ length }) => length))
  const rows = Array.from({ length: Math.max(left.length, right.length) }, (_, i) =>
    `${(left[i] ?? '').padEnd(width)}   ${right[i] ?? ''}`.trimEnd(),
  )
  return [`Rounds ${round} and ${round + 1}`, ...rows]
}
