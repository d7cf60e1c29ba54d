import type { GameDescription } from '@ackanomic/core'

export const runtimeErrorDescription: GameDescription = {
  rule: null,
  title: 'Runtime Error',
  name: null,
  equipment: ['a pack of 52 cards'],
  players: { lower: 2, upper: 4 },
  play: 'Lay a statement, lay an input, and execute the functions that the input sets off.',
  referees: 'none',
  winning: 'Show that you can make this turn of yours last for ever.',
  further: 'none',
  trophy: 'none',
}
