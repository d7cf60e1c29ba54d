/** The catalogue of all games, which lists them without their engines. @packageDocumentation */
export { type Catalogue, catalogue, type GameId } from './catalogue.js'
