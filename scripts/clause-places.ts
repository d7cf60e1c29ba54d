import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { citations } from './clause-check.js'
import { packages, root } from './packages.js'
import { filesUnder } from './pages.js'

export interface SourceLine {
  /** The file, from the root. */
  readonly file: string
  /** The line, from 1. */
  readonly line: number
}

/** The places that name a clause: code, and tests that prove it. */
export interface ClausePlaces {
  readonly code: readonly SourceLine[]
  readonly tests: readonly SourceLine[]
}

const IS_SOURCE = /(?<!\.test-d|\.test-support)\.tsx?$/u
const IS_TEST = /\.test\.tsx?$/u

/** The clauses that a line of code names, as in `clause: '1250.7/4e(1)'`. */
function namedIn(line: string): readonly string[] {
  return [...line.matchAll(/['"`]([\w.]+\/[^'"`\s]+)['"`]/gu)].map(([, id = '']) => id)
}

/** The clauses at the ends of titles in a line of a test. */
function provenIn(line: string): readonly string[] {
  const titles = line.matchAll(/(['"`])((?:(?!\1).)*\])\1/gu)
  return [...titles].flatMap(([, , title = '']) => citations(title))
}

/** The places that name each clause, by rule and clause as in `1250.7/4e(1)`. */
export function clausePlaces(): ReadonlyMap<string, ClausePlaces> {
  const found = new Map<string, { code: SourceLine[]; tests: SourceLine[] }>()
  const sources = packages.flatMap(({ folder }) => filesUnder(join(folder, 'src')))
  for (const path of sources.filter((each) => IS_SOURCE.test(each))) {
    const file = relative(root, path).replaceAll(sep, '/')
    const isTest = IS_TEST.test(file)
    for (const [i, text] of readFileSync(path, 'utf8').split('\n').entries()) {
      // Code in an example follows no clause.
      if (/^\s*(?:\*|\/\/)/u.test(text)) continue
      for (const id of new Set(isTest ? provenIn(text) : namedIn(text))) {
        const places = found.get(id) ?? { code: [], tests: [] }
        places[isTest ? 'tests' : 'code'].push({ file, line: i + 1 })
        found.set(id, places)
      }
    }
  }
  return found
}
