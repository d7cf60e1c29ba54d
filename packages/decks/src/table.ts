import { memoizeByRef } from '@ackanomic/core/engine'
import type { DeckDefinition } from './definition.js'

/** The facts of one card of a definition. */
export interface CardRow {
  /** Its place in deck order, from 0; of the first one, where several cannot be told apart. */
  readonly place: number
  /** Place of its suit in the definition, or -1. */
  readonly suitPlace: number
  /** Place of its rank in the definition, or -1. */
  readonly rankPlace: number
  /** Symbol of its suit. */
  readonly suit: string | null
  /** Symbol of its rank. */
  readonly rank: string | null
  /** Its colour. */
  readonly colour: string | null
}

/** The tables that are made once for each definition. */
export interface CardTable {
  /** The Normal Cards, then the special ones, in deck order. */
  readonly cards: readonly string[]
  /** The Normal Cards in deck order. */
  readonly normal: readonly string[]
  /** From a card's notation to its facts. */
  readonly rows: ReadonlyMap<string, CardRow>
}

/** The table of a definition, made on first use. */
export const tableOf: (definition: DeckDefinition) => CardTable =
  /* @__PURE__ */ memoizeByRef(tableFrom)

function tableFrom(definition: DeckDefinition): CardTable {
  const rows = new Map<string, CardRow>()
  const normal: string[] = []
  definition.suits.forEach((suit, suitPlace) => {
    definition.ranks.forEach((rank, rankPlace) => {
      const card = rank.symbol + suit.symbol
      rows.set(card, {
        place: normal.length,
        suitPlace,
        rankPlace,
        suit: suit.symbol,
        rank: rank.symbol,
        colour: suit.colour,
      })
      normal.push(card)
    })
  })
  const special: string[] = []
  for (const { symbol, copies } of definition.specials) {
    rows.set(symbol, {
      place: normal.length + special.length,
      suitPlace: -1,
      rankPlace: -1,
      suit: null,
      rank: null,
      colour: null,
    })
    for (let copy = 0; copy < copies; copy++) special.push(symbol)
  }
  return {
    cards: Object.freeze([...normal, ...special]),
    normal: Object.freeze(normal),
    rows,
  }
}
