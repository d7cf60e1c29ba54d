import type { Variant } from '../map.js'
import { powersOf } from './powers.js'

/**
 * Two powers on eleven provinces, with a lake between them that fleets can cross. Powers build in
 * every centre that they own.
 */
export const DUEL: Variant = {
  name: 'Duel',
  provinces: {
    ALT: { name: 'Altmark', kind: 'coast', centre: true },
    BUR: { name: 'Burgfeld', kind: 'land', centre: true },
    CAM: { name: 'Cambria', kind: 'coast', centre: true },
    NOO: { name: 'Noorland', kind: 'coast', centre: true },
    HEI: { name: 'Heide', kind: 'coast' },
    WAL: { name: 'Waldau', kind: 'coast' },
    LAK: {
      name: 'Long Lake',
      kind: 'sea',
    },
    STR: { name: 'Strand', kind: 'coast', centre: true },
    OST: { name: 'Osthafen', kind: 'coast', centre: true },
    RID: { name: 'Ridge', kind: 'land', centre: true },
    MOO: { name: 'Moorland', kind: 'coast', centre: true },
  },
  armies: {
    ALT: ['BUR', 'NOO', 'HEI'],
    BUR: ['ALT', 'CAM', 'HEI', 'WAL'],
    CAM: ['BUR', 'WAL', 'STR'],
    NOO: ['ALT', 'HEI', 'OST'],
    HEI: ['ALT', 'BUR', 'NOO', 'WAL'],
    WAL: ['BUR', 'CAM', 'HEI', 'STR'],
    STR: ['CAM', 'WAL', 'MOO'],
    OST: ['NOO', 'RID'],
    RID: ['OST', 'MOO'],
    MOO: ['RID', 'STR'],
  },
  fleets: {
    ALT: ['NOO', 'HEI'],
    CAM: ['WAL', 'STR'],
    NOO: ['ALT', 'HEI', 'OST', 'LAK'],
    HEI: ['ALT', 'NOO', 'WAL', 'LAK'],
    WAL: ['CAM', 'HEI', 'STR', 'LAK'],
    STR: ['CAM', 'WAL', 'MOO', 'LAK'],
    OST: ['NOO', 'LAK'],
    MOO: ['STR', 'LAK'],
    LAK: ['NOO', 'HEI', 'WAL', 'STR', 'OST', 'MOO'],
  },
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
