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
  rules: [
    'Each player leads a power with armies and fleets on a map with supply centres.',
    'Everybody writes orders in secret, and all are carried out at the same moment.',
    'A unit holds, moves to a neighbouring province, or supports another; fleets carry armies over the sea.',
    'All units are equally strong. A move succeeds only with more support than its opponents have.',
    'Equal strength bounces: nobody moves.',
    'Attacking a unit that supports somewhere else breaks that support.',
    'A beaten unit retreats or is disbanded.',
    'After each autumn you own the centres that you stand on, and have one unit for each.',
    'Talk, promise, and decide whom to believe.',
    'Hold enough centres to win: 18 on the map of Europe, 6 in the Duel.',
  ],
  messages: { policy: 'private' },
}
