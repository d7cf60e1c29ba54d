import type { BotThread } from '../bots/threads.js'
import type { Channel } from '../contract/delivery-types.js'
import type { MatchContext } from '../matches/context.js'

/** The things with which a host does what is due. */
export interface JobContext extends MatchContext {
  /** The delivery channels, by name. */
  readonly channels: Readonly<Record<string, Channel>>
  /** How long a channel may take for a delivery, in milliseconds. */
  readonly deliveryTimeout: number
  /** The thread that runs the bots, if there are any. */
  readonly botThread: BotThread | undefined
}
