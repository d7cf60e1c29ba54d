import type { Game } from '../game/game.js'
import type { MoveEvaluation, Tactics } from '../game/tactics.js'
import type { GameView, RandomInt } from '../game/view.js'
import type { Duration, Timestamp } from '../time.js'
import type { Bot } from './bot.js'
import type { Choices } from './choices.js'
import { type Level, type LevelSettings, levels, mood } from './level.js'
import { type Budget, LookAhead, type Position, paused } from './look-ahead.js'
import { type AbortSignalLike, Pace, type Stopwatch } from './pace.js'
import { sound } from './sound.js'
import { sampleWanted, wantedOf } from './wanted.js'

const MIN_GAIN_OVER_PASSING = 0.02

/** Settings of a search bot. */
export interface SearchSettings<State = unknown, Move = unknown> {
  /** The game's tactics. Without them the bot knows only the rules. */
  readonly tactics?: Tactics<State, Move> | undefined
  /** A level, or settings of your own. Default: `'strong'`. */
  readonly level?: Level | LevelSettings | undefined
  /** The moves considered after `n` visits of a position: `1 + widening × √n`. Default: 2. */
  readonly widening?: number | undefined
  /** How often moves that look worse are revisited. Default: 0.5. */
  readonly exploration?: number | undefined
}

/** A budget of rollouts. The same view and chance give the same move. */
export interface RolloutBudget {
  /** The most rollouts for one move. Default: 400. */
  readonly rollouts?: number | undefined
  /** Ends the slices of `think`. Without a clock, a slice has 200 steps. */
  readonly clock?: Stopwatch | undefined
  readonly milliseconds?: never
}

/** A budget of time. Even the first rollout ends in time for a move. */
export interface TimeBudget {
  /** The time for a move. No rollout takes more than a sixteenth; no step is interrupted. */
  readonly milliseconds: Duration
  readonly clock: Stopwatch
  /** The most rollouts for one move. Default: no limit. */
  readonly rollouts?: number | undefined
}

/** The budget and the settings of a search bot. */
export type SearchOptions<State = unknown, Move = unknown> = SearchSettings<State, Move> &
  (RolloutBudget | TimeBudget)

/** Options for thinking without blocking the thread. */
export interface ThinkOptions {
  /** Yields the thread until its promise resolves, such as `() => new Promise(setImmediate)`. */
  readonly pause: () => PromiseLike<unknown>
  /** The time for which it keeps the thread. Default: 10 milliseconds. */
  readonly slice?: Duration
  /** Stops the bot early. It returns the best move so far. */
  readonly signal?: AbortSignalLike
  /** The current time of the match. */
  readonly now?: Timestamp
}

/** A bot that searches. A plain call blocks the thread until the move is found. */
export interface SearchBot<Move = unknown> extends Bot<Move> {
  /** Runs the same search in slices, and yields the thread between them. */
  think(view: GameView, options: ThinkOptions): Promise<Move | undefined>
  /** Returns the examined moves, best first; an empty list if the bot did not search. */
  analysis(): readonly MoveEvaluation<Move>[]
}

/**
 * Creates a bot that looks ahead without seeing secrets, by an information-set Monte-Carlo tree
 * search: it samples states that agree with its seat's knowledge, and plays them on. The game's
 * `tactics` tell it which moves to consider, how decent players continue, and what a position is
 * worth.
 *
 * A bot remembers its analysis, so it belongs to one seat of a match. It makes an optional move
 * only if that gains something. Without the game's `determinize` it plays at random.
 *
 * @param options - the budget `{ rollouts }` or `{ milliseconds, clock }`, settings, tactics
 * @throws RangeError if `choose` returns a number outside its range, or `milliseconds` comes
 * without a clock
 *
 * @example
 * ```ts
 * import { createMatch } from '@ackanomic/core'
 * import { searchBot, seededRandom } from '@ackanomic/core/bots'
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 *
 * const view = createMatch(pureSkill, { players: ['Ann', 'Bob', 'Cyd'] }).viewFor('Ann')
 * const bot = searchBot(pureSkill, seededRandom('any seed'), { rollouts: 50 })
 * bot(view)?.type // => 'bid'
 * bot.analysis().reduce((sum, { visits }) => sum + visits, 0) // => 50
 *
 * // Within 100 milliseconds, and never more than some 10 at a time:
 * const budget = { milliseconds: 100, clock: Date.now }
 * const quick = searchBot(pureSkill, seededRandom('any seed'), { ...budget, level: 'fair' })
 * const move = await quick.think(view, { pause: () => new Promise(setImmediate) })
 * move?.type // => 'bid'
 * ```
 */
export function searchBot<State, Move>(
  game: Game<State, Move>,
  choose: RandomInt,
  options: SearchOptions<NoInfer<State>, NoInfer<Move>> = {},
): SearchBot<Move> {
  const { milliseconds, clock, level = 'strong' } = options
  if (milliseconds !== undefined && clock === undefined) {
    throw new RangeError('A search for some milliseconds needs a clock, such as Date.now.')
  }
  const manner = typeof level === 'string' ? levels[level] : level
  const thinker = new Thinker(game, sound(choose), options, manner)
  const most = options.rollouts ?? (milliseconds === undefined ? 400 : Number.POSITIVE_INFINITY)
  const time = (milliseconds ?? Number.POSITIVE_INFINITY) * manner.budgetShare
  const budget = (slice: Duration, signal?: AbortSignalLike): Budget => ({
    rollouts: Math.ceil(most * manner.budgetShare),
    pace: new Pace(clock, time, slice),
    signal,
  })
  const bot = (view: GameView, now?: Timestamp): Move | undefined => {
    // Without slices, it runs to the end at once.
    const step = thinker.think(view, now, budget(Number.POSITIVE_INFINITY)).next()
    return step.done === true ? step.value : undefined
  }
  return Object.assign(bot, {
    async think(
      view: GameView,
      { pause, slice = 10, signal, now }: ThinkOptions,
    ): Promise<Move | undefined> {
      const thought = thinker.think(view, now, budget(slice, signal))
      for (;;) {
        const step = thought.next()
        if (step.done === true) return step.value
        await pause()
      }
    },
    analysis: () => thinker.analysis,
  })
}

class Thinker<State, Move> {
  analysis: readonly MoveEvaluation<Move>[] = []
  readonly #game: Game<State, Move>
  readonly #pick: RandomInt
  readonly #tactics: Tactics<State, Move> | undefined
  readonly #manner: LevelSettings
  readonly #ahead: LookAhead<State, Move> | undefined

  constructor(
    game: Game<State, Move>,
    pick: RandomInt,
    { tactics, widening = 2, exploration = 0.5 }: SearchSettings<State, Move>,
    manner: LevelSettings,
  ) {
    this.#game = game
    this.#pick = pick
    this.#tactics = tactics
    this.#manner = manner
    const trials = { widening, exploration, mixed: tactics?.mixedStrategy ?? false }
    if (canResample(game)) this.#ahead = new LookAhead(game, tactics, trials, pick)
  }

  /** Yields where a pause is due, and returns the move. */
  *think(
    view: GameView,
    now: Timestamp | undefined,
    budget: Budget,
  ): Generator<undefined, Move | undefined, undefined> {
    const pick = this.#pick
    const game = this.#game
    const { seat, outcome } = view
    this.analysis = []
    if (seat === undefined || outcome !== null) return undefined
    const first = game.determinize?.(view, pick, now)
    if (first === undefined || this.#ahead === undefined) return game.legalMoves(view).sample(pick)
    const wanted = wantedOf(game, first, seat)
    if (wanted.types.length === 0) return undefined
    const position: Position<State> = { seat, view, first, wanted, now }
    const how = mood(this.#manner, pick)
    if (how === 'slips') return wanted.must ? this.#any(position) : undefined
    if (how === 'is quick') return this.#atOnce(position)
    if (budget.pace.isDue()) yield* paused(budget)
    const advice = yield* this.#considered(view, budget)
    if (advice !== undefined && (advice.length > 0 || !wanted.must)) {
      this.analysis = this.#explained(advice, view)
      return advice[0]?.move
    }
    if (budget.rollouts < 1 || budget.pace.isOver) return this.#atOnce(position)
    if (budget.pace.isDue()) yield* paused(budget)
    const moves = this.#ahead.movesAt(position)
    if (wanted.must && moves.only !== undefined) return moves.only
    yield* this.#ahead.explore(position, moves, budget)
    return this.#found(position, moves)
  }

  /** The evaluations by the game's own solver; `undefined` if it has none. */
  *#considered(
    view: GameView,
    budget: Budget,
  ): Generator<undefined, readonly MoveEvaluation<Move>[] | undefined, undefined> {
    const { rollouts, pace } = budget
    const means = this.#tactics?.solve?.(view, this.#pick)
    let soFar: readonly MoveEvaluation<Move>[] = []
    for (let steps = 0; means !== undefined && steps < rollouts && !pace.isOver; steps++) {
      const step = means.next()
      if (step.done === true) return step.value
      soFar = step.value
      if (pace.isDue('large') && (yield* paused(budget))) break
    }
    means?.return(undefined)
    return soFar.length === 0 ? undefined : soFar
  }

  #found(position: Position<State>, moves: Choices<Move>): Move | undefined {
    const ranked = moves.ranked().filter(({ visits }) => visits > 0)
    const found = ranked.flatMap(({ move, visits, sum }) =>
      move === undefined ? [] : [{ move, visits, value: sum / visits }],
    )
    this.analysis = this.#explained(found, position.view)
    const [first] = this.analysis
    if (position.wanted.must) return moves.best(this.#pick)?.move ?? this.#atOnce(position)
    const idle = ranked.find(({ move }) => move === undefined)
    if (first === undefined || idle === undefined) return undefined
    return first.value < idle.sum / idle.visits + MIN_GAIN_OVER_PASSING ? undefined : first.move
  }

  /** The same evaluations, each with its reason if the tactics know one. */
  #explained(
    found: readonly MoveEvaluation<Move>[],
    view: GameView,
  ): readonly MoveEvaluation<Move>[] {
    const tactics = this.#tactics
    if (tactics?.explain === undefined) return found
    return found.map((each) => ({ reason: tactics.explain?.(each.move, view) ?? '', ...each }))
  }

  /** The move of the rollout policy, without search. */
  #atOnce(position: Position<State>): Move | undefined {
    const move = this.#tactics?.rolloutPolicy(position.first, position.seat, this.#pick)
    return move === undefined && position.wanted.must ? this.#any(position) : move
  }

  /** A mistake from the tactics, or any legal move. */
  #any({ view, wanted, first, seat }: Position<State>): Move | undefined {
    const blunder = this.#tactics?.blunder?.(first, seat, this.#pick)
    return blunder ?? sampleWanted(this.#game.legalMoves(view), wanted, this.#pick)
  }
}

function canResample<State, Move>(
  game: Game<State, Move>,
): game is Game<State, Move> & Required<Pick<Game<State, Move>, 'determinize'>> {
  return game.determinize !== undefined
}
