import type { Asked, GameTypes, State } from '../engine/bundle.js'
import type { EntryOf, Game, RejectionFor, TableSetup } from '../engine/contract.js'
import { MOST_DUE } from '../engine/engine.js'
import type { PostOf } from '../engine/post.js'
import type { Entry, RulingEntry } from '../entry.js'
import type { Referee } from '../inquiry.js'
import { copyPlain, freezePlain } from '../plain.js'
import { type RejectionOf, type RejectionTable, reject } from '../rejection.js'
import { err, ok, type Result } from '../result.js'
import { nextDue } from '../table/clock.js'
import { isHalted } from '../table/table.js'
import { isMoment, type Moment } from '../time.js'

/** A state that a match can go on from when its older log cannot be replayed. */
export interface Checkpoint<T extends GameTypes> {
  /** How many entries of the log are in it. */
  readonly entries: number
  /** The state after them. */
  readonly state: State<T>
}

/**
 * One instance of a game, whole: who sat down, what was settled, everything that happened. Plain
 * JSON, frozen; it holds no function and no generator.
 *
 * @typeParam T - the game's bundle of types
 */
export interface Match<T extends GameTypes> {
  /** The game's id. */
  readonly game: string
  /** The game's revision. */
  readonly revision: number
  /** The start announcement. */
  readonly table: TableSetup
  /** The options, defaults filled in. */
  readonly options: T['Options']
  /** Everything that happened, in order. */
  readonly log: readonly EntryOf<T>[]
  /** Where the replay begins, when an old log could not be replayed; `null` for the start. */
  readonly base: Checkpoint<T> | null
  /** The state after the whole log. */
  readonly state: State<T>
}

/** An answer of a given referee's that did not fit; the inquiry stays open. */
export interface UnfitAnswer<T extends GameTypes> {
  /** The inquiry. */
  readonly asked: Asked<T>
  /** Why the answer was refused. */
  readonly rejection: RejectionFor<T>
}

/** What comes of a match that goes on. */
export interface MatchStep<T extends GameTypes> {
  /** The match as it now stands. */
  readonly match: Match<T>
  /** Who is told what, in order. */
  readonly posts: readonly PostOf<T>[]
  /** What was added to the log: the entry, the time entries before it, the rulings. */
  readonly recorded: readonly EntryOf<T>[]
  /** Answers of the given referee's that did not fit: a fault of its, to be mended. */
  readonly unfit: readonly UnfitAnswer<T>[]
}

/** What a match needs to go on by itself. */
export interface MatchOptions {
  /** Answers inquiries; without one all are left to `submit`. */
  readonly referee?: Referee | undefined
  /**
   * The place in the log that the entry is meant for, which is the length of the log that its
   * author saw. Guards against the same mail submitted twice.
   */
  readonly number?: number | undefined
}

/** From each code that a match adds to the game's to the facts of its sentence. */
export interface MatchFacts {
  /** The entry was meant for another place in the log. */
  wrongNumber: {
    /** What was given; `null` where that is no whole number. */
    readonly number: number | null
    readonly next: number
  }
}

/** A refusal of a match's own. */
export type MatchRejection = RejectionOf<MatchFacts, 'contract/order'>

const matchRejections: RejectionTable<MatchFacts, 'contract/order'> = {
  wrongNumber: {
    clause: 'contract/order',
    says: ({ number, next }) =>
      number === null
        ? `That is no number of an entry; give a whole number. The next one is ${next}.`
        : number < next
          ? `Entry ${number} is in the log already; the next one is ${next}.`
          : `Entry ${number} comes too soon; the next one is ${next}.`,
  },
}

/**
 * What an entry carries that a player wrote: the move, or what a joiner brings.
 *
 * @typeParam Given - the type of the entry
 */
export type Carried<Given> = Given extends { readonly kind: 'move'; readonly move: infer Move }
  ? Move
  : Given extends { readonly kind: 'membership'; readonly event: infer Event }
    ? Event extends { readonly join: infer Join }
      ? Join
      : never
    : never

/**
 * What came from outside and has not been read: of type `unknown` as a whole, or an entry that the
 * app made around a move (or a joiner's particulars) of type `unknown`. An entry that has a type is
 * none, so that a move of the wrong type does not compile.
 *
 * @typeParam Given - the type of what is given
 */
export type Unread<Given> = unknown extends Given
  ? Given
  : [Given] extends [Entry]
    ? unknown extends Carried<Given>
      ? Given
      : never
    : never

/**
 * Starts a match. Refuses as the game's `setup` does.
 *
 * @example
 * ```ts
 * import { firstAnswer, seededReferee, startMatch } from '@ackanomic/core'
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 *
 * const table = { players: ['Ann', 'Bob', 'Cyd'], referees: ['Dee'], startedAt: 0 }
 * const started = startMatch(pureSkill, { table }, { referee: seededReferee(7) })
 * started.ok ? started.value.match.log.length : 0 // => 1
 * ```
 */
export function startMatch<T extends GameTypes>(
  game: Game<T>,
  start: { readonly table: TableSetup; readonly options?: unknown },
  options?: Pick<MatchOptions, 'referee'>,
): Result<MatchStep<T>, RejectionFor<T>>
/** Starts a match as an announcement from outside has it: it is checked. */
export function startMatch<T extends GameTypes, const Given>(
  game: Game<T>,
  start: { readonly table: Unread<Given>; readonly options?: unknown },
  options?: Pick<MatchOptions, 'referee'>,
): Result<MatchStep<T>, RejectionFor<T>>
export function startMatch<T extends GameTypes>(
  game: Game<T>,
  start: { readonly table: unknown; readonly options?: unknown },
  { referee }: Pick<MatchOptions, 'referee'> = {},
): Result<MatchStep<T>, RejectionFor<T>> {
  const table = start.table as TableSetup
  const step = game.setup(table, start.options)
  if (!step.ok) return step
  const { state, posts } = step.value
  const run = new Run(game, state, [...posts])
  run.consult(referee)
  const match: Match<T> = {
    game: game.id,
    revision: game.revision,
    table: announcementOf(table),
    options: state.options,
    log: run.recorded,
    base: null,
    state: run.state,
  }
  return ok(run.step(match))
}

/**
 * Takes an entry: first lets the deadlines before it fall due one by one, asking the referee after
 * each, then applies the entry, then asks the referee until nothing more can be answered. Refuses
 * as the game's `apply` does, or with `wrongNumber`; then the match stays as it was.
 */
export function submit<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  entry: EntryOf<T>,
  options?: MatchOptions,
): Result<MatchStep<T>, RejectionFor<T> | MatchRejection>
/**
 * Takes what came from outside as it is: it is checked, and refused where it does not fit.
 *
 * @example
 * ```ts
 * import { seededReferee, startMatch, submit } from '@ackanomic/core'
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 *
 * const table = { players: ['Ann', 'Bob', 'Cyd'], referees: ['Dee'], startedAt: 0 }
 * const started = startMatch(pureSkill, { table }, { referee: seededReferee(7) })
 * if (!started.ok) throw new Error(started.error.says)
 * const sent: unknown = JSON.parse('{"type":"bid","card":"KD"}')
 * const step = submit(pureSkill, started.value.match, { kind: 'move', at: 5, by: 'Ann', move: sent })
 * step.ok ? '' : step.error.code // => 'notInPack'
 * ```
 */
export function submit<T extends GameTypes, const Given>(
  game: Game<T>,
  match: Match<T>,
  entry: Unread<Given>,
  options?: MatchOptions,
): Result<MatchStep<T>, RejectionFor<T> | MatchRejection>
export function submit<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  entry: unknown,
  { referee, number }: MatchOptions = {},
): Result<MatchStep<T>, RejectionFor<T> | MatchRejection> {
  const next = match.log.length
  if (number !== undefined && number !== next) {
    const facts = { number: Number.isInteger(number) ? number : null, next }
    return err(reject(matchRejections, { code: 'wrongNumber', facts }))
  }
  const run = new Run(game, match.state)
  run.consult(referee)
  const at = stampOf(entry)
  if (isMoment(at)) run.catchUp(at, referee)
  const problem = run.take(entry)
  if (problem !== undefined) return err(problem)
  run.consult(referee)
  return ok(run.step({ ...match, log: [...match.log, ...run.recorded], state: run.state }))
}

/**
 * It is now `at`: lets what fell due happen, one deadline after another, each with its rulings; 2,000
 * of them at most, and the next tick goes on. Nothing is recorded where nothing was due, so tick as
 * often as you like.
 */
export function tick<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  at: Moment,
  { referee }: Pick<MatchOptions, 'referee'> = {},
): MatchStep<T> {
  const run = new Run(game, match.state)
  run.consult(referee)
  run.catchUp(at, referee)
  return run.step({ ...match, log: [...match.log, ...run.recorded], state: run.state })
}

/** A start announcement as a match keeps it: a copy, frozen, without fields that say nothing. */
function announcementOf(table: TableSetup): TableSetup {
  const told = Object.entries(table).filter(([, value]) => value !== undefined)
  return freezePlain(copyPlain(Object.fromEntries(told))) as unknown as TableSetup
}

/** The stamp of whatever came in; what cannot be looked at has none, and is refused as it is read. */
function stampOf(entry: unknown): unknown {
  try {
    return (entry as { readonly at?: unknown } | null)?.at
  } catch {
    return undefined
  }
}

/** A match under way: what happens one after another, until somebody else has to act. */
class Run<T extends GameTypes> {
  readonly recorded: EntryOf<T>[] = []
  readonly #unfit: UnfitAnswer<T>[] = []
  readonly #posts: PostOf<T>[]
  readonly #game: Game<T>
  state: State<T>

  constructor(game: Game<T>, state: State<T>, posts: PostOf<T>[] = []) {
    this.#game = game
    this.state = state
    this.#posts = posts
  }

  /** Applies an entry and records it; the answer is the refusal. */
  take(entry: unknown): RejectionFor<T> | undefined {
    const step = this.#game.apply(this.state, entry)
    if (!step.ok) return step.error
    this.state = step.value.state
    this.#posts.push(...step.value.posts)
    if (step.value.entry !== null) this.recorded.push(step.value.entry)
    return undefined
  }

  /** Lets deadlines up to a moment fall due, not too many, the referee asked after each. */
  catchUp(until: Moment, referee: Referee | undefined): void {
    for (let fallen = 0; fallen < MOST_DUE; fallen++) {
      const due = nextDue(this.state.clock)
      if (this.state.outcome !== null || due === null || !(due <= until)) return
      if (this.take({ kind: 'time', at: due }) !== undefined) return
      this.consult(referee)
    }
  }

  /** Asks the referee about every open inquiry, until none is left that it can answer. */
  consult(referee: Referee | undefined): void {
    if (referee === undefined) return
    const passed = new Set<number>()
    for (;;) {
      const asked = this.state.asked.find(({ id }) => !passed.has(id))
      if (asked === undefined) return
      passed.add(asked.id)
      const ruling = rulingOf(this.state, asked)
      if (ruling === undefined || this.#waits(ruling)) continue
      const answer = referee(asked)
      if (answer === undefined) continue
      const rejection = this.take({ ...ruling, answer })
      if (rejection !== undefined) this.#unfit.push({ asked, rejection })
    }
  }

  /** Whether no ruling is taken on it as long as play is halted: then nobody is asked. */
  #waits(ruling: RulingEntry): boolean {
    return isHalted(this.state.table) && this.#game.check(this.state, ruling)?.code === 'halted'
  }

  step(match: Match<T>): MatchStep<T> {
    return freezePlain({ match, posts: this.#posts, recorded: this.recorded, unfit: this.#unfit })
  }
}

/** The ruling of whoever is asked, its answer still open; `undefined` when there is nobody. */
function rulingOf<T extends GameTypes>(
  { table, clock }: State<T>,
  { id, to }: Asked<T>,
): RulingEntry | undefined {
  const by = to === 'host' ? null : to === 'referee' ? table.referees[0] : table.seats[to]?.holder
  if (by === undefined || (by === null && to !== 'host')) return undefined
  return { kind: 'ruling', at: clock.now, by, inquiry: id, answer: null }
}
