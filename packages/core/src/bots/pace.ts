import type { Duration, Timestamp } from '../time.js'

/** Returns the time in milliseconds since any fixed moment: `Date.now`, or `performance.now()`. */
export type Stopwatch = () => number

/** A signal that tells whether to stop. An `AbortSignal` fits. */
export interface AbortSignalLike {
  /** Whether to stop. */
  readonly aborted: boolean
}

/** How many steps a slice has where there is no clock. */
const STEPS = 200

/** How fast it forgets how long a step took: a single long one does not end the search early. */
const FADES = 0.98

/** The fewest rollouts that a time budget must allow: no rollout takes a larger part of it. */
const ROLLOUTS = 16

/** The time of a search: when it ends, and when it lets others have the thread. */
export class Pace {
  readonly #clock: Stopwatch | undefined
  readonly #slice: Duration
  readonly #begun: Timestamp
  readonly #end: Timestamp
  /** How long a rollout may take. */
  readonly #share: Duration
  #sliceEnd: Timestamp
  #rolloutEnd: Timestamp
  #steps = 0
  /** When it last looked at the clock, and how long it took of late from one look to the next. */
  #looked: Timestamp
  #usual: Duration = 0

  /** @param slice - for how long it keeps the thread at a time; `Infinity` for the whole search */
  constructor(clock: Stopwatch | undefined, milliseconds: Duration, slice: Duration) {
    const now = clock?.() ?? 0
    this.#clock = clock
    this.#slice = slice
    this.#begun = now
    this.#end = now + milliseconds
    this.#share = milliseconds / ROLLOUTS
    this.#sliceEnd = now + slice
    this.#rolloutEnd = now + this.#share
    this.#looked = now
  }

  /** Whether the budget is used up, or would be by what may take as long as what came of late. */
  get isOver(): boolean {
    return this.#look() + this.#usual >= this.#end
  }

  /** How many more rollouts there is time for, should they be as fast as so many so far. */
  yetToCome(done: number): number {
    if (this.#clock === undefined) return Number.POSITIVE_INFINITY
    const now = this.#look()
    return (done * (this.#end - now)) / (now - this.#begun)
  }

  /** A rollout begins. */
  begin(): void {
    this.#rolloutEnd = this.#look() + this.#share
  }

  /** Whether the rollout has had its time. */
  get isFar(): boolean {
    const now = this.#look()
    return now >= this.#rolloutEnd || now + this.#usual >= this.#end
  }

  /** One step more, a small one or as much as fills a slice; whether it is time for a pause. */
  isDue(step: 'small' | 'large' = 'small'): boolean {
    if (this.#slice === Number.POSITIVE_INFINITY) return false
    if (this.#clock !== undefined) {
      return this.#look() + Math.min(this.#usual, this.#slice / 2) >= this.#sliceEnd
    }
    this.#steps += 1
    return step === 'large' || this.#steps % STEPS === 0
  }

  /** The pause is over. */
  goOn(): void {
    if (this.#clock === undefined) return
    this.#looked = this.#clock()
    this.#sliceEnd = this.#looked + this.#slice
  }

  /** The time; without a clock it stands still. */
  #look(): Timestamp {
    if (this.#clock === undefined) return this.#looked
    const now = this.#clock()
    this.#usual = Math.max(now - this.#looked, this.#usual * FADES)
    this.#looked = now
    return now
  }
}
