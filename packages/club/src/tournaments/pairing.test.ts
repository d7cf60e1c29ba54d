import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchPairs } from './matching.js'
import { type BeforeRound, type Pairing, pairRound, roundCount, unbeaten } from './pairing.js'
import { halvesOf } from './points.js'
import { planRounds } from './rounds-ahead.js'
import { byeHalves, type DecidedPairing, standingsOf } from './standings.js'
import type { TournamentFormat } from './tournament-types.js'

/** A tournament that is played with drawn results. */
interface Played {
  readonly format: TournamentFormat
  readonly people: readonly string[]
  readonly rounds: readonly (readonly Pairing[])[]
  readonly decided: readonly DecidedPairing[]
  readonly before: BeforeRound
}

interface Drawn {
  readonly count: number
  readonly seats: number
  readonly rounds: number
  /** Pairs of the numbers of people who may not meet. */
  readonly apart: readonly (readonly [number, number])[]
  /** People who withdraw, with the rounds after which they do. */
  readonly gone: readonly (readonly [number, number])[]
  /** The places that players get, one match after another. */
  readonly places: readonly number[]
}

const drawn = (more: Partial<{ seats: number; apart: number; gone: number; most: number }>) =>
  fc.record({
    count: fc.integer({ min: more.seats ?? 2, max: more.most ?? 12 }),
    seats: fc.constant(more.seats ?? 2),
    rounds: fc.integer({ min: 1, max: 12 }),
    apart: fc.array(fc.tuple(fc.nat(11), fc.nat(11)), { maxLength: more.apart ?? 0 }),
    gone: fc.array(fc.tuple(fc.nat(11), fc.integer({ min: 1, max: 4 })), {
      maxLength: more.gone ?? 0,
    }),
    places: fc.array(fc.nat(3), { minLength: 1, maxLength: 40 }),
  })

function play(format: TournamentFormat, given: Drawn): Played {
  const { count, seats, apart, gone, places } = given
  const people = Array.from({ length: count }, (_, i) => `P${i}`)
  const rounds: (readonly Pairing[])[] = []
  const decided: DecidedPairing[] = []
  let turn = 0
  const beforeRound = (): BeforeRound => ({
    format,
    seats,
    round: rounds.length + 1,
    rounds: last,
    people,
    earlier: [...decided],
    isHere: (person) =>
      !gone.some(([number, after]) => people[number] === person && after <= rounds.length),
    standings: standingsOf(format, people, decided),
    isApart: (one, other) =>
      apart.some(
        ([a, b]) =>
          a !== b && [people[a], people[b]].every((name) => [one, other].includes(name ?? '')),
      ),
  })
  const most = format === 'swiss' ? roundCount(format, seats, count, given.rounds) : 40
  const last = format === 'roundRobin' ? roundCount(format, 2, count, null) : most
  for (let round = 1; round <= last; round++) {
    const before = beforeRound()
    const left = format === 'knockOut' ? unbeaten(before) : people.filter(before.isHere)
    if (left.length < seats) break
    const pairings = pairRound(before)
    expect(pairRound(beforeRound())).toEqual(pairings)
    rounds.push(pairings)
    for (const { kind, players } of pairings) {
      const drawnPlaces = players.map(() => places[turn++ % places.length] ?? 0)
      const seeds = players.map((player) => people.indexOf(player))
      const fair =
        format === 'knockOut'
          ? drawnPlaces.map((each, i) => 100 * each + (seeds[i] ?? 0))
          : drawnPlaces
      const apartHalves = halvesOf(format === 'knockOut' ? seeds : players.map(() => 0))
      const halves =
        kind === 'bye'
          ? [byeHalves(format, seats)]
          : kind === 'apart'
            ? apartHalves
            : halvesOf(fair)
      decided.push({ round, kind, players, halves })
    }
  }
  return { format, people, rounds, decided, before: beforeRound() }
}

const metIn = (rounds: Played['rounds']): readonly string[] =>
  rounds
    .flat()
    .flatMap(({ kind, players }) =>
      kind === 'match'
        ? players.flatMap((one) =>
            players.filter((other) => one < other).map((other) => `${one}-${other}`),
          )
        : [],
    )

const byesIn = (rounds: Played['rounds']): readonly string[] =>
  rounds.flat().flatMap(({ kind, players }) => (kind === 'bye' ? players : []))

const twice = (all: readonly string[]): readonly string[] =>
  all.filter((each, i) => all.indexOf(each) !== i)

test('in each round, everybody who is still in the tournament has one place', () => {
  const formats = fc.constantFrom<TournamentFormat>('swiss', 'knockOut')
  fc.assert(
    fc.property(formats, drawn({ apart: 6, gone: 3 }), (format, given) => {
      const { rounds, people } = play(format, given)
      for (const [i, pairings] of rounds.entries()) {
        const seated = pairings.flatMap(({ players }) => players)
        expect(twice(seated)).toEqual([])
        const here = people.filter(
          (_, n) => !given.gone.some(([number, after]) => number === n && after <= i),
        )
        if (format === 'swiss') expect(seated.toSorted()).toEqual(here.toSorted())
        else expect(seated.every((person) => here.includes(person))).toBe(true)
      }
    }),
  )
})

test('in a round robin, everybody meets everybody once and has at most one bye', () => {
  fc.assert(
    fc.property(drawn({}), (given) => {
      const { rounds, people } = play('roundRobin', given)
      const all = people.flatMap((one) =>
        people.filter((other) => one < other).map((other) => `${one}-${other}`),
      )
      expect(metIn(rounds).toSorted()).toEqual(all.toSorted())
      expect(twice(byesIn(rounds))).toEqual([])
    }),
  )
})

test('in a Swiss tournament, nobody meets the same person again or has a second bye', () => {
  fc.assert(
    fc.property(drawn({}), (given) => {
      const { rounds } = play('swiss', given)
      expect(twice(byesIn(rounds))).toEqual([])
      expect(twice(metIn(rounds))).toEqual([])
    }),
  )
})

test('in a Swiss tournament after withdrawals, people meet again only if they must', () => {
  fc.assert(
    fc.property(drawn({ gone: 3 }), (given) => {
      const { rounds, people } = play('swiss', given)
      for (const [i, pairings] of rounds.entries()) {
        const earlier = new Set(metIn(rounds.slice(0, i)))
        const again = metIn([pairings]).filter((pair) => earlier.has(pair))
        if (again.length === 0) continue
        // No pairing of this round avoids it without giving somebody a second bye.
        const resting = new Set(byesIn(rounds.slice(0, i)))
        const here = people.filter((one) => pairings.some(({ players }) => players.includes(one)))
        const count = here.length + (here.length % 2)
        const { pairs } = matchPairs(count, (one, other) => {
          const [a = '', b] = [here[one], here[other]]
          if (b === undefined) return resting.has(a) ? undefined : 0
          return earlier.has(a < b ? `${a}-${b}` : `${b}-${a}`) ? undefined : 0
        })
        expect(pairs.length).toBeLessThan(count / 2)
      }
    }),
  )
})

test.each([
  ['a hexagon', 6, '01 12 23 34 45 05', 2],
  ['two triangles', 6, '01 12 02 34 45 35', 0],
  ['a square with its diagonals', 4, '01 12 23 03 02 13', 3],
  ['a triangle', 3, '01 12 02', 0],
] as const)(
  'people who may meet as the edges of %s have a known number of rounds',
  (_, count, edges, most) => {
    const all = Array.from({ length: count }, (_, i) => i)
    const open = all.map((one) =>
      all.map((other) =>
        edges.split(' ').some((edge) => edge === `${one}${other}` || edge === `${other}${one}`),
      ),
    )
    for (const rounds of [1, 2, 3, 4])
      expect(planRounds(open, rounds) !== undefined).toBe(rounds <= most)
  },
)

test('a knock-out has one winner, who has never lost', () => {
  fc.assert(
    fc.property(drawn({ apart: 4 }), (given) => {
      const { rounds, decided, people, before } = play('knockOut', given)
      const [winner, ...others] = unbeaten(before)
      expect(others).toEqual([])
      const losses = decided.flatMap(({ players, halves }) =>
        players.filter((_, i) => halves[i] === 0),
      )
      // Everybody except the winner has lost once.
      expect(losses.toSorted()).toEqual(people.filter((person) => person !== winner).toSorted())
      expect(rounds.length).toBe(Math.ceil(Math.log2(people.length)))
      const standings = standingsOf('knockOut', people, decided)
      expect(standings.filter(({ rank }) => rank === 1).map(({ person }) => person)).toEqual([
        winner,
      ])
    }),
  )
})

test('in all formats and table sizes, people who may not meet never do', () => {
  const formats = fc.constantFrom<readonly [TournamentFormat, number]>(
    ['swiss', 2],
    ['swiss', 3],
    ['swiss', 4],
    ['knockOut', 2],
    ['roundRobin', 2],
  )
  fc.assert(
    fc.property(
      formats.chain(([format, seats]) =>
        fc.tuple(fc.constant(format), drawn({ seats, apart: 10, gone: 2 })),
      ),
      ([format, given]) => {
        const met = metIn(play(format, given).rounds)
        for (const [one, other] of given.apart)
          if (one !== other) {
            const pair = [`P${one}`, `P${other}`].sort().join('-')
            expect(met).not.toContain(pair)
          }
      },
    ),
    { numRuns: 200 },
  )
})

test('tables of three and four are full, and nobody has a second bye', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(3, 4).chain((seats) => drawn({ seats, most: 16 })),
      (given) => {
        const { rounds, people } = play('swiss', given)
        for (const pairings of rounds) {
          const tables = pairings.filter(({ kind }) => kind === 'match')
          expect(tables.length).toBe(Math.floor(people.length / given.seats))
          for (const { players } of tables) expect(players.length).toBe(given.seats)
        }
        expect(twice(byesIn(rounds))).toEqual([])
      },
    ),
  )
})

test('a matching has the least cost among the largest ones', () => {
  const weights = fc.array(fc.option(fc.nat(20), { freq: 4, nil: undefined }), {
    minLength: 28,
    maxLength: 28,
  })
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 7 }), weights, (count, drawnWeights) => {
      const cost = (one: number, other: number): number | undefined =>
        drawnWeights[Math.min(one, other) * 4 + Math.max(one, other)]
      const best = (left: readonly number[]): readonly [number, number] => {
        const [one, ...others] = left
        if (one === undefined) return [0, 0]
        let found = best(others)
        for (const other of others) {
          const price = cost(one, other)
          if (price === undefined) continue
          const [size, sum] = best(others.filter((each) => each !== other))
          const [pairs, total] = [size + 1, sum + price]
          if (pairs > found[0] || (pairs === found[0] && total < found[1])) found = [pairs, total]
        }
        return found
      }
      const { pairs, left } = matchPairs(count, cost)
      const total = pairs.reduce((sum, [one, other]) => sum + (cost(one, other) ?? 0), 0)
      expect([pairs.length, total]).toEqual(best(Array.from({ length: count }, (_, i) => i)))
      expect([...pairs.flat(), ...left].toSorted()).toEqual(
        Array.from({ length: count }, (_, i) => i),
      )
    }),
  )
})
