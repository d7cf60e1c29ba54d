import type { Rejection, Result } from '@ackanomic/core'
import type { EnactedRule, Statement } from '@ackanomic/society'
import type {
  HostedSubmission,
  PostSubmissionRequest,
  ProposedGame,
  SubmissionQuery,
} from '../club/society-types.js'
import { queryText, type Requester } from './requests.js'

/** A request to post a Submission. The sender is the client's person. */
export type ClientPostSubmissionRequest = Omit<PostSubmissionRequest, 'by' | 'idempotencyKey'> &
  Partial<Pick<PostSubmissionRequest, 'idempotencyKey'>>

/** The society of a host, for a client. */
export interface ClientSociety {
  /** Lists Submissions, the latest first. */
  listSubmissions(query?: SubmissionQuery): Promise<Result<readonly HostedSubmission[], Rejection>>
  /** Returns a Submission. */
  getSubmission(submission: number): Promise<Result<HostedSubmission, Rejection>>
  /** Posts a Submission of a game or of equipment. */
  post(request: ClientPostSubmissionRequest): Promise<Result<HostedSubmission, Rejection>>
  /** Endorses a Submission. */
  endorse(submission: number): Promise<Result<HostedSubmission, Rejection>>
  /** Vetoes a Submission, for an office that the person holds. */
  veto(
    submission: number,
    as: string,
    explanation?: string,
  ): Promise<Result<HostedSubmission, Rejection>>
  /** Lists the rules of the suite. */
  listRules(): Promise<Result<readonly EnactedRule[], Rejection>>
  /** Lists the games that can be played only once the society has accepted them. */
  listProposedGames(): Promise<Result<readonly ProposedGame[], Rejection>>
  /** Returns what the person has from all matches in the books. */
  statement(): Promise<Result<Statement, Rejection>>
}

/** Creates the society of a client. */
export function createClientSociety(ask: Requester): ClientSociety {
  return {
    listSubmissions: (query = {}) => ask('GET', `/submissions${queryText(query)}`),
    getSubmission: (submission) => ask('GET', `/submissions/${submission}`),
    post: ({ idempotencyKey = crypto.randomUUID(), ...request }) =>
      ask('POST', '/submissions', { idempotencyKey, ...request }),
    endorse: (submission) => ask('POST', `/submissions/${submission}/endorsement`, {}),
    veto: (submission, as, explanation) =>
      ask('POST', `/submissions/${submission}/veto`, {
        as,
        ...(explanation === undefined ? {} : { explanation }),
      }),
    listRules: () => ask('GET', '/rules'),
    listProposedGames: () => ask('GET', '/proposed-games'),
    statement: () => ask('GET', '/me/statement'),
  }
}
