import type { GameText, Referee } from '@ackanomic/core'
import { type Catalogue, type Listing, mergeCatalogues } from '@ackanomic/core/catalogue'
import { catalogue } from '@ackanomic/games'
import { programmingCatalogue } from '@ackanomic/programming-games'
import type { LocalOptions } from '@ackanomic/react'
import type { Drawn } from './languages/board-language.js'
import { isMarked } from './languages/language.js'
import type { Tutorial } from './tutorials/tutorial.js'

/** All games that the Arcade has; there is no other list. */
export const games: Catalogue = mergeCatalogues(catalogue, programmingCatalogue)

export const gameTitles: readonly (readonly [id: string, title: string])[] = Object.values(
  games,
).map(({ id, title }) => [id, title] as const)

/** The kinds of games, by their equipment. */
export const GAME_KINDS = ['cards', 'words', 'boards', 'bluff'] as const

/** The Arcade's parts of a game; each is imported on demand. */
export interface Shown {
  /** Its kind, by its equipment. */
  readonly kind: (typeof GAME_KINDS)[number]
  /** How long a match against bots takes, in minutes, more or less. */
  readonly minutes: number
  /** How much there is to learn. */
  readonly difficulty: 'easy' | 'medium' | 'hard'
  /** Whether one could begin with it; only a few games are. */
  readonly isFirst?: boolean
  /** How many sit down, where the fewest that the game allows make no good match. */
  readonly players?: number
  /** Options with which the Arcade plays where nobody has chosen any. */
  readonly options?: Readonly<Record<string, unknown>>
  /** Options with which it is played at a host, where people are not always there. */
  readonly hosted?: Readonly<Record<string, unknown>>
  /** Options for two people, where the usual ones want more. */
  readonly duo?: Readonly<Record<string, unknown>>
  /** Whether all act at the same time, so that a round need not wait for one who has acted. */
  readonly hasRounds?: boolean
  /** Whether the most points win, so that a match is won by so many; they do unless this is false. */
  readonly hasPoints?: boolean
  /** How often bots consider what they need not do, from 0 to 1, where they should do it often. */
  readonly initiative?: number
  /** Imports a referee that is asked before the usual one, where the game has one. */
  referee?(): Promise<Referee>
  /** Imports what people without a seat do, where somebody should, such as a jury. */
  bystanders?(): Promise<NonNullable<LocalOptions['bystanders']>>
  /** Imports its board. */
  board(): Promise<Drawn>
  /** Imports its words. */
  text(): Promise<GameText>
  /** Imports its tutorial. */
  tutorial(): Promise<Tutorial>
}

/** A board in the language of the page, once its style sheet is there. */
async function drawn(sheet: Promise<unknown>, board: Promise<Drawn>): Promise<Drawn> {
  await sheet
  if (!isMarked) return board
  const { inLanguage } = await import('./languages/board-language.js')
  return inLanguage(await board)
}

/** The shown details of each game. */
const SHOWN: Readonly<Record<string, Shown>> = {
  'pure-skill': {
    kind: 'cards',
    minutes: 10,
    difficulty: 'easy',
    board: () =>
      drawn(
        import('@ackanomic/boards/pure-skill.css'),
        import('@ackanomic/boards/pure-skill').then((of) => ({
          Board: of.PureSkillBoard,
          stages: of.pureSkillStages,
        })),
      ),
    text: async () => (await import('@ackanomic/games/pure-skill/text')).pureSkillText,
    tutorial: async () => (await import('./tutorials/pure-skill.js')).pureSkillTutorial,
  },
  'limerick-contest': {
    kind: 'words',
    // A text without the form of a limerick is refused, so that nonsense does not win.
    options: { form: 'checked', publishVotes: true },
    bystanders: async () =>
      (await import('@ackanomic/games/limerick-contest/tactics')).limerickJury,
    minutes: 20,
    difficulty: 'easy',
    board: () =>
      drawn(
        import('@ackanomic/boards/limerick-contest.css'),
        import('@ackanomic/boards/limerick-contest').then((of) => ({
          Board: of.LimerickContestBoard,
          stages: of.limerickContestStages,
        })),
      ),
    text: async () => (await import('@ackanomic/games/limerick-contest/text')).limerickContestText,
    tutorial: async () => (await import('./tutorials/limerick-contest.js')).limerickContestTutorial,
  },
  ghost: {
    kind: 'words',
    minutes: 5,
    difficulty: 'easy',
    isFirst: true,
    players: 4,
    board: () =>
      drawn(
        import('@ackanomic/boards/ghost.css'),
        import('@ackanomic/boards/ghost').then((of) => ({
          Board: of.GhostBoard,
          stages: of.ghostStages,
        })),
      ),
    text: async () => (await import('@ackanomic/games/ghost/text')).ghostText,
    tutorial: async () => (await import('./tutorials/ghost.js')).ghostTutorial,
  },
  fictionary: {
    kind: 'words',
    // The program looks at the Brainiac's definition, so that nonsense is not the Actual one; and
    // each is Brainiac once or twice.
    options: { lookup: 'both', target: 6 },
    referee: async () => (await import('@ackanomic/games/fictionary/tactics')).fictionaryLookup,
    minutes: 10,
    difficulty: 'easy',
    board: () =>
      drawn(
        import('@ackanomic/boards/fictionary.css'),
        import('@ackanomic/boards/fictionary').then((of) => ({
          Board: of.FictionaryBoard,
          stages: of.fictionaryStages,
        })),
      ),
    text: async () => (await import('@ackanomic/games/fictionary/text')).fictionaryText,
    tutorial: async () => (await import('./tutorials/fictionary.js')).fictionaryTutorial,
  },
  'tromino-go': {
    kind: 'boards',
    minutes: 15,
    difficulty: 'medium',
    board: () =>
      drawn(
        import('@ackanomic/boards/tromino-go.css'),
        import('@ackanomic/boards/tromino-go').then((of) => ({
          Board: of.TrominoGoBoard,
          stages: of.trominoGoStages,
        })),
      ),
    text: async () => (await import('@ackanomic/games/tromino-go/text')).trominoGoText,
    tutorial: async () => (await import('./tutorials/tromino-go.js')).trominoGoTutorial,
  },
  'double-crash': {
    kind: 'words',
    minutes: 15,
    difficulty: 'medium',
    board: () =>
      drawn(
        import('@ackanomic/boards/double-crash.css'),
        import('@ackanomic/boards/double-crash').then((of) => ({
          Board: of.DoubleCrashBoard,
          stages: of.doubleCrashStages,
        })),
      ),
    text: async () => (await import('@ackanomic/games/double-crash/text')).doubleCrashText,
    tutorial: async () => (await import('./tutorials/double-crash.js')).doubleCrashTutorial,
  },
  'single-capture-go': {
    kind: 'boards',
    hasRounds: true,
    minutes: 10,
    difficulty: 'medium',
    players: 4,
    hasPoints: false,
    board: () =>
      drawn(
        import('@ackanomic/boards/single-capture-go.css'),
        import('@ackanomic/boards/single-capture-go').then((of) => ({
          Board: of.SingleCaptureGoBoard,
          stages: of.singleCaptureGoStages,
        })),
      ),
    text: async () => (await import('@ackanomic/games/single-capture-go/text')).singleCaptureGoText,
    tutorial: async () =>
      (await import('./tutorials/single-capture-go.js')).singleCaptureGoTutorial,
  },
  diplomacy: {
    kind: 'boards',
    hasRounds: true,
    // Against bots a match should come to an end.
    options: { end: { year: 1910, season: 'F', winners: 'most centres' } },
    // Nobody should wait for a week for those who are ready.
    hosted: { earlyEnd: true },
    minutes: 120,
    difficulty: 'hard',
    players: 7,
    duo: { variant: 'Duel' },
    board: () =>
      drawn(
        import('@ackanomic/boards/diplomacy.css'),
        import('@ackanomic/boards/diplomacy').then((of) => ({ Board: of.DiplomacyBoard })),
      ),
    text: async () => (await import('@ackanomic/games/diplomacy/text')).diplomacyText,
    tutorial: async () => (await import('./tutorials/diplomacy.js')).diplomacyTutorial,
  },
  spades: {
    kind: 'cards',
    minutes: 25,
    difficulty: 'medium',
    isFirst: true,
    board: () =>
      drawn(
        import('@ackanomic/boards/spades.css'),
        import('@ackanomic/boards/spades').then((of) => ({
          Board: of.SpadesBoard,
          stages: of.spadesStages,
        })),
      ),
    text: async () => (await import('@ackanomic/games/spades/text')).spadesText,
    tutorial: async () => (await import('./tutorials/spades.js')).spadesTutorial,
  },
  viruses: {
    kind: 'boards',
    minutes: 20,
    difficulty: 'medium',
    players: 3,
    board: () =>
      drawn(
        import('@ackanomic/boards/viruses.css'),
        import('@ackanomic/boards/viruses').then((of) => ({
          Board: of.VirusesBoard,
          stages: of.virusesStages,
        })),
      ),
    text: async () => (await import('@ackanomic/games/viruses/text')).virusesText,
    tutorial: async () => (await import('./tutorials/viruses.js')).virusesTutorial,
  },
  mediocrity: {
    kind: 'bluff',
    hasRounds: true,
    minutes: 10,
    difficulty: 'easy',
    players: 5,
    hasPoints: false,
    board: () =>
      drawn(
        import('@ackanomic/boards/mediocrity.css'),
        import('@ackanomic/boards/mediocrity').then((of) => ({
          Board: of.MediocrityBoard,
          stages: of.mediocrityStages,
        })),
      ),
    text: async () => (await import('@ackanomic/games/mediocrity/text')).mediocrityText,
    tutorial: async () => (await import('./tutorials/mediocrity.js')).mediocrityTutorial,
  },
  'rusty-lantern': {
    kind: 'words',
    initiative: 1,
    minutes: 40,
    difficulty: 'medium',
    referee: async () =>
      (await import('@ackanomic/games/rusty-lantern/tactics')).rustyLanternBarkeep,
    players: 4,
    board: () =>
      drawn(
        import('@ackanomic/boards/rusty-lantern.css'),
        import('@ackanomic/boards/rusty-lantern').then((of) => ({
          Board: of.RustyLanternBoard,
          stages: of.rustyLanternStages,
        })),
      ),
    text: async () => (await import('@ackanomic/games/rusty-lantern/text')).rustyLanternText,
    tutorial: async () => (await import('./tutorials/rusty-lantern.js')).rustyLanternTutorial,
  },
  'acks-and-exceptions': {
    kind: 'bluff',
    minutes: 10,
    difficulty: 'easy',
    isFirst: true,
    hasPoints: false,
    board: () =>
      drawn(
        import('@ackanomic/boards/acks-and-exceptions.css'),
        import('@ackanomic/boards/acks-and-exceptions').then((of) => ({
          Board: of.AcksAndExceptionsBoard,
          stages: of.acksStages,
        })),
      ),
    text: async () =>
      (await import('@ackanomic/programming-games/acks-and-exceptions/text')).acksAndExceptionsText,
    tutorial: async () =>
      (await import('./tutorials/acks-and-exceptions.js')).acksAndExceptionsTutorial,
  },
  'runtime-error': {
    kind: 'cards',
    minutes: 30,
    difficulty: 'hard',
    board: () =>
      drawn(
        import('@ackanomic/boards/runtime-error.css'),
        import('@ackanomic/boards/runtime-error').then((of) => ({
          Board: of.RuntimeErrorBoard,
          stages: of.runtimeErrorStages,
        })),
      ),
    text: async () =>
      (await import('@ackanomic/programming-games/runtime-error/text')).runtimeErrorText,
    tutorial: async () => (await import('./tutorials/runtime-error.js')).runtimeErrorTutorial,
  },
}

/** How many may play; `most` is `null` where the number of people is the only limit. */
export function playersOf({ description }: Listing): {
  readonly least: number
  readonly most: number | null
} {
  const { lower, upper } = description.players
  return {
    least: typeof lower === 'number' ? lower : 2,
    most: typeof upper === 'number' ? upper : null,
  }
}

/** The shown details of a game of the list. */
export function shownOf(id: string): Shown {
  const shown = SHOWN[id]
  if (shown === undefined) throw new Error(`There is no board for ${id}.`)
  return shown
}
