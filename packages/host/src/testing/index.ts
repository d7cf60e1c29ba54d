/**
 * A conformance suite for hosts and stores.
 *
 * @packageDocumentation
 */
import { accountCases } from './accounts.js'
import { bookCases } from './books.js'
import { calendarCases } from './calendars.js'
import type { ConformanceCase } from './conformance.js'
import { deadLetterCases } from './dead-letters.js'
import { deletionCases } from './deletion.js'
import { jobCases } from './jobs.js'
import { matchCases } from './matches.js'
import { messageCases } from './messages.js'
import { moderationCases } from './moderation.js'
import { noticeCases } from './notices.js'
import { exportCases } from './person-export.js'
import { personalMatchCases } from './personal-matches.js'
import { proofCases } from './proof.js'
import { ratingCases } from './ratings.js'
import { revisionCases } from './revisions.js'
import { societyCases } from './society.js'
import { storeCases } from './storage.js'
import { tableTalkCases } from './table-talk.js'
import { tableCases } from './tables.js'
import { tournamentFailureCases } from './tournament-failures.js'
import { tournamentCases } from './tournaments.js'

export type { ConformanceCase, ConformanceEnv, ConformanceSample } from './conformance.js'

/**
 * The cases that every host must pass. Each case needs an empty store.
 *
 * @example
 * ```ts no-run
 * import { hostConformance, type ConformanceEnv } from '@ackanomic/host/testing'
 *
 * declare function emptyEnvironment(): Promise<ConformanceEnv & { close(): Promise<void> }>
 * for (const { name, run } of hostConformance) {
 *   const env = await emptyEnvironment()
 *   await run(env)
 *   await env.close()
 *   console.log(`passed: ${name}`)
 * }
 * ```
 */
export const hostConformance: readonly ConformanceCase[] = [
  ...matchCases,
  ...proofCases,
  ...storeCases,
  ...bookCases,
  ...jobCases,
  ...revisionCases,
  ...tableCases,
  ...personalMatchCases,
  ...messageCases,
  ...tableTalkCases,
  ...moderationCases,
  ...noticeCases,
  ...calendarCases,
  ...deadLetterCases,
  ...tournamentCases,
  ...tournamentFailureCases,
  ...ratingCases,
  ...accountCases,
  ...exportCases,
  ...societyCases,
  ...deletionCases,
]
