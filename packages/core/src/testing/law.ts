import * as fc from 'fast-check'
import type { Clauses } from '../clauses.js'
import type { Game } from '../game/game.js'
import type { RandomInt } from '../game/view.js'
import { drawFrom } from '../referees/seed.js'
import type { SeatNumber } from '../roster/roster.js'
import type { GameResult } from '../roster/winning.js'
import { shown } from './describe-difference.js'
import { matches, setupsProblem } from './matches.js'
import type { RandomPlayOptions } from './random-entry.js'
import { described, type Opening, type RandomMatch } from './random-match.js'
import { oneOf } from './society.js'

/** A property that every game keeps. */
export interface Law {
  readonly name: string
  /** Throws if the game breaks the law, with a short match that breaks it and the seed. */
  check(): void
}

/** The options of the laws: facts about a game beyond the contract. */
export interface LawOptions<S, M> extends RandomPlayOptions<S, M> {
  /** The openings, which the game must accept. */
  readonly setups: fc.Arbitrary<Opening> | readonly Opening[]
  /** The number of random matches for each law. Default: 100. */
  readonly runs?: number
  /** The seed of all chance. Default: 1250. */
  readonly seed?: number
  /** The number of junk values for each input. Default: 5,000. */
  readonly fuzzCount?: number
  /** The most entries of a legal match; `null` if it may go on for ever. Default: 1,000. */
  readonly endsWithin?: number | null
  /** Decides whether an accepted move is a fault, such as a fined misplay, and so not legal. */
  readonly isFaulty?: (state: S, seat: SeatNumber, move: M) => boolean
  /** Decides whether two moves mean the same. Default: they are equal as the schema reads them. */
  readonly isSameMove?: (left: M, right: M) => boolean
  /**
   * Returns the seats that may learn of another's move: all, or some. Default (`undefined`): all if
   * `shared`, `roster` or `outcome` changes, otherwise nobody. Set it for sealed moves and letters.
   */
  readonly mayLearn?: (
    state: S,
    seat: SeatNumber,
    move: M,
  ) => 'all' | readonly SeatNumber[] | undefined
  /** The events that may tell more than views, with the clause that requires it. Default: none. */
  readonly reveals?: readonly { readonly type: string; readonly clause: string }[]
  /** Decides whether play may wait without a deadline, such as for joiners. Default: never. */
  readonly mayWait?: (state: S) => boolean
  /** The owner of what a seat wins. Default: as in `GameResult`. */
  readonly belongsTo?: NonNullable<GameResult['belongsTo']>
  /** Whether a person who left before the end may win. Default: `false`. */
  readonly leaversMayWin?: boolean
  /** The number of entries to play from each accepted forged save. Default: 30. */
  readonly forgedEntries?: number
  /** Whether views show `shared` in another form than states. Default: `false`. */
  readonly packed?: boolean
  /** The clauses that the game may cite besides 1250.1 and the contract. Default: any. */
  readonly clauses?: readonly Clauses[]
}

export interface Case<S, M> {
  readonly game: Game<S, M>
  readonly options: LawOptions<S, M>
  readonly match: RandomMatch<S, M>
  readonly pick: RandomInt
}

/** A state of a match, and the index of the trial that led to it; -1 for the start. */
export interface Moment<S> {
  readonly state: S
  readonly after: number
}

/** The start, and the state after each accepted entry. */
export function momentsOf<S, M>({ start, trials }: RandomMatch<S, M>): readonly Moment<S>[] {
  const later = trials.flatMap(({ result }, after) =>
    result.ok ? [{ state: result.value.state, after }] : [],
  )
  return [{ state: start.state, after: -1 }, ...later]
}

export function atSomeMoments<S, M>(
  { match, pick }: Case<S, M>,
  count: number,
  look: (state: S, after: number) => void,
): void {
  const moments = momentsOf(match)
  for (let i = 0; i < Math.min(count, moments.length); i++) {
    const { state, after } = oneOf(moments, pick)
    look(state, after)
  }
}

/** The failure of a law, after a trial of the match. */
export class Broken extends Error {
  readonly trial: number | null

  constructor(what: string, trial: number | null = null) {
    super(what)
    this.name = 'Broken'
    this.trial = trial
  }
}

/** A message, or a function if it takes time to compose. */
export type Saying = string | (() => string)

/** Fails if there is a problem, such as a difference. */
export function holds(problem: string | undefined, what: Saying, trial?: number): void {
  if (problem !== undefined) throw new Broken(`${said(what)}: ${problem}`, trial ?? null)
}

export function must(isSo: boolean, what: Saying, trial?: number): void {
  if (!isSo) throw new Broken(said(what), trial ?? null)
}

function said(what: Saying): string {
  return typeof what === 'function' ? what() : what
}

/** Makes a law that checks every random match. */
export function lawOver<S, M>(
  name: string,
  game: Game<S, M>,
  options: LawOptions<S, M>,
  look: (given: Case<S, M>) => void,
  play: RandomPlayOptions<S, M> = options,
): Law {
  const { setups, seed = 1250, runs = 100 } = options
  return {
    name,
    check(): void {
      const breaks = `${game.id} breaks the law “${name}”`
      const seeds = fc.noShrink(fc.nat())
      const details = attempt(
        () =>
          fc.check(
            fc.property(matches(game, setups, play), seeds, (match, chance) => {
              look({ game, options, match, pick: drawFrom(chance, name) })
            }),
            { numRuns: runs, seed },
          ),
        (thrown) =>
          new Error(`${breaks} while a match is played: ${messageOf(thrown)}\nSeed: ${seed}`, {
            cause: thrown,
          }),
      )
      if (!details.failed) return
      throw new Error(`${breaks}.\n${report(details)}`, { cause: details.errorInstance })
    },
  }
}

/** Throws if the options leave nothing to check: such laws would always hold. */
export function requireOptions(options: unknown): void {
  const { setups, runs, fuzzCount, entries, disruption, endsWithin } = Object(options) as Record<
    string,
    unknown
  >
  const problem =
    setupsProblem(setups) ??
    numberProblem('runs', runs, 1) ??
    numberProblem('fuzzCount', fuzzCount, 0) ??
    numberProblem('entries', entries, 1) ??
    numberProblem('disruption', disruption, 0, 100) ??
    (endsWithin === null ? undefined : numberProblem('endsWithin', endsWithin, 1))
  if (problem !== undefined) throw new Error(problem)
}

function numberProblem(
  name: string,
  value: unknown,
  least: number,
  most: number = Number.MAX_SAFE_INTEGER,
): string | undefined {
  if (value === undefined) return undefined
  const isOne = Number.isInteger(value) && (value as number) >= least && (value as number) <= most
  const range = most === Number.MAX_SAFE_INTEGER ? `${least} or more` : `${least} to ${most}`
  return isOne ? undefined : `${name} is ${String(value)}; give a whole number, ${range}.`
}

/** Wraps what a call throws, unless it is a broken law. */
export function attempt<Value>(call: () => Value, problem: (thrown: unknown) => Error): Value {
  try {
    return call()
  } catch (thrown) {
    throw thrown instanceof Broken ? thrown : problem(thrown)
  }
}

export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : shown(thrown)
}

function report<S, M>(details: fc.RunDetails<[match: RandomMatch<S, M>, chance: number]>): string {
  const { errorInstance: thrown, counterexample, seed, numRuns, numShrinks } = details
  const trial = thrown instanceof Broken ? thrown.trial : null
  const lines = [
    thrown instanceof Broken ? thrown.message : `Something throws: ${stackOf(thrown)}`,
    ...(trial === null
      ? []
      : [trial < 0 ? 'So at the start.' : `So at entry ${trial}, or after it.`]),
    ...(counterexample === null ? [] : [described(counterexample[0])]),
    `Seed: ${seed}, match ${numRuns}, shortened ${numShrinks} times.`,
  ]
  return lines.join('\n')
}

function stackOf(thrown: unknown): string {
  return thrown instanceof Error ? (thrown.stack ?? thrown.message) : shown(thrown)
}
