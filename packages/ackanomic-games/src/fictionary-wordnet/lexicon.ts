import type { Lexicon } from '@ackanomic/core/bots'
import type { WordNet } from './wordnet.js'

/**
 * WordNet as the bots of word games want it: its rare words, and what any word means.
 *
 * @example
 * ```ts
 * import { wordNetLexicon, wordNetOf } from '@ackanomic/games/fictionary-wordnet'
 *
 * const wordNet = wordNetOf(['04041544 06 n 01 quoin 0 000 | the stone that forms a corner\n'])
 * const lexicon = wordNetLexicon(wordNet)
 * lexicon.words // => ['quoin']
 * lexicon.define?.('quoin') // => ['the stone that forms a corner']
 * ```
 */
export function wordNetLexicon(wordNet: WordNet): Lexicon {
  return {
    words: wordNet.obscure,
    define: (word) => wordNet.define(word).map(({ text }) => text),
  }
}
