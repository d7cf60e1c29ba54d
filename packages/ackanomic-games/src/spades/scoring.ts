import { type ByTeam, byTeam, ofTeam, type SpadesTeam, teamAt } from './seating.js'
import type { SpadesMisplay, SpadesRound, SpadesShared } from './state.js'

/** What a misplay costs (6.f). */
const MISPLAY_FINE = 100

/** The Spadescore that can win (5.a). */
export const GOAL = 500

/** The score of a team in one round, without misplays. */
export interface SpadesTeamRound {
  /** The sum of both bids. */
  readonly bid: number
  /** The number of tricks that count towards the bid. */
  readonly tricks: number
  /** The points that the bid gains or loses. */
  readonly contract: number
  /** The number of tricks above the bid. Each is a Gamepoint and a sandbag. */
  readonly sandbags: number
  /** The points that bids of 0 gain or lose. */
  readonly nils: number
  /** The points that every tenth sandbag costs, 0 or below. */
  readonly penalty: number
  readonly total: number
}

/** The score of a team. */
export interface SpadesTeamScore {
  /** Its Spadescore, including misplays of the current round. */
  readonly score: number
  /** The number of its sandbags in all rounds together. */
  readonly sandbags: number
  /** The number of its misplays in the current round. */
  readonly misplaysInHand: number
  /** The number of its misplays in the game. */
  readonly misplaysInGame: number
}

/**
 * Returns the score of a team in one round (section 4).
 *
 * @param bids - the bids of both partners
 * @param taken - the number of tricks that each of them took
 * @param sandbags - the number of the team's sandbags before the round
 * @param nilTricksCount - whether the tricks of a partner who bid 0 count towards the bid
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

/** What both teams score in a round, misplays apart, given how they stood before. */
export function scoreRound(
  { bids, taken }: Pick<SpadesRound, 'bids' | 'taken'>,
  before: ByTeam<SpadesTeamScore>,
  nilTricksCount: boolean,
): ByTeam<SpadesTeamRound> {
  return byTeam((team) =>
    teamRound(ofTeam(bids, team), ofTeam(taken, team), before[team].sandbags, nilTricksCount),
  )
}

const START = { score: 0, sandbags: 0, misplaysInHand: 0, misplaysInGame: 0 } as const

export const NO_SCORES: ByTeam<SpadesTeamScore> = [START, START]

/** How both teams stand after one more round. */
export function addRound(
  before: ByTeam<SpadesTeamScore>,
  round: SpadesRound,
  nilTricksCount: boolean,
): ByTeam<SpadesTeamScore> {
  const scored = scoreRound(round, before, nilTricksCount)
  return byTeam((team) => ({
    score: before[team].score + scored[team].total - MISPLAY_FINE * round.misplays[team],
    sandbags: before[team].sandbags + scored[team].sandbags,
    misplaysInHand: 0,
    misplaysInGame: before[team].misplaysInGame + round.misplays[team],
  }))
}

/**
 * Returns the scores of both teams, from all finished rounds and all fined misplays.
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
): ByTeam<SpadesTeamScore> {
  const scores = rounds.reduce((all, round) => addRound(all, round, nilTricksCount), NO_SCORES)
  const inHand = misplaysByTeam(misplays)
  return byTeam((team) => ({
    score: scores[team].score - MISPLAY_FINE * inHand[team],
    sandbags: scores[team].sandbags,
    misplaysInHand: inHand[team],
    misplaysInGame: scores[team].misplaysInGame + inHand[team],
  }))
}

/** How many misplays of a round each team has made, both partners together (6.i). */
export function misplaysByTeam(misplays: readonly SpadesMisplay[]): ByTeam<number> {
  const second = misplays.filter(({ place }) => teamAt(place) === 1).length
  return [misplays.length - second, second]
}

/** The team that wins by its score after a round, or `null` if another round follows (5.a–5.c). */
export function winnerByScore([one, other]: ByTeam<number>): SpadesTeam | null {
  if (one === other || Math.max(one, other) < GOAL) return null
  return one > other ? 0 : 1
}

/** Whether a team forfeits: with two misplays in one hand (6.g), or three in the game (6.h). */
export function forfeits(inHand: number, inGame: number): boolean {
  return inHand >= 2 || inGame >= 3
}
