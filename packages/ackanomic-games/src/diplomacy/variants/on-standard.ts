import type { DiplomacyVariant, PowerId } from '../map.js'
import { DIPLOMACY_STANDARD } from './standard.js'

/** The standard map with some of its powers; the other centres belong to nobody. */
function between(name: string, ...playing: readonly PowerId[]): DiplomacyVariant {
  const powers = Object.entries(DIPLOMACY_STANDARD.powers).filter(([power]) =>
    playing.includes(power),
  )
  return { ...DIPLOMACY_STANDARD, name, powers: Object.fromEntries(powers) }
}

function beginning(name: string, who: PowerId, units: readonly string[]): DiplomacyVariant {
  const powers = Object.entries(DIPLOMACY_STANDARD.powers).map(
    ([power, facts]) => [power, power === who ? { ...facts, units } : facts] as const,
  )
  return { ...DIPLOMACY_STANDARD, name, powers: Object.fromEntries(powers) }
}

/** Fleet Rome, by Richard Sharp: the standard game, but Italy begins with a fleet in Rome. */
export const DIPLOMACY_FLEET_ROME: DiplomacyVariant = /* @__PURE__ */ beginning(
  'Fleet Rome',
  'ITALY',
  ['A VEN', 'F NAP', 'F ROM'],
)

/** France against Austria, for two players, as on webDiplomacy. Nobody owns the other centres. */
export const DIPLOMACY_FRANCE_AUSTRIA: DiplomacyVariant = /* @__PURE__ */ between(
  'France vs Austria',
  'FRANCE',
  'AUSTRIA',
)

/** Germany against Italy, for two players, as on webDiplomacy. Nobody owns the other centres. */
export const DIPLOMACY_GERMANY_ITALY: DiplomacyVariant = /* @__PURE__ */ between(
  'Germany vs Italy',
  'GERMANY',
  'ITALY',
)
