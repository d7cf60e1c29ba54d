import { memoizeByRef } from '@ackanomic/core/engine'
import type { DeckDefinition } from './definition.js'

/** One way to write one card. */
export interface Spelling {
  /** The text. */
  readonly text: string
  /** The card that is meant, in its notation. */
  readonly card: string
  /** The name of the card. */
  readonly name: string
  /** Counts the cards that can be told apart, from 0. */
  readonly kind: number
}

/** How the cards of a definition may be written. */
export interface Spellings {
  /** From a spelling, as it stands, to its card. */
  readonly exact: ReadonlyMap<string, string>
  /** From a spelling, or a name, in lower case to the cards that it can mean. */
  readonly folded: ReadonlyMap<string, readonly string[]>
}

/**
 * The ways to write a suit, a rank or a special card: its symbol, its sign, and anything else that
 * can be read.
 */
export function waysOf(part: {
  readonly symbol: string
  readonly sign?: string
  readonly also?: readonly string[]
}): readonly string[] {
  const sign = part.sign === undefined ? [] : [part.sign]
  return [part.symbol, ...sign, ...(part.also ?? [])]
}

/** Every way to write every card of a definition. */
export function* spellingsOf(definition: DeckDefinition): Generator<Spelling> {
  let kind = 0
  for (const suit of definition.suits) {
    for (const rank of definition.ranks) {
      const meant = {
        card: rank.symbol + suit.symbol,
        name: `${rank.name} of ${suit.name}`,
        kind: kind++,
      }
      for (const suitText of waysOf(suit)) {
        for (const rankText of waysOf(rank)) yield { text: rankText + suitText, ...meant }
      }
    }
  }
  for (const { symbol, name } of definition.specials) {
    yield { text: symbol, card: symbol, name, kind: kind++ }
  }
}

function note(spellings: Map<string, string[]>, text: string, card: string): void {
  const key = text.toLowerCase()
  const cards = spellings.get(key) ?? []
  if (!cards.includes(card)) cards.push(card)
  spellings.set(key, cards)
}

/** The spellings of a definition, gathered on first use. */
export const spellingTableOf: (definition: DeckDefinition) => Spellings =
  /* @__PURE__ */ memoizeByRef(gathered)

function gathered(definition: DeckDefinition): Spellings {
  const exact = new Map<string, string>()
  const folded = new Map<string, string[]>()
  const named = new Map<string, string[]>()
  for (const { text, card, name } of spellingsOf(definition)) {
    exact.set(text, card)
    note(folded, text, card)
    note(named, name, card)
  }
  // A symbol is never read as the name of another card.
  for (const [name, cards] of named) if (!folded.has(name)) folded.set(name, cards)
  return { exact, folded }
}
