import type { WordDictionary } from './dictionary.js'
import { indexText, isInText, placesOf } from './trigram-index.js'

/** A {@link WordDictionary} that can list its words. */
export interface SearchableDictionary extends WordDictionary {
  readonly size: number
  /** Returns up to `limit` words with a fragment, in lower case, ordered by character code. */
  readonly wordsInside: (fragment: string, limit?: number) => readonly string[]
}

/**
 * Creates a dictionary from a list of words or the text of a whole word list. It ignores case.
 *
 * An index of trigrams answers in microseconds. For 274,000 English words, it takes some 12 MB and
 * a few tenths of a second to build.
 *
 * @example
 * ```ts
 * import { wordDictionary } from '@ackanomic/core/dictionary'
 *
 * const dictionary = wordDictionary(['person', 'supersonic', 'Superb'])
 * dictionary.has('SUPERB') // => true
 * dictionary.has('uperso') // => false
 * dictionary.hasInside('uperso') // => true
 * dictionary.wordsInside('pers') // => ['person', 'supersonic']
 * dictionary.wordsInside('super', 1) // => ['superb']
 * ```
 */
export function wordDictionary(words: Iterable<string>): SearchableDictionary {
  const sorted = sortedWords(words)
  const size = sorted.length
  const index = indexText(`\n${sorted.join('\n')}\n\n`)
  const { text } = index

  return {
    size,
    text: () => sorted.join('\n'),
    has: (word) => {
      const wanted = fold(word)
      return wanted !== '' && !wanted.includes('\n') && isInText(index, `\n${wanted}\n`)
    },
    hasInside: (fragment) => {
      const wanted = fold(fragment)
      if (wanted === '') return size > 0
      return !wanted.includes('\n') && isInText(index, wanted)
    },
    wordsInside: (fragment, limit = size) => {
      const wanted = fold(fragment)
      const found: string[] = []
      if (!(limit > 0) || wanted.includes('\n')) return found
      let end = 0
      for (const place of wanted.length < 3 ? scan(text, wanted) : placesOf(index, wanted)) {
        if (place < end) continue
        end = text.indexOf('\n', place)
        found.push(text.slice(text.lastIndexOf('\n', place) + 1, end))
        if (found.length >= Math.min(limit, size)) break
      }
      return found
    },
  }
}

function* scan(text: string, part: string): Generator<number, void> {
  for (
    let place = text.indexOf(part, 1);
    place !== -1 && place < text.length - 2;
    place = text.indexOf(part, place + 1)
  ) {
    if (text[place] !== '\n') yield place
  }
}

function sortedWords(words: Iterable<string>): readonly string[] {
  const all = new Set<string>()
  for (const entry of typeof words === 'string' ? [words] : words) {
    for (const line of /[\r\n]/.test(entry) ? entry.split(/[\r\n]+/) : [entry]) {
      const word = fold(line.trim())
      if (word !== '') all.add(word)
    }
  }
  return [...all].sort()
}

/** Lower case, with accents joined to their letters. */
function fold(word: string): string {
  // No word contains a line break.
  if (typeof word !== 'string') return '\n'
  const isPlain = /^[ -~]*$/.test(word)
  return isPlain ? word.toLowerCase() : word.normalize('NFC').toLowerCase()
}
