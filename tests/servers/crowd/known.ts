import type { Delivery } from '@ackanomic/host'

/** A message that a host has acknowledged. */
export interface SentMessage {
  readonly match: string
  readonly from: string
  readonly to: string | null
}

/** A move that somebody sent. */
export interface SentMove {
  readonly match: string
  readonly by: string
  readonly idempotencyKey: string
}

/** Everything that a crowd knows was acknowledged, and the problems so far. */
export class Known {
  /** The tables, with their seats. */
  readonly tables: Map<string, number> = new Map()
  /** Whether people sit at tables, as `table/person`. */
  readonly seated: Map<string, boolean> = new Map()
  /** The messages, by their texts. */
  readonly messages: Map<string, SentMessage> = new Map()
  /** Whether people have muted others, as `person/muted`. */
  readonly muted: Map<string, boolean> = new Map()
  readonly tournaments: Set<string> = new Set()
  /** Whether people have entered tournaments, as `tournament/person`. */
  readonly entered: Map<string, boolean> = new Map()
  readonly accepted: SentMove[] = []
  /** The moves of people who were deleted before the answer. The log may have them. */
  readonly unanswered: SentMove[] = []
  /** The people who have not been deleted. */
  readonly present: Set<string> = new Set()
  readonly gone: Set<string> = new Set()
  readonly deliveries: Delivery[] = []
  readonly #delivered = new Set<string>()
  readonly problems: string[] = []
  /** The numbers of actions, refusals and repetitions. */
  readonly counts: Record<string, number> = {}

  /** Keeps a delivery, unless it repeats one in which somebody has been erased since. */
  deliver(delivery: Delivery): void {
    const { idempotencyKey, notifications } = delivery
    const isErased = /\[deleted\]|Deleted person \d/u.test(JSON.stringify(notifications))
    if (!isErased || !this.#delivered.has(idempotencyKey)) this.deliveries.push(delivery)
    this.#delivered.add(idempotencyKey)
  }

  count(what: string): void {
    this.counts[what] = (this.counts[what] ?? 0) + 1
  }
}
