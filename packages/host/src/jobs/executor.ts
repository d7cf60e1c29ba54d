import type { Timestamp } from '@ackanomic/core'
import type { ErrorListener } from '../contract/game-failure.js'
import type { JobReport } from '../contract/match-types.js'

/** Runs the jobs of a host when they are due. */
export interface Executor {
  /** Starts to run jobs. With 0 `workers`, jobs run only when `runDueJobs` is called. */
  start(jobs: Jobs, workers: number): Promise<Workers>
}

/** The workers of a host. */
export interface Workers {
  /** Makes them look for due jobs of some kinds. It does not wait. */
  wake(wanted: Readonly<Record<JobKind, boolean>>): void
  /** Runs all due jobs, until none is left. */
  runDueJobs(): Promise<JobReport>
  /** Stops them after their current jobs. */
  stop(): Promise<void>
}

/** The kinds of jobs that changes make due. */
export const JOB_KINDS = ['deadline', 'bot', 'delivery'] as const

/** A kind of job that changes make due. */
export type JobKind = (typeof JOB_KINDS)[number]

/**
 * A match's deadlines, the turn of its next bot, a person's next delivery by a channel, or a job of
 * a module, by its number. It is plain JSON.
 */
export type Job =
  | { readonly kind: 'deadline' | 'bot'; readonly match: string }
  | { readonly kind: 'delivery'; readonly person: string; readonly channel: string }
  | { readonly kind: 'module'; readonly number: number }

/** A job that is due, or will be soon. */
export interface DueJob {
  readonly job: Job
  /** Different whenever the job has something else to do, such as at each step of a match. */
  readonly key: string
  readonly at: Timestamp
}

/** Due jobs. */
export interface FoundJobs {
  /** The oldest first. */
  readonly due: readonly DueJob[]
  readonly isFull: boolean
}

/** The numbers that one job adds to a report. */
export type JobCounts = Partial<Omit<JobReport, 'next'>>

/** A host's jobs, as an executor sees them. */
export interface Jobs extends ErrorListener {
  /** The host's time, in milliseconds since the epoch. */
  now(): Timestamp
  /** Finds jobs that are due at a time, the oldest first. */
  find(kind: Job['kind'], until: Timestamp): Promise<FoundJobs>
  /** Runs a job if it is still due. It may run in several processes at once. */
  run(job: Job): Promise<JobCounts>
  /** The time of the next job; `null` if none is known. */
  nextDueTime(): Promise<Timestamp | null>
}
