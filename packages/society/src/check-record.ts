import { type Award, type Outcome, ok, type Result, type ResultRecord } from '@ackanomic/core'
import { countSchema, parseUntrusted, type SchemaOf } from '@ackanomic/core/untrusted'
import * as v from 'valibot'
import { type BooksRejection, refuse } from './books-rejections.js'
import { momentSchema, namesSchema, textSchema, wholeSchema } from './schema.js'

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
 * Reads the record of a finished match, which may be any value. Refuses with `invalidEntry` (1250.1
 * IV.a), `refereeWon` (III.e(4)), `winnerNotPlaying` (IV.d(1)) or `exhibitionTooLate` (VII.a(2)).
 */
export function checkRecord(record: unknown): Result<ResultRecord, BooksRejection> {
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
