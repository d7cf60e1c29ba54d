import {
  RUNTIME_ERROR_CARDS,
  type RuntimeError,
  type RuntimeErrorCard,
} from '@ackanomic/programming-games/runtime-error'
import type { BoardMatchOf } from '@ackanomic/react'
import type { Tutorial } from './tutorial.js'

const HANDS: readonly (readonly RuntimeErrorCard[])[] = [
  ['4H', '10H', '2S', '7C'],
  ['9D', '3C', 'JD', '6H', '2C'],
]
const PULL = { lower: '5D', upper: 'QD', function: '2H' } as const
const held = [...HANDS.flat(), ...Object.values(PULL), '8D']
const deck = RUNTIME_ERROR_CARDS.filter((card) => !held.includes(card))

/** The learner has a PULL, the cards of a LOOP, and two cards that fetch each other. */
const position = {
  shared: {
    stage: 'scripting',
    turn: 0,
    statements: [[PULL], []],
    hands: [4, 5],
    deck: deck.length,
    discard: ['8D'],
    input: null,
    faceDown: null,
    ahead: [],
    shuffling: false,
    seen: [[], []],
    pool: null,
    solver: null,
    proved: null,
  },
  secret: HANDS.map((hand) => ({ hand, faceDown: null })),
  hidden: { deck },
}

export const runtimeErrorTutorial: Tutorial<BoardMatchOf<RuntimeError>> = {
  options: { players: 2, seed: 'learn runtime error', position },
  steps: [
    {
      says: 'You program with cards. A statement has two bounds of one suit, and a card whose suit is its function. Your heart is PULL: it takes the top discard.',
      shows: /^Guest’s side$/u,
    },
    {
      says: 'In a turn you may lay one statement. Lay 4 and 10 of hearts with the 2 of spades. A spade is LOOP: it discards the input and plays another card.',
      shows: /^Lay a statement/u,
      moves: ['script'],
      refuses: (move) =>
        move.type === 'script' && move.function !== '2S'
          ? 'Take 4H and 10H as the bounds, and 2S as the function.'
          : null,
      example: () => ({ type: 'script', lower: '4H', upper: '10H', function: '2S' }),
    },
    {
      says: 'Now play the 7 of clubs as the input. It lies within the bounds of both statements, so both run.',
      shows: /7 of clubs|^Lay .*input/iu,
      moves: ['input'],
      example: () => ({ type: 'input', card: '7C' }),
    },
    {
      says: 'PULL runs and takes the 8 of diamonds, and then LOOP discards the 7 and asks for another card.',
      shows: /^Deck, pile and input$/u,
      until: ({ view }) => view.shared.stage === 'loop',
      example: ({ legalMoves: { moves } }) =>
        moves.find((move) => JSON.stringify(move).includes('pull')) ?? moves[0] ?? { type: 'end' },
    },
    {
      says: 'You hold the 8 and the 7 lies on the pile: the two fetch each other for ever. A turn that never ends wins. Claim it, and the program checks your proof.',
      shows: /claim/iu,
      moves: ['claim'],
      example: () => ({ type: 'claim', plan: { nodes: [{ kind: 'swap' }] } }),
    },
    {
      says: 'The proof holds, and you have won. Others can break such a loop with a diamond, EDIT, so claim it as soon as you see it.',
      shows: /^The turn$|side$/u,
      begins: ({ view }) => view.outcome !== null,
    },
  ],
}
