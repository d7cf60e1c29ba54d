import type { GameTypes, State } from '../engine/bundle.js'
import type { EntryOf, ErrorFor, GameEventOf, GameOf, StepOf } from '../engine/contract.js'
import type { View } from '../engine/view.js'
import type { RosterEvent } from '../entry.js'
import type { RosterSetup } from '../game/game.js'
import { namesOf, type Viewer } from '../game/viewer.js'
import { cloneJson, deepFreeze } from '../plain.js'
import type { Result } from '../result.js'
import { answererOf, nameOf, seatOf } from '../roster/roster.js'
import type { Duration, Timestamp } from '../time.js'
import { describeDifference } from './describe-difference.js'
import { jsonProblem, unfrozenPart } from './structure.js'

/**
 * A match in a test, entry by entry. Each entry goes to `check`, `apply`, `applyAll` and a
 * simulation, whose results must agree. A method throws if they don't, or if an entry is refused or
 * accepted against its purpose. Extend the class with steps of your own.
 *
 * @example
 * ```ts
 * import { MatchScript } from '@ackanomic/core/testing'
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 *
 * const roster = { players: ['Ann', 'Bob', 'Cyd'], referees: ['Dee'], startedAt: 0 }
 * const script = new MatchScript(pureSkill, roster)
 * script.apply(script.answerEntry('prize', 12))
 * script.transcript // => ['public: Round 1: the prize is KS.']
 * script.apply(script.moveEntry('Ann', 'bid K')).messages.length // => 2
 * script.errorOf(script.moveEntry('Ann', 'bid K')).code // => 'alreadyBid'
 * ```
 */
export class MatchScript<T extends GameTypes> {
  readonly game: GameOf<T>
  state: State<T>
  /** The events of the last accepted entry, or of the set-up. */
  events: readonly GameEventOf<T>[]
  /** The time of the next entry that a method makes, in milliseconds since the epoch, UTC. */
  at: Timestamp

  /** @throws Error if the set-up is refused */
  constructor(game: GameOf<T>, roster: RosterSetup, options: unknown = {}, position?: unknown) {
    this.game = game
    const start = game.setup(roster, options, position)
    if (!start.ok) throw new Error(start.error.message)
    this.state = start.value.state
    this.events = start.value.events
    this.at = roster.startedAt
  }

  /** Applies entries that must be accepted. `at` is then no earlier than the last of them. */
  apply(...entries: readonly EntryOf<T>[]): this {
    for (const entry of entries) {
      const step = this.#tried(entry)
      if (!step.ok) throw new Error(`${step.error.code}: ${step.error.message}`)
      this.state = step.value.state
      this.events = step.value.events
      this.at = Math.max(this.at, this.state.clock.now)
    }
    return this
  }

  /** Applies an entry that must be refused, and returns the error. */
  errorOf(entry: unknown): ErrorFor<T> {
    const step = this.#tried(entry)
    if (step.ok) throw new Error(`It was not refused: ${JSON.stringify(entry)}`)
    return step.error
  }

  /** Replaces the state by a frozen copy. */
  setState(state: State<T>): this {
    this.state = deepFreeze(cloneJson(state)) as State<T>
    return this
  }

  /** Creates the entry of a move in the game's notation. */
  moveEntry(by: string, text: string): EntryOf<T> {
    const seat = seatOf(this.state.roster, by)
    const read = this.game.notation.parse(text, this.view(seat < 0 ? 'referee' : seat))
    if (!read.ok) throw new Error(read.error.message)
    return { kind: 'move', at: this.at, by, move: read.value }
  }

  /** Creates the answer to the first open prompt with a name. Throws if nobody can give it. */
  answerEntry(name: string, answer: unknown): EntryOf<T> {
    const { openPrompts, roster } = this.state
    const inquiry = openPrompts.find((each) => each.name === name)
    const by = inquiry === undefined ? undefined : answererOf(roster, inquiry.to)
    if (inquiry === undefined || by === undefined) {
      const open = openPrompts.map((each) => `"${each.name}"`).join(', ')
      throw new Error(`Nobody can answer "${name}" now; asked is ${open || 'nothing'}.`)
    }
    return { kind: 'answer', at: this.at, by, prompt: inquiry.id, answer }
  }

  /** Applies a roster event. */
  changeRoster(event: RosterEvent<T['Join']>): this {
    return this.apply({ kind: 'roster', at: this.at, event })
  }

  /** Applies a roster event that must be refused, and returns the error. */
  rosterError(event: RosterEvent<T['Join']>): ErrorFor<T> {
    return this.errorOf({ kind: 'roster', at: this.at, event })
  }

  /** Lets people leave the match together. */
  leave(...persons: readonly string[]): this {
    return this.changeRoster({ type: 'leave', persons, from: 'match' })
  }

  /** Advances the time, so that deadlines fall due. */
  advance(length: Duration): this {
    return this.wait(length).apply({ kind: 'time', at: this.at })
  }

  /** Advances `at` without an entry. */
  wait(length: Duration): this {
    this.at += length
    return this
  }

  /** Returns the view of a viewer. */
  view(viewer: Viewer): View<T> {
    return this.game.view(this.state, viewer)
  }

  /** Returns the name of a seat's player. */
  name(seat: number): string {
    return nameOf(this.state.roster, seat)
  }

  /** Empty if nobody won, `undefined` while the game goes on. */
  get winners(): readonly string[] | undefined {
    return this.game.outcome(this.state)?.winners
  }

  get messages(): readonly string[] {
    return this.#sayings.map(([, sentence]) => sentence)
  }

  /** The events of the last entry, as sentences after their recipients. */
  get transcript(): readonly string[] {
    return this.#sayings.map(([whom, sentence]) => `${whom}: ${sentence}`)
  }

  get #sayings(): readonly (readonly [whom: string, sentence: string])[] {
    const names = namesOf(this.state)
    return this.events.map(({ to, event }) => {
      const whom = typeof to === 'number' ? `seat ${to}` : typeof to === 'string' ? to : to.person
      return [whom, this.game.describeEvent(event, names)]
    })
  }

  #tried(entry: unknown): Result<StepOf<T>, ErrorFor<T>> {
    const { game, state } = this
    const before = JSON.stringify(state)
    const sent = JSON.stringify(entry)
    const error = game.check(state, entry)
    const step = game.apply(state, entry)
    const all = game.applyAll(state, [entry])
    const simulation = game.simulate(state)
    const simulated = simulation.apply(entry)
    same('the state before', JSON.stringify(state), before)
    same('the entry', JSON.stringify(entry), sent)
    same('what check says', error, step.ok ? undefined : step.error)
    same('what the simulation says', simulated, error)
    same('the simulated state', simulation.snapshot(), step.ok ? step.value.state : state)
    if (!step.ok) {
      same('what applyAll says', all, { ok: false, error: { index: 0, error: step.error } })
      if (!/[.!?]["”]?$/u.test(step.error.message)) {
        throw new Error(`The message of the error is no sentence: ${step.error.message}`)
      }
      return step
    }
    same('the state of applyAll', all, { ok: true, value: step.value.state })
    for (const part of [step.value.state, step.value.events]) {
      const problem = jsonProblem(part)
      if (problem !== undefined) throw new Error(`The step is not plain: ${problem}`)
      const unfrozen = unfrozenPart(part)
      if (unfrozen !== undefined) throw new Error(`The step is not frozen: ${unfrozen}`)
    }
    return step
  }
}

function same(what: string, found: unknown, wanted: unknown): void {
  const differs = describeDifference(found, wanted)
  if (differs !== undefined) throw new Error(`${what} differs ${differs}`)
}
