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

/** Whether somebody sits at tables, and has entered tournaments. A ban takes such places. */
export interface Places {
  readonly seated: Map<string, boolean>
  readonly entered: Map<string, boolean>
}

/** Everything that a crowd knows was acknowledged, and the problems so far. */
export class Known {
  /** The tables, with their seats. */
  readonly tables: Map<string, number> = new Map()
  /** The places of people, which are unknown again after a ban. */
  readonly places: Map<string, Places> = new Map()
  /** The messages, by their texts. */
  readonly messages: Map<string, SentMessage> = new Map()
  /** Whether people have muted others, as `person/muted`. */
  readonly muted: Map<string, boolean> = new Map()
  readonly tournaments: Set<string> = new Set()
  /** Whether reports were acknowledged, as `reason/person/reported`. */
  readonly reports: Map<string, boolean> = new Map()
  /** The reasons of reports that a decision has settled. */
  readonly settled: Set<string> = new Set()
  /** Whether decisions were acknowledged, as `reason/decision/person`. */
  readonly decisions: Map<string, boolean> = new Map()
  /** The number of the decision that bans a person; `null` while it is made or lifted. */
  readonly bans: Map<string, number | null> = new Map()
  /** The banned people who lost an answer, and ask until they are let in. */
  readonly waiting: Set<string> = new Set()
  /** Whether Submissions were acknowledged, as `title/person`. */
  readonly submissions: Map<string, boolean> = new Map()
  /** Whether endorsements and vetoes were acknowledged, as `submission/person`. */
  readonly endorsements: Map<string, boolean> = new Map()
  readonly vetoes: Map<string, boolean> = new Map()
  readonly accepted: SentMove[] = []
  /** The moves of people who were deleted or banned before the answer. The log may have them. */
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

  placesOf(person: string): Places {
    const places = this.places.get(person) ?? { seated: new Map(), entered: new Map() }
    this.places.set(person, places)
    return places
  }

  count(what: string): void {
    this.counts[what] = (this.counts[what] ?? 0) + 1
  }
}
