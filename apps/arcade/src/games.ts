import type { GameText } from '@ackanomic/core'
import { type Catalogue, mergeCatalogues } from '@ackanomic/core/catalogue'
import { catalogue } from '@ackanomic/games'
import { programmingCatalogue } from '@ackanomic/programming-games'
import type { BoardProps } from '@ackanomic/react'
import type { ReactNode } from 'react'

/** All games that the Arcade has; there is no other list. */
export const games: Catalogue = mergeCatalogues(catalogue, programmingCatalogue)

/** What draws a table. */
export interface Drawn {
  /** The board. */
  Board(props: BoardProps): ReactNode
}

/** What the Arcade has of a game besides the game; nothing is imported before it is asked for. */
export interface Shown {
  /** What it is like, in a sentence. */
  readonly sentence: string
  /** How many sit down, where the fewest that the game allows make no good match. */
  readonly players?: number
  /** Imports its board. */
  board(): Promise<Drawn>
  /** Imports its words. */
  text(): Promise<GameText>
}

/** What is shown of each game. */
const SHOWN: Readonly<Record<string, Shown>> = {
  'pure-skill': {
    sentence: 'Bid a suit of cards, sealed, for spades that turn up one by one.',
    board: async () => ({ Board: (await import('@ackanomic/react/pure-skill')).PureSkillBoard }),
    text: async () => (await import('@ackanomic/games/pure-skill/text')).pureSkillText,
  },
  'limerick-contest': {
    sentence: 'Write the limerick that the others vote for.',
    board: async () => ({
      Board: (await import('@ackanomic/react/limerick-contest')).LimerickContestBoard,
    }),
    text: async () => (await import('@ackanomic/games/limerick-contest/text')).limerickContestText,
  },
  ghost: {
    sentence: 'Add a letter, and do not be the one who completes a word.',
    players: 4,
    board: async () => ({ Board: (await import('@ackanomic/react/ghost')).GhostBoard }),
    text: async () => (await import('@ackanomic/games/ghost/text')).ghostText,
  },
  fictionary: {
    sentence: 'Invent definitions that sound truer than the dictionary’s.',
    board: async () => ({ Board: (await import('@ackanomic/react/fictionary')).FictionaryBoard }),
    text: async () => (await import('@ackanomic/games/fictionary/text')).fictionaryText,
  },
  'tromino-go': {
    sentence: 'Lay pieces of three, surround the other’s, and mind the rules yourself.',
    board: async () => ({ Board: (await import('@ackanomic/react/tromino-go')).TrominoGoBoard }),
    text: async () => (await import('@ackanomic/games/tromino-go/text')).trominoGoText,
  },
  'double-crash': {
    sentence: 'Find the other’s five-letter word from how your salvos crash into it.',
    board: async () => ({
      Board: (await import('@ackanomic/react/double-crash')).DoubleCrashBoard,
    }),
    text: async () => (await import('@ackanomic/games/double-crash/text')).doubleCrashText,
  },
  'single-capture-go': {
    sentence: 'Go with letters for stones: one capture, and you are doomed.',
    players: 4,
    board: async () => ({
      Board: (await import('@ackanomic/react/single-capture-go')).SingleCaptureGoBoard,
    }),
    text: async () => (await import('@ackanomic/games/single-capture-go/text')).singleCaptureGoText,
  },
  diplomacy: {
    sentence: 'Seven powers, one map, orders that are all carried out at once.',
    players: 7,
    board: async () => ({ Board: (await import('@ackanomic/react/diplomacy')).DiplomacyBoard }),
    text: async () => (await import('@ackanomic/games/diplomacy/text')).diplomacyText,
  },
  spades: {
    sentence: 'Partners bid the tricks that they will take, and had better take.',
    board: async () => ({ Board: (await import('@ackanomic/react/spades')).SpadesBoard }),
    text: async () => (await import('@ackanomic/games/spades/text')).spadesText,
  },
  viruses: {
    sentence: 'Cells that live and die by themselves; you only infect them.',
    players: 3,
    board: async () => ({ Board: (await import('@ackanomic/react/viruses')).VirusesBoard }),
    text: async () => (await import('@ackanomic/games/viruses/text')).virusesText,
  },
  mediocrity: {
    sentence: 'Send a number, and neither win nor lose: the middle scores.',
    players: 5,
    board: async () => ({ Board: (await import('@ackanomic/react/mediocrity')).MediocrityBoard }),
    text: async () => (await import('@ackanomic/games/mediocrity/text')).mediocrityText,
  },
  'rusty-lantern': {
    sentence: 'Tell tales in a tavern, card by card, until yours has no loose ends.',
    players: 4,
    board: async () => ({
      Board: (await import('@ackanomic/react/rusty-lantern')).RustyLanternBoard,
    }),
    text: async () => (await import('@ackanomic/games/rusty-lantern/text')).rustyLanternText,
  },
  'acks-and-exceptions': {
    sentence: 'Bluff with coasters: flip as many as you bid, and no Exception.',
    board: async () => ({
      Board: (await import('@ackanomic/react/acks-and-exceptions')).AcksAndExceptionsBoard,
    }),
    text: async () =>
      (await import('@ackanomic/programming-games/acks-and-exceptions/text')).acksAndExceptionsText,
  },
  'runtime-error': {
    sentence: 'Program with cards, and prove that your turn never ends.',
    board: async () => ({
      Board: (await import('@ackanomic/react/runtime-error')).RuntimeErrorBoard,
    }),
    text: async () =>
      (await import('@ackanomic/programming-games/runtime-error/text')).runtimeErrorText,
  },
}

/** What is shown of a game of the list. */
export function shownOf(id: string): Shown {
  const shown = SHOWN[id]
  if (shown === undefined) throw new Error(`There is no board for ${id}.`)
  return shown
}
