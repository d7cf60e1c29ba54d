import type { Timestamp } from '@ackanomic/core'
import type { ErrorListener } from '../contract/game-failure.js'
import type { JobReport } from '../contract/match-types.js'

/** Runs the jobs of a host when they are due. */
export interface Executor {
  /**
   * Starts to run jobs.
   *
   * @param jobs - the jobs of the host
   * @param workers - the option of the host; with 0, jobs run only when `runDueJobs` is called
   */
  start(jobs: Jobs, workers: number): Promise<Workers>
}

/** The workers of a host. */
export interface Workers {
  /** Makes them look for due jobs of some kinds at once. It does not wait for anything. */
  wake(wanted: Readonly<Record<JobKind, boolean>>): void
  /** Runs all due jobs, until none is left. */
  runDueJobs(): Promise<JobReport>
  /** Stops them after their current job. */
  stop(): Promise<void>
}

/** The kinds of jobs that changes make due. */
export const JOB_KINDS = ['deadline', 'bot', 'delivery'] as const

/** A kind of jobs that changes make due. */
export type JobKind = (typeof JOB_KINDS)[number]

/**
 * A job: the deadlines of a match, the turn of its next bot, the next delivery to a person by a
 * channel, or the job of a module, by its number. It is plain JSON.
 */
export type Job =
  | { readonly kind: 'deadline' | 'bot'; readonly match: string }
  | { readonly kind: 'delivery'; readonly person: string; readonly channel: string }
  | { readonly kind: 'module'; readonly number: number }

/** A job that is due, or will be soon. */
export interface DueJob {
  /** The job. */
  readonly job: Job
  /** Differs for each time that the job has something else to do, such as for each step of a match. */
  readonly key: string
  /** When it is due. */
  readonly at: Timestamp
}

/** Some jobs that are due. */
export interface FoundJobs {
  /** The jobs, the oldest first. */
  readonly due: readonly DueJob[]
  /** Whether there may be more. */
  readonly isFull: boolean
}

/** The numbers of a report to which one job has added. */
export type JobCounts = Partial<Omit<JobReport, 'next'>>

/** The jobs of a host, as an executor sees them. */
export interface Jobs extends ErrorListener {
  /** Returns the current time of the host, in milliseconds since the epoch. */
  now(): Timestamp
  /** Finds jobs of a kind that are due at a given time, the oldest first. */
  find(kind: Job['kind'], until: Timestamp): Promise<FoundJobs>
  /** Runs a job if it is still due. It may run twice, in several processes at once. */
  run(job: Job): Promise<JobCounts>
  /** Returns when the next job is due; `null` if none is known. */
  nextDueTime(): Promise<Timestamp | null>
}
