import type { Prompt } from '../prompt.js'
import { toSentence } from './words.js'

/**
 * Describes a prompt as a question, and explains how to answer it.
 *
 * @param command - the word with which an answer begins
 *
 * @example
 * ```ts
 * import { promptText } from '@ackanomic/core/commands'
 *
 * const question = { kind: 'pick', of: 13 } as const
 * const prompt = { id: 4, name: 'prize', to: 'referee', at: 0, details: null, question } as const
 * promptText(prompt).startsWith('Asked of you') // => true
 * ```
 */
export function promptText(
  { id, name, question, details }: Prompt,
  command: string = 'judge',
): string {
  const particulars = details === null ? '' : ` ${JSON.stringify(details)}`
  switch (question.kind) {
    case 'word':
      return `Asked of you: is "${question.word}" a word of the dictionary "${question.dictionary}"? "${command} ${id} yes" or "${command} ${id} no".`
    case 'inside':
      return `Asked of you: does "${question.fragment}" occur inside a word of the dictionary "${question.dictionary}"? "${command} ${id} yes" or "${command} ${id} no".`
    case 'judge': {
      const answer =
        question.choices === undefined
          ? `"${command} ${id} ANSWER", plain text or JSON`
          : question.choices.map((choice) => `"${command} ${id} ${choice}"`).join(' or ')
      const usual =
        question.usual === undefined ? '' : `, or "${command} ${id} usual" for the usual answer`
      return `Asked of you: ${toSentence(`${question.about}${particulars}`)} ${answer}${usual}.`
    }
    case 'pick':
      return `Asked of you (${name}${particulars}): pick one of ${question.of}. "${command} ${id} N", with N from 0 to ${question.of - 1}.`
    case 'shuffle':
      return `Asked of you (${name}${particulars}): shuffle ${question.of} things. "${command} ${id}" and the numbers from 0 to ${question.of - 1} in their new order.`
    case 'roll':
      return `Asked of you (${name}${particulars}): roll ${question.dice} dice of ${question.sides} sides. "${command} ${id}" and what they show.`
  }
}
