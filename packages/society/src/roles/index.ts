/**
 * The roles of the society outside the tables: the part that the rules of a game need.
 *
 * @packageDocumentation
 */
export { type SocietyRole, societyRoles } from './society-roles.js'
