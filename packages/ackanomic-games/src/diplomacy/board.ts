import { atlasOf } from './compiled-map.js'
import type { Variant } from './map.js'
import type { Position } from './position.js'
import { provinceOf, type Unit } from './units.js'

/**
 * Why a position cannot stand on a map, in a sentence; `undefined` where it can.
 *
 * @example
 * ```ts
 * import { positionProblem, STANDARD, startingPosition } from '@ackanomic/games/diplomacy'
 *
 * positionProblem(STANDARD, startingPosition(STANDARD)) // => undefined
 * ```
 */
export function positionProblem(variant: Variant, position: Position): string | undefined {
  return (
    phaseProblem(variant, position) ??
    unitsProblem(variant, position) ??
    ownersProblem(variant, position)
  )
}

function phaseProblem(variant: Variant, { phase, dislodged }: Position): string | undefined {
  const season = variant.seasons[phase.season]
  if (season === undefined) return `There is no season ${phase.season}; they count from 0.`
  if (phase.year < variant.firstYear) return `The first year is ${variant.firstYear}.`
  if (phase.step === 'adjustments' && season.counts !== true)
    return `${season.name} has no adjustments.`
  if (phase.step === 'retreats' && dislodged.length === 0)
    return 'There is nothing to retreat; name the dislodged units, or another step.'
  if (phase.step !== 'retreats' && dislodged.length > 0)
    return 'Dislodged units stand only in a retreat phase.'
  return undefined
}

function unitsProblem(variant: Variant, { units, dislodged }: Position): string | undefined {
  const taken = new Set<string>()
  const lost = new Set<string>()
  for (const unit of units) {
    const problem = unitProblem(variant, unit)
    if (problem !== undefined) return problem
    const place = provinceOf(unit.at)
    if (taken.has(place)) return `Two units stand in ${place}.`
    taken.add(place)
  }
  for (const { unit, from, retreats } of dislodged) {
    const problem = unitProblem(variant, unit)
    if (problem !== undefined) return problem
    const place = provinceOf(unit.at)
    if (lost.has(place)) return `Two units were dislodged from ${place}.`
    lost.add(place)
    if (!Object.hasOwn(variant.provinces, from)) return `There is no province "${from}".`
    if (retreats.length === 0) return `The unit of ${place} has nowhere to go; leave it out.`
    if (new Set(retreats).size < retreats.length) return `The unit of ${place} has a way twice.`
    for (const to of retreats) {
      const wrong = unitProblem(variant, { ...unit, at: to })
      if (wrong !== undefined) return wrong
      if (taken.has(provinceOf(to)))
        return `The unit of ${place} can not go to ${to}; one stands there.`
    }
  }
  return undefined
}

function unitProblem(variant: Variant, { power, kind, at }: Unit): string | undefined {
  if (!Object.hasOwn(variant.powers, power)) return `There is no power "${power}".`
  const province = provinceOf(at)
  const facts = Object.hasOwn(variant.provinces, province) ? variant.provinces[province] : undefined
  if (facts === undefined || atlasOf(variant).index.get(at) === undefined)
    return `There is no place "${at}".`
  if (kind === 'A')
    return facts.kind === 'sea' || at !== province ? `No army can stand at ${at}.` : undefined
  if (facts.kind === 'land') return `No fleet can stand at ${at}.`
  return (facts.coasts !== undefined) === (at !== province)
    ? undefined
    : `A fleet in ${province} stands on one of its coasts; name it.`
}

function ownersProblem(variant: Variant, { owners }: Position): string | undefined {
  for (const [centre, power] of Object.entries(owners)) {
    const facts = Object.hasOwn(variant.provinces, centre) ? variant.provinces[centre] : undefined
    if (facts?.centre !== true) return `"${centre}" is no centre.`
    if (!Object.hasOwn(variant.powers, power)) return `There is no power "${power}".`
  }
  return undefined
}
