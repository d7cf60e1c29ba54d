import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Health } from '../contract/match-types.js'
import { WORK } from '../contract/telemetry.js'
import type { Host } from '../host/host.js'
import type { EventStreams } from './event-stream.js'
import { respondAs } from './problem.js'

/** The metrics of a host and its server. */
export interface Metrics {
  request(method: string, route: string, status: number, seconds: number): void
  render(): Promise<Response>
  close(): void
}

export function createMetrics(host: Host, streams: EventStreams): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'ackanomic_http_seconds',
    help: 'Duration of requests in seconds.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5],
    registers,
  })
  const work = new Histogram({
    name: 'ackanomic_work_seconds',
    help: 'Duration of steps, commits, deadlines, turns of bots, deliveries and jobs of modules.',
    labelNames: ['work'],
    buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30],
    registers,
  })
  for (const kind of WORK) work.zero({ work: kind })
  const gauge = (name: string, help: string): Gauge => new Gauge({ name, help, registers })
  const openStreams = gauge('ackanomic_streams_open', 'Open event streams.')
  const storeFailed = gauge('ackanomic_store_failed', '1 while the store takes no data.')
  const gauges: readonly (readonly [keyof Health, Gauge])[] = [
    ['open', gauge('ackanomic_matches_open', 'Open matches.')],
    ['finished', gauge('ackanomic_matches_finished', 'Finished matches.')],
    ['suspended', gauge('ackanomic_matches_suspended', 'Suspended matches.')],
    ['deadlineLag', gauge('ackanomic_deadline_lag_milliseconds', 'Lag of the oldest deadline.')],
    ['botsDue', gauge('ackanomic_bots_due', 'Matches in which bots are to act.')],
    ['botLag', gauge('ackanomic_bot_lag_milliseconds', 'Wait of the bots that wait longest.')],
    ['stepsWaiting', gauge('ackanomic_steps_waiting', 'Steps that wait to be written.')],
    ['clockAhead', gauge('ackanomic_clock_ahead_milliseconds', 'Jump of the clock.')],
    ['pendingDeliveries', gauge('ackanomic_pending_deliveries', 'Subscriptions to deliver to.')],
    ['deadLetters', gauge('ackanomic_dead_letters', 'Deliveries that were given up.')],
  ]
  return {
    request: (method, route, status, seconds) =>
      requests.observe({ method, route, status }, seconds),
    async render() {
      openStreams.set(streams.count)
      const alive = await host.ping().catch(() => undefined)
      storeFailed.set(alive?.ok === true ? 0 : 1)
      const health = await host.getHealth().catch(() => undefined)
      for (const [name, each] of gauges)
        each.set(health?.ok === true ? health.value[name] : Number.NaN)
      return respondAs(registry.contentType, await registry.metrics())
    },
    close: host.onWork((kind, seconds) => work.observe({ work: kind }, seconds)),
  }
}
