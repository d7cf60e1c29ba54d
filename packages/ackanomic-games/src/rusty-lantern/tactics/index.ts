/** Tactics of Ye Olde Rusty Lantern, for `searchBot` of core. @packageDocumentation */
export { rustyLanternBarkeep } from './barkeep.js'
export { rustyLanternTactics } from './tactics.js'
