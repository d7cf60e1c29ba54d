import { SpanStatusCode, trace } from '@opentelemetry/api'

/** The kinds of work that are measured: a host's work besides answering requests, and its parts. */
export const WORK = ['step', 'commit', 'deadline', 'bot', 'delivery', 'module'] as const

/** A kind of work that is measured. */
export type Work = (typeof WORK)[number]

/** Facts about a piece of work, such as its match. */
export type WorkFacts = Readonly<Record<string, string | number>>

/** Called after each piece of work. `seconds` is its length. */
export type TelemetryListener = (work: Work, seconds: number, facts: WorkFacts) => void

/** The tracer of a host. It does nothing until a program registers an SDK of OpenTelemetry. */
export const tracer: ReturnType<typeof trace.getTracer> = trace.getTracer('@ackanomic/host')

/** Measures work for listeners, and as spans of OpenTelemetry. */
export class Telemetry {
  readonly #listeners = new Set<TelemetryListener>()

  /** Does a piece of work, and measures it. No fact may name a person or reveal a secret. */
  measure<Value>(work: Work, facts: WorkFacts, run: () => Promise<Value>): Promise<Value> {
    const began = performance.now()
    return tracer.startActiveSpan(`ackanomic ${work}`, { attributes: facts }, async (span) => {
      try {
        return await run()
      } catch (thrown) {
        span.setStatus({ code: SpanStatusCode.ERROR })
        throw thrown
      } finally {
        span.end()
        const seconds = (performance.now() - began) / 1000
        for (const listener of this.#listeners) listener(work, seconds, facts)
      }
    })
  }

  /** Adds a listener. Returns a function that removes it. */
  listen(listener: TelemetryListener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}
