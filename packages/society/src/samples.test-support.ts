import type { Award, GameDescription, Outcome, Result, ResultRecord } from '@ackanomic/core'
import type { LedgerDeduction, LedgerLine } from './ledger-entry.js'
import type { Posting } from './submission/submission.js'

export function november(day: number, hour = 12): number {
  return Date.UTC(2026, 10, day, hour)
}

/** Returns the record of a simple match, with changes. */
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

export function points(each: number, ...to: readonly (string | null)[]): Award {
  return { award: 'points', to, each, clause: 'house/points' }
}

export function pay(each: number, ...to: readonly (string | null)[]): Award {
  return { award: 'treasury', to, each, as: 'player', clause: 'house/pay' }
}

export function fee(each: number, ...to: readonly (string | null)[]): Award {
  return { award: 'treasury', to, each, as: 'referee', clause: 'house/fee' }
}

export function transfer(
  amount: number,
  from: string,
  to: string | null,
  at: number | null = null,
): Award {
  return { award: 'transfer', from, to, amount, at, clause: 'house/transfer' }
}

export function trophy(to: string | null, named = 'standard'): Award {
  return { award: 'trophy', trophy: named, to, clause: 'house/trophy' }
}

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

export function value<Value>(result: Result<Value, unknown>): Value {
  if (result.ok) return result.value
  throw new Error(`refused: ${JSON.stringify(result.error)}`)
}

export function codeOf(result: Result<unknown, { readonly code: string }>): string {
  return result.ok ? 'accepted' : result.error.code
}

/** Returns the amount of each line: points, A$, or 1 for a Trophy that is given. */
export function amounts(lines: readonly LedgerLine[]): readonly number[] {
  return lines.map((line) => (line.kind === 'trophy' ? Number(line.given) : line.booked))
}

export function deductionsOf(line: LedgerLine | undefined): readonly LedgerDeduction[] {
  return line === undefined || line.kind === 'trophy' ? [] : line.deductions
}

export function samplePosting(change: Partial<Posting> = {}): Posting {
  return {
    at: november(1),
    by: 'Ann',
    public: true,
    label: 'Game Submission',
    title: 'Snap',
    text: 'Snap is played as follows …',
    describes: [sampleDescription()],
    ...change,
  }
}
