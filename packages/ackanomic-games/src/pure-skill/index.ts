/** The Game of Pure Skill, rule 1250.7. @packageDocumentation */
export { cardValue, type PureSkillCard, type PureSkillSuit } from './cards.js'
export { pureSkill } from './game.js'
export type { PureSkill, PureSkillMove, PureSkillState } from './model.js'
export type { PureSkillRound, PureSkillSecret, PureSkillShared } from './state.js'
export { prizesOf, totalsOf } from './totals.js'
