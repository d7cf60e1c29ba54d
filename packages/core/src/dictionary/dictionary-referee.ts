import type { Prompt } from '../prompt.js'
import type { WordDictionary } from './dictionary.js'

/**
 * Creates a referee that answers `word` and `inside` prompts from the dictionary in the question.
 *
 * @example
 * ```ts
 * import { dictionaryReferee, wordDictionary } from '@ackanomic/core/dictionary'
 *
 * const referee = dictionaryReferee({ official: wordDictionary(['supersonic']) })
 * const protest = { id: 0, name: 'protest', to: 'referee', at: 0, details: null } as const
 * referee({ ...protest, question: { kind: 'inside', fragment: 'UPERSO', dictionary: 'official' } }) // => true
 * referee({ ...protest, question: { kind: 'word', word: 'uperso', dictionary: 'official' } }) // => false
 * referee({ ...protest, question: { kind: 'pick', of: 3 } }) // => undefined
 * ```
 */
export function dictionaryReferee(
  dictionaries: Readonly<Record<string, WordDictionary>>,
): (prompt: Prompt) => unknown {
  const named = (name: string): WordDictionary | undefined =>
    Object.hasOwn(dictionaries, name) ? dictionaries[name] : undefined
  return ({ question }) => {
    switch (question.kind) {
      case 'word':
        return named(question.dictionary)?.has(question.word)
      case 'inside':
        return named(question.dictionary)?.hasInside(question.fragment)
      default:
        return undefined
    }
  }
}
