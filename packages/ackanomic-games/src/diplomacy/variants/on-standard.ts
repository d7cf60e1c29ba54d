import type { PowerId, Variant } from '../map.js'
import { STANDARD } from './standard.js'

/** The standard map with some of its powers alone; the centres of the others belong to nobody. */
function between(name: string, ...playing: readonly PowerId[]): Variant {
  const powers = Object.entries(STANDARD.powers).filter(([power]) => playing.includes(power))
  return { ...STANDARD, name, powers: Object.fromEntries(powers) }
}

/** The standard map, where one power begins with other units. */
function beginning(name: string, who: PowerId, units: readonly string[]): Variant {
  const powers = Object.entries(STANDARD.powers).map(
    ([power, facts]) => [power, power === who ? { ...facts, units } : facts] as const,
  )
  return { ...STANDARD, name, powers: Object.fromEntries(powers) }
}

/** Fleet Rome, by Richard Sharp: as the standard game, but Italy begins with a fleet in Rome. */
export const FLEET_ROME: Variant = /* @__PURE__ */ beginning('Fleet Rome', 'ITALY', [
  'A VEN',
  'F NAP',
  'F ROM',
])

/** France against Austria, for two, as on webDiplomacy: all other centres belong to nobody. */
export const FRANCE_AUSTRIA: Variant = /* @__PURE__ */ between(
  'France vs Austria',
  'FRANCE',
  'AUSTRIA',
)

/** Germany against Italy, for two, as on webDiplomacy: all other centres belong to nobody. */
export const GERMANY_ITALY: Variant = /* @__PURE__ */ between(
  'Germany vs Italy',
  'GERMANY',
  'ITALY',
)
