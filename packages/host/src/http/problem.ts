import type { Rejection, Result } from '@ackanomic/core'

/** The statuses of the host's own refusals, by their codes. */
const HOST_STATUSES: Readonly<Record<string, number>> = {
  badRequest: 400,
  unread: 400,
  tooEarly: 400,
  unauthorized: 401,
  forbidden: 403,
  missingRole: 403,
  operatorOnly: 403,
  noMatch: 404,
  noGame: 404,
  noChannel: 404,
  noInvitation: 404,
  notFound: 404,
  matchExists: 409,
  tooLarge: 413,
  tooMany: 429,
  fault: 500,
}

/** The statuses of a match's refusals, which are the same in every game, by their clauses. */
const MATCH_STATUSES: Readonly<Record<string, number>> = {
  'contract/key': 400,
  'contract/tag': 409,
}

const UNPROCESSABLE = 422

/** The status of a refusal: whatever a game refuses is 422, since games choose their codes themselves. */
function statusOf({ code, clause }: Pick<Rejection, 'code' | 'clause'>): number {
  const status = clause === 'host' ? HOST_STATUSES[code] : MATCH_STATUSES[clause]
  return status ?? UNPROCESSABLE
}

/** A refusal as problem details (RFC 9457), with the sentence in `detail`. */
export interface Problem {
  /** Nothing is to be found there; the code tells problems apart. */
  readonly type: 'about:blank'
  /** What the status says. */
  readonly title: string
  /** The status of the answer. */
  readonly status: number
  /** What was wrong, and what would be right. */
  readonly detail: string
  /** The code of the refusal. */
  readonly code: string
  /** The clause that bars it. */
  readonly clause: string
  /** The particulars. */
  readonly details: unknown
}

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
}

/** The answer to what is refused. */
export function refused(
  { code, clause, details, message }: Rejection,
  headers: object = {},
): Response {
  const status = statusOf({ code, clause })
  const problem: Problem = {
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

/** The answer to what could be done, or was refused. */
export function answered(result: Result<unknown, Rejection>): Response {
  if (!result.ok) return refused(result.error)
  return Response.json(result.value ?? null)
}

/** A refusal of the door's own. */
export function turnedAway(code: string, message: string, headers?: object): Response {
  return refused({ code, clause: 'host', details: {}, message }, headers)
}
