import { existsSync } from 'node:fs'
import { defineConfig } from 'tsup'
import { entriesIn, lazyIn, manifestIn } from './packages.js'

type Options = Extract<ReturnType<typeof defineConfig>, unknown[]>

const folder = process.cwd()

/** Code with React runs in the browser: frameworks that render at a server must be told. */
const isDrawn = manifestIn(folder).peerDependencies?.react !== undefined

/**
 * How the code of every package is built: ES modules, which `require` loads too from Node 20.19 on.
 * Its types are made by `build.ts`. What is built is neither minified nor bundled with its
 * dependencies, so that it reads as its source does, and needs no maps.
 */
const config: Options = [
  {
    entry: { ...entriesIn(folder), ...lazyIn(folder) },
    target: 'es2022',
    removeNodeProtocol: false,
    tsconfig: existsSync('tsconfig.build.json')
      ? 'tsconfig.build.json'
      : '../../tsconfig.build.json',
    format: 'esm',
    // Without it each entry point gets a copy of its own of what they share.
    splitting: true,
    silent: true,
    ...(isDrawn ? { banner: { js: "'use client'" } } : {}),
  },
]

export default defineConfig(config) as Options
