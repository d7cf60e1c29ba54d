import { setTimeout as pause } from 'node:timers/promises'
import type { JobReport } from '../contract/match-types.js'
import {
  type Executor,
  JOB_KINDS,
  type Job,
  type JobCounts,
  type JobKind,
  type Jobs,
  type Workers,
} from '../jobs/executor.js'
import { serveEndpoint } from './endpoint.js'
import { createServices, laneOf, type Sweep, secondOf, serviceNames } from './services.js'

/** The options of {@link restateExecutor}. */
export interface RestateOptions {
  /** Restate's ingress, such as `'http://127.0.0.1:8080'`. */
  readonly ingress: string
  /** Restate's admin API. Default: port 9070 of the ingress. */
  readonly admin?: string | undefined
  /** The port for Restate's calls. Default: 0, which takes a free one. */
  readonly port?: number | undefined
  /** The address to listen on. Default: `'127.0.0.1'`, which only this machine can reach. */
  readonly hostname?: string | undefined
  /**
   * The URL at which Restate reaches all processes, such as a load balancer's. Default: this
   * process.
   */
  readonly url?: string | undefined
  /** The prefix of the services, for hosts that share a Restate. Default: `'ackanomic'`. */
  readonly name?: string | undefined
}

/** The milliseconds between checks that the sweeps go on. */
const CHECK_INTERVAL = 5000

/** The milliseconds before Restate is tried again. */
const RETRY_DELAY = 1000

/** The failures to reach Restate before the first incident, and between further ones. */
const [FIRST_INCIDENT, NEXT_INCIDENT] = [5, 60]

/** The milliseconds that Restate may take for an answer. */
const PATIENCE = 10_000

/**
 * Lets Restate call a host's jobs: durable calls, spread over processes, of the functions that
 * workers run otherwise. The store says what is due.
 *
 * @example
 * ```ts no-run
 * import { mergeCatalogues } from '@ackanomic/core/catalogue'
 * import { catalogue } from '@ackanomic/games'
 * import { openHost, postgresStore } from '@ackanomic/host'
 * import { restateExecutor } from '@ackanomic/host/restate'
 *
 * const store = await postgresStore('postgres://localhost/ackanomic')
 * const executor = restateExecutor({ ingress: 'http://127.0.0.1:8080', port: 9080 })
 * const games = mergeCatalogues(catalogue)
 * const host = await openHost({ games, secret: '32 random bytes of your own', store, executor })
 * ```
 */
export const restateExecutor = (options: RestateOptions): Executor => ({
  start: (jobs, workers) => start(options, jobs, workers > 0),
})

async function start(
  { ingress, admin = adminOf(ingress), port = 0, hostname = '127.0.0.1', ...given }: RestateOptions,
  jobs: Jobs,
  isAutomatic: boolean,
): Promise<Workers> {
  const { name = 'ackanomic' } = given
  const names = serviceNames(name)
  const services = createServices(jobs, name, () => void wake(['delivery']))
  const endpoint = await serveEndpoint(services, port, hostname)
  const stopped = new AbortController()
  let registered = (): void => undefined
  const isRegistered = new Promise<void>((done) => {
    registered = done
  })

  const sleep = (milliseconds: number): Promise<void> =>
    pause(milliseconds, undefined, stopped).catch(() => undefined)
  const ask = (url: string, base: string, body: object, key?: string): Promise<string> => {
    const signal = AbortSignal.any([stopped.signal, AbortSignal.timeout(PATIENCE)])
    return post(new URL(url, base), body, signal, key)
  }

  /**
   * Makes sure that there are sweeps: the call starts them, and waits for one. If it fails, the
   * process that registered last may be dead, and this one registers itself.
   */
  const keepSweeping = async (): Promise<void> => {
    const uri = given.url ?? endpoint.url
    let [failures, isKnown] = [0, false]
    while (!stopped.signal.aborted) {
      try {
        const deployment = { uri, force: true, use_http_11: true }
        if (!isKnown) await ask('deployments', admin, deployment)
        registered()
        isKnown = true
        const second = secondOf(Date.now())
        const sweep: Sweep = { kinds: [...JOB_KINDS, 'module'], second }
        if (isAutomatic) await ask(`${names.sweep}/sweep`, ingress, sweep, `${second}`)
        failures = 0
      } catch (problem) {
        isKnown = false
        failures += 1
        const isTold = failures === FIRST_INCIDENT || failures % NEXT_INCIDENT === 0
        if (isTold && !stopped.signal.aborted)
          jobs.onError({ match: null, during: 'asking Restate to run jobs', problem })
      }
      await sleep(failures > 0 ? RETRY_DELAY : CHECK_INTERVAL)
    }
  }
  const sweeping = keepSweeping()

  const wanted = new Set<JobKind>()
  let isWaking = false
  /** Asks for a sweep. If the call is lost, the next sweep finds what is due. */
  const wake = async (kinds: readonly JobKind[]): Promise<void> => {
    if (!isAutomatic) return
    for (const kind of kinds) wanted.add(kind)
    if (isWaking) return
    isWaking = true
    while (wanted.size > 0 && !stopped.signal.aborted) {
      const sweep: Sweep = { kinds: [...wanted] }
      wanted.clear()
      await ask(`${names.sweep}/sweep/send`, ingress, sweep).catch(() => sleep(RETRY_DELAY))
    }
    isWaking = false
  }

  const call = async (job: Job): Promise<JobCounts> => {
    const path = `${names.job}/${encodeURIComponent(laneOf(job))}/run`
    return JSON.parse(await post(new URL(path, ingress), job, stopped.signal))
  }

  return {
    wake(isWanted) {
      void wake(JOB_KINDS.filter((kind) => isWanted[kind]))
    },
    async runDueJobs() {
      await isRegistered
      return runDueJobs(jobs, call)
    },
    async stop() {
      stopped.abort()
      await sweeping
      await endpoint.close()
    },
  }
}

async function post(url: URL, body: object, signal: AbortSignal, key?: string): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(url, {
    method: 'POST',
    headers: key === undefined ? headers : { ...headers, 'idempotency-key': key },
    body: JSON.stringify(body),
    signal,
  })
  const text = await response.text()
  if (response.ok) return text
  throw new Error(`Restate answered ${url} with ${response.status}: ${text}`)
}

function adminOf(ingress: string): string {
  const url = new URL(ingress)
  url.port = '9070'
  return url.href
}

/**
 * Calls all due jobs until none is left. The jobs of modules, which start matches, are called once.
 */
async function runDueJobs(jobs: Jobs, call: (job: Job) => Promise<JobCounts>): Promise<JobReport> {
  const counts = { deadlines: 0, botMoves: 0, delivered: 0, failed: 0 }
  const add = (more: JobCounts): void => {
    for (const name of Object.keys(counts) as (keyof typeof counts)[])
      counts[name] += more[name] ?? 0
  }
  const callAll = async (kind: JobKind): Promise<void> => {
    for (;;) {
      const { due } = await jobs.find(kind, jobs.now())
      if (due.length === 0) return
      for (const more of await Promise.all(due.map(({ job }) => call(job)))) add(more)
    }
  }
  await callAll('deadline')
  await callAll('bot')
  const { due } = await jobs.find('module', jobs.now())
  for (const { job } of due) add(await call(job))
  await callAll('deadline')
  await callAll('bot')
  await callAll('delivery')
  return { ...counts, next: await jobs.nextDueTime() }
}
