import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { localVenue } from './local-venue.js'
import { call, minPlayers, newClient, playToEnd, SHORT } from './play.test-support.js'
import { createMcpServer, type McpServerOptions } from './server.js'
import { games } from './tools.js'

const folder = mkdtempSync(join(tmpdir(), 'matches-'))
// Chance depends on the time at which a match begins.
beforeAll(() => vi.useFakeTimers({ toFake: ['Date'], now: 0 }))
afterAll(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true })
})

async function connect(options?: McpServerOptions) {
  const [near, far] = InMemoryTransport.createLinkedPair()
  const client = newClient()
  await createMcpServer(localVenue(folder, 'You', 'the seed of a test'), options).connect(far)
  await client.connect(near)
  return client
}

async function opened(game: string, options?: McpServerOptions) {
  const client = await connect(options)
  const bots = Array.from({ length: (await minPlayers(game)) - 1 }, () => 'random')
  const answer = await call(client, 'open', { game, bots, options: SHORT[game] })
  return { client, match: (answer as { readonly match: string }).match }
}

describe('a client that knows only the tools', () => {
  test.each(Object.keys(games))('plays %s to its end', async (game) => {
    const { client, match } = await opened(game)
    const { returns } = await playToEnd(client, game, match)
    expect(returns.length).toBe(await minPlayers(game))
    expect(await call(client, 'observe', { match })).toMatchObject({ returns })
    const needed = { status: 'you are needed' }
    expect(await call(client, 'wait', { match, pass: true })).toEqual(needed)
  })
})

describe('a tool', () => {
  test('refuses with a sentence and a code', async () => {
    const { client, match } = await opened('pure-skill')
    const act = (how: object): Promise<unknown> => call(client, 'act', { match, ...how })
    expect(await act({ text: 'bid KD' })).toMatch(/^KD is not in your pack.*\(notInPack\)$/u)
    expect(await act({ text: 'sing' })).toMatch(/\(unparsable\)$/u)
    expect(await act({ move: { type: 'bid', card: 7 } })).toMatch(/\(invalidEntry\)$/u)
    expect(await act({})).toBe('× Send either "text" or "move". (badArguments)')
    expect(await act({ text: 'bid AH', etag: 'old' })).toMatch(/\(staleView\)$/u)
    expect(await call(client, 'observe', { match: 'no-123456' })).toMatch(/\(noMatch\)$/u)
    expect(await call(client, 'open', { game: 'chess' })).toMatch(/\(noGame\)$/u)
    expect(await call(client, 'talk', { match, text: 'Hi' })).toMatch(/\(noMessages\)$/u)
  })

  test('finds the move in prose, and makes none if it is not clear which', async () => {
    const { client, match } = await opened('pure-skill')
    const act = (text: string): Promise<unknown> => call(client, 'act', { match, text })
    expect(await act('Either bid AH or bid 2H.')).toMatch(/“bid AH” and “bid 2H”.*\(unparsable\)$/u)
    expect(await act('I keep the ace.\n\n**Move:** `bid 2H`')).toEqual({
      messages: expect.arrayContaining(['You bids 2H.']),
    })
  })

  test('shows only what has happened since the last look', async () => {
    const { client, match } = await opened('pure-skill')
    const { next } = (await call(client, 'observe', { match })) as { readonly next: number }
    await call(client, 'act', { match, text: 'bid AH' })
    const { messages } = (await call(client, 'observe', { match, after: next })) as {
      readonly messages: readonly string[]
    }
    expect(messages[0]).toBe('You bids AH.')
  })

  test('for legal moves is missing if it is switched off', async () => {
    const { client } = await opened('pure-skill', { legalMoves: false })
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).not.toContain('legal_moves')
  })

  test('finds a match that an earlier server saved', async () => {
    const { client, match } = await opened('pure-skill')
    await call(client, 'act', { match, text: 'bid AH' })
    const later = await connect()
    expect(await call(later, 'sit', { match })).toEqual({ match })
    const etagOf = async (from: typeof client): Promise<unknown> =>
      Object(await call(from, 'observe', { match })).etag
    expect(await etagOf(later)).toBe(await etagOf(client))
  })

  test('shows the clauses of a rule', async () => {
    const { client } = await opened('pure-skill')
    expect(await call(client, 'rules', { game: 'pure-skill', clauses: '4e(3)' })).toEqual({
      clauses: {
        '4e(3)': 'For a player who has not bid in time, the referee draws a card of their pack.',
      },
    })
  })
})

test('the board of a match is a resource', async () => {
  const { client, match } = await opened('pure-skill')
  const { contents } = await client.readResource({ uri: `ackanomic://matches/${match}/board` })
  expect(contents[0]).toHaveProperty('text', expect.stringContaining('Round 1 of 3'))
})
