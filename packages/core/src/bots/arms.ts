import type { Choose, Legal } from '../game/view.js'

/** How often in vain a new move is looked for in a game that does not list them all. */
const MISSES = 32

/** A move under trial. */
export interface Arm<Move> {
  /** The move. */
  readonly move: Move
  /** How often it was tried. */
  tries: number
  /** The sum of the values, each from 0 to 1. */
  sum: number
}

/**
 * The moves of a seat, of which ever more are tried as a search goes on: a few that were tried often
 * tell more than many that were tried once.
 */
export class Arms<Move> {
  readonly #legal: Legal<Move>
  readonly #pick: Choose
  readonly #open: Arm<Move>[] = []
  /** Those that were not opened yet, where all are listed. */
  readonly #left: Move[]
  readonly #known = new Set<string>()
  #misses = 0

  constructor(legal: Legal<Move>, pick: Choose) {
    this.#legal = legal
    this.#pick = pick
    this.#left = legal.complete ? [...legal.moves] : []
  }

  /** Which move to try next, after so many tries: a new one, or one that promises much. */
  choose(tries: number, widening: number, exploration: number): Arm<Move> | undefined {
    const due = this.#open.length < 1 + widening * Math.sqrt(tries)
    return (due ? this.#fresh() : undefined) ?? this.#hopeful(tries, exploration)
  }

  /** The move that was tried most, or as often with better prospects; any, when none was tried. */
  best(): Move | undefined {
    let best: Arm<Move> | undefined
    for (const arm of this.#open) if (best === undefined || isBetter(arm, best)) best = arm
    return best === undefined ? this.#legal.sample(this.#pick) : best.move
  }

  /** The open move with the best prospects, those little tried given the benefit of the doubt. */
  #hopeful(tries: number, exploration: number): Arm<Move> | undefined {
    let best: Arm<Move> | undefined
    let highest = -1
    for (const arm of this.#open) {
      const doubt = Math.max(arm.tries, 1)
      const hope = arm.sum / doubt + exploration * Math.sqrt(Math.log(tries + 1) / doubt)
      if (hope > highest) {
        highest = hope
        best = arm
      }
    }
    return best
  }

  #fresh(): Arm<Move> | undefined {
    const move = this.#legal.complete ? this.#unopened() : this.#sampled()
    if (move === undefined) return undefined
    const arm = { move, tries: 0, sum: 0 }
    this.#open.push(arm)
    return arm
  }

  #unopened(): Move | undefined {
    const left = this.#left
    if (left.length === 0) return undefined
    const [move] = left.splice(this.#pick(left.length), 1)
    return move
  }

  #sampled(): Move | undefined {
    while (this.#misses < MISSES) {
      const move = this.#legal.sample(this.#pick)
      const text = JSON.stringify(move)
      if (move !== undefined && !this.#known.has(text)) {
        this.#known.add(text)
        this.#misses = 0
        return move
      }
      this.#misses += 1
    }
    return undefined
  }
}

/** Whether a move was tried more, or as often with better prospects: few tries leave many equal. */
function isBetter<Move>(one: Arm<Move>, other: Arm<Move>): boolean {
  return one.tries === other.tries ? one.sum > other.sum : one.tries > other.tries
}
