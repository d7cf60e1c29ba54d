import type {
  ConformanceCase,
  ConformanceEnv,
} from '../../../host/src/testing/conformance.test-support.js'
import type { Club, ClubOptions } from '../open-club.js'

/** The environment of a case of a club. */
export type ClubEnv = ConformanceEnv<Club, ClubOptions>

/** A requirement that every club must meet, whatever storage it uses. */
export type ClubCase = ConformanceCase<Club, ClubOptions>
