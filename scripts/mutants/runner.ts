import { appendFileSync, readFileSync } from 'node:fs'
import { type RunnerTestCase, TestRunner } from 'vitest'
import { citations } from '../clause-check.js'
import { failureOf, reachedWhileLoading, type Trace, traced } from './switch.js'

/** What a run of mutants is told. */
export interface Orders {
  /** How many files of tests there are; the mutants come after the last of them. */
  readonly files: number
  /** The mutants that are tried, one after another; with `clauses` those that may be tried. */
  readonly ids: readonly number[]
  /** Whether a mutant is looked for that the tests of each clause kill: so many are tried for each. */
  readonly clauses?: number
  /** The clauses that have one already. */
  readonly proven?: readonly string[]
  /** Where the results go, a line each. */
  readonly results: string
}

/** One line of the results. */
export type Line =
  | { readonly kind: 'trace'; readonly test: string; readonly milliseconds: number }
  | { readonly kind: 'broken'; readonly test: string; readonly problem: string }
  | { readonly kind: 'begun'; readonly id: number }
  | { readonly kind: 'killed'; readonly id: number; readonly test: string }
  | {
      readonly kind: 'survived'
      readonly id: number
      readonly tests: number
      /** Whether it must be on from the start: modules reach it while they load, or a test that can't be run twice. */
      readonly loading: boolean
    }
  | { readonly kind: 'left out'; readonly test: string }
  | { readonly kind: 'loaded'; readonly ids: readonly number[] }
  | { readonly kind: 'clause'; readonly clause: string; readonly id: number; readonly test: string }

interface Traced extends Trace {
  readonly test: RunnerTestCase
  readonly run: () => unknown
}

const orders = JSON.parse(readFileSync(process.env.MUTANTS ?? '', 'utf8')) as Orders

function report(line: Line): void {
  appendFileSync(orders.results, `${JSON.stringify(line)}\n`)
}

/** Runs every test once to see what it reaches; then the mutants, each against its tests from the cheapest on. */
export default class MutantRunner extends TestRunner {
  readonly #traces: Traced[] = []
  readonly #unrepeatable = new Set<Traced>()
  #files = 0

  async runTask(test: RunnerTestCase): Promise<void> {
    const fn = TestRunner.getTestFn(test)
    const trace = await traced(() => fn())
    this.#traces.push({ ...trace, test, run: () => fn() })
    report({ kind: 'trace', test: test.fullName, milliseconds: Math.round(trace.milliseconds) })
  }

  override onAfterRunTask(test: RunnerTestCase): void {
    super.onAfterRunTask(test)
    if (test.result?.state !== 'fail') return
    const problem = test.result.errors?.[0]?.message ?? ''
    report({ kind: 'broken', test: test.fullName, problem: problem.slice(0, 300) })
  }

  override async onAfterRunFiles(): Promise<void> {
    this.#files += 1
    if (this.#files === orders.files) {
      report({ kind: 'loaded', ids: [...reachedWhileLoading()] })
      await (orders.clauses === undefined ? this.#tryMutants() : this.#tryClauses(orders.clauses))
    }
    super.onAfterRunFiles()
  }

  async #tryMutants(): Promise<void> {
    // What takes least, and of that what looks at least, is the likeliest to say what is wrong.
    const cost = ({ milliseconds, reached }: Traced): number => (milliseconds + 1) * reached.size
    this.#traces.sort((a, b) => cost(a) - cost(b))
    for (const id of orders.ids) {
      report({ kind: 'begun', id })
      const tests = this.#traces.filter(({ reached }) => reached.has(id))
      const killer = await this.#killerOf(id, tests)
      if (killer === undefined) {
        const leftOut = tests.some((each) => this.#unrepeatable.has(each))
        const loading = leftOut || reachedWhileLoading().has(id)
        report({ kind: 'survived', id, tests: tests.length, loading })
      } else report({ kind: 'killed', id, test: killer.test.fullName })
    }
  }

  /**
   * For each clause a mutant that a test of it kills. Those come first that fewest tests reach; each
   * clause of a test gets one of its own if there are enough.
   */
  async #tryClauses(most: number): Promise<void> {
    const reachedBy = new Map<number, number>()
    for (const { reached } of this.#traces)
      for (const id of reached) reachedBy.set(id, (reachedBy.get(id) ?? 0) + 1)
    const proven = new Set<string>()
    for (const each of this.#traces) {
      const clauses = citations(each.test.name).filter(
        (clause) => !proven.has(clause) && !orders.proven?.includes(clause),
      )
      if (clauses.length === 0) continue
      const ids = orders.ids
        .filter((id) => each.reached.has(id))
        .sort((a, b) => (reachedBy.get(a) ?? 0) - (reachedBy.get(b) ?? 0) || a - b)
      const killed = await this.#killedBy(each, ids.slice(0, most), clauses.length)
      for (const [at, clause] of clauses.entries()) {
        const id = killed[at % killed.length]
        if (id === undefined) continue
        proven.add(clause)
        report({ kind: 'clause', clause, id, test: each.test.name })
      }
    }
  }

  /** So many mutants that a test kills: by what it expects if there are such, and else because something throws. */
  async #killedBy(
    { run, ticks }: Traced,
    ids: readonly number[],
    wanted: number,
  ): Promise<readonly number[]> {
    const refuted: number[] = []
    const crashed: number[] = []
    for (const id of ids) {
      if (refuted.length === wanted) break
      report({ kind: 'begun', id })
      const failure = await failureOf(run, id, ticks)
      if (failure === null || (await failureOf(run, -1, ticks)) !== null) continue
      const { thrown } = failure
      const isExpectation = thrown instanceof Error && thrown.name === 'AssertionError'
      if (isExpectation) refuted.push(id)
      else crashed.push(id)
    }
    return refuted.length > 0 ? refuted : crashed
  }

  /**
   * The first test that fails with a mutant on. It must pass again without it; one that doesn't can't
   * be run twice, and is left out from then on.
   */
  async #killerOf(id: number, tests: readonly Traced[]): Promise<Traced | undefined> {
    for (const each of tests) {
      if (this.#unrepeatable.has(each)) continue
      if ((await failureOf(each.run, id, each.ticks)) === null) continue
      if ((await failureOf(each.run, -1, each.ticks)) === null) return each
      this.#unrepeatable.add(each)
      report({ kind: 'left out', test: each.test.fullName })
    }
    return undefined
  }
}
