import type { Referee } from '@ackanomic/core'

const MIN_WORDS = 3

/**
 * A critical host, for `automaticReferee`'s option `judge` and tables with `lookup: 'both'`. It
 * refuses Actual Definitions of fewer than three words, with repeated words, or with the word
 * itself (1250.10/1b). Everything else gets the usual answer.
 *
 * @example
 * ```ts
 * import { automaticReferee, createMatch } from '@ackanomic/core'
 * import { wordDictionary } from '@ackanomic/core/dictionary'
 * import { fictionary } from '@ackanomic/games/fictionary'
 * import { fictionaryLookup } from '@ackanomic/games/fictionary/tactics'
 *
 * const dictionaries = { official: wordDictionary('zarf') }
 * const made = automaticReferee(undefined, { dictionaries, judge: fictionaryLookup })
 * if (!made.ok) throw new Error(made.error.message)
 * const players = ['Ann', 'Bob', 'Cyd', 'Dov', 'Eve']
 * const set = { players, referee: made.value, options: { lookup: 'both' } } as const
 * const match = createMatch(fictionary, set)
 * const name = players[match.viewFor(null).shared.brainiac ?? 0] ?? ''
 * match.play(name, { type: 'word', word: 'zarf', definition: 'x' }).ok // => true
 * match.viewFor(null).shared.word // => null
 * match.play(name, { type: 'word', word: 'zarf', definition: 'a holder for a hot cup' }).ok // => true
 * match.viewFor(null).shared.word // => 'zarf'
 * ```
 */
export const fictionaryLookup: Referee = ({ name, details }, { gameId }) => {
  if (gameId !== 'fictionary' || name !== 'definition') return undefined
  const { word, definition } = details as { readonly word: string; readonly definition: string }
  return isDefinition(definition, word) ? undefined : 'no'
}

function isDefinition(definition: string, word: string): boolean {
  const words: readonly string[] = definition.toLowerCase().match(/\p{L}{1,40}/gu) ?? []
  const isVaried = new Set(words).size * 2 >= words.length
  return words.length >= MIN_WORDS && isVaried && !words.includes(word.toLowerCase())
}
