import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { answerOf, type ClientOptions, passed, requestOf } from './ask.js'
import { HostFault } from './fault.js'

/** The pauses before a stream is opened again, milliseconds; the last one is kept to. */
const PAUSES = [500, 2000, 10_000]

/**
 * Hears the events of a stream, and opens it again when it is cut; ends with the function that it
 * gives, or when it is refused.
 *
 * @param path - from where to go on, each time that it is opened
 */
export function stream(
  options: ClientOptions,
  path: () => string,
  heard: (event: EventSourceMessage) => void,
  faulty: (problem: HostFault) => void = () => undefined,
): () => void {
  const end = new AbortController()
  const run = async (): Promise<void> => {
    for (let tried = 0; !end.signal.aborted; tried++) {
      try {
        await hear(options, path(), end.signal, (event) => {
          tried = 0
          if (!end.signal.aborted) heard(event)
        })
      } catch (thrown) {
        if (end.signal.aborted) return
        const fault =
          thrown instanceof HostFault ? thrown : new HostFault(`The stream is cut: ${thrown}`, null)
        faulty(fault)
        if (fault.refusal !== null) return
      }
      await passed(PAUSES[Math.min(tried, PAUSES.length - 1)] ?? 0)
    }
  }
  void run()
  return () => end.abort()
}

async function hear(
  options: ClientOptions,
  path: string,
  signal: AbortSignal,
  heard: (event: EventSourceMessage) => void,
): Promise<void> {
  const { fetch: given = fetch } = options
  const response = await given(requestOf(options, path), { signal })
  if (!response.ok || response.body === null) {
    const refused = await answerOf(response)
    const says = refused.ok ? 'No stream came.' : refused.error.message
    throw new HostFault(says, response.status, refused.ok ? null : refused.error)
  }
  const parser = createParser({ onEvent: heard })
  const text = new TextDecoder()
  // Not every browser can iterate over a stream.
  const reader = response.body.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parser.feed(text.decode(part.value, { stream: true }))
  }
}
