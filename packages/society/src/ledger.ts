import type { ResultRecord, Timestamp } from '@ackanomic/core'
import { deepFreeze, equalJson } from '@ackanomic/core/untrusted'
import { addGains, bookAwards, type Gains, type MonthlyGain } from './award-lines.js'
import type { LedgerLine, LedgerMatch } from './ledger-entry.js'
import type { BooksOptions } from './options.js'

/** The finished matches by month and class, so that recording one touches only its own. */
export interface Ledger {
  readonly months: readonly LedgerMonth[]
  /** The names of all matches. */
  readonly booked: LedgerNames
}

/** The matches of a class that ended in a calendar month, to which the month's caps apply. */
export interface LedgerMonth {
  /** The month (UTC), such as `'2026-11'`. */
  readonly month: string
  /** The class: the number of its rule, or else the name in its records. */
  readonly game: string
  /** In the order of their ends, or of recording if these are equal. */
  readonly matches: readonly LedgerMatch[]
  /** The gains of everybody in these matches, without losses. */
  readonly gained: readonly MonthlyGain[]
}

interface Booked {
  readonly ledger: Ledger
  readonly lines: readonly LedgerLine[]
  readonly changed: readonly LedgerMatch[]
}

/**
 * Returns the calendar month (UTC) of a time, such as `'2026-11'`.
 *
 * @example
 * ```ts
 * import { monthOf } from '@ackanomic/society'
 *
 * monthOf(Date.UTC(2026, 10, 22)) // => '2026-11'
 * ```
 */
export function monthOf(at: Timestamp): string {
  const date = new Date(at)
  return `${date.getUTCFullYear()}-${String(date.getUTCMonth() + 1).padStart(2, '0')}`
}

/** Books a match; later ones of the same month are booked again. */
export function bookMatch(
  ledger: Ledger,
  game: string,
  record: ResultRecord,
  options: BooksOptions,
): Booked {
  const month = monthOf(record.outcome.at)
  const place = ledger.months.findLastIndex(
    (each) => each.month < month || (each.month === month && each.game <= game),
  )
  const last = ledger.months[place]
  const found = last?.month === month && last.game === game ? last : undefined
  const earlier = found?.matches ?? []
  const end = earlier.findLastIndex((each) => each.record.outcome.at <= record.outcome.at) + 1
  // A spread copies a frozen list many times faster.
  const matches = [...earlier]
  const later = matches.splice(end)
  const gains: Gains = new Map(found?.gained.map((one) => [one.person, one]))
  if (later.length > 0) {
    gains.clear()
    for (const each of matches) addGains(gains, each.lines)
  }
  const lines = bookAwards(gains, record, options)
  matches.push(deepFreeze({ record, lines }))
  const changed: LedgerMatch[] = []
  for (const each of later) {
    const anew = bookAwards(gains, each.record, options)
    const isSame = equalJson(anew, each.lines)
    const kept = isSame ? each : deepFreeze({ record: each.record, lines: anew })
    matches.push(kept)
    if (!isSame) changed.push(kept)
  }
  const months = [...ledger.months]
  const gained = [...gains.values()].sort((a, b) => (a.person < b.person ? -1 : 1))
  const one = { month, game, matches: Object.freeze(matches), gained }
  months.splice(found === undefined ? place + 1 : place, found === undefined ? 0 : 1, one)
  return { ledger: { months, booked: addNames(ledger.booked, [record.match]) }, lines, changed }
}

/** The ledger after classes have changed: each has one cap. */
export function reclassed(
  ledger: Ledger,
  classOf: (game: string) => string,
  options: BooksOptions,
): Ledger {
  const all = ledger.months.flatMap(({ game, matches }) =>
    matches.map(({ record }) => ({ record, game, now: classOf(record.game) })),
  )
  if (all.every(({ game, now }) => now === game)) return ledger
  return all
    .toSorted((one, other) => one.record.outcome.at - other.record.outcome.at)
    .reduce((anew, { record, now }) => bookMatch(anew, now, record, options).ledger, {
      ...ledger,
      months: [] as readonly LedgerMonth[],
    })
}

/** Names in buckets by their hash, so that finding or adding one touches few others. */
export type LedgerNames = readonly (readonly string[])[]

const BUCKETS = 256

export const noNames: LedgerNames = Array.from({ length: BUCKETS }, () => [])

export function hasName(names: LedgerNames, name: string): boolean {
  return names[bucketOf(name)]?.includes(name) === true
}

/**
 * Adds names of matches to those in a ledger, for books assembled from a program's store.
 *
 * @example
 * ```ts
 * import { addNames, createBooks } from '@ackanomic/society'
 *
 * addNames(createBooks().ledger.booked, ['Diplomacy 2']).flat() // => ['Diplomacy 2']
 * ```
 */
export function addNames(names: LedgerNames, added: Iterable<string>): LedgerNames {
  const more = new Map<number, string[]>()
  for (const name of added) {
    const bucket = bucketOf(name)
    const list = more.get(bucket) ?? [...(names[bucket] ?? [])]
    list.push(name)
    more.set(bucket, list)
  }
  return names.map((list, bucket) => more.get(bucket) ?? list)
}

function bucketOf(name: string): number {
  let sum = 0
  for (let i = 0; i < name.length; i++) sum = (Math.imul(sum, 31) + name.charCodeAt(i)) | 0
  return (sum ^ (sum >>> 16)) & (BUCKETS - 1)
}
