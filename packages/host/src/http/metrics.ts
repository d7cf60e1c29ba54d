import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Health, Host } from '../types.js'

/** What is measured of a host, in the format of Prometheus. */
export class Metrics {
  readonly #registry = new Registry()
  readonly #seconds: Histogram
  readonly #host: Host
  readonly #gauges: readonly (readonly [keyof Health, Gauge])[]

  constructor(host: Host) {
    this.#host = host
    const registers = [this.#registry]
    collectDefaultMetrics({ register: this.#registry })
    this.#seconds = new Histogram({
      name: 'ackanomic_http_seconds',
      help: 'How long requests took to be answered.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5],
      registers,
    })
    const gauge = (name: string, help: string): Gauge => new Gauge({ name, help, registers })
    this.#gauges = [
      ['open', gauge('ackanomic_matches_open', 'Matches that go on.')],
      ['over', gauge('ackanomic_matches_over', 'Matches that are over.')],
      ['faults', gauge('ackanomic_matches_stopped', 'Matches that a fault has stopped.')],
      ['late', gauge('ackanomic_deadline_late_milliseconds', 'How late the oldest deadline is.')],
      ['waiting', gauge('ackanomic_deliveries_waiting', 'People with deliveries that wait.')],
      ['deadLetters', gauge('ackanomic_dead_letters', 'Deliveries that were given up.')],
    ]
  }

  /** Counts a request. */
  request(method: string, route: string, status: number, seconds: number): void {
    this.#seconds.observe({ method, route, status }, seconds)
  }

  /** All of it, for Prometheus to read. */
  async page(): Promise<Response> {
    const health = await this.#host.health()
    for (const [name, gauge] of this.#gauges) gauge.set(health[name])
    const { contentType } = this.#registry
    return new Response(await this.#registry.metrics(), {
      headers: { 'content-type': contentType },
    })
  }
}
