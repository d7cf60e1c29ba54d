import type { LogEntry } from '../entry.js'
import type { GameRules, TableSetup } from '../game/game.js'
import type { AnyPost } from '../game/post.js'
import type { StandardSchemaV1 } from '../game/standard-schema.js'
import type { Foreign, Unread } from '../game/unread.js'
import type { Referee } from '../inquiry.js'
import { copyPlain, freezePlain } from '../plain.js'
import type { Rejection } from '../rejection.js'
import { err, ok, type Result } from '../result.js'
import { isMoment, type Moment } from '../time.js'
import { isRepeated } from './log.js'
import { type MatchRejection, refuse, senderOf, staleness } from './refusals.js'
import { Run } from './run.js'
import type { Match, MatchStep } from './step.js'

/**
 * A refusal by a match. Time may have passed before it: keep `step.match`, in which that stands, and
 * send `step.posts`; where no time passed it is the match as it was.
 */
export type MatchRefusal<Refused, Carried> = (Refused | MatchRejection) & {
  /** What time did before the refusal. */
  readonly step: Carried
}

/** What a match needs to go on by itself. */
export interface RefereeOptions {
  /** Answers inquiries; without one all are left to `submit`. */
  readonly referee?: Referee | undefined
}

/** How something is submitted. */
export interface SubmitOptions extends RefereeOptions {
  /**
   * A key of the sender's own, 1 to 200 characters, such as the id of eir mail: what comes again
   * under the same key of the same sender gets the same answer, and nothing is played twice.
   */
  readonly key?: string | undefined
  /**
   * The tag of the page for which the entry was made (`tagOf`): if the sender would see another page
   * now, the entry is refused. For moves and rulings.
   */
  readonly tag?: string | undefined
}

/** How a match starts. */
export interface MatchStart<Table = TableSetup, Options = unknown> {
  /** The start announcement. */
  readonly table: Table
  /** The options; each that has a default may be left out. */
  readonly options?: Options
  /** The position to start from; the beginning, when left out. */
  readonly position?: unknown
}

/**
 * Starts a match. What came from outside as `unknown` is checked; what has a type must have the
 * right one. Refuses as the game's `setup` does.
 *
 * @example
 * ```ts
 * import { programReferee, startMatch } from '@ackanomic/core'
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 *
 * const table = { players: ['Ann', 'Bob', 'Cyd'], referees: ['Dee'], startedAt: 0 }
 * const referee = programReferee('kept from the players')
 * const started = startMatch(pureSkill, { table }, { referee })
 * started.ok ? started.value.match.log.length : 0 // => 1
 * ```
 */
export function startMatch<
  State,
  Move,
  Refused extends Rejection,
  Said extends AnyPost,
  Options,
  const Table,
  const Given,
>(
  game: GameRules<State, Move, Refused, Said> & {
    readonly schemas: { readonly options: StandardSchemaV1<unknown, Options> }
  },
  {
    table,
    options,
    position,
  }: MatchStart<TableSetup | Foreign<Table>, Partial<Options> | Foreign<Given>>,
  { referee }: RefereeOptions = {},
): Result<MatchStep<State, Move, Said>, Refused> {
  const step = game.setup(table as TableSetup, options, position)
  if (!step.ok) return step
  const { state, posts } = step.value
  const match: Match<State, Move> = {
    game: game.id,
    revision: game.revision,
    table: told(table) as TableSetup,
    options: told(options ?? {}),
    position: told(position ?? null),
    base: null,
    log: [],
    state,
  }
  const run = new Run(game, match, [...posts])
  run.consult(referee)
  return ok(run.step())
}

/**
 * Takes an entry: first lets the deadlines before it fall due one by one, asking the referee after
 * each, then applies the entry, then asks the referee until nothing more can be answered. Refuses
 * as the game's `apply` does, or with `outOfDate` or `badKey`. The refusal carries the match as time
 * left it; besides that the match stays as it was, and no chance is drawn for what is refused.
 *
 * @param given - an entry; its `at` is the moment at which it came in, by the clock of whoever runs
 * the match: never by the sender's. What came from outside as `unknown` is checked
 *
 * @example
 * ```ts
 * import { programReferee, startMatch, submit } from '@ackanomic/core'
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 *
 * const table = { players: ['Ann', 'Bob', 'Cyd'], referees: ['Dee'], startedAt: 0 }
 * const referee = programReferee('kept from the players')
 * const started = startMatch(pureSkill, { table }, { referee })
 * if (!started.ok) throw new Error(started.error.says)
 * const sent: unknown = JSON.parse('{"type":"bid","card":"KD"}')
 * const step = submit(pureSkill, started.value.match, { kind: 'move', at: 5, by: 'Ann', move: sent })
 * step.ok ? '' : step.error.code // => 'notInPack'
 * ```
 */
export function submit<State, Move, Refused extends Rejection, Said extends AnyPost, const Given>(
  game: GameRules<State, Move, Refused, Said>,
  match: Match<State, Move>,
  given: LogEntry<Move> | Unread<Given>,
  { referee, key, tag }: SubmitOptions = {},
): Result<MatchStep<State, Move, Said>, MatchRefusal<Refused, MatchStep<State, Move, Said>>> {
  const run = new Run(game, match)
  const refused = (rejection: Refused | MatchRejection) =>
    err(Object.freeze({ ...rejection, step: run.step() }))
  if (key !== undefined && !isKey(key)) return refused(refuse({ code: 'badKey', facts: {} }))
  const entry = key === undefined ? given : keyed(given, key)
  if (key !== undefined && isRepeated(match, entry, key)) return ok(run.step(true))
  const at = partOf(entry, 'at')
  if (isMoment(at) && run.isDue(at)) {
    const problem = run.wouldRefuse(entry)
    if (problem?.code === 'malformed') return refused(problem)
    const late = run.catchUp(at, referee, entry)
    if (late !== undefined) return refused(late)
    // The clock itself is never too late.
    if (run.isOver && partOf(entry, 'kind') === 'time') return ok(run.step())
  }
  if (tag !== undefined) {
    const sender = senderOf(entry)
    const stale = sender === null ? undefined : staleness(game, run.state, sender, tag)
    if (stale !== undefined) return refused(stale)
  }
  const refusal = run.take(entry)
  if (refusal !== undefined) return refused(refusal)
  run.consult(referee)
  return ok(run.step())
}

/**
 * It is now `at`: lets what fell due happen, one deadline after another, each with its rulings, and
 * has the referee answer what is open; 2,000 deadlines at most, and the next tick goes on. Nothing is
 * recorded where nothing was due, so tick as often as you like; what is no moment does nothing.
 *
 * @example
 * ```ts
 * import { days, programReferee, startMatch, tick } from '@ackanomic/core'
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 *
 * const table = { players: ['Ann', 'Bob', 'Cyd'], referees: ['Dee'], startedAt: 0 }
 * const referee = programReferee('kept from the players')
 * const started = startMatch(pureSkill, { table }, { referee })
 * if (!started.ok) throw new Error(started.error.says)
 * const { match } = started.value
 * tick(pureSkill, match, days(1), { referee }).recorded // => []
 * const late = tick(pureSkill, match, days(4), { referee }) // three days for a bid are over
 * late.match.state.shared.rounds.length // => 1
 * ```
 */
export function tick<State, Move, Said extends AnyPost>(
  game: GameRules<State, Move, Rejection, Said>,
  match: Match<State, Move>,
  at: Moment,
  { referee }: RefereeOptions = {},
): MatchStep<State, Move, Said> {
  const run = new Run(game, match)
  run.consult(referee)
  if (isMoment(at)) run.catchUp(at, referee)
  return run.step()
}

/** What came in as a match keeps it: a copy, frozen, without fields that say nothing. */
function told(given: unknown): unknown {
  return freezePlain(copyPlain(JSON.parse(JSON.stringify(given)) as unknown))
}

/** The longest key. */
const LONGEST_KEY = 200

function isKey(key: unknown): boolean {
  return typeof key === 'string' && key.length > 0 && key.length <= LONGEST_KEY
}

/** The entry with its key, under which the log keeps it. */
function keyed(entry: unknown, key: string): unknown {
  try {
    return typeof entry === 'object' && entry !== null ? { ...entry, key } : entry
  } catch {
    return entry
  }
}

/** A part of whatever came in; what cannot be looked at has none, and is refused as it is read. */
function partOf(entry: unknown, name: 'at' | 'kind'): unknown {
  try {
    return (entry as { readonly [Name in typeof name]?: unknown } | null)?.[name]
  } catch {
    return undefined
  }
}
