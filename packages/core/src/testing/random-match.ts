import type { LogEntry } from '../entry.js'
import type { Game, GameStep, RosterSetup } from '../game/game.js'
import type { RandomInt } from '../game/view.js'
import type { GameError } from '../game-error.js'
import type { Match } from '../match/match-value.js'
import { cloneJson, deepFreeze } from '../plain.js'
import type { Result } from '../result.js'
import { shown } from './describe-difference.js'
import { type RandomPlayOptions, randomEntry } from './random-entry.js'

/** The opening of a match: its set-up and its options. */
export interface Opening {
  readonly roster: RosterSetup
  readonly options?: unknown
}

const NAMES = ['Ann', 'Bob', 'Cyd', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida', 'Jon']

/**
 * Returns an opening with as few players as the game accepts.
 *
 * @param least - the lower bound for the number of players. Default: 2
 *
 * @example
 * ```ts
 * import { minimalOpening } from '@ackanomic/core/testing'
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 *
 * minimalOpening(pureSkill).roster.players // => ['Ann', 'Bob', 'Cyd']
 * ```
 */
export function minimalOpening(game: Game, least = 2): Opening {
  const { referees } = game.description
  const count = referees === 'none' ? 0 : referees.count
  const census = { activePlayers: 12, players: 12 }
  let says = ''
  for (let players = least; players <= NAMES.length; players++) {
    const people = { players: NAMES.slice(0, players), referees: ['Rex', 'Ria'].slice(0, count) }
    const roster = { ...people, census, startedAt: 0 }
    const started = game.setup(roster)
    if (started.ok) return { roster }
    says = started.error.message
  }
  throw new Error(`${game.id} takes no set-up: ${says}`)
}

/** An entry that was tried, and its result. */
export interface Trial<S, M> {
  readonly before: S
  readonly entry: LogEntry<M>
  readonly result: Result<GameStep<S, M>, GameError>
}

/** A match that was played at random. */
export interface RandomMatch<S, M> {
  readonly opening: Opening
  readonly start: GameStep<S, M>
  /** With refused entries. */
  readonly trials: readonly Trial<S, M>[]
  readonly entries: readonly LogEntry<M>[]
  readonly state: S
}

/**
 * Plays a random match to its end, or up to a number of entries, some of them unusual. Throws if
 * the game refuses the opening.
 *
 * @example
 * ```ts
 * import { randomMatch } from '@ackanomic/core/testing'
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 *
 * const roster = { players: ['Ann', 'Bob', 'Cyd'], referees: ['Dee'], startedAt: 0 }
 * const match = randomMatch(pureSkill, { roster }, () => 0, { disruption: 0 })
 * pureSkill.outcome(match.state)?.winners // => []
 * ```
 */
export function randomMatch<S, M>(
  game: Game<S, M>,
  opening: Opening,
  pick: RandomInt,
  options: RandomPlayOptions<S, M> = {},
): RandomMatch<S, M> {
  const start = startOf(game, opening)
  const trials: Trial<S, M>[] = []
  let state = start.state
  const most = options.entries ?? 300
  while (trials.length < most && game.outcome(state) === undefined) {
    const trial = tried(game, state, randomEntry(game, state, pick, options))
    trials.push(trial)
    if (trial.result.ok) state = trial.result.value.state
  }
  return matchOf(opening, start, trials)
}

/** The match without some trials, and without those that are refused then. */
export function replayed<S, M>(
  game: Game<S, M>,
  { opening, start, trials }: RandomMatch<S, M>,
  isKept: (trial: Trial<S, M>, index: number) => boolean,
): RandomMatch<S, M> {
  let state = start.state
  const kept: Trial<S, M>[] = []
  trials.forEach((trial, index) => {
    if (!isKept(trial, index)) return
    const again = tried(game, state, trial.entry)
    if (trial.result.ok && !again.result.ok) return
    kept.push(again)
    if (again.result.ok) state = again.result.value.state
  })
  return matchOf(opening, start, kept)
}

function startOf<S, M>(game: Game<S, M>, opening: Opening): GameStep<S, M> {
  const start = game.setup(opening.roster, opening.options)
  if (start.ok) return start.value
  throw new Error(`${game.id} refuses a set-up that the laws were given: ${start.error.message}`)
}

function tried<S, M>(game: Game<S, M>, before: S, entry: LogEntry<M>): Trial<S, M> {
  const frozen = deepFreeze(cloneJson(entry)) as LogEntry<M>
  return { before, entry: frozen, result: game.apply(before, frozen) }
}

function matchOf<S, M>(
  opening: Opening,
  start: GameStep<S, M>,
  trials: readonly Trial<S, M>[],
): RandomMatch<S, M> {
  const steps = trials.flatMap(({ result }) => (result.ok ? [result.value] : []))
  const entries = trials.flatMap(({ entry, result }) => (result.ok ? [entry] : []))
  return { opening, start, trials, entries, state: (steps.at(-1) ?? start).state }
}

/** The match after some of its trials, as a value. */
export function matchAt<S, M>(
  game: Game<S, M>,
  { opening, start, trials }: RandomMatch<S, M>,
  count: number,
): Match<S, M> {
  let { state } = start
  const log: LogEntry<M>[] = []
  for (const { entry, result } of trials.slice(0, count)) {
    if (!result.ok) continue
    log.push(entry)
    state = result.value.state
  }
  const { roster, options = {} } = opening
  const head = { id: 'a match at random', game: game.id, revision: game.revision, roster, options }
  return { ...head, position: null, checkpoint: null, log, state }
}

/** A match as text: its opening, then one line for each entry, ready to paste into a test. */
export function described<S, M>(match: RandomMatch<S, M>): string {
  return [...openingLines(match.opening), ...entryLines(match.trials)].join('\n')
}

function openingLines({ roster, options }: Opening): readonly string[] {
  return [
    `Roster:  ${shown(roster, 1000)}`,
    `Options: ${options === undefined ? 'the defaults' : shown(options, 1000)}`,
  ]
}

function entryLines<S, M>(trials: readonly Trial<S, M>[]): readonly string[] {
  if (trials.length === 0) return ['Entries: none']
  return [
    'Entries:',
    ...trials.map(({ entry, result }, index) => {
      const refused = result.ok ? '' : `  (refused: ${result.error.code})`
      return `${String(index).padStart(4)}  ${shown(entry, 1000)}${refused}`
    }),
  ]
}
