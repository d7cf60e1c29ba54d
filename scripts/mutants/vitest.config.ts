import { join } from 'node:path'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { DEEP_LIMIT } from '../limits.js'
import { root } from '../packages.js'
import { mutantPlugin } from './plan.js'

/** Laws last: they take longest, and what they find others mostly find before. */
class LawsLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLaw = ({ moduleId }: TestSpecification): number => Number(/laws|bots/u.test(moduleId))
    return [...files].sort(
      (a, b) => isLaw(a) - isLaw(b) || a.moduleId.localeCompare(b.moduleId, 'en'),
    )
  }
}

const here = join(root, 'scripts/mutants')

const config: ViteUserConfig = defineConfig({
  plugins: [mutantPlugin(process.env.MUTANT_PLAN ?? '')],
  resolve: { tsconfigPaths: true },
  test: {
    root,
    include: ['{packages,apps}/*/{src,test}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.deep.test.ts'],
    pool: 'threads',
    isolate: false,
    maxWorkers: 1,
    fileParallelism: false,
    silent: true,
    testTimeout: DEEP_LIMIT,
    hookTimeout: DEEP_LIMIT,
    sequence: { sequencer: LawsLast },
    setupFiles: [join(here, 'set-up.ts')],
    ...(process.env.MUTANTS === undefined ? {} : { runner: join(here, 'runner.ts') }),
  },
})

export default config
