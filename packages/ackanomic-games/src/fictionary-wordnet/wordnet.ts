import type { Lexicon } from '@ackanomic/core/bots'
import type { DefinitionDictionary, WordDefinition } from '@ackanomic/society/equipment'

/**
 * Returns WordNet as a lexicon for bots: rare words, and the meanings of all.
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

/** The words of WordNet, with their meanings. */
export interface WordNet extends DefinitionDictionary {
  /** The number of words and expressions. */
  readonly size: number
  /** Checks whether it contains a word, in any case. */
  readonly has: (word: string) => boolean
  /** Lower-case words of four letters or more with a single meaning, which are probably obscure. */
  readonly obscure: readonly string[]
}

const PARTS_OF_SPEECH: Readonly<Record<string, string>> = {
  n: 'noun',
  v: 'verb',
  a: 'adjective',
  s: 'adjective',
  r: 'adverb',
}

/** The head of a line: offset, file, part of speech, and the number of words in hexadecimal. */
const HEAD = /^\d+ \d+ ([nvasr]) ([0-9a-f]{2}) /

/**
 * Makes a dictionary from WordNet's files `data.noun`, `data.verb`, `data.adj` and `data.adv`
 * (format of WordNet 3, see wndb(5WN)). Meanings have no examples. Other lines are left out.
 *
 * @example
 * ```ts
 * import { wordNetOf } from '@ackanomic/games/fictionary-wordnet'
 *
 * const wordNet = wordNetOf(['04041544 06 n 01 quoin 0 000 | the stone that forms a corner\n'])
 * wordNet.define('Quoin') // => [{ text: 'the stone that forms a corner', partOfSpeech: 'noun' }]
 * ```
 */
export function wordNetOf(texts: Iterable<string>): WordNet {
  const places = new Map<string, string[]>()
  for (const text of texts) {
    for (const line of linesOf(text)) {
      for (const written of wordsOf(line)) {
        const word = folded(written)
        const lines = places.get(word)
        if (lines === undefined) places.set(word, [line])
        else if (lines.at(-1) !== line) lines.push(line)
      }
    }
  }
  let obscure: readonly string[] | undefined
  return {
    size: places.size,
    has: (word) => places.has(folded(word)),
    define: (word) => (places.get(folded(word)) ?? []).map(meaningOf),
    get obscure() {
      obscure ??= [...places].flatMap(([word, lines]) =>
        lines.length === 1 && /^[a-z]{4,}$/.test(word) && wordsOf(lines[0] ?? '').includes(word)
          ? [word]
          : [],
      )
      return obscure
    },
  }
}

function* linesOf(text: string): Generator<string, void> {
  let start = 0
  while (start < text.length) {
    const end = text.indexOf('\n', start)
    const line = text.slice(start, end < 0 ? text.length : end)
    if (HEAD.test(line) && line.includes(' | ')) yield line
    start = end < 0 ? text.length : end + 1
  }
}

/** The words of a line, with blanks for underscores, without marks of adjectives such as `(p)`. */
function wordsOf(line: string): readonly string[] {
  const [head = '', , count = '0'] = HEAD.exec(line) ?? []
  const fields = line.slice(head.length).split(' ', 2 * Number.parseInt(count, 16))
  return fields.filter((_, i) => i % 2 === 0).map((word) => word.replace(/\([a-z]+\)$/, ''))
}

function folded(word: string): string {
  return word.trim().toLowerCase().replaceAll('_', ' ')
}

function meaningOf(line: string): WordDefinition {
  const gloss = line.slice(line.indexOf(' | ') + 3)
  const example = gloss.search(/(?:^|[;:,]) *"/)
  const text = (example < 0 ? gloss : gloss.slice(0, example)).trim()
  const partOfSpeech = PARTS_OF_SPEECH[HEAD.exec(line)?.[1] ?? ''] ?? 'word'
  // If a gloss is only an example, it is kept.
  return { text: text === '' ? gloss.trim() : text, partOfSpeech }
}
