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
  rules: [
    'You write programs with cards. Win by making your turn go on for ever.',
    'A statement is three cards: two of one suit as its bounds, and one whose suit is its function.',
    'In your turn you may lay one statement, and then play one card as the input.',
    'Every statement of yours whose bounds enclose the input runs.',
    'Diamonds EDIT: replace a card in anybody’s statement.',
    'Clubs LOAD: draw a card. Hearts PULL: take the top discard.',
    'Spades LOOP: discard the input and play another one.',
    'Two cards that PULL and LOOP fetch each other for ever: that wins.',
    'See a way? Claim it, and the program checks your proof.',
    'At the end of your turn, draw a card.',
  ],
}
