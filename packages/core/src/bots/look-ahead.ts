import type { Game } from '../game/game.js'
import type { Candidate, Tactics } from '../game/tactics.js'
import type { GameView, RandomInt } from '../game/view.js'
import type { SeatNumber } from '../roster/roster.js'
import type { Timestamp } from '../time.js'
import { Applied } from './applied.js'
import { type Arm, Choices, type Trials } from './choices.js'
import { Forest } from './forest.js'
import type { AbortSignalLike, Pace } from './pace.js'
import { type Playable, Rollout } from './rollout.js'
import { ViewKeys } from './view-key.js'
import { isWanted, sampleWanted, type Wanted, wantedOf } from './wanted.js'
import { Worth } from './worth.js'

const DEFAULT_ROLLOUT_DEPTH = 200

export interface Position<State> {
  readonly seat: SeatNumber
  readonly view: GameView
  /** One state that agrees with the view. */
  readonly first: State
  /** The types of the pending moves. */
  readonly wanted: Wanted
  readonly now: Timestamp | undefined
}

export interface Budget {
  readonly rollouts: number
  readonly pace: Pace
  readonly signal: AbortSignalLike | undefined
}

export function* paused({ pace, signal }: Budget): Generator<undefined, boolean, undefined> {
  yield
  pace.goOn()
  return signal?.aborted === true
}

interface Made<Move> {
  readonly seat: SeatNumber
  readonly choices: Choices<Move>
  readonly arm: Arm<Move>
}

/**
 * An information-set Monte-Carlo tree search. Each iteration samples a state that agrees with the
 * seat's knowledge. Each seat chooses from a tree of its own views, so simultaneous decisions stay
 * independent. All choices on the way learn from the rollout beyond the trees.
 */
export class LookAhead<State, Move> {
  readonly #game: Game<State, Move> & Required<Pick<Game<State, Move>, 'determinize'>>
  readonly #tactics: Tactics<State, Move> | undefined
  readonly #trials: Trials
  readonly #pick: RandomInt
  readonly #forest = new Forest<Move>()
  readonly #keys = new ViewKeys()
  #simulation: (Playable<State, Move> & { reset(state: State): void }) | undefined

  constructor(
    game: Game<State, Move> & Required<Pick<Game<State, Move>, 'determinize'>>,
    tactics: Tactics<State, Move> | undefined,
    trials: Trials,
    pick: RandomInt,
  ) {
    this.#game = game
    this.#tactics = tactics
    this.#trials = trials
    this.#pick = pick
  }

  /** The moves of a position, with their results so far. */
  movesAt({ seat, view, first, wanted }: Position<State>): Choices<Move> {
    this.#forest.begin()
    const key = this.#keys.of(view)
    const found = this.#forest.find(seat, key)
    if (found !== undefined) return found
    const choices = this.#choices(first, seat, view, wanted)
    this.#forest.grow(seat, key, choices)
    return choices
  }

  /** Searches until the budget is used up; yields where a pause is due. */
  *explore(
    position: Position<State>,
    moves: Choices<Move>,
    budget: Budget,
  ): Generator<undefined, void, undefined> {
    const { rollouts, pace } = budget
    const { view, first, now } = position
    const game = this.#game
    const seats = view.roster.seats.length
    const worth = new Worth(game, view.roster, this.#tactics)
    const simulation = this.#simulationOf(first)
    const horizon = this.#tactics?.maxRolloutDepth ?? DEFAULT_ROLLOUT_DEPTH
    for (let count = 0; count < rollouts && !pace.isOver; count++) {
      const toCome = Math.min(rollouts - count, pace.yetToCome(count))
      if (count > 0 && moves.isSettled(toCome)) return
      if (pace.isDue() && (yield* paused(budget))) return
      const state = count === 0 ? first : game.determinize(view, this.#pick, now)
      simulation.reset(state)
      const future = new Rollout(simulation, seats, this.#pick, this.#tactics)
      const made: Made<Move>[] = []
      pace.begin()
      let inTree = this.#open(position, moves, simulation, made)
      let last = position.seat
      for (let step = 0; step < horizon && !pace.isFar; step++) {
        if (this.#tactics?.cutoff?.(first, simulation.state) === true) break
        const seat =
          inTree && simulation.openPrompts.length === 0
            ? this.#waiting(simulation, last, seats)
            : undefined
        if (seat === undefined) {
          if (!future.step()) break
        } else {
          last = seat.seat
          inTree = this.#decide(simulation, seat.seat, seat.wanted, made)
        }
        if (pace.isDue() && (yield* paused(budget))) return
      }
      const values = worth.of(simulation.state)
      for (const { seat, choices, arm } of made) choices.learn(arm, values[seat] ?? 0.5)
    }
  }

  /** Makes the first choice, and those of seats that may still change a simultaneous decision. */
  #open(
    { seat, view, wanted }: Position<State>,
    choices: Choices<Move>,
    simulation: Playable<State, Move>,
    made: Made<Move>[],
  ): boolean {
    const others: [SeatNumber, Wanted][] = []
    if (wanted.must) {
      for (const other of view.roster.seats.keys()) {
        if (other === seat) continue
        const theirs = wantedOf(this.#game, simulation.state, other)
        const types = theirs.types.filter((type) => wanted.types.includes(type))
        if (!theirs.must && types.length > 0) others.push([other, { must: false, types }])
      }
    }
    this.#make(simulation, seat, wanted, choices, made)
    let inTree = true
    for (const [other, theirs] of others) {
      if (!simulation.isOver) inTree = this.#decide(simulation, other, theirs, made) && inTree
    }
    return inTree
  }

  /** Chooses from a seat's tree; returns whether the node existed before. */
  #decide(
    simulation: Playable<State, Move>,
    seat: SeatNumber,
    wanted: Wanted,
    made: Made<Move>[],
  ): boolean {
    const { state } = simulation
    const view = this.#game.view(state, seat)
    const key = this.#keys.of(view)
    const found = this.#forest.find(seat, key)
    const choices = found ?? this.#choices(state, seat, view, wanted)
    if (found === undefined) this.#forest.grow(seat, key, choices)
    return this.#make(simulation, seat, wanted, choices, made) && found !== undefined
  }

  #make(
    simulation: Playable<State, Move>,
    seat: SeatNumber,
    wanted: Wanted,
    choices: Choices<Move>,
    made: Made<Move>[],
  ): boolean {
    const pick = this.#pick
    const arm = choices.choose(pick, () => {
      const reply =
        pick(2) === 0 ? this.#tactics?.rolloutPolicy(simulation.state, seat, pick) : undefined
      return (
        reply ?? sampleWanted({ sample: (choose) => simulation.sample(seat, choose) }, wanted, pick)
      )
    })
    if (arm === undefined) return false
    made.push({ seat, choices, arm })
    if (arm.move !== undefined) simulation.play(seat, arm.move)
    return true
  }

  #waiting(
    simulation: Playable<State, Move>,
    last: SeatNumber,
    seats: number,
  ): { readonly seat: SeatNumber; readonly wanted: Wanted } | undefined {
    if (simulation.isOver) return undefined
    for (let i = 1; i <= seats; i++) {
      const seat = (last + i) % seats
      const wanted = wantedOf(this.#game, simulation.state, seat)
      if (wanted.must) return { seat, wanted }
    }
    return undefined
  }

  #choices(state: State, seat: SeatNumber, view: GameView, wanted: Wanted): Choices<Move> {
    const pick = this.#pick
    const idle: readonly Candidate<undefined>[] = wanted.must
      ? []
      : [{ move: undefined, weight: 1 }]
    const known = this.#tactics?.candidates?.(state, seat, pick) ?? []
    if (known.length > 0) return new Choices<Move>(this.#trials, [...idle, ...known], true)
    const legal = this.#game.legalMoves(view)
    const listed = legal.moves.filter((move) => isWanted(move, wanted))
    for (let i = listed.length - 1; i > 0; i--) {
      const j = pick(i + 1)
      const moved = listed[i] as Move
      listed[i] = listed[j] as Move
      listed[j] = moved
    }
    const alike = listed.map((move) => ({ move, weight: 1 }))
    return new Choices<Move>(this.#trials, [...idle, ...alike], legal.complete)
  }

  #simulationOf(first: State): Playable<State, Move> & { reset(state: State): void } {
    this.#simulation ??= this.#game.simulate?.(first) ?? new Applied(this.#game, first)
    return this.#simulation
  }
}
