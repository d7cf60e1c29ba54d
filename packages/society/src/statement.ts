import { gameName, type ResultRecord, type Timestamp } from '@ackanomic/core'
import { describeName } from '@ackanomic/core/untrusted'
import { AWARD_CAPS } from './award-lines.js'
import { type Books, ruleOf } from './books.js'
import { clauseText } from './clauses.js'
import type { LedgerLine } from './ledger-entry.js'
import type { Trophy } from './trophies.js'
import { trophiesOf } from './trophy-collection.js'

/** Everything that a person has received from all Games in the books. */
export interface Statement {
  readonly person: string
  /** The points added minus the points subtracted. */
  readonly points: number
  /** A$ from the Treasury. */
  readonly treasury: number
  /** The A$ received from other participants minus the A$ paid to them. */
  readonly transfers: number
  readonly trophies: readonly Trophy[]
  /** The gains by month, and within a month by class. */
  readonly months: readonly StatementMonth[]
  /** The whole statement in words, one sentence per line. */
  readonly message: readonly string[]
}

/** The gains of a person from one class of Game in one month. */
export interface StatementMonth {
  /** The month (UTC), such as `'2026-11'`. */
  readonly month: string
  /** The class: the number of its rule, or else a name. */
  readonly game: string
  readonly added: number
  /** A number of 0 or more, which makes no room under the cap. */
  readonly subtracted: number
  /** A$ from the Treasury, as player and as referee. */
  readonly treasury: number
  /** The A$ received from other participants minus the A$ paid to them. */
  readonly transfers: number
  /** Points that can still be added this month. */
  readonly pointsRoom: number
  /** A$ that the Treasury can still pay this month. */
  readonly treasuryRoom: number
  /** The lines, in the order in which the matches ended. */
  readonly entries: readonly StatementEntry[]
}

/** A line of the books that concerns the person. */
export interface StatementEntry {
  readonly match: string
  /** The end of the match. */
  readonly at: Timestamp
  readonly line: LedgerLine
  readonly message: string
}

/**
 * Returns all that a person has received from Games, and what clauses cut, in numbers and in words.
 *
 * @example
 * ```ts
 * import { createBooks, recordResult, statementOf } from '@ackanomic/society'
 *
 * const recorded = recordResult(createBooks(), {
 *   game: '1250.14', match: 'Diplomacy 2', startedAt: 0, duel: false, exhibition: null,
 *   starters: 3, players: ['Ann', 'Bob', 'Eve'], referees: ['Hal'], refereesMayPlay: false,
 *   outcome: {
 *     at: 1, winners: ['Eve'], ranking: [],
 *     awards: [{ award: 'points', to: ['Eve'], each: 9, clause: '1250.14/IV' }],
 *   },
 * })
 * if (!recorded.ok) throw new Error(recorded.error.message)
 * statementOf(recorded.value.books, 'Eve').points // => 8
 * ```
 */
export function statementOf(books: Books, person: string): Statement {
  const months: StatementMonth[] = []
  for (const { month, game, matches } of books.ledger.months) {
    const entries = matches.flatMap(({ record, lines }) =>
      lines
        .filter((line) => line.to === person || ('from' in line && line.from === person))
        .map((line): StatementEntry => {
          const { match, outcome } = record
          const message = `${match}: ${formatLedgerLine(record, line)}`
          return { match, at: outcome.at, line, message }
        }),
    )
    if (entries.length > 0) months.push({ month, game, ...totals(entries, person), entries })
  }
  const sum = (part: 'added' | 'subtracted' | 'treasury' | 'transfers'): number =>
    months.reduce((all, month) => all + month[part], 0)
  const all = {
    points: sum('added') - sum('subtracted'),
    treasury: sum('treasury'),
    transfers: sum('transfers'),
    trophies: trophiesOf(books, person),
  }
  const says = [
    formatTotals({ person, ...all }),
    ...months.flatMap((month) => [
      `${month.month}, ${className(books, month.game)}: ${counted(month.added)} added and ${month.subtracted} subtracted, ${money(month.treasury)} from the Treasury; room for ${counted(month.pointsRoom)} and ${money(month.treasuryRoom)}.`,
      ...month.entries.map((entry) => entry.message),
    ]),
  ]
  return { person: describeName(person), ...all, months, message: says }
}

/**
 * Describes what a person has, as in the first line of their statement.
 *
 * @example
 * ```ts
 * import { formatTotals } from '@ackanomic/society'
 *
 * const has = { person: 'Ann', points: 8, treasury: 10, transfers: 0, trophies: [] }
 * formatTotals(has) // => 'Ann has 8 points, A$10 from the Treasury, A$0 from other participants and no Trophies.'
 * ```
 */
export function formatTotals({
  person,
  points,
  treasury,
  transfers,
  trophies,
}: Omit<Statement, 'months' | 'message'>): string {
  const kinds = trophies.map(({ kind }) => kind).join(', ')
  return `${describeName(person)} has ${counted(points)}, ${money(treasury)} from the Treasury, ${money(transfers)} from other participants and ${kinds === '' ? 'no Trophies' : `these Trophies: ${kinds}`}.`
}

function totals(
  entries: readonly StatementEntry[],
  person: string,
): Omit<StatementMonth, 'month' | 'game' | 'entries'> {
  let added = 0
  let subtracted = 0
  let treasury = 0
  let transfers = 0
  for (const { line } of entries) {
    if (line.kind === 'trophy') continue
    if (line.kind === 'treasury') treasury += line.booked
    else if (line.kind === 'transfer') transfers += line.to === person ? line.booked : -line.booked
    else if (line.booked > 0) added += line.booked
    else subtracted -= line.booked
  }
  const pointsRoom = AWARD_CAPS.monthPoints - added
  const treasuryRoom = AWARD_CAPS.monthTreasury - treasury
  return { added, subtracted, treasury, transfers, pointsRoom, treasuryRoom }
}

function className({ suite }: Books, game: string): string {
  const known = ruleOf(suite, game)?.game
  return known ? `${gameName(known)} (${game})` : game
}

/**
 * Describes a line of the ledger: receiver, amount, clause, and deductions by other clauses.
 *
 * @example
 * ```ts
 * import { formatLedgerLine } from '@ackanomic/society'
 *
 * const gives = { award: 'points', to: ['Eve'], each: 3, clause: '1250.14/IV' } as const
 * const outcome = { at: 1, winners: ['Eve'], ranking: [], awards: [gives] }
 * const booked = { to: 'Eve', from: null, asked: 3, booked: 3, deductions: [] }
 * formatLedgerLine({ outcome }, { kind: 'points', award: 0, ...booked }) // => 'Eve gains 3 points (1250.14/IV).'
 * ```
 */
export function formatLedgerLine(
  { outcome }: Pick<ResultRecord, 'outcome'>,
  line: LedgerLine,
): string {
  const award = outcome.awards[line.award]
  const clause = award === undefined ? '' : ` (${award.clause})`
  const isForGame = award?.award === 'treasury' && award.as === 'game'
  const to = line.to ?? (isForGame ? 'The Game' : 'Nobody')
  if (line.kind === 'trophy') {
    if (line.barredBy === null) return `${to} gets the ${line.trophy}${clause}.`
    return `${to} does not get the ${line.trophy}${clause}. ${cited(line.barredBy, 'bars it')}`
  }
  const asked = Math.abs(line.asked)
  const booked = Math.abs(line.booked)
  const rest = booked === asked ? '' : `${line.kind === 'points' ? booked : money(booked)} of `
  const amount = `${rest}${line.kind === 'points' ? counted(asked) : money(asked)}${clause}.`
  const deductions = line.deductions
    .map((cut) => ` ${cited(cut.clause, `takes off ${cut.amount}`)}`)
    .join('')
  if (line.kind === 'points') {
    return `${to} ${line.asked < 0 ? 'loses' : 'gains'} ${amount}${deductions}`
  }
  const from = line.kind === 'transfer' ? (line.from ?? 'nobody') : 'the Treasury'
  return `${to} gets from ${from} ${amount}${deductions}`
}

function cited(clause: string, does: string): string {
  return `Clause ${clause} ${does}: ${clauseText(clause) ?? ''}`
}

function counted(points: number): string {
  return `${points} ${points === 1 ? 'point' : 'points'}`
}

function money(amount: number): string {
  return amount < 0 ? `-A$${-amount}` : `A$${amount}`
}
