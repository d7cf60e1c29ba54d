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

/** The milliseconds between sweeps. */
const INTERVAL = 1000

/** The milliseconds that a sweep looks ahead. A job is called at its own time. */
const HORIZON = 1500

/** The milliseconds after which a sweep that found too many jobs is repeated. */
const REPETITION = 100

/** The failures in a row of a database before the operator is told. */
const TOLERATED_FAILURES = 10

/** The most bots that think at once, in all processes. Each process has one at a time. */
const BOT_LANES = 8

/** A failing call is given up in the end, since the next sweep finds what is still due. */
const jobRetries: RetryPolicy = {
  initialInterval: 100,
  exponentiationFactor: 2,
  maxInterval: 5000,
  maxAttempts: 10,
  onMaxAttempts: 'kill',
}

const sweepRetries: RetryPolicy = { ...jobRetries, maxAttempts: 5 }

export interface Sweep {
  readonly kinds: readonly Job['kind'][]
  /** Its second since the epoch, if it renews itself. */
  readonly second?: number
}

export const serviceNames = (name: string) => ({ job: `${name}-job`, sweep: `${name}-sweep` })

/** The key of the virtual object that runs a job. Jobs with one key run one after another. */
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

export const secondOf = (at: number): number => Math.floor(at / INTERVAL)

type JobObject = { run(ctx: ObjectContext, job: Job): Promise<JobCounts> }
type SweepService = { sweep(ctx: Context, sweep: Sweep): Promise<void> }

/**
 * The services through which Restate calls jobs. `onDelivery` is called after each delivery, since
 * another may be due to the same person.
 */
export function createServices(jobs: Jobs, name: string, onDelivery: () => void) {
  const names = serviceNames(name)
  let failures = 0
  let botTurn: Promise<unknown> = Promise.resolve()

  /** Runs a job, and tells the operator if it fails. A job can be repeated safely. */
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
        // The bots' thread thinks about one turn at a time.
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
    // Each process asks for the sweep of a second, which is made once.
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
