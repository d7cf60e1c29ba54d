import { accountCases } from './accounts.test-support.js'
import { bookCases } from './books.test-support.js'
import { calendarCases } from './calendars.test-support.js'
import { type ConformanceCase, checkErrors } from './conformance.test-support.js'
import { deadLetterCases } from './dead-letters.test-support.js'
import { deletionCases } from './deletion.test-support.js'
import { jobCases } from './jobs.test-support.js'
import { matchCases } from './matches.test-support.js'
import { messageCases } from './messages.test-support.js'
import { moderationCases } from './moderation.test-support.js'
import { noticeCases } from './notices.test-support.js'
import { exportCases } from './person-export.test-support.js'
import { personalMatchCases } from './personal-matches.test-support.js'
import { proofCases } from './proof.test-support.js'
import { ratingCases } from './ratings.test-support.js'
import { revisionCases } from './revisions.test-support.js'
import { societyCases } from './society.test-support.js'
import { storeCases } from './storage.test-support.js'
import { tableTalkCases } from './table-talk.test-support.js'
import { tableCases } from './tables.test-support.js'
import { tournamentFailureCases } from './tournament-failures.test-support.js'
import { tournamentCases } from './tournaments.test-support.js'

const cases: readonly ConformanceCase[] = [
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

/**
 * The cases that every host must pass, on each of its stores. Each case needs an empty store. Each
 * operation that a case calls must list the errors with which it is refused.
 */
export const hostConformance: readonly ConformanceCase[] = cases.map(({ name, run }) => ({
  name,
  run: (lab) => run({ ...lab, open: async (options) => checkErrors(await lab.open(options)) }),
}))
