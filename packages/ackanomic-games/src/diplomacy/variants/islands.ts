import type { Variant } from '../map.js'
import { powersOf } from './powers.js'

/**
 * Four islands around one sound: three powers, fifteen provinces, one season a year. Whoever wants
 * to grow has to cross the water.
 */
export const ISLANDS: Variant = {
  name: 'Islands',
  provinces: {
    NOR: { name: 'Norholm', kind: 'coast', centre: true },
    NOP: { name: 'Norholm Point', kind: 'coast', centre: true },
    EAS: { name: 'Easterling', kind: 'coast', centre: true },
    EAP: { name: 'Easter Fell', kind: 'coast', centre: true },
    SUD: { name: 'Sudrey', kind: 'coast', centre: true },
    SUP: { name: 'Sudrey Sands', kind: 'coast', centre: true },
    MID: {
      name: 'Midholm',
      kind: 'coast',
      centre: true,
      coasts: ['NC', 'SC'],
    },
    SKE: { name: 'Skerries', kind: 'coast', centre: true },
    FAR: { name: 'Farholm', kind: 'coast', centre: true },
    NSE: {
      name: 'North Sound',
      kind: 'sea',
    },
    WSE: {
      name: 'West Sound',
      kind: 'sea',
    },
    ESE: {
      name: 'East Sound',
      kind: 'sea',
    },
    SWE: { name: 'South-West Deep', kind: 'sea' },
    SEE: { name: 'South-East Deep', kind: 'sea' },
    OUT: {
      name: 'Outer Ocean',
      kind: 'sea',
    },
  },
  armies: {
    NOR: ['NOP'],
    NOP: ['NOR'],
    EAS: ['EAP'],
    EAP: ['EAS'],
    SUD: ['SUP'],
    SUP: ['SUD'],
  },
  fleets: {
    NOR: ['NOP', 'WSE', 'OUT'],
    NOP: ['NOR', 'NSE', 'WSE'],
    EAS: ['EAP', 'ESE', 'NSE', 'OUT'],
    EAP: ['EAS', 'ESE', 'NSE'],
    SUD: ['SUP', 'SWE', 'SEE'],
    SUP: ['SUD', 'SWE', 'SEE', 'WSE', 'ESE'],
    'MID/NC': ['NSE', 'WSE', 'ESE'],
    'MID/SC': ['WSE', 'ESE'],
    SKE: ['WSE', 'SWE', 'OUT'],
    FAR: ['ESE', 'SEE', 'OUT'],
    NSE: ['NOP', 'EAS', 'EAP', 'MID/NC', 'WSE', 'ESE', 'OUT'],
    WSE: ['NOR', 'NOP', 'MID/NC', 'MID/SC', 'SUP', 'SKE', 'NSE', 'SWE', 'OUT'],
    ESE: ['EAS', 'EAP', 'MID/NC', 'MID/SC', 'SUP', 'FAR', 'NSE', 'SEE', 'OUT'],
    SWE: ['SUD', 'SUP', 'SKE', 'WSE', 'SEE', 'OUT'],
    SEE: ['SUD', 'SUP', 'FAR', 'ESE', 'SWE', 'OUT'],
    OUT: ['NOR', 'EAS', 'SKE', 'FAR', 'NSE', 'WSE', 'ESE', 'SWE', 'SEE'],
  },
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
