import type { Rejection, Result } from '@ackanomic/core'

/** The statuses of refusals; whatever a game refuses could be understood, and not be done. */
const STATUSES: Readonly<Record<string, number>> = {
  badRequest: 400,
  malformed: 400,
  badKey: 400,
  unread: 400,
  tooEarly: 400,
  noToken: 401,
  notYou: 403,
  notInOffice: 403,
  operatorOnly: 403,
  noMatch: 404,
  noGame: 404,
  noChannel: 404,
  noInvitation: 404,
  noPlace: 404,
  matchExists: 409,
  outOfDate: 409,
  tooLarge: 413,
  tooMany: 429,
  fault: 500,
}
const UNPROCESSABLE = 422

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
  readonly facts: unknown
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
export function refused({ code, clause, facts, says }: Rejection, headers: object = {}): Response {
  const status = STATUSES[code] ?? UNPROCESSABLE
  const problem: Problem = {
    type: 'about:blank',
    title: TITLES[status] ?? '',
    status,
    detail: says,
    code,
    clause,
    facts,
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
export function turnedAway(code: string, says: string, headers?: object): Response {
  return refused({ code, clause: 'host', facts: {}, says }, headers)
}
