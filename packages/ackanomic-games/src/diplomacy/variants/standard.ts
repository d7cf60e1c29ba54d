import type { Variant } from '../map.js'
import { STANDARD_ARMIES, STANDARD_FLEETS } from './standard-borders.js'
import { STANDARD_PROVINCES } from './standard-provinces.js'

/** Europe in 1901: the map of standard Diplomacy, 75 provinces, 34 centres, seven powers. */
export const STANDARD: Variant = {
  name: 'Standard',
  provinces: STANDARD_PROVINCES,
  armies: STANDARD_ARMIES,
  fleets: STANDARD_FLEETS,
  powers: {
    AUSTRIA: {
      name: 'Austria-Hungary',
      adjective: 'Austrian',
      colour: '#d86a5c',
      homes: ['BUD', 'TRI', 'VIE'],
      units: ['A BUD', 'A VIE', 'F TRI'],
    },
    ENGLAND: {
      name: 'England',
      adjective: 'English',
      colour: '#7c7fd0',
      homes: ['EDI', 'LON', 'LVP'],
      units: ['A LVP', 'F EDI', 'F LON'],
    },
    FRANCE: {
      name: 'France',
      adjective: 'French',
      colour: '#6fb3e0',
      homes: ['BRE', 'MAR', 'PAR'],
      units: ['A MAR', 'A PAR', 'F BRE'],
    },
    GERMANY: {
      name: 'Germany',
      adjective: 'German',
      colour: '#8d8d8d',
      homes: ['BER', 'KIE', 'MUN'],
      units: ['A BER', 'A MUN', 'F KIE'],
    },
    ITALY: {
      name: 'Italy',
      adjective: 'Italian',
      colour: '#6fbf73',
      homes: ['NAP', 'ROM', 'VEN'],
      units: ['A ROM', 'A VEN', 'F NAP'],
    },
    RUSSIA: {
      name: 'Russia',
      adjective: 'Russian',
      colour: '#c9a0dc',
      homes: ['MOS', 'SEV', 'STP', 'WAR'],
      units: ['A MOS', 'A WAR', 'F SEV', 'F STP/SC'],
    },
    TURKEY: {
      name: 'Turkey',
      adjective: 'Turkish',
      colour: '#e3c34f',
      homes: ['ANK', 'CON', 'SMY'],
      units: ['A CON', 'A SMY', 'F ANK'],
    },
  },
  seasons: [
    { letter: 'S', name: 'Spring' },
    { letter: 'F', name: 'Autumn', counts: true },
  ],
  firstYear: 1901,
  victory: 18,
  builds: 'home',
}
