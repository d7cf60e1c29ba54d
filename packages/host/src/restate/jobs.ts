import type { Timestamp } from '@ackanomic/core'
import type { Ingress } from '@restatedev/restate-sdk-clients'
import type { JobReport } from '../types.js'
import { type ServiceNames, SHARD_NAMES } from './context.js'
import type {
  BotsObject,
  DeliveryObject,
  DueJobs,
  Job,
  MatchObject,
  SchedulerObject,
} from './objects.js'

/** How many jobs run at once. */
const BATCH = 20

/** Reads the due jobs of all shards. */
export async function readDueJobs(
  ingress: Ingress,
  names: ServiceNames,
  now: Timestamp,
): Promise<DueJobs> {
  const parts = await Promise.all(
    SHARD_NAMES.map((shard) =>
      ingress.objectClient<SchedulerObject>({ name: names.scheduler }, shard).due(now),
    ),
  )
  return {
    jobs: parts.flatMap(({ jobs }) => jobs),
    next: earliest(parts.map(({ next }) => next)),
    deadline: earliest(parts.map(({ deadline }) => deadline)),
    pendingDeliveries: parts.reduce((sum, { pendingDeliveries }) => sum + pendingDeliveries, 0),
  }
}

/** Runs all due jobs: deadlines, then bot moves, then deliveries. */
export async function runDueJobs(
  ingress: Ingress,
  names: ServiceNames,
  now: () => Timestamp,
): Promise<JobReport> {
  const counts = { deadlines: 0, botMoves: 0, delivered: 0, failed: 0 }
  const run = async (job: Job, at: Timestamp): Promise<boolean> => {
    switch (job.kind) {
      case 'deadline': {
        const fired = await ingress
          .objectClient<MatchObject>({ name: names.match }, job.match)
          .fireDeadline(at)
        if (fired) counts.deadlines += 1
        return fired
      }
      case 'bot': {
        const played = await ingress
          .objectClient<BotsObject>({ name: names.bots }, job.match)
          .play()
        if (played) counts.botMoves += 1
        return played
      }
      case 'delivery': {
        const key = JSON.stringify([job.person, job.channel])
        const sent = await ingress
          .objectClient<DeliveryObject>({ name: names.delivery }, key)
          .deliver()
        if (sent !== null) counts[sent ? 'delivered' : 'failed'] += 1
        return sent !== null
      }
    }
  }
  for (;;) {
    const at = now()
    const { jobs, next } = await readDueJobs(ingress, names, at)
    const kind = (['deadline', 'bot', 'delivery'] as const).find((each) =>
      jobs.some((job) => job.kind === each),
    )
    const first = jobs.filter((job) => job.kind === kind).slice(0, BATCH)
    const done = await Promise.all(first.map((job) => run(job, at)))
    if (!done.includes(true)) return { ...counts, next }
  }
}

function earliest(moments: readonly (Timestamp | null)[]): Timestamp | null {
  const known = moments.filter((each) => each !== null)
  return known.length === 0 ? null : Math.min(...known)
}
