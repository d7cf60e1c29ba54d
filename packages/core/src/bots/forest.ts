import type { SeatNumber } from '../roster/roster.js'
import type { Choices } from './choices.js'

const MAX_MOVES = 150_000

/**
 * A bot's memory: one tree per seat, whose nodes are views of that seat, so that no choice depends
 * on secrets. Nodes that were not reached for two moves are forgotten.
 */
export class Forest<Move> {
  readonly #trees = new Map<SeatNumber, Map<number, Choices<Move>>>()
  #moves = 0
  #thoughts = 0

  /** Begins the search for a new move, and forgets old nodes. */
  begin(): void {
    this.#thoughts += 1
    let moves = 0
    for (const tree of this.#trees.values()) {
      for (const [key, choices] of tree) {
        if (choices.seen < this.#thoughts - 2) tree.delete(key)
        else moves += choices.size
      }
    }
    this.#moves = moves
  }

  find(seat: SeatNumber, key: number): Choices<Move> | undefined {
    const found = this.#trees.get(seat)?.get(key)
    if (found !== undefined) found.seen = this.#thoughts
    return found
  }

  grow(seat: SeatNumber, key: number, choices: Choices<Move>): void {
    if (this.#moves > MAX_MOVES) return
    this.#moves += choices.size
    choices.seen = this.#thoughts
    const tree = this.#trees.get(seat) ?? new Map<number, Choices<Move>>()
    this.#trees.set(seat, tree.set(key, choices))
  }
}
