import type { DiplomacyVariant } from '../map.js'
import { mapTable, powersOf } from './map-table.js'
import { DIPLOMACY_STANDARD } from './standard.js'

/** A map for two powers: eleven provinces around a lake. Powers build in any centre of theirs. */
export const DIPLOMACY_DUEL: DiplomacyVariant = {
  name: 'Duel',
  .../* @__PURE__ */ mapTable(`
ALT coast* | Altmark | BUR NOO HEI | NOO HEI
BUR land* | Burgfeld | ALT CAM HEI WAL
CAM coast* | Cambria | BUR WAL STR | WAL STR
NOO coast* | Noorland | ALT HEI OST | ALT HEI OST LAK
HEI coast | Heide | ALT BUR NOO WAL | ALT NOO WAL LAK
WAL coast | Waldau | BUR CAM HEI STR | CAM HEI STR LAK
LAK sea | Long Lake | | NOO HEI WAL STR OST MOO
STR coast* | Strand | CAM WAL MOO | CAM WAL MOO LAK
OST coast* | Osthafen | NOO RID | NOO LAK
RID land* | Ridge | OST MOO
MOO coast* | Moorland | RID STR | STR LAK
`),
  powers: /* @__PURE__ */ powersOf({
    WEST: ['West', 'Western', '#d8b45c', 'ALT BUR CAM', 'F ALT, A BUR, A CAM'],
    EAST: ['East', 'Eastern', '#7a9fc4', 'OST RID MOO', 'A OST, A RID, F MOO'],
  }),
  seasons: [
    { letter: 'S', name: 'Spring' },
    { letter: 'F', name: 'Autumn', counts: true },
  ],
  firstYear: 1,
  victory: 6,
  builds: 'anywhere',
}

/** A map for three powers: four islands around a sound, one season a year. */
export const DIPLOMACY_ISLANDS: DiplomacyVariant = {
  name: 'Islands',
  .../* @__PURE__ */ mapTable(`
NOR coast* | Norholm | NOP | NOP WSE OUT
NOP coast* | Norholm Point | NOR | NOR NSE WSE
EAS coast* | Easterling | EAP | EAP ESE NSE OUT
EAP coast* | Easter Fell | EAS | EAS ESE NSE
SUD coast* | Sudrey | SUP | SUP SWE SEE
SUP coast* | Sudrey Sands | SUD | SUD SWE SEE WSE ESE
MID coast* | Midholm | | NC: NSE WSE ESE; SC: WSE ESE
SKE coast* | Skerries | | WSE SWE OUT
FAR coast* | Farholm | | ESE SEE OUT
NSE sea | North Sound | | NOP EAS EAP MID/NC WSE ESE OUT
WSE sea | West Sound | | NOR NOP MID/NC MID/SC SUP SKE NSE SWE OUT
ESE sea | East Sound | | EAS EAP MID/NC MID/SC SUP FAR NSE SEE OUT
SWE sea | South-West Deep | | SUD SUP SKE WSE SEE OUT
SEE sea | South-East Deep | | SUD SUP FAR ESE SWE OUT
OUT sea | Outer Ocean | | NOR EAS SKE FAR NSE WSE ESE SWE SEE
`),
  powers: /* @__PURE__ */ powersOf({
    NORTH: ['North', 'Northern', '#6f8fd8', 'NOR NOP', 'A NOR, F NOP'],
    EAST: ['East', 'Eastern', '#d88a6f', 'EAS EAP', 'A EAS, F EAP'],
    SOUTH: ['South', 'Southern', '#7cb46b', 'SUD SUP', 'A SUD, F SUP'],
  }),
  seasons: [{ letter: 'Y', name: 'Summer', counts: true }],
  firstYear: 1,
  victory: 5,
  builds: 'home',
}

export const MAPS: readonly [DiplomacyVariant, ...DiplomacyVariant[]] = [
  DIPLOMACY_STANDARD,
  DIPLOMACY_DUEL,
  DIPLOMACY_ISLANDS,
]

export type MapOf = (of: { readonly options: { readonly variant: string } }) => DiplomacyVariant

export function mapsOf(variants: readonly [DiplomacyVariant, ...DiplomacyVariant[]]): MapOf {
  const maps = new Map(variants.map((variant) => [variant.name, variant]))
  return ({ options }) => maps.get(options.variant) ?? variants[0]
}
