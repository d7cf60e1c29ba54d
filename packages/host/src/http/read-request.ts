import type { Context } from 'hono'
import { rejectRequest } from './problem.js'

/** Reads the body of a request, which must be a JSON object. */
export async function readBody(
  context: Context,
): Promise<Readonly<Record<string, unknown>> | Response> {
  const none = rejectRequest('badRequest', 'Send a JSON object as "application/json".')
  if (!/^application\/json\b/iu.test(context.req.header('content-type') ?? '')) return none
  try {
    const body: unknown = await context.req.json()
    return typeof body === 'object' && body !== null && !Array.isArray(body)
      ? (body as Readonly<Record<string, unknown>>)
      : none
  } catch {
    return none
  }
}

/** Reads a number from the query string; `NaN`, which the host rejects, if it is not one. */
export function queryNumber(context: Context, name: string): number | undefined {
  const text = context.req.query(name)
  if (text === undefined) return undefined
  return /^-?\d{1,16}$/u.test(text) ? Number(text) : Number.NaN
}
