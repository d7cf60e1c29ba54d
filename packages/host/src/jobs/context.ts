import type { BotThread } from '../bots/threads.js'
import type { Channel } from '../contract/delivery-types.js'
import type { MatchContext } from '../matches/context.js'

export interface JobContext extends MatchContext {
  readonly channels: Readonly<Record<string, Channel>>
  /** The milliseconds that a channel may take for a delivery. */
  readonly deliveryTimeout: number
  readonly botThread: BotThread | undefined
}
