import type { Catalogue } from '@ackanomic/core/catalogue'
import type { JobContext } from '@ackanomic/host/modules'
import type { Books } from '@ackanomic/society'
import type { Quotas } from './moderation/moderation-types.js'
import type { PushOptions } from './notices/push-channel.js'
import type { AccountOptions } from './people/types.js'
import type { Seasons } from './ratings/seasons.js'
import type { SocietyCache } from './society/society-cache.js'

export interface ClubContext extends JobContext {
  /** Games that can be played only after the society has accepted them. */
  readonly proposals: Catalogue
  /** The society's books without the results of this host. */
  readonly books: Books
  readonly quotas: Quotas
  readonly seasons: Seasons
  readonly accounts: AccountOptions
  readonly push: PushOptions | undefined
  /** The society as this process knows it. */
  readonly society: SocietyCache
  /** Books all new results. Never call it in a transaction. */
  readonly bookResults: () => Promise<void>
}
