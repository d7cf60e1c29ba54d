/**
 * The words of the boards, for an app in another language.
 *
 * @packageDocumentation
 */
export { type BoardWords, englishBoardWords } from './english.js'
export { BoardWordsContext } from './words-context.js'
