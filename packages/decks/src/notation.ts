import { err, ok, type Result } from '@ackanomic/core'
import { type Citation, memoizeByRef } from '@ackanomic/core/engine'
import {
  createError,
  describeName,
  type ErrorDefinitions,
  type ErrorIn,
  normalizeText,
} from '@ackanomic/core/untrusted'
import type { deckClauses } from './clauses.js'
import type { Card, DeckDefinition } from './definition.js'

/** The errors of text that is not a card, with their details. */
export interface CardErrors {
  /** The text is neither a rank with a suit nor a special card. */
  readonly notACard: {
    /** The text, shortened if it is long. */
    readonly text: string
    readonly deck: string
    /** The right way to write a card, in words. */
    readonly expected: string
  }
}

/** The error of a text that is not a card. */
export type CardError = ErrorIn<CardErrors, Citation<typeof deckClauses>>

const cardErrors: ErrorDefinitions<CardErrors, Citation<typeof deckClauses>> = {
  notACard: [
    '1250.4/4',
    ({ text, deck, expected }) => `"${text}" is not a card of the ${deck} Deck: write ${expected}.`,
  ],
}

const mostReported = 20

/**
 * Reads one card in any case, also by the further spellings of the definition (`♠`, `T` for the
 * 10), with the suit first (`♠A`), or by its name (`Ace of Spades`). It refuses with `notACard`
 * (1250.4/4).
 *
 * @example
 * ```ts
 * import { parseCard, standardDeck } from '@ackanomic/decks'
 *
 * parseCard(standardDeck, ' t♦ ') // => { ok: true, value: '10D' }
 * parseCard(standardDeck, 'Ace of Spades') // => { ok: true, value: 'AS' }
 * const wrong = parseCard(standardDeck, '1S')
 * wrong.ok ? '' : wrong.error.message // => '"1S" is not a card of the Standard Deck: write a rank (A K Q J 10 9 8 7 6 5 4 3 2) and a suit (S H D C).'
 * ```
 */
export function parseCard<Definition extends DeckDefinition>(
  definition: Definition,
  text: string,
): Result<Card<Definition>, CardError> {
  const written = typeof text === 'string' ? text : ''
  const meanings = meaningsOf(definition)
  const plain = cardKey(normalizeText(written))
  const card =
    meanings.get(cardKey(written)) ?? meanings.get(plain) ?? suitFirstOf(definition).get(plain)
  if (card !== undefined) return ok(card as Card<Definition>)
  const details = {
    text: describeName(text),
    deck: definition.name,
    expected: expectedBy(definition),
  }
  return err(createError(cardErrors, { code: 'notACard', details }))
}

function expectedBy({ suits, ranks, specials }: DeckDefinition): string {
  const listed = (entries: readonly { readonly symbol: string }[]): string =>
    entries.map(({ symbol }) => symbol).join(' ')
  return suits.length === 0
    ? `one of ${listed(specials)}`
    : `a rank (${listed(ranks)}) and a suit (${listed(suits)})`
}

/**
 * Reads a list of cards, separated by blanks, line ends or commas, but no names, which have blanks.
 * Up to 20 unreadable cards give an error each.
 *
 * @example
 * ```ts
 * import { parseCards, standardDeck } from '@ackanomic/decks'
 *
 * parseCards(standardDeck, 'as, 10♥ tc') // => { ok: true, value: ['AS', '10H', '10C'] }
 * const read = parseCards(standardDeck, 'AS AX 9')
 * read.ok ? [] : read.error.map((wrong) => wrong.details.text) // => ['AX', '9']
 * ```
 */
export function parseCards<Definition extends DeckDefinition>(
  definition: Definition,
  text: string,
): Result<readonly Card<Definition>[], readonly CardError[]> {
  const cards: Card<Definition>[] = []
  const wrong: CardError[] = []
  const isSaid = (piece: string): boolean => normalizeText(piece).trim() !== ''
  const pieces = typeof text === 'string' ? text.split(/[\s,\uff0c]+/u).filter(isSaid) : [text]
  for (const piece of pieces) {
    const card = parseCard(definition, piece)
    if (card.ok) cards.push(card.value)
    else wrong.push(card.error)
    if (wrong.length === mostReported) break
  }
  return wrong.length === 0 ? ok(cards) : err(wrong)
}

function cardKey(text: string): string {
  return text.trim().toLowerCase()
}

/** One way to write one card. */
export interface Spelling {
  /** The notation or name, in lower case. */
  readonly text: string
  readonly card: string
  /** The card in other words, to distinguish it from others with this text. */
  readonly otherwise: string
  /** The number of the card, the same for indistinguishable ones. */
  readonly kind: number
}

export function* spellingsOf(definition: DeckDefinition): Generator<Spelling> {
  let kind = 0
  for (const suit of definition.suits) {
    for (const rank of definition.ranks) {
      const notations = [suit.symbol, ...(suit.also ?? [])].flatMap((ofSuit) =>
        [rank.symbol, ...(rank.also ?? [])].map((ofRank) => ofRank + ofSuit),
      )
      yield* spellingsOfCard(`${rank.name} of ${suit.name}`, notations, kind++)
    }
  }
  for (const { symbol, name } of definition.specials) yield* spellingsOfCard(name, [symbol], kind++)
}

function* spellingsOfCard(
  name: string,
  notations: readonly string[],
  kind: number,
): Generator<Spelling> {
  const [card = ''] = notations
  for (const text of notations) {
    yield { text: text.toLowerCase(), card, otherwise: name, kind }
  }
  yield { text: name.toLowerCase(), card, otherwise: card, kind }
}

const meaningsOf: (definition: DeckDefinition) => ReadonlyMap<string, string> =
  /* @__PURE__ */ memoizeByRef(
    (definition: DeckDefinition) =>
      new Map(Array.from(spellingsOf(definition), ({ text, card }) => [text, card])),
  )

/** The cards with the suit first, where that is unambiguous. */
const suitFirstOf: (definition: DeckDefinition) => ReadonlyMap<string, string> =
  /* @__PURE__ */ memoizeByRef((definition: DeckDefinition) => {
    const cards = new Map<string, string | undefined>()
    for (const suit of definition.suits)
      for (const rank of definition.ranks)
        for (const ofSuit of [suit.symbol, ...(suit.also ?? [])])
          for (const ofRank of [rank.symbol, ...(rank.also ?? [])]) {
            const key = (ofSuit + ofRank).toLowerCase()
            const card = rank.symbol + suit.symbol
            cards.set(key, cards.has(key) && cards.get(key) !== card ? undefined : card)
          }
    return new Map([...cards].flatMap(([key, card]) => (card === undefined ? [] : [[key, card]])))
  })
