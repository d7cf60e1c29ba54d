import { type Listing, listGame } from '@ackanomic/core/catalogue'
import type { GameOf } from '@ackanomic/core/engine'
import { diplomacyDescription } from './diplomacy/description.js'
import type { Diplomacy } from './diplomacy/model.js'
import { doubleCrashDescription } from './double-crash/description.js'
import type { DoubleCrash } from './double-crash/model.js'
import { fictionaryDescription } from './fictionary/description.js'
import type { Fictionary } from './fictionary/model.js'
import { ghostDescription } from './ghost/description.js'
import type { Ghost } from './ghost/model.js'
import { limerickContestDescription } from './limerick-contest/description.js'
import type { LimerickContest } from './limerick-contest/model.js'
import { mediocrityDescription } from './mediocrity/description.js'
import type { Mediocrity } from './mediocrity/model.js'
import { pureSkillDescription } from './pure-skill/description.js'
import type { PureSkill } from './pure-skill/model.js'
import { rustyLanternDescription } from './rusty-lantern/description.js'
import type { RustyLantern } from './rusty-lantern/model.js'
import { singleCaptureGoDescription } from './single-capture-go/description.js'
import type { SingleCaptureGo } from './single-capture-go/model.js'
import { spadesDescription } from './spades/description.js'
import type { Spades } from './spades/model.js'
import { trominoGoDescription } from './tromino-go/description.js'
import type { TrominoGo } from './tromino-go/model.js'
import { virusesDescription } from './viruses/description.js'
import type { Viruses } from './viruses/model.js'

/** All games by their ids, in the order of their rules. */
export type Catalogue = {
  readonly 'pure-skill': Listing<'pure-skill', GameOf<PureSkill>>
  readonly 'limerick-contest': Listing<'limerick-contest', GameOf<LimerickContest>>
  readonly ghost: Listing<'ghost', GameOf<Ghost>>
  readonly fictionary: Listing<'fictionary', GameOf<Fictionary>>
  readonly 'tromino-go': Listing<'tromino-go', GameOf<TrominoGo>>
  readonly 'double-crash': Listing<'double-crash', GameOf<DoubleCrash>>
  readonly 'single-capture-go': Listing<'single-capture-go', GameOf<SingleCaptureGo>>
  readonly diplomacy: Listing<'diplomacy', GameOf<Diplomacy>>
  readonly spades: Listing<'spades', GameOf<Spades>>
  readonly viruses: Listing<'viruses', GameOf<Viruses>>
  readonly mediocrity: Listing<'mediocrity', GameOf<Mediocrity>>
  readonly 'rusty-lantern': Listing<'rusty-lantern', GameOf<RustyLantern>>
}

/** The id of a game. */
export type GameId = keyof Catalogue

/**
 * All games, with their descriptions. An engine is only imported when you load it.
 *
 * @example
 * ```ts
 * import { catalogue } from '@ackanomic/games'
 *
 * const menu = Object.values(catalogue).map(({ rule, title }) => [rule, title])
 * menu[0] // => ['1250.7', 'Game of Pure Skill']
 *
 * const game = await catalogue.ghost.load()
 * game.description.winning // => 'Be the last player in the game.'
 * ```
 */
export const catalogue: Catalogue = {
  'pure-skill': /* @__PURE__ */ listGame({
    id: 'pure-skill',
    entryPoint: '@ackanomic/games/pure-skill',
    description: pureSkillDescription,
    load: async () => (await import('./pure-skill/game.js')).pureSkill,
    clauses: async () => (await import('./pure-skill/clauses.js')).pureSkillClauses,
    tactics: async () => (await import('./pure-skill/tactics.js')).pureSkillTactics,
  }),
  'limerick-contest': /* @__PURE__ */ listGame({
    id: 'limerick-contest',
    entryPoint: '@ackanomic/games/limerick-contest',
    description: limerickContestDescription,
    load: async () => (await import('./limerick-contest/game.js')).limerickContest,
    clauses: async () => (await import('./limerick-contest/clauses.js')).limerickClauses,
    tactics: async () =>
      (await import('./limerick-contest/tactics/tactics.js')).limerickContestTactics,
  }),
  ghost: /* @__PURE__ */ listGame({
    id: 'ghost',
    entryPoint: '@ackanomic/games/ghost',
    description: ghostDescription,
    load: async () => (await import('./ghost/game.js')).ghost,
    clauses: async () => (await import('./ghost/clauses.js')).ghostClauses,
    tactics: async (lexicon) => (await import('./ghost/tactics/play.js')).ghostTactics(lexicon),
  }),
  fictionary: /* @__PURE__ */ listGame({
    id: 'fictionary',
    entryPoint: '@ackanomic/games/fictionary',
    description: fictionaryDescription,
    load: async () => (await import('./fictionary/game.js')).fictionary,
    clauses: async () => (await import('./fictionary/clauses.js')).fictionaryClauses,
    tactics: async (lexicon) =>
      (await import('./fictionary/tactics/tactics.js')).fictionaryTactics(lexicon),
  }),
  'tromino-go': /* @__PURE__ */ listGame({
    id: 'tromino-go',
    entryPoint: '@ackanomic/games/tromino-go',
    description: trominoGoDescription,
    load: async () => (await import('./tromino-go/game.js')).trominoGo,
    clauses: async () => (await import('./tromino-go/clauses.js')).trominoGoClauses,
    tactics: async () => (await import('./tromino-go/tactics.js')).trominoGoTactics,
  }),
  'double-crash': /* @__PURE__ */ listGame({
    id: 'double-crash',
    entryPoint: '@ackanomic/games/double-crash',
    description: doubleCrashDescription,
    load: async () => (await import('./double-crash/game.js')).doubleCrash,
    clauses: async () => (await import('./double-crash/clauses.js')).doubleCrashClauses,
    tactics: async (lexicon) =>
      (await import('./double-crash/tactics/play.js')).doubleCrashTactics(lexicon),
  }),
  'single-capture-go': /* @__PURE__ */ listGame({
    id: 'single-capture-go',
    entryPoint: '@ackanomic/games/single-capture-go',
    description: singleCaptureGoDescription,
    load: async () => (await import('./single-capture-go/game.js')).singleCaptureGo,
    clauses: async () => (await import('./single-capture-go/clauses.js')).singleCaptureGoClauses,
    tactics: async () => (await import('./single-capture-go/tactics.js')).singleCaptureGoTactics,
  }),
  diplomacy: /* @__PURE__ */ listGame({
    id: 'diplomacy',
    entryPoint: '@ackanomic/games/diplomacy',
    description: diplomacyDescription,
    load: async () => (await import('./diplomacy/game.js')).diplomacy,
    clauses: async () => (await import('./diplomacy/clauses.js')).diplomacyClauses,
    tactics: async () => (await import('./diplomacy/tactics/tactics.js')).diplomacyTactics,
  }),
  spades: /* @__PURE__ */ listGame({
    id: 'spades',
    entryPoint: '@ackanomic/games/spades',
    description: spadesDescription,
    load: async () => (await import('./spades/game.js')).spades,
    clauses: async () => (await import('./spades/clauses.js')).spadesClauses,
    tactics: async () => (await import('./spades/tactics/index.js')).spadesTactics,
  }),
  viruses: /* @__PURE__ */ listGame({
    id: 'viruses',
    entryPoint: '@ackanomic/games/viruses',
    description: virusesDescription,
    load: async () => (await import('./viruses/game.js')).viruses,
    clauses: async () => (await import('./viruses/clauses.js')).virusesClauses,
    tactics: async () => (await import('./viruses/tactics/play.js')).virusesTactics,
  }),
  mediocrity: /* @__PURE__ */ listGame({
    id: 'mediocrity',
    entryPoint: '@ackanomic/games/mediocrity',
    description: mediocrityDescription,
    load: async () => (await import('./mediocrity/game.js')).mediocrity,
    clauses: async () => (await import('./mediocrity/clauses.js')).mediocrityClauses,
    tactics: async () => (await import('./mediocrity/tactics.js')).mediocrityTactics,
  }),
  'rusty-lantern': /* @__PURE__ */ listGame({
    id: 'rusty-lantern',
    entryPoint: '@ackanomic/games/rusty-lantern',
    description: rustyLanternDescription,
    load: async () => (await import('./rusty-lantern/game.js')).rustyLantern,
    clauses: async () => (await import('./rusty-lantern/clauses.js')).rustyLanternClauses,
    tactics: async () => (await import('./rusty-lantern/tactics/tactics.js')).rustyLanternTactics,
  }),
}
