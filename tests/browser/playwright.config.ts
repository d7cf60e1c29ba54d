import { join } from 'node:path'
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'
import { cache, root } from '../../scripts/packages.js'
import { launching } from './browser.js'
import type { Given } from './test.js'

const config: PlaywrightTestConfig<object, Given> = defineConfig<object, Given>({
  // The packages are read from their sources.
  tsconfig: join(root, 'tsconfig.web.json'),
  globalSetup: './set-up.ts',
  outputDir: join(cache, 'browser'),
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  workers: 2,
  // These limits only end tests that hang. A slow machine fails no test.
  timeout: 900_000,
  expect: { timeout: 300_000 },
  reporter: [
    [process.stdout.isTTY ? 'list' : 'line'],
    ['json', { outputFile: join(cache, 'browser.json') }],
  ],
  use: {
    launchOptions: await launching(),
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    // Only the test without a network needs a service worker.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'host',
      testMatch: [
        'host.test.ts',
        'club.test.ts',
        'tournament.test.ts',
        'account.test.ts',
        'operator.test.ts',
        'notices.test.ts',
        'society.test.ts',
        'invite.test.ts',
        'languages.test.ts',
      ],
      use: { viewport: { width: 820, height: 800 }, hosts: true },
    },
    {
      name: 'touch',
      testMatch: ['touch.test.ts'],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'phone',
      testMatch: ['proof.test.ts', 'tree.test.ts'],
      use: { viewport: { width: 360, height: 800 } },
    },
    {
      name: 'desk',
      testMatch: ['games.test.ts', 'keyboard.test.ts', 'learn.test.ts', 'tables.test.ts'],
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
})

export default config
