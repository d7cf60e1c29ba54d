/** Tactics of Diplomacy, for bots. @packageDocumentation */
export { diplomacyTactics, diplomacyTacticsOn } from './tactics.js'
