import type { Variant } from '../map.js'

/**
 * Four islands around one sound: three powers, fifteen provinces, one season a year. Whoever wants
 * to grow has to cross the water.
 */
export const ISLANDS: Variant = {
  name: 'Islands',
  provinces: {
    NOR: { name: 'Norholm', kind: 'coast', centre: true, places: [[150, 90]] },
    NOP: { name: 'Norholm Point', kind: 'coast', centre: true, places: [[230, 130]] },
    EAS: { name: 'Easterling', kind: 'coast', centre: true, places: [[500, 120]] },
    EAP: { name: 'Easter Fell', kind: 'coast', centre: true, places: [[430, 165]] },
    SUD: { name: 'Sudrey', kind: 'coast', centre: true, places: [[330, 430]] },
    SUP: { name: 'Sudrey Sands', kind: 'coast', centre: true, places: [[330, 355]] },
    MID: {
      name: 'Midholm',
      kind: 'coast',
      centre: true,
      coasts: ['NC', 'SC'],
      places: [[330, 235]],
    },
    SKE: { name: 'Skerries', kind: 'coast', centre: true, places: [[80, 330]] },
    FAR: { name: 'Farholm', kind: 'coast', centre: true, places: [[580, 340]] },
    NSE: {
      name: 'North Sound',
      kind: 'sea',
      places: [
        [330, 130],
        [330, 60],
      ],
    },
    WSE: {
      name: 'West Sound',
      kind: 'sea',
      places: [
        [200, 260],
        [120, 200],
      ],
    },
    ESE: {
      name: 'East Sound',
      kind: 'sea',
      places: [
        [470, 270],
        [560, 220],
      ],
    },
    SWE: { name: 'South-West Deep', kind: 'sea', places: [[190, 400]] },
    SEE: { name: 'South-East Deep', kind: 'sea', places: [[470, 400]] },
    OUT: {
      name: 'Outer Ocean',
      kind: 'sea',
      places: [
        [40, 60],
        [40, 450],
        [620, 60],
        [620, 450],
      ],
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
  powers: {
    NORTH: {
      name: 'North',
      adjective: 'Northern',
      colour: '#6f8fd8',
      homes: ['NOR', 'NOP'],
      units: ['A NOR', 'F NOP'],
    },
    EAST: {
      name: 'East',
      adjective: 'Eastern',
      colour: '#d88a6f',
      homes: ['EAS', 'EAP'],
      units: ['A EAS', 'F EAP'],
    },
    SOUTH: {
      name: 'South',
      adjective: 'Southern',
      colour: '#7cb46b',
      homes: ['SUD', 'SUP'],
      units: ['A SUD', 'F SUP'],
    },
  },
  seasons: [{ letter: 'Y', name: 'Summer', counts: true }],
  firstYear: 1,
  victory: 5,
  builds: 'home',
  picture: { width: 660, height: 500, blank: [] },
}
