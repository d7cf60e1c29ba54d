/**
 * The Game of Pure Skill, rule 1250.7.
 *
 * @packageDocumentation
 */
export { type Card, cardsOfPack, type Pack, type PackSuit, packOf, worthOf } from './cards.js'
export { pureSkillClauses } from './clauses.js'
export type { PureSkillRound } from './events.js'
export { pureSkill } from './game.js'
export type { PureSkill, PureSkillSecret, PureSkillShared, PureSkillShown } from './model.js'
export { takeOf, totalsOf } from './totals.js'
