import { days } from '@ackanomic/core'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RatedResult } from './compute-ratings.js'
import { computeRatings } from './compute-ratings.test-support.js'
import type { SeasonOptions } from './rating-types.js'
import { createSeasons, seasonAt, seasonNumbered } from './seasons.js'

const DAY = days(1)

const result = (endedAt: number, winner: string): RatedResult => {
  const outcome = { at: endedAt, winners: [winner], ranking: [], awards: [] }
  const record = { players: ['Ann', 'Bob', 'Cyd'], outcome }
  return { game: 'ghost', match: `m ${endedAt}`, endedAt, record }
}

const options = fc.record({
  starts: fc
    .uniqueArray(fc.nat(40), { minLength: 1, maxLength: 4 })
    .map((all) => all.sort((one, other) => one - other).map((day) => day * DAY)),
  length: fc.option(
    fc.integer({ min: 1, max: 20 }).map((count) => count * DAY),
    { nil: undefined },
  ),
  carryOver: fc.constantFrom(0, 0.5, 1),
})

test('every time lies within the bounds of its season', () => {
  fc.assert(
    fc.property(options, fc.nat(100 * DAY), (given, at) => {
      const seasons = createSeasons(given)
      const { startsAt, endsAt } = seasonNumbered(seasons, seasonAt(seasons, at))
      expect(startsAt ?? 0).toBeLessThanOrEqual(at)
      expect(endsAt ?? Number.POSITIVE_INFINITY).toBeGreaterThan(at)
    }),
  )
})

test('without a carry-over, each season is rated by its own results only', () => {
  const results = fc.array(fc.tuple(fc.nat(60 * DAY), fc.constantFrom('Ann', 'Bob', 'Cyd')))
  fc.assert(
    fc.property(options, results, (given, drawn) => {
      const seasons = createSeasons({ ...given, carryOver: 0 })
      const all = drawn.map(([at, winner]) => result(at, winner))
      for (const [season, ratings] of computeRatings(all, seasons)) {
        const own = all.filter(({ endedAt }) => seasonAt(seasons, endedAt) === season)
        const plain = (computeRatings(own).get(1) ?? []).map((each) => ({
          ...each,
          season,
        }))
        expect(ratings).toEqual(plain)
      }
    }),
  )
})

test('a season carries over the share of the ratings that the options set', () => {
  const results = [result(0, 'Ann'), result(DAY, 'Ann'), result(3 * DAY, 'Bob')]
  const board = (carryOver: number) =>
    computeRatings(results, createSeasons({ starts: [2 * DAY], carryOver }))
  const muOf = (carryOver: number, person: string): number =>
    board(carryOver)
      .get(2)
      ?.find((each) => each.person === person)?.mu ?? 0
  const [anew, half, all] = [muOf(0, 'Ann'), muOf(0.5, 'Ann'), muOf(1, 'Ann')]
  expect(anew).toBeLessThan(half)
  expect(half).toBeLessThan(all)
  // Only the matches of the season itself are counted, whatever is carried over.
  for (const carryOver of [0, 0.5, 1]) {
    const ratings = board(carryOver).get(2) ?? []
    expect(ratings.map(({ matches }) => matches)).toEqual([1, 1, 1])
  }
  const together = computeRatings(results).get(1)
  expect(muOf(1, 'Ann')).toBe(together?.find(({ person }) => person === 'Ann')?.mu)
})

test('people who have not played in a season are not on its leader board', () => {
  const two: RatedResult = { ...result(3 * DAY, 'Ann'), match: 'two' }
  const players = ['Ann', 'Bob']
  const results = [result(0, 'Ann'), { ...two, record: { ...two.record, players } }]
  const seasons = createSeasons({ starts: [2 * DAY], carryOver: 1 })
  const people = [...computeRatings(results, seasons)].map(([season, ratings]) => [
    season,
    ratings.map(({ person }) => person),
  ])
  expect(people).toEqual([
    [1, ['Ann', 'Bob', 'Cyd']],
    [2, ['Ann', 'Bob']],
  ])
})

test('impossible seasons are refused', () => {
  const wrong: readonly SeasonOptions[] = [
    { starts: [] },
    { starts: [2, 1] },
    { starts: [1, 1] },
    { starts: [0.5] },
    { starts: [1], length: 1000 },
    { starts: [1], carryOver: 2 },
    { starts: [1], carryOver: Number.NaN },
  ]
  for (const each of wrong) expect(() => createSeasons(each)).toThrow(RangeError)
})
