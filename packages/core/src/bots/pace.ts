import type { Duration, Timestamp } from '../time.js'

/** A clock in milliseconds, such as `Date.now` or `performance.now()`. */
export type Stopwatch = () => number

/** A signal that tells whether to stop. An `AbortSignal` fits. */
export interface AbortSignalLike {
  readonly aborted: boolean
}

const STEPS_PER_SLICE = 200

/** The rate at which the longest step is forgotten: a single one must not end the search. */
const DECAY = 0.98

/** The fewest rollouts in a time budget: none takes a larger part of it. */
const MIN_ROLLOUTS = 16

/** The timing of a search: its end, and the end of each slice. */
export class Pace {
  readonly #clock: Stopwatch | undefined
  readonly #slice: Duration
  readonly #begun: Timestamp
  readonly #end: Timestamp
  readonly #share: Duration
  #sliceEnd: Timestamp
  #rolloutEnd: Timestamp
  #steps = 0
  #looked: Timestamp
  #usual: Duration = 0

  /** @param slice - the length of a slice; `Infinity` to keep the thread throughout */
  constructor(clock: Stopwatch | undefined, milliseconds: Duration, slice: Duration) {
    const now = clock?.() ?? 0
    this.#clock = clock
    this.#slice = slice
    this.#begun = now
    this.#end = now + milliseconds
    this.#share = milliseconds / MIN_ROLLOUTS
    this.#sliceEnd = now + slice
    this.#rolloutEnd = now + this.#share
    this.#looked = now
  }

  get isOver(): boolean {
    return this.#look() + this.#usual >= this.#end
  }

  yetToCome(done: number): number {
    if (this.#clock === undefined) return Number.POSITIVE_INFINITY
    const now = this.#look()
    return (done * (this.#end - now)) / (now - this.#begun)
  }

  begin(): void {
    this.#rolloutEnd = this.#look() + this.#share
  }

  get isFar(): boolean {
    const now = this.#look()
    return now >= this.#rolloutEnd || now + this.#usual >= this.#end
  }

  /** Counts a step; returns whether a pause is due. */
  isDue(step: 'small' | 'large' = 'small'): boolean {
    if (this.#slice === Number.POSITIVE_INFINITY) return false
    if (this.#clock !== undefined) {
      return this.#look() + Math.min(this.#usual, this.#slice / 2) >= this.#sliceEnd
    }
    this.#steps += 1
    return step === 'large' || this.#steps % STEPS_PER_SLICE === 0
  }

  goOn(): void {
    if (this.#clock === undefined) return
    this.#looked = this.#clock()
    this.#sliceEnd = this.#looked + this.#slice
  }

  #look(): Timestamp {
    if (this.#clock === undefined) return this.#looked
    const now = this.#clock()
    this.#usual = Math.max(now - this.#looked, this.#usual * DECAY)
    this.#looked = now
    return now
  }
}
