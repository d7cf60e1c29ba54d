/**
 * The catalogue of the programming games, which lists them without their engines.
 *
 * @packageDocumentation
 */
export { type ProgrammingCatalogue, programmingCatalogue } from './catalogue.js'
