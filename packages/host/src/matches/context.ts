import type { GameError, Referee, Result } from '@ackanomic/core'
import type { Catalogue } from '@ackanomic/core/catalogue'
import type { AuthContext } from '../auth/context.js'
import type { ErrorListener } from '../contract/game-failure.js'
import type { Telemetry } from '../contract/telemetry.js'
import type { CurrentMatches } from './current-matches.js'
import type { HostClock } from './host-clock.js'
import type { HostedMatch, MatchCache } from './match-cache.js'
import type { SigningKeys } from './signing-keys.js'
import type { StepWriter } from './step-writer.js'
import type { StoreHealth } from './store-health.js'

/** The needs of a host's matches. */
export interface MatchContext extends AuthContext, ErrorListener {
  readonly clock: HostClock
  readonly games: Catalogue
  /** Matches that were used recently. */
  readonly matchCache: MatchCache
  /** The matches as this process knows them. */
  readonly currentMatches: CurrentMatches
  readonly telemetry: Telemetry
  readonly storeHealth: StoreHealth
  readonly stepWriter: StepWriter
  /** The reads in progress, which all share who ask at the same time. */
  readonly matchReads: Map<string, Promise<FoundMatch>>
  /** The bots that matches may have. */
  readonly bots: readonly string[]
  /** The automatic referee. */
  readonly referee: Referee
  readonly signingKeys: SigningKeys
}

/** A match, before it is known who asks. */
export interface FoundMatch {
  readonly hasSpectators: boolean
  readonly loaded: Result<HostedMatch, GameError>
}

/** The automatic referee's name in `automated`. */
export const PROGRAM_REFEREE = 'referee'

/**
 * Answers prompts automatically: those to the host, and those to the referee if that is automated.
 */
export function refereeFor(
  context: MatchContext,
  { referees: [first = ''], automated }: TablePrograms,
): Referee {
  const isAutomatic = Object.hasOwn(automated, first) && automated[first] === PROGRAM_REFEREE
  const referee: Referee = (prompt, match) =>
    prompt.to === 'host' || (prompt.to === 'referee' && isAutomatic)
      ? context.referee(prompt, match)
      : undefined
  return Object.assign(referee, { commitment: context.referee.commitment })
}

/** A match's referees and automated participants. */
export interface TablePrograms {
  readonly referees: readonly string[]
  /** By name. */
  readonly automated: Readonly<Record<string, string>>
}
