/**
 * The Game of Pure Skill, rule 1250.7.
 *
 * @packageDocumentation
 */
export { cardsOfPack, packOf, worthOf } from './cards.js'
export { pureSkillClauses } from './clauses.js'
export { takeOf, totalsOf } from './ending.js'
export { pureSkill } from './game.js'
export type * from './types.js'
