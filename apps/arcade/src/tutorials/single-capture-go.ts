import type { SingleCaptureGo } from '@ackanomic/games/single-capture-go'
import type { BoardMatchOf } from '@ackanomic/react'
import type { Tutorial } from './tutorial.js'

/** How to play Single Capture Go. */
export const singleCaptureGoTutorial: Tutorial<BoardMatchOf<SingleCaptureGo>> = {
  options: { players: 3, seed: 'learn capture go.' },
  steps: [
    {
      says: 'Every player has a Letter. All of them play one square a round, at the same time.',
      shows: /^Players$/u,
    },
    {
      says: 'Play an empty square, best near the middle. If two players choose the same square, nobody gets it.',
      shows: /, empty$/u,
      moves: 'any',
    },
    {
      says: 'The round is over, and the grid shows what all have played.',
      shows: /^The last round$/u,
      begins: ({ view }) => view.shared.last !== null,
    },
    {
      says: 'Equal Letters side by side are a Group. It lives as long as an empty square touches it. Play another square.',
      shows: /, empty$/u,
      moves: 'any',
      begins: ({ view }) => view.shared.round === 2 && view.shared.stage === 'round',
    },
    {
      says: 'A mark ! warns of a Group with one empty square left. With none, its player is out; the last player wins.',
      shows: /^Players$/u,
    },
  ],
}
