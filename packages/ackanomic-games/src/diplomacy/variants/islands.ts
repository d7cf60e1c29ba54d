import type { Variant } from '../map.js'
import { mapTable, powersOf } from './map-table.js'

const TABLE = `
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
`

/**
 * Four islands around one sound: three powers, fifteen provinces, one season a year. To grow, a power
 * has to cross the water.
 */
export const ISLANDS: Variant = {
  name: 'Islands',
  .../* @__PURE__ */ mapTable(TABLE),
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
