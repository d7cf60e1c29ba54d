import type { Context } from 'hono'
import { turnedAway } from './problem.js'

/** The body of a request, an object of JSON; or what to answer where it is none. */
export async function bodyOf(
  context: Context,
): Promise<Readonly<Record<string, unknown>> | Response> {
  const none = turnedAway('badRequest', 'Send an object of JSON, as "application/json".')
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

/** A number of the query: what is none is not a number, which the host then refuses. */
export function numberIn(context: Context, name: string): number | undefined {
  const text = context.req.query(name)
  if (text === undefined) return undefined
  return /^-?\d{1,16}$/u.test(text) ? Number(text) : Number.NaN
}
