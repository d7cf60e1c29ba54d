import type { Timestamp } from '@ackanomic/core'
import { deleteExpired } from '../matches/idempotency.js'
import { playNextBot } from './bot-turns.js'
import type { JobContext } from './context.js'
import { deliverTo } from './deliveries.js'
import { type DueJob, JOB_KINDS, type Job, type JobCounts, type Jobs } from './executor.js'
import { dueMatches, fireOrSuspend, nextDueTime } from './run-due-jobs.js'

const LIMIT = 200

export function createJobs(context: JobContext): Jobs {
  return {
    now: context.now,
    onError: context.onError,
    async find(kind, until) {
      const due = await findDue[kind](context, until)
      return { due, isFull: due.length === LIMIT }
    },
    run: (job) => runJob(context, job),
    nextDueTime: () => nextDueTime(context, JOB_KINDS),
  }
}

const findDue: Readonly<
  Record<Job['kind'], (context: JobContext, until: Timestamp) => Promise<readonly DueJob[]>>
> = {
  deadline: (context, until) => matchJobs(context, 'deadline', until),
  bot: async (context, until) =>
    context.botThread === undefined ? [] : matchJobs(context, 'bot', until),
  async delivery({ store }, until) {
    const rows = await store.db
      .selectFrom('subscriptions')
      .select(['person', 'channel', 'delivered', 'attempts', 'next_attempt'])
      .where('next_attempt', '<=', until)
      .orderBy('next_attempt')
      .limit(LIMIT)
      .execute()
    return rows.map(({ person, channel, delivered, attempts, next_attempt }) => ({
      job: { kind: 'delivery', person, channel },
      key: `${delivered} ${attempts}`,
      at: next_attempt ?? 0,
    }))
  },
  /** Always due: each finds out whether it has something to do. */
  async module(context) {
    const at = context.now()
    return moduleJobs(context).map((_, number) => ({
      job: { kind: 'module', number },
      key: '',
      at,
    }))
  },
}

async function matchJobs(
  context: JobContext,
  kind: 'deadline' | 'bot',
  until: Timestamp,
): Promise<readonly DueJob[]> {
  const rows = await dueMatches(context, kind, until, LIMIT)
  return rows.map(({ id: match, version, at }) => ({
    job: { kind, match },
    key: `${version}`,
    at: at ?? 0,
  }))
}

/** The jobs of modules, and then the deletion of what has expired. */
const moduleJobs = (context: JobContext): readonly (() => Promise<void>)[] => [
  ...context.modules.jobs.map((job) => () => job.run()),
  () => deleteExpired(context),
]

async function runJob(context: JobContext, job: Job): Promise<JobCounts> {
  switch (job.kind) {
    case 'deadline':
      return (await fireOrSuspend(context, job.match, context.now())) ? { deadlines: 1 } : {}
    case 'bot':
      return (await playNextBot(context, job.match)) === true ? { botMoves: 1 } : {}
    case 'delivery': {
      const isDelivered = await deliverTo(context, job)
      if (isDelivered === undefined) return {}
      return isDelivered ? { delivered: 1 } : { failed: 1 }
    }
    case 'module':
      await moduleJobs(context)[job.number]?.()
      return {}
  }
}
