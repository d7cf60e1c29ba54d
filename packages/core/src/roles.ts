/**
 * The name of a role that somebody holds outside the table, such as `'organizer'`. Engines cannot
 * know who holds it; the app that writes the log vouches for it.
 */
export type RoleName = string

/**
 * What a role may do around a table: ask a silent referee whether they go on, settle a dispute,
 * declare the match an exhibition.
 */
export type OfficialEvent = 'inquire' | 'decision' | 'exhibition'

/**
 * The roles outside the table that a game knows, each with what it may do around the table. Which
 * moves a role may make, each move says.
 *
 * @example
 * ```ts
 * import type { RoleTable } from '@ackanomic/core'
 *
 * const club: RoleTable = { chair: ['inquire', 'decision'], secretary: ['exhibition'] }
 * ```
 */
export type RoleTable = Readonly<Record<RoleName, readonly OfficialEvent[]>>

/** The roles of a game that names none: an organizer, who may do all of it. */
export const DEFAULT_ROLES: RoleTable = { organizer: ['inquire', 'decision', 'exhibition'] }

/**
 * The roles that may do something around the table.
 *
 * @example
 * ```ts
 * import { rolesFor } from '@ackanomic/core/untrusted'
 *
 * rolesFor('decision', { chair: ['inquire', 'decision'], secretary: ['exhibition'] }) // => ['chair']
 * ```
 */
export function rolesFor(
  event: OfficialEvent,
  roles: RoleTable = DEFAULT_ROLES,
): readonly RoleName[] {
  return Object.keys(roles).filter((role) => roles[role]?.includes(event) === true)
}
