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
}
