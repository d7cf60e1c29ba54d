import type { TableEvent } from '../game/game-event.js'
import type { Viewer } from '../game/viewer.js'
import { cloneJson, frozenCopy, type Mutable } from '../plain.js'
import type { Addressee } from '../prompt.js'
import { adjustTimers, startTimer, stopTimer } from '../table/clock.js'
import { excuseHalt } from '../table/silence.js'
import type { SeatNumber, Table } from '../table/table.js'
import { type GameResult, outcomeOf } from '../table/winning.js'
import type { Duration, Timestamp } from '../time.js'
import type { DetailsOf, DraftOf, GameTypes, PromptName, QuestionOf, State } from './bundle.js'
import type { GameEventOf } from './contract.js'

/**
 * What a game can do besides changing its own state: send events, prompt, run timers, change the
 * table, and end the game. A context works on the draft of the present call, and only until that
 * call returns.
 */
export interface Context<T extends GameTypes> {
  /** The moment of the entry, or of the deadline that fell due; milliseconds UTC. */
  readonly at: Timestamp
  /**
   * Tells a viewer something. The event is made only when somebody will read it, and is copied, so
   * that nothing of the draft escapes.
   */
  emit(to: Viewer, clause: T['Clause'], event: () => T['Event']): void
  /** Puts a prompt, to the referee unless said otherwise. */
  prompt<Name extends PromptName<T>>(
    name: Name,
    question: QuestionOf<T, Name>,
    details: DetailsOf<T, Name>,
    to?: Addressee,
  ): void
  /** Withdraws the open prompts of a name, or all of them. */
  cancelPrompts(name?: PromptName<T>): void
  /**
   * Starts a deadline; one that runs already starts again. While play is paused, it keeps all its
   * time.
   *
   * @param seat - the seat it is for; the whole table when left out or `null`
   * @param runsDuring - the reasons for a pause that it runs through, or `['*']` for all; none when
   * left out
   */
  startTimer(
    deadline: T['Deadline'],
    length: Duration,
    seat?: SeatNumber | null,
    runsDuring?: readonly string[],
  ): void
  /** Drops a deadline: it is met, or no longer matters. Nothing happens if it does not run. */
  stopTimer(deadline: T['Deadline'], seat?: SeatNumber): void
  /**
   * Pauses play for a reason of the game's own; nothing happens if it is paused for it already. A
   * refusal meanwhile says until when, where a deadline of the same name runs.
   */
  pause(reason: string, clause: T['Clause']): void
  /** Takes a reason for a pause away. */
  resume(reason: string, clause: T['Clause']): void
  /** Removes a seat from the game by its rules: nobody acts in it any more. */
  eliminate(seat: SeatNumber): void
  /** Gives a person a new seat with its secret, and returns its number. */
  addSeat(person: string, secret: T['Secret']): SeatNumber
  /** Lets somebody (or nobody: `null`) act in a seat. */
  assignSeat(seat: SeatNumber, person: string | null): void
  /** Sets who are referees now. */
  setReferees(referees: readonly string[]): void
  /**
   * Ends the game at this moment: no deadline runs on, no prompt stays open. Name seats; who gets
   * what they win, and whether anybody may, core works out.
   */
  end(ending: GameResult<T['Clause']>): void
}

/**
 * The context that core uses. One serves an engine for its whole life, for one draft after another.
 * If `events` is `null`, no events are made.
 */
export class EngineContext<T extends GameTypes> implements Context<T> {
  at: Timestamp = 0
  /** The events so far, or `null` if nobody reads them. */
  posts: GameEventOf<T>[] | null = null
  #state: Mutable<State<GameTypes>> | null = null

  /** Puts the context before a draft. */
  stand(state: DraftOf<T>, at: Timestamp): void {
    this.#state = state as unknown as Mutable<State<GameTypes>>
    this.at = at
  }

  get #draft(): Mutable<State<GameTypes>> {
    if (this.#state === null) throw new Error('A context was used after its call had returned.')
    return this.#state
  }

  emit(to: Viewer, clause: T['Clause'], event: () => T['Event']): void {
    if (this.posts !== null) this.tellTable(to, clause, event)
  }

  /** Like `emit`, also for core's own events. */
  tellTable(to: Viewer, clause: string, event: () => T['Event'] | TableEvent): void {
    if (this.posts === null) return
    const told: GameEventOf<T> = {
      to: frozenCopy(to),
      at: this.at,
      clause,
      event: frozenCopy(event()),
    }
    this.posts.push(Object.freeze(told))
  }

  prompt<Name extends PromptName<T>>(
    name: Name,
    question: QuestionOf<T, Name>,
    details: DetailsOf<T, Name>,
    to: Addressee = 'referee',
  ): void {
    const draft = this.#draft
    const asked = draft.openPrompts as unknown[]
    asked.push({ id: draft.promptCount, name, to, at: this.at, question, details })
    draft.promptCount += 1
  }

  cancelPrompts(name?: PromptName<T>): void {
    const draft = this.#draft
    const asked = draft.openPrompts as { name: string }[]
    draft.openPrompts = (
      name === undefined ? [] : asked.filter((prompt) => prompt.name !== name)
    ) as typeof draft.openPrompts
  }

  startTimer(
    deadline: T['Deadline'],
    length: Duration,
    seat: SeatNumber | null = null,
    runsDuring: readonly string[] = [],
  ): void {
    const { clock, table } = this.#draft
    startTimer(clock, table.pauses, { name: deadline, seat, runsDuring }, this.at, length)
  }

  stopTimer(deadline: T['Deadline'], seat: SeatNumber | null = null): void {
    stopTimer(this.#draft.clock, deadline, seat)
  }

  pause(reason: string, clause: string): void {
    const { table, clock } = this.#draft
    if (table.pauses.some((halt) => halt.reason === reason)) return
    table.pauses.push({ reason, since: this.at, clause })
    adjustTimers(clock, table.pauses, this.at)
    this.tellTable('public', clause, () => ({ type: 'paused', reason }))
  }

  resume(reason: string, clause: string): void {
    const { table, clock } = this.#draft
    const index = table.pauses.findIndex((halt) => halt.reason === reason)
    if (index < 0) return
    const [halt] = table.pauses.splice(index, 1)
    adjustTimers(clock, table.pauses, this.at)
    if (halt !== undefined) excuseHalt(this.#draft, halt, this.at)
    this.tellTable('public', clause, () => ({ type: 'resumed', reason }))
  }

  eliminate(seat: SeatNumber): void {
    this.assignSeat(seat, null)
    const place = this.#draft.table.seats[seat]
    if (place !== undefined) place.presence = 'out'
  }

  addSeat(person: string, secret: T['Secret']): SeatNumber {
    const { table, secret: secrets } = this.#draft
    table.seats.push({ player: person, holder: person, presence: 'here', active: true })
    if (!table.everPlayed.includes(person)) table.everPlayed.push(person)
    secrets.push(cloneJson(secret))
    const seat = table.seats.length - 1
    this.tellTable('public', '1250.1/VI.b(1)', () => ({ type: 'joined', seat, person }))
    return seat
  }

  assignSeat(seat: SeatNumber, person: string | null): void {
    const place = this.#draft.table.seats[seat]
    if (place !== undefined) place.holder = person
  }

  setReferees(referees: readonly string[]): void {
    const { table } = this.#draft
    table.referees = [...referees]
    table.refereesAway = table.refereesAway.filter((person) => referees.includes(person))
    for (const person of referees) {
      if (!table.everRefereed.includes(person)) table.everRefereed.push(person)
    }
  }

  end(ending: GameResult<T['Clause']>): void {
    const draft = this.#draft
    const outcome = outcomeOf(draft.table as Table, ending, this.at)
    draft.outcome = outcome as typeof draft.outcome
    draft.clock.timers = []
    draft.openPrompts = []
    this.tellTable('public', '1250.1/III.f', () => ({ type: 'ended', winners: outcome.winners }))
  }
}
