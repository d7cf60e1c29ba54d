/** Tactics of the Limerick Contest, for `searchBot` of core. @packageDocumentation */
export { limerickAbout } from './compose.js'
export { limerickJury } from './jury.js'
export { limerickContestTactics } from './tactics.js'
