/// <reference path="./modules.d.ts" />
import roundRobin from 'roundrobin'
import { matchPairs, type PairCost } from './matching.js'
import { type OpenPairs, planRounds } from './rounds-ahead.js'
import type { DecidedPairing, Standing } from './standings.js'
import type { TournamentFormat } from './tournament-types.js'

export interface Pairing {
  readonly kind: DecidedPairing['kind']
  /** In the order of their seats. */
  readonly players: readonly string[]
}

export interface BeforeRound {
  readonly format: TournamentFormat
  /** Of each table. */
  readonly seats: number
  /** From 1. */
  readonly round: number
  /** `null` for as many as people can play without meeting again. */
  readonly rounds: number | null
  /** Everybody who was there at the start, by seed. */
  readonly people: readonly string[]
  readonly isHere: (person: string) => boolean
  /** The best first. */
  readonly standings: readonly Standing[]
  readonly earlier: readonly DecidedPairing[]
  readonly isApart: (one: string, other: string) => boolean
}

/** The pairings of the next round. The same tournament always gives the same. */
export function pairRound(before: BeforeRound): readonly Pairing[] {
  switch (before.format) {
    case 'roundRobin':
      return pairRoundRobin(before)
    case 'knockOut':
      return pairKnockOut(before)
    case 'swiss':
      return before.seats === 2 ? pairSwiss(before) : seatSwiss(before)
  }
}

/** The rounds of a tournament that starts with a number of people. */
export function roundCount(
  format: TournamentFormat,
  seats: number,
  count: number,
  wanted: number | null,
): number {
  if (format === 'roundRobin') return count % 2 === 0 ? count - 1 : count
  const needed = Math.max(1, Math.ceil(Math.log2(count)))
  if (format === 'knockOut') return needed
  const byes = count % seats
  // In these, nobody needs to meet anybody or to have a bye twice.
  const most = Math.min(
    Math.max(1, Math.floor((count - 1) / (seats - 1))),
    byes === 0 ? Number.POSITIVE_INFINITY : Math.max(1, Math.floor(count / byes)),
  )
  return Math.min(wanted ?? needed, most)
}

const bye = (person: string): Pairing => ({ kind: 'bye', players: [person] })

function pairRoundRobin({ people, round, isApart }: BeforeRound): readonly Pairing[] {
  const pairs = roundRobin(people.length, [...people])[round - 1] ?? []
  const pairings = pairs.map(([one = '', other = '']): Pairing => {
    return { kind: isApart(one, other) ? 'apart' : 'match', players: [one, other] }
  })
  const paired = new Set(pairs.flat())
  return [...pairings, ...people.filter((person) => !paired.has(person)).map(bye)]
}

/** The people who have not lost in a knock-out. */
export const unbeaten = ({ people, isHere, earlier }: BeforeRound): readonly string[] =>
  people.filter(
    (person) =>
      isHere(person) &&
      earlier.every(({ players, halves }) => {
        const own = halves[players.indexOf(person)]
        return own === undefined || (own > 0 && own === Math.max(...halves))
      }),
  )

/**
 * The best seed meets the lowest, and so on, unless two may not meet. In the first round the best
 * have byes, so that two, four, eight … are left for the next.
 */
function pairKnockOut(before: BeforeRound): readonly Pairing[] {
  const alive = unbeaten(before)
  const size = 2 ** Math.ceil(Math.log2(Math.max(1, alive.length)))
  const resting = alive.slice(0, before.round === 1 ? size - alive.length : alive.length % 2)
  const playing = alive.slice(resting.length)
  const { pairs, left } = matchPairs(playing.length, (one, other) =>
    before.isApart(playing[one] ?? '', playing[other] ?? '')
      ? undefined
      : (one + other - playing.length + 1) ** 2,
  )
  const met = pairs.map(([one, other]): Pairing => {
    const pair = [playing[one] ?? '', playing[other] ?? '']
    return { kind: 'match', players: inSeatOrder(before, pair) }
  })
  // No two of those who are left may meet.
  const apart = left.slice(0, left.length / 2).map((one, i): Pairing => {
    const other = left[left.length - 1 - i] ?? one
    return { kind: 'apart', players: [playing[one] ?? '', playing[other] ?? ''] }
  })
  return [...met, ...apart, ...resting.map(bye)]
}

const byesOf = ({ earlier }: BeforeRound, person: string): number =>
  earlier.filter(({ kind, players }) => kind === 'bye' && players.includes(person)).length

const meetings = ({ earlier }: BeforeRound, one: string, other: string): number =>
  earlier.filter(
    ({ kind, players }) => kind === 'match' && players.includes(one) && players.includes(other),
  ).length

/** The weights of faults in a pairing. Each outweighs all sums of the lesser ones. */
const SCORE = 2 ** 21
const REPEAT = 2 ** 39
const BYE = 2 ** 47

/** The people who are here, the best first, with their points in halves. */
function field({ standings, isHere }: BeforeRound): readonly Standing[] {
  return standings.filter(({ person }) => isHere(person))
}

/**
 * Pairs people with about equal points: in a group of equals, the better half against the other.
 * Second byes and repeated meetings are avoided as long as possible, in this round and later ones.
 */
function pairSwiss(before: BeforeRound): readonly Pairing[] {
  const here = field(before)
  const places = here.map(({ halves }, i) => {
    const first = here.findIndex((each) => each.halves === halves)
    const size = here.filter((each) => each.halves === halves).length
    return { place: i - first, size }
  })
  const lowest = here.at(-1)?.halves ?? 0
  const cost = (one: number, other: number): number | undefined => {
    const [a, b] = [here[one], here[other]]
    if (a === undefined) return undefined
    if (b === undefined)
      return (
        Math.min(3, byesOf(before, a.person)) * BYE +
        difference(a.halves, lowest) * SCORE +
        (here.length - 1 - one) ** 2
      )
    if (before.isApart(a.person, b.person)) return undefined
    const [first, second] = [places[one], places[other]]
    const distance =
      a.halves === b.halves
        ? Math.abs((second?.place ?? 0) - (first?.place ?? 0)) - Math.floor((first?.size ?? 0) / 2)
        : other - one
    return (
      Math.min(3, meetings(before, a.person, b.person)) * REPEAT +
      difference(a.halves, b.halves) * SCORE +
      distance ** 2
    )
  }
  const all = Array.from({ length: here.length + (here.length % 2) }, (_, i) => i)
  const prices = all.map((one) => all.map((other) => (one < other ? cost(one, other) : undefined)))
  const { pairs, left } = matchAhead(prices, roundsAhead(before))
  const person = (i: number): string => here[i]?.person ?? ''
  const resting = [
    ...pairs.flatMap(([one, other]) => (here[other] === undefined ? [person(one)] : [])),
    ...left.flatMap((one) => here[one]?.person ?? []),
  ]
  const playing = pairs.filter(([, other]) => here[other] !== undefined)
  return [
    ...playing.map(([one, other]): Pairing => {
      return { kind: 'match', players: inSeatOrder(before, [person(one), person(other)]) }
    }),
    ...resting.map(bye),
  ]
}

/** The rounds that remain, with this one. */
function roundsAhead({ rounds, round, seats, people }: BeforeRound): number {
  const most = roundCount('swiss', seats, people.length, Number.POSITIVE_INFINITY)
  return (rounds ?? most) - round + 1
}

/** The matchings of a round that are compared by the rounds after it. */
const MATCHINGS = 100

/**
 * The cheapest matching, among the first ones, after which people can be paired in most further
 * rounds without meeting again.
 */
function matchAhead(
  prices: readonly (readonly (number | undefined)[])[],
  rounds: number,
): ReturnType<typeof matchPairs> {
  const cost: PairCost = (one, other) => prices[Math.min(one, other)]?.[Math.max(one, other)]
  const open = prices.map((_, one) =>
    prices.map((_, other) => (cost(one, other) ?? REPEAT) < REPEAT),
  )
  let ahead = rounds
  while (ahead > 0 && planRounds(open, ahead) === undefined) ahead -= 1
  const matchingWithout = (apart: readonly Pair[]) => {
    const isApart = (one: number, other: number): boolean =>
      apart.some(([a, b]) => a === one && b === other)
    const found = matchPairs(open.length, (one, other) =>
      isApart(one, other) ? undefined : cost(one, other),
    )
    const total = found.pairs.reduce((sum, [one, other]) => sum + (cost(one, other) ?? 0), 0)
    return { ...found, apart, total }
  }
  const cheapest = matchingWithout([])
  if (ahead < 2) return cheapest
  const found = [cheapest]
  for (let made = 1; made < MATCHINGS; ) {
    const next = found.sort((one, other) => one.total - other.total).shift()
    if (next === undefined || next.total >= REPEAT) break
    if (next.left.length === 0 && planRounds(openAfter(open, next.pairs), ahead - 1)) return next
    found.push(...next.pairs.map((pair) => matchingWithout([...next.apart, pair])))
    made += next.pairs.length
  }
  return { pairs: planRounds(open, ahead) ?? cheapest.pairs, left: [] }
}

type Pair = readonly [number, number]

/** The pairs that may still meet after a round. */
const openAfter = (open: OpenPairs, pairs: readonly Pair[]): OpenPairs =>
  open.map((row, one) =>
    row.map(
      (isOpen, other) =>
        isOpen && !pairs.some((pair) => pair.includes(one) && pair.includes(other)),
    ),
  )

const difference = (one: number, other: number): number => Math.min(60, Math.abs(one - other)) ** 2

/** The ways to fill the tables that are tried. */
const TRIES = 20

/**
 * Seats people with about equal points at tables of more than two: one seat of all tables after
 * another. A person who would meet somebody whom they may not meet has a bye, with the whole table.
 */
function seatSwiss(before: BeforeRound): readonly Pairing[] {
  const here = field(before).map(({ person }) => person)
  const { seats } = before
  const count = Math.floor(here.length / seats)
  const resting = here
    .map((person, i) => ({ person, i, byes: byesOf(before, person) }))
    .toSorted((one, other) => one.byes - other.byes || other.i - one.i)
    .slice(0, here.length - count * seats)
    .map(({ person }) => person)
  const playing = here.filter((person) => !resting.includes(person))
  let best: readonly (readonly string[])[] = []
  for (let shift = 0; shift < TRIES && best.length < count; shift++) {
    const order = playing.map((_, i) => playing[(i + shift) % playing.length] ?? '')
    const tables = fillTables(before, order, count)
    const full = tables.filter((table) => table.length === seats)
    if (shift === 0 || full.length > best.length) best = full
  }
  const seated = new Set(best.flat())
  return [
    ...best.map((players): Pairing => {
      return { kind: 'match', players: inSeatOrder(before, players) }
    }),
    ...here.filter((person) => !seated.has(person)).map(bye),
  ]
}

function fillTables(
  before: BeforeRound,
  order: readonly string[],
  count: number,
): readonly (readonly string[])[] {
  const { seats } = before
  const tables = Array.from({ length: count }, (_, i) => [order[i * seats] ?? ''])
  for (let seat = 1; seat < seats; seat++) {
    const next = tables.map((_, i) => order[i * seats + seat] ?? '')
    const { pairs } = matchPairs(2 * count, (one, other) => {
      const [person, table] = [next[one], tables[other - count]]
      if (person === undefined || table === undefined) return undefined
      if (table.some((each) => before.isApart(each, person))) return undefined
      const met = table.reduce((sum, each) => sum + meetings(before, each, person), 0)
      return Math.min(100, met) * REPEAT + (other - count - one) ** 2
    })
    for (const [one, other] of pairs) tables[other - count]?.push(next[one] ?? '')
  }
  return tables
}

/**
 * The order of seats: people who sat in front less often come first; among equals, the better seed
 * in odd rounds.
 */
function inSeatOrder(
  { earlier, people, round }: BeforeRound,
  players: readonly string[],
): readonly string[] {
  const before = (person: string): number =>
    earlier.reduce(
      (sum, { kind, players: seated }) =>
        kind === 'match' && seated.includes(person)
          ? sum + seated.length - seated.indexOf(person)
          : sum,
      0,
    )
  const turn = round % 2 === 1 ? 1 : -1
  return players.toSorted(
    (one, other) =>
      before(one) - before(other) || turn * (people.indexOf(one) - people.indexOf(other)),
  )
}
