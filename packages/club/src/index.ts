/**
 * A host with a club of the people who play: tables, messages, ratings, tournaments and a society.
 *
 * @packageDocumentation
 */

export type * from './contract/page-types.js'
export type * from './messages/message-types.js'
export type * from './moderation/moderation-types.js'
export type * from './notices/notice-types.js'
export type { PushOptions, PushPayload } from './notices/push-channel.js'
export { type Club, type ClubOptions, openClub } from './open-club.js'
export type * from './people/export-types.js'
export type * from './people/types.js'
export type * from './ratings/rating-types.js'
export type * from './society/society-types.js'
export { clubSchema } from './store/schema.js'
export type * from './tables/table-types.js'
export type * from './tournaments/tournament-types.js'
