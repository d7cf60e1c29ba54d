import * as v from 'valibot'
import { keySchema, line, messagePolicySchema, personSchema, wholeNumber } from '../schemas.js'

/** The most people who may enter. Weights of pairings stay exact up to here. */
const MOST_PLAYERS = 128

const apart = v.pipe(
  v.array(
    v.strictTuple([personSchema, personSchema], '"apart" must be a list of pairs of names.'),
    '"apart" must be a list of pairs of names.',
  ),
  v.maxLength(1000, '"apart" must have 1000 pairs or fewer.'),
)

const flag = (name: string) => v.optional(v.boolean(`${name} must be true or false.`))

/** The body of a request to open a tournament. */
export const openTournamentBodySchema = v.strictObject({
  idempotencyKey: keySchema,
  game: v.string('"game" must be the id of a game.'),
  options: v.optional(v.unknown()),
  title: v.optional(line('"title"', 60)),
  format: v.picklist(
    ['roundRobin', 'swiss', 'knockOut'],
    '"format" must be "roundRobin", "swiss" or "knockOut".',
  ),
  seats: v.optional(wholeNumber('"seats"', 2, 20)),
  rounds: v.optional(wholeNumber('"rounds"', 1, 30)),
  minPlayers: v.optional(wholeNumber('"minPlayers"', 2, MOST_PLAYERS)),
  maxPlayers: wholeNumber('"maxPlayers"', 2, MOST_PLAYERS),
  roundTime: v.optional(wholeNumber('"roundTime"', 3_600_000, 31_536_000_000)),
  messages: v.optional(messagePolicySchema),
  listed: flag('"listed"'),
  apart: v.optional(apart),
  trophy: v.optional(line('"trophy"', 60)),
  until: v.optional(
    v.pipe(
      v.number('"until" must be a time in whole milliseconds.'),
      v.safeInteger('"until" must be a time in whole milliseconds.'),
    ),
  ),
})

/** A request to open a tournament. */
export const openTournamentSchema = v.strictObject({
  ...openTournamentBodySchema.entries,
  by: personSchema,
})

const link = v.optional(v.string('"link" must be the link of a tournament.'))

/** The body of a request to enter. */
export const enterBodySchema = v.strictObject({ link })

/** A request in a tournament. */
export const tournamentRequestSchema = v.strictObject({
  tournament: v.string(),
  by: personSchema,
  link,
})

/** A request to remove a person from a tournament. */
export const removeFromTournamentSchema = v.strictObject({
  ...tournamentRequestSchema.entries,
  person: personSchema,
})

/** The body of a request to say who may not meet. */
export const apartBodySchema = v.strictObject({ apart })

/** A request to say who may not meet. */
export const keepApartSchema = v.strictObject({
  ...tournamentRequestSchema.entries,
  ...apartBodySchema.entries,
})

/** What tournaments to list. */
export const tournamentQuerySchema = v.strictObject({
  game: v.optional(v.string('"game" must be the id of a game.')),
  mine: flag('"mine"'),
  after: v.optional(v.string('"after" must be the "next" of a page.')),
  limit: v.optional(wholeNumber('"limit"', 1, 100)),
})
