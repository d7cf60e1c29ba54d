import { join } from 'node:path'
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'
import { cache } from '../../scripts/packages.js'
import config from './playwright.config.js'
import type { Given } from './test.js'

/** One short match, to check that the Arcade works. */
const smoke: PlaywrightTestConfig<object, Given> = defineConfig<object, Given>({
  ...config,
  reporter: [['line'], ['json', { outputFile: join(cache, 'smoke.json') }]],
  projects: [{ name: 'smoke', testMatch: 'smoke.test.ts' }],
})

export default smoke
