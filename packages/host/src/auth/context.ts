import type { RoleName, Timestamp } from '@ackanomic/core'
import type { Modules } from '../modules/modules.js'
import type { Store } from '../store/tables.js'
import type { StandIns } from './stand-ins.js'
import type { TokenCache } from './token-cache.js'

/** The things by which a host knows who somebody is, and what they may do. */
export interface AuthContext {
  /** The store. */
  readonly store: Store
  /** The current time in milliseconds UTC. */
  readonly now: () => Timestamp
  /** The host's secret. */
  readonly secret: string | Uint8Array
  /** The roles outside the tables that pending actions can name. */
  readonly roles: readonly RoleName[]
  /** Whether a person holds a role outside the tables. */
  readonly hasRole: (person: string, role: RoleName) => boolean | Promise<boolean>
  /** The page that redeems invitations. */
  readonly invitationPage: string
  /** The modules that were added to the host. */
  readonly modules: Modules
  /** The names that are shown for people who were deleted. */
  readonly standIns: StandIns
  /** The bearer tokens that were valid a moment ago. */
  readonly tokenCache: TokenCache
}
