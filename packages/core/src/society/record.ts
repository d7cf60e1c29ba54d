import * as v from 'valibot'
import type { Award, InstanceRecord, Outcome } from './awards.js'
import {
  countSchema,
  momentSchema,
  namesSchema,
  type SchemaOf,
  textSchema,
  wholeSchema,
} from './schema.js'

const receiversSchema: SchemaOf<readonly (string | null)[]> = /* @__PURE__ */ v.pipe(
  v.array(v.nullable(textSchema)),
  v.check((to) => {
    const persons = to.filter((person) => person !== null)
    return new Set(persons).size === persons.length
  }, 'must not name anybody twice'),
)

/** Checks an award that comes from outside. */
export const awardSchema: SchemaOf<Award> = /* @__PURE__ */ v.variant('award', [
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
    v.check(({ from, to }) => from !== to, 'must not move A$ from somebody to emself'),
  ),
  v.strictObject({
    award: v.literal('trophy'),
    trophy: textSchema,
    to: v.nullable(textSchema),
    clause: textSchema,
  }),
])

/** Checks an outcome that comes from outside. */
export const outcomeSchema: SchemaOf<Outcome> = /* @__PURE__ */ v.pipe(
  v.strictObject({
    at: momentSchema,
    winners: namesSchema,
    ranking: v.array(v.array(textSchema)),
    awards: v.array(awardSchema),
  }),
  v.check(
    ({ at, awards }) =>
      awards.every((award) => award.award !== 'transfer' || award.at === null || award.at <= at),
    'must not move A$ after the end',
  ),
)

/** Checks the record of a finished instance that comes from outside. */
export const recordSchema: SchemaOf<InstanceRecord> = /* @__PURE__ */ v.pipe(
  v.strictObject({
    game: textSchema,
    instance: textSchema,
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
    'must name among the players everybody who started',
  ),
  v.check(({ startedAt, outcome }) => startedAt <= outcome.at, 'must not end before it starts'),
  v.check(
    ({ startedAt, outcome }) =>
      outcome.awards.every(
        (award) => award.award !== 'transfer' || award.at === null || award.at >= startedAt,
      ),
    'must not move A$ before it starts',
  ),
)
