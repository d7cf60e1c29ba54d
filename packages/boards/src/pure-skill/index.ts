/**
 * The board of the Game of Pure Skill, rule 1250.7.
 *
 * @packageDocumentation
 */
export { PureSkillBoard } from './board.js'
export { pureSkillStages } from './stages.js'
