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

/** The things with which a host keeps matches. */
export interface MatchContext extends AuthContext, ErrorListener {
  /** The clock behind `now`. */
  readonly clock: HostClock
  /** The games that this host offers. */
  readonly games: Catalogue
  /** Matches that were used recently. */
  readonly matchCache: MatchCache
  /** The matches as this process knows them. */
  readonly currentMatches: CurrentMatches
  /** Measures what is done. */
  readonly telemetry: Telemetry
  /** Whether the store takes data. */
  readonly storeHealth: StoreHealth
  /** Writes the steps of matches. */
  readonly stepWriter: StepWriter
  /** The matches that are being read, for all who want to see them. */
  readonly matchReads: Map<string, Promise<FoundMatch>>
  /** The names of the bots that matches may have. */
  readonly bots: readonly string[]
  /** The automatic referee of all matches. */
  readonly referee: Referee
  /** The keys with which the host signs. */
  readonly signingKeys: SigningKeys
}

/** A match that was looked up, before it is known who asks. */
export interface FoundMatch {
  /** Whether everybody may see its public view. */
  readonly hasSpectators: boolean
  readonly loaded: Result<HostedMatch, GameError>
}

/** The program name of the automatic referee in `automated`. */
export const PROGRAM_REFEREE = 'referee'

/**
 * The referee that answers prompts automatically in a match: those to the host, and those to the
 * referee if that referee is automated.
 */
export function refereeFor(context: MatchContext, table: TablePrograms): Referee {
  const referee: Referee = (prompt, match) =>
    prompt.to === 'host' || (prompt.to === 'referee' && isAutomatic(table))
      ? context.referee(prompt, match)
      : undefined
  return Object.assign(referee, { commitment: context.referee.commitment })
}

/** The referees and the automated participants of a match. */
export interface TablePrograms {
  /** The referees' names. */
  readonly referees: readonly string[]
  /** The program of each automated participant, by name. */
  readonly automated: Readonly<Record<string, string>>
}

function isAutomatic({ referees: [first = ''], automated }: TablePrograms): boolean {
  return Object.hasOwn(automated, first) && automated[first] === PROGRAM_REFEREE
}
