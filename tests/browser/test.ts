import { type BrowserContext, test as base, expect } from '@playwright/test'
import { type Served, serve } from './serve.js'

export { expect }

/** A project's settings for its workers. */
export interface Given {
  /** Whether the page has a host. */
  hosts: boolean
  /** The name of the host. Tests that set another name have their own worker, and so their own host. */
  club: string
}

interface OfWorker extends Given {
  served: Served
}

interface OfTest {
  /** Console messages that a page may print. */
  tolerated: readonly RegExp[]
  /** Watches the pages of a context for errors. The test's own context is watched already. */
  watch: (context: BrowserContext) => void
}

/** The message for a blocked service worker, which all tests but one block. */
const BLOCKED = /^Service Worker registration blocked by Playwright$/u

/**
 * A test of the Arcade as a static host serves it. An error in a page or at the host fails the test.
 */
export const test = base.extend<OfTest, OfWorker>({
  hosts: [false, { scope: 'worker', option: true }],
  club: ['', { scope: 'worker', option: true }],
  served: [
    async ({ hosts }, use) => {
      const served = await serve({ hosts })
      await use(served)
      await served.close()
      expect(served.faults, 'what was broken at the host').toEqual([])
    },
    { scope: 'worker' },
  ],
  baseURL: ({ served }, use) => use(served.address),
  tolerated: [[], { option: true }],
  watch: [
    async ({ context, served, tolerated }, use) => {
      const problems: string[] = []
      const before = served.faults.length
      const watch = (watched: BrowserContext): void => {
        // Another test checks results that are shown for seconds.
        void watched.addInitScript(() => {
          if (location.protocol.startsWith('http')) localStorage.setItem('results', 'off')
        })
        watched.on('weberror', (thrown) => problems.push(`thrown: ${thrown.error().message}`))
        watched.on('console', (message) => {
          const text = message.text()
          if (!['error', 'warning'].includes(message.type())) return
          if (BLOCKED.test(text)) return
          if (!tolerated.some((each) => each.test(text))) problems.push(`console: ${text}`)
        })
      }
      watch(context)
      await use(watch)
      expect.soft(problems, 'what went wrong in the page').toEqual([])
      expect.soft(served.faults.slice(before), 'what was broken at the host').toEqual([])
    },
    { auto: true },
  ],
})
