export { type Attribute, cardIndex, cardName, colourOf, rankOf, suitOf } from './attributes.js'
export type { Authority } from './authority.js'
export { cardsOf, isCard, isNormalCard, normalCardsOf, optionalCards } from './cards.js'
export { deckClauses, eleusisClauses, standardClauses } from './clauses.js'
export {
  type DealErrors,
  type DealRejection,
  type Dealt,
  deal,
  permutationFor,
  shuffle,
} from './deal.js'
export { createDeck, type Deck, type DeckOptions } from './deck.js'
export type { DeckErrors, DeckRejection } from './deck-rejections.js'
export { defineDeck } from './define.js'
export type {
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
export type { DeckPart, DefinitionErrors, DefinitionRejection } from './definition-rejections.js'
export { type EleusisDeck, eleusisDeck } from './eleusis.js'
export { type CardStyle, formatCard, formatCards, parseCard, parseCards } from './notation.js'
export {
  type CardOrder,
  highestOf,
  type OrderOptions,
  orderOf,
  sortCards,
} from './order.js'
export { cardProblem, drawCard, type PlayingCard } from './playing-card.js'
export { type StandardDeck, standardDeck } from './standard.js'
export { deckTitle } from './title.js'
export { tradeDeck, tradeProblem } from './trade.js'
export type { UnreadableCard, UnreadableErrors } from './unreadable.js'
export { lockDeck, unlockDeck } from './use.js'
