/**
 * Variants of Diplomacy: some that are well known, and the file format for maps of your own.
 *
 * @packageDocumentation
 */
export { checkMapFile, type MapFile } from './map-file.js'
export { FLEET_ROME, FRANCE_AUSTRIA, GERMANY_ITALY } from './on-standard.js'
