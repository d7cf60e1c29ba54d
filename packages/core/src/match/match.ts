import type { SignedAction } from '../entry.js'
import { randomId } from '../environment.js'
import type { GameRules, RosterSetup } from '../game/game.js'
import type { AnyEvent } from '../game/game-event.js'
import type { EntryFor, ErrorOf, MatchOf, SomeOptionsOf } from '../game/types-of.js'
import type { Untrusted, UntrustedEntry } from '../game/untrusted.js'
import type { GameError } from '../game-error.js'
import { copyUntrusted } from '../json.js'
import { deepFreeze } from '../plain.js'
import type { Contributions, Referee } from '../prompt.js'
import { type Err, err } from '../result.js'
import { isTimestamp, type Timestamp } from '../time.js'
import { areContributions, commitChance } from './chance.js'
import { entryUnder, isSameRequest } from './log.js'
import { type MatchError, refuse, senderOf, staleness } from './match-errors.js'
import type { Match, MatchDeclaration } from './match-value.js'
import { Run } from './run.js'
import type { MatchStep, RefusedStep, SubmitResult } from './step.js'

/** The referee of a match. */
export interface RefereeOptions {
  /** Answers prompts. Without it, all prompts wait for answers from `submit`. */
  readonly referee?: Referee | undefined
}

/** Options of `submit`. */
export interface SubmitOptions extends RefereeOptions {
  /** A key, 1 to 200 characters. A request repeated with the same key plays nothing again. */
  readonly idempotencyKey?: string | undefined
  /** The etag of the sender's page. A move or answer is refused if the page has changed since. */
  readonly etag?: string | undefined
  /** The sender's signature on the action. The log keeps it; it is not checked here. */
  readonly signed?: SignedAction | undefined
}

/** The start of a match. */
export interface MatchSetup<G extends GameRules = GameRules> {
  readonly roster: RosterSetup
  /** The options. Those with a default may be left out. */
  readonly options?: SomeOptionsOf<G> | undefined
  /** The position to start from. Default: the beginning. */
  readonly position?: unknown
  /** A unique id, 1 to 200 characters, on which chance depends. Default: 128 random bits. */
  readonly id?: string | undefined
  /** Texts of up to 200 characters by player or referee, on which chance depends. Default: none. */
  readonly contributions?: Contributions | undefined
  /** The time of the commitment to chance, if before the start. See `RefereeCommitment`. */
  readonly committedAt?: Timestamp | undefined
  /** The host's declaration: who signs with which keys, and who is a program. Default: none. */
  readonly declaration?: MatchDeclaration | undefined
}

interface UntrustedSetup<Roster, Options> {
  readonly roster: RosterSetup | Untrusted<Roster>
  readonly options?: Untrusted<Options>
  readonly position?: unknown
  readonly id?: string | undefined
  readonly contributions?: unknown
  readonly committedAt?: unknown
  readonly declaration?: MatchDeclaration | undefined
}

/** The result of `startMatch`: a step, as `submit` gives it, or why there is no match. */
export type StartResult<G extends GameRules = GameRules> =
  | MatchStep<G>
  | Err<ErrorOf<G> | MatchError>

/**
 * Starts a match. It refuses as the game's `setup` does, or with `invalidContributions`.
 *
 * @example
 * ```ts
 * import { startMatch } from '@ackanomic/core'
 * import { seededReferee } from '@ackanomic/core/bots'
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 *
 * const roster = { players: ['Ann', 'Bob', 'Cyd'], startedAt: 0 }
 * const started = startMatch(pureSkill, { roster }, { referee: seededReferee('any seed') })
 * started.ok ? started.match.log.length : 0 // => 1
 * ```
 */
export function startMatch<G extends GameRules>(
  game: G,
  start: MatchSetup<G>,
  options?: RefereeOptions,
): StartResult<G>
export function startMatch<G extends GameRules, const Roster, const Given>(
  game: G,
  start: UntrustedSetup<Roster, Given>,
  options?: RefereeOptions,
): StartResult<G>
export function startMatch(
  game: GameRules,
  start: UntrustedSetup<unknown, unknown>,
  { referee }: RefereeOptions = {},
): StartResult {
  const { roster, options, position, id = randomId(), declaration } = start
  const step = game.setup(roster as RosterSetup, options, position)
  if (!step.ok) return step
  const given = copyUntrusted(start.contributions)
  const contributions = start.contributions === undefined ? {} : given.ok ? given.value : null
  if (!areContributions(contributions))
    return err(refuse({ code: 'invalidContributions', details: {} }))
  const { state, events } = step.value
  const { startedAt, seats, referees } = game.status(state).roster
  const people = new Set([...seats.map(({ player }) => player), ...referees])
  if (!Object.keys(contributions).every((name) => people.has(name)))
    return err(refuse({ code: 'invalidContributions', details: {} }))
  const { committedAt = startedAt } = start
  if (!isTimestamp(committedAt) || committedAt > startedAt)
    return err(refuse({ code: 'invalidCommittedAt', details: {} }))
  const identity = { gameId: game.id, matchId: id, committedAt }
  const match: Match = {
    id,
    game: game.id,
    revision: game.revision,
    roster: frozenCopy(roster) as RosterSetup,
    options: frozenCopy(options ?? {}),
    position: frozenCopy(position ?? null),
    ...commitChance(referee, identity, contributions),
    ...(declaration === undefined
      ? {}
      : { declaration: frozenCopy(declaration) as MatchDeclaration }),
    checkpoint: null,
    log: [],
    state,
  }
  const run = new Run(game, match, events)
  run.consult(referee)
  return accepted(run)
}

/**
 * Submits an entry. Earlier deadlines fall due first, and the referee answers after each step. It
 * refuses as the game's `apply` does, or with `staleView`, `invalidIdempotencyKey` or
 * `idempotencyKeyReused`. The result has the current match in any case, because time may have
 * passed.
 *
 * @param entry - the entry. Set `at` by your own clock, never by the sender's. Input of type
 * `unknown` is checked
 *
 * @example
 * ```ts
 * import { startMatch, submit } from '@ackanomic/core'
 * import { seededReferee } from '@ackanomic/core/bots'
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 *
 * const roster = { players: ['Ann', 'Bob', 'Cyd'], startedAt: 0 }
 * const referee = seededReferee('any seed')
 * const started = startMatch(pureSkill, { roster }, { referee })
 * if (!started.ok) throw new Error(started.error.message)
 * let { match } = started
 * const sent: unknown = JSON.parse('{"type":"bid","card":"KD"}')
 * const step = submit(pureSkill, match, { kind: 'move', at: 5, by: 'Ann', move: sent }, { referee })
 * match = step.match
 * step.ok // => false
 * step.error?.code // => 'notInPack'
 * ```
 */
export function submit<G extends GameRules>(
  game: G,
  match: MatchOf<G>,
  entry: EntryFor<G>,
  options?: SubmitOptions,
): SubmitResult<G>
export function submit<G extends GameRules, const Given>(
  game: G,
  match: MatchOf<G>,
  entry: UntrustedEntry<Given>,
  options?: SubmitOptions,
): SubmitResult<G>
export function submit(
  game: GameRules,
  match: Match,
  given: unknown,
  { referee, idempotencyKey, etag, signed }: SubmitOptions = {},
): SubmitResult {
  const run = new Run(game, match)
  const refused = (error: GameError): RefusedStep =>
    Object.freeze({
      ok: false,
      error: Object.freeze(error) as RefusedStep['error'],
      ...run.progress(),
    })
  if (idempotencyKey !== undefined && !isKey(idempotencyKey))
    return refused(refuse({ code: 'invalidIdempotencyKey', details: {} }))
  const entry = withFields(given, { idempotencyKey, signed })
  const before = idempotencyKey === undefined ? undefined : entryUnder(match, entry, idempotencyKey)
  if (before !== undefined) {
    return isSameRequest(before, entry)
      ? accepted(run, true)
      : refused(refuse({ code: 'idempotencyKeyReused' }))
  }
  const at = partOf(entry, 'at')
  if (isTimestamp(at) && run.isDue(at)) {
    const problem = run.wouldRefuse(entry)
    if (problem?.code === 'invalidEntry') return refused(problem)
    const late = run.catchUp(at, referee, entry)
    if (late !== undefined) return refused(late)
    // A time entry after the end is not an error.
    if (run.isOver && partOf(entry, 'kind') === 'time') return accepted(run)
  }
  if (etag !== undefined) {
    const sender = senderOf(entry)
    const stale = sender === null ? undefined : staleness(game, run.state, sender, etag)
    if (stale !== undefined) return refused(stale)
  }
  const error = run.apply(entry)
  if (error !== undefined) return refused(error)
  run.consult(referee)
  return accepted(run)
}

/**
 * Advances the match to `at`: deadlines fall due one by one, and the referee answers after each.
 * One call runs at most 2,000 deadlines; call `tick` again for the rest. It ignores an invalid
 * `at`.
 *
 * @example
 * ```ts
 * import { days, startMatch, tick } from '@ackanomic/core'
 * import { seededReferee } from '@ackanomic/core/bots'
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 *
 * const roster = { players: ['Ann', 'Bob', 'Cyd'], startedAt: 0 }
 * const referee = seededReferee('any seed')
 * const started = startMatch(pureSkill, { roster }, { referee })
 * if (!started.ok) throw new Error(started.error.message)
 * const { match } = started
 * tick(pureSkill, match, days(1), { referee }).appended // => []
 * const late = tick(pureSkill, match, days(4), { referee }) // three days for a bid are over
 * late.match.state.shared.rounds.length // => 1
 * ```
 */
export function tick<G extends GameRules>(
  game: G,
  match: MatchOf<G>,
  at: Timestamp,
  options?: RefereeOptions,
): MatchStep<G>
export function tick(
  game: GameRules,
  match: Match,
  at: Timestamp,
  { referee }: RefereeOptions = {},
): MatchStep {
  const run = new Run(game, match)
  run.consult(referee)
  if (isTimestamp(at)) run.catchUp(at, referee)
  return accepted(run)
}

function accepted(run: Run<unknown, unknown, GameError, AnyEvent>, repeated = false): MatchStep {
  return Object.freeze({ ok: true, ...run.progress(repeated) })
}

function frozenCopy(given: unknown): unknown {
  return deepFreeze(JSON.parse(JSON.stringify(given)) as unknown)
}

const MAX_KEY_LENGTH = 200

function isKey(key: unknown): boolean {
  return typeof key === 'string' && key.length > 0 && key.length <= MAX_KEY_LENGTH
}

function withFields(
  entry: unknown,
  { idempotencyKey, signed }: Pick<SubmitOptions, 'idempotencyKey' | 'signed'>,
): unknown {
  if (idempotencyKey === undefined && signed === undefined) return entry
  try {
    if (typeof entry !== 'object' || entry === null) return entry
    return {
      ...entry,
      ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
      ...(signed === undefined ? {} : { signed }),
    }
  } catch {
    return entry
  }
}

/** A field of any value; `undefined` if it cannot be read, which is refused later. */
function partOf(entry: unknown, name: 'at' | 'kind'): unknown {
  try {
    return (entry as { readonly [Name in typeof name]?: unknown } | null)?.[name]
  } catch {
    return undefined
  }
}
