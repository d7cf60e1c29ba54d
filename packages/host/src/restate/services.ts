import {
  type Context,
  type ObjectContext,
  object,
  type RetryPolicy,
  rpc,
  service,
} from '@restatedev/restate-sdk'
import type { DueJob, Job, JobCounts, Jobs } from '../jobs/executor.js'
import { isTransient } from '../store/transact.js'

/** How often a sweep looks for due jobs, in milliseconds. */
const INTERVAL = 1000

/** How far a sweep looks ahead, in milliseconds. A job is called at its own time. */
const HORIZON = 1500

/** How soon a sweep that has found more jobs than it may is repeated, in milliseconds. */
const REPETITION = 100

/** How often jobs may lose their database in a row before the operator is told. */
const TOLERATED_FAILURES = 10

/** How many bots think at once at most, in all processes. One thinks at once in each. */
const BOT_LANES = 8

/** A call that fails is given up in the end, since the next sweep finds what is still due. */
const jobRetries: RetryPolicy = {
  ...{ initialInterval: 100, exponentiationFactor: 2, maxInterval: 5000 },
  ...{ maxAttempts: 10, onMaxAttempts: 'kill' },
}

const sweepRetries: RetryPolicy = { ...jobRetries, maxAttempts: 5 }

/** A look for due jobs. */
export interface Sweep {
  readonly kinds: readonly Job['kind'][]
  /** The second to which it belongs, if it renews itself, in seconds since the epoch. */
  readonly second?: number
}

/** The names of the services of a host. */
export const serviceNames = (name: string) => ({ job: `${name}-job`, sweep: `${name}-sweep` })

/** The key of the virtual object that runs a job. Those of one key run one after another. */
export function laneOf(job: Job): string {
  switch (job.kind) {
    case 'deadline':
      return `deadline ${job.match}`
    case 'bot':
      return `bot ${hash(job.match) % BOT_LANES}`
    case 'delivery':
      return `delivery ${JSON.stringify([job.person, job.channel])}`
    case 'module':
      return `module ${job.number}`
  }
}

function hash(text: string): number {
  let sum = 0
  for (let i = 0; i < text.length; i++) sum = (sum * 31 + text.charCodeAt(i)) >>> 0
  return sum
}

/** The second of a sweep that renews itself. */
export const secondOf = (at: number): number => Math.floor(at / INTERVAL)

type JobObject = { run(ctx: ObjectContext, job: Job): Promise<JobCounts> }
type SweepService = { sweep(ctx: Context, sweep: Sweep): Promise<void> }

/**
 * The services through which Restate calls the jobs of a host.
 *
 * @param onDelivery - called after each delivery, since another may be due to the same person
 */
export function createServices(jobs: Jobs, name: string, onDelivery: () => void) {
  const names = serviceNames(name)
  let failures = 0
  let botTurn: Promise<unknown> = Promise.resolve()

  /** Runs a job, and tells the operator if it fails. The function itself is safe to repeat. */
  const run = async (job: Job): Promise<JobCounts> => {
    try {
      const counts = await jobs.run(job)
      failures = 0
      if (job.kind === 'delivery' && Object.keys(counts).length > 0) onDelivery()
      return counts
    } catch (problem) {
      failures += 1
      const match = 'match' in job ? job.match : null
      if (!isTransient(problem) || failures % TOLERATED_FAILURES === 0)
        jobs.onError({ match, during: `running a ${job.kind} job`, problem })
      throw problem
    }
  }

  const runsJobs = object({
    name: names.job,
    handlers: {
      run(_: ObjectContext, job: Job): Promise<JobCounts> {
        if (job.kind !== 'bot') return run(job)
        // The thread of the bots thinks about one turn after another.
        const turn = botTurn.then(() => run(job))
        botTurn = turn.catch(() => undefined)
        return turn
      },
    },
    // A key lasts as long as its call, so that the same job can be called again.
    options: { idempotencyRetention: 0, journalRetention: 0, retryPolicy: jobRetries },
  })

  const sweeps = service({
    name: names.sweep,
    handlers: {
      async sweep(ctx: Context, { kinds, second }: Sweep): Promise<void> {
        const own = ctx.serviceSendClient<SweepService>({ name: names.sweep })
        if (second !== undefined) {
          const now = await ctx.date.now()
          const next = Math.max(second + 1, secondOf(now))
          const delay = Math.max(0, next * INTERVAL - now)
          own.sweep({ kinds, second: next }, rpc.sendOpts({ delay, idempotencyKey: `${next}` }))
        }
        const { now, due, isFull } = await ctx.run('find', () => find(kinds))
        for (const { job, key, at } of due) {
          const lane = ctx.objectSendClient<JobObject>({ name: names.job }, laneOf(job))
          const idempotencyKey = `${JSON.stringify(job)} ${key}`
          lane.run(job, rpc.sendOpts({ delay: Math.max(0, at - now), idempotencyKey }))
        }
        if (isFull) own.sweep({ kinds }, rpc.sendOpts({ delay: REPETITION }))
      },
    },
    // The sweep of one second is asked for by each process, and made once.
    options: { idempotencyRetention: 10_000, journalRetention: 0, retryPolicy: sweepRetries },
  })

  const find = async (kinds: readonly Job['kind'][]) => {
    const now = jobs.now()
    const found = await Promise.all(kinds.map((kind) => jobs.find(kind, now + HORIZON)))
    const due: DueJob[] = found.flatMap(({ due }) => [...due])
    return { now, due, isFull: found.some(({ isFull }) => isFull) }
  }

  return [runsJobs, sweeps]
}
