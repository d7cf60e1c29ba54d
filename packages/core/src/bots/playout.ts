import type { Simulated } from '../game/game.js'
import type { Choose } from '../game/view.js'

/** How often all seats may have moved before time passes where no move must be made. */
const ROUNDS = 2

/** As much of a state that moves in place as playing on at random needs. */
export type Playable<State, Move> = Pick<
  Simulated<State, Move>,
  'state' | 'isOver' | 'asked' | 'isWaiting' | 'sample' | 'play' | 'answerAtRandom' | 'pass'
>

/**
 * Plays on at random, step by step: open inquiries are answered, then one seat that has a move makes
 * it, and when nobody has one the time passes; it also does where moves could only be sent again and
 * again.
 */
export class Playout<State, Move> {
  readonly #table: Playable<State, Move>
  readonly #seats: number
  readonly #pick: Choose
  #moves = 0

  constructor(table: Playable<State, Move>, seats: number, pick: Choose) {
    this.#table = table
    this.#seats = seats
    this.#pick = pick
  }

  /** Goes one step on; `false` when the game is over, or nothing moves. */
  step(): boolean {
    const table = this.#table
    if (table.isOver) return false
    const [asked] = table.asked
    const enough = this.#moves >= ROUNDS * this.#seats
    if (asked !== undefined) {
      table.answerAtRandom(asked, this.#pick)
      this.#moves = 0
    } else if (enough && !table.isWaiting && table.pass()) this.#moves = 0
    else if (this.#moveSomebody()) this.#moves += 1
    else if (table.pass()) this.#moves = 0
    else return false
    return true
  }

  #moveSomebody(): boolean {
    const seats = this.#seats
    if (seats === 0) return false
    const first = this.#pick(seats)
    for (let i = 0; i < seats; i++) {
      const seat = (first + i) % seats
      const move = this.#table.sample(seat, this.#pick)
      if (move === undefined) continue
      this.#table.play(seat, move)
      return true
    }
    return false
  }
}

/**
 * Plays on at random up to the end of the game, for so many steps, until nothing moves, or until
 * `isFar` says that it has gone far enough: an answer to an inquiry, a move, or the passing of time
 * is a step each. Answers how many it took.
 *
 * @param seats - how many there are
 *
 * @example
 * ```ts
 * import { startMatch } from '@ackanomic/core'
 * import { playOut, seededPick } from '@ackanomic/core/bots'
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 *
 * const table = { players: ['Ann', 'Bob', 'Cyd'], referees: ['Dee'], startedAt: 0 }
 * const started = startMatch(pureSkill, { table })
 * if (!started.ok) throw new Error(started.error.says)
 * const copy = pureSkill.simulate(started.value.match.state)
 * playOut(copy, 3, seededPick('any seed'), 1000) // => 52
 * copy.isOver // => true
 * ```
 */
export function playOut<State, Move>(
  table: Playable<State, Move>,
  seats: number,
  pick: Choose,
  steps: number,
  isFar: () => boolean = () => false,
): number {
  const playout = new Playout(table, seats, pick)
  let taken = 0
  while (taken < steps && !isFar() && playout.step()) taken++
  return taken
}
