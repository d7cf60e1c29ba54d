import { TRICKS } from './cards.js'
import { type ByTeam, byPlace, byTeam, ofTeam, type SpadesTeam, TEAMS, teamAt } from './seating.js'
import type { SpadesMisplay, SpadesRound, SpadesShared } from './state.js'

const MISPLAY_FINE = 100

/** The points for a nil (4.j, 4.k) and for a blind one, won or lost. */
export const NIL = { seen: 100, blind: 200 } as const

/** The options that decide how a round is scored. */
export interface SpadesScoring {
  readonly nilTricksCount: boolean
  readonly sandbagLimit: number
  readonly sandbagPenalty: number
  readonly boston: number | 'win'
}

/** The scoring of the rule (section 4). */
export const THE_RULE: SpadesScoring = {
  nilTricksCount: true,
  sandbagLimit: 10,
  sandbagPenalty: 100,
  boston: 0,
}

/** The score of a team in one round, without misplays. */
export interface SpadesTeamRound {
  readonly bid: number
  /** The number of tricks that count towards the bid. */
  readonly tricks: number
  /** The points that the bid gains or loses. */
  readonly contract: number
  /** The number of tricks above the bid. Each is a Gamepoint and a sandbag. */
  readonly sandbags: number
  /** The points that bids of 0 gain or lose. */
  readonly nils: number
  /** The penalty for sandbags, 0 or below. */
  readonly penalty: number
  /** The bonus for all 13 tricks. */
  readonly boston: number
  readonly total: number
}

/** The score of a team. */
export interface SpadesTeamScore {
  /** The Spadescore, with misplays of the current round. */
  readonly score: number
  /** The sandbags of all rounds together. */
  readonly sandbags: number
  /** The misplays of the current round. */
  readonly misplaysInHand: number
  /** The misplays of the game. */
  readonly misplaysInGame: number
}

/**
 * Returns the score of a team in one round (section 4).
 *
 * @param taken - the tricks that each partner took
 * @param sandbags - the team's sandbags before the round
 * @param options - the scoring options. Default: as in the rule
 * @param blind - whether each partner bid nil blind. Default: neither
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
  options: Partial<SpadesScoring> = THE_RULE,
  blind: readonly [boolean, boolean] = [false, false],
): SpadesTeamRound {
  const { nilTricksCount, sandbagLimit, sandbagPenalty, boston } = { ...THE_RULE, ...options }
  const bid = bids[0] + bids[1]
  const counted = (i: 0 | 1): number => (bids[i] === 0 && !nilTricksCount ? 0 : taken[i])
  const tricks = counted(0) + counted(1)
  const worth = bid >= 10 ? 20 * bid : 10 * bid
  const made = tricks >= bid
  const over = made ? tricks - bid : 0
  const contract = made ? worth : 0 - worth
  const nil = (i: 0 | 1): number => {
    if (bids[i] !== 0) return 0
    const points = blind[i] ? NIL.blind : NIL.seen
    return taken[i] === 0 ? points : -points
  }
  const nils = nil(0) + nil(1)
  const before = Math.floor(sandbags / sandbagLimit)
  const reached = Math.floor((sandbags + over) / sandbagLimit) - before
  const penalty = 0 - sandbagPenalty * reached
  const bonus = boston !== 'win' && taken[0] + taken[1] === TRICKS ? boston : 0
  const total = contract + over + nils + penalty + bonus
  return { bid, tricks, contract, sandbags: over, nils, penalty, boston: bonus, total }
}

export function scoreRound(
  { bids, taken, blind }: Omit<SpadesRound, 'misplays'>,
  before: ByTeam<SpadesTeamScore>,
  options: Partial<SpadesScoring>,
): ByTeam<SpadesTeamRound> {
  const isBlind = byPlace((place) => blind.includes(place))
  return byTeam((team) => {
    const [bid, tricks] = [ofTeam(bids, team), ofTeam(taken, team)]
    return teamRound(bid, tricks, before[team].sandbags, options, ofTeam(isBlind, team))
  })
}

const START = { score: 0, sandbags: 0, misplaysInHand: 0, misplaysInGame: 0 } as const

export const NO_SCORES: ByTeam<SpadesTeamScore> = [START, START]

export function addRound(
  before: ByTeam<SpadesTeamScore>,
  round: SpadesRound,
  options: Partial<SpadesScoring>,
): ByTeam<SpadesTeamScore> {
  const scored = scoreRound(round, before, options)
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
 * @param options - the options of the match. Default: as in the rule
 *
 * @example
 * ```ts
 * import { scoresOf } from '@ackanomic/games/spades'
 *
 * const round = { bids: [4, 3, 3, 2], blind: [], taken: [5, 2, 4, 2], misplays: [0, 1] } as const
 * const teams = scoresOf({ rounds: [round], misplays: [] })
 * teams.map(({ score }) => score) // => [72, -150]
 * ```
 */
export function scoresOf(
  { rounds, misplays }: Pick<SpadesShared, 'rounds' | 'misplays'>,
  options: Partial<SpadesScoring> = THE_RULE,
): ByTeam<SpadesTeamScore> {
  const scores = rounds.reduce((all, round) => addRound(all, round, options), NO_SCORES)
  const inHand = misplaysByTeam(misplays)
  return byTeam((team) => ({
    score: scores[team].score - MISPLAY_FINE * inHand[team],
    sandbags: scores[team].sandbags,
    misplaysInHand: inHand[team],
    misplaysInGame: scores[team].misplaysInGame + inHand[team],
  }))
}

/** The misplays of each team in a round (6.i). */
export function misplaysByTeam(misplays: readonly SpadesMisplay[]): ByTeam<number> {
  const second = misplays.filter(({ place }) => teamAt(place) === 1).length
  return [misplays.length - second, second]
}

/** The team that wins by its score, or `null` if another round follows (5.a–5.c). */
export function winnerByScore([one, other]: ByTeam<number>, target: number): SpadesTeam | null {
  if (one === other || Math.max(one, other) < target) return null
  return one > other ? 0 : 1
}

export function winnerAfter(
  { taken }: Pick<SpadesRound, 'taken'>,
  scores: ByTeam<SpadesTeamScore>,
  { target, boston }: Pick<SpadesScoring, 'boston'> & { readonly target: number },
): { readonly winner: SpadesTeam; readonly why: 'score' | 'boston' } | null {
  if (boston === 'win') {
    const all = TEAMS.find((team) => ofTeam(taken, team)[0] + ofTeam(taken, team)[1] === TRICKS)
    if (all !== undefined) return { winner: all, why: 'boston' }
  }
  const winner = winnerByScore([scores[0].score, scores[1].score], target)
  return winner === null ? null : { winner, why: 'score' }
}

/** Whether a team forfeits: with two misplays in one hand (6.g), or three in the game (6.h). */
export function forfeits(inHand: number, inGame: number): boolean {
  return inHand >= 2 || inGame >= 3
}
