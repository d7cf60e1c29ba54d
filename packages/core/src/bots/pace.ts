import type { Duration, Moment } from '../time.js'

/** Tells the time, in milliseconds since whenever: `Date.now`, or `performance.now()`. */
export type Stopwatch = () => number

/** What tells that something is no longer wanted; an `AbortSignal` is one. */
export interface Abort {
  /** Whether it is no longer wanted. */
  readonly aborted: boolean
}

/** How many steps a slice has where there is no clock. */
const STEPS = 200

/** How many playouts at least a budget of time must do for: none takes a larger part of it. */
const PLAYOUTS = 16

/** The time of a search: when it ends, and when it lets others have the thread. */
export class Pace {
  readonly #clock: Stopwatch | undefined
  readonly #slice: Duration
  readonly #end: Moment
  /** How long a playout may take. */
  readonly #share: Duration
  #sliceEnd: Moment
  #playoutEnd: Moment
  #steps = 0

  /** @param slice - for how long it keeps the thread at a time; `Infinity` for the whole search */
  constructor(clock: Stopwatch | undefined, milliseconds: Duration, slice: Duration) {
    const now = clock?.() ?? 0
    this.#clock = clock
    this.#slice = slice
    this.#end = now + milliseconds
    this.#share = milliseconds / PLAYOUTS
    this.#sliceEnd = now + slice
    this.#playoutEnd = now + this.#share
  }

  /** Whether the budget is used up. */
  get isOver(): boolean {
    return this.#clock !== undefined && this.#clock() >= this.#end
  }

  /** A playout begins. */
  begin(): void {
    if (this.#clock !== undefined) this.#playoutEnd = this.#clock() + this.#share
  }

  /** Whether the playout has had its time. */
  get isFar(): boolean {
    if (this.#clock === undefined) return false
    const now = this.#clock()
    return now >= this.#playoutEnd || now >= this.#end
  }

  /** One step more; whether it is time for a pause. */
  isDue(): boolean {
    if (this.#slice === Number.POSITIVE_INFINITY) return false
    if (this.#clock !== undefined) return this.#clock() >= this.#sliceEnd
    this.#steps += 1
    return this.#steps % STEPS === 0
  }

  /** The pause is over. */
  goOn(): void {
    if (this.#clock !== undefined) this.#sliceEnd = this.#clock() + this.#slice
  }
}
