import type { RoleName, RoleTable } from './roles.js'

/** The roles of a club: some may do things around a table, some only make moves. */
export const CLUB: RoleTable = {
  speaker: ['inquire', 'decision', 'exhibition'],
  president: ['exhibition'],
  senate: ['exhibition'],
  scorekeeper: [],
  'poet laureate': [],
  appointee: ['decision'],
}

/** Their names. */
export const CLUB_ROLES: readonly RoleName[] = Object.keys(CLUB)
