/**
 * The roles of the society outside the tables, alone: what the rules of a game need of it.
 *
 * @packageDocumentation
 */
export { type SocietyRole, societyRoles } from './society-roles.js'
