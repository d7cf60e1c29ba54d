import type { BotThread } from '../bots/threads.js'
import type { Channel } from '../contract/delivery-types.js'
import type { MatchContext } from '../matches/context.js'

/** The needs of a host's jobs. */
export interface JobContext extends MatchContext {
  readonly channels: Readonly<Record<string, Channel>>
  /** The milliseconds that a channel may take for a delivery. */
  readonly deliveryTimeout: number
  readonly botThread: BotThread | undefined
}
