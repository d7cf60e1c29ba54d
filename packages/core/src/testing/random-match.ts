import type { GameTypes, State } from '../engine/bundle.js'
import type { EntryOf, Game, GameStep, RejectionFor } from '../engine/contract.js'
import type { Pick } from '../engine/recipe.js'
import { copyPlain, freezePlain } from '../plain.js'
import type { Result } from '../result.js'
import type { Opening } from './opening.js'
import { type PlayOptions, randomEntry } from './random-entry.js'

/** An entry that was put to a game, and what came of it. */
export interface Trial<T extends GameTypes> {
  /** The state to which it was put. */
  readonly before: State<T>
  /** The entry, frozen. */
  readonly entry: EntryOf<T>
  /** What `apply` answered. */
  readonly result: Result<GameStep<T>, RejectionFor<T>>
}

/** A match that was played at random. */
export interface RandomMatch<T extends GameTypes> {
  /** How it started. */
  readonly opening: Opening
  /** What the set-up gave. */
  readonly start: GameStep<T>
  /** What was tried, in order; refused entries too. */
  readonly trials: readonly Trial<T>[]
  /** The entries that were accepted. */
  readonly entries: readonly EntryOf<T>[]
  /** The state at the end. */
  readonly state: State<T>
}

/**
 * Plays a match at random up to its end, or up to so many entries: legal moves, rulings and the
 * clock, and from time to time whatever else may happen at a table. Throws where the game refuses
 * the opening.
 *
 * @param pick - chooses one of so many things at random: the only source of chance
 *
 * @example
 * ```ts
 * import { randomMatch } from '@ackanomic/core/testing'
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 *
 * const table = { players: ['Ann', 'Bob', 'Cyd'], referees: ['Dee'], startedAt: 0 }
 * const match = randomMatch(pureSkill, { table }, () => 0, { unrest: 0 })
 * pureSkill.outcome(match.state)?.winners // => []
 * ```
 */
export function randomMatch<T extends GameTypes>(
  game: Game<T>,
  opening: Opening,
  pick: Pick,
  options: PlayOptions<T> = {},
): RandomMatch<T> {
  const start = startOf(game, opening)
  const trials: Trial<T>[] = []
  let state = start.state
  const most = options.entries ?? 300
  while (trials.length < most && state.outcome === null) {
    const trial = tried(game, state, randomEntry(game, state, pick, options))
    trials.push(trial)
    if (trial.result.ok) state = trial.result.value.state
  }
  return matchOf(opening, start, trials)
}

/**
 * The same match with some trials left out; what was accepted before and is refused now is left out
 * too.
 */
export function replayed<T extends GameTypes>(
  game: Game<T>,
  { opening, start, trials }: RandomMatch<T>,
  isKept: (trial: Trial<T>, index: number) => boolean,
): RandomMatch<T> {
  let state = start.state
  const kept: Trial<T>[] = []
  trials.forEach((trial, index) => {
    if (!isKept(trial, index)) return
    const again = tried(game, state, trial.entry)
    if (trial.result.ok && !again.result.ok) return
    kept.push(again)
    if (again.result.ok) state = again.result.value.state
  })
  return matchOf(opening, start, kept)
}

/** The start of an instance; throws where the game refuses it. */
export function startOf<T extends GameTypes>(game: Game<T>, opening: Opening): GameStep<T> {
  const start = game.setup(opening.table, opening.options)
  if (start.ok) return start.value
  throw new Error(`${game.id} refuses a table that the laws were given: ${start.error.says}`)
}

function tried<T extends GameTypes>(game: Game<T>, before: State<T>, entry: EntryOf<T>): Trial<T> {
  const frozen = freezePlain(copyPlain(entry)) as EntryOf<T>
  return { before, entry: frozen, result: game.apply(before, frozen) }
}

function matchOf<T extends GameTypes>(
  opening: Opening,
  start: GameStep<T>,
  trials: readonly Trial<T>[],
): RandomMatch<T> {
  const steps = trials.flatMap(({ result }) => (result.ok ? [result.value] : []))
  const entries = trials.flatMap(({ entry, result }) => (result.ok ? [entry] : []))
  return { opening, start, trials, entries, state: (steps.at(-1) ?? start).state }
}
