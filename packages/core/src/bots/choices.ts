import type { Candidate } from '../game/tactics.js'
import type { RandomInt } from '../game/view.js'
import { chooseByWeight } from './weight-by-value.js'

const MIN_VISIT_RATE = 0.15

/** The number of average trials that each move starts with. */
const PRIOR_TRIALS = 2

/** The least weight of a move's latest trial; the other seats learn, too. */
const MIN_LATEST_WEIGHT = 0.03

/** The total regret with which the expectations count. */
const PRIOR_REGRET = 3

/** The trials and the lead, as a share of the trials to come, after which a search stops early. */
const MIN_TRIALS = 100
const MIN_LEAD = 0.5

const MAX_WEIGHT_FACTOR = 4

export interface Arm<Move> {
  readonly move: Move | undefined
  /** The expectation of the move, compared with the others. */
  readonly weight: number
  visits: number
  sum: number
  /** The average of the latest results. */
  recent: number
  /** How much more the move would have brought than the played ones. */
  regret: number
  /** How often it should have been played, summed over all trials. */
  share: number
}

export interface Trials {
  /** After `n` visits, `1 + widening × √n` moves are open. */
  readonly widening: number
  /** How often moves that look worse are tried again. */
  readonly exploration: number
  /** Whether the strategy is mixed, so that nobody can predict it. */
  readonly mixed: boolean
}

/** The moves of a seat. A search opens more of them as it goes on, the most promising first. */
export class Choices<Move> {
  /** The number of the last search that came here. */
  seen = 0
  readonly #trials: Trials
  readonly #open: Arm<Move>[] = []
  /** The moves that are not open yet, the next one last. */
  readonly #left: Candidate<Move | undefined>[]
  readonly #known: Set<string> | undefined
  #visits = 0
  #sum = 0
  #misses = 0

  /** @param complete - whether `listed`, best first, holds all moves */
  constructor(trials: Trials, listed: readonly Candidate<Move | undefined>[], complete: boolean) {
    this.#trials = trials
    this.#left = [...listed].reverse()
    this.#known = complete ? undefined : new Set(listed.map(({ move }) => JSON.stringify(move)))
  }

  get size(): number {
    return 1 + this.#left.length + this.#open.length
  }

  get only(): Move | undefined {
    const [only, ...more] = [...this.#open, ...this.#left]
    return this.#known === undefined && more.length === 0 ? only?.move : undefined
  }

  /** Chooses a new or a promising move; `more` finds moves that are not listed. */
  choose(pick: RandomInt, more: () => Move | undefined): Arm<Move> | undefined {
    if (this.#trials.mixed) {
      if (this.#open.length === 0) this.#openAll()
      if (this.#known !== undefined && this.#isDue()) this.#fresh(more)
      return this.#drawn(pick)
    }
    return (this.#isDue() ? (this.#opened() ?? this.#fresh(more)) : undefined) ?? this.#hopeful()
  }

  learn(arm: Arm<Move>, value: number): void {
    if (arm.visits === 0) arm.recent = this.#usual()
    this.#visits += 1
    this.#sum += value
    arm.visits += 1
    arm.sum += value
    arm.recent +=
      (value - arm.recent) * Math.max(1 / (arm.visits + PRIOR_TRIALS), MIN_LATEST_WEIGHT)
    if (this.#trials.mixed) this.#regret()
  }

  ranked(): readonly Arm<Move>[] {
    const { mixed } = this.#trials
    const much = (arm: Arm<Move>): number => (mixed ? arm.share : arm.visits)
    return [...this.#open].sort((a, b) => much(b) - much(a) || b.sum - a.sum)
  }

  isSettled(toCome: number): boolean {
    if (this.#trials.mixed) return false
    let [most, next] = [0, 0]
    for (const { visits } of this.#open) {
      if (visits > most) [most, next] = [visits, most]
      else if (visits > next) next = visits
    }
    return most > MIN_TRIALS && most - next > toCome * MIN_LEAD
  }

  /** The move to make: the best, or a random one of a mixed strategy. */
  best(pick: RandomInt): Arm<Move> | undefined {
    const ranked = this.ranked()
    const [first] = ranked
    if (!this.#trials.mixed || first === undefined) return first
    // A move that was only explored is not played.
    const played = ranked.filter(({ share }) => share > 0.1 * first.share)
    return chooseByWeight(
      played.map((arm) => ({ move: arm, weight: arm.share })),
      pick,
    )
  }

  /** A mixed strategy starts with all listed moves open. */
  #openAll(): void {
    const all = this.#left.reduce((sum, { weight }) => sum + weight, 0)
    while (this.#left.length > 0) {
      const arm = this.#opened()
      if (arm !== undefined) arm.regret = (PRIOR_REGRET * arm.weight) / all
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
    if (this.#known === undefined || this.#misses >= MAX_MISSES) return undefined
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

  #usual(): number {
    return this.#visits === 0 ? 0.5 : this.#sum / this.#visits
  }

  /** The open move with the best prospects; few trials count in its favour. */
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
      const promise = Math.min(arm.weight / usual, MAX_WEIGHT_FACTOR)
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

  /** The mixed strategy: shares in proportion to regret, or to weight if nothing is regretted. */
  #shares(): number[] {
    const regrets = this.#open.map(({ regret }) => regret)
    const parts = regrets.some((regret) => regret > 0)
      ? regrets.map((regret) => Math.max(regret, 0))
      : this.#open.map(({ weight }) => weight)
    const sum = parts.reduce((sum, part) => sum + part, 0)
    return parts.map((part) => part / sum)
  }

  #drawn(pick: RandomInt): Arm<Move> | undefined {
    const each = MIN_VISIT_RATE / this.#open.length
    const shares = this.#shares()
    const chances = this.#open.map((arm, i) => ({
      move: arm,
      weight: (1 - MIN_VISIT_RATE) * (shares[i] ?? 0) + each,
    }))
    return chooseByWeight(chances, pick)
  }

  /** Regret matching: compares the latest results of each move with those of the strategy. */
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

const MAX_MISSES = 32
