import type { GameError, Result } from '@ackanomic/core'
import * as v from 'valibot'
import { schemaOf } from '../contract/operation.js'

const HOST_STATUSES: Readonly<Record<string, number>> = {
  badRequest: 400,
  unparsable: 400,
  badSignature: 400,
  tooEarly: 400,
  unauthorized: 401,
  forbidden: 403,
  noConsent: 403,
  notInMatch: 403,
  missingRole: 403,
  operatorOnly: 403,
  noMessages: 403,
  banned: 403,
  silenced: 403,
  accountsClosed: 403,
  invalidPasskey: 403,
  signInAgain: 403,
  notAdmitted: 403,
  notAtTable: 403,
  notOpener: 403,
  notOrganizer: 403,
  notEntered: 403,
  notEligible: 403,
  noMatch: 404,
  noTable: 404,
  noTournament: 404,
  noRecipient: 404,
  noMessage: 404,
  noGame: 404,
  noSubmission: 404,
  noChannel: 404,
  noPush: 404,
  noCalendar: 404,
  noInvitation: 404,
  noAccount: 404,
  noSignInLink: 404,
  noSession: 404,
  noPasskey: 404,
  noOperator: 404,
  notFound: 404,
  matchExists: 409,
  idempotencyKeyReused: 409,
  noCommitment: 409,
  staleSignature: 409,
  unknownKey: 409,
  nameTaken: 409,
  nameWanted: 409,
  mailTaken: 409,
  matchGoesOn: 409,
  tableClosed: 409,
  tournamentClosed: 409,
  tournamentFull: 409,
  tooFewEntered: 409,
  tableFull: 409,
  gameNotAccepted: 409,
  tooLarge: 413,
  quotaReached: 429,
  tooManyRequests: 429,
  internalError: 500,
  matchSuspended: 500,
  notConfigured: 501,
  starting: 503,
  storeUnavailable: 503,
  storeFailed: 503,
}

/** The statuses of errors that all games share, by clause. */
const MATCH_STATUSES: Readonly<Record<string, number>> = {
  'contract/idempotencyKey': 400,
  'contract/etag': 409,
}

const UNPROCESSABLE = 422

export const hostStatus = (code: string): number => HOST_STATUSES[code] ?? UNPROCESSABLE

/** The status of an error: 422 for games' own, since games choose their codes themselves. */
function statusOf({ code, clause }: Pick<GameError, 'code' | 'clause'>): number {
  return clause === 'host' ? hostStatus(code) : (MATCH_STATUSES[clause] ?? UNPROCESSABLE)
}

/** An error as problem details (RFC 9457), with its message in `detail`. */
export interface ProblemDetails {
  /** `code` tells problems apart. */
  readonly type: 'about:blank'
  readonly title: string
  readonly status: number
  /** The fault, and what would be right. */
  readonly detail: string
  readonly code: string
  readonly clause: string
  readonly details: unknown
}

export const problemSchema: v.GenericSchema<ProblemDetails> = schemaOf<ProblemDetails>()({
  type: v.literal('about:blank'),
  title: v.string(),
  status: v.number(),
  detail: v.pipe(v.string(), v.description('What is wrong, and what would be right.')),
  code: v.string(),
  clause: v.string(),
  details: v.unknown(),
})

const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  413: 'Content Too Large',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  503: 'Service Unavailable',
}

export function problemResponse(
  { code, clause, details, message }: GameError,
  headers: object = {},
): Response {
  const status = statusOf({ code, clause })
  const problem: ProblemDetails = {
    type: 'about:blank',
    title: TITLES[status] ?? '',
    status,
    detail: message,
    code,
    clause,
    details,
  }
  return new Response(JSON.stringify(problem), {
    status,
    headers: { 'content-type': 'application/problem+json', ...headers },
  })
}

export const respondAs = (type: string, text: string): Response =>
  new Response(text, { headers: { 'content-type': type } })

/** Responds with text that is JSON already. */
export const respondText = (text: string): Response => respondAs('application/json', text)

/** Responds with JSON. The server sends it without a stream, which `Response.json` would need. */
export const respond = (value: unknown): Response => respondText(JSON.stringify(value))

export function resultResponse(result: Result<unknown, GameError>): Response {
  if (!result.ok) return problemResponse(result.error)
  return respond(result.value ?? null)
}

/** Rejects a request in the name of the HTTP app itself. */
export function rejectRequest(code: string, message: string, headers?: object): Response {
  return problemResponse({ code, clause: 'host', details: {}, message }, headers)
}
