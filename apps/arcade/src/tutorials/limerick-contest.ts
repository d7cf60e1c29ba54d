import type { LimerickContest } from '@ackanomic/games/limerick-contest'
import type { BoardMatchOf } from '@ackanomic/react'
import type { Tutorial } from './tutorial.js'

const LIMERICK = [
  'There once was a player called Ann,',
  'who always came up with a plan.',
  'She wrote it in rhyme,',
  'she posted in time,',
  'and won every contest she can.',
].join('\n')

export const limerickContestTutorial: Tutorial<BoardMatchOf<LimerickContest>> = {
  options: { seed: 'learn limericks...' },
  steps: [
    {
      says: 'Two contestants write a limerick about each other. Everybody may vote for one of them.',
      shows: /^The contest$/u,
    },
    {
      says: 'Write five lines: 1, 2 and 5 rhyme, and so do 3 and 4. Post them. “Do it for me” posts an example.',
      shows: /^(?:Your limerick about|Post this limerick)/u,
      moves: ['post'],
      example: () => ({ type: 'post', limerick: LIMERICK }),
    },
    {
      says: 'Both limericks are there. Vote for the one that you like better.',
      shows: /^Vote for the limerick/u,
      moves: ['vote'],
      begins: ({ view }) => view.shared.stage === 'voting',
      example: () => ({ type: 'vote', for: 0 }),
    },
    {
      says: 'A jury of five votes, too, and nobody sees the votes before the end. Then they are counted.',
      shows: /^The limerick of /u,
    },
    {
      says: 'Here is the count, and who won. If the votes are equal, the limerick that was posted first wins.',
      shows: /^The (?:count|contest)$/u,
      begins: ({ view }) => view.outcome !== null,
    },
  ],
}
