import type { AddressInfo } from 'node:net'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import { afterEach, expect } from 'vitest'
import type { Http } from '../../club/src/http.test-support.js'
import { createHttpServer } from './http.js'
import { call, newClient, type Played, playToEnd } from './play.test-support.js'

export const DAY: number = 86_400_000

/** The functions to call after a test. */
export const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** Serves the tools at a host; returns a function that connects a person's client. */
export async function serve(made: Http) {
  const server = createHttpServer(made.server.url)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  closing.push(
    () => server.closeAllConnections(),
    () => server.close(),
  )
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`)
  return async (person: string) => {
    const headers = { authorization: `Bearer ${made.tokens.get(person)}` }
    const transport = new StreamableHTTPClientTransport(url, { requestInit: { headers } })
    const client = newClient()
    await client.connect(transport as Transport)
    closing.unshift(() => client.close())
    return client
  }
}

/** Opens a table for people, who all sit down at it. */
export async function sitDown(
  made: Http,
  game: string,
  people: readonly string[],
  options?: object,
) {
  const connect = await serve(made)
  const clients = await Promise.all(people.map(connect))
  const [first, ...others] = clients
  if (first === undefined) throw new Error('Nobody plays.')
  const invited = people.slice(1)
  const opened = await call(first, 'open', { game, options, people: invited })
  if (typeof opened === 'string') throw new Error(opened)
  const { match } = opened as { readonly match: string }
  for (const client of others) expect(await call(client, 'sit', { match })).toEqual({ match })
  return { clients, first, match }
}

/** Plays a match with several clients to its end; a day passes whenever all of them wait. */
export async function playOverDays(
  made: Http,
  game: string,
  people: readonly string[],
  options?: object,
  everyDay: () => Promise<unknown> = async () => undefined,
): Promise<readonly Played[]> {
  const { clients, match } = await sitDown(made, game, people, options)
  let playing = clients.length
  let waiting: (() => void)[] = []
  const passDay = async (): Promise<void> => {
    if (waiting.length < playing) return
    const woken = waiting
    waiting = []
    made.now += DAY
    await made.host.runDueJobs()
    await everyDay()
    for (const wake of woken) wake()
  }
  const pass = (): Promise<void> =>
    new Promise((wake, fail) => {
      waiting.push(wake)
      passDay().catch(fail)
    })
  return Promise.all(
    clients.map(async (client, index) => {
      const played = await playToEnd(client, game, match, pass, { seconds: 0 }, 7 * index)
      playing -= 1
      await passDay()
      return played
    }),
  )
}
