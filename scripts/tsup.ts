import { defineConfig } from 'tsup'
import { entriesIn, manifestIn, nodeOnly } from './packages.js'

const { name } = manifestIn(process.cwd())

/** Engines are built without the types of Node, so that none of its globals slips in. */
const types = nodeOnly.some((entry) => entry.startsWith(`${name}/`)) ? ['node'] : []

/** How every package is built: ESM, CommonJS and types for each of its entry points. */
const config: ReturnType<typeof defineConfig> = defineConfig({
  entry: entriesIn(process.cwd()),
  format: ['esm', 'cjs'],
  target: 'es2022',
  removeNodeProtocol: false,
  tsconfig: '../../tsconfig.build.json',
  // Without it each CommonJS entry point gets a copy of its own of what they share.
  splitting: true,
  dts: { compilerOptions: { ignoreDeprecations: '6.0', types } },
  clean: true,
  silent: true,
})

export default config
