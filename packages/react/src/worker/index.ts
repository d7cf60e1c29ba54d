/**
 * What a Web Worker in which bots think needs: one line of its file calls `answerThoughts`.
 *
 * @packageDocumentation
 */
export { answerThoughts, type ThoughtPort } from './answer-thoughts.js'
