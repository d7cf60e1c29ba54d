import type { Moment, SeatNumber } from '@ackanomic/core'
import type { Bundle, Citation, Nothing } from '@ackanomic/core/engine'
import type { limerickClauses } from './clauses.js'

/** Which limerick and which vote of somebody may count. */
export const REVISIONS = ['first', 'last'] as const

/** What is settled at the set-up. */
export interface Options {
  /**
   * Which limerick and which vote counts when somebody sends several: the `'first'`, and others are
   * refused; or the `'last'` in time. Default: `'first'`.
   */
  readonly revisions: (typeof REVISIONS)[number]
  /**
   * The names of the players of Ackanomic, who may vote beside the contestants and the referee;
   * `null` where the app sees to it that nobody else votes. Default: `null`.
   */
  readonly electorate: readonly string[] | null
  /** Whether the end tells who voted for which limerick. Default: `false`. */
  readonly publishVotes: boolean
  /**
   * Whether the referee may find a limerick offensive, which makes it as if it had not been posted.
   * Default: `false`.
   */
  readonly offences: boolean
}

/** A limerick that was posted. */
export interface Limerick {
  /** Its text, as it was posted, without blanks around it. */
  readonly text: string
  /** When it was posted, milliseconds UTC. */
  readonly at: Moment
}

/** A vote. */
export interface Vote {
  /** Who votes. */
  readonly by: string
  /** Whose limerick e finds better. */
  readonly for: SeatNumber
}

/** A vote as it was counted. */
export interface CountedVote extends Vote {
  /** 2 for the Poet Laureate, else 1. */
  readonly weight: number
}

/** How the votes came out. */
export interface Count {
  /** The votes for the limerick of each seat. */
  readonly totals: readonly number[]
  /** The votes one by one, where the options let all know; else `null`. */
  readonly votes: readonly CountedVote[] | null
}

/** Public praise by the Poet Laureate. */
export interface Praising {
  /** Who praises. */
  readonly by: string
  /** Whose limerick. */
  readonly of: SeatNumber
  /** The words. */
  readonly text: string
}

/**
 * What goes on: limericks are due (`writing`); all may vote (`voting`); the referee is asked who is
 * Poet Laureate (`count`); the dice choose the winner (`dice`).
 */
export const STAGES = ['writing', 'voting', 'count', 'dice'] as const

/** Where a contest stands. */
export type Stage = (typeof STAGES)[number]

/** What everybody may see. */
export interface Shared {
  /** What goes on; at the end it stays as it was last. */
  readonly stage: Stage
  /** Whether the three days of writing run, so that a limerick that is taken away can be replaced. */
  readonly writingOpen: boolean
  /** The limericks by seat; `null` for one that has not been posted. */
  readonly limericks: readonly (Limerick | null)[]
  /** What the Poet Laureate has praised. */
  readonly praises: readonly Praising[]
  /** The count, once it is made; else `null`. */
  readonly count: Count | null
}

/** What the holder of a seat and the referee may know. */
export interface Secret {
  /** The vote of whoever holds the seat, or `null`. */
  readonly vote: Vote | null
}

/** What the referee alone may know. */
export interface Hidden {
  /** The votes of all who hold no seat. */
  readonly votes: readonly Vote[]
}

/** Posts a limerick about the other contestant. */
export interface PostLimerick {
  /** The type of the move. */
  readonly type: 'post'
  /** The text: up to 5,000 characters of any kind; blanks around it are dropped. */
  readonly limerick: string
}

/** Sends the referee a vote; for anybody. */
export interface CastVote {
  /** The type of the move. */
  readonly type: 'vote'
  /** Whose limerick is the better one. */
  readonly for: SeatNumber
}

/** Praises a limerick in public; for the Poet Laureate (`as: 'poet laureate'`). */
export interface Praise {
  /** The type of the move. */
  readonly type: 'praise'
  /** Whose limerick. */
  readonly of: SeatNumber
  /** The words, as in {@link PostLimerick}. */
  readonly text: string
}

/** Finds a limerick offensive; for the referee, where the options have it. */
export interface FindOffensive {
  /** The type of the move. */
  readonly type: 'find'
  /** Whose limerick. */
  readonly of: SeatNumber
}

/** The moves. */
export type Move = PostLimerick | CastVote | Praise | FindOffensive

/** Why somebody has won: by more votes, by posting first, by the dice, by default, by being left. */
export type Victory = 'votes' | 'first' | 'dice' | 'default' | 'left'

/** What the engine announces. */
export type Post =
  /** To all: a limerick was posted. */
  | { readonly type: 'limerick'; readonly seat: SeatNumber; readonly text: string }
  /** To all: both limericks are there, and voting is open. */
  | { readonly type: 'voting' }
  /** To the voter and the referee: a vote has come in. */
  | ({ readonly type: 'voted' } & Vote)
  /** To all: the Poet Laureate praises a limerick. */
  | ({ readonly type: 'praise' } & Praising)
  /** To all: the referee finds a limerick offensive. */
  | { readonly type: 'offensive'; readonly seat: SeatNumber; readonly reopens: boolean }
  /** To all: voting is over, and the votes are being counted. */
  | { readonly type: 'closed' }
  /** To all: the count. */
  | ({ readonly type: 'count' } & Count)
  /** To all: the dice choose the winner, for want of limericks or after a tie. */
  | { readonly type: 'dice'; readonly why: 'no limericks' | 'tie' }
  /** To all: somebody has won. */
  | { readonly type: 'winner'; readonly seat: SeatNumber; readonly by: Victory }

/** From each rejection code to the facts of its sentence. */
export interface Rejections {
  /** The time for limericks is over. */
  notWriting: { readonly stage: Exclude<Stage, 'writing'> }
  /** The contestant has posted a limerick already. */
  alreadyPosted: Nothing
  /** There is no voting now. */
  notVoting: { readonly stage: Exclude<Stage, 'voting'> }
  /** Whoever votes is not among the players of Ackanomic. */
  noVote: { readonly person: string }
  /** Whoever votes has voted already. */
  alreadyVoted: { readonly for: string }
  /** There is no limerick of that contestant. */
  notPosted: { readonly of: string }
  /** The Poet Laureate has praised a limerick already. */
  alreadyPraised: Nothing
  /** The contest was set up without findings of offence. */
  noFindings: Nothing
}

/** The types of the Limerick Contest. */
export interface LimerickContest extends Bundle<Shared, Secret, Hidden, Options, Move, Post> {
  /** What the referee is asked. */
  readonly Inquiries: {
    /** Who is Poet Laureate at the count: the name, or `null` if nobody is. */
    readonly laureate: {
      readonly ask: 'judge'
      readonly about: { readonly voters: readonly string[] }
      readonly answer: string | null
    }
    /** A roll of one die with two sides: 1 for the contestant named first at the start, 2 for the other. */
    readonly winner: { readonly ask: 'roll'; readonly about: null }
  }
  /** `writing`: the three days for limericks; `voting`: the three days for votes. */
  readonly Deadline: 'writing' | 'voting'
  /** The refusals. */
  readonly Rejections: Rejections
  /** The clauses that may be cited. */
  readonly Clause: Citation<typeof limerickClauses>
  /** Nobody joins. */
  readonly Join: null
}
