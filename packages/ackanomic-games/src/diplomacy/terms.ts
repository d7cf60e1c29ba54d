import type { Refusal, Setting } from '@ackanomic/core/engine'
import type { Options } from './announcement.js'
import type { Variant } from './map.js'
import type { Rejections } from './types.js'

/** Refuses an announcement that does not fit the table or the map, or not (II, III.B). */
export function checkTerms(
  variant: Variant,
  { referees, most, players }: Setting,
  { players: { minimum, maximum }, victory, end }: Options,
): Refusal<Rejections> | undefined {
  if (referees.length !== 1) return { code: 'noReferee', facts: {} }
  if (maximum > most) return { code: 'tooManyPlaces', facts: { maximum, most } }
  const powers = Object.keys(variant.powers).length
  if (maximum > powers) return { code: 'tooFewPowers', facts: { maximum, powers } }
  if (players > 0 && (players < minimum || players > maximum)) {
    return { code: 'notInRange', facts: { players, minimum, maximum } }
  }
  const centres = Object.values(variant.provinces).filter(({ centre }) => centre === true).length
  if (victory !== null && (victory < 1 || victory > centres)) {
    return { code: 'badVictory', facts: { victory, centres } }
  }
  const seasons = variant.seasons.map(({ letter }) => letter)
  if (end !== null && (!seasons.includes(end.season) || end.year < variant.firstYear)) {
    const { year, season } = end
    return { code: 'badEnd', facts: { year, season, seasons } }
  }
  return undefined
}
