import type { RoleName, RoleTable } from './roles.js'

/** Some act around a table, some only make moves. */
export const CLUB: RoleTable = {
  speaker: ['inquire', 'decision', 'exhibition'],
  president: ['exhibition'],
  senate: ['exhibition'],
  scorekeeper: [],
  'poet laureate': [],
  appointee: ['decision'],
}

export const CLUB_ROLES: readonly RoleName[] = Object.keys(CLUB)
