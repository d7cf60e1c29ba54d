import { existsSync } from 'node:fs'
import { defineConfig } from 'tsup'
import { entriesIn, lazyIn } from './packages.js'

type Options = Extract<ReturnType<typeof defineConfig>, unknown[]>

const both: Options[number] = {
  entry: { ...entriesIn(process.cwd()), ...lazyIn(process.cwd()) },
  target: 'es2022',
  removeNodeProtocol: false,
  tsconfig: existsSync('tsconfig.build.json') ? 'tsconfig.build.json' : '../../tsconfig.build.json',
  // Without it each CommonJS entry point gets a copy of its own of what they share.
  splitting: true,
  silent: true,
}

/**
 * How the code of every package is built, ESM and CommonJS for each of its entry points; its types
 * are made by `build.ts`. The maps of ESM lead to the sources that are packed; those of CommonJS
 * would lead to what it is made from on the way, so it has none.
 */
const config: Options = [
  {
    ...both,
    format: 'esm',
    sourcemap: true,
    esbuildOptions: (options) => {
      options.sourcesContent = false
    },
  },
  { ...both, format: 'cjs' },
]

export default defineConfig(config) as Options
