import { expect, test } from 'vitest'
import type { RatedResult } from './compute-ratings.js'
import { computeRatings } from './compute-ratings.test-support.js'

const result = (
  match: string,
  winners: readonly string[],
  ranking: readonly (readonly string[])[] = [],
  players: readonly string[] = ['Ann', 'Bob', 'Cyd'],
): RatedResult => {
  const endedAt = match.codePointAt(0) ?? 0
  const outcome = { at: endedAt, winners, ranking, awards: [] }
  return { game: 'ghost', match, endedAt, record: { players, outcome } }
}

const board = (results: readonly RatedResult[]) =>
  computeRatings(results)
    .get(1)
    ?.map(({ person, rank }) => [rank, person])

test('winners come first, then the ranking, then everybody else', () => {
  expect(board([result('a', ['Bob'])])).toEqual([
    [1, 'Bob'],
    [2, 'Ann'],
    [2, 'Cyd'],
  ])
  expect(board([result('a', [], [['Cyd'], ['Ann']])])).toEqual([
    [1, 'Cyd'],
    [2, 'Ann'],
    [3, 'Bob'],
  ])
  // Partners who won together have the same rank.
  const four = ['Ann', 'Bob', 'Cyd', 'Dee']
  expect(board([result('a', ['Ann', 'Cyd'], [], four)])).toEqual([
    [1, 'Ann'],
    [1, 'Cyd'],
    [3, 'Bob'],
    [3, 'Dee'],
  ])
})

test('a match without winners and ranking is not rated, and one that all won is a draw', () => {
  expect(board([result('a', [])])).toBeUndefined()
  expect(board([result('a', ['Ann', 'Bob', 'Cyd'])])).toEqual([
    [1, 'Ann'],
    [1, 'Bob'],
    [1, 'Cyd'],
  ])
})

/** All ways in which a number of people can share places, as the number of people at each. */
const shapesOf = (count: number): readonly (readonly number[])[] =>
  count === 0
    ? [[]]
    : Array.from({ length: count }, (_, i) => i + 1).flatMap((first) =>
        shapesOf(count - first).map((rest) => [first, ...rest]),
      )

test.each([2, 3, 4, 5, 6])(
  'among %i people with equal ratings, a better place gives a better rating',
  (count) => {
    const names = ['Ann', 'Bob', 'Cyd', 'Dee', 'Eve', 'Fay'].slice(0, count)
    for (const shape of shapesOf(count)) {
      const ranking = shape.map((size, place) => {
        const before = shape.slice(0, place).reduce((sum, each) => sum + each, 0)
        return names.slice(before, before + size)
      })
      const [winners = [], ...others] = ranking
      const ratings = computeRatings([result('a', winners, others, names)]).get(1) ?? []
      const placeOf = (person: string) => ranking.findIndex((group) => group.includes(person))
      for (const one of ratings)
        for (const other of ratings) {
          const order = Math.sign(placeOf(one.person) - placeOf(other.person))
          expect([shape, Math.sign(one.rank - other.rank)]).toEqual([shape, order])
          expect([shape, Math.sign(other.mu - one.mu)]).toEqual([shape, order])
        }
    }
  },
)
