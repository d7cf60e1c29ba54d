import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  defineConfig,
  type TestProjectInlineConfiguration,
  type ViteUserConfig,
} from 'vitest/config'
import { reportersFor, TEST_LIMIT } from './scripts/limits.js'
import { root, workspaces } from './scripts/packages.js'

/** Packages are tested against their sources, so that no test sees a stale build. No test sees styles. */
const resolve = {
  tsconfigPaths: true,
  alias: [
    {
      find: /^@ackanomic\/(?:react|boards)\/.+\.css$/u,
      replacement: join(root, 'packages/react/src/base.css'),
    },
  ],
}

/** The folders whose tests draw on a page. */
const WITH_A_PAGE = ['packages/react', 'packages/boards', 'apps/arcade']

/** One project for each folder with tests; `include` says which of its files are run, `limit` how long a test may take. */
export function workspace(
  include: string,
  exclude: readonly string[],
  limit: number,
): ViteUserConfig {
  const projects = [...workspaces, 'examples', 'scripts']
    .filter((folder) => existsSync(join(root, folder)))
    .map(
      (folder): TestProjectInlineConfiguration => ({
        resolve,
        test: {
          name: folder.replace(/^(?:packages|apps)\//u, ''),
          root: join(root, folder),
          include: [include],
          exclude: ['**/node_modules/**', '**/dist/**', ...exclude],
          pool: 'threads',
          environment: WITH_A_PAGE.includes(folder) ? 'happy-dom' : 'node',
          // Engines keep nothing between calls, so files may share the modules of a worker.
          isolate: false,
          testTimeout: limit,
          hookTimeout: limit,
        },
      }),
    )
  return defineConfig({ test: { projects, maxWorkers: '100%', reporters: reportersFor(limit) } })
}

/**
 * Every test; type tests (`*.test-d.ts`) among them, which do nothing when they are run: what they
 * say is checked where all types are, by `npm run types`.
 */
const tests = workspace('**/*.{test,test-d}.{ts,tsx}', ['**/*.deep.test.ts'], TEST_LIMIT).test
const config: ViteUserConfig = defineConfig({
  test: {
    ...tests,
    coverage: { include: ['packages/*/src/**/*.{ts,tsx}'], exclude: ['**/*.test*.{ts,tsx}'] },
  },
})

export default config
