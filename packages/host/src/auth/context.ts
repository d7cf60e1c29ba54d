import type { RoleName, Timestamp } from '@ackanomic/core'
import type { Modules } from '../modules/modules.js'
import type { Store } from '../store/tables.js'
import type { StandIns } from './stand-ins.js'
import type { TokenCache } from './token-cache.js'

/** The things by which a host knows who somebody is, and what they may do. */
export interface AuthContext {
  readonly store: Store
  /** The host's clock. */
  readonly now: () => Timestamp
  readonly secret: string | Uint8Array
  /** The roles outside the tables that pending actions can name. */
  readonly roles: readonly RoleName[]
  /** Whether a person has a role outside the tables. */
  readonly hasRole: (person: string, role: RoleName) => boolean | Promise<boolean>
  readonly invitationPage: string
  readonly modules: Modules
  /** The names that are shown for people who were deleted. */
  readonly standIns: StandIns
  /** The bearer tokens that were valid a moment ago. */
  readonly tokenCache: TokenCache
}
