/** Variants of Diplomacy, and the file format for maps of your own. @packageDocumentation */
export { checkMapFile, type DiplomacyMapFile } from './map-file.js'
export {
  DIPLOMACY_FLEET_ROME,
  DIPLOMACY_FRANCE_AUSTRIA,
  DIPLOMACY_GERMANY_ITALY,
} from './on-standard.js'
