import { expect, test } from 'vitest'
import { halvesOf, placesOf } from './points.js'
import { type DecidedPairing, standingsOf } from './standings.js'

const match = (
  round: number,
  one: string,
  other: string,
  halves: readonly number[],
): DecidedPairing => ({
  round,
  kind: 'match',
  players: [one, other],
  halves,
})

test('a player gets a point for each player below and half a point for each tie', () => {
  expect(halvesOf([0, 1])).toEqual([2, 0])
  expect(halvesOf([0, 0])).toEqual([1, 1])
  expect(halvesOf([0, 1, 2, 2])).toEqual([6, 4, 1, 1])
  expect(halvesOf([3])).toEqual([0])
})

test('winners come first, then the ranking, the others, players who left and players who forfeit', () => {
  const players = ['Ann', 'Bob', 'Cyd', 'Dee', 'Eve']
  const seats = players.map((player) => ({
    player,
    holder: player === 'Dee' ? null : player,
    presence: player === 'Dee' ? ('left' as const) : ('here' as const),
  }))
  const outcome = { winners: ['Cyd'], ranking: [['Bob']] }
  const places = placesOf(players, outcome, seats, (player) => player === 'Eve')
  expect(places).toEqual([2, 1, 0, 3, 4])
  expect(placesOf(players, { winners: [], ranking: [] }, [], () => false)).toEqual([1, 1, 1, 1, 1])
})

test('a Substitute’s result counts for the player of the seat', () => {
  const seats = [
    { player: 'Ann', holder: 'Sue', presence: 'away' as const },
    { player: 'Bob', holder: 'Bob', presence: 'here' as const },
  ]
  const places = placesOf(['Ann', 'Bob'], { winners: ['Sue'], ranking: [] }, seats, () => false)
  expect(places).toEqual([0, 1])
})

test('people with equal points are ranked by Buchholz and then Sonneborn-Berger', () => {
  const people = ['Ann', 'Bob', 'Cyd', 'Dee']
  const rows = standingsOf('swiss', people, [
    match(1, 'Ann', 'Bob', [2, 0]),
    match(1, 'Cyd', 'Dee', [2, 0]),
    match(2, 'Ann', 'Cyd', [0, 2]),
    match(2, 'Bob', 'Dee', [2, 0]),
  ])
  expect(
    rows.map(({ person, rank, halves, buchholz }) => [person, rank, halves, buchholz]),
  ).toEqual([
    ['Cyd', 1, 4, 2],
    ['Ann', 2, 2, 6],
    ['Bob', 3, 2, 2],
    ['Dee', 4, 0, 6],
  ])
  const circle = standingsOf('roundRobin', people.slice(0, 3), [
    match(1, 'Ann', 'Bob', [2, 0]),
    match(2, 'Bob', 'Cyd', [2, 0]),
    match(3, 'Cyd', 'Ann', [2, 0]),
  ])
  // They are equal in every tie-break.
  expect(circle.map(({ rank }) => rank)).toEqual([1, 1, 1])
})

test('people with equal points and tie-breaks are ranked by the match between them', () => {
  const people = ['Ann', 'Bob', 'Cyd', 'Dee', 'Eve', 'Fay', 'Gus', 'Hal']
  const rows = standingsOf('swiss', people, [
    match(1, 'Ann', 'Cyd', [2, 0]),
    match(1, 'Bob', 'Dee', [2, 0]),
    match(1, 'Eve', 'Gus', [2, 0]),
    match(1, 'Fay', 'Hal', [2, 0]),
    match(2, 'Ann', 'Bob', [0, 2]),
    match(2, 'Cyd', 'Dee', [2, 0]),
    match(3, 'Ann', 'Eve', [2, 0]),
    match(3, 'Bob', 'Fay', [0, 2]),
  ])
  const two = rows.filter(({ person }) => person === 'Ann' || person === 'Bob')
  expect(two).toMatchObject([
    { person: 'Bob', rank: 1, halves: 4, buchholz: 8, sonnebornBerger: 4, headToHead: 2 },
    { person: 'Ann', rank: 2, halves: 4, buchholz: 8, sonnebornBerger: 4, headToHead: 0 },
  ])
})

test('a bye gives points but no opponent', () => {
  const byes: DecidedPairing = { round: 4, kind: 'bye', players: ['Ann'], halves: [2] }
  expect(standingsOf('swiss', ['Ann', 'Bob'], [byes])).toMatchObject([
    { person: 'Ann', rank: 1, halves: 2, buchholz: 0, wins: 0 },
    { person: 'Bob', rank: 2, halves: 0 },
  ])
})

test('a knock-out ranks people by how far they got', () => {
  const rows = standingsOf(
    'knockOut',
    ['Ann', 'Bob', 'Cyd', 'Dee'],
    [
      match(1, 'Ann', 'Dee', [0, 2]),
      match(1, 'Bob', 'Cyd', [2, 0]),
      match(2, 'Bob', 'Dee', [0, 2]),
    ],
  )
  expect(rows.map(({ person, rank }) => [rank, person])).toEqual([
    [1, 'Dee'],
    [2, 'Bob'],
    [3, 'Ann'],
    [3, 'Cyd'],
  ])
})
