import { ok, type Result, type ResultRecord } from '@ackanomic/core'
import { deepFreeze } from '@ackanomic/core/untrusted'
import { castDraft } from 'immer'
import type { Books } from './books.js'
import { type BooksRejection, refuse } from './books-rejections.js'
import { change } from './change.js'
import { checkRecord } from './check-record.js'
import { classOf } from './enacted-rule.js'
import { bookInstance, hasName } from './ledger.js'
import type { LedgerLine, LedgerMatch } from './ledger-entry.js'
import { kindNamed, present, type TrophyEvent } from './trophies.js'

/** The result of recording a match. */
export interface RecordedResult {
  /** The new books. */
  readonly books: Books
  /**
   * Each award as booked, in the order of the outcome. An award to a group has one line per
   * receiver.
   */
  readonly lines: readonly LedgerLine[]
  /** The events of Trophies, in order. */
  readonly trophyEvents: readonly TrophyEvent[]
  /**
   * The matches whose lines have changed. They ended later in the same month and class but were
   * recorded earlier, and this match has the prior claim to the month's caps.
   */
  readonly changed: readonly LedgerMatch[]
}

/**
 * Records a finished match in the books, once and as a whole. It books points and A$ under the caps
 * of 1250.1 III.e, IV and VII, and Trophies by rule 1250.2. Amounts above a cap are lost, not
 * deferred. They count in the month (UTC) in which the match ended, and matches that ended earlier
 * have the prior claim to the month's caps. The class is the rule of the Game. It includes matches
 * that were played before the Game had a number.
 *
 * It refuses with `malformed` (1250.1 IV.a), `refereeWon` (III.e(4)), `winnerNotPlaying` (IV.d(1)),
 * `exhibitionTooLate` (VII.a(2)), `alreadyRecorded` (IV.c(2)) or `unknownTrophy` (III.h(1)).
 *
 * @param record - the result of `resultRecordOf` for a finished match
 *
 * @example
 * ```ts
 * import { openBooks, recordResult, statementOf } from '@ackanomic/society'
 *
 * const recorded = recordResult(openBooks(), {
 *   game: '1250.14', match: 'Diplomacy 2', startedAt: 0, duel: false, exhibition: null,
 *   starters: 3, players: ['Ann', 'Bob', 'Eve'], referees: ['Hal'], refereesMayPlay: false,
 *   outcome: {
 *     at: Date.UTC(2026, 10, 21), winners: ['Eve'], ranking: [],
 *     awards: [
 *       { award: 'points', to: ['Eve'], each: 9, clause: '1250.14/IV' },
 *       { award: 'trophy', trophy: 'Golden Knife', to: 'Eve', clause: '1250.14/IV' },
 *     ],
 *   },
 * })
 * if (!recorded.ok) throw new Error(recorded.error.message)
 * recorded.value.trophyEvents // => [{ type: 'moved', trophy: 0, from: { at: 'nowhere' }, to: 'Eve' }]
 * statementOf(recorded.value.books, 'Eve').message.slice(1) // => [
 * //   '2026-11, 1250.14: 8 points added and 0 subtracted, A$0 from the Treasury; room for 12 points and A$100.',
 * //   'Diplomacy 2: Eve gains 8 of 9 points (1250.14/IV). Clause 1250.1/IV.d(2) takes off 1: One instance adds at most 8 points, and subtracts at most 8.',
 * //   'Diplomacy 2: Eve gets the Golden Knife (1250.14/IV).']
 * ```
 */
export function recordResult(
  books: Books,
  record: ResultRecord,
): Result<RecordedResult, BooksRejection> {
  const checked = checkRecord(record)
  if (!checked.ok) return checked
  const { match, game, outcome } = checked.value
  if (hasName(books.ledger.booked, match)) {
    return refuse({ code: 'alreadyRecorded', details: { instance: match } })
  }
  const kinds = books.trophies.kinds.map(({ name }) => name)
  for (const award of outcome.awards) {
    if (award.award !== 'trophy' || kinds.includes(kindNamed(award.trophy))) continue
    return refuse({ code: 'unknownTrophy', details: { trophy: award.trophy, kinds } })
  }
  const cls = classOf(books.suite, game)
  const { ledger, lines, changed } = bookInstance(books.ledger, cls, checked.value, books.options)
  const { collection, trophyEvents } = present(books.trophies, lines)
  const next = change(books, (draft) => {
    draft.ledger = castDraft(ledger)
    draft.trophies = castDraft(collection)
  })
  return ok(deepFreeze({ books: next, lines, trophyEvents, changed }))
}
