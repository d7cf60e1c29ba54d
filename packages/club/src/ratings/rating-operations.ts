import { defineOperations, schemaOf } from '@ackanomic/host'
import { listOf, wholeNumber } from '@ackanomic/host/modules'
import * as v from 'valibot'
import { aboutPerson, gameField } from '../contract/fields.js'
import type { Rating, RatingQuery, RatingSeason } from './rating-types.js'

const rating = schemaOf<Rating>()({
  person: v.string(),
  game: v.string(),
  season: v.number(),
  rank: v.number(),
  score: v.pipe(
    v.number(),
    v.description('The rank: a cautious estimate of skill (mean minus three standard deviations).'),
  ),
  mu: v.number(),
  sigma: v.number(),
  matches: v.number(),
})

const season = schemaOf<RatingSeason>()({
  season: v.number(),
  startsAt: v.nullable(v.number()),
  endsAt: v.nullable(v.number()),
})

export const ratingOperations = defineOperations({
  listRatings: {
    method: 'GET',
    path: '/games/{game}/ratings',
    access: 'anybody',
    summary: 'Lists the ratings of a game in a season, the best first.',
    input: schemaOf<RatingQuery>()({
      game: gameField,
      season: v.pipe(
        v.optional(wholeNumber('"season"', 1, 2_147_483_647)),
        v.description('The number of the season. Default: the current one.'),
      ),
      skip: v.pipe(
        v.optional(wholeNumber('"skip"', 0, 2_147_483_647)),
        v.description('Skips this many of the best.'),
      ),
      limit: v.pipe(
        v.optional(wholeNumber('"limit"', 1, 1000)),
        v.description('The most ratings to list, 1 to 1000. Default: 100.'),
      ),
    }),
    output: listOf(rating),
    errors: ['noGame'],
  },
  ratingsOf: {
    method: 'GET',
    path: '/people/{person}/ratings',
    access: 'anybody',
    summary: 'Lists the ratings of a person in the current season, by game.',
    input: aboutPerson,
    output: listOf(rating),
  },
  ratingHistoryOf: {
    method: 'GET',
    path: '/people/{person}/ratings/history',
    access: 'anybody',
    summary: 'Lists the ratings of a person in all seasons, the latest first, then by game.',
    input: aboutPerson,
    output: listOf(rating),
  },
  listSeasons: {
    method: 'GET',
    path: '/seasons',
    access: 'anybody',
    summary: 'Lists the seasons of ratings that have begun, the latest first.',
    output: listOf(season),
  },
})
