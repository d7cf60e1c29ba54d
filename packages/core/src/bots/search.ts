import type { Game, Simulated } from '../game/game.js'
import type { Choose, GameView, Legal } from '../game/view.js'
import type { SeatNumber } from '../table/table.js'
import type { Moment } from '../time.js'
import type { Bot } from './bot.js'
import { playOut } from './playout.js'
import { sound } from './sound.js'

/** How long and how wide a search bot looks. */
export interface SearchOptions {
  /** How many futures it plays out for a move. Default 400. */
  readonly playouts?: number
  /** How many futures it plays out at least for each of the moves that it could make. Default 8. */
  readonly each?: number
  /** After how many steps it breaks a playout off and goes by the scores. Default 200. */
  readonly steps?: number
  /**
   * Whether a playout is also broken off when the scores change: for games that score by rounds,
   * where what comes after the round says little. Default `false`.
   */
  readonly untilScored?: boolean
  /** How many of the moves of a game that cannot list them all it looks at. Default 32. */
  readonly width?: number
  /** How much it tries what looks worse; higher tries more. Default 0.7. */
  readonly exploration?: number
}

/** A move under trial. */
interface Arm<Move> {
  readonly move: Move
  tries: number
  /** The sum of the values, each from 0 to 1. */
  sum: number
}

/**
 * A simple information-set Monte-Carlo bot: for each playout it samples a whole state that is
 * consistent with what its seat may know, tries one of its moves in it, and plays on at random. It
 * never sees a secret, and knows no game.
 *
 * @param chance - where its chance comes from, such as `seededPick('any seed')`
 * @throws RangeError where that gives something other than one of the numbers that it may choose
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
 * const bot = searchBot(seededPick('any seed'), { playouts: 50 })
 * const view = pureSkill.view(started.value.match.state, 0)
 * const move = view.role === 'seat' ? bot(pureSkill, view, 0) : undefined
 * move?.type // => 'bid'
 * ```
 */
export function searchBot(chance: Choose, options: SearchOptions = {}): Bot {
  const pick = sound(chance)
  const { playouts = 400, each = 8, steps = 200, width = 32, exploration = 0.7 } = options
  const { untilScored = false } = options
  return <State, Move>(game: Game<State, Move>, view: GameView, now?: Moment) => {
    const { seat } = view
    const arms = armsOf(game.legalMoves(view), width, pick)
    if (seat === undefined || arms.length < 2) return arms[0]?.move
    if (game.resample === undefined || game.simulate === undefined) {
      return arms[pick(arms.length)]?.move
    }
    const first = game.resample(view, pick, now)
    const worth = new Worth(game, view)
    const seats = view.table.seats.length
    const table = game.simulate(first)
    const futures = Math.max(playouts, each * arms.length)
    for (let playout = 0; playout < futures; playout++) {
      table.reset(playout === 0 ? first : game.resample(view, pick, now))
      const arm = choose(arms, playout, exploration)
      table.play(seat, arm.move)
      playOut(table, seats, pick, steps, untilScored ? scoredSince(game, first, table) : undefined)
      arm.tries += 1
      arm.sum += worth.of(table.state)
    }
    return arms.reduce((best, arm) => (isBetter(arm, best) ? arm : best)).move
  }
}

/** Whether a move was tried more, or as often with better prospects: few tries leave many equal. */
function isBetter<Move>(one: Arm<Move>, other: Arm<Move>): boolean {
  return one.tries === other.tries ? one.sum > other.sum : one.tries > other.tries
}

/** Whether the scores are others than they were at the beginning. */
function scoredSince<State, Move>(
  game: Game<State, Move>,
  first: State,
  table: Simulated<State, Move>,
): () => boolean {
  const before = game.scores?.(first)
  return () => {
    const now = game.scores?.(table.state)
    return now?.some((score, seat) => score !== before?.[seat]) ?? false
  }
}

function armsOf<Move>(legal: Legal<Move>, width: number, pick: Choose): Arm<Move>[] {
  const moves = legal.complete
    ? legal.moves
    : Array.from({ length: width }, () => legal.sample(pick)).filter((move) => move !== undefined)
  const different = new Map(moves.map((move) => [JSON.stringify(move), move]))
  return [...different.values()].map((move) => ({ move, tries: 0, sum: 0 }))
}

/** The move with the best prospects, those that were tried least given the benefit of the doubt. */
function choose<Move>(
  arms: readonly Arm<Move>[],
  playouts: number,
  exploration: number,
): Arm<Move> {
  let best = arms[0] as Arm<Move>
  let highest = -1
  for (const arm of arms) {
    if (arm.tries === 0) return arm
    const bonus = exploration * Math.sqrt(Math.log(playouts + 1) / arm.tries)
    const hope = arm.sum / arm.tries + bonus
    if (hope > highest) {
      highest = hope
      best = arm
    }
  }
  return best
}

/**
 * What states are worth to a seat, from 0 to 1: the win, or else how it stands, measured by how far
 * the playouts of this search lie apart.
 */
class Worth<State, Move> {
  readonly #game: Game<State, Move>
  readonly #seat: SeatNumber
  readonly #names: readonly unknown[]
  #leads = 0
  #mean = 0
  #squares = 0

  constructor(game: Game<State, Move>, { seat = -1, table }: GameView) {
    this.#game = game
    this.#seat = seat
    const place = table.seats[seat]
    this.#names = [place?.holder, place?.player]
  }

  of(state: State): number {
    const outcome = this.#game.outcome(state)
    if (outcome !== undefined && outcome.winners.length > 0) {
      const won = outcome.winners.some((name) => this.#names.includes(name))
      return won ? 1 / Math.sqrt(outcome.winners.length) : 0
    }
    const scores = this.#game.scores?.(state)
    const mine = scores?.[this.#seat]
    if (scores === undefined || mine === undefined) return 0.5
    const others = scores.filter((score, other) => other !== this.#seat && score !== mine)
    return this.#placed(others.length === 0 ? 0 : mine - Math.max(...others))
  }

  /** Where a lead stands among those so far: in the middle at their mean, never quite a win. */
  #placed(lead: number): number {
    this.#leads += 1
    const before = lead - this.#mean
    this.#mean += before / this.#leads
    this.#squares += before * (lead - this.#mean)
    const spread = Math.sqrt(this.#squares / this.#leads)
    const apart = spread === 0 ? 0 : (lead - this.#mean) / spread
    return 0.5 + 0.4 * Math.max(-1, Math.min(1, apart / 2))
  }
}
