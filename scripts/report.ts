import type { Tested } from './clause-check.js'

/** The part of vitest's JSON report that the scripts read. */
export interface Report {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[]
  }[]
}

export function testsOf(report: Report): Tested[] {
  return report.testResults
    .flatMap((file) => file.assertionResults)
    .map(({ title, status }) => ({ title, passed: status === 'passed' }))
}

export interface Counts {
  readonly passed: number
  readonly failed: number
}

/** Counts the tests of a report; a file that could not be run counts as a failure. */
export function countsOf(report: Report): Counts {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length }
}

/** The part of Playwright's JSON report that the scripts read. */
export interface BrowserReport {
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
  }
  /** Errors outside of tests. */
  readonly errors: readonly unknown[]
}

/**
 * Counts the browser tests; an error outside of tests counts as a failure. A test that passes when
 * it is tried again passed: a busy machine may be late with a frame.
 */
export function countsOfBrowser({ stats, errors }: BrowserReport): Counts {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length }
}
