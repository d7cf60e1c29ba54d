import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'
import config from './playwright.config.js'
import type { Given } from './test.js'

/** A hundred matches, each with its own seed. `--grep "match 29 "` plays one of them. */
const deep: PlaywrightTestConfig<object, Given> = defineConfig<object, Given>({
  ...config,
  reporter: 'list',
  projects: [{ name: 'deep', testMatch: 'deep.test.ts' }],
})

export default deep
