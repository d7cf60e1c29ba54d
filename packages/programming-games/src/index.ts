/**
 * The catalogue of the programming games: what there is, without the engines themselves.
 *
 * @packageDocumentation
 */
export { type ProgrammingCatalogue, programmingCatalogue } from './catalogue.js'
