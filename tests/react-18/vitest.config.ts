import { createRequire } from 'node:module'
import { join } from 'node:path'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { reportersFor, TEST_LIMIT } from '../../scripts/limits.js'
import { root } from '../../scripts/packages.js'

const { resolve } = createRequire(import.meta.url)

/** The unchanged tests of hooks, parts and boards, with the React version of this folder. */
const config: ViteUserConfig = defineConfig({
  resolve: {
    tsconfigPaths: true,
    alias: [
      {
        find: /^(?:react|react-dom|@testing-library\/(?:react|dom))(?:\/.+)?$/u,
        replacement: '$&',
        customResolver: (wanted) => resolve(wanted),
      },
    ],
  },
  test: {
    root: join(root, 'packages'),
    include: ['{boards,react}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    setupFiles: [join(import.meta.dirname, 'is-18.ts')],
    pool: 'threads',
    environment: 'happy-dom',
    isolate: false,
    testTimeout: TEST_LIMIT,
    hookTimeout: TEST_LIMIT,
    reporters: reportersFor(TEST_LIMIT),
  },
})

export default config
