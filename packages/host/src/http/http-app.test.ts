import { days } from '@ackanomic/core'
import * as v from 'valibot'
import { describe, expect, test, vi } from 'vitest'
import { hostClient } from '../client/index.js'
import { matchOperations } from '../contract/match-operations.js'
import type { MatchPage } from '../contract/match-types.js'
import { START } from '../fresh.test-support.js'
import { expectOk } from '../testing/conformance.test-support.js'
import { at, bid, bidding, http, opening } from './http.test-support.js'
import type { RequestLogEntry } from './http-app.js'
import { createHttpApp } from './http-app.js'
import { createOpenApi } from './open-api.js'
import { problemSchema } from './problem.js'

describe('the HTTP app', () => {
  test('responds as its OpenAPI description says', async () => {
    const { ask } = await bidding()
    const [status, look] = await ask('Ann', `GET ${at}`)
    expect([status, v.safeParse(matchOperations.getMatch.output, look).issues]).toEqual([
      200,
      undefined,
    ])
    const [, accepted] = await ask('Ann', `POST ${at}/actions`, bid('KH', '1'))
    expect(v.safeParse(matchOperations.submit.output, accepted).issues).toBeUndefined()
    const [refused, problem] = await ask('Ann', `POST ${at}/actions`, bid('QH', '2'))
    expect([refused, v.safeParse(problemSchema, problem).issues]).toEqual([422, undefined])
    expect(problem).toMatchObject({ code: 'alreadyBid', detail: expect.stringContaining('KH') })
    const [, api] = await ask(null, 'GET /openapi.json')
    expect(Object.keys((api as { paths: object }).paths)).toContain('/matches/{match}/actions')
  })

  test('logs each request with the id that its response has', async () => {
    const entries: RequestLogEntry[] = []
    const { server } = await http({ onRequest: (entry) => entries.push(entry) })
    const response = await fetch(`${server.url}/games`)
    const id = response.headers.get('x-request-id')
    expect(entries).toMatchObject([{ id, method: 'GET', route: '/games', status: 200 }])
  })

  test('returns the first result when a request is repeated', async () => {
    const { ask, host } = await bidding()
    const first = await ask('Ann', `POST ${at}/actions`, bid('KH', 'mail 1'))
    const save = await host.exportMatch({ match: 'GPS 1' })
    expect(await ask('Ann', `POST ${at}/actions`, bid('KH', 'mail 1'))).toEqual(first)
    const [status, problem] = await ask('Ann', `POST ${at}/actions`, bid('QH', 'mail 1'))
    expect([status, problem]).toMatchObject([409, { code: 'idempotencyKeyReused' }])
    expect(await host.exportMatch({ match: 'GPS 1' })).toEqual(save)
    // The same key from another sender is another request.
    expect((await ask('Bob', `POST ${at}/actions`, bid('KD', 'mail 1')))[0]).toBe(200)
  })

  test('gives everybody else the same responses if only a secret differs', async () => {
    const told = await Promise.all(
      ['KH', '2H', null].map(async (card) => {
        const made = await bidding()
        const { ask } = made
        made.now += 60_000
        if (card !== null)
          expect((await ask('Ann', `POST ${at}/actions`, bid(card, '1')))[0]).toBe(200)
        made.now += 60_000
        const answers: unknown[] = []
        for (const by of ['Bob', 'Cyd', 'Eve', null]) {
          answers.push(await ask(by, `GET ${at}`))
          answers.push(await ask(by, `GET ${at}?at=${START + 60_000}`))
          answers.push(await ask(by, `GET ${at}?at=${START + 90_000}`))
          answers.push(await ask(by, `POST ${at}/actions`, bid('KH', 'foreign')))
          answers.push(
            await ask(by, `POST ${at}/actions`, { ...bid('KH', 'old'), etag: 'an old page' }),
          )
          answers.push(
            await ask(by, `POST ${at}/actions`, {
              idempotencyKey: 'r',
              action: { kind: 'answer', prompt: 1, answer: 3 },
            }),
          )
          answers.push(
            await ask(by, `POST ${at}/actions`, {
              idempotencyKey: 't',
              action: { kind: 'text', text: 'bid 99' },
            }),
          )
          answers.push(await ask(by, 'GET /me/notifications'))
          answers.push(await ask(by, 'GET /me/pending-actions'))
          answers.push(await ask(by, `GET ${at}/save`))
        }
        return answers
      }),
    )
    expect(told[0]).toEqual(told[1])
    expect(told[0]).toEqual(told[2])
  })

  test('streams a page, and sends nothing if nothing visible changes', async () => {
    const { ask, server, tokens } = await bidding()
    const shown: MatchPage[] = []
    const client = hostClient({ url: server.url, token: tokens.get('Bob') })
    const more = async (count: number): Promise<void> => {
      while (shown.length < count) await new Promise((done) => setTimeout(done, 5))
    }
    const stop = client.watch('GPS 1', (look) => shown.push(look as MatchPage))
    await more(1)
    await ask('Cyd', `POST ${at}/actions`, bid('2C', 'refused'))
    await ask('Cyd', `POST ${at}/actions`, {
      idempotencyKey: 'willing',
      action: { kind: 'consent' },
    })
    await ask('Bob', `POST ${at}/actions`, bid('KD', '1'))
    await more(2)
    stop()
    expect(shown.map(({ pendingActions }) => pendingActions.length)).toEqual([1, 0])
  })

  test('sends a guest heartbeats on a fixed schedule, whether or not somebody acts in secret', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const worlds = [await bidding({ heartbeat: 400 }), await bidding({ heartbeat: 400 })] as const
    const readers = await Promise.all(
      worlds.map(async ({ server }) => {
        const { body } = await fetch(`${server.url}${at}/events`)
        return body?.pipeThrough(new TextDecoderStream()).getReader()
      }),
    )
    const next = () => Promise.all(readers.map(async (reader) => (await reader?.read())?.value))
    const [one, other] = await next()
    expect([one, one]).toEqual([expect.stringContaining('data: '), other])
    const consent = { idempotencyKey: 'consent', action: { kind: 'consent' } }
    for (const [by, body] of [
      ['Cyd', consent],
      ['Cyd', bid('KC', 'hidden')],
      ['Ann', bid('KH', 'hidden')],
      ['Ann', bid('KH', 'again')],
    ] as const) {
      vi.advanceTimersByTime(399)
      await worlds[0].ask(by, `POST ${at}/actions`, body)
      vi.advanceTimersByTime(1)
      expect(await next()).toEqual([': alive\n\n', ': alive\n\n'])
    }
    vi.useRealTimers()
    for (const reader of readers) await reader?.cancel()
  })

  test('ends the streams of a person whose tokens are revoked', async () => {
    const { ask, host, server, tokens } = await bidding()
    const headers = { authorization: `Bearer ${tokens.get('Bob')}` }
    const response = await fetch(`${server.url}/me/notifications/events`, { headers })
    await ask('operator', 'DELETE /people/Bob/tokens')
    expect(await response.text()).toContain('Round 1')
    // They also end if another process, or the program that embeds the host, revokes the tokens.
    const eve = { authorization: `Bearer ${tokens.get('Eve')}` }
    const page = await fetch(`${server.url}${at}/events`, { headers: eve })
    await host.revokeTokens({ person: 'Eve' })
    expect(await page.text()).toContain('GPS 1')
  })

  test('streams notifications one by one, and resumes where the client left off', async () => {
    const { ask, server, tokens } = await bidding()
    const token = tokens.get('Bob')
    const received: { readonly n: number; readonly message: string }[] = []
    const until = async (n: number): Promise<void> => {
      while (received.at(-1)?.n !== n) await new Promise((done) => setTimeout(done, 5))
    }
    let stop = hostClient({ url: server.url, token }).follow(0, (post) => received.push(post))
    await until(1)
    stop()
    await ask('Bob', `POST ${at}/actions`, bid('KD', '1'))
    stop = hostClient({ url: server.url, token }).follow(1, (post) => received.push(post))
    await until(2)
    stop()
    expect(received.map(({ n, message }) => [n, message.slice(0, 8)])).toEqual([
      [1, 'Round 1:'],
      [2, 'Bob bids'],
    ])
  })

  test('requires HTTPS for its own domain only, and writes its OpenAPI description once', async () => {
    const { host } = await http()
    const { app, close } = createHttpApp(host, { clientAddress: () => 'nobody' })
    const { headers } = await app.request('/health')
    expect(headers.get('strict-transport-security')).toBe('max-age=15552000')
    const stringify = vi.spyOn(JSON, 'stringify')
    const description = await (await app.request('/openapi.json')).text()
    const made = stringify.mock.calls.filter(([value]) => 'openapi' in Object(value))
    stringify.mockRestore()
    expect(made).toEqual([])
    expect(JSON.parse(description)).toEqual(
      JSON.parse(JSON.stringify(createOpenApi(host.operations))),
    )
    close()
  })

  test('fires due deadlines before it shows a match', async () => {
    const made = await bidding()
    made.now += days(40)
    const client = hostClient({ url: made.server.url })
    const look = await client.getMatch({ match: 'GPS 1' })
    expect(look.ok && look.value.view.outcome).not.toBeNull()
    expect(expectOk(await client.listGames()).length).toBe(12)
    expect(await client.whoAmI()).toMatchObject({ value: { person: null } })
  })
})

describe('an invalid request', () => {
  test.each([
    ['a wrong token', 'wrong', `GET ${at}`, undefined, 401, 'unauthorized'],
    ['no token', null, `POST ${at}/actions`, bid('KH', '1'), 401, 'unauthorized'],
    ['invalid JSON', 'Ann', `POST ${at}/actions`, '{"key":', 400, 'badRequest'],
    ['a list as its body', 'Ann', `POST ${at}/actions`, [], 400, 'badRequest'],
    [
      'no idempotency key',
      'Ann',
      `POST ${at}/actions`,
      { action: { kind: 'consent' } },
      400,
      'badRequest',
    ],
    [
      'a key of a thousand characters',
      'Ann',
      `POST ${at}/actions`,
      bid('KH', 'k'.repeat(1000)),
      400,
      'badRequest',
    ],
    [
      'a key with a null character',
      'Ann',
      `POST ${at}/actions`,
      bid('KH', 'k\u0000'),
      400,
      'badRequest',
    ],
    [
      'an action of an unknown kind',
      'Ann',
      `POST ${at}/actions`,
      { idempotencyKey: '1', action: { kind: 'time', at: 9 } },
      400,
      'badRequest',
    ],
    [
      'a sender in the body',
      'Eve',
      `POST ${at}/actions`,
      { ...bid('KH', '1'), by: 'Ann' },
      400,
      undefined,
    ],
    [
      'a role that the sender does not hold',
      'Eve',
      `POST ${at}/actions`,
      {
        idempotencyKey: '1',
        action: { kind: 'roster', event: { type: 'exhibition', as: 'speaker' } },
      },
      403,
      'missingRole',
    ],
    [
      'a move by somebody without a seat',
      'Eve',
      `POST ${at}/actions`,
      bid('KH', '1'),
      422,
      undefined,
    ],
    [
      'another person to remove',
      'Eve',
      `POST ${at}/actions`,
      {
        idempotencyKey: '1',
        action: { kind: 'roster', event: { type: 'leave', persons: ['Ann'], from: 'match' } },
      },
      403,
      'forbidden',
    ],
    ['an unknown match', 'Ann', 'POST /matches/GPS%202/actions', bid('KH', '1'), 404, 'noMatch'],
    ['an impossible name', 'Ann', 'GET /matches/%00', undefined, 404, 'noMatch'],
    ['a name with a path in it', 'Ann', 'GET /matches/..%2F..', undefined, 404, 'noMatch'],
    ['a match that exists', 'Bob', 'POST /matches', opening, 409, 'matchExists'],
    [
      'an unknown game',
      'Bob',
      'POST /matches',
      { ...opening, match: 'x', game: 'toString' },
      404,
      'noGame',
    ],
    [
      'an unknown program',
      'Bob',
      'POST /matches',
      { ...opening, match: 'x', automated: { Dee: 'toString' } },
      400,
      'badRequest',
    ],
    [
      'an empty roster',
      'Bob',
      'POST /matches',
      { ...opening, match: 'x', roster: {} },
      422,
      undefined,
    ],
    ['an invalid time', 'Ann', `GET ${at}?at=now`, undefined, 400, 'badRequest'],
    ['a time before the match', 'Ann', `GET ${at}?at=0`, undefined, 400, 'tooEarly'],
    ['a negative number', 'Ann', 'GET /me/notifications?after=-1', undefined, 400, 'badRequest'],
    ['an export before the end', 'Ann', `GET ${at}/save`, undefined, 409, 'matchGoesOn'],
    ['an operation for operators only', 'Ann', 'POST /signing-keys', {}, 403, 'operatorOnly'],
    [
      'an unknown invitation',
      null,
      'POST /invitations/redeem',
      { invitation: 'x' },
      404,
      'noInvitation',
    ],
    ['an unknown path', null, 'GET /state', undefined, 404, 'notFound'],
    [
      'a body that is too large',
      'Ann',
      `POST ${at}/actions`,
      bid('x'.repeat(200_000), '1'),
      413,
      'tooLarge',
    ],
  ] as const)(
    'with %s gets a clear response and changes nothing',
    async (_name, by, line, body, status, code) => {
      const { ask, host, faults } = await bidding()
      const before = await host.exportMatch({ match: 'GPS 1' })
      const [given, problem] = await ask(by, line, body)
      expect(v.safeParse(problemSchema, problem).issues).toBeUndefined()
      const { code: told, detail } = problem as { readonly code: string; readonly detail: string }
      expect(given).toBe(status)
      if (code !== undefined) expect(told).toBe(code)
      expect(detail).toMatch(/\.$/u)
      expect(await host.exportMatch({ match: 'GPS 1' })).toEqual(before)
      expect(faults).toEqual([])
    },
  )

  test('gets the status of a game’s refusal, even if the host uses the same code', async () => {
    const { ask } = await http()
    const roster = { players: ['Ann', 'Bob', 'Cyd', 'Eve'], referees: [], census: { players: 9 } }
    const opened = { match: 'M', idempotencyKey: '1', game: 'mediocrity', roster }
    expect((await ask('Ann', 'POST /matches', opened))[0]).toBe(200)
    const move = (key: string, type: string) => ({
      idempotencyKey: key,
      action: { kind: 'move', move: { type } },
    })
    // The Moderator is chosen at random, and nobody else may begin.
    let moderator = ''
    for (const by of roster.players) {
      if ((await ask(by, 'POST /matches/M/actions', move('2', 'begin')))[0] === 200) moderator = by
    }
    const [status, problem] = await ask(moderator, 'POST /matches/M/actions', move('3', 'result'))
    expect([status, problem]).toMatchObject([422, { code: 'tooEarly', clause: '1250.17/round.d' }])
  })

  test('is refused once its body is too large, even if it does not state a length', async () => {
    const { server, tokens } = await bidding()
    const body = new ReadableStream<Uint8Array>({
      start(stream) {
        for (let i = 0; i < 20; i++) stream.enqueue(new TextEncoder().encode('x'.repeat(10_000)))
        stream.close()
      },
    })
    const { status } = await fetch(`${server.url}${at}/actions`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${tokens.get('Ann')}`,
        'content-type': 'application/json',
      },
      body,
      duplex: 'half',
    } as RequestInit)
    expect(status).toBe(413)
  })
})
