import { halvesOf } from './points.js'
import type { TournamentFormat } from './tournament-types.js'

/** A pairing whose result is known. */
export interface DecidedPairing {
  readonly round: number
  readonly kind: 'match' | 'bye' | 'apart'
  readonly players: readonly string[]
  /** The players' points in halves. */
  readonly halves: readonly number[]
}

/** A player's standing, with points in halves. */
export interface Standing {
  readonly person: string
  readonly rank: number
  readonly halves: number
  readonly buchholz: number
  readonly sonnebornBerger: number
  readonly headToHead: number
  readonly wins: number
}

type Row = Omit<Standing, 'rank'>

/** A result against one opponent: 2 for a win, 1 for a tie, 0 for a loss. */
interface Meeting {
  readonly person: string
  readonly opponent: string
  readonly result: number
}

/** All meetings at played or forfeited tables. Tables without points do not count. */
const meetingsOf = (pairings: readonly DecidedPairing[]): readonly Meeting[] =>
  pairings
    .filter(({ kind, halves }) => kind === 'match' && halves.some((each) => each > 0))
    .flatMap(({ players, halves }) =>
      players.flatMap((person, i) =>
        players.flatMap((opponent, k) => {
          if (i === k) return []
          const [own = 0, others = 0] = [halves[i], halves[k]]
          return [{ person, opponent, result: own > others ? 2 : own === others ? 1 : 0 }]
        }),
      ),
    )

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)

/**
 * The standings, the best first; people who are equal in everything share a rank. Round robins and
 * Swiss tournaments rank by points, then Buchholz, then Sonneborn-Berger, then the results among
 * equals. A knock-out ranks by how far people came. `people` are in the order of their seeds.
 */
export function standingsOf(
  format: TournamentFormat,
  people: readonly string[],
  pairings: readonly DecidedPairing[],
): readonly Standing[] {
  const meetings = meetingsOf(pairings)
  const halves = new Map(people.map((person) => [person, 0]))
  for (const pairing of pairings)
    for (const [i, person] of pairing.players.entries())
      halves.set(person, (halves.get(person) ?? 0) + (pairing.halves[i] ?? 0))
  const rows = people.map((person): Row => {
    const own = meetings.filter((each) => each.person === person)
    const scored = ({ opponent }: Meeting): number => halves.get(opponent) ?? 0
    return {
      person,
      halves: halves.get(person) ?? 0,
      buchholz: sum(own.map(scored)),
      sonnebornBerger: sum(own.map((each) => (scored(each) * each.result) / 2)),
      headToHead: 0,
      wins: own.filter(({ result }) => result === 2).length,
    }
  })
  if (format === 'knockOut') return ranked(rows, [survivedRounds(pairings)])
  const keys = [
    ({ halves: own }: Row) => own,
    ({ buchholz }: Row) => buchholz,
    ({ sonnebornBerger }: Row) => sonnebornBerger,
  ]
  const among = rows.map((row): Row => {
    const equal = rows.filter((other) => keys.every((key) => key(other) === key(row)))
    const names = new Set(equal.map(({ person }) => person))
    const own = meetings.filter((each) => each.person === row.person && names.has(each.opponent))
    return { ...row, headToHead: sum(own.map(({ result }) => result)) }
  })
  return ranked(among, [...keys, ({ headToHead }) => headToHead])
}

/** The rounds that people survived in a knock-out. */
function survivedRounds(pairings: readonly DecidedPairing[]): (row: Row) => number {
  const survived = new Map<string, number>()
  for (const { round, players, halves } of pairings)
    for (const [i, person] of players.entries())
      if ((halves[i] ?? 0) > 0 && halves[i] === Math.max(...halves))
        survived.set(person, Math.max(round, survived.get(person) ?? 0))
  return ({ person }) => survived.get(person) ?? 0
}

/** Ranks rows by keys, the higher the better. Equal rows stay in their order. */
function ranked(
  rows: readonly Row[],
  keys: readonly ((row: Row) => number)[],
): readonly Standing[] {
  const compare = (one: Row, other: Row): number => {
    for (const key of keys) {
      const difference = key(other) - key(one)
      if (difference !== 0) return difference
    }
    return 0
  }
  const sorted = rows.toSorted(compare)
  let rank = 1
  return sorted.map((row, i) => {
    const before = sorted[i - 1]
    if (before !== undefined && compare(before, row) !== 0) rank = i + 1
    return { ...row, rank }
  })
}

/** The points of a bye in halves: a win at such a table. A round robin gives none. */
export const byeHalves = (format: TournamentFormat, seats: number): number =>
  format === 'roundRobin'
    ? 0
    : (halvesOf([0, ...Array.from({ length: seats - 1 }, () => 1)])[0] ?? 0)
