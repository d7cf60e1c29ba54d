import type { Inquiry } from '../inquiry.js'
import type { WordDictionary } from './dictionary.js'

/**
 * A referee that opens dictionaries: it answers `word` and `inside` inquiries truthfully, from the
 * dictionary that the question names, and leaves all else, unknown dictionaries included, to others.
 *
 * @param dictionaries - by the name that questions call them, such as `official`
 *
 * @example
 * ```ts
 * import { dictionaryReferee, wordDictionary } from '@ackanomic/core/words'
 *
 * const referee = dictionaryReferee({ official: wordDictionary(['supersonic']) })
 * const protest = { id: 0, name: 'protest', to: 'referee', at: 0, about: null } as const
 * referee({ ...protest, question: { ask: 'inside', fragment: 'UPERSO', dictionary: 'official' } }) // => true
 * referee({ ...protest, question: { ask: 'word', word: 'uperso', dictionary: 'official' } }) // => false
 * referee({ ...protest, question: { ask: 'pick', of: 3 } }) // => undefined
 * ```
 */
export function dictionaryReferee(
  dictionaries: Readonly<Record<string, WordDictionary>>,
): (inquiry: Inquiry) => unknown {
  const named = (name: string): WordDictionary | undefined =>
    Object.hasOwn(dictionaries, name) ? dictionaries[name] : undefined
  return ({ question }) => {
    switch (question.ask) {
      case 'word':
        return named(question.dictionary)?.has(question.word)
      case 'inside':
        return named(question.dictionary)?.hasInside(question.fragment)
      default:
        return undefined
    }
  }
}
