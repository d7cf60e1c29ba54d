import type { GameDescription, Rejection, Result, Timestamp } from '@ackanomic/core'
import type {
  ClosedMonth,
  EnactedRule,
  EquipmentDescription,
  SocietyEntry,
  Statement,
  SubmissionLabel,
  SubmissionStage,
} from '@ackanomic/society'

/** A request to post a Submission (1250.1 V.b). */
export interface PostSubmissionRequest {
  /** The person who posts it. */
  readonly by: string
  /**
   * A key that the sender chooses, 1 to 200 characters. Repeating a request with the same key posts no
   * second Submission.
   */
  readonly idempotencyKey: string
  /** Its label. Default: a Game Submission. */
  readonly label?: SubmissionLabel | undefined
  /** The name of the proposed rule, up to 100 characters. Default: the title of the engine's game. */
  readonly title?: string | undefined
  /** The text of the proposed rule, up to 20,000 characters. */
  readonly text: string
  /**
   * What the text describes: a Game, or one or more pieces of General Equipment. Default: the
   * description of the engine's game.
   */
  readonly describes?: readonly unknown[] | undefined
  /** The id of the engine that plays the Game, among those that the host offers or proposes. */
  readonly engine?: string | undefined
}

/** A request about a Submission. */
export interface SubmissionRequest {
  /** The number of the Submission. */
  readonly submission: number
  /** The person. */
  readonly by: string
}

/** A request to veto a Submission (1250.1 V.c). */
export interface VetoRequest extends SubmissionRequest {
  /** The office: `'speaker'`, `'president'` or `'senate'`. The person must hold it. */
  readonly as: string
  /** The explanation that should accompany it, up to 1000 characters. */
  readonly explanation?: string | undefined
}

/** A request to make an accepted Submission a rule. */
export interface EnactRequest {
  /** The number of the Submission. */
  readonly submission: number
  /** The number of the rule. Default: the next one of the suite that is free. */
  readonly rule?: string | undefined
}

/** The Submissions to list. */
export interface SubmissionQuery {
  /** Lists those only whose procedure goes on. Default: `false`. */
  readonly open?: boolean | undefined
  /** Lists Submissions with lower numbers than this. Default: the latest. */
  readonly before?: number | undefined
  /** The most Submissions to list, 1 to 100. Default: 50. */
  readonly limit?: number | undefined
}

/** A Submission, as everybody sees it. */
export interface HostedSubmission {
  /** Its number, from 1. */
  readonly number: number
  /** The label under which it was posted. */
  readonly label: SubmissionLabel
  /** The person who posted it. */
  readonly by: string
  /** When it was posted, in milliseconds since the epoch, UTC. */
  readonly at: Timestamp
  /** The name of the proposed rule. */
  readonly title: string
  /** The text of the proposed rule. */
  readonly text: string
  /** The Game that it describes; `null` if it is void, and for equipment. */
  readonly game: GameDescription | null
  /** The General Equipment that it describes. */
  readonly equipment: readonly EquipmentDescription[]
  /** The id of the engine that plays its Game; `null` if none is named. */
  readonly engine: string | null
  /** Where the procedure stands, and why it was rejected. */
  readonly stage: SubmissionStage
  /** The people who have endorsed it, in order. */
  readonly endorsers: readonly string[]
  /** How many must endorse it, with as many Active Players as there are now. */
  readonly needed: number
  /** When the clock next changes it, in milliseconds since the epoch, UTC; `null` if never. */
  readonly deadline: Timestamp | null
  /** The number of the rule that it has become; `null` if it is none. */
  readonly rule: string | null
}

/** A game whose engine the host has, but which can be played only once the society accepts it. */
export interface ProposedGame {
  /** Its id. */
  readonly id: string
  /** Its title. */
  readonly title: string
  /** The description that rule 1250.1 III requires. */
  readonly description: GameDescription
  /** The number of the rule by which it can be played; `null` while there is none. */
  readonly rule: string | null
  /** Why it cannot be played, as a sentence; `null` if it can. */
  readonly problem: string | null
}

/**
 * The society of a host: Submissions of games, the rules of the suite, and the statements of what
 * people have from matches. All of it follows from a log to which entries are only added.
 */
export interface HostSociety {
  /** Posts a Submission. Rejects as `postSubmission` of the society does, or with `quotaReached`. */
  post(request: PostSubmissionRequest): Promise<Result<HostedSubmission, Rejection>>
  /**
   * Endorses a Submission. People with an account who are not banned are the Active Players. Repeating
   * it changes nothing.
   */
  endorse(request: SubmissionRequest): Promise<Result<HostedSubmission, Rejection>>
  /** Vetoes a Submission. Rejects with `missingRole` if the person does not hold the office. */
  veto(request: VetoRequest): Promise<Result<HostedSubmission, Rejection>>
  /** Lists Submissions, the latest first. */
  list(query?: SubmissionQuery): Promise<Result<readonly HostedSubmission[], Rejection>>
  /** Returns a Submission. Rejects with `noSubmission`. */
  get(submission: number): Promise<Result<HostedSubmission, Rejection>>
  /**
   * Makes an accepted Submission a rule. The host does so by itself as soon as the Submission is
   * accepted, so this is for a rule that is to have another number.
   */
  enact(request: EnactRequest): Promise<Result<HostedSubmission, Rejection>>
  /** Lists the rules of the suite, in the order in which they were enacted. */
  rules(): Promise<Result<readonly EnactedRule[], Rejection>>
  /** Lists the games that can be played only once the society has accepted them. */
  listProposedGames(): Promise<Result<readonly ProposedGame[], Rejection>>
  /** Returns what a person has from all matches in the books. */
  statementOf(person: string): Promise<Result<Statement, Rejection>>
  /**
   * Closes a month that is over, and sends everybody who took part in its matches their statement. The
   * host does so by itself as soon as no deadline of the month is left. A month with matches that have
   * ended since is closed again. Rejects with `monthGoesOn`.
   */
  closeMonth(month: string): Promise<Result<ClosedMonth, Rejection>>
  /** Lists the months that were closed, in order. */
  listClosedMonths(): Promise<Result<readonly ClosedMonth[], Rejection>>
  /**
   * Returns the log, and the results of all finished matches after it, in the order in which they
   * ended. Replayed by `advanceSociety` on the host's books, it gives the society with all its books.
   */
  log(): Promise<Result<readonly SocietyEntry[], Rejection>>
  /** Checks the log and the books. Returns what is wrong, as sentences. */
  audit(): Promise<Result<readonly string[], Rejection>>
}
