import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { days } from '@ackanomic/core'
import { afterEach, describe, expect, test } from 'vitest'
import { serve } from './server.js'

const names = ['Ann', 'Bob', 'Cyd', 'Dee', 'Eve']
const people = new Map(names.map((name) => [`token of ${name}`, name]))
const roster = { players: ['Ann', 'Bob', 'Cyd'], referees: ['Dee'] }
const START = Date.UTC(2026, 10, 22)

interface World {
  now: number
  readonly folder: string
  readonly server: Server
  /** The status and the text of the response to a person or a stranger. */
  ask(by: string | null, path: string, sent?: unknown): Promise<readonly [number, string]>
}

const worlds: World[] = []

afterEach(() => {
  for (const { server, folder } of worlds.splice(0)) {
    server.close()
    rmSync(folder, { recursive: true })
  }
})

async function world(folder = mkdtempSync(join(tmpdir(), 'matches-'))): Promise<World> {
  const clock = { now: START }
  const server = await serve(folder, 'kept from the players', people, () => clock.now)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const ask: World['ask'] = async (by, path, sent) => {
    const authorization = by === null ? {} : { authorization: `Bearer token of ${by}` }
    const post = sent === undefined ? {} : { method: 'POST', body: JSON.stringify(sent) }
    const response = await fetch(`http://127.0.0.1:${port}/${path}`, {
      headers: authorization,
      ...post,
    })
    return [response.status, await response.text()]
  }
  const made = Object.assign(clock, { folder, server, ask })
  worlds.push(made)
  return made
}

async function bidding(): Promise<World> {
  const made = await world()
  expect((await made.ask('Dee', 'gps', { game: 'pure-skill', roster }))[0]).toBe(200)
  return made
}

const bid = (card: string): object => ({ move: { type: 'bid', card } })

describe('the server', () => {
  test('shows each person their own view', async () => {
    const { ask } = await bidding()
    const [status, text] = await ask('Ann', 'gps')
    const page = JSON.parse(text)
    expect([status, page.view.seat, page.legal.moves.length]).toEqual([200, 0, 13])
    expect(page.messages[0]).toMatch(/prize/i)
    expect(JSON.parse((await ask(null, 'gps'))[1]).view.role).toBe('public')
    expect(JSON.parse((await ask('Eve', 'gps'))[1]).view.role).toBe('person')
  })

  test('gives others the same responses, byte for byte, if only a secret differs', async () => {
    const cards = ['KH', '2H', null]
    const told = await Promise.all(
      cards.map(async (card) => {
        const made = await bidding()
        if (card !== null) expect((await made.ask('Ann', 'gps', bid(card)))[0]).toBe(200)
        made.now += 60_000
        const answers: unknown[] = []
        const unfit = { prompt: 1, answer: 3 }
        for (const by of ['Bob', 'Cyd', 'Eve', null]) {
          answers.push(await made.ask(by, 'gps'))
          answers.push(await made.ask(by, 'gps', bid('KH')))
          answers.push(await made.ask(by, 'gps', { ...bid('KH'), tag: 'an old page' }))
          answers.push(await made.ask(by, 'gps', unfit))
          answers.push(await made.ask(by, 'gps', { game: 'pure-skill', roster }))
          answers.push(await made.ask(by, 'gps'))
        }
        const page = JSON.parse((await made.ask('Bob', 'gps'))[1])
        const sent = { move: page.legal.moves[0], etag: page.tag, idempotencyKey: 'a mail of Bob' }
        answers.push(await made.ask('Bob', 'gps', sent), await made.ask('Bob', 'gps', sent))
        return answers
      }),
    )
    expect(told[0]).toEqual(told[1])
    expect(told[0]).toEqual(told[2])
    expect(JSON.stringify(told)).not.toContain('state')
  })

  test('fires due deadlines first, even if the move is too late', async () => {
    const made = await bidding()
    made.now += days(40)
    const [status, says] = await made.ask('Ann', 'gps', bid('KH'))
    expect([status, JSON.parse(says)]).toEqual([400, expect.stringContaining('ended')])
    expect(JSON.parse((await made.ask('Ann', 'gps'))[1]).view.outcome).not.toBeNull()
  })

  test('accepts a repeated move once, and nobody’s move for another person', async () => {
    const { ask } = await bidding()
    const sent = { ...bid('KH'), idempotencyKey: 'mail 1' }
    expect((await ask('Ann', 'gps', sent))[0]).toBe(200)
    expect(await ask('Ann', 'gps', sent)).toEqual(await ask('Ann', 'gps'))
    const asAnother = { move: { type: 'bid', card: 'KD' }, by: 'Bob', as: 'speaker', kind: 'time' }
    expect((await ask('Eve', 'gps', asAnother))[1]).toMatch(/Eve cannot make the move/)
    expect((await ask(null, 'gps', bid('KH')))[1]).toMatch(/Say who you are/)
    const [, left] = await ask('Ann', 'gps', { leave: true })
    expect(JSON.parse(left).view.roster.seats[0].presence).toBe('left')
  })

  test('continues from its files', async () => {
    const made = await bidding()
    const before = JSON.parse((await made.ask('Ann', 'gps', bid('KH')))[1])
    expect(readdirSync(made.folder)).toEqual(['gps'])
    const again = await world(made.folder)
    expect(JSON.parse((await again.ask('Ann', 'gps'))[1]).tag).toBe(before.tag)
    worlds.pop()?.server.close()
  })

  test.each([
    ['Dee', 'gps', { game: 'toString', roster }, /nor game/],
    ['Dee', 'gps', { game: 'pure-skill', roster: 7 }, /cannot start/],
    ['Dee', '..%2Fetc', { game: 'pure-skill', roster }, /No such match/],
    ['Dee', 'gps', { move: 1 }, /No such match/],
    ['Dee', 'gps', undefined, /No such match/],
  ])('refuses %s at %s: %j', async (by, path, sent, says) => {
    const { ask } = await world()
    const [status, text] = await ask(by, path, sent)
    expect([status, text]).toEqual([400, expect.stringMatching(says)])
  })
})
