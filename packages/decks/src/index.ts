export {
  cardName,
  cardsOf,
  colourOf,
  isNormalCard,
  normalCardsOf,
  rankOf,
  suitOf,
} from './cards.js'
export { deckClauses, eleusisClauses, standardClauses } from './clauses.js'
export { deal } from './deal.js'
export {
  type Authority,
  cardProblem,
  createDeck,
  type Deck,
  type DeckOptions,
  drawCard,
  lockDeck,
  type PlayingCard,
  tradeDeck,
  unlockDeck,
} from './deck.js'
export type { DeckError, DeckErrors } from './deck-errors.js'
export { deckTitle, defineDeck } from './define.js'
export type {
  Attribute,
  Card,
  Colour,
  DeckDefinition,
  NormalCard,
  Rank,
  RankSymbol,
  Special,
  SpecialCard,
  Suit,
  SuitSymbol,
} from './definition.js'
export type { DefinitionError, DefinitionErrors } from './definition-errors.js'
export { type EleusisDeck, eleusisDeck } from './eleusis.js'
export { type CardError, type CardErrors, parseCard, parseCards } from './notation.js'
export { type CardOrder, type OrderOptions, orderOf, sortCards } from './order.js'
export { type StandardDeck, standardDeck } from './standard.js'
