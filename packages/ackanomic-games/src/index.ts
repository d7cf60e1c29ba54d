/**
 * The catalogue of all games: what there is, without the engines themselves.
 *
 * @packageDocumentation
 */
export { type Catalogue, catalogue, type GameId } from './catalogue.js'
