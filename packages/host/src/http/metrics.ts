import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Health } from '../contract/match-types.js'
import type { Host } from '../host/host.js'

/** Metrics of a host, in the format of Prometheus. */
export class Metrics {
  readonly #registry = new Registry()
  readonly #seconds: Histogram
  readonly #host: Host
  readonly #storeFailed: Gauge
  readonly #gauges: readonly (readonly [keyof Health, Gauge])[]

  constructor(host: Host) {
    this.#host = host
    const registers = [this.#registry]
    collectDefaultMetrics({ register: this.#registry })
    this.#seconds = new Histogram({
      name: 'ackanomic_http_seconds',
      help: 'Duration of requests in seconds.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5],
      registers,
    })
    const gauge = (name: string, help: string): Gauge => new Gauge({ name, help, registers })
    this.#storeFailed = gauge('ackanomic_store_failed', '1 while the store takes no data.')
    this.#gauges = [
      ['open', gauge('ackanomic_matches_open', 'Open matches.')],
      ['finished', gauge('ackanomic_matches_finished', 'Finished matches.')],
      ['suspended', gauge('ackanomic_matches_suspended', 'Suspended matches.')],
      ['deadlineLag', gauge('ackanomic_deadline_lag_milliseconds', 'Lag of the oldest deadline.')],
      ['botsDue', gauge('ackanomic_bots_due', 'Matches in which bots are to act.')],
      ['botLag', gauge('ackanomic_bot_lag_milliseconds', 'Wait of the bots that wait longest.')],
      ['clockAhead', gauge('ackanomic_clock_ahead_milliseconds', 'Jump of the clock.')],
      ['pendingDeliveries', gauge('ackanomic_pending_deliveries', 'Subscriptions to deliver to.')],
      ['deadLetters', gauge('ackanomic_dead_letters', 'Deliveries that were given up.')],
    ]
  }

  async #storeFails(): Promise<number> {
    const alive = await this.#host.ping().catch(() => undefined)
    return alive?.ok === true ? 0 : 1
  }

  /** Counts a request. */
  request(method: string, route: string, status: number, seconds: number): void {
    this.#seconds.observe({ method, route, status }, seconds)
  }

  /** The metrics, for Prometheus to read. */
  async render(): Promise<Response> {
    this.#storeFailed.set(await this.#storeFails())
    const health = await this.#host.getHealth().catch(() => undefined)
    for (const [name, gauge] of this.#gauges)
      gauge.set(health?.ok === true ? health.value[name] : Number.NaN)
    const { contentType } = this.#registry
    return new Response(await this.#registry.metrics(), {
      headers: { 'content-type': contentType },
    })
  }
}
