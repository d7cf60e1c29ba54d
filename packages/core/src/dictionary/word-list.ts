import { readTextFile } from '../environment.js'
import { defineErrors, type ErrorIn } from '../game-error.js'
import { ok, type Result } from '../result.js'
import { type SearchableDictionary, wordDictionary } from './word-dictionary.js'

/** The errors of a word list, with their details. */
export interface WordListErrors {
  /** The package can't be imported; `reason` is the error's message. */
  readonly notInstalled: { readonly name: string; readonly reason: string }
  /** The package does not export the path of a file. */
  readonly noPath: { readonly name: string; readonly given: string }
  /** The file can't be read; `reason` is the error's message. */
  readonly unreadable: { readonly path: string; readonly reason: string }
  readonly compressed: { readonly path: string }
  readonly noWords: { readonly path: string }
}

type WordListCitation = '1250.3/III.b' | '1250.3/III.c'

/** Why a word list cannot be loaded. */
export type WordListError = ErrorIn<WordListErrors, WordListCitation>

const refuse = /* @__PURE__ */ defineErrors<WordListErrors, WordListCitation>({
  notInstalled: [
    '1250.3/III.c',
    ({ name, reason }) =>
      `The optional package "${name}" can't be imported (${reason}); add it with "npm install ${name}", or read a word file of your own.`,
  ],
  noPath: [
    '1250.3/III.c',
    ({ name, given }) =>
      `The package "${name}" should export the path of its word file, but exports ${given}; install version 4 of it.`,
  ],
  unreadable: [
    '1250.3/III.c',
    ({ path, reason }) =>
      `The word file "${path}" can't be read (${reason}); give the path of a text file with one word to a line.`,
  ],
  compressed: [
    '1250.3/III.b',
    ({ path }) =>
      `The word file "${path}" is compressed; uncompress it first, and give the path of the text.`,
  ],
  noWords: [
    '1250.3/III.c',
    ({ path }) =>
      `There are no words in "${path}"; give the path of a text file with one word to a line.`,
  ],
})

/**
 * Reads a dictionary from a text file (UTF-8) with one word per line. Node only. It refuses with
 * `unreadable`, `compressed` or `noWords`.
 *
 * @example
 * ```ts
 * import { readWordFile } from '@ackanomic/core/dictionary'
 *
 * const read = await readWordFile('no such file.txt')
 * read.ok ? '' : read.error.code // => 'unreadable'
 * ```
 */
export async function readWordFile(
  path: string,
): Promise<Result<SearchableDictionary, WordListError>> {
  let text: string
  try {
    text = await readTextFile(path)
  } catch (problem) {
    return refuse({
      code: 'unreadable',
      details: { path: String(path), reason: reasonOf(problem) },
    })
  }
  // The first byte of compress, pack and gzip files.
  if (text.startsWith('\u001f')) return refuse({ code: 'compressed', details: { path } })
  const dictionary = wordDictionary(text)
  return dictionary.size === 0 ? refuse({ code: 'noWords', details: { path } }) : ok(dictionary)
}

/** The package of {@link loadWordList}. Pass your own for a test or another list. */
export interface WordListSource {
  /** The name of the package, for the error message. */
  readonly name: string
  /** Imports a module whose default export is the path of a word file. */
  readonly load: () => Promise<{ readonly default: unknown }>
}

/** Bundlers for browsers must not look for the package. */
const wordListPackage: WordListSource = {
  name: 'word-list',
  load: () => import(/* webpackIgnore: true */ /* @vite-ignore */ wordListPackage.name),
}

/**
 * Loads some 274,000 English words from the optional package `word-list`. Node only. It refuses
 * with `notInstalled`, `noPath`, or as {@link readWordFile} does.
 *
 * @example
 * ```ts
 * import { loadWordList } from '@ackanomic/core/dictionary'
 *
 * const dictionary = await loadWordList()
 * dictionary.ok && dictionary.value.hasInside('uperso') // => true
 * dictionary.ok && dictionary.value.hasInside('spronc') // => false
 * ```
 */
export async function loadWordList(
  source: WordListSource = wordListPackage,
): Promise<Result<SearchableDictionary, WordListError>> {
  let path: unknown
  try {
    path = (await source.load()).default
  } catch (problem) {
    return refuse({
      code: 'notInstalled',
      details: { name: source.name, reason: reasonOf(problem) },
    })
  }
  return typeof path === 'string'
    ? readWordFile(path)
    : refuse({ code: 'noPath', details: { name: source.name, given: typeof path } })
}

function reasonOf(problem: unknown): string {
  return problem instanceof Error ? problem.message : String(problem)
}
