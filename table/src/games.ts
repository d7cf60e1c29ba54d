import { type AnyGame, anyGame } from './session/any-game.js'

/** A game that the table knows by its id. */
export interface ListedGame {
  /** The id, as in saves and on the command line. */
  readonly id: string
  /** The name to list it by. */
  readonly title: string
  /** Imports the engine; no other game is loaded. */
  readonly load: () => Promise<AnyGame>
}

/** The games that can be chosen. There is no other list. */
export const games: readonly ListedGame[] = [
  {
    id: 'pure-skill',
    title: 'Game of Pure Skill',
    load: async () => anyGame((await import('@ackanomic/games/pure-skill')).pureSkill),
  },
  {
    id: 'ghost',
    title: 'Ghost',
    load: async () => anyGame((await import('@ackanomic/games/ghost')).ghost),
  },
  {
    id: 'spades',
    title: 'Spades',
    load: async () => anyGame((await import('@ackanomic/games/spades')).spades),
  },
  {
    id: 'viruses',
    title: 'Viruses',
    load: async () => anyGame((await import('@ackanomic/games/viruses')).viruses),
  },
  {
    id: 'diplomacy',
    title: 'Diplomacy',
    load: async () => anyGame((await import('@ackanomic/games/diplomacy')).diplomacy),
  },
  {
    id: 'runtime-error',
    title: 'Runtime Error',
    load: async () =>
      anyGame((await import('@ackanomic/programming-games/runtime-error')).runtimeError),
  },
  {
    id: 'acks-and-exceptions',
    title: 'ACKs & Exceptions',
    load: async () =>
      anyGame((await import('@ackanomic/programming-games/acks-and-exceptions')).acksAndExceptions),
  },
]
