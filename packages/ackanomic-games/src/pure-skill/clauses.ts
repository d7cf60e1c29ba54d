import type { Clauses } from '@ackanomic/core/engine'
import { defineClauses } from '@ackanomic/core/engine'

const says = {
  gist: 'Three players bid for the cards of a fourth suit.',
  '1': 'Play uses one Standard Deck, the Jokers left out.',
  '2(1)': 'Three players, no more and no fewer.',
  '2(2)': 'One referee, no more and no fewer.',
  '3': 'An instance starts as rule 1250.1 VI has it.',
  '4a(1)': 'The suits are parted, and the spades are the referee’s.',
  '4a(2)': 'Of the other suits each player gets one.',
  '4a(3)': 'The thirteen cards of a suit are a pack; what is left of it can be worked out by all.',
  '4b(1)': 'Ace is worth 1, Jack 11, Queen 12, King 13, any other card its number.',
  '4b(2)': 'The suit makes no difference to the value.',
  '4c(1)': 'Thirteen rounds are played.',
  '4c(2)': 'Bidding is open for three days and no longer.',
  '4c(3)': 'Bidding closes earlier when every player has bid.',
  '4d(1)': 'Each round the referee draws one of the spades that are left.',
  '4d(2)': 'All players are told the card, which is the prize.',
  '4e(1)': 'A bid is one card of the own pack.',
  '4e(2)': 'Only the referee learns a bid before the result.',
  '4e(3)': 'Who has not bid in time bids a card that the referee draws from that pack.',
  '4e(4)': 'Players ought not to leave their bid to chance.',
  '4e(5)': 'A bid counts what its card is worth.',
  '4f(1)': 'A bid above both others takes the prize.',
  '4f(2)': 'Where the highest bids are equal nobody takes the prize, and it is out of play.',
  '4f(3)': 'The cards that were bid are out of play in any case.',
  '4g(1)': 'All players are told the result and every bid.',
  '4g(2)': 'With that the round is over, and another may begin.',
  '4g(3)': 'With the thirteenth result the game is over.',
  '4h(1)': 'In the end the prizes of each player are added up; none make 0.',
  '4h(2)': 'The one player with the highest sum wins.',
  '4h(3)': 'Nobody wins where the highest sum is shared.',
  '5(1)': 'The winner gets 8 points.',
  '5(2)': 'The referee gets A$8 if there is a winner.',
  '5(3)': 'The winner gets a standard Trophy.',
  '6': 'A page with the state and the history of the game would be welcome.',
  '7': 'Players keep strategy and bids to themselves.',
  '8(1)': 'Who leaves is replaced by a bot that the referee runs.',
  '8(2)': 'A bot bids at random.',
  '8(3)': 'Bots do not count when the highest sum is looked for.',
} as const

/** The clauses of rule 1250.7, the Game of Pure Skill. */
export const pureSkillClauses: Clauses<'1250.7', keyof typeof says> = /* @__PURE__ */ defineClauses(
  '1250.7',
  says,
  ['gist', '4e(4)', '6', '7'],
)
