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

/**
 * Two projects, with and without a page, so that what many folders import is read once for each;
 * `include` says which files are run, `limit` how long a test may take.
 */
export function workspace(
  include: string,
  exclude: readonly string[],
  limit: number,
): ViteUserConfig {
  const folders = [...workspaces, 'examples', 'scripts'].filter((folder) =>
    existsSync(join(root, folder)),
  )
  const project = (name: string, hasPage: boolean): TestProjectInlineConfiguration => ({
    resolve,
    test: {
      name,
      root,
      include: folders
        .filter((folder) => WITH_A_PAGE.includes(folder) === hasPage)
        .map((folder) => `${folder}/${include}`),
      exclude: ['**/node_modules/**', '**/dist/**', ...exclude],
      pool: 'threads',
      environment: hasPage ? 'happy-dom' : 'node',
      // Engines keep nothing between calls, so files may share the modules of a worker.
      isolate: false,
      testTimeout: limit,
      hookTimeout: limit,
    },
  })
  const projects = [project('plain', false), project('page', true)]
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
