import { existsSync } from 'node:fs'
import { defineConfig } from 'tsup'
import { entriesIn, lazyIn, manifestIn } from './packages.js'

type Options = Extract<ReturnType<typeof defineConfig>, unknown[]>

const folder = process.cwd()

/** Code with React runs in the browser, which frameworks that render at a server must know. */
const isDrawn = manifestIn(folder).peerDependencies?.react !== undefined

/**
 * How each package is built: as ES modules, which `require` also loads since Node 20.19, neither
 * minified nor bundled with dependencies, so that it reads like its source without maps. `build.ts`
 * makes the types.
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
    // Without it, each entry point gets its own copy of shared code.
    splitting: true,
    silent: true,
    ...(isDrawn ? { banner: { js: "'use client'" } } : {}),
  },
]

export default defineConfig(config) as Options
