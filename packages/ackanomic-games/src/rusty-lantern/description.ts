import type { GameDescription } from '@ackanomic/core'

export const rustyLanternDescription: GameDescription = {
  rule: '1250.18',
  title: 'Ye Olde Rusty Lantern',
  name: null,
  equipment: 'none',
  players: { lower: 2, upper: 'none' },
  play: 'In turn, continue the tale and work a card into it, or pass; or interrupt another player.',
  referees: { count: 1, chosen: 'the person who starts the tale, as its Barkeep', mayPlay: false },
  winning: 'Succeed with a play, hold no cards after it, and leave no Loose End on the table.',
  further:
    'The Barkeep brings a long list of story elements, and decides how many benches there are.',
  trophy: 'standard',
  rules: [
    'In a tavern you tell one tale together, and each of you holds cards with things to work into it.',
    'In your turn, tell on in a few lines and bring in one of your cards.',
    'The Barkeep lets it pass and you go on, or denies it: then you draw two, and the next player tells.',
    'Stuck? Pass, draw a card, and throw one away if you like.',
    'The Barkeep may keep your card on the table as a loose end of the story.',
    'Tie off loose ends in your telling, and you earn an Ale.',
    'If somebody mentions what is on your card, interrupt, and the turn is yours.',
    'Get rid of all cards while no loose end is left, and you win.',
  ],
}
