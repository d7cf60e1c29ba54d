import type { Variant } from '../map.js'
import { mapTable, powersOf } from './map-table.js'

const TABLE = `
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
`

/**
 * Two powers on eleven provinces, with a lake between them that fleets can cross. Powers build in
 * every centre that they own.
 */
export const DUEL: Variant = {
  name: 'Duel',
  .../* @__PURE__ */ mapTable(TABLE),
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
