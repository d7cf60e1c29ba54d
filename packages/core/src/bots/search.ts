import type { Game } from '../game/game.js'
import type { Choose, GameView } from '../game/view.js'
import type { Duration, Moment } from '../time.js'
import { Applied } from './applied.js'
import { Arms } from './arms.js'
import type { Bot } from './bot.js'
import { type Abort, Pace, type Stopwatch } from './pace.js'
import { Playout } from './playout.js'
import { sound } from './sound.js'
import { Worth } from './worth.js'

/** How a search bot looks ahead. */
export interface SearchManner {
  /** After how many steps it breaks a playout off and goes by the scores. Default 200. */
  readonly steps?: number
  /**
   * Whether a playout is also broken off when the scores change: for games that score by rounds,
   * where what comes after the round says little. Default `false`.
   */
  readonly untilScored?: boolean
  /**
   * How wide it looks: after `n` playouts it has tried `1 + widening × √n` of its moves, in random
   * order, and tries those again that promise most. Default 2.
   */
  readonly widening?: number
  /** How much it tries again what looks worse; higher tries more. Default 0.7. */
  readonly exploration?: number
}

/** A search for a number of futures: the same view and the same chance give the same move. */
export interface PlayoutBudget {
  /** How many futures it plays out for a move, and no more. Default 400. */
  readonly playouts?: number
  /** Tells when a slice of `think` is over; without one a slice has 200 steps. */
  readonly clock?: Stopwatch
  /** None. */
  readonly milliseconds?: never
}

/** A search for a time: even the first future is broken off in time for its move. */
export interface TimeBudget {
  /**
   * How long it may take for a move: it ends where what comes next could last beyond that, should
   * it take as long as the longest step so far. No future takes more than a sixteenth of it. Only a
   * single step of the game itself, and what the thread does for others, is never broken off.
   */
  readonly milliseconds: Duration
  /** Tells the time. */
  readonly clock: Stopwatch
  /** How many futures it plays out at most. Default: no limit. */
  readonly playouts?: number
}

/** What a search bot may spend on a move, and how it looks ahead. */
export type SearchOptions = SearchManner & (PlayoutBudget | TimeBudget)

/** How a bot thinks without keeping the thread for itself. */
export interface ThinkOptions {
  /**
   * Lets others have the thread; the bot goes on when it is fulfilled. In Node:
   * `() => new Promise(setImmediate)`.
   */
  readonly pause: () => PromiseLike<unknown>
  /** For how long it keeps the thread at a time, milliseconds. Default 20. */
  readonly slice?: Duration
  /** Ends the thinking early; the answer is the best move so far. */
  readonly signal?: Abort
  /** The present moment of the match, milliseconds UTC, which a view does not tell. */
  readonly now?: Moment
}

/** A bot that searches: called, it answers at once, and keeps the thread until then. */
export interface SearchBot extends Bot {
  /** The same search in slices, between which others have the thread; it finds the same move. */
  think<State, Move>(
    game: Game<State, Move>,
    view: GameView,
    options: ThinkOptions,
  ): Promise<Move | undefined>
}

/** What a search goes by, its defaults filled in. */
interface Search extends Required<SearchManner> {
  readonly pick: Choose
  readonly playouts: number
  readonly pace: Pace
  readonly signal: Abort | undefined
  readonly now: Moment | undefined
}

/**
 * A simple information-set Monte-Carlo bot: for each playout it samples a whole state that is
 * consistent with what its seat may know, tries one of its moves in it, and plays on at random. It
 * never sees a secret, and knows no game.
 *
 * It needs `resample` of a game, and makes any legal move without; where everything is public, that
 * is a state with all that the view shows. A game without `simulate` is played on by `apply`, which
 * is slower.
 *
 * @param chance - where its chance comes from, such as `seededPick('any seed')`
 * @param options - what it may spend on a move: `{ playouts }` or `{ milliseconds, clock }`
 * @throws RangeError where the chance gives something other than one of the numbers that it may
 * choose, and where milliseconds are given without a clock
 *
 * @example
 * ```ts
 * import { programReferee, startMatch } from '@ackanomic/core'
 * import { searchBot, seededPick } from '@ackanomic/core/bots'
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 *
 * const table = { players: ['Ann', 'Bob', 'Cyd'], referees: ['Dee'], startedAt: 0 }
 * const referee = programReferee('only the host knows')
 * const started = startMatch(pureSkill, { table }, { referee })
 * if (!started.ok) throw new Error(started.error.says)
 * const view = pureSkill.view(started.value.match.state, 0)
 *
 * const bot = searchBot(seededPick('any seed'), { playouts: 50 })
 * bot(pureSkill, view)?.type // => 'bid'
 *
 * // Within 100 milliseconds, and never more than some 20 at a time:
 * const quick = searchBot(seededPick('any seed'), { milliseconds: 100, clock: Date.now })
 * const move = await quick.think(pureSkill, view, { pause: () => new Promise(setImmediate) })
 * move?.type // => 'bid'
 * ```
 */
export function searchBot(chance: Choose, options: SearchOptions = {}): SearchBot {
  const { milliseconds = Number.POSITIVE_INFINITY, clock } = options
  if (milliseconds !== Number.POSITIVE_INFINITY && clock === undefined) {
    throw new RangeError('A search for some milliseconds needs a clock, such as Date.now.')
  }
  const pick = sound(chance)
  const search = (slice: Duration, now: Moment | undefined, signal?: Abort): Search => ({
    pick,
    playouts:
      options.playouts ?? (options.milliseconds === undefined ? 400 : Number.POSITIVE_INFINITY),
    steps: options.steps ?? 200,
    untilScored: options.untilScored ?? false,
    widening: options.widening ?? 2,
    exploration: options.exploration ?? 0.7,
    pace: new Pace(clock, milliseconds, slice),
    signal,
    now,
  })
  const bot = <State, Move>(game: Game<State, Move>, view: GameView, now?: Moment) => {
    // Without slices it comes to its end at one go.
    const step = thoughtOf(game, view, search(Number.POSITIVE_INFINITY, now)).next()
    return step.done === true ? step.value : undefined
  }
  return Object.assign(bot, {
    async think<State, Move>(
      game: Game<State, Move>,
      view: GameView,
      { pause, slice = 20, signal, now }: ThinkOptions,
    ): Promise<Move | undefined> {
      const thought = thoughtOf(game, view, search(slice, now, signal))
      for (;;) {
        const step = thought.next()
        if (step.done === true) return step.value
        await pause()
      }
    },
  })
}

/** The search, which stops wherever a pause is due; its end is the move. */
function* thoughtOf<State, Move>(
  game: Game<State, Move>,
  view: GameView,
  { pick, playouts, steps, untilScored, widening, exploration, pace, signal, now }: Search,
): Generator<undefined, Move | undefined, undefined> {
  const { seat } = view
  const legal = game.legalMoves(view)
  if (legal.complete && legal.moves.length < 2) return legal.moves[0]
  const first = game.resample?.(view, pick, now)
  if (seat === undefined || first === undefined) return legal.sample(pick)
  const arms = new Arms(legal, pick)
  const worth = new Worth(game, view)
  const seats = view.table.seats.length
  const table = game.simulate?.(first) ?? new Applied(game, first)
  const isFar = untilScored ? scoredSince(game, first, table) : () => false
  for (let playout = 0; playout < playouts && !pace.isOver; playout++) {
    const arm = arms.choose(playout, widening, exploration)
    if (arm === undefined) return undefined
    table.reset(playout === 0 ? first : (game.resample?.(view, pick, now) ?? first))
    table.play(seat, arm.move)
    const future = new Playout(table, seats, pick)
    pace.begin()
    for (let step = 0; step < steps && !pace.isFar && !isFar() && future.step(); step++) {
      if (!pace.isDue()) continue
      yield
      if (signal?.aborted === true) return arms.best()
      pace.goOn()
    }
    arm.tries += 1
    arm.sum += worth.of(table.state)
  }
  return arms.best()
}

/** Whether the scores are others than they were at the beginning. */
function scoredSince<State, Move>(
  game: Game<State, Move>,
  first: State,
  table: { readonly state: State },
): () => boolean {
  const before = game.scores?.(first)
  return () => {
    const now = game.scores?.(table.state)
    return now?.some((score, seat) => score !== before?.[seat]) ?? false
  }
}
