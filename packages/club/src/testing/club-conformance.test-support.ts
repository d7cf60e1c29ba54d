import { withCheckedErrors } from '../../../host/src/testing/conformance.test-support.js'
import { accountCases } from './accounts.test-support.js'
import { bookCases } from './books.test-support.js'
import type { ClubCase } from './club-case.test-support.js'
import { messageCases } from './messages.test-support.js'
import { moderationCases } from './moderation.test-support.js'
import { noticeCases } from './notices.test-support.js'
import { personalDataCases } from './personal-data.test-support.js'
import { personalMatchCases } from './personal-matches.test-support.js'
import { ratingCases } from './ratings.test-support.js'
import { societyCases } from './society.test-support.js'
import { tableCases } from './tables.test-support.js'
import { tournamentFailureCases } from './tournament-failures.test-support.js'
import { tournamentCases } from './tournaments.test-support.js'

/** The cases that every club must pass, on each of its stores. Each case needs an empty store. */
export const clubConformance: readonly ClubCase[] = withCheckedErrors([
  ...bookCases,
  ...tableCases,
  ...personalMatchCases,
  ...messageCases,
  ...moderationCases,
  ...noticeCases,
  ...tournamentCases,
  ...tournamentFailureCases,
  ...ratingCases,
  ...accountCases,
  ...personalDataCases,
  ...societyCases,
])
