import type { GameDescription } from '@ackanomic/core'

export const spadesDescription: GameDescription = {
  rule: '1250.15',
  title: 'Spades',
  name: null,
  equipment: ['Standard Deck', 'Gamepoints'],
  players: { lower: 4, upper: 4 },
  play: 'Bid how many tricks your team will take, and take them; Spades are trumps.',
  referees: { count: 1, chosen: 'as rule 1250.1 VI has it', mayPlay: false },
  winning: 'Be the team with the greater score, at least 500, after a round.',
  further:
    'A misplay is voided and costs 100; the second in a hand, or the third in a game, forfeits.',
  trophy: 'none',
  rules: [
    'You and the player opposite are partners. Each player gets 13 cards.',
    'First everybody bids how many tricks they will take. Partners’ bids are added up.',
    'Follow the suit that was led if you can. Otherwise play anything.',
    'The highest card of that suit takes the trick, unless a spade is played: spades beat all.',
    'The winner of a trick leads to the next.',
    'Take what you bid: 10 points for each trick bid. Fall short: lose as much.',
    'Each trick too many is 1 point and a sandbag. Every tenth sandbag costs 100.',
    'A bid of nil means no tricks at all: it wins or loses 100.',
    'Bids of 10 or more count double.',
    'The first team with 500 points wins.',
  ],
  // Partners must not tell each other their cards.
  messages: { policy: 'open' },
}
