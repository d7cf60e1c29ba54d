import { byTeam, ofTeam, type SpadesByTeam, type SpadesTeam, TEAMS, teamAt } from './seating.js'
import type { SpadesMisplay, SpadesRound, SpadesShared } from './state.js'

/** What a misplay costs (6.f). */
const MISPLAY_FINE = 100

/** The Spadescore that can win (5.a). */
export const GOAL = 500

/** What a team scores in a round, misplays apart. */
export interface SpadesTeamRound {
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
export interface SpadesTeamScore {
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
 * teamRound([6, 4], [6, 3], 0).total // => -200
 * ```
 */
export function teamRound(
  bids: readonly [number, number],
  taken: readonly [number, number],
  sandbags: number,
  nilTricksCount = true,
): SpadesTeamRound {
  const bid = bids[0] + bids[1]
  const counted = (i: 0 | 1): number => (bids[i] === 0 && !nilTricksCount ? 0 : taken[i])
  const tricks = counted(0) + counted(1)
  const worth = bid >= 10 ? 20 * bid : 10 * bid
  const made = tricks >= bid
  const over = made ? tricks - bid : 0
  const contract = made ? worth : 0 - worth
  const nil = (i: 0 | 1): number => (bids[i] !== 0 ? 0 : taken[i] === 0 ? 100 : -100)
  const nils = nil(0) + nil(1)
  const tens = Math.floor((sandbags + over) / 10) - Math.floor(sandbags / 10)
  const penalty = 0 - 100 * tens
  const total = contract + over + nils + penalty
  return { bid, tricks, contract, sandbags: over, nils, penalty, total }
}

/** What both teams score in a round, given the sandbags that they had before. */
export function scoreRound(
  { bids, taken }: Pick<SpadesRound, 'bids' | 'taken'>,
  sandbags: SpadesByTeam<number>,
  nilTricksCount: boolean,
): SpadesByTeam<SpadesTeamRound> {
  return byTeam((team) =>
    teamRound(ofTeam(bids, team), ofTeam(taken, team), sandbags[team], nilTricksCount),
  )
}

/** What rounds come to, by team. */
interface Sums {
  readonly score: [number, number]
  readonly sandbags: [number, number]
  readonly misplays: [number, number]
  /** After how many of them a team had won by its score; `Infinity` where none has. */
  wonAfter: number
}

export function sumsOf(rounds: readonly SpadesRound[], nilTricksCount: boolean): Sums {
  const sums: Sums = { score: [0, 0], sandbags: [0, 0], misplays: [0, 0], wonAfter: Infinity }
  for (const [index, round] of rounds.entries()) {
    const scored = scoreRound(round, sums.sandbags, nilTricksCount)
    for (const team of TEAMS) {
      sums.score[team] += scored[team].total - MISPLAY_FINE * round.misplays[team]
      sums.sandbags[team] += scored[team].sandbags
      sums.misplays[team] += round.misplays[team]
    }
    if (sums.wonAfter === Infinity && winnerByScore(sums.score) !== null) sums.wonAfter = index + 1
  }
  return sums
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
  { nilTricksCount }: { readonly nilTricksCount: boolean },
): SpadesByTeam<SpadesTeamScore> {
  const sums = sumsOf(rounds, nilTricksCount)
  const inHand = misplaysByTeam(misplays)
  return byTeam((team) => ({
    score: sums.score[team] - MISPLAY_FINE * inHand[team],
    sandbags: sums.sandbags[team],
    misplaysInHand: inHand[team],
    misplaysInGame: sums.misplays[team] + inHand[team],
  }))
}

/** How many misplays of a round each team has made, both partners together (6.i). */
export function misplaysByTeam(misplays: readonly SpadesMisplay[]): SpadesByTeam<number> {
  const second = misplays.filter(({ place }) => teamAt(place) === 1).length
  return [misplays.length - second, second]
}

/** The team that wins by its score after a round, or `null` where another is to be played (5.a–5.c). */
export function winnerByScore([one, other]: SpadesByTeam<number>): SpadesTeam | null {
  if (one === other || Math.max(one, other) < GOAL) return null
  return one > other ? 0 : 1
}

/** Whether a team forfeits the game: with two misplays in one hand (6.g), or three in the game (6.h). */
export function forfeits(inHand: number, inGame: number): boolean {
  return inHand >= 2 || inGame >= 3
}
