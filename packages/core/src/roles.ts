/**
 * The name of a role outside the table, such as `'organizer'`. Engines cannot know who holds it, so
 * the app that writes the log must check this.
 */
export type RoleName = string

/**
 * An action of a role at a table: asking a silent referee whether they will continue, settling a
 * dispute, or declaring the match an exhibition.
 */
export type OfficialEvent = 'inquire' | 'decision' | 'exhibition'

/**
 * The roles outside the table that a game knows, each with what it may do at the table. Moves name
 * the roles that may make them in their own definitions.
 *
 * @example
 * ```ts
 * import type { RoleTable } from '@ackanomic/core'
 *
 * const club: RoleTable = { chair: ['inquire', 'decision'], secretary: ['exhibition'] }
 * ```
 */
export type RoleTable = Readonly<Record<RoleName, readonly OfficialEvent[]>>

/** The roles of a game that names none: an organizer, who may do all of this. */
export const DEFAULT_ROLES: RoleTable = { organizer: ['inquire', 'decision', 'exhibition'] }

/**
 * Returns the names of the roles that may do something at the table.
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
