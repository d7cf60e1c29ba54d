import type { Citation } from '@ackanomic/core/engine'
import type { Refusal, RejectionOf, RejectionTable } from '@ackanomic/core/untrusted'
import type { deckClauses } from './clauses.js'
import type { DeckDefinition } from './definition.js'
import { echoOf } from './named.js'
import { waysOf } from './spelling.js'

/** The errors of text that is not a card, with their details. */
export interface UnreadableErrors {
  /** The text has a valid suit, but no valid rank before it. */
  readonly noSuchRank: {
    /** The text, shortened if it is long. */
    readonly text: string
    /** The part that should be a rank. */
    readonly rank: string
    /** The symbols of the deck's ranks. */
    readonly ranks: readonly string[]
  }
  /** The text has a valid rank, but no valid suit after it. */
  readonly noSuchSuit: {
    /** The text, shortened if it is long. */
    readonly text: string
    /** The part that should be a suit. Empty if it is missing. */
    readonly suit: string
    /** The symbols of the deck's suits. */
    readonly suits: readonly string[]
  }
  /** The text could mean several cards, because only the case of letters tells them apart. */
  readonly eitherCase: {
    /** The text, shortened if it is long. */
    readonly text: string
    /** The cards that it could mean. */
    readonly cards: readonly string[]
  }
  /** The value is not a text. */
  readonly notText: {
    /** Its JavaScript type. */
    readonly text: string
  }
  /** The text is neither a rank with a suit nor a special card. */
  readonly unreadable: {
    /** The text, shortened if it is long. */
    readonly text: string
    /** The name of the deck. */
    readonly deck: string
    /** Cards of the deck, as examples of the notation. */
    readonly examples: readonly string[]
  }
}

/** A refusal of a text that is not a card. */
export type UnreadableCard = RejectionOf<UnreadableErrors, Citation<typeof deckClauses>>

/** The sentences for text that is no card. */
export const unreadableTable: RejectionTable<UnreadableErrors, Citation<typeof deckClauses>> = {
  noSuchRank: [
    '1250.4/4',
    ({ text, rank, ranks }) =>
      `"${text}" has no rank of this deck: "${rank}" should be one of ${ranks.join(' ')}.`,
  ],
  noSuchSuit: [
    '1250.4/4',
    ({ text, suit, suits }) =>
      suit === ''
        ? `"${text}" lacks its suit: add one of ${suits.join(' ')}.`
        : `"${text}" has no suit of this deck: "${suit}" should be one of ${suits.join(' ')}.`,
  ],
  eitherCase: [
    '1250.4/4',
    ({ text, cards }) =>
      `"${text}" may mean ${cards.join(' or ')}: write one of these, capitals and small letters as shown.`,
  ],
  notText: ['1250.4/4', ({ text }) => `A card is written as a text; this is of type ${text}.`],
  unreadable: [
    '1250.4/4',
    ({ text, deck, examples }) =>
      `"${text}" is not a card of the ${deck} Deck: write a card as in ${examples.join(', ')}.`,
  ],
}

/** Finds what is wrong with a piece of text that is no card. */
export function whyUnreadable(
  definition: DeckDefinition,
  text: string,
  meant: readonly string[],
): Refusal<UnreadableErrors> {
  const echo = echoOf(text)
  if (meant.length > 0) return { code: 'eitherCase', details: { text: echo, cards: meant } }
  const unreadable = {
    code: 'unreadable',
    details: { text: echo, deck: definition.name, examples: examplesOf(definition) },
  } as const
  if (/[\s,]/u.test(text)) return unreadable
  const folded = text.toLowerCase()
  const suit = longest(definition.suits, (way) => folded.endsWith(way))
  if (suit !== undefined && suit.length < folded.length) {
    const rank = echoOf(text.slice(0, text.length - suit.length))
    const ranks = definition.ranks.map(({ symbol }) => symbol)
    return { code: 'noSuchRank', details: { text: echo, rank, ranks } }
  }
  const rank = longest(definition.ranks, (way) => folded.startsWith(way))
  if (rank !== undefined) {
    const suits = definition.suits.map(({ symbol }) => symbol)
    return {
      code: 'noSuchSuit',
      details: { text: echo, suit: echoOf(text.slice(rank.length)), suits },
    }
  }
  return unreadable
}

function longest(
  parts: readonly { readonly symbol: string; readonly also?: readonly string[] }[],
  fits: (way: string) => boolean,
): string | undefined {
  return parts
    .flatMap((part) => waysOf(part).map((way) => way.toLowerCase()))
    .filter(fits)
    .sort((a, b) => b.length - a.length)[0]
}

/** The first Normal Card, the last one, and the first special card, as far as there are any. */
function examplesOf({ suits, ranks, specials }: DeckDefinition): readonly string[] {
  const examples: string[] = []
  for (const at of [0, -1]) {
    const suit = suits.at(at)
    const rank = ranks.at(at)
    if (suit !== undefined && rank !== undefined) examples.push(rank.symbol + suit.symbol)
  }
  for (const { symbol } of specials.slice(0, 1)) examples.push(symbol)
  return examples
}
