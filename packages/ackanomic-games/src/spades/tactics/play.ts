import type { SpadesCard } from '../cards.js'
import type { Spades } from '../model.js'
import type { SpadesTeamScore } from '../scoring.js'
import type { ByTeam } from '../seating.js'
import { placeAfter, type SpadesPlace, teamAt } from '../seating.js'
import { type Mind, power, shortOf, takers } from './trick.js'

export function promises(mind: Mind): { readonly card: SpadesCard; readonly points: number }[] {
  return mind.lawful.map((card) => ({ card, points: promise(mind, card) }))
}

function promise(mind: Mind, card: SpadesCard): number {
  const { me } = mind
  const partner = placeAfter(me, 2)
  const chances = takers(mind, card)
  const ours = chances[me] + chances[partner]
  const later = power(mind, card)
  // A card that is kept takes a trick later, or spoils a nil.
  let points = ours * stake(mind, 0) - later * stake(mind, ours) * 0.85
  if (isNil(mind, me)) points += (later * 0.5 - chances[me]) * nilStake(mind, me)
  if (isNil(mind, partner)) points -= chances[partner] * nilStake(mind, partner)
  for (const other of [placeAfter(me, 1), placeAfter(me, 3)]) {
    if (isNil(mind, other)) points += chances[other] * nilStake(mind, other) * 0.6
  }
  return points
}

function nilStake({ nilPoints }: Mind, place: SpadesPlace): number {
  return 2 * nilPoints[place]
}

function isNil({ bids, taken }: Mind, place: SpadesPlace): boolean {
  return bids[place] === 0 && taken[place] === 0
}

/** The value of a trick for the player's team, with `more` gained until then. */
function stake(mind: Mind, more: number): number {
  const team = teamAt(mind.me)
  const need = shortOf(mind, team) - more
  const theirs = shortOf(mind, team === 0 ? 1 : 0)
  return towards(need, mind) + against(theirs, mind)
}

function towards(need: number, { left, sandbag }: Mind): number {
  if (need > left) return 0
  return need > 0 ? 12 + 25 * (need / left) ** 2 : -sandbag
}

function against(theirs: number, { left, sandbag }: Mind): number {
  if (theirs > left) return 0
  return theirs > 0 ? 40 * (theirs / left) ** 3 : -sandbag / 2
}

export function chanceOf(
  [one, other]: ByTeam<SpadesTeamScore>,
  { target, sandbagLimit, sandbagPenalty }: Spades['Options'],
): number {
  const cost = sandbagPenalty / sandbagLimit - 1
  const stand = ({ score, sandbags }: SpadesTeamScore): number =>
    score - cost * (sandbags % sandbagLimit)
  const far = Math.max(0, target - Math.max(one.score, other.score))
  return 1 / (1 + Math.exp((stand(other) - stand(one)) / (40 + far / 3)))
}
