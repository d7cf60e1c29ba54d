import { createParser, type EventSourceMessage } from 'eventsource-parser'
import {
  type ClientOptions,
  createRequest,
  delay,
  HostClientError,
  readResponse,
} from './requests.js'

/** The milliseconds before a stream is opened again. The last value repeats. */
const RETRY_DELAYS = [500, 2000, 10_000]

/**
 * Reads the events of a stream, and reconnects when it breaks. It stops when the stream is rejected,
 * or when you call the returned function. `path` is called for each connection.
 */
export function openStream(
  options: ClientOptions,
  path: () => string,
  listener: (event: EventSourceMessage) => void,
  onError: (problem: HostClientError) => void = () => undefined,
): () => void {
  const end = new AbortController()
  const run = async (): Promise<void> => {
    for (let tried = 0; !end.signal.aborted; tried++) {
      try {
        await readStream(options, path(), end.signal, (event) => {
          tried = 0
          if (!end.signal.aborted) listener(event)
        })
      } catch (thrown) {
        if (end.signal.aborted) return
        const error =
          thrown instanceof HostClientError
            ? thrown
            : new HostClientError(`The stream broke: ${thrown}`, null)
        onError(error)
        if (error.error !== null) return
      }
      await delay(RETRY_DELAYS[Math.min(tried, RETRY_DELAYS.length - 1)] ?? 0)
    }
  }
  void run()
  return () => end.abort()
}

async function readStream(
  options: ClientOptions,
  path: string,
  signal: AbortSignal,
  listener: (event: EventSourceMessage) => void,
): Promise<void> {
  const { fetch: given = fetch } = options
  const [url, init] = createRequest(options, path)
  const response = await given(url, { ...init, signal })
  if (!response.ok || response.body === null) {
    const refused = await readResponse(response)
    const says = refused.ok ? 'The response has no body.' : refused.error.message
    throw new HostClientError(says, response.status, refused.ok ? null : refused.error)
  }
  const parser = createParser({ onEvent: listener })
  const text = new TextDecoder()
  // Not every browser can iterate over a stream.
  const reader = response.body.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parser.feed(text.decode(part.value, { stream: true }))
  }
}
