import type { Ghost } from '@ackanomic/games/ghost'
import type { BoardMatchOf } from '@ackanomic/react'
import type { Tutorial } from './tutorial.js'

/** A ghost word to which Bob has just added the last letter. */
const position = {
  shared: {
    stage: 'turn',
    seat: 0,
    protest: null,
    sought: null,
    word: { letters: 'PLANT', author: 1 },
    numbers: [1, 3, 2],
    reached: 3,
    newcomers: [],
    absentReferees: [],
    history: [],
  },
  secret: [{}, {}, {}],
  hidden: {},
}

export const ghostTutorial: Tutorial<BoardMatchOf<Ghost>> = {
  options: {
    players: ['Guest', 'Bob', 'Cyd'],
    seed: 'learn ghost, 1...',
    position,
    botDelayMs: 300,
    level: 'strong',
  },
  steps: [
    {
      says: 'All players build one ghost word, letter by letter. It must be part of a real word, but must not be a word itself.',
      shows: /^The ghost word$/u,
    },
    {
      says: 'Bob has added the last letter. But PLANT is a word of four letters or more: protest.',
      shows: /word/iu,
      moves: ['protest'],
      refuses: (move) =>
        move.type === 'protest' && move.ground !== 'word' ? 'Protest that it is a word.' : null,
      example: () => ({ type: 'protest', ground: 'word' }),
    },
    {
      says: 'You are right, so Bob is out. A wrong protest would have put you out. The list shows who is left.',
      shows: /^Players, in the order of play$/u,
      begins: ({ view }) => view.roster.seats[1]?.presence === 'out',
    },
    {
      says: 'A new word begins. Think of a real word, and choose a letter of it; later ones go before or after what is there.',
      shows: /^(?:Begin with [A-Z]$|[A-Z]: make it )/u,
      moves: ['begin', 'continue'],
    },
    {
      says: 'If the letters seem to lead nowhere, protest that, too: then the last player must name a word. The match is played on for you, and the last player left wins.',
      shows: /^Players, in the order of play$/u,
      until: ({ view }) => view.outcome !== null,
      example: () => ({ type: 'resign' }),
    },
  ],
}
