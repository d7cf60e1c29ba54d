import { GOAL, type SpadesTeamScore } from '../scoring.js'
import type { ByTeam } from '../seating.js'

/** What a trick above the bid costs in the long run: ten of them cost 100, and each brings 1. */
export const SANDBAG = 9

/** How likely the first team is to win, by the scores, and by the sandbags that have yet to cost. */
export function chanceOf([one, other]: ByTeam<SpadesTeamScore>): number {
  const stand = ({ score, sandbags }: SpadesTeamScore): number => score - SANDBAG * (sandbags % 10)
  const far = Math.max(0, GOAL - Math.max(one.score, other.score))
  return 1 / (1 + Math.exp((stand(other) - stand(one)) / (40 + far / 3)))
}
