/** The name of a role outside the match, such as `'organizer'`. The app must check who holds it. */
export type RoleName = string

/** The actions of roles: asking a silent referee, settling disputes, declaring exhibitions. */
export type OfficialEvent = 'inquire' | 'decision' | 'exhibition'

/**
 * The roles outside the match, and what each may do in it. Moves name the roles that may make them.
 *
 * @example
 * ```ts
 * import type { RoleDefinitions } from '@ackanomic/core'
 *
 * const club: RoleDefinitions = { chair: ['inquire', 'decision'], secretary: ['exhibition'] }
 * ```
 */
export type RoleDefinitions = Readonly<Record<RoleName, readonly OfficialEvent[]>>

/** The roles of a game that names none. */
export const DEFAULT_ROLES: RoleDefinitions = { organizer: ['inquire', 'decision', 'exhibition'] }

/**
 * Returns the names of the roles that may do something in the match.
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
  roles: RoleDefinitions = DEFAULT_ROLES,
): readonly RoleName[] {
  return Object.keys(roles).filter((role) => roles[role]?.includes(event) === true)
}
