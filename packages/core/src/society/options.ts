/** The readings by which the books are kept. */
export interface BooksOptions {
  /**
   * Whether the 8 points of an instance are for all its players together (`'instance'`, default)
   * or for each of them (`'player'`). 1250.1 IV.d says neither.
   */
  readonly pointCap: 'instance' | 'player'
  /**
   * Whether rule 1250.2 gates Trophies, to a single winner where three or more started
   * (`'rule-1250.2'`, default), or the Game's own word suffices (`'none'`).
   */
  readonly trophyGate: 'rule-1250.2' | 'none'
}

/** What each reading can be, the default first. */
export const READINGS = {
  pointCap: ['instance', 'player'],
  trophyGate: ['rule-1250.2', 'none'],
} as const
