import type {
  Award,
  InstanceRecord,
  PointsAward,
  TransferAward,
  TreasuryAward,
  TrophyAward,
} from './awards.js'
import {
  type Bar,
  isMereReferee,
  paidAsReferee,
  pointsBar,
  transferBar,
  treasuryBar,
} from './bars.js'
import type { SocietyCitation } from './clauses.js'
import { type TrophyGate, trophyBar } from './trophies.js'

/** One line of the books: an award, or one receiver's share of it, as booked. */
export type BookedLine = BookedAmount | BookedTrophy

/** Points or A$ as booked. */
export interface BookedAmount {
  /** What it is. */
  readonly kind: 'points' | 'treasury' | 'transfer'
  /** The index of the award among those of the outcome, from 0. */
  readonly award: number
  /** Who receives, or loses if the points are negative; `null`: nobody, or the Game itself. */
  readonly to: string | null
  /** Who pays a transfer; `null` for points and for the Treasury's money. */
  readonly from: string | null
  /** Points or A$ that the Game's own rule gives. */
  readonly asked: number
  /** Points or A$ that are booked. */
  readonly booked: number
  /** What is missing, and by which clauses; amounts above 0 that add up to the difference. */
  readonly cuts: readonly Cut[]
}

/** A Trophy as booked. */
export interface BookedTrophy {
  /** Always `'trophy'`. */
  readonly kind: 'trophy'
  /** The index of the award among those of the outcome, from 0. */
  readonly award: number
  /** Who would get it. */
  readonly to: string | null
  /** `'standard'`, or the name of a kind of Trophy. */
  readonly trophy: string
  /** Whether it is given. */
  readonly given: boolean
  /** The clause that bars it; `null` when it is given. */
  readonly barredBy: SocietyCitation | null
}

/** What one clause takes off an award. */
export interface Cut {
  /** Points or A$, above 0. */
  readonly amount: number
  /** The clause that takes it off. */
  readonly clause: SocietyCitation
}

/** The readings by which a ledger books. */
export interface LedgerOptions {
  /**
   * Whether the 8 points of an instance are for all its players together (`'instance'`, default)
   * or for each of them (`'player'`). 1250.1 IV.d says neither.
   */
  readonly pointCap: 'instance' | 'player'
  /** Whether rule 1250.2 gates Trophies (`'rule-1250.2'`, default) or the Game's word suffices. */
  readonly trophyGate: TrophyGate
}

/** What somebody has received earlier in the month from the class: points and A$, losses aside. */
export interface Received {
  /** Points added. */
  readonly points: number
  /** A$ from the Treasury. */
  readonly treasury: number
}

/** The caps of 1250.1 III.e and IV. */
export const CAPS: {
  /** Points added in one instance, and points subtracted in one instance. */
  readonly instancePoints: 8
  /** A$ from the Treasury in one instance. */
  readonly instanceTreasury: 50
  /** Points added for a player in a month and class. */
  readonly monthPoints: 20
  /** A$ from the Treasury for a person in a month and class. */
  readonly monthTreasury: 100
  /** A$ for the referees of one instance. */
  readonly referee: 10
} = {
  instancePoints: 8,
  instanceTreasury: 50,
  monthPoints: 20,
  monthTreasury: 100,
  referee: 10,
}

type Room = readonly [amount: number, clause: SocietyCitation]

/**
 * Books the awards of one instance in their order, each cut to its own limit, the instance's and
 * the month's room (1250.1 IV). Pure; {@link book} adds the month's history and the bookkeeping.
 *
 * @param record - the instance
 * @param received - what a person has received earlier in the month from the class
 * @param options - the readings
 */
export function bookAwards(
  record: InstanceRecord,
  received: (person: string) => Received,
  options: LedgerOptions,
): readonly BookedLine[] {
  const lines: BookedLine[] = []
  record.outcome.awards.forEach((award, index) => {
    const desk: Desk = { record, received, options, lines, index }
    lines.push(...bookAward(award, desk))
  })
  return lines
}

interface Desk {
  readonly record: InstanceRecord
  readonly received: (person: string) => Received
  readonly options: LedgerOptions
  readonly lines: readonly BookedLine[]
  readonly index: number
}

function bookAward(award: Award, desk: Desk): readonly BookedLine[] {
  switch (award.award) {
    case 'points':
      return bookPoints(award, desk)
    case 'treasury':
      return bookTreasury(award, desk)
    case 'transfer':
      return [bookTransfer(award, desk)]
    case 'trophy':
      return [bookTrophy(award, desk)]
  }
}

function bookPoints(award: PointsAward, desk: Desk): readonly BookedAmount[] {
  const { record, received, options, lines } = desk
  const sign = award.each < 0 ? -1 : 1
  const spent = (person: string | null): number =>
    total(
      lines,
      ({ kind, booked, to }) =>
        kind === 'points' && booked * sign > 0 && (person === null || person === to),
    )
  const bars = award.to.map((person) => pointsBar(record, person, sign))
  const share = split(CAPS.instancePoints - Math.abs(spent(null)), open(bars))
  return award.to.map((to, index) => {
    const rooms: Room[] = barRoom(bars[index])
    if (to !== null && rooms.length === 0) {
      const own = CAPS.instancePoints - Math.abs(spent(to))
      rooms.push([options.pointCap === 'player' ? own : share, '1250.1/IV.d(2)'])
      if (sign > 0) {
        const month = CAPS.monthPoints - received(to).points - spent(to)
        rooms.push([month, '1250.1/IV.d(3)'])
      }
    }
    return cutTo(rooms, sign, { kind: 'points', award: desk.index, to, from: null }, award.each)
  })
}

function bookTreasury(award: TreasuryAward, desk: Desk): readonly BookedAmount[] {
  const { record, received, lines } = desk
  const bars = award.to.map((person) => treasuryBar(record, person, award.as))
  const receivers = open(bars)
  const share = split(CAPS.instanceTreasury - total(lines, ofTreasury), receivers)
  const paid = award.to.filter(
    (person, index) => bars[index] === null && paidAsReferee(record, person, award.as),
  )
  const fee = split(CAPS.referee - feesOf(record, lines), paid.length)
  return award.to.map((to, index) => {
    const rooms: Room[] = barRoom(bars[index])
    if (rooms.length === 0) {
      if (paidAsReferee(record, to, award.as)) rooms.push([fee, '1250.1/III.e(7)'])
      rooms.push([share, '1250.1/IV.c(2)'])
      if (to !== null) {
        const earlier = total(lines, (line) => ofTreasury(line) && line.to === to)
        const month = CAPS.monthTreasury - received(to).treasury - earlier
        rooms.push([month, '1250.1/IV.c(3)'])
      }
    }
    return cutTo(rooms, 1, { kind: 'treasury', award: desk.index, to, from: null }, award.each)
  })
}

function bookTransfer(award: TransferAward, desk: Desk): BookedAmount {
  const { record, lines } = desk
  const { from, to } = award
  const rooms = barRoom(transferBar(record, award))
  if (rooms.length === 0 && isMereReferee(record, to)) {
    rooms.push([CAPS.referee - feesOf(record, lines), '1250.1/III.e(7)'])
  }
  return cutTo(rooms, 1, { kind: 'transfer', award: desk.index, to, from }, award.amount)
}

function bookTrophy(award: TrophyAward, desk: Desk): BookedTrophy {
  const barredBy = trophyBar(desk.record, award, desk.options.trophyGate)
  const { to, trophy } = award
  return { kind: 'trophy', award: desk.index, to, trophy, given: barredBy === null, barredBy }
}

/** What the referees have got so far: A$ of any source, as referees. */
function feesOf(record: InstanceRecord, lines: readonly BookedLine[]): number {
  return total(lines, ({ kind, to, award }) => {
    if (kind === 'transfer') return isMereReferee(record, to)
    const source = record.outcome.awards[award]
    return source?.award === 'treasury' && paidAsReferee(record, to, source.as)
  })
}

function ofTreasury({ kind }: BookedAmount): boolean {
  return kind === 'treasury'
}

function total(lines: readonly BookedLine[], counts: (line: BookedAmount) => boolean): number {
  let sum = 0
  for (const line of lines) if (line.kind !== 'trophy' && counts(line)) sum += line.booked
  return sum
}

function open(bars: readonly Bar[]): number {
  return bars.filter((bar) => bar === null).length
}

function split(room: number, receivers: number): number {
  return receivers === 0 ? 0 : Math.floor(room / receivers)
}

function barRoom(bar: Bar | undefined): Room[] {
  return bar === null || bar === undefined ? [] : [[0, bar]]
}

function cutTo(
  rooms: readonly Room[],
  sign: number,
  line: Pick<BookedAmount, 'kind' | 'award' | 'to' | 'from'>,
  asked: number,
): BookedAmount {
  const cuts: Cut[] = []
  let left = Math.abs(asked)
  for (const [room, clause] of rooms) {
    const kept = Math.min(left, Math.max(0, room))
    if (kept < left) cuts.push({ amount: left - kept, clause })
    left = kept
  }
  return { ...line, asked, booked: left === 0 ? 0 : sign * left, cuts }
}
