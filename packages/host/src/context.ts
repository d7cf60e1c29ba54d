import type { Referee, Rejection, Result, RoleName, Timestamp } from '@ackanomic/core'
import type { Catalogue } from '@ackanomic/core/catalogue'
import type { StandIns } from './auth/stand-ins.js'
import type { TokenCache } from './auth/token-cache.js'
import type { BotThread } from './bots/threads.js'
import type { Channel } from './contract/delivery-types.js'
import type { ErrorListener } from './contract/game-errors.js'
import type { CurrentMatches } from './matches/current-matches.js'
import type { HostedMatch, MatchCache } from './matches/match-cache.js'
import type { SigningKeys } from './matches/signing-keys.js'
import type { StepWriter } from './matches/step-writer.js'
import type { Modules } from './modules.js'
import type { Store } from './store/tables.js'

/** Everything that the parts of a host share. */
export interface HostContext extends ErrorListener {
  /** The games that this host offers. */
  readonly games: Catalogue
  /** Matches that were used recently. */
  readonly matchCache: MatchCache
  /** The host's secret. */
  readonly secret: string | Uint8Array
  /** The current time in milliseconds UTC. */
  readonly now: () => Timestamp
  /** The automatic referee of all matches. */
  readonly referee: Referee
  /** The keys with which the host signs. */
  readonly signingKeys: SigningKeys
  /** The roles outside the tables that pending actions can name. */
  readonly roles: readonly RoleName[]
  /** Whether a person holds a role outside the tables. */
  readonly hasRole: (person: string, role: RoleName) => boolean | Promise<boolean>
  /** The page that redeems invitations. */
  readonly invitationPage: string
  /** The delivery channels, by name. */
  readonly channels: Readonly<Record<string, Channel>>
  /** How long a channel may take for a delivery, in milliseconds. */
  readonly deliveryTimeout: number
  /** The thread that runs the bots, if there are any. */
  readonly botThread: BotThread | undefined
  /** The modules that were added to the host. */
  readonly modules: Modules
  /** The store. */
  readonly store: Store
  /** Writes the steps of matches. */
  readonly stepWriter: StepWriter
  /** The matches as this process knows them. */
  readonly currentMatches: CurrentMatches
  /** What is shown instead of the names of people who were deleted. */
  readonly standIns: StandIns
  /** The bearer tokens that were valid a moment ago. */
  readonly tokenCache: TokenCache
  /** The matches that are being read, for all who want to see them. */
  readonly matchReads: Map<string, Promise<FoundMatch>>
}

/** A match that was looked up, before it is known who asks. */
export interface FoundMatch {
  /** Whether everybody may see its public view. */
  readonly hasSpectators: boolean
  readonly loaded: Result<HostedMatch, Rejection>
}

/** The program name of the automatic referee in `automated`. */
export const PROGRAM_REFEREE = 'referee'

/**
 * The referee that answers prompts automatically in a match: those to the host, and those to the
 * referee if that referee is automated.
 */
export function refereeFor(context: HostContext, table: TablePrograms): Referee {
  const referee: Referee = (prompt, match) =>
    prompt.to === 'host' || (prompt.to === 'referee' && isAutomatic(table))
      ? context.referee(prompt, match)
      : undefined
  return Object.assign(referee, { commitment: context.referee.commitment })
}

/** Who referees, and which participants are automated. */
export interface TablePrograms {
  /** The referees' names. */
  readonly referees: readonly string[]
  /** The program of each automated participant, by name. */
  readonly automated: Readonly<Record<string, string>>
}

function isAutomatic({ referees: [first = ''], automated }: TablePrograms): boolean {
  return Object.hasOwn(automated, first) && automated[first] === PROGRAM_REFEREE
}
