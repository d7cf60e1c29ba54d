import { expect, test } from 'vitest'
import { computeRatings, type RatedResult } from './compute-ratings.js'

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
    ?.get('ghost')
    ?.map(({ person, rank }) => [rank, person])

test('winners come first, then the ranking, then people whom it leaves out', () => {
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
  // Partners who won together are alike.
  const four = ['Ann', 'Bob', 'Cyd', 'Dee']
  expect(board([result('a', ['Ann', 'Cyd'], [], four)])).toEqual([
    [1, 'Ann'],
    [1, 'Cyd'],
    [3, 'Bob'],
    [3, 'Dee'],
  ])
})

test('a match without winners and ranking tells nothing, and one that all won is a draw', () => {
  expect(board([result('a', [])])).toBeUndefined()
  expect(board([result('a', ['Ann', 'Bob', 'Cyd'])])).toEqual([
    [1, 'Ann'],
    [1, 'Bob'],
    [1, 'Cyd'],
  ])
})

test('the order in which results come makes no difference', () => {
  const results = [result('a', ['Ann']), result('b', ['Bob']), result('c', ['Ann', 'Cyd'])]
  const ratings = computeRatings(results)
  expect(computeRatings(results.toReversed())).toEqual(ratings)
  expect(
    ratings
      .get(1)
      ?.get('ghost')
      ?.every(({ matches, sigma }) => matches === 3 && sigma < 8),
  ).toBe(true)
})
