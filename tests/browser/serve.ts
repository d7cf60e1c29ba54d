import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { openHosting } from '../../apps/arcade/serve/hosting.js'
import { pageFile } from '../../apps/arcade/serve/page.js'
import { serveArcade } from '../../apps/arcade/serve/server.js'

/** The Arcade, built and served. */
export interface Served {
  readonly address: string
  /** Everything that its host has answered, by the bearer token of the sender. */
  readonly answered: ReadonlyMap<string, string>
  /** The token of the host's operator. */
  operatorToken(): string
  /** The incidents of the host. */
  readonly faults: readonly string[]
  close(): Promise<void>
}

/**
 * The time that a bot at the host has for a move, in milliseconds. Other tests check how well bots
 * play.
 */
const THINKING = 40

/** Records the answers of the host by sender. */
function listenTo(
  answered: Map<string, string>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const who = request.headers.authorization ?? ''
  const hear = (chunk: unknown): void => {
    if (typeof chunk !== 'string' && !(chunk instanceof Uint8Array)) return
    answered.set(who, (answered.get(who) ?? '') + Buffer.from(chunk as string).toString())
  }
  const [write, end] = [response.write, response.end]
  response.write = ((...sent: Parameters<typeof write>) => {
    hear(sent[0])
    return write.apply(response, sent)
  }) as typeof write
  response.end = ((...sent: Parameters<typeof end>) => {
    hear(sent[0])
    return end.apply(response, sent)
  }) as typeof end
}

/** Serves the built Arcade at a free port, with or without a host. */
export async function serve({ hosts = false }: { hosts?: boolean } = {}): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'arcade-'))
  const answered = new Map<string, string>()
  const faults: string[] = []
  const openClub = (address: string) =>
    openHosting(
      folder,
      address,
      ({ match, during, problem }) => faults.push(`at the host: ${match}, ${during}: ${problem}`),
      THINKING,
      { contact: 'mailto:operator@example.org' },
    )
  const server = await serveArcade({
    page: Promise.resolve(dirname(pageFile)),
    port: 4700,
    onHostRequest: (request, response) => listenTo(answered, request, response),
    ...(hosts ? { openClub } : {}),
  })
  return {
    address: server.address,
    operatorToken: () => readFileSync(join(folder, 'operator-token'), 'utf8'),
    answered,
    faults,
    async close() {
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
