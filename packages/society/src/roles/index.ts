/**
 * The roles of the society outside the tables, as the rules of a game need them.
 *
 * @packageDocumentation
 */
export { type SocietyRole, societyRoles } from './society-roles.js'
