import type { Telemetry } from '../contract/telemetry.js'
import type { Store } from '../store/tables.js'
import { withRetries } from '../store/transact.js'
import { MAX_STEPS } from '../store/write-steps-sql.js'
import { matchOf, type StepOutcome, type StepWrite } from './step-write.js'
import { writeStepsToPostgres } from './write-steps-postgres.js'
import { writeStepsToSqlite } from './write-steps-sqlite.js'

interface WaitingStep {
  readonly step: StepWrite
  readonly done: (outcome: StepOutcome) => void
  readonly failed: (thrown: unknown) => void
}

/** Writes the steps of a host. Those that come during a write share the next commit. */
export class StepWriter {
  readonly #store: Store
  readonly #telemetry: Telemetry
  #waiting: readonly WaitingStep[] = []
  #isWriting = false

  constructor(store: Store, telemetry: Telemetry) {
    this.#store = store
    this.#telemetry = telemetry
  }

  get waiting(): number {
    return this.#waiting.length
  }

  /** Writes a step. When it resolves, the step is on disk. */
  write(step: StepWrite): Promise<StepOutcome> {
    return new Promise((done, failed) => {
      this.#waiting = [...this.#waiting, { step, done, failed }]
      if (!this.#isWriting) void this.#writeAll()
    })
  }

  async #writeAll(): Promise<void> {
    this.#isWriting = true
    // Actions of the same moment share a commit.
    await new Promise((passed) => setImmediate(passed))
    while (this.#waiting.length > 0) {
      const batch = nextBatch(this.#waiting)
      this.#waiting = this.#waiting.filter((each) => !batch.includes(each))
      await this.#writeBatch(batch)
    }
    this.#isWriting = false
  }

  async #writeBatch(batch: readonly WaitingStep[]): Promise<void> {
    try {
      const outcomes = await this.#writeSteps(batch.map(({ step }) => step))
      for (const [i, { done }] of batch.entries()) done(outcomes[i] ?? { kind: 'stale' })
    } catch (thrown) {
      const [one, ...more] = batch
      if (more.length === 0) one?.failed(thrown)
      // A step that cannot be written must not hold up the others.
      else for (const each of batch) await this.#writeBatch([each])
    }
  }

  #writeSteps(steps: readonly StepWrite[]): Promise<readonly StepOutcome[]> {
    const store = this.#store
    return this.#telemetry.measure('commit', { steps: steps.length }, () =>
      withRetries(() =>
        store.kind === 'postgresql'
          ? writeStepsToPostgres(store, steps)
          : writeStepsToSqlite(store, steps),
      ),
    )
  }
}

/**
 * The steps to write next: one of each match. A step whose answer a channel carries is written
 * alone.
 */
function nextBatch(waiting: readonly WaitingStep[]): readonly WaitingStep[] {
  const [first] = waiting
  if (first !== undefined && hasChannel(first)) return [first]
  const matches = new Set<string>()
  const batch: WaitingStep[] = []
  for (const each of waiting) {
    if (batch.length === MAX_STEPS) break
    if (hasChannel(each) || matches.has(matchOf(each.step))) continue
    matches.add(matchOf(each.step))
    batch.push(each)
  }
  return batch
}

const hasChannel = ({ step }: WaitingStep): boolean => step.request?.channel !== undefined
