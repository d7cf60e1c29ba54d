/** The roles of the society outside the tables. @packageDocumentation */
export { type SocietyRole, societyRoles } from './society-roles.js'
