import { err, ok, type Result } from '@ackanomic/core'
import { defineText, type NotationOf, type View } from '@ackanomic/core/engine'
import { isNormalCard, parseCard, standardDeck } from '@ackanomic/decks'
import { spadesClauses } from './clauses.js'
import { spadesEvents } from './events.js'
import type { Spades } from './model.js'
import { renderSpades } from './render.js'
import { PLAYERS } from './seating.js'
import { playLabel } from './tricks.js'

type Move = Spades['Move']
type Read = Result<Move, string>

/** Bids and plays as text: `bid 4`, `play 10H`, or the number or the card alone. */
const spadesNotation: NotationOf<Spades> = {
  help: [
    'Write "bid 4", or "nil" for 0; "play AS", or the card alone; "concede"; "withdraw".',
    'The referee calls the second card of the fifth trick a misplay by "call 5.2".',
  ].join('\n'),
  parse,
  format,
}

function format(move: Move): string {
  if (move.type === 'bid') return `bid ${move.tricks}`
  if (move.type === 'play') return `play ${move.card}`
  return move.type === 'call' ? `call ${playLabel(move.play)}` : move.type
}

/** More than any move can fill. */
const LONGEST_TEXT = 100

function parse(text: string, view: View<Spades>): Read {
  if (text.length > LONGEST_TEXT) return err(`That is too long. ${spadesNotation.help}`)
  const written = text.trim().replace(/(?<=[\p{L}\p{N}♠♥♦♣])[.!]$/u, '')
  if (written === '') return err(`Write a move. ${spadesNotation.help}`)
  const [, verb = '', rest = ''] = /^(\w+)\s*(.*)$/su.exec(written) ?? []
  const type = verb.toLowerCase()
  switch (type) {
    case 'bid':
      return readBid(rest)
    case 'play':
      return readPlay(rest)
    case 'call':
      return readCall(rest)
    case 'concede':
    case 'withdraw':
      // More words would make it doubtful that somebody means it.
      return rest === ''
        ? ok({ type })
        : err('Write only "concede" to concede, or only "withdraw" to withdraw it.')
    default:
      return type === 'nil' || (view.shared.stage === 'bids' && tricksIn(written) !== undefined)
        ? readBid(written)
        : readPlay(written)
  }
}

/** The number in a bid, even if the rule refuses it; `undefined` if there is none. */
function tricksIn(text: string): number | undefined {
  if (/^nil$/iu.test(text)) return 0
  // Adding 0 makes 0 of -0.
  const tricks = /^-?\d+(\.\d+)?(e[-+]?\d+)?$/iu.test(text) ? Number(text) + 0 : Number.NaN
  return Number.isFinite(tricks) ? tricks : undefined
}

function readBid(text: string): Read {
  const tricks = tricksIn(text)
  return tricks === undefined
    ? err('Write "bid" and a number of tricks: 0 or "nil", or from 2 to 13.')
    : ok({ type: 'bid', tricks })
}

function readPlay(text: string): Read {
  const card = parseCard(standardDeck, text)
  if (!card.ok) {
    const { error } = card
    // The deck would name a Joker among its examples.
    const message =
      error.code === 'unreadable' ? `"${error.details.text}" is not a card.` : error.message
    return err(`${message} Write "play" and a card, such as "play 10H".`)
  }
  return isNormalCard(standardDeck, card.value)
    ? ok({ type: 'play', card: card.value })
    : err('There are no Jokers in this game; play a card in your hand.')
}

function readCall(text: string): Read {
  const [, trick, card] = /^([1-9]|1[0-3])\.([1-4])$/u.exec(text) ?? []
  return trick === undefined
    ? err('Write "call", the trick from 1 to 13, a point and its card from 1 to 4: "call 5.2".')
    : ok({ type: 'call', play: (Number(trick) - 1) * PLAYERS + Number(card) - 1 })
}

/** The text of Spades, alone: enough for a page of a match that a server keeps. */
export const spadesText = /* @__PURE__ */ defineText<Spades>({
  clauses: spadesClauses,
  notation: spadesNotation,
  render: renderSpades,
  events: spadesEvents,
})
