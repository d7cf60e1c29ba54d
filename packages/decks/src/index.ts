export { type Attribute, cardIndex, cardName, colourOf, rankOf, suitOf } from './attributes.js'
export type { Authority } from './authority.js'
export { cardsOf, isCard, isNormalCard, normalCardsOf, optionalCards } from './cards.js'
export { deckClauses, eleusisClauses, standardClauses } from './clauses.js'
export {
  type DealFacts,
  type DealRejection,
  type Dealt,
  deal,
  permutationFor,
  shuffle,
} from './deal.js'
export { createDeck, type Deck, type DeckOptions } from './deck.js'
export type { DeckFacts, DeckRejection } from './deck-rejections.js'
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
export type { DefinitionFacts, DefinitionRejection, Part } from './definition-rejections.js'
export { type Eleusis, eleusis } from './eleusis.js'
export { type CardStyle, formatCard, formatCards, parseCard, parseCards } from './notation.js'
export {
  type CardOrder,
  highestOf,
  type OrderOptions,
  orderOf,
  sortCards,
} from './order.js'
export { cardProblem, drawCard, type PlayingCard } from './playing-card.js'
export { type Standard, standard } from './standard.js'
export { titleOf } from './title.js'
export { tradeDeck, tradeProblem } from './trade.js'
export type { UnreadableCard, UnreadableFacts } from './unreadable.js'
export { lockDeck, unlockDeck } from './use.js'
