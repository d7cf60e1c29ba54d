import type { AnswerEntry, LogEntry } from '../entry.js'
import type { GameRules } from '../game/game.js'
import type { AnyEvent, GameEvent, MatchEvent } from '../game/game-event.js'
import type { MatchStatus } from '../game/view.js'
import type { GameError } from '../game-error.js'
import type { MatchIdentity, Prompt, Referee } from '../prompt.js'
import { MAX_DUE, nextDeadlineOf } from '../roster/clock.js'
import { answererOf, isPaused } from '../roster/roster.js'
import type { Timestamp } from '../time.js'
import { identityOf, revealChance } from './chance.js'
import { grown } from './log.js'
import type { Match } from './match-value.js'
import { addressed } from './recipients.js'
import type { RejectedAnswer } from './step.js'

export interface RunProgress<State, Move, Event extends AnyEvent> {
  readonly match: Match<State, Move>
  readonly events: readonly MatchEvent<Event>[]
  readonly appended: readonly LogEntry<Move>[]
  readonly rejectedAnswers: readonly RejectedAnswer[]
  readonly duplicate: boolean
}

/** A match under way, until somebody else has to act. */
export class Run<State, Move, Refused extends GameError, Event extends AnyEvent> {
  readonly #recorded: LogEntry<Move>[] = []
  readonly #unfit: RejectedAnswer[] = []
  readonly #events: MatchEvent<Event>[] = []
  readonly #game: GameRules<State, Move, Refused, Event>
  readonly #match: Match<State, Move>
  #state: State
  /** The last referee who was asked, who can reveal the secret of a finished match. */
  #referee: Referee | undefined

  constructor(
    game: GameRules<State, Move, Refused, Event>,
    match: Match<State, Move>,
    events: readonly GameEvent<Event>[] = [],
  ) {
    this.#game = game
    this.#match = match
    this.#state = match.state
    if (events.length > 0) this.#emit(events, this.#situation)
  }

  get state(): State {
    return this.#state
  }

  get isOver(): boolean {
    return this.#situation.outcome !== null
  }

  get #identity(): MatchIdentity {
    return identityOf(this.#game, this.#match)
  }

  get #situation(): MatchStatus {
    return this.#game.status(this.#state)
  }

  wouldRefuse(entry: unknown): Refused | undefined {
    return this.#game.check(this.#state, entry)
  }

  isDue(at: unknown): boolean {
    const { clock, outcome } = this.#situation
    const due = outcome === null ? nextDeadlineOf(clock) : null
    return due !== null && typeof at === 'number' && due <= at
  }

  apply(entry: unknown): Refused | undefined {
    const before = this.#state
    const step = this.#game.apply(before, entry)
    if (!step.ok) return step.error
    this.#state = step.value.state
    if (step.value.events.length > 0) this.#emit(step.value.events, this.#game.status(before))
    if (step.value.entry !== null) this.#recorded.push(step.value.entry)
    return undefined
  }

  #emit(events: readonly GameEvent<Event>[], before: MatchStatus): void {
    this.#events.push(...addressed(events, this.#situation.roster, before.roster))
  }

  /** Runs deadlines up to a time. If one ends the game, returns why the entry is too late. */
  catchUp(until: Timestamp, referee: Referee | undefined, entry?: unknown): Refused | undefined {
    for (let fallen = 0; fallen < MAX_DUE && this.isDue(until); fallen++) {
      const due = nextDeadlineOf(this.#situation.clock)
      const before = this.#state
      if (this.apply({ kind: 'time', at: due }) !== undefined) return undefined
      if (this.isOver && entry !== undefined) return this.#game.check(before, entry)
      this.consult(referee)
    }
    return undefined
  }

  consult(referee: Referee | undefined): void {
    if (referee === undefined) return
    this.#referee = referee
    const passed = new Set<number>()
    const match = this.#identity
    for (;;) {
      const asked = this.#situation.openPrompts.find(({ id }) => !passed.has(id))
      if (asked === undefined) return
      passed.add(asked.id)
      const entry = this.#answerEntryFor(asked)
      if (entry === undefined || this.#waits(entry)) continue
      const answer = referee(asked, match)
      if (answer === undefined) continue
      const error = this.apply({ ...entry, answer })
      if (error !== undefined) this.#unfit.push({ prompt: asked, error })
    }
  }

  /** The answer entry without its answer; `undefined` if nobody can answer. */
  #answerEntryFor({ id, to }: Prompt): AnswerEntry | undefined {
    const { roster, clock } = this.#situation
    const by = answererOf(roster, to)
    return by === undefined
      ? undefined
      : { kind: 'answer', at: clock.now, by, prompt: id, answer: null }
  }

  /** Whether the prompt takes no answer while play is paused. */
  #waits(entry: AnswerEntry): boolean {
    return isPaused(this.#situation.roster) && this.wouldRefuse(entry)?.code === 'paused'
  }

  progress(repeated = false): RunProgress<State, Move, Event> {
    return {
      match: this.#grown(),
      events: Object.freeze(this.#events),
      appended: Object.freeze(this.#recorded),
      rejectedAnswers: Object.freeze(this.#unfit),
      duplicate: repeated,
    }
  }

  /** The match with the new entries, in which everything is frozen already. */
  #grown(): Match<State, Move> {
    const shown = this.isOver ? revealChance(this.#referee, this.#identity, this.#match) : {}
    const isSame = this.#recorded.length === 0 && shown.chance === undefined
    if (isSame && Object.isFrozen(this.#match)) return this.#match
    return grown(this.#match, this.#recorded, { state: this.#state, ...shown })
  }
}
