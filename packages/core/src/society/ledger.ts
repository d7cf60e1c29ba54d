import { freezePlain } from '../plain.js'
import { type RejectionOf, type RejectionTable, reject } from '../rejection.js'
import { err, ok, type Result } from '../result.js'
import type { InstanceRecord } from './awards.js'
import { type BookedLine, bookAwards, type LedgerOptions, type Received } from './booking.js'
import type { GeneralCitation } from './clauses.js'
import { monthOf } from './month.js'
import { recordSchema } from './record.js'
import { read, samePlain } from './schema.js'

/** The format of a saved {@link Ledger}. */
export const LEDGER_FORMAT = 1

/**
 * The society's book of finished instances: immutable, plain JSON. What anybody has received in a
 * month is computed from it.
 */
export interface Ledger {
  /** The format of the save, {@link LEDGER_FORMAT}. */
  readonly format: number
  /** The readings by which it books. */
  readonly options: LedgerOptions
  /** The instances in the order in which they ended; of equal moments the one booked first. */
  readonly instances: readonly BookedInstance[]
}

/** An instance in the ledger. */
export interface BookedInstance {
  /** What was reported. */
  readonly record: InstanceRecord
  /** What of it was booked. */
  readonly lines: readonly BookedLine[]
}

/** What a booking did. */
export interface Booking {
  /** The new ledger. */
  readonly ledger: Ledger
  /** Each award as booked, in the order of the outcome; groups by receiver. */
  readonly lines: readonly BookedLine[]
  /**
   * Instances whose lines are now others: they ended later in the same month and class, were booked
   * before this one, and this one has the earlier claim to the month's room.
   */
  readonly changed: readonly BookedInstance[]
}

/** From each code that {@link book} refuses with to the facts of its sentence. */
export interface LedgerFacts {
  /** The record has not the form of one, or reports what no Game may do. */
  malformed: { readonly path: string; readonly problem: string }
  /** The instance is in the ledger. */
  alreadyBooked: { readonly instance: string }
  /** A referee is among the winners, and the Game lets no referee play. */
  refereeWon: { readonly referee: string }
  /** A winner is not among the players. */
  winnerNotPlaying: { readonly winner: string }
  /** The exhibition was declared after the end. */
  exhibitionTooLate: { readonly declared: number; readonly ended: number }
}

/** A refusal to book. */
export type LedgerRejection = RejectionOf<LedgerFacts, GeneralCitation>

const ledgerRejections: RejectionTable<LedgerFacts, GeneralCitation> = {
  malformed: {
    clause: '1250.1/IV.a',
    says: ({ problem }) =>
      `This is no record of an instance. ${problem} Only points, A$ and Trophies can be booked.`,
  },
  alreadyBooked: {
    clause: '1250.1/IV.c(2)',
    says: ({ instance }) =>
      `The instance "${instance}" is booked already; each is booked once, under a name of its own.`,
  },
  refereeWon: {
    clause: '1250.1/III.e(4)',
    says: ({ referee }) =>
      `${referee} was referee and cannot win; report a winner who was only a player.`,
  },
  winnerNotPlaying: {
    clause: '1250.1/IV.d(1)',
    says: ({ winner }) => `${winner} won without taking part; name em among the players.`,
  },
  exhibitionTooLate: {
    clause: '1250.1/VII.a(2)',
    says: () => 'The exhibition was declared after the end; it had to be declared before.',
  },
}

/**
 * Opens an empty ledger.
 *
 * @param options - `pointCap` (default `'instance'`) and `trophyGate` (default `'rule-1250.2'`)
 * @throws RangeError where an option is none of those that there are
 */
export function openLedger(options: Partial<LedgerOptions> = {}): Ledger {
  const { pointCap = 'instance', trophyGate = 'rule-1250.2' } = options
  mustBeOneOf('pointCap', pointCap, ['instance', 'player'])
  mustBeOneOf('trophyGate', trophyGate, ['rule-1250.2', 'none'])
  return freezePlain({ format: LEDGER_FORMAT, options: { pointCap, trophyGate }, instances: [] })
}

function mustBeOneOf(name: string, value: string, known: readonly string[]): void {
  if (known.includes(value)) return
  throw new RangeError(`${name} is ${String(value)}; give one of ${known.join(', ')}.`)
}

/**
 * Books a finished instance under the caps of 1250.1 III.e, IV and VII. Nothing above a cap is
 * deferred. The month is that of the instance's end (UTC). An instance that ended earlier than
 * others of its month and class has the earlier claim to the month's room, whatever the order of
 * booking; theirs are then booked anew and reported as `changed`.
 *
 * Refuses with `malformed` (IV.a), `alreadyBooked` (IV.c(2)), `refereeWon` (III.e(4)),
 * `winnerNotPlaying` (IV.d(1)) or `exhibitionTooLate` (VII.a(2)).
 *
 * @example
 * ```ts
 * import { book, openLedger } from '@ackanomic/core/society'
 *
 * const booking = book(openLedger(), {
 *   game: '1250.11',
 *   instance: 'Tromino Go 4',
 *   startedAt: Date.UTC(2026, 10, 1),
 *   starters: 2,
 *   players: ['Ann', 'Bob'],
 *   referees: ['Cyd'],
 *   refereesMayPlay: false,
 *   duel: false,
 *   exhibition: null,
 *   outcome: {
 *     at: Date.UTC(2026, 10, 21),
 *     winners: ['Ann'],
 *     ranking: [],
 *     awards: [
 *       { award: 'treasury', to: ['Ann'], each: 42, as: 'player', clause: '1250.11/8(4)' },
 *       { award: 'treasury', to: ['Cyd'], each: 10, as: 'referee', clause: '1250.11/8(7)' },
 *     ],
 *   },
 * })
 * booking.ok ? booking.value.lines.map((line) => line.kind !== 'trophy' && line.booked) : [] // => [42, 8]
 * booking.ok ? booking.value.lines[1] : null // => { kind: 'treasury', award: 1, to: 'Cyd', from: null, asked: 10, booked: 8, cuts: [{ amount: 2, clause: '1250.1/IV.c(2)' }] }
 * ```
 */
export function book(ledger: Ledger, record: InstanceRecord): Result<Booking, LedgerRejection> {
  const checked = checkRecord(record)
  if (!checked.ok) return checked
  const { instance, game, outcome } = checked.value
  if (ledger.instances.some((booked) => booked.record.instance === instance)) {
    return err(reject(ledgerRejections, { code: 'alreadyBooked', facts: { instance } }))
  }
  const place = ledger.instances.findLastIndex(({ record }) => record.outcome.at <= outcome.at) + 1
  const instances = ledger.instances.slice(0, place)
  const mine = { record: checked.value, lines: linesOf(instances, checked.value, ledger.options) }
  instances.push(mine)
  const changed: BookedInstance[] = []
  const month = monthOf(outcome.at)
  for (const later of ledger.instances.slice(place)) {
    const touched = later.record.game === game && monthOf(later.record.outcome.at) === month
    const lines = touched ? linesOf(instances, later.record, ledger.options) : later.lines
    const same = lines === later.lines || samePlain(lines, later.lines)
    const kept = same ? later : { record: later.record, lines }
    instances.push(kept)
    if (!same) changed.push(kept)
  }
  return ok(freezePlain({ ledger: { ...ledger, instances }, lines: mine.lines, changed }))
}

/** Checks a record as {@link book} does, and answers a copy of it. */
export function checkRecord(record: unknown): Result<InstanceRecord, LedgerRejection> {
  const parsed = read(recordSchema, record)
  if (!parsed.ok) {
    const facts = { path: parsed.error.path, problem: parsed.error.says }
    return err(reject(ledgerRejections, { code: 'malformed', facts }))
  }
  const { players, referees, refereesMayPlay, exhibition, outcome } = parsed.value
  for (const winner of outcome.winners) {
    if (referees.includes(winner) && !refereesMayPlay) {
      return err(reject(ledgerRejections, { code: 'refereeWon', facts: { referee: winner } }))
    }
    if (!players.includes(winner)) {
      return err(reject(ledgerRejections, { code: 'winnerNotPlaying', facts: { winner } }))
    }
  }
  if (exhibition !== null && exhibition > outcome.at) {
    const facts = { declared: exhibition, ended: outcome.at }
    return err(reject(ledgerRejections, { code: 'exhibitionTooLate', facts }))
  }
  return parsed
}

/** The lines of a record, given the instances that ended before it. */
export function linesOf(
  before: readonly BookedInstance[],
  record: InstanceRecord,
  options: LedgerOptions,
): readonly BookedLine[] {
  const received = new Map<string, Received>()
  const month = monthOf(record.outcome.at)
  for (let i = before.length - 1; i >= 0; i--) {
    const earlier = before[i]
    if (earlier === undefined || monthOf(earlier.record.outcome.at) !== month) break
    if (earlier.record.game !== record.game) continue
    for (const line of earlier.lines) {
      if (line.kind === 'trophy' || line.to === null) continue
      const { points, treasury } = received.get(line.to) ?? nothing
      received.set(line.to, {
        points: line.kind === 'points' ? points + Math.max(0, line.booked) : points,
        treasury: line.kind === 'treasury' ? treasury + line.booked : treasury,
      })
    }
  }
  return bookAwards(record, (person) => received.get(person) ?? nothing, options)
}

const nothing: Received = { points: 0, treasury: 0 }
