import { type Books, createSociety, type Society } from '@ackanomic/society'

/** The society up to an entry of its log. */
export interface KnownSociety {
  /** The number of the last entry. */
  readonly n: number
  readonly society: Society
}

/** A process's copy of the society. It follows from the log, so it is never wrong. */
export class SocietyCache {
  known: KnownSociety

  /** The current booking. It resolves to whether this process may book results. */
  booking: Promise<boolean> | undefined

  /** A hash of the options with which this process keeps the books. */
  fingerprint: string | undefined

  /** The rules by whose classes all matches are booked. */
  bookedBy: Books['suite'] | undefined

  /** The last month for which it is sure that earlier months are closed. */
  checkedMonth: string | undefined

  /** The Submissions that could not be enacted. The operator knows of them. */
  readonly stuck: Set<number> = new Set()

  constructor(books: Books) {
    this.known = { n: 0, society: createSociety(books) }
  }
}
