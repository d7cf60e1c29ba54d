/**
 * What happens around a table, and the answers to inquiries, as people write them: for tables and
 * hosts that take text.
 *
 * @packageDocumentation
 */
export { readAnswer } from './answer.js'
export { societyWordings, type Wording } from './event.js'
export { inquiryText } from './inquiry-text.js'
export { durationText, firstWord, peopleAt, sentence, spelled, wordsOf } from './words.js'
