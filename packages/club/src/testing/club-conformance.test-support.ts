import { accountCases } from './accounts.test-support.js'
import type { ClubCase } from './club-case.test-support.js'
import { messageCases } from './messages.test-support.js'
import { moderationCases } from './moderation.test-support.js'
import { noticeCases } from './notices.test-support.js'
import { personalDataCases } from './personal-data.test-support.js'
import { resultCases } from './results.test-support.js'
import { societyCases } from './society.test-support.js'
import { tableCases } from './tables.test-support.js'
import { tournamentCases } from './tournaments.test-support.js'

/** The cases that every club must pass, on each of its stores. Each case needs an empty store. */
export const clubConformance: readonly ClubCase[] = [
  ...resultCases,
  ...tableCases,
  ...messageCases,
  ...moderationCases,
  ...noticeCases,
  ...tournamentCases,
  ...accountCases,
  ...personalDataCases,
  ...societyCases,
]
