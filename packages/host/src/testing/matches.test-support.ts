import { ok as isTrue, deepStrictEqual as same } from 'node:assert/strict'
import { automaticReferee, days, loadMatch, type Referee } from '@ackanomic/core'
import type { Host } from '../host/host.js'
import {
  type ConformanceCase,
  type ConformanceEnv,
  expectOk,
  expectRejection,
  openHostWithSample,
  openSample,
  playersOf,
  START,
  submitToSample,
} from './conformance.test-support.js'

const now = (): number => START

/** Loads the log of a match, which checks that it replays. */
async function readLog(
  host: Host,
  { sample }: ConformanceEnv,
  match = 'One',
): Promise<readonly object[]> {
  const game = await sample.games[sample.opening.game]?.load()
  if (game === undefined) throw new Error('The sample lists no such game.')
  return expectOk(loadMatch(game, expectOk(await host.exportMatch({ match })))).match.log
}

/** Cases about opening, submitting and reading. */
export const matchCases: readonly ConformanceCase[] = [
  {
    name: 'a host opens a match only once',
    async run(lab) {
      const host = await lab.open({ now })
      const [by, other] = playersOf(lab.sample)
      const request = { match: 'One', by, idempotencyKey: 'open', ...lab.sample.opening }
      const first = await host.createMatch(request)
      isTrue(first.ok)
      same(await host.createMatch(request), first)
      same(expectRejection(await host.createMatch({ ...request, by: other })), 'matchExists')
      same(
        expectRejection(await host.createMatch({ ...request, match: 'Two', game: 'none' })),
        'noGame',
      )
      const table = { ...request.table, players: [] }
      isTrue(!(await host.createMatch({ ...request, match: 'Two', table })).ok)
      same(expectRejection(await host.getMatch({ match: 'Two', by })), 'noMatch')
    },
  },
  {
    name: 'a host returns the first result when a request is repeated, and changes nothing',
    async run(lab) {
      const { host, by, other } = await openHostWithSample(lab)
      const [action, another] = lab.sample.hiddenActions
      const accepted = await host.submit({ match: 'One', by, idempotencyKey: '2', action })
      isTrue(accepted.ok)
      const log = await readLog(host, lab)
      same(await submitToSample(host, by, '2', action), accepted)
      same(expectRejection(await submitToSample(host, by, '2', another)), 'idempotencyKeyReused')
      same(await readLog(host, lab), log)
      const { secondAction } = lab.sample
      expectOk(await submitToSample(host, other, '2', secondAction))
      isTrue((await readLog(host, lab)).length > log.length)
    },
  },
  {
    name: 'a host remembers a request for thirty days, but not for ever',
    async run(lab) {
      const { clock, host, by } = await openHostWithSample(lab)
      const consent = {
        match: 'One',
        by,
        idempotencyKey: '1',
        action: { kind: 'consent' },
      } as const
      expectOk(await host.submit(consent))
      // A different action with the same key shows whether the host remembers the request.
      const other = { ...consent, action: { kind: 'text', text: '/consent' } } as const
      clock.now += days(29)
      same(expectRejection(await host.submit(other)), 'idempotencyKeyReused')
      clock.now += days(32)
      await host.runDueJobs()
      expectOk(await host.submit(other))
    },
  },
  {
    name: 'a host keeps nothing of a rejected action, whose key may be used again',
    async run(lab) {
      const { host, by } = await openHostWithSample(lab)
      const everything = async (): Promise<string> => {
        const lines: string[] = []
        await host.backup((line) => void lines.push(line))
        return lines.join('')
      }
      const before = await everything()
      isTrue(!(await submitToSample(host, by, '1', lab.sample.illegalAction)).ok)
      same(await everything(), before)
      expectOk(await submitToSample(host, by, '1', lab.sample.hiddenActions[0]))
    },
  },
  {
    name: 'a host accepts two simultaneous actions, and loses neither',
    async run(lab) {
      const hosts = [await lab.open({ now }), await lab.open({ now })] as const
      await openSample(hosts[0], lab)
      const before = await readLog(hosts[0], lab)
      const [by, other] = playersOf(lab.sample)
      const [action] = lab.sample.hiddenActions
      const requests = [
        { match: 'One', by, idempotencyKey: '1', action },
        { match: 'One', by: other, idempotencyKey: '1', action: lab.sample.secondAction },
        { match: 'One', by, idempotencyKey: '1', action },
      ]
      const answers = await Promise.all(
        requests.map((request, i) => (hosts[i % 2] ?? hosts[0]).submit(request)),
      )
      for (const answer of answers) expectOk(answer)
      same(answers[0], answers[2])
      const log = (await readLog(hosts[1], lab)).slice(before.length)
      const senders = log.flatMap((entry) =>
        'idempotencyKey' in entry && 'by' in entry ? [entry.by] : [],
      )
      same([...senders].sort(), [by, other].sort())
    },
  },
  {
    name: 'a host opens many matches at once, each only once',
    async run(lab) {
      const hosts = [await lab.open({ now }), await lab.open({ now })] as const
      const [by] = playersOf(lab.sample)
      const names = Array.from({ length: 8 }, (_, i) => `Match ${i}`)
      const opened = await Promise.all(
        [...names, ...names].map((match, i) =>
          (hosts[i % 2] ?? hosts[0]).createMatch({
            match,
            by,
            idempotencyKey: 'open',
            ...lab.sample.opening,
          }),
        ),
      )
      for (const answer of opened) expectOk(answer)
      const told = expectOk(await hosts[0].listNotifications({ by, limit: 1000 }))
      same(
        told.map(({ n }) => n),
        told.map((_, i) => i + 1),
      )
    },
  },
  {
    name: 'a host rejects a move that was made on an outdated page',
    async run(lab) {
      const { host, by } = await openHostWithSample(lab)
      const [action] = lab.sample.hiddenActions
      const { etag } = expectOk(await host.getMatch({ match: 'One', by }))
      const old = { match: 'One', by, idempotencyKey: '1', etag: 'old', action }
      same(expectRejection(await host.submit(old)), 'staleView')
      expectOk(await host.submit({ ...old, idempotencyKey: '2', etag }))
    },
  },
  {
    name: 'a host tells nobody about hidden actions of others',
    async run(lab) {
      const { opening, hiddenActions, secondAction, illegalAction } = lab.sample
      const [by, other] = playersOf(lab.sample)
      let clock = START
      // All worlds draw the same, so that they differ in nothing else.
      const made = automaticReferee('kept from the players')
      if (!made.ok) throw new Error(made.error.message)
      const alike = { gameId: 'any', matchId: 'any', committedAt: START }
      const referee: Referee = (prompt) => made.value(prompt, alike)
      const host = await lab.open({ now: () => clock, referee })
      const worlds: unknown[] = []
      for (const [i, action] of [...hiddenActions, undefined].entries()) {
        clock = START
        const match = `World ${i}`
        expectOk(await host.createMatch({ match, by, idempotencyKey: 'open', ...opening }))
        const after =
          expectOk(await host.listNotifications({ by: other, limit: 1000 })).at(-1)?.n ?? 0
        if (action !== undefined)
          expectOk(await host.submit({ match, by, idempotencyKey: 'unseen', action }))
        clock += 1000
        const at = START + 500
        const answers = [
          expectOk(await host.getMatch({ match, by: other })),
          expectOk(await host.getMatch({ match, by: 'Nobody' })),
          expectOk(await host.getMatch({ match })),
          expectOk(await host.getMatch({ match, by: other, at })),
          expectOk(await host.listNotifications({ by: other, after })),
          expectOk(await host.listPendingActions({ by: other })).filter(
            (each) => each.match === match,
          ),
          await host.submit({ match, by: 'Nobody', idempotencyKey: '1', action: illegalAction }),
          await host.submit({
            match,
            by: other,
            idempotencyKey: '2',
            etag: 'old',
            action: secondAction,
          }),
        ]
        worlds.push(JSON.parse(JSON.stringify(answers).replaceAll(match, 'World')))
      }
      same(worlds[1], worlds[0])
      same(worlds[2], worlds[0])
    },
  },
  {
    name: 'a host rejects invalid requests, and changes nothing',
    async run(lab) {
      const { host, by, other } = await openHostWithSample(lab)
      const [action] = lab.sample.hiddenActions
      const before = await host.exportMatch({ match: 'One' })
      const sent = { match: 'One', by, idempotencyKey: '1', action }
      const leaving = { type: 'leave', persons: [other], from: 'match' } as const
      const asSpeaker = { type: 'exhibition', as: 'speaker' } as const
      const bad = [
        [{ ...sent, match: 'None' }, 'noMatch'],
        [{ ...sent, idempotencyKey: '' }, 'badRequest'],
        [{ ...sent, idempotencyKey: 'a\u0000' }, 'badRequest'],
        [{ ...sent, by: '\ud800' }, 'badRequest'],
        [{ ...sent, action: { kind: 'time' } as never }, 'badRequest'],
        [{ ...sent, action: { kind: 'roster', event: leaving } }, 'forbidden'],
        [
          { ...sent, idempotencyKey: '2', action: { kind: 'roster', event: asSpeaker } },
          'missingRole',
        ],
      ] as const
      for (const [request, code] of bad) same(expectRejection(await host.submit(request)), code)
      same(expectRejection(await host.listNotifications({ by, after: -1 })), 'badRequest')
      same(expectRejection(await host.getMatch({ match: 'a\u0000', by })), 'noMatch')
      same(await host.exportMatch({ match: 'One' }), before)
    },
  },
]
