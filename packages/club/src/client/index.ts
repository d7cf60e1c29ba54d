/**
 * A typed client of a club, for browsers and Node.
 *
 * @packageDocumentation
 */
export { type ClubClient, clubClient } from './club-client.js'
