/**
 * Reads commands that people write, such as `vacation with Eve`, and answers to prompts.
 *
 * @packageDocumentation
 */

export type { ReplyGame } from './move-reader.js'
export { type ParsedAction, parseAction, type TextSender } from './parse-action.js'
export { parseAnswer } from './parse-answer.js'
export { playText } from './play-text.js'
export { promptText } from './prompt-text.js'
export { type ReplyRejection, readReply } from './read-reply.js'
export { type CommandSpec, rosterCommands } from './roster-commands.js'
export {
  canonicalName,
  formatDuration,
  participants,
  splitFirstWord,
  splitWords,
  toSentence,
} from './words.js'
