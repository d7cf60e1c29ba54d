import * as v from 'valibot'
import { type AsyncResult, refuse } from './errors.js'
import type { Api, Handlers, Operation, Operations } from './operation.js'
import { parseValue, personSchema, problemOf } from './schemas.js'

type Call = (request?: unknown) => AsyncResult<unknown>

/**
 * Makes functions of operations. Each parses its request, and rejects a malformed one with
 * `badRequest`.
 */
export function createApi<T extends Operations>(operations: T, handlers: Handlers<T>): Api<T> {
  const byName = handlers as Readonly<Record<string, Call | undefined>>
  const calls = Object.entries(operations).flatMap(([name, operation]): [string, Call][] => {
    const handle = byName[name]
    return handle === undefined
      ? []
      : [[name, (request = {}) => callOf(operation, handle, request)]]
  })
  // Each function has the type of its operation, which the loop cannot follow.
  return Object.fromEntries(calls) as Api<T>
}

async function callOf(
  { access, input = v.strictObject({}) }: Operation,
  handle: Call,
  request: unknown,
): AsyncResult<unknown> {
  const { by = null, currentSession = null, network = null, ...fields } = Object(request) as Sender
  if (access === 'people' || by !== null) {
    const problem = problemOf(personSchema, by)
    if (problem !== undefined) return refuse('badRequest', { problem })
  }
  const parsed = parseValue(input, fields)
  if (!parsed.ok) return refuse('badRequest', { problem: parsed.error })
  const known = access === 'anybody' ? { network } : { currentSession }
  return handle({ ...Object(parsed.value), by, ...known })
}

interface Sender {
  readonly by?: unknown
  readonly currentSession?: unknown
  readonly network?: unknown
}
