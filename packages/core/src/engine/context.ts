import type { CoreEvent } from '../game/game-event.js'
import type { Viewer } from '../game/viewer.js'
import { cloneJson, deepFreeze, type Mutable } from '../plain.js'
import type { Addressee } from '../prompt.js'
import { adjustTimers, startTimer, stopTimer } from '../roster/clock.js'
import { type Roster, type SeatNumber, seatFor } from '../roster/roster.js'
import { excuseHalt } from '../roster/silence.js'
import { type GameResult, outcomeOf } from '../roster/winning.js'
import type { Duration, Timestamp } from '../time.js'
import type { DetailsOf, DraftOf, GameTypes, PromptName, QuestionOf, State } from './bundle.js'
import type { GameEventOf } from './contract.js'

/** A game's access to core while it changes a draft: events, prompts, deadlines, seats, the end. */
export interface Context<T extends GameTypes> {
  /** The time of the entry or deadline. */
  readonly at: Timestamp
  /** Emits an event to a viewer. `event` is only called if somebody will read it. */
  emit(to: Viewer, clause: T['Clause'], event: () => T['Event']): void
  /** Opens a prompt. Default addressee: the referee, or the host if the match needs no referee. */
  prompt<Name extends PromptName<T>>(
    name: Name,
    question: QuestionOf<T, Name>,
    details: DetailsOf<T, Name>,
    to?: Addressee,
  ): void
  /** Cancels the open prompts with a name, or all of them. */
  cancelPrompts(name?: PromptName<T>): void
  /**
   * Starts or restarts a deadline. While play is paused, it keeps its whole time.
   *
   * @param seat - its seat. Default: `null`, the whole match
   * @param runsDuring - the pauses during which it keeps running, or `['*']`. Default: none
   */
  startTimer(
    deadline: T['Deadline'],
    length: Duration,
    seat?: SeatNumber | null,
    runsDuring?: readonly string[],
  ): void
  /** Stops a deadline, if it is running. */
  stopTimer(deadline: T['Deadline'], seat?: SeatNumber): void
  /** Pauses play for the game's own reason. A deadline of the same name limits the pause. */
  pause(reason: string, clause: T['Clause']): void
  /** Removes a reason for a pause. */
  resume(reason: string, clause: T['Clause']): void
  /** Removes a seat from the game. Nobody acts in it any more. */
  eliminate(seat: SeatNumber): void
  /** Gives a person a new seat with its secret, and returns the seat's number. */
  addSeat(person: string, secret: T['Secret']): SeatNumber
  /** Lets a person, or nobody (`null`), act in a seat. */
  assignSeat(seat: SeatNumber, person: string | null): void
  /** Sets the current referees. */
  setReferees(referees: readonly string[]): void
  /** Ends the game. Core works out from the winning seats which people win and what they get. */
  end(ending: GameResult<T['Clause']>): void
}

/** The context of an engine, which serves one draft after another. */
export class EngineContext<T extends GameTypes> implements Context<T> {
  at: Timestamp = 0
  readonly #events: GameEventOf<T>[] | null
  #state: Mutable<State<GameTypes>> | null = null

  /** @param events - the list for events, or `null` if nobody reads them */
  constructor(events: GameEventOf<T>[] | null = null) {
    this.#events = events
  }

  attach(state: DraftOf<T>, at: Timestamp): void {
    this.#state = state as unknown as Mutable<State<GameTypes>>
    this.at = at
  }

  get #draft(): Mutable<State<GameTypes>> {
    if (this.#state === null) throw new Error('A context was used after its call had returned.')
    return this.#state
  }

  emit(to: Viewer, clause: T['Clause'], event: () => T['Event']): void {
    this.emitCoreEvent(to, clause, event)
  }

  emitCoreEvent(to: Viewer, clause: string, event: () => T['Event'] | CoreEvent): void {
    if (this.#events === null) return
    const told: GameEventOf<T> = {
      to: deepFreeze(cloneJson(to)) as Viewer,
      at: this.at,
      clause,
      event: deepFreeze(cloneJson(event())) as T['Event'],
    }
    this.#events.push(Object.freeze(told))
  }

  prompt<Name extends PromptName<T>>(
    name: Name,
    question: QuestionOf<T, Name>,
    details: DetailsOf<T, Name>,
    to?: Addressee,
  ): void {
    const draft = this.#draft
    const addressee = to ?? (draft.roster.refereesWanted === 0 ? 'host' : 'referee')
    const asked = draft.openPrompts as unknown[]
    asked.push({ id: draft.promptCount, name, to: addressee, at: this.at, question, details })
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
    const { clock, roster } = this.#draft
    startTimer(clock, roster, { name: deadline, seat, runsDuring }, this.at, length)
  }

  stopTimer(deadline: T['Deadline'], seat: SeatNumber | null = null): void {
    stopTimer(this.#draft.clock, deadline, seat)
  }

  pause(reason: string, clause: string): void {
    const { roster, clock } = this.#draft
    if (roster.pauses.some((halt) => halt.reason === reason)) return
    roster.pauses.push({ reason, since: this.at, clause })
    adjustTimers(clock, roster, this.at)
    this.emitCoreEvent('public', clause, () => ({ type: 'paused', reason }))
  }

  resume(reason: string, clause: string): void {
    const { roster, clock } = this.#draft
    const index = roster.pauses.findIndex((halt) => halt.reason === reason)
    if (index < 0) return
    const [halt] = roster.pauses.splice(index, 1)
    adjustTimers(clock, roster, this.at)
    if (halt !== undefined) excuseHalt(this.#draft, halt, this.at)
    this.emitCoreEvent('public', clause, () => ({ type: 'resumed', reason }))
  }

  eliminate(seat: SeatNumber): void {
    this.assignSeat(seat, null)
    const place = this.#draft.roster.seats[seat]
    if (place !== undefined) place.presence = 'out'
  }

  addSeat(person: string, secret: T['Secret']): SeatNumber {
    const { roster, secret: secrets } = this.#draft
    roster.seats.push(seatFor(person, roster.clock))
    if (!roster.everPlayed.includes(person)) roster.everPlayed.push(person)
    secrets.push(cloneJson(secret))
    const seat = roster.seats.length - 1
    this.emitCoreEvent('public', '1250.1/VI.b(1)', () => ({ type: 'joined', seat, person }))
    return seat
  }

  assignSeat(seat: SeatNumber, person: string | null): void {
    const place = this.#draft.roster.seats[seat]
    if (place !== undefined) place.holder = person
  }

  setReferees(referees: readonly string[]): void {
    const { roster } = this.#draft
    roster.referees = [...referees]
    roster.refereesAway = roster.refereesAway.filter((person) => referees.includes(person))
    for (const person of referees) {
      if (!roster.everRefereed.includes(person)) roster.everRefereed.push(person)
    }
  }

  end(ending: GameResult<T['Clause']>): void {
    const draft = this.#draft
    const outcome = outcomeOf(draft.roster as Roster, ending, this.at)
    draft.outcome = outcome as typeof draft.outcome
    draft.clock.timers = []
    draft.openPrompts = []
    this.emitCoreEvent('public', '1250.1/III.f', () => ({
      type: 'ended',
      winners: outcome.winners,
    }))
  }
}
