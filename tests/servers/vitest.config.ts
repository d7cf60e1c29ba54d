import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { reportersFor, TEST_LIMIT } from '../../scripts/limits.js'

/**
 * The conformance suite on real servers. The files run in parallel, because each often waits for its
 * own server.
 */
const config: ViteUserConfig = defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    name: 'servers',
    root: import.meta.dirname,
    include: ['*.test.ts'],
    globalSetup: 'set-up.ts',
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: TEST_LIMIT,
    hookTimeout: TEST_LIMIT,
    reporters: reportersFor(TEST_LIMIT),
  },
})

export default config
