/**
 * What happens around a table, and the answers to prompts, as people write them: for tables and
 * hosts that take text.
 *
 * @packageDocumentation
 */
export { parseAnswer } from './parse-answer.js'
export { promptText } from './prompt-text.js'
export { type CommandSpec, rosterCommands } from './roster-commands.js'
export {
  canonicalName,
  formatDuration,
  participants,
  splitFirstWord,
  splitWords,
  toSentence,
} from './words.js'
