import type { GameDescription } from '@ackanomic/core'

export const diplomacyDescription: GameDescription = {
  rule: '1250.14',
  title: 'Diplomacy',
  name: null,
  equipment: 'none',
  players: { lower: 2, upper: { expression: 'players', minus: 1 } },
  play: 'Order armies and fleets, in secret and at the same time, and take supply centres.',
  referees: {
    count: 1,
    chosen: 'somebody who announces that they will referee a game',
    mayPlay: false,
  },
  winning: 'Hold as many centres as the map asks for, alone or as a group whose members all agree.',
  further: 'The referee announces the terms; a missing player is replaced, or a bot plays.',
  trophy: 'Golden Knife',
  messages: { policy: 'private' },
}
