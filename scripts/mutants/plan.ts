import { readFileSync } from 'node:fs'
import { relative, sep } from 'node:path'
import type { Plugin } from 'vite'
import { root } from '../packages.js'
import { instrumented, type Numbered } from './instrument.js'

/** The mutants of a run, by file from the root. */
export type Plan = Readonly<Record<string, readonly Numbered[]>>

/** Puts the mutants of a plan into the sources as they are loaded. */
export function mutantPlugin(path: string): Plugin {
  const plan = JSON.parse(readFileSync(path, 'utf8')) as Plan
  return {
    name: 'mutants',
    enforce: 'pre',
    transform(code, id) {
      const file = relative(root, id.split('?')[0] ?? id).replaceAll(sep, '/')
      // Tests have no mutants, but loops that a mutant may keep from ending.
      if (!/^(?:packages|apps)\/[\w-]+\/(?:src|test)\/.*\.ts$/u.test(file)) return undefined
      return { code: instrumented(file, code, plan[file] ?? []), map: null }
    },
  }
}
