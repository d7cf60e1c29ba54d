import type { Prompt } from '@ackanomic/core'
import type { WordNet } from './wordnet.js'

/**
 * Creates a referee for Fictionary with `lookup: 'both'` that looks up in WordNet whether an Ing
 * Word exists (questions `word` of the dictionary `official`), and whether the definition is one of
 * its own (prompts `definition`). It leaves everything else to others.
 *
 * @example
 * ```ts
 * import { wordNetOf, wordNetReferee } from '@ackanomic/games/fictionary-wordnet'
 *
 * const referee = wordNetReferee(wordNetOf(['04041544 06 n 01 quoin 0 000 | a corner stone\n']))
 * const question = { kind: 'word', word: 'quoin', dictionary: 'official' } as const
 * referee({ id: 0, name: 'word', to: 'host', at: 0, details: null, question }) // => true
 * ```
 */
export function wordNetReferee(wordNet: WordNet): (inquiry: Prompt) => unknown {
  return ({ name, question, details }) => {
    if (question.kind === 'word' && question.dictionary === 'official')
      return wordNet.has(question.word)
    if (name !== 'definition' || question.kind !== 'judge') return undefined
    const { word, definition } = (details ?? {}) as Readonly<Record<string, unknown>>
    if (typeof word !== 'string' || typeof definition !== 'string') return undefined
    return isDefinition(wordNet, word, definition) ? 'yes' : 'no'
  }
}

/**
 * Checks whether a text defines a word, apart from blanks, case and the final full stop.
 *
 * @example
 * ```ts
 * import { isDefinition, wordNetOf } from '@ackanomic/games/fictionary-wordnet'
 *
 * const wordNet = wordNetOf(['04041544 06 n 01 quoin 0 000 | a corner stone\n'])
 * isDefinition(wordNet, 'Quoin', 'A corner stone.') // => true
 * ```
 */
export function isDefinition(wordNet: WordNet, word: string, definition: string): boolean {
  const wanted = folded(definition)
  return wanted !== '' && wordNet.define(word).some(({ text }) => folded(text) === wanted)
}

function folded(text: string): string {
  return text.trim().replace(/\s+/g, ' ').replace(/\.$/, '').toLowerCase()
}
