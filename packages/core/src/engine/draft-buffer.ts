import { cloneJson, sharePlain } from '../plain.js'
import type { DraftOf, GameTypes, State } from './bundle.js'
import { copyClock, copyOwn, copyRoster, copyState } from './state-copier.js'

/** A way to change a state, on copies of the touched parts or in place. */
export interface DraftBuffer<T extends GameTypes> {
  readonly state: State<T>
  change(edit: (draft: DraftOf<T>) => void): void
}

type Parts = Record<keyof State<GameTypes>, unknown>

/** A draft that copies each part when it is first read, and leaves the original unchanged. */
export class SharedDraft<T extends GameTypes> implements DraftBuffer<T> {
  readonly #before: Parts
  readonly #now: Parts
  readonly #records: readonly string[]

  /** @param records - the fields of `shared` whose lists are copied without their items */
  constructor(before: State<T>, records: readonly string[]) {
    const { options, shared, secret, hidden, roster, clock, openPrompts, promptCount, outcome } =
      before
    this.#before = before
    this.#now = {
      options,
      shared,
      secret,
      hidden,
      roster,
      clock,
      openPrompts,
      promptCount,
      outcome,
    }
    this.#records = records
  }

  get state(): State<T> {
    return this.#now as unknown as State<T>
  }

  change(edit: (draft: DraftOf<T>) => void): void {
    edit(this as unknown as DraftOf<T>)
  }

  finish(): State<T> {
    return shareState(this.#before, this.#now) as unknown as State<T>
  }

  get shared(): unknown {
    return this.#part('shared', (shared: object) => copyOwn(shared, this.#records))
  }

  set shared(shared: unknown) {
    this.#now.shared = shared
  }

  get secret(): unknown {
    return this.#part('secret', cloneJson)
  }

  set secret(secret: unknown) {
    this.#now.secret = secret
  }

  get hidden(): unknown {
    return this.#part('hidden', cloneJson)
  }

  set hidden(hidden: unknown) {
    this.#now.hidden = hidden
  }

  get roster(): unknown {
    return this.#part('roster', copyRoster)
  }

  set roster(roster: unknown) {
    this.#now.roster = roster
  }

  get clock(): unknown {
    return this.#part('clock', copyClock)
  }

  set clock(clock: unknown) {
    this.#now.clock = clock
  }

  get openPrompts(): unknown {
    return this.#part('openPrompts', cloneJson)
  }

  set openPrompts(openPrompts: unknown) {
    this.#now.openPrompts = openPrompts
  }

  get options(): unknown {
    return this.#now.options
  }

  set options(options: unknown) {
    this.#now.options = options
  }

  get promptCount(): unknown {
    return this.#now.promptCount
  }

  set promptCount(promptCount: unknown) {
    this.#now.promptCount = promptCount
  }

  get outcome(): unknown {
    return this.#now.outcome
  }

  set outcome(outcome: unknown) {
    this.#now.outcome = outcome
  }

  #part<Value>(name: keyof Parts, copy: (value: Value) => unknown): unknown {
    const now = this.#now[name]
    if (now !== this.#before[name]) return now
    const copied = copy(now as Value)
    this.#now[name] = copied
    return copied
  }
}

export class OwnDraft<T extends GameTypes> implements DraftBuffer<T> {
  readonly state: State<T>
  readonly #before: State<T>

  constructor(before: State<T>, records: readonly string[]) {
    this.#before = before
    this.state = copyState(before, records) as State<T>
  }

  change(edit: (draft: DraftOf<T>) => void): void {
    edit(this.state as DraftOf<T>)
  }

  finish(): State<T> {
    return shareState(this.#before, this.state)
  }
}

/** Freezes a state, and shares what has not changed. */
function shareState<S>(earlier: S, later: S): S {
  const [before, now] = [earlier, later] as unknown as readonly [Parts, Parts]
  now.options = sharePlain(before.options, now.options)
  now.shared = sharePlain(before.shared, now.shared)
  now.secret = sharePlain(before.secret, now.secret)
  now.hidden = sharePlain(before.hidden, now.hidden)
  now.roster = sharePlain(before.roster, now.roster)
  now.clock = sharePlain(before.clock, now.clock)
  now.openPrompts = sharePlain(before.openPrompts, now.openPrompts)
  now.outcome = sharePlain(before.outcome, now.outcome)
  return Object.freeze(later)
}
