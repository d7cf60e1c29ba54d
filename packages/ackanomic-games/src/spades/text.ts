import { err, ok, type Result } from '@ackanomic/core'
import { defineText, type NotationOf, type View } from '@ackanomic/core/engine'
import { isNormalCard, parseCard, standard } from '@ackanomic/decks'
import type { SpadesCard } from './cards.js'
import { spadesClauses } from './clauses.js'
import { spadesEvents } from './events.js'
import type { Spades } from './model.js'
import { renderSpades } from './render.js'
import { PLAYERS } from './seating.js'
import { whereIs } from './tricks.js'

type Move = Spades['Move']
type Read = Result<Move, string>

/** Bids and plays as text: `bid 4`, `play 10H`, or the number or the card alone. */
const spadesNotation: NotationOf<Spades> = {
  help: [
    'Write "bid 4", or "nil" for 0; "play AS", or the card alone. "concede", "withdraw".',
    'The referee calls a misplay by trick and card of the trick, "call 5.2", or by the card, "call 9C".',
  ].join('\n'),
  parse,
  format,
}

function format(move: Move): string {
  if (move.type === 'bid') return `bid ${move.tricks}`
  if (move.type === 'play') return `play ${move.card}`
  return move.type === 'call' ? `call ${whereIs(move.play)}` : move.type
}

/** More than any move can fill. */
const LONGEST_TEXT = 100

function parse(text: string, view: View<Spades>): Read {
  if (text.length > LONGEST_TEXT) return err(`That is too long. ${spadesNotation.help}`)
  const written = text.trim().replace(/(?<=[\p{L}\p{N}♠♥♦♣])[.!]$/u, '')
  const words = /^(?:i\s+)?(bid|play|call|concede|withdraw)\b\s*(.*)$/isu.exec(written)
  const rest = words?.[2] ?? ''
  const verb = words?.[1]?.toLowerCase()
  switch (verb) {
    case 'bid':
      return readBid(rest)
    case 'play':
      return readPlay(rest)
    case 'call':
      return readCall(rest, view)
    case 'concede':
    case 'withdraw':
      return rest === '' ? ok({ type: verb }) : err(CONCESSION)
    default: {
      if (written === '') return err(`Write a move. ${spadesNotation.help}`)
      const isBid = view.shared.stage === 'bids' || isNil(written)
      return isBid && numberIn(written) !== undefined ? readBid(written) : readPlay(written)
    }
  }
}

const isNil = (text: string): boolean => /^nil$/iu.test(text)

function numberIn(text: string): number | undefined {
  if (isNil(text)) return 0
  // What cannot be bid is for the rule to refuse; "-0" is the number 0.
  const number = /^[-+]?\d+(\.\d+)?(e[-+]?\d+)?$/iu.test(text) ? Number(text) + 0 : Number.NaN
  return Number.isFinite(number) ? number : undefined
}

function readBid(text: string): Read {
  const tricks = numberIn(text)
  return tricks === undefined
    ? err('Write "bid" and a number of tricks: 0 or "nil", or one of 2 to 13.')
    : ok({ type: 'bid', tricks })
}

function readPlay(text: string): Read {
  const card = cardIn(text)
  return card.ok ? ok({ type: 'play', card: card.value }) : card
}

function cardIn(text: string): Result<SpadesCard, string> {
  const card = parseCard(standard, text.replace(/^the\s+/iu, ''))
  if (!card.ok) {
    const { error } = card
    // The deck would name a Joker among its examples.
    const says = error.code === 'unreadable' ? `"${error.details.text}" is no card.` : error.message
    return err(`${says} Write "play" and a card, such as "play 10H".`)
  }
  return isNormalCard(standard, card.value)
    ? ok(card.value)
    : err('There are no Jokers in this game; play a card of your hand.')
}

/** More words would make it doubtful that somebody means it. */
const CONCESSION = 'Write "concede" to concede, and "withdraw" to take that back, and nothing more.'

function readCall(text: string, { shared }: View<Spades>): Read {
  const at = /^([1-9]|1[0-3])\.([1-4])$/u.exec(text)
  if (at !== null) {
    return ok({ type: 'call', play: (Number(at[1]) - 1) * PLAYERS + Number(at[2]) - 1 })
  }
  const card = cardIn(text)
  if (!card.ok) {
    return err(
      'Write "call" and the number of the trick, 1 to 13, a point, and that of the card in it, 1 to 4: "call 5.2".',
    )
  }
  const play = shared.plays.lastIndexOf(card.value)
  return play < 0
    ? err(`${card.value} has not been played in this round; call a card that was.`)
    : ok({ type: 'call', play })
}

/** The words of Spades, alone: enough for a page of a match that a server keeps. */
export const spadesText = /* @__PURE__ */ defineText<Spades>({
  clauses: spadesClauses,
  notation: spadesNotation,
  render: renderSpades,
  events: spadesEvents,
})
