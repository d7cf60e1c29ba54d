/**
 * The Game of Pure Skill, rule 1250.7.
 *
 * @packageDocumentation
 */
export {
  cardsOfPack,
  type PureSkillCard,
  type PureSkillPack,
  type PureSkillSuit,
  packOf,
  worthOf,
} from './cards.js'
export { pureSkillClauses } from './clauses.js'
export { pureSkill } from './game.js'
export type { PureSkill } from './model.js'
export type { PureSkillRound, PureSkillSecret, PureSkillShared, PureSkillVisible } from './state.js'
export { takeOf, totalsOf } from './totals.js'
