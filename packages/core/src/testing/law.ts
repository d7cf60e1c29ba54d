import * as fc from 'fast-check'
import type { Game } from '../game/game.js'
import type { RandomInt } from '../game/view.js'
import type { Viewer } from '../game/viewer.js'
import { drawFrom } from '../referees/seed.js'
import type { SeatNumber } from '../table/table.js'
import type { GameResult } from '../table/winning.js'
import { shown } from './difference.js'
import { matches } from './matches.js'
import type { Opening } from './opening.js'
import type { RandomPlayOptions } from './random-entry.js'
import type { RandomMatch } from './random-match.js'
import { described } from './random-match.js'

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
   * Returns the seats whose secrets a viewer may know. Default: a seat knows its own, the public
   * and outsiders know none, and the referee knows those that the view shows.
   */
  readonly mayKnow?: (state: S, viewer: Viewer) => readonly SeatNumber[]
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
   * Rules that the game may cite besides its own, 1250.1 and the contract, such as `'1250.3'`.
   * Default: none.
   */
  readonly cites?: readonly string[]
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

/** The states of a match: the start, and what came of each entry that was accepted. */
export function statesOf<S, M>({ start, trials }: RandomMatch<S, M>): readonly S[] {
  return [start.state, ...trials.flatMap(({ result }) => (result.ok ? [result.value.state] : []))]
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

/** What a law found wrong; a function if it takes time to compose. */
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
  const seeds = fc.noShrink(fc.nat())
  return lawOf(name, game, options, () =>
    fc.check(
      fc.property(matches(game, options.tables, play), seeds, (match, seed) => {
        look({ game, options, match, pick: drawFrom(seed, name) })
      }),
      { numRuns: options.runs ?? 100, seed: seedOf(options) },
    ),
  )
}

/** The part of a fast-check run that a law reports. */
export interface Findings<S, M> {
  /** Whether the law is broken. */
  readonly failed: boolean
  /** The match that breaks it, and what came with it; `null` where none does. */
  readonly counterexample: readonly [RandomMatch<S, M>, ...unknown[]] | null
  /** The error that was thrown. */
  readonly errorInstance: unknown
  /** The seed. */
  readonly seed: number
  /** How many matches were tried. */
  readonly numRuns: number
  /** How many times the match was shortened. */
  readonly numShrinks: number
}

/** Makes a law of a fast-check property whose first value is a match. */
export function lawOf<S, M>(
  name: string,
  game: Game<S, M>,
  options: LawOptions<S, M>,
  run: () => Findings<S, M>,
): Law {
  return {
    name,
    check(): void {
      const details = attempt(run, (thrown) => {
        const what = `${game.id} breaks the law “${name}” while a match is played: ${messageOf(thrown)}`
        return new Error(`${what}\nSeed: ${seedOf(options)}`, { cause: thrown })
      })
      if (!details.failed) return
      throw new Error(report(name, game, details), { cause: details.errorInstance })
    },
  }
}

/** The seed of the laws. */
export function seedOf<S, M>({ seed = 1250 }: LawOptions<S, M>): number {
  return seed
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

function report<S, M>(name: string, game: Game<S, M>, details: Findings<S, M>): string {
  const thrown = details.errorInstance
  const match = details.counterexample?.[0]
  const trial = thrown instanceof Broken ? thrown.trial : null
  const lines = [
    `${game.id} breaks the law “${name}”.`,
    thrown instanceof Broken ? thrown.message : `Something throws: ${stackOf(thrown)}`,
    ...(trial === null
      ? []
      : [trial < 0 ? 'So at the start.' : `So at entry ${trial}, or after it.`]),
    ...(match === undefined ? [] : [described(match)]),
    `Seed: ${details.seed}, match ${details.numRuns}, shortened ${details.numShrinks} times.`,
  ]
  return lines.join('\n')
}

function stackOf(thrown: unknown): string {
  return thrown instanceof Error ? (thrown.stack ?? thrown.message) : shown(thrown)
}
