import { type BrowserContext, test as base, expect } from '@playwright/test'
import { type Served, serve } from './serve.js'

export { expect }

/** A project's settings for its workers. */
export interface Given {
  /** Whether a host stands behind the page. */
  hosts: boolean
  /** Whose host it is: tests that name another one have a worker, and so a host, of their own. */
  club: string
}

interface OfWorker extends Given {
  served: Served
}

interface OfTest {
  /** Console messages that a page may print. */
  tolerated: readonly RegExp[]
  /**
   * Looks out for what goes wrong in any page of a context; the test's own is looked after already.
   */
  watch: (context: BrowserContext) => void
}

/** Only one test lets the page keep itself for later. */
const BLOCKED = /^Service Worker registration blocked by Playwright$/u

/**
 * Tests on the Arcade as a static host has it; whatever goes wrong in a page, or at the host, fails
 * them.
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
        // Results that stand for seconds are a test of their own.
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
