/**
 * What happens around a table, and the answers to prompts, as people write them: for tables and
 * hosts that take text.
 *
 * @packageDocumentation
 */
export { readAnswer } from './answer.js'
export { inquiryText } from './prompt-text.js'
export { type CommandSpec, societyCommands } from './society-commands.js'
export { canonicalName, durationText, firstWord, participants, sentence, wordsOf } from './words.js'
