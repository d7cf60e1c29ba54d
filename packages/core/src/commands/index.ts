/**
 * Reads commands that people write, such as `vacation with Eve`, answers to prompts, and plans.
 *
 * @packageDocumentation
 */

export type { ReplyGame } from './move-reader.js'
export { type ActionSender, type ParsedAction, parseAction } from './parse-action.js'
export { parseAnswer } from './parse-answer.js'
export {
  createPlan,
  explainPlan,
  holdPlan,
  type Plan,
  type PlannedLine,
  type PlannedProgress,
  type Plans,
  playPlans,
} from './plan.js'
export { type PlanChoice, type PlanCondition, type PlanLine, parsePlan } from './plan-text.js'
export { playText } from './play-text.js'
export { promptText } from './prompt-text.js'
export { type ReplyError, readReply } from './read-reply.js'
export { type CommandSpec, rosterCommands } from './roster-commands.js'
export {
  canonicalName,
  formatDuration,
  participants,
  splitFirstWord,
  splitWords,
  toSentence,
} from './words.js'
