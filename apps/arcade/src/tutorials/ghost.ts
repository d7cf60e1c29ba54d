import type { Ghost } from '@ackanomic/games/ghost'
import type { BoardMatchOf } from '@ackanomic/react'
import type { Tutorial } from './tutorial.js'

/** How to play Ghost. */
export const ghostTutorial: Tutorial<BoardMatchOf<Ghost>> = {
  options: { players: 3, seed: 'learn ghost, 1...' },
  steps: [
    {
      says: 'All players build one ghost word, letter by letter. It must be part of a real word, but must not be a word itself.',
      shows: /^The ghost word$/u,
    },
    {
      says: 'Choose a letter. It goes before or after what is there already.',
      shows: /^(?:Begin with [A-Z]$|[A-Z]: make it )/u,
      moves: ['begin', 'continue'],
    },
    {
      says: 'The others add letters in turn. The list shows whose turn it is, and who is out.',
      shows: /^Players, in the order of play$/u,
    },
    {
      says: 'Your turn again. Think of a word that contains these letters in a row, and put the next letter.',
      shows: /^(?:Begin with [A-Z]$|[A-Z]: make it )/u,
      moves: ['begin', 'continue'],
    },
    {
      says: 'Do you think that the ghost word is a word, or in no word at all? Then protest instead of adding a letter. The one who is wrong is out, and the last player wins.',
      shows: /^The ghost word$/u,
    },
  ],
}
