/**
 * A server of the Model Context Protocol, with which assistants play the games: on one machine
 * against bots, or at a host.
 *
 * @packageDocumentation
 */
export { hostVenue } from './host-venue.js'
export { localVenue } from './local-venue.js'
export { createMcpServer, type McpServerOptions } from './server.js'
export type { ActRequest, Answer, Observation, OpenRequest, Venue, VenueError } from './venue.js'
