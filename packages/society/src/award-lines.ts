import type {
  Award,
  PointsAward,
  ResultRecord,
  TransferAward,
  TreasuryAward,
} from '@ackanomic/core'
import type { SocietyCitation } from './clauses.js'
import type { LedgerAmount, LedgerDeduction, LedgerLine } from './ledger-entry.js'
import type { BooksOptions } from './options.js'
import { kindNamed, trophyBar } from './trophies.js'

/** The caps of 1250.1 III.e and IV. */
export const AWARD_CAPS = {
  /** Points added in one match, and points subtracted in one match. */
  matchPoints: 8,
  /** A$ from the Treasury in one match. */
  matchTreasury: 50,
  /** Points added for one player in a month and class. */
  monthPoints: 20,
  /** A$ from the Treasury for one person in a month and class. */
  monthTreasury: 100,
  /** A$ for the referees of one match. */
  referee: 10,
} as const

/** The gains of a person in a month from a class of Game, without losses. */
export interface MonthlyGain {
  readonly person: string
  readonly points: number
  /** A$. */
  readonly treasury: number
}

/** By person. */
export type Gains = Map<string, MonthlyGain>

export function addGains(gains: Gains, lines: readonly LedgerLine[]): void {
  for (const line of lines) {
    const { kind, to: person } = line
    if ((kind !== 'points' && kind !== 'treasury') || person === null || line.booked <= 0) continue
    const { points = 0, treasury = 0 } = gains.get(person) ?? {}
    const before = { person, points, treasury }
    gains.set(person, { ...before, [kind]: before[kind] + line.booked })
  }
}

type Room = readonly [amount: number, clause: SocietyCitation]

interface Context {
  readonly gains: Gains
  readonly record: ResultRecord
  readonly options: BooksOptions
  readonly lines: readonly LedgerLine[]
  readonly index: number
}

/**
 * Books the awards of one match in order, each cut to its own limit and to the room left in the
 * match and the month (1250.1 IV). `gains`, of the same class and month, gets the lines added.
 */
export function bookAwards(
  gains: Gains,
  record: ResultRecord,
  options: BooksOptions,
): readonly LedgerLine[] {
  const lines: LedgerLine[] = []
  record.outcome.awards.forEach((award, index) => {
    lines.push(...bookAward(award, { gains, record, options, lines, index }))
  })
  addGains(gains, lines)
  return lines
}

function bookAward(award: Award, ctx: Context): readonly LedgerLine[] {
  const { record, options, lines, index } = ctx
  switch (award.award) {
    case 'points':
      return bookPoints(award, ctx)
    case 'treasury':
      return bookTreasury(award, ctx)
    case 'transfer': {
      const { from, to, amount } = award
      const rooms = barRoom(transferBar(record, award))
      if (rooms.length === 0 && isMereReferee(record, to)) {
        rooms.push([AWARD_CAPS.referee - feesOf(record, lines), '1250.1/III.e(7)'])
      }
      return [cutTo(rooms, { kind: 'transfer', award: index, to, from, asked: amount })]
    }
    case 'trophy': {
      const { to } = award
      const trophy = kindNamed(award.trophy)
      const barredBy = trophyBar(record, award, options.trophyGate)
      return [{ kind: 'trophy', award: index, to, trophy, given: barredBy === null, barredBy }]
    }
  }
}

function bookPoints(award: PointsAward, ctx: Context): readonly LedgerAmount[] {
  const { record, options, lines, index } = ctx
  const sign = award.each < 0 ? -1 : 1
  const bars = award.to.map((person) => pointsBar(record, person, sign))
  const share = split(AWARD_CAPS.matchPoints - total(lines, 'points', sign), bars)
  return award.to.map((to, place) => {
    const rooms = barRoom(bars[place])
    if (to !== null && rooms.length === 0) {
      const shared = AWARD_CAPS.matchPoints - total(lines, 'points', sign, to)
      rooms.push([options.pointCap === 'player' ? shared : share, '1250.1/IV.d(2)'])
      if (sign > 0)
        rooms.push([AWARD_CAPS.monthPoints - monthly(ctx, 'points', to), '1250.1/IV.d(3)'])
    }
    return cutTo(rooms, { kind: 'points', award: index, to, from: null, asked: award.each })
  })
}

function bookTreasury(award: TreasuryAward, ctx: Context): readonly LedgerAmount[] {
  const { record, lines, index } = ctx
  const bars = award.to.map((person) => treasuryBar(record, person, award.as))
  const share = split(AWARD_CAPS.matchTreasury - total(lines, 'treasury', 1), bars)
  const isFee = (person: string | null): boolean => paidAsReferee(record, person, award.as)
  const paid = bars.filter((_, place) => isFee(award.to[place] ?? null))
  const fee = split(AWARD_CAPS.referee - feesOf(record, lines), paid)
  return award.to.map((to, place) => {
    const rooms = barRoom(bars[place])
    if (rooms.length === 0) {
      if (isFee(to)) rooms.push([fee, '1250.1/III.e(7)'])
      rooms.push([share, '1250.1/IV.c(2)'])
      if (to !== null) {
        rooms.push([AWARD_CAPS.monthTreasury - monthly(ctx, 'treasury', to), '1250.1/IV.c(3)'])
      }
    }
    return cutTo(rooms, { kind: 'treasury', award: index, to, from: null, asked: award.each })
  })
}

/** The A$ of any source that the referees got as referees so far. */
function feesOf(record: ResultRecord, lines: readonly LedgerLine[]): number {
  let sum = 0
  for (const line of lines) {
    const source = record.outcome.awards[line.award]
    const counts =
      source?.award === 'treasury'
        ? paidAsReferee(record, line.to, source.as)
        : line.kind === 'transfer' && isMereReferee(record, line.to)
    if (counts && line.kind !== 'trophy') sum += line.booked
  }
  return sum
}

/** The gains or losses so far, of one person or of all. */
function total(
  lines: readonly LedgerLine[],
  kind: 'points' | 'treasury',
  sign: number,
  to?: string,
): number {
  let sum = 0
  for (const line of lines) {
    if (line.kind !== kind || line.booked * sign <= 0) continue
    if (to === undefined || line.to === to) sum += Math.abs(line.booked)
  }
  return sum
}

/** The gains of a person in the month from the class, with this match. */
function monthly({ gains, lines }: Context, kind: 'points' | 'treasury', to: string): number {
  return (gains.get(to)?.[kind] ?? 0) + total(lines, kind, 1, to)
}

/** The equal share of each receiver who is not barred. */
function split(room: number, bars: readonly Bar[]): number {
  const receivers = bars.filter((bar) => bar === null).length
  return receivers === 0 ? 0 : Math.floor(room / receivers)
}

function barRoom(bar: Bar | undefined): Room[] {
  return bar ? [[0, bar]] : []
}

function cutTo(
  rooms: readonly Room[],
  line: Omit<LedgerAmount, 'booked' | 'deductions'>,
): LedgerAmount {
  const deductions: LedgerDeduction[] = []
  let left = Math.abs(line.asked)
  for (const [room, clause] of rooms) {
    const kept = Math.min(left, Math.max(0, room))
    if (kept < left) deductions.push({ amount: left - kept, clause })
    left = kept
  }
  return { ...line, booked: line.asked < 0 && left > 0 ? -left : left, deductions }
}

/** Why somebody can neither gain nor lose points. */
function pointsBar(record: ResultRecord, person: string | null, sign: number): Bar {
  if (record.exhibition !== null) return '1250.1/VII.a(3)'
  if (isMereReferee(record, person)) return sign > 0 ? '1250.1/III.e(6)' : '1250.1/III.e(5)'
  return isPlayer(record, person) ? null : '1250.1/IV.d(1)'
}

/** Why the Treasury pays somebody nothing. */
function treasuryBar(record: ResultRecord, person: string | null, as: TreasuryAward['as']): Bar {
  if (record.exhibition !== null) return '1250.1/VII.a(4)'
  if (as === 'game') return null
  const fits = isReferee(record, person) || (as === 'player' && isPlayer(record, person))
  return fits ? null : '1250.1/IV.c(1)'
}

function transferBar(record: ResultRecord, { from, to, at }: TransferAward): Bar {
  const moved = at ?? record.outcome.at
  if (record.exhibition !== null && moved >= record.exhibition) return '1250.1/VII.a(4)'
  if (isMereReferee(record, from)) return '1250.1/III.e(5)'
  const among = isPlayer(record, from) && (isPlayer(record, to) || isReferee(record, to))
  return among ? null : '1250.1/IV.b'
}

/** The clause that bars an award to somebody, or `null`. */
type Bar = SocietyCitation | null

function isPlayer(record: ResultRecord, person: string | null): boolean {
  return person !== null && record.players.includes(person)
}

function isReferee(record: ResultRecord, person: string | null): boolean {
  return person !== null && record.referees.includes(person)
}

/** Whether somebody is a referee and, by the Game's rules, nothing else. */
function isMereReferee(record: ResultRecord, person: string | null): boolean {
  return isReferee(record, person) && !(record.refereesMayPlay && isPlayer(record, person))
}

/** Whether the cap on referees' pay applies to this payment. */
function paidAsReferee(
  record: ResultRecord,
  person: string | null,
  as: TreasuryAward['as'],
): boolean {
  return as === 'referee' || isMereReferee(record, person)
}
