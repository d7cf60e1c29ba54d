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
  // Partners must not tell each other what they hold.
  messages: { policy: 'open' },
}
