import { type Books, openSociety, type Society } from '@ackanomic/society'

/** The society up to an entry of its log. */
export interface KnownSociety {
  /** The number of the last entry. */
  readonly n: number
  readonly society: Society
}

/** The books up to an entry of the log, with a number of results. */
export interface KnownBooks {
  readonly n: number
  readonly results: number
  readonly books: Books
}

/** What a process knows of the society. It follows from the log, so it is read on and never wrong. */
export class SocietyCache {
  known: KnownSociety

  /** The books, if somebody has asked for them. */
  books: KnownBooks | undefined

  /** The last month for which the process has made sure that all months are closed. */
  checkedMonth: string | undefined

  /** The Submissions that could not be enacted, of which the operator has been told. */
  readonly stuck: Set<number> = new Set()

  constructor(books: Books) {
    this.known = { n: 0, society: openSociety(books) }
  }
}
