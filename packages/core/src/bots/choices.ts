import type { Candidate } from '../game/tactics.js'
import type { RandomInt } from '../game/view.js'
import { chooseByWeight } from './weight-by-value.js'

/** How often at least a seat that plays unforeseeably visits any move. */
const CURIOSITY = 0.15

/** As how many trials it counts that a move may be worth as much as any. */
const DOUBT = 2

/** The least weight of a move's last trial: the other seats learn, too. */
const LATELY = 0.03

/** As how much regret it counts what was expected of the moves, all together. */
const FORESIGHT = 3

/**
 * A move is kept if it was tried this often and leads by more than this share of the trials to
 * come.
 */
const OFTEN = 100
const LARGE_PART = 0.5

/** How much more weight than its rivals a move may get for its prospects. */
const HEAVIEST = 4

/** A move under trial; without one the seat leaves it be. */
export interface Arm<Move> {
  /** The move. */
  readonly move: Move | undefined
  /** The expectation of the move, compared with the others. */
  readonly weight: number
  /** How often it was tried. */
  visits: number
  /** The sum of the values, each from 0 to 1. */
  sum: number
  /** The move's recent average result, as the others play now. */
  recent: number
  /** How much more the move would have brought than what was played, as far as the trials show. */
  regret: number
  /** How often it should have been played, summed over all trials. */
  share: number
}

/** How a search visits moves. */
export interface Trials {
  /** After `n` visits, `1 + widening × √n` moves are open. */
  readonly widening: number
  /** How often moves that look worse are tried again. */
  readonly exploration: number
  /** Whether moves are to be unforeseeable. */
  readonly mixed: boolean
}

/**
 * The moves of a seat, of which ever more are tried as a search goes on, the most promising first:
 * a few that were tried often tell more than many that were tried once.
 */
export class Choices<Move> {
  /** When it was last come to. */
  seen = 0
  readonly #trials: Trials
  readonly #open: Arm<Move>[] = []
  /** Those that were not opened yet, the next one last. */
  readonly #left: Candidate<Move | undefined>[]
  readonly #known: Set<string> | undefined
  #visits = 0
  #sum = 0
  #misses = 0

  /**
   * @param listed - the moves, best first
   * @param complete - whether there are no more
   */
  constructor(trials: Trials, listed: readonly Candidate<Move | undefined>[], complete: boolean) {
    this.#trials = trials
    this.#left = [...listed].reverse()
    this.#known = complete ? undefined : new Set(listed.map(({ move }) => JSON.stringify(move)))
  }

  /** How many moves it holds, open or not. */
  get size(): number {
    return 1 + this.#left.length + this.#open.length
  }

  /** The only move, where there is but one. */
  get only(): Move | undefined {
    const [only, ...more] = [...this.#open, ...this.#left]
    return this.#known === undefined && more.length === 0 ? only?.move : undefined
  }

  /** Which move to try: a new one, or one that promises much; `more` gives one that is not listed. */
  choose(pick: RandomInt, more: () => Move | undefined): Arm<Move> | undefined {
    if (this.#trials.mixed) {
      if (this.#open.length === 0) this.#openAll()
      if (this.#known !== undefined && this.#isDue()) this.#fresh(more)
      return this.#drawn(pick)
    }
    return (this.#isDue() ? (this.#opened() ?? this.#fresh(more)) : undefined) ?? this.#hopeful()
  }

  /** The result of a move. */
  learn(arm: Arm<Move>, value: number): void {
    if (arm.visits === 0) arm.recent = this.#usual()
    this.#visits += 1
    this.#sum += value
    arm.visits += 1
    arm.sum += value
    arm.recent += (value - arm.recent) * Math.max(1 / (arm.visits + DOUBT), LATELY)
    if (this.#trials.mixed) this.#regret()
  }

  /** The moves that were tried, the best first. */
  ranked(): readonly Arm<Move>[] {
    const { mixed } = this.#trials
    const much = (arm: Arm<Move>): number => (mixed ? arm.share : arm.visits)
    return [...this.#open].sort((a, b) => much(b) - much(a) || b.sum - a.sum)
  }

  /** Whether so many trials more are unlikely to change which move is best. */
  isSettled(toCome: number): boolean {
    if (this.#trials.mixed) return false
    let [most, next] = [0, 0]
    for (const { visits } of this.#open) {
      if (visits > most) [most, next] = [visits, most]
      else if (visits > next) next = visits
    }
    return most > OFTEN && most - next > toCome * LARGE_PART
  }

  /** The move to make: the best, or, where it pays to be unforeseeable, one by chance. */
  best(pick: RandomInt): Arm<Move> | undefined {
    const ranked = this.ranked()
    const [first] = ranked
    if (!this.#trials.mixed || first === undefined) return first
    // A choice that was merely tried out is not played.
    const played = ranked.filter(({ share }) => share > 0.1 * first.share)
    return chooseByWeight(
      played.map((arm) => ({ move: arm, weight: arm.share })),
      pick,
    )
  }

  /** Where one plays unforeseeably all that is listed is open from the start. */
  #openAll(): void {
    const all = this.#left.reduce((sum, { weight }) => sum + weight, 0)
    while (this.#left.length > 0) {
      const arm = this.#opened()
      if (arm !== undefined) arm.regret = (FORESIGHT * arm.weight) / all
    }
  }

  #isDue(): boolean {
    return this.#open.length < 1 + this.#trials.widening * Math.sqrt(this.#visits)
  }

  #opened(): Arm<Move> | undefined {
    const next = this.#left.pop()
    return next === undefined ? undefined : this.#tryOut(next)
  }

  #fresh(more: () => Move | undefined): Arm<Move> | undefined {
    if (this.#known === undefined || this.#misses >= MISSES) return undefined
    const move = more()
    const text = JSON.stringify(move)
    if (move === undefined || this.#known.has(text)) {
      this.#misses += 1
      return undefined
    }
    this.#known.add(text)
    this.#misses = 0
    return this.#tryOut({ move, weight: 1 })
  }

  #tryOut({ move, weight }: Candidate<Move | undefined>): Arm<Move> {
    const arm = { move, weight, visits: 0, sum: 0, recent: 0.5, regret: 0, share: 0 }
    this.#open.push(arm)
    return arm
  }

  /** The average result of the moves. */
  #usual(): number {
    return this.#visits === 0 ? 0.5 : this.#sum / this.#visits
  }

  /** The open move with the best prospects, those little tried given the benefit of the doubt. */
  #hopeful(): Arm<Move> | undefined {
    const { exploration } = this.#trials
    const mean = this.#usual()
    const doubt = Math.log(this.#visits + 1)
    let weights = 0
    for (const { weight } of this.#open) weights += weight
    const usual = weights / this.#open.length
    let best: Arm<Move> | undefined
    let highest = Number.NEGATIVE_INFINITY
    for (const arm of this.#open) {
      const promise = Math.min(arm.weight / usual, HEAVIEST)
      const hope =
        (arm.sum + mean) / (arm.visits + 1) +
        exploration * Math.sqrt((promise * doubt) / (arm.visits + 1))
      if (hope > highest) {
        highest = hope
        best = arm
      }
    }
    return best
  }

  /** How often each open move should be played now: as often as it is regretted, or by its weight. */
  #shares(): number[] {
    const regrets = this.#open.map(({ regret }) => regret)
    const parts = regrets.some((regret) => regret > 0)
      ? regrets.map((regret) => Math.max(regret, 0))
      : this.#open.map(({ weight }) => weight)
    const sum = parts.reduce((sum, part) => sum + part, 0)
    return parts.map((part) => part / sum)
  }

  #drawn(pick: RandomInt): Arm<Move> | undefined {
    const each = CURIOSITY / this.#open.length
    const shares = this.#shares()
    const chances = this.#open.map((arm, i) => ({
      move: arm,
      weight: (1 - CURIOSITY) * (shares[i] ?? 0) + each,
    }))
    return chooseByWeight(chances, pick)
  }

  /**
   * Regret matching: compares what each move has brought lately with what was played. The
   * expectations of the moves count as the first regrets; trials outweigh them as they become many.
   */
  #regret(): void {
    const shares = this.#shares()
    const usual = this.#usual()
    const worth = this.#open.map(({ visits, recent }) => (visits === 0 ? usual : recent))
    const whole = worth.reduce((sum, each, i) => sum + each * (shares[i] ?? 0), 0)
    for (const [i, arm] of this.#open.entries()) {
      arm.share += shares[i] ?? 0
      arm.regret = Math.max(0, arm.regret + (worth[i] ?? 0) - whole)
    }
  }
}

/** How often in vain a new move is looked for in a game that does not list them all. */
const MISSES = 32
