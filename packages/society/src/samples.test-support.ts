import type { Award, GameDescription, Outcome, Result, ResultRecord } from '@ackanomic/core'
import type { LedgerCut, LedgerLine } from './ledger-entry.js'

/** Noon of a day in November 2026, milliseconds UTC. */
export function november(day: number, hour = 12): number {
  return Date.UTC(2026, 10, day, hour)
}

/** The record of a plain instance, with what a test changes. */
export function sampleRecord(
  change: Partial<Omit<ResultRecord, 'outcome'>> & { readonly outcome?: Partial<Outcome> } = {},
): ResultRecord {
  const { outcome, ...rest } = change
  return {
    game: '1250.99',
    match: 'first',
    startedAt: november(1),
    starters: 3,
    players: ['Ann', 'Bob', 'Cyd'],
    referees: ['Ref'],
    refereesMayPlay: false,
    duel: false,
    exhibition: null,
    ...rest,
    outcome: { at: november(20), winners: ['Ann'], ranking: [], awards: [], ...outcome },
  }
}

/** Points for players. */
export function points(each: number, ...to: readonly (string | null)[]): Award {
  return { award: 'points', to, each, clause: 'house/points' }
}

/** A$ from the Treasury for players. */
export function pay(each: number, ...to: readonly (string | null)[]): Award {
  return { award: 'treasury', to, each, as: 'player', clause: 'house/pay' }
}

/** A$ from the Treasury for referees. */
export function fee(each: number, ...to: readonly (string | null)[]): Award {
  return { award: 'treasury', to, each, as: 'referee', clause: 'house/fee' }
}

/** A$ from one participant to another. */
export function transfer(
  amount: number,
  from: string,
  to: string | null,
  at: number | null = null,
): Award {
  return { award: 'transfer', from, to, amount, at, clause: 'house/transfer' }
}

/** A Trophy. */
export function trophy(to: string | null, named = 'standard'): Award {
  return { award: 'trophy', trophy: named, to, clause: 'house/trophy' }
}

/** A complete description, with what a test changes. */
export function sampleDescription(change: Partial<GameDescription> = {}): GameDescription {
  return {
    rule: null,
    title: 'Snap',
    name: null,
    equipment: ['Cards'],
    players: { lower: 2, upper: { expression: 'activePlayers', minus: 1 } },
    play: 'Shout first.',
    referees: { count: 1, chosen: 'by lot', mayPlay: false },
    winning: 'Hold all cards.',
    further: 'none',
    trophy: 'standard',
    ...change,
  }
}

/** The value of a result that a test expects to be good. */
export function value<Value>(result: Result<Value, unknown>): Value {
  if (result.ok) return result.value
  throw new Error(`refused: ${JSON.stringify(result.error)}`)
}

/** The code of a refusal that a test expects. */
export function codeOf(result: Result<unknown, { readonly code: string }>): string {
  return result.ok ? 'accepted' : result.error.code
}

/** The amount of each line: points, A$, or 1 for a Trophy that is given. */
export function amounts(lines: readonly LedgerLine[]): readonly number[] {
  return lines.map((line) => (line.kind === 'trophy' ? Number(line.given) : line.booked))
}

/** The part cut from a line. */
export function cutsOf(line: LedgerLine | undefined): readonly LedgerCut[] {
  return line === undefined || line.kind === 'trophy' ? [] : line.cuts
}
