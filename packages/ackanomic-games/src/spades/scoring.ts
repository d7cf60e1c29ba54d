import { type ByTeam, ofTeam, TEAMS, type Team, teamAt } from './seating.js'
import type { Misplay, SpadesRound, SpadesShared } from './state.js'

/** What a misplay costs (6.f). */
const MISPLAY_FINE = 100

/** The Spadescore that can win (5.a). */
export const GOAL = 500

/** How many misplays of a team in one hand forfeit the game (6.g). */
const MOST_IN_HAND = 2

/** How many misplays of a team in the game forfeit it (6.h). */
const MOST_IN_GAME = 3

/** The option by which tricks are counted. */
interface Counting {
  readonly nilTricksCount: boolean
}

/** What a team scores in a round, misplays apart. */
export interface TeamRound {
  /** The sum of both bids. */
  readonly bid: number
  /** The tricks that count for it. */
  readonly tricks: number
  /** What the bid gains or loses. */
  readonly contract: number
  /** The tricks above the bid: as many Gamepoints, and as many sandbags. */
  readonly sandbags: number
  /** What bids of 0 gain or lose. */
  readonly nils: number
  /** What every tenth sandbag costs, 0 or below. */
  readonly penalty: number
  readonly total: number
}

/** How a team stands. */
export interface TeamScore {
  /** Its Spadescore, misplays of the running round included. */
  readonly score: number
  /** How many sandbags it has had in all rounds together. */
  readonly sandbags: number
  /** How many misplays it has made in the running round. */
  readonly misplaysInHand: number
  /** How many misplays it has made in the game. */
  readonly misplaysInGame: number
}

/**
 * What a team scores in a round (section 4).
 *
 * @param bids - the bids of both partners
 * @param taken - how many tricks each of them took
 * @param sandbags - how many sandbags the team had before
 * @param nilTricksCount - whether the tricks of a partner who bid 0 count for the bid
 *
 * @example
 * ```ts
 * import { teamRound } from '@ackanomic/games/spades'
 *
 * teamRound([4, 3], [5, 4], 9).total // => -28
 * teamRound([6, 4], [6, 3], 0).total // => -200
 * ```
 */
export function teamRound(
  bids: readonly [number, number],
  taken: readonly [number, number],
  sandbags: number,
  nilTricksCount = true,
): TeamRound {
  const bid = bids[0] + bids[1]
  const counted = (i: 0 | 1): number => (bids[i] === 0 && !nilTricksCount ? 0 : taken[i])
  const tricks = counted(0) + counted(1)
  const worth = bid >= 10 ? 20 * bid : 10 * bid
  const made = tricks >= bid
  const over = made ? tricks - bid : 0
  const contract = made ? worth : 0 - worth
  const nils = nilOf(bids[0], taken[0]) + nilOf(bids[1], taken[1])
  const tens = Math.floor((sandbags + over) / 10) - Math.floor(sandbags / 10)
  const penalty = 0 - 100 * tens
  const total = contract + over + nils + penalty
  return { bid, tricks, contract, sandbags: over, nils, penalty, total }
}

/** What a bid of 0 gains or loses. */
function nilOf(bid: number, taken: number): number {
  if (bid !== 0) return 0
  return taken === 0 ? 100 : -100
}

/** What both teams score in a round, given the sandbags that they had before. */
export function scoreRound(
  { bids, taken }: Pick<SpadesRound, 'bids' | 'taken'>,
  sandbags: ByTeam<number>,
  nilTricksCount: boolean,
): ByTeam<TeamRound> {
  const of = (team: Team): TeamRound =>
    teamRound(ofTeam(bids, team), ofTeam(taken, team), sandbags[team], nilTricksCount)
  return [of(0), of(1)]
}

/** What the rounds so far come to, by team. */
interface Sums {
  readonly score: [number, number]
  readonly sandbags: [number, number]
  readonly misplays: [number, number]
}

const startingSums = (): Sums => ({ score: [0, 0], sandbags: [0, 0], misplays: [0, 0] })

/** Adds a round to the sums, in place. */
function addRound(sums: Sums, round: SpadesRound, nilTricksCount: boolean): Sums {
  const scored = scoreRound(round, sums.sandbags, nilTricksCount)
  for (const team of TEAMS) {
    sums.score[team] += scored[team].total - MISPLAY_FINE * round.misplays[team]
    sums.sandbags[team] += scored[team].sandbags
    sums.misplays[team] += round.misplays[team]
  }
  return sums
}

/** How many rounds it took until a team won by its score; `Infinity` where none has. */
export function roundsUntilWin(
  rounds: readonly SpadesRound[],
  { nilTricksCount }: Counting,
): number {
  const sums = startingSums()
  const last = rounds.findIndex(
    (round) => winnerByScore(addRound(sums, round, nilTricksCount).score) !== null,
  )
  return last < 0 ? Number.POSITIVE_INFINITY : last + 1
}

/**
 * How both teams stand: every round that was scored, and every misplay that is fined.
 *
 * @example
 * ```ts
 * import { scoresOf } from '@ackanomic/games/spades'
 *
 * const round = { bids: [4, 3, 3, 2], taken: [5, 2, 4, 2], misplays: [0, 1] } as const
 * const teams = scoresOf({ rounds: [round], misplays: [] }, { nilTricksCount: true })
 * teams.map(({ score }) => score) // => [72, -150]
 * ```
 */
export function scoresOf(
  { rounds, misplays }: Pick<SpadesShared, 'rounds' | 'misplays'>,
  { nilTricksCount }: Counting,
): ByTeam<TeamScore> {
  const sums = startingSums()
  for (const round of rounds) addRound(sums, round, nilTricksCount)
  const inHand = misplaysByTeam(misplays)
  const of = (team: Team): TeamScore => ({
    score: sums.score[team] - MISPLAY_FINE * inHand[team],
    sandbags: sums.sandbags[team],
    misplaysInHand: inHand[team],
    misplaysInGame: sums.misplays[team] + inHand[team],
  })
  return [of(0), of(1)]
}

/** How many misplays of a round each team has made, both partners together (6.i). */
export function misplaysByTeam(misplays: readonly Misplay[]): ByTeam<number> {
  const second = misplays.filter(({ place }) => teamAt(place) === 1).length
  return [misplays.length - second, second]
}

/** The team that wins by its score after a round, or `null` where another is to be played (5.a–5.c). */
export function winnerByScore([one, other]: ByTeam<number>): Team | null {
  if (one === other || Math.max(one, other) < GOAL) return null
  return one > other ? 0 : 1
}

/** Whether a team with so many misplays forfeits the game (6.g, 6.h). */
export function forfeits(inHand: number, inGame: number): boolean {
  return inHand >= MOST_IN_HAND || inGame >= MOST_IN_GAME
}
