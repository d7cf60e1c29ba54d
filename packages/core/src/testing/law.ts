import * as fc from 'fast-check'
import type { Clauses } from '../clauses.js'
import type { Game } from '../game/game.js'
import type { RandomInt } from '../game/view.js'
import { drawFrom } from '../referees/seed.js'
import type { SeatNumber } from '../table/table.js'
import type { GameResult } from '../table/winning.js'
import { shown } from './difference.js'
import { matches, tablesProblem } from './matches.js'
import type { RandomPlayOptions } from './random-entry.js'
import { described, type Opening, type RandomMatch } from './random-match.js'
import { oneOf } from './society.js'

/** A property that every game keeps. */
export interface Law {
  /** The name of the law, such as `'replay gives the same state'`. */
  readonly name: string
  /**
   * Checks the law. Throws if the game breaks it, with the shortest match found that breaks it, the
   * difference and the seed.
   */
  check(): void
}

/** The options of the laws: facts about a game beyond the contract. */
export interface LawOptions<S, M> extends RandomPlayOptions<S, M> {
  /** How matches start: a list of openings, or an arbitrary. The game must accept each. */
  readonly tables: fc.Arbitrary<Opening> | readonly Opening[]
  /** The number of random matches on which each law is checked. Default: 100. */
  readonly runs?: number
  /** The seed of all chance. The same seed gives the same matches. Default: 1250. */
  readonly seed?: number
  /** The number of junk values that each input receives. Default: 5,000. */
  readonly fuzzCount?: number
  /**
   * The most entries of a match that consists only of legal moves, answers and the passing of time;
   * `null` for a game that may go on for ever. Default: 1,000.
   */
  readonly endsWithin?: number | null
  /**
   * Decides whether a move is a fault that the engine accepts on purpose, such as a misplay that is
   * fined. No legal move may be a fault, and every other accepted move must be one. Default: none
   * is.
   */
  readonly isFaulty?: (state: S, seat: SeatNumber, move: M) => boolean
  /**
   * Decides whether two moves mean the same although they are written differently, such as the same
   * cards in another order. Default: the moves are equal after the game's schema has read them.
   */
  readonly isSameMove?: (left: M, right: M) => boolean
  /**
   * Returns the seats that may learn that a seat made a move, besides its maker and those who may
   * know the maker's secrets: all, or some (none for a sealed move). If it returns `undefined`, the
   * law decides: nobody if the move changes nothing in `shared`, `table` and `outcome`, otherwise
   * all. Set it for moves that change nothing there and are still told to others, such as letters,
   * and for sealed moves, so that the law finds traces of them in `shared`.
   */
  readonly mayLearn?: (
    state: S,
    seat: SeatNumber,
    move: M,
  ) => 'all' | readonly SeatNumber[] | undefined
  /**
   * Events that may tell a viewer something that neither their view nor the result of the entry
   * shows: each by its type, with the clause that requires it. Default: none.
   */
  readonly reveals?: readonly { readonly type: string; readonly clause: string }[]
  /**
   * Decides whether play may wait in a state without a deadline although a program referees, for
   * example until people join. Default: never.
   */
  readonly mayWait?: (state: S) => boolean
  /** The owner of what a seat wins, by the game's rule. Default: as in `GameResult`. */
  readonly belongsTo?: NonNullable<GameResult['belongsTo']>
  /** Whether the game's rule lets a person win who has left before the end. Default: `false`. */
  readonly leaversMayWin?: boolean
  /** The number of entries to play from each forged save that is accepted. Default: 30. */
  readonly forgedEntries?: number
  /** Whether views show `shared` in another form than states keep it. Default: `false`. */
  readonly packed?: boolean
  /**
   * The clauses that the game may cite besides those of 1250.1 and of the contract: those of its
   * own rule, and those of others. Without them, only the form of citations is checked.
   */
  readonly clauses?: readonly Clauses[]
}

/** The input of each law. */
export interface Case<S, M> {
  /** The game. */
  readonly game: Game<S, M>
  /** The options. */
  readonly options: LawOptions<S, M>
  /** The match to look at. */
  readonly match: RandomMatch<S, M>
  /** The law's own source of chance. */
  readonly pick: RandomInt
}

/** A state of a match, and the number of the trial that led to it; -1 for the start. */
export interface Moment<S> {
  /** The state. */
  readonly state: S
  /** The trial. */
  readonly after: number
}

/** The moments of a match: the start, and what came of each entry that was accepted. */
export function momentsOf<S, M>({ start, trials }: RandomMatch<S, M>): readonly Moment<S>[] {
  const later = trials.flatMap(({ result }, after) =>
    result.ok ? [{ state: result.value.state, after }] : [],
  )
  return [{ state: start.state, after: -1 }, ...later]
}

/** Looks at moments of a match, chosen at random. */
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

/** A law is broken; says how, and after which trial of the match. */
export class Broken extends Error {
  /** The number of the trial that shows it, or `null` where it is not one. */
  readonly trial: number | null

  constructor(what: string, trial: number | null = null) {
    super(what)
    this.name = 'Broken'
    this.trial = trial
  }
}

/** A law's finding; a function if it takes time to compose. */
export type Saying = string | (() => string)

/** Breaks the law where there is something to say, such as a difference that was found. */
export function holds(problem: string | undefined, what: Saying, trial?: number): void {
  if (problem !== undefined) throw new Broken(`${said(what)}: ${problem}`, trial ?? null)
}

/** Breaks the law where something that must be so is not. */
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
  const { tables, seed = 1250, runs = 100 } = options
  return {
    name,
    check(): void {
      const breaks = `${game.id} breaks the law “${name}”`
      const seeds = fc.noShrink(fc.nat())
      const details = attempt(
        () =>
          fc.check(
            fc.property(matches(game, tables, play), seeds, (match, chance) => {
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

/** Throws if the options leave nothing to check; laws that are tried on nothing always hold. */
export function requireOptions(options: unknown): void {
  const { tables, runs, fuzzCount, entries, disruption, endsWithin } = Object(options) as Record<
    string,
    unknown
  >
  const problem =
    tablesProblem(tables) ??
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

/** Calls something; what it throws, unless a law is broken, is thrown on in another form. */
export function attempt<Value>(call: () => Value, problem: (thrown: unknown) => Error): Value {
  try {
    return call()
  } catch (thrown) {
    throw thrown instanceof Broken ? thrown : problem(thrown)
  }
}

/** The thrown error, as text. */
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
