import { loadWordList } from '@ackanomic/core/dictionary'
import { ratePerSecond } from './rate.js'

const FRAGMENTS = ['uperso', 'spronc', 'ing', 'e', 'zzz', 'ckano', 'rustylan', 'ation'] as const

/** How long a dictionary referee takes for "inside a word", beside a search through the whole text. */
export async function wordsTable(): Promise<string> {
  const loaded = await loadWordList()
  if (!loaded.ok) return `\n## Words\n\n${loaded.error.message}\n`
  const dictionary = loaded.value
  const text = dictionary.wordsInside('', dictionary.size).join('\n')
  const rows = FRAGMENTS.map((fragment) => {
    const indexed = 1e6 / ratePerSecond(() => dictionary.hasInside(fragment), 0.2)
    const plain = 1e6 / ratePerSecond(() => text.includes(fragment), 0.2)
    return `| ${fragment} | ${dictionary.hasInside(fragment)} | ${indexed.toFixed(2)} | ${plain.toFixed(2)} |`
  })
  return [
    `\n## Inside one of ${dictionary.size.toLocaleString('en')} words, microseconds\n`,
    '| fragment | found | dictionary | `includes` on the whole text |',
    '|---|---|---:|---:|',
    ...rows,
    '',
  ].join('\n')
}
