import type { GameError, Result } from '@ackanomic/core'
import type { Receipt, SeatReceipt, SigningKey } from '@ackanomic/core/proof'

/** Thrown if no host answers, or if a request that returns no result is rejected. */
export class HostClientError extends Error {
  override readonly name = 'HostClientError'
  readonly status: number | null
  readonly error: GameError | null

  constructor(message: string, status: number | null, error: GameError | null = null) {
    super(message)
    this.status = status
    this.error = error
  }
}

/** The options of {@link hostClient}. */
export interface ClientOptions {
  readonly url: string
  readonly token?: string | undefined
  /** The `fetch` to use. Default: the platform's. */
  readonly fetch?: typeof fetch | undefined
  /**
   * The person's key, such as one of `createPlayerKey` of `@ackanomic/core/proof`. Every action is
   * signed with it, so the host cannot act in their name. Default: nothing is signed.
   */
  readonly key?: SigningKey | undefined
  /** Called with each receipt of the host. Keep them: they show what the host confirmed. */
  readonly onReceipt?: ((receipt: Receipt | SeatReceipt) => void) | undefined
}

export type Requester = <Value>(
  method: string,
  path: string,
  body?: object,
  isText?: boolean,
) => Promise<Result<Value, GameError>>

const RETRY_DELAYS = [200, 1000, 3000]

export function createRequester(options: ClientOptions): Requester {
  return async (method, path, body, isText = false) => {
    const response = await sendWithRetries(options, createRequest(options, path, method, body))
    return readResponse(response, isText)
  }
}

export function queryText(query: object): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  return given.length === 0 ? '' : `?${new URLSearchParams(given as [string, string][])}`
}

export function createRequest(
  { url, token }: ClientOptions,
  path: string,
  method = 'GET',
  body?: object,
): readonly [url: string, init: RequestInit] {
  const headers: Record<string, string> = { accept: 'application/json' }
  if (token !== undefined) headers.authorization = `Bearer ${token}`
  if (body === undefined) return [`${url}${path}`, { method, headers }]
  headers['content-type'] = 'application/json'
  return [`${url}${path}`, { method, headers, body: JSON.stringify(body) }]
}

/** Sends a request, and retries if nobody answers. Its idempotency key prevents duplicates. */
async function sendWithRetries(
  { fetch: given = fetch }: ClientOptions,
  request: ReturnType<typeof createRequest>,
): Promise<Response> {
  for (let tried = 0; ; tried++) {
    try {
      const response = await given(...request)
      const pause = RETRY_DELAYS[tried]
      if (response.status < 502 || response.status > 504 || pause === undefined) return response
      await delay(pause)
    } catch (thrown) {
      const pause = RETRY_DELAYS[tried]
      if (pause === undefined)
        throw new HostClientError(`The host does not answer: ${String(thrown)}`, null)
      await delay(pause)
    }
  }
}

export function delay(milliseconds: number): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, milliseconds)
  })
}

export async function readResponse<Value>(
  response: Response,
  isText = false,
): Promise<Result<Value, GameError>> {
  const { status, ok } = response
  const text = await response.text()
  const body = ok && isText ? text : tryParse(text)
  if (ok && body !== undefined) return { ok: true, value: body as Value }
  const { code, clause, details, detail } = Object(body) as Readonly<Record<string, unknown>>
  if (typeof code !== 'string' || typeof detail !== 'string') {
    throw new HostClientError(
      `The server at this URL is not a host: it answered with status ${status}.`,
      status,
    )
  }
  return { ok: false, error: { code, clause: String(clause), details, message: detail } }
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
