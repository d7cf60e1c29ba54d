import type { RandomInt } from '../game/view.js'
import { cloneJson, deepFreeze } from '../plain.js'
import { firstDue, nextDeadlineOf } from '../roster/clock.js'
import { heard, isNews } from '../roster/silence.js'
import { bookTime, obligationsIn } from './banks.js'
import type { Asked, DraftOf, GameTypes, State } from './bundle.js'
import { EngineContext } from './context.js'
import type { ErrorFor, SimulatedOf } from './contract.js'
import type { Actor, SearchDefinition } from './definition.js'
import type { DraftBuffer } from './draft-buffer.js'
import type { Engine } from './engine.js'
import { sampleMoveOf } from './legal.js'
import { isWaitingIn } from './pending.js'
import { answerAtRandom } from './sample.js'
import { copyState } from './state-copier.js'

/** A mutable state for bots and search, without freezing or events, under the rules of `apply`. */
export class Simulation<T extends GameTypes> implements DraftBuffer<T>, SimulatedOf<T> {
  readonly #engine: Engine<T>
  readonly #mind: SearchDefinition<T>
  readonly #ctx = new EngineContext<T>()
  readonly #actors: Actor[] = []
  #state: DraftOf<T>

  constructor(engine: Engine<T>, search: SearchDefinition<T>, state: State<T>) {
    this.#engine = engine
    this.#mind = search
    this.#state = this.#copied(state)
  }

  get state(): State<T> {
    return this.#state as State<T>
  }

  get isOver(): boolean {
    return this.#state.outcome !== null
  }

  get openPrompts(): readonly Asked<T>[] {
    return this.#state.openPrompts as unknown as readonly Asked<T>[]
  }

  get isWaiting(): boolean {
    return isWaitingIn(this.#engine, this.state)
  }

  change(edit: (draft: DraftOf<T>) => void): void {
    edit(this.#state)
  }

  fork(): Simulation<T> {
    return new Simulation(this.#engine, this.#mind, this.state)
  }

  reset(state: State<T>): void {
    this.#state = this.#copied(state)
  }

  snapshot(): State<T> {
    return deepFreeze(this.#copied(this.state)) as State<T>
  }

  apply(entry: unknown): ErrorFor<T> | undefined {
    const read = this.#engine.read(entry)
    if (!read.ok) return this.#engine.createError(read.error)
    const isDue = firstDue(this.state.clock, read.value.at) >= 0
    // A refused entry must undo the deadlines before it, so they run on a copy.
    const buffer = isDue ? this.#engine.sharedDraft(this.state) : this
    const error = this.#engine.submit(buffer, this.#ctx, read.value)
    if (error !== undefined) return this.#engine.createError(error)
    this.#state = buffer.state as DraftOf<T>
    return undefined
  }

  sample(seat: number, choose: RandomInt): T['Move'] | undefined {
    return sampleMoveOf(this.#engine, this.state, seat, choose)
  }

  play(seat: number, move: T['Move']): void {
    const draft = this.#state
    this.#ctx.attach(draft, draft.clock.now)
    const owed = obligationsIn(this.#engine, this.state)
    this.#engine.play(draft, move, this.#actor(seat), this.#ctx)
    this.#engine.runDueEffects(this, this.#ctx)
    bookTime(this.#engine, this, owed, seat)
  }

  answer(asked: Asked<T>, answer: unknown): void {
    const draft = this.#state
    this.#ctx.attach(draft, draft.clock.now)
    if (asked.to === 'referee' && isNews(this.state, draft.clock.now)) heard(draft)
    const given: unknown = typeof answer === 'object' ? cloneJson(answer) : answer
    const owed = obligationsIn(this.#engine, this.state)
    this.#engine.applyAnswer(draft, asked, given, this.#ctx)
    this.#engine.runDueEffects(this, this.#ctx)
    bookTime(this.#engine, this, owed, -1)
  }

  answerAtRandom(asked: Asked<T>, choose: RandomInt): void {
    this.answer(asked, answerAtRandom(this.#mind, this.state, asked, choose))
  }

  advanceToNextDeadline(): boolean {
    const next = nextDeadlineOf(this.state.clock)
    if (next === null || this.isOver) return false
    this.#engine.submit(this, this.#ctx, { kind: 'time', at: next })
    return true
  }

  #copied(state: State<T>): DraftOf<T> {
    return copyState(state, this.#engine.appendOnly)
  }

  #actor(seat: number): Actor {
    const person = this.#state.roster.seats[seat]?.holder ?? ''
    const known = this.#actors[seat]
    if (known?.person === person) return known
    const actor = { person, seat, role: 'seat' }
    this.#actors[seat] = actor
    return actor
  }
}
