import type { SeatNumber } from '../table/table.js'
import type { Choices } from './choices.js'

/** How many moves all nodes together may hold. */
const MAX_MOVES = 150_000

/**
 * The memory of a bot: a tree for each seat. A tree's nodes are what its seat can see, so no choice
 * depends on anything that the seat cannot see. A node that was not reached for two moves is
 * forgotten.
 */
export class Forest<Move> {
  readonly #trees = new Map<SeatNumber, Map<number, Choices<Move>>>()
  #moves = 0
  #thoughts = 0

  /** A new move is thought about. */
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

  /** Plants a node, where there is room. */
  grow(seat: SeatNumber, key: number, choices: Choices<Move>): void {
    if (this.#moves > MAX_MOVES) return
    this.#moves += choices.size
    choices.seen = this.#thoughts
    const tree = this.#trees.get(seat) ?? new Map<number, Choices<Move>>()
    this.#trees.set(seat, tree.set(key, choices))
  }
}
