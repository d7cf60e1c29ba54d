import type { Catalogue } from '@ackanomic/core/catalogue'
import type { JobContext } from '@ackanomic/host/modules'
import type { Books } from '@ackanomic/society'
import type { Quotas } from './moderation/moderation-types.js'
import type { PushOptions } from './notices/push-channel.js'
import type { AccountOptions } from './people/types.js'
import type { Seasons } from './ratings/seasons.js'
import type { SocietyCache } from './society/society-cache.js'

/** Everything that the parts of a club share. */
export interface ClubContext extends JobContext {
  /** Those of the games that can be played only once the society has accepted them. */
  readonly proposals: Catalogue
  /** The society's books without the results of this host's matches. */
  readonly books: Books
  /** The quotas of each person. */
  readonly quotas: Quotas
  /** The seasons of ratings. */
  readonly seasons: Seasons
  /** How people get accounts. */
  readonly accounts: AccountOptions
  /** How the host sends web push, if it does. */
  readonly push: PushOptions | undefined
  /** The society as this process knows it. */
  readonly society: SocietyCache
  /** Books all results that are not in the books and the ratings yet. Never call it in a transaction. */
  readonly bookResults: () => Promise<void>
}
