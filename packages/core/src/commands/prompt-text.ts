import type { Prompt } from '../prompt.js'
import { toSentence } from './words.js'

/**
 * Describes a prompt as a question, and explains how to answer it.
 *
 * @example
 * ```ts
 * import { promptText } from '@ackanomic/core/commands'
 *
 * const question = { kind: 'pick', of: 13 } as const
 * const prompt = { id: 4, name: 'prize', to: 'referee', at: 0, details: null, question } as const
 * promptText(prompt).startsWith('You are asked') // => true
 * ```
 */
export function promptText(
  { id, name, question, details }: Prompt,
  command: string = 'judge',
): string {
  const particulars = details === null ? '' : ` ${JSON.stringify(details)}`
  switch (question.kind) {
    case 'word':
      return `You are asked: is "${question.word}" a word of the dictionary "${question.dictionary}"? Answer "${command} ${id} yes" or "${command} ${id} no".`
    case 'inside':
      return `You are asked: does "${question.fragment}" occur inside a word of the dictionary "${question.dictionary}"? Answer "${command} ${id} yes" or "${command} ${id} no".`
    case 'judge': {
      const answer =
        question.choices === undefined
          ? `"${command} ${id} ANSWER", with plain text or JSON`
          : question.choices.map((choice) => `"${command} ${id} ${choice}"`).join(' or ')
      const usual =
        question.usual === undefined ? '' : `, or "${command} ${id} usual" for the usual answer`
      return `You are asked: ${toSentence(`${question.about}${particulars}`)} Answer ${answer}${usual}.`
    }
    case 'pick':
      return `You are asked (${name}${particulars}): pick one of ${question.of}. Answer "${command} ${id} N", with N from 0 to ${question.of - 1}.`
    case 'shuffle':
      return `You are asked (${name}${particulars}): shuffle ${question.of} things. Answer "${command} ${id}" and the numbers from 0 to ${question.of - 1} in their new order.`
    case 'roll':
      return `You are asked (${name}${particulars}): roll ${question.dice} dice of ${question.sides} sides. Answer "${command} ${id}" and what they show.`
  }
}
