import type { LogEntry, RulingEntry } from '../entry.js'
import type { GameRules } from '../game/game.js'
import type { Announcement, AnyPost, MatchEvent } from '../game/post.js'
import type { Situation } from '../game/view.js'
import type { Inquiry, MatchIdentity, Referee } from '../inquiry.js'
import type { Rejection } from '../rejection.js'
import { MOST_DUE, nextDue } from '../table/clock.js'
import { answererOf, isHalted } from '../table/table.js'
import type { Moment } from '../time.js'
import { grown } from './log.js'
import type { Match } from './match-value.js'
import { recipientsOf } from './recipients.js'
import type { UnfitAnswer } from './step.js'

/** What has come of a match so far. */
export interface RunProgress<State, Move, Said extends AnyPost> {
  readonly match: Match<State, Move>
  readonly events: readonly MatchEvent<Said>[]
  readonly recorded: readonly LogEntry<Move>[]
  readonly unfit: readonly UnfitAnswer[]
  readonly repeated: boolean
}

/** A match under way: what happens one after another, until somebody else has to act. */
export class Run<State, Move, Refused extends Rejection, Said extends AnyPost> {
  readonly #recorded: LogEntry<Move>[] = []
  readonly #unfit: UnfitAnswer[] = []
  readonly #events: MatchEvent<Said>[] = []
  readonly #game: GameRules<State, Move, Refused, Said>
  readonly #match: Match<State, Move>
  #state: State

  constructor(
    game: GameRules<State, Move, Refused, Said>,
    match: Match<State, Move>,
    posts: readonly Announcement<Said>[] = [],
  ) {
    this.#game = game
    this.#match = match
    this.#state = match.state
    if (posts.length > 0) this.#tell(posts, this.#situation)
  }

  /** The state now. */
  get state(): State {
    return this.#state
  }

  /** Whether the game is over. */
  get isOver(): boolean {
    return this.#situation.outcome !== null
  }

  get #situation(): Situation {
    return this.#game.situation(this.#state)
  }

  /** Why an entry would be refused now. */
  wouldRefuse(entry: unknown): Refused | undefined {
    return this.#game.check(this.#state, entry)
  }

  /** Whether a deadline falls due before something that is stamped so. */
  isDue(at: unknown): boolean {
    const { clock, outcome } = this.#situation
    const due = outcome === null ? nextDue(clock) : null
    return due !== null && typeof at === 'number' && due <= at
  }

  /** Applies an entry and records it; the answer is the refusal. */
  take(entry: unknown): Refused | undefined {
    const before = this.#state
    const step = this.#game.apply(before, entry)
    if (!step.ok) return step.error
    this.#state = step.value.state
    if (step.value.posts.length > 0) this.#tell(step.value.posts, this.#game.situation(before))
    if (step.value.entry !== null) this.#recorded.push(step.value.entry)
    return undefined
  }

  #tell(posts: readonly Announcement<Said>[], before: Situation): void {
    const { table } = this.#situation
    for (const post of posts) {
      const recipients = recipientsOf(post.to, table, before.table)
      this.#events.push(Object.freeze({ ...post, recipients }))
    }
  }

  /**
   * Lets deadlines up to a moment fall due, not too many, the referee asked after each. Where one of
   * them ends the game, the answer is why an entry that came after it is too late.
   */
  catchUp(until: Moment, referee: Referee | undefined, entry?: unknown): Refused | undefined {
    for (let fallen = 0; fallen < MOST_DUE && this.isDue(until); fallen++) {
      const due = nextDue(this.#situation.clock)
      const before = this.#state
      if (this.take({ kind: 'time', at: due }) !== undefined) return undefined
      if (this.isOver && entry !== undefined) return this.#game.check(before, entry)
      this.consult(referee)
    }
    return undefined
  }

  /** Asks the referee about every open inquiry, until none is left that it can answer. */
  consult(referee: Referee | undefined): void {
    if (referee === undefined) return
    const passed = new Set<number>()
    const match: MatchIdentity = {
      gameId: this.#game.id,
      matchId: this.#match.id,
      startedAt: this.#situation.table.startedAt,
    }
    for (;;) {
      const asked = this.#situation.asked.find(({ id }) => !passed.has(id))
      if (asked === undefined) return
      passed.add(asked.id)
      const ruling = this.#rulingOf(asked)
      if (ruling === undefined || this.#waits(ruling)) continue
      const answer = referee(asked, match)
      if (answer === undefined) continue
      const rejection = this.take({ ...ruling, answer })
      if (rejection !== undefined) this.#unfit.push({ asked, rejection })
    }
  }

  /** The ruling of whoever is asked, its answer still open; `undefined` when there is nobody. */
  #rulingOf({ id, to }: Inquiry): RulingEntry | undefined {
    const { table, clock } = this.#situation
    const by = answererOf(table, to)
    return by === undefined
      ? undefined
      : { kind: 'ruling', at: clock.now, by, inquiry: id, answer: null }
  }

  /** Whether no ruling is taken on it as long as play is halted: then nobody is asked. */
  #waits(ruling: RulingEntry): boolean {
    return isHalted(this.#situation.table) && this.wouldRefuse(ruling)?.code === 'halted'
  }

  /** What has come of it so far. */
  progress(repeated = false): RunProgress<State, Move, Said> {
    return {
      match: this.#grown(),
      events: Object.freeze(this.#events),
      recorded: Object.freeze(this.#recorded),
      unfit: Object.freeze(this.#unfit),
      repeated,
    }
  }

  /** The match with what was recorded. What it holds is frozen already, so nothing is walked. */
  #grown(): Match<State, Move> {
    if (this.#recorded.length === 0 && Object.isFrozen(this.#match)) return this.#match
    return grown(this.#match, this.#recorded, { state: this.#state })
  }
}
