import type { TrominoGo } from '@ackanomic/games/tromino-go'
import type { BoardMatchOf } from '@ackanomic/react'
import type { Tutorial } from './tutorial.js'

/** How to play Tromino Go. */
export const trominoGoTutorial: Tutorial<BoardMatchOf<TrominoGo>> = {
  options: { seed: 'learn tromino go.' },
  steps: [
    {
      says: 'Two players lay pieces of three squares in turn. Each piece has the next letter of the alphabet.',
      shows: /^The grid$/u,
    },
    {
      says: 'Click a marked square, turn the piece with R if you like, and click again to lay it.',
      shows: / fits$/u,
      moves: ['place'],
    },
    {
      says: 'Your opponent has answered. The outline shows the last piece.',
      shows: /^The grid$/u,
    },
    {
      says: 'Pieces must touch. Lay one beside a piece of your opponent, so that less of its border is free.',
      shows: / fits$/u,
      moves: ['place'],
    },
    {
      says: 'Nobody else watches the rules: a player may lay a piece unlawfully. If you notice, question the plays. The first with seven Gamepoints wins.',
      shows: /question/iu,
    },
    {
      says: 'The round is played on for you. It ends when a group has no free border: it is surrounded, and gives Gamepoints to the other side.',
      shows: /^Gamepoints$/u,
      until: ({ view }) => view.shared.rounds.length > 0,
    },
  ],
}
