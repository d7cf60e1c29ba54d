/**
 * A server of the Model Context Protocol, with which assistants play on one machine or at a host.
 *
 * @packageDocumentation
 */
export { hostVenue } from './host-venue.js'
export { localVenue } from './local-venue.js'
export { createMcpServer, type McpServerOptions } from './server.js'
export type { Answer, Venue, VenueError } from './tools.js'
