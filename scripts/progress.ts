import { relative } from 'node:path'
import type { Reporter, TestCase, TestModule, TestSpecification } from 'vitest/node'
import { root } from './packages.js'

/** The time between two lines, in milliseconds. */
const EVERY = 2_000

/** The number of slow files that a run names. */
const SLOWEST = 20

/** Prints the progress of a test run, and after a long one its slowest files. */
export class Progress implements Reporter {
  #files = 0
  #passed = 0
  #failed = 0
  #printedAt = 0
  readonly #seconds = new Map<string, number>()

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#files = specifications.length
    this.#print()
  }

  onTestCaseResult(test: TestCase): void {
    const { state } = test.result()
    if (state === 'passed') this.#passed += 1
    if (state === 'failed') this.#failed += 1
    if (performance.now() - this.#printedAt > EVERY) this.#print()
  }

  onTestModuleEnd(module: TestModule): void {
    const { duration, collectDuration } = module.diagnostic()
    this.#seconds.set(relative(root, module.moduleId), (duration + collectDuration) / 1_000)
  }

  onTestRunEnd(): void {
    this.#print()
    if (this.#files < 10 * SLOWEST) return
    const slowest = [...this.#seconds].sort(([, a], [, b]) => b - a).slice(0, SLOWEST)
    console.log('The slowest files, in seconds:')
    for (const [file, seconds] of slowest) console.log(`${seconds.toFixed(1).padStart(7)} ${file}`)
  }

  #print(): void {
    this.#printedAt = performance.now()
    const failed = this.#failed === 0 ? '' : `, ${this.#failed} failed`
    console.log(`[${this.#seconds.size}/${this.#files}] files, ${this.#passed} passed${failed}`)
  }
}
