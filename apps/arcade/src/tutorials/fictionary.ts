import type { Fictionary } from '@ackanomic/games/fictionary'
import type { BoardMatchOf } from '@ackanomic/react'
import type { Tutorial } from './tutorial.js'

export const fictionaryTutorial: Tutorial<BoardMatchOf<Fictionary>> = {
  options: { seed: 'learn fictionary, 3' },
  steps: [
    {
      says: 'In each round one player, the Brainiac, chooses a word that nobody knows. The others are Bluffers.',
      shows: /^The round$/u,
    },
    {
      says: 'You are a Bluffer. Invent a definition of the word that sounds true, and send it.',
      shows: /^(?:What could|Send this definition)/u,
      moves: ['define'],
      example: () => ({
        type: 'define',
        definition: 'a narrow boat that carries salt on the rivers of the north',
      }),
    },
    {
      says: 'All definitions are listed, yours and the true one among them. Vote for the one that you believe.',
      shows: /^Vote for /u,
      moves: ['vote'],
    },
    {
      says: 'You get 1 Gamepoint for each vote of another player for your definition, and 2 if you voted for the true one.',
      shows: /^What was |the true one|^Gamepoints$/u,
      begins: ({ view }) => view.shared.last !== null,
    },
    {
      says: 'If nobody finds the true definition, the Brainiac gets 2. Everybody is Brainiac in turn, and the most Gamepoints win.',
      shows: /^Gamepoints$/u,
    },
  ],
}
