import { type Award, type Outcome, ok, type Result, type ResultRecord } from '@ackanomic/core'
import { countSchema, deepFreeze, parseUntrusted, type SchemaOf } from '@ackanomic/core/untrusted'
import { castDraft } from 'immer'
import * as v from 'valibot'
import { type Books, classOf } from './books.js'
import { type BooksError, refuse } from './books-errors.js'
import { change } from './change.js'
import { bookMatch, hasName } from './ledger.js'
import type { LedgerLine, LedgerMatch } from './ledger-entry.js'
import { momentSchema, namesSchema, textSchema, wholeSchema } from './schema.js'
import { kindNamed, present, type TrophyEvent } from './trophies.js'

/** The result of recording a match. */
export interface RecordedResult {
  readonly books: Books
  /** Each award as booked, in the order of the outcome, with one line per receiver. */
  readonly lines: readonly LedgerLine[]
  readonly trophyEvents: readonly TrophyEvent[]
  /** Matches whose lines changed, because they ended later but were recorded earlier. */
  readonly changed: readonly LedgerMatch[]
}

/**
 * Records a finished match in the books, once and as a whole: points and A$ under the caps of
 * 1250.1 III.e, IV and VII, and Trophies by rule 1250.2. Amounts above a cap are lost. They count
 * in the month (UTC) in which the match ended, and earlier ends have the prior claim.
 *
 * It refuses with `malformed` (1250.1 IV.a), `refereeWon` (III.e(4)), `winnerNotPlaying` (IV.d(1)),
 * `exhibitionTooLate` (VII.a(2)), `alreadyRecorded` (IV.c(2)) or `unknownTrophy` (III.h(1)).
 *
 * @example
 * ```ts
 * import { createBooks, recordResult, statementOf } from '@ackanomic/society'
 *
 * const recorded = recordResult(createBooks(), {
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
): Result<RecordedResult, BooksError> {
  const checked = checkRecord(record)
  if (!checked.ok) return checked
  const { match, game, outcome } = checked.value
  if (hasName(books.ledger.booked, match)) {
    return refuse({ code: 'alreadyRecorded', details: { match } })
  }
  const kinds = books.trophies.kinds.map(({ name }) => name)
  for (const award of outcome.awards) {
    if (award.award !== 'trophy' || kinds.includes(kindNamed(award.trophy))) continue
    return refuse({ code: 'unknownTrophy', details: { trophy: award.trophy, kinds } })
  }
  const gameClass = classOf(books.suite, game)
  const { ledger, lines, changed } = bookMatch(
    books.ledger,
    gameClass,
    checked.value,
    books.options,
  )
  const { collection, trophyEvents } = present(books.trophies, lines)
  const next = change(books, (draft) => {
    draft.ledger = castDraft(ledger)
    draft.trophies = castDraft(collection)
  })
  return ok(deepFreeze({ books: next, lines, trophyEvents, changed }))
}

const receiversSchema: SchemaOf<readonly (string | null)[]> = /* @__PURE__ */ v.pipe(
  v.array(v.nullable(textSchema)),
  v.check((to) => {
    const persons = to.filter((person) => person !== null)
    return new Set(persons).size === persons.length
  }, 'must not name anybody twice'),
)

const awardSchema: SchemaOf<Award> = /* @__PURE__ */ v.variant('award', [
  v.strictObject({
    award: v.literal('points'),
    to: receiversSchema,
    each: wholeSchema,
    clause: textSchema,
  }),
  v.pipe(
    v.strictObject({
      award: v.literal('treasury'),
      to: receiversSchema,
      each: countSchema,
      as: v.picklist(['player', 'referee', 'game']),
      clause: textSchema,
    }),
    v.check(
      ({ as, to }) => as !== 'game' || (to.length === 1 && to[0] === null),
      'must be paid to [null] when it is for the Game itself',
    ),
  ),
  v.pipe(
    v.strictObject({
      award: v.literal('transfer'),
      from: textSchema,
      to: v.nullable(textSchema),
      amount: countSchema,
      at: v.nullable(momentSchema),
      clause: textSchema,
    }),
    v.check(({ from, to }) => from !== to, 'must not move A$ from somebody to themselves'),
  ),
  v.strictObject({
    award: v.literal('trophy'),
    trophy: textSchema,
    to: v.nullable(textSchema),
    clause: textSchema,
  }),
])

const outcomeSchema: SchemaOf<Outcome> = /* @__PURE__ */ v.strictObject({
  at: momentSchema,
  winners: namesSchema,
  ranking: v.array(v.array(textSchema)),
  awards: v.array(awardSchema),
})

const recordSchema: SchemaOf<ResultRecord> = /* @__PURE__ */ v.pipe(
  v.strictObject({
    game: textSchema,
    match: textSchema,
    startedAt: momentSchema,
    starters: countSchema,
    players: namesSchema,
    referees: namesSchema,
    refereesMayPlay: v.boolean(),
    duel: v.boolean(),
    exhibition: v.nullable(momentSchema),
    outcome: outcomeSchema,
  }),
  v.check(
    ({ starters, players }) => starters <= players.length,
    'must list everybody who started among the players',
  ),
  v.check(({ startedAt, outcome }) => startedAt <= outcome.at, 'must not end before it starts'),
  v.check(
    ({ startedAt, outcome }) =>
      outcome.awards.every(
        (award) =>
          award.award !== 'transfer' ||
          award.at === null ||
          (award.at >= startedAt && award.at <= outcome.at),
      ),
    'must not move A$ before it starts or after it ends',
  ),
)

/**
 * Checks the record of a finished match from any value. It refuses with `malformed` (1250.1 IV.a),
 * `refereeWon` (III.e(4)), `winnerNotPlaying` (IV.d(1)) or `exhibitionTooLate` (VII.a(2)).
 *
 * @example
 * ```ts
 * import { checkRecord } from '@ackanomic/society'
 *
 * const checked = checkRecord({ game: '1250.14' })
 * checked.ok ? '' : checked.error.code // => 'malformed'
 * ```
 */
export function checkRecord(record: unknown): Result<ResultRecord, BooksError> {
  const parsed = parseUntrusted(recordSchema, record)
  if (!parsed.ok) return refuse({ code: 'malformed', details: { problem: parsed.error } })
  const { players, referees, refereesMayPlay, exhibition, outcome } = parsed.value
  for (const winner of outcome.winners) {
    if (referees.includes(winner) && !refereesMayPlay) {
      return refuse({ code: 'refereeWon', details: { referee: winner } })
    }
    if (!players.includes(winner)) return refuse({ code: 'winnerNotPlaying', details: { winner } })
  }
  if (exhibition !== null && exhibition > outcome.at) {
    const details = { declared: exhibition, ended: outcome.at }
    return refuse({ code: 'exhibitionTooLate', details })
  }
  return ok(parsed.value)
}
