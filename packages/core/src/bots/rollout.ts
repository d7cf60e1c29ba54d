import type { Simulated } from '../game/game.js'
import type { Tactics } from '../game/tactics.js'
import type { RandomInt } from '../game/view.js'
import type { SeatNumber } from '../roster/roster.js'

/** How often all seats may have moved optionally before time passes. */
const ROUNDS = 2

/** Tactics are ignored for one move in this many. */
const SELDOM = 24

/** The members of a simulation that a rollout needs. */
export type Playable<State, Move> = Pick<
  Simulated<State, Move>,
  | 'state'
  | 'isOver'
  | 'openPrompts'
  | 'isWaiting'
  | 'sample'
  | 'play'
  | 'answerAtRandom'
  | 'advanceToNextDeadline'
>

/** Plays a simulation: answers prompts, moves by tactics or at random, and else lets time pass. */
export class Rollout<State, Move> {
  readonly #simulation: Playable<State, Move>
  readonly #seats: number
  readonly #pick: RandomInt
  readonly #tactics: Pick<Tactics<State, Move>, 'rolloutPolicy'> | undefined
  #moves = 0

  constructor(
    simulation: Playable<State, Move>,
    seats: number,
    pick: RandomInt,
    tactics?: Pick<Tactics<State, Move>, 'rolloutPolicy'>,
  ) {
    this.#simulation = simulation
    this.#seats = seats
    this.#pick = pick
    this.#tactics = tactics
  }

  step(): boolean {
    const simulation = this.#simulation
    if (simulation.isOver) return false
    const [asked] = simulation.openPrompts
    const enough = this.#moves >= ROUNDS * this.#seats
    if (asked !== undefined) {
      simulation.answerAtRandom(asked, this.#pick)
      this.#moves = 0
    } else if (enough && !simulation.isWaiting && simulation.advanceToNextDeadline())
      this.#moves = 0
    else if (this.#moveSomebody((seat) => this.#move(seat))) this.#moves += 1
    else if (simulation.advanceToNextDeadline()) this.#moves = 0
    else return this.#tactics !== undefined && this.#moveSomebody((seat) => this.#any(seat))
    return true
  }

  #moveSomebody(moveOf: (seat: SeatNumber) => Move | undefined): boolean {
    const seats = this.#seats
    if (seats === 0) return false
    const first = this.#pick(seats)
    for (let i = 0; i < seats; i++) {
      const seat = (first + i) % seats
      const move = moveOf(seat)
      if (move === undefined) continue
      this.#simulation.play(seat, move)
      return true
    }
    return false
  }

  #move(seat: SeatNumber): Move | undefined {
    if (this.#tactics === undefined) return this.#any(seat)
    const move = this.#tactics.rolloutPolicy(this.#simulation.state, seat, this.#pick)
    return move !== undefined && this.#pick(SELDOM) === 0 ? (this.#any(seat) ?? move) : move
  }

  #any(seat: SeatNumber): Move | undefined {
    return this.#simulation.sample(seat, this.#pick)
  }
}

/**
 * Plays a simulation at random until the game ends or is stuck, or for `steps` steps: prompts
 * answered, moves made, and deadlines passed. Returns the number of steps.
 *
 * @example
 * ```ts
 * import { createMatch } from '@ackanomic/core'
 * import { rollout, seededRandom } from '@ackanomic/core/bots'
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 *
 * const match = createMatch(pureSkill, { players: ['Ann', 'Bob', 'Cyd'] })
 * const copy = pureSkill.simulate(match.value.state)
 * rollout(copy, 3, seededRandom('any seed'), 1000) // => 51
 * copy.isOver // => true
 * ```
 */
export function rollout<State, Move>(
  simulation: Playable<State, Move>,
  seats: number,
  pick: RandomInt,
  steps: number,
): number {
  const rollout = new Rollout(simulation, seats, pick)
  let taken = 0
  while (taken < steps && rollout.step()) taken++
  return taken
}
