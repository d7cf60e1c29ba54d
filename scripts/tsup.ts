import { existsSync } from 'node:fs'
import { defineConfig } from 'tsup'
import { manifestIn } from './packages.js'

type Options = Extract<ReturnType<typeof defineConfig>, unknown[]>

/** Code with React runs in the browser, which frameworks that render at a server must know. */
const isDrawn = manifestIn(process.cwd()).peerDependencies?.react !== undefined

/**
 * How each package is built: a file for a file, so that a bundler leaves out whole files that an app
 * does not use. The files are ES modules, which `require` also loads since Node 20.19, and not
 * minified, so that they read like their sources without maps. `build.ts` makes the types.
 */
const config: Options = [
  {
    entry: ['src/**/*.{ts,tsx}', '!src/**/*.test*'],
    bundle: false,
    target: 'es2022',
    removeNodeProtocol: false,
    tsconfig: existsSync('tsconfig.build.json')
      ? 'tsconfig.build.json'
      : '../../tsconfig.build.json',
    format: 'esm',
    silent: true,
    ...(isDrawn ? { banner: { js: "'use client'" } } : {}),
  },
]

export default defineConfig(config) as Options
