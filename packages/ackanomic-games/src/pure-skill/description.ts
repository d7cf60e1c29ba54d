import type { GameDescription } from '@ackanomic/core'

export const pureSkillDescription: GameDescription = {
  rule: '1250.7',
  title: 'Game of Pure Skill',
  name: null,
  equipment: ['Standard Deck'],
  players: { lower: 3, upper: 3 },
  play: 'In thirteen rounds, bid a sealed card of your pack for a spade that the referee draws.',
  referees: { count: 1, chosen: 'as rule 1250.1 VI has it', mayPlay: false },
  winning: 'Be the only player whose prizes add up to the most.',
  further: 'A player who leaves is replaced by a bot that bids at random.',
  trophy: 'standard',
  rules: [
    'Three players each hold one suit, ace to king. An ace is worth 1, a king 13.',
    'Each round turns up one spade: the prize.',
    'Everybody picks one of their cards in secret, and all are shown together.',
    'The highest card takes the prize.',
    'If the two highest are equal, nobody gets it.',
    'Every card is used once, so a king spent early is gone.',
    'You always know what the others still have.',
    'After thirteen rounds, the highest total of prizes wins. A shared first place wins nothing.',
  ],
}
