import type { GameDescription } from '@ackanomic/core'

/** What a game is made of, as rule 1250.1 III b to h asks. */
export const runtimeErrorDescription: GameDescription = {
  rule: null,
  title: 'Runtime Error',
  name: null,
  equipment: ['a pack of 52 cards'],
  players: { lower: 2, upper: 4 },
  play: 'Lay a statement, lay an input, and execute the functions that it sets off.',
  referees: 'none',
  winning: 'Show that this turn of yours can be made to last for ever.',
  further: 'none',
  trophy: 'none',
}
