import { draftOf, undrafted } from '../draft.js'
import { frozenCopy, type Writable } from '../plain.js'
import type { GameTypes, State } from './bundle.js'
import type { Workbench } from './engine.js'
import { copyState } from './state-copier.js'

/** A workbench that keeps the state before as it is, and shares with it what has not changed. */
export class SharingBench<T extends GameTypes> implements Workbench<T> {
  /** The state as it stands, frozen. */
  state: State<T>

  constructor(state: State<T>) {
    this.state = Object.isFrozen(state) ? state : frozenCopy(state)
  }

  change(edit: (draft: Writable<State<T>>) => void): void {
    const draft = draftOf(this.state)
    edit(draft as Writable<State<T>>)
    this.state = undrafted(draft, true) as State<T>
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
