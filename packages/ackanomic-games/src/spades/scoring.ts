import { teamAt } from './seating.js'
import type { ByTeam, Misplay, Options, Own, Round, Team, TeamRound } from './types.js'

/** What a misplay costs (6.f). */
const MISPLAY_FINE = 100

/** The Spadescore that can win (5.a). */
export const GOAL = 500

const TEAMS: readonly Team[] = [0, 1]

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
  bids: ByTeam<number>,
  taken: ByTeam<number>,
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
  { bids, taken }: Pick<Round, 'bids' | 'taken'>,
  sandbags: ByTeam<number>,
  nilTricksCount: boolean,
): ByTeam<TeamRound> {
  const of = (team: Team): TeamRound =>
    teamRound(
      [bids[team] ?? 0, bids[team + 2] ?? 0],
      [taken[team] ?? 0, taken[team + 2] ?? 0],
      sandbags[team],
      nilTricksCount,
    )
  return [of(0), of(1)]
}

/** How both teams stand: every round that was scored, and every misplay that is fined. */
export function scoresOf(
  { rounds, misplays }: Pick<Own, 'rounds' | 'misplays'>,
  { nilTricksCount }: Pick<Options, 'nilTricksCount'>,
): ByTeam<TeamScore> {
  const score = [0, 0] as [number, number]
  const sandbags = [0, 0] as [number, number]
  const before = [0, 0] as [number, number]
  for (const round of rounds) {
    const scored = scoreRound(round, sandbags, nilTricksCount)
    for (const team of TEAMS) {
      score[team] += scored[team].total - MISPLAY_FINE * round.misplays[team]
      sandbags[team] += scored[team].sandbags
      before[team] += round.misplays[team]
    }
  }
  const inHand = misplaysByTeam(misplays)
  const of = (team: Team): TeamScore => ({
    score: score[team] - MISPLAY_FINE * inHand[team],
    sandbags: sandbags[team],
    misplaysInHand: inHand[team],
    misplaysInGame: before[team] + inHand[team],
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
