import type { Rejection, Result } from '@ackanomic/core'
import { HostFault } from './fault.js'

/** Where a host is, and who asks. */
export interface ClientOptions {
  /** The host's address, such as `'https://games.example.org'`. */
  readonly url: string
  /** The bearer token; none for a guest. */
  readonly token?: string | undefined
  /** What fetches; the `fetch` of the platform, when left out. */
  readonly fetch?: typeof fetch | undefined
}

/** Asks a host something. */
export interface Ask {
  /** The answer, or the refusal. */
  <Value>(method: string, path: string, body?: object): Promise<Result<Value, Rejection>>
  /** The answer of what cannot be refused. */
  sure<Value>(method: string, path: string): Promise<Value>
}

/** How often something is sent where nobody answers, and the pause before each new try. */
const PAUSES = [200, 1000, 3000]

/** What asks a host. */
export function asker(options: ClientOptions): Ask {
  const ask = async <Value>(method: string, path: string, body?: object) => {
    const request = requestOf(options, path, method, body)
    const response = await sent(options, request)
    return answerOf<Value>(response)
  }
  const sure = async <Value>(method: string, path: string): Promise<Value> => {
    const answer = await ask<Value>(method, path)
    if (answer.ok) return answer.value
    throw new HostFault(answer.error.message, null, answer.error)
  }
  return Object.assign(ask, { sure })
}

/** A request, with who asks. */
export function requestOf(
  { url, token }: ClientOptions,
  path: string,
  method = 'GET',
  body?: object,
): Request {
  const headers = new Headers({ accept: 'application/json' })
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
  if (body === undefined) return new Request(`${url}${path}`, { method, headers })
  headers.set('content-type', 'application/json')
  return new Request(`${url}${path}`, { method, headers, body: JSON.stringify(body) })
}

/** Sends a request until somebody answers; it carries a key, so nothing happens twice. */
async function sent({ fetch: given = fetch }: ClientOptions, request: Request): Promise<Response> {
  for (let tried = 0; ; tried++) {
    try {
      const response = await given(request.clone())
      const pause = PAUSES[tried]
      if (response.status < 502 || response.status > 504 || pause === undefined) return response
      await passed(pause)
    } catch (thrown) {
      const pause = PAUSES[tried]
      if (pause === undefined) throw new HostFault(`Nobody answers: ${String(thrown)}`, null)
      await passed(pause)
    }
  }
}

/** Waits. */
export function passed(milliseconds: number): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, milliseconds)
  })
}

/** What a host answered. */
export async function answerOf<Value>(response: Response): Promise<Result<Value, Rejection>> {
  const { status, ok } = response
  const text = await response.text()
  const body = parsed(text)
  if (ok && body !== undefined) return { ok: true, value: body as Value }
  const { code, clause, details, detail } = Object(body) as Readonly<Record<string, unknown>>
  if (typeof code !== 'string' || typeof detail !== 'string') {
    throw new HostFault(`No host answers there: status ${status}.`, status)
  }
  return { ok: false, error: { code, clause: String(clause), details, message: detail } }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
