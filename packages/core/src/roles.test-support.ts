import type { RoleDefinitions, RoleName } from './roles.js'

/** The roles of a club: some change the roster, others only make moves. */
export const CLUB: RoleDefinitions = {
  speaker: ['inquire', 'decision', 'exhibition'],
  president: ['exhibition'],
  senate: ['exhibition'],
  scorekeeper: [],
  'poet laureate': [],
  appointee: ['decision'],
}

export const CLUB_ROLES: readonly RoleName[] = Object.keys(CLUB)
