import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'
import config from './playwright.config.js'
import type { Given } from './test.js'

/** One short match through the page: whether the Arcade works at all. */
const smoke: PlaywrightTestConfig<object, Given> = defineConfig<object, Given>({
  ...config,
  reporter: 'list',
  projects: [{ name: 'smoke', testMatch: 'smoke.test.ts' }],
})

export default smoke
