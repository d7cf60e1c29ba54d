import { Immer, isDraft } from 'immer'
import { copyPlain, sharePlain, type Writable } from '../plain.js'
import type { GameTypes, State } from './bundle.js'
import type { Workbench } from './engine.js'
import { copyState } from './state-copier.js'

/** Core's own immer: an embedding app's settings do not reach it, nor its settings the app. */
const immer: Immer = /* @__PURE__ */ new Immer({ autoFreeze: true })

/** A workbench that keeps the state before as it is, and shares with it what has not changed. */
export class SharingBench<T extends GameTypes> implements Workbench<T> {
  /** The state as it stands, frozen. */
  state: State<T>

  constructor(state: State<T>) {
    this.state = state
  }

  change(edit: (draft: Writable<State<T>>) => void): void {
    const draft = new SharingDraft(this.state)
    edit(draft as unknown as Writable<State<T>>)
    this.state = draft.finish()
  }
}

/** A workbench in place, on a copy of its own. */
export class OwnBench<T extends GameTypes> implements Workbench<T> {
  /** The state as it stands. */
  readonly state: State<T>

  constructor(state: State<T>) {
    this.state = copyState(state) as State<T>
  }

  change(edit: (draft: Writable<State<T>>) => void): void {
    edit(this.state as Writable<State<T>>)
  }
}

type Part = 'secret' | 'hidden' | 'table' | 'clock' | 'asked'

/**
 * A draft of a state. What the game itself keeps may grow with the match and is drafted by immer;
 * the small parts are copied when they are first looked at, which is faster than proxies for them,
 * and shared again as far as they have not changed.
 */
class SharingDraft<T extends GameTypes> {
  readonly #state: State<T>
  readonly #copies: Partial<Record<Part, unknown>> = {}
  #own: unknown
  #options: unknown
  inquiries: number
  outcome: State<T>['outcome']

  constructor(state: State<T>) {
    this.#state = state
    this.inquiries = state.inquiries
    this.outcome = state.outcome
  }

  get own(): unknown {
    if (this.#own === undefined) this.#own = immer.createDraft(this.#state.own)
    return this.#own
  }

  set own(value: unknown) {
    this.#own = value
  }

  get options(): unknown {
    return this.#options ?? this.#state.options
  }

  set options(value: unknown) {
    this.#options = value
  }

  get secret(): unknown {
    return this.#copy('secret')
  }

  set secret(value: unknown) {
    this.#copies.secret = value
  }

  get hidden(): unknown {
    return this.#copy('hidden')
  }

  set hidden(value: unknown) {
    this.#copies.hidden = value
  }

  get table(): unknown {
    return this.#copy('table')
  }

  set table(value: unknown) {
    this.#copies.table = value
  }

  get clock(): unknown {
    return this.#copy('clock')
  }

  set clock(value: unknown) {
    this.#copies.clock = value
  }

  get asked(): unknown {
    return this.#copy('asked')
  }

  set asked(value: unknown) {
    this.#copies.asked = value
  }

  /** The state that the draft has become. */
  finish(): State<T> {
    const options =
      this.#options === undefined
        ? this.#state.options
        : sharePlain(this.#state.options, this.#options)
    const secret = this.#shared('secret')
    const hidden = this.#shared('hidden')
    const table = this.#shared('table')
    const clock = this.#shared('clock')
    const asked = this.#shared('asked')
    const { inquiries } = this
    const outcome = sharePlain(this.#state.outcome, this.outcome)
    // Last, since the others may hold parts of its draft, which cannot be read once it is finished.
    const own = this.#finishOwn()
    const finished = { options, own, secret, hidden, table, clock, asked, inquiries, outcome }
    return Object.freeze(finished) as unknown as State<T>
  }

  #copy(part: Part): unknown {
    let copy = this.#copies[part]
    if (copy === undefined) {
      copy = copyPlain(this.#state[part])
      this.#copies[part] = copy
    }
    return copy
  }

  #shared(part: Part): unknown {
    const copy = this.#copies[part]
    return copy === undefined ? this.#state[part] : sharePlain(this.#state[part] as unknown, copy)
  }

  #finishOwn(): unknown {
    const own = this.#own
    if (own === undefined) return this.#state.own
    if (isDraft(own)) return immer.finishDraft(own)
    return sharePlain<unknown>(this.#state.own, own)
  }
}
