import type { Reporter } from 'vitest/node'
import { Progress } from './progress.js'

const MINUTES = 60_000

/** The time limit of a test, in milliseconds: a law over a whole game, on a busy machine. */
export const TEST_LIMIT: number = 5 * MINUTES

/** The time limit of a long, seeded run, in milliseconds. */
export const DEEP_LIMIT: number = 240 * MINUTES

/**
 * Ends a run in which nothing has ended for too long. A waiting test fails by its own limit; one
 * that computes for ever blocks its thread, which only another thread can see.
 */
export class StopsHangs implements Reporter {
  readonly #limit: number
  readonly #running = new Set<string>()
  #timer: NodeJS.Timeout | undefined

  /** @param limit - the time limit of a test, in milliseconds */
  constructor(limit: number) {
    this.#limit = limit
  }

  onTestRunStart(): void {
    this.#wait()
  }

  onTestModuleStart({ moduleId }: { readonly moduleId: string }): void {
    this.#running.add(moduleId)
    this.#wait()
  }

  onTestCaseResult(): void {
    this.#wait()
  }

  onTestModuleEnd({ moduleId }: { readonly moduleId: string }): void {
    this.#running.delete(moduleId)
    this.#wait()
  }

  onTestRunEnd(): void {
    clearTimeout(this.#timer)
  }

  #wait(): void {
    clearTimeout(this.#timer)
    // A little longer than the test's own limit, so that its failure comes first.
    this.#timer = setTimeout(() => this.#stop(), this.#limit * 1.2)
  }

  #stop(): void {
    const minutes = Math.round((this.#limit * 1.2) / MINUTES)
    console.error(`No test has ended for ${minutes} minutes; still running:`)
    for (const file of this.#running) console.error(`  ${file}`)
    process.exit(1)
  }
}

/**
 * The reporters of a run; with `--outputFile.json=FILE` they write a report there, and print less.
 */
export function reportersFor(limit: number): (string | Reporter)[] {
  const hasReport = process.argv.some((part) => part.startsWith('--outputFile'))
  return [...(hasReport ? ['dot', 'json'] : ['default']), new Progress(), new StopsHangs(limit)]
}
