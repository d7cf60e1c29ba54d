import type { Clauses } from '@ackanomic/core/engine'
import { defineClauses } from '@ackanomic/core/engine'

const says = {
  gist: 'Three players bid for the cards of a fourth suit.',
  '1': 'Play uses one Standard Deck without the Jokers.',
  '2(1)': 'Three players, no more and no fewer.',
  '2(2)': 'One referee, no more and no fewer.',
  '3': 'An instance starts as rule 1250.1 VI says.',
  '4a(1)': 'The deck is divided by suits, and the spades are the referee’s.',
  '4a(2)': 'Each player gets one of the other suits.',
  '4a(3)': 'The thirteen cards of a suit are a pack; everybody can work out what is left of it.',
  '4b(1)': 'Ace is worth 1, Jack 11, Queen 12, King 13, any other card its number.',
  '4b(2)': 'The suit makes no difference to the value.',
  '4c(1)': 'Thirteen rounds are played.',
  '4c(2)': 'Bidding is open for three days and no longer.',
  '4c(3)': 'Bidding closes earlier when every player has bid.',
  '4d(1)': 'In each round the referee draws one of the remaining spades.',
  '4d(2)': 'All players are told the card, which is the prize.',
  '4e(1)': 'A bid is one card of the player’s own pack.',
  '4e(2)': 'Only the referee learns a bid before the result.',
  '4e(3)': 'For a player who has not bid in time, the referee draws a card of their pack.',
  '4e(4)': 'Players ought not to leave their bid to chance.',
  '4e(5)': 'A bid is worth its card’s value.',
  '4f(1)': 'A bid above both others takes the prize.',
  '4f(2)': 'If the highest bids are equal, nobody takes the prize, and it is out of play.',
  '4f(3)': 'The cards that were bid are out of play in any case.',
  '4g(1)': 'All players are told the result and every bid.',
  '4g(2)': 'That ends the round, and another may begin.',
  '4g(3)': 'The thirteenth result ends the game.',
  '4h(1)': 'At the end the prizes of each player are added up; no prizes make 0.',
  '4h(2)': 'A single player with the highest sum wins.',
  '4h(3)': 'If the highest sum is shared, nobody wins.',
  '5(1)': 'The winner gets 8 points.',
  '5(2)': 'The referee gets A$8 if there is a winner.',
  '5(3)': 'The winner gets a standard Trophy.',
  '6': 'A page with the state and the history of the game would be welcome.',
  '7': 'Players keep strategy and bids to themselves.',
  '8(1)': 'A player who leaves is replaced by a bot that the referee runs.',
  '8(2)': 'A bot bids at random.',
  '8(3)': 'Bots do not count when the highest sum is looked for.',
} as const

/** The clauses of rule 1250.7, the Game of Pure Skill. */
export const pureSkillClauses: Clauses<'1250.7', keyof typeof says> = /* @__PURE__ */ defineClauses(
  '1250.7',
  says,
  ['gist', '4e(4)', '6', '7'],
)
