import { ok as isTrue, deepStrictEqual as same } from 'node:assert/strict'
import {
  automaticReferee,
  type ClockRules,
  createMatchClock,
  days,
  loadMatch,
  type Referee,
} from '@ackanomic/core'
import { timeAfter } from '@ackanomic/core/engine'
import { START } from '../fresh.test-support.js'
import {
  type CaseHost,
  type ConformanceCase,
  type ConformanceSample,
  expectError,
  expectNumbered,
  expectOk,
  listCases,
  resultOf,
  sendAtOnce,
} from './conformance.test-support.js'
import { loadGame } from './samples.test-support.js'

/** Loads the log of the match, which checks that it replays. */
async function readLog(host: CaseHost, sample: ConformanceSample): Promise<readonly object[]> {
  const save = await host.exportMatch({ match: 'One' })
  return expectOk(loadMatch(await loadGame(sample), save)).match.log
}

/** Cases about opening, submitting and reading. */
export const matchCases: readonly ConformanceCase[] = listCases({
  'a host opens a match only once': async ({ open }) => {
    const { host, by, other, sample } = await open()
    const request = { match: 'One', by, idempotencyKey: 'open', ...sample.opening }
    const first = await host.createMatch(request)
    same(await host.createMatch(request), first)
    await expectError(host.createMatch({ ...request, by: other }), 'matchExists')
    await expectError(host.createMatch({ ...request, match: 'Two', game: 'none' }), 'noGame')
    const roster = { ...request.roster, players: [] }
    isTrue(!(await resultOf(host.createMatch({ ...request, match: 'Two', roster }))).ok)
    await expectError(host.getMatch({ match: 'Two', by }), 'noMatch')
  },
  'a host does not count quiet times, which are in the table’s time zone': async ({ open }) => {
    const { host, by, player, passTime, sample } = await open()
    const request = { match: 'One', by, ...sample.opening }
    const quiet = { timeZone: 'Asia/Tokyo', quiet: [{ from: '18:00', to: '06:00' }] }
    const withClock = (clock: ClockRules) =>
      host.createMatch({ ...request, roster: { ...request.roster, clock } })
    await expectError(withClock({ ...quiet, timeZone: 'Mars/Olympus' }), 'badRequest')
    await expectError(withClock({ ...quiet, quiet: [{}] }), 'badSetup')
    await withClock(quiet)
    const clock = createMatchClock(quiet, START)
    const [pending] = await player.listPendingActions()
    same(pending?.deadline, clock.ok && timeAfter(clock.value, START, days(3)))
    await passTime(days(5))
    same((await readLog(host, sample)).length, 1)
    await passTime(days(2))
    isTrue((await readLog(host, sample)).length > 1)
  },
  'a host gives a repeated request its first answer and changes nothing': async (setup) => {
    const { host, by, other, sample } = await setup.openWithMatch()
    const [action, another] = sample.hiddenActions
    const request = { match: 'One', by, idempotencyKey: '1', action }
    const accepted = await host.submit(request)
    const log = await readLog(host, sample)
    same(await host.submit(request), accepted)
    await expectError(host.submit({ ...request, action: another }), 'idempotencyKeyReused')
    same(await readLog(host, sample), log)
    await host.submit({ ...request, by: other, action: sample.secondAction })
    isTrue((await readLog(host, sample)).length > log.length)
  },
  'a host remembers a request for thirty days': async (setup) => {
    const { player, clock, passTime } = await setup.openWithMatch()
    const request = { match: 'One', idempotencyKey: '1' }
    await player.submit({ ...request, action: { kind: 'consent' } })
    // A different action with the same key shows whether the host remembers the request.
    const reused = { ...request, action: { kind: 'text', text: '/consent' } } as const
    clock.now += days(29)
    await expectError(player.submit(reused), 'idempotencyKeyReused')
    await passTime(days(32))
    await player.submit(reused)
  },
  'a host keeps nothing of a rejected action, whose key can be used again': async (setup) => {
    const { host, player, sample } = await setup.openWithMatch()
    const backup = async (): Promise<string> => {
      const lines: string[] = []
      await host.backup((line) => void lines.push(line))
      return lines.join('')
    }
    const request = { match: 'One', idempotencyKey: '1' }
    const before = await backup()
    isTrue(!(await resultOf(player.submit({ ...request, action: sample.illegalAction }))).ok)
    same(await backup(), before)
    await player.submit({ ...request, action: sample.hiddenActions[0] })
  },
  'a host accepts two simultaneous actions, and loses neither': async (setup) => {
    const { host, open, by, other, sample } = await setup.openWithMatch()
    const { host: second } = await open()
    const before = await readLog(host, sample)
    const request = { match: 'One', idempotencyKey: '1' }
    const own = { ...request, by, action: sample.hiddenActions[0] }
    const theirs = { ...request, by: other, action: sample.secondAction }
    const requests = [own, theirs, own]
    const answers = await sendAtOnce([host, second], requests, (each, sent) => each.submit(sent))
    same(answers[0], answers[2])
    const log = (await readLog(second, sample)).slice(before.length)
    const senders = log.flatMap((entry) =>
      'idempotencyKey' in entry && 'by' in entry ? [entry.by] : [],
    )
    same(senders.toSorted(), [by, other].sort())
  },
  'a host opens many matches at once, each only once': async ({ open }) => {
    const [{ host, by, player, sample }, { host: second }] = [await open(), await open()]
    const names = Array.from({ length: 8 }, (_, i) => `Match ${i}`)
    await sendAtOnce([host, second], [...names, ...names], (each, match) =>
      each.createMatch({ match, by, idempotencyKey: 'open', ...sample.opening }),
    )
    expectNumbered(await player.listNotifications({ limit: 1000 }))
  },
  'a host rejects a move that was made on an outdated page': async (setup) => {
    const { player, sample } = await setup.openWithMatch()
    const { etag } = await player.getMatch({ match: 'One' })
    const request = { match: 'One', action: sample.hiddenActions[0] }
    await expectError(player.submit({ ...request, etag: 'old' }), 'staleView')
    await player.submit({ ...request, etag })
  },
  'a host tells nobody about the hidden actions of others': async (setup) => {
    // All worlds draw the same, so that they differ in nothing else.
    const automatic = expectOk(automaticReferee('kept from the players'))
    const alike = { gameId: 'any', matchId: 'any', committedAt: START }
    const referee: Referee = (prompt) => automatic(prompt, alike)
    const { host, player, rival, createMatch, clock, sample } = await setup.open({ referee })
    const { hiddenActions, secondAction, illegalAction } = sample
    const stranger = host.as('Nobody')
    const worlds: unknown[] = []
    for (const [i, action] of [...hiddenActions, undefined].entries()) {
      clock.now = START
      const match = `World ${i}`
      await createMatch(match)
      const after = (await rival.listNotifications({ limit: 1000 })).at(-1)?.n ?? 0
      if (action !== undefined) await player.submit({ match, action })
      clock.now += 1000
      const pending = await rival.listPendingActions()
      const answers = [
        await rival.getMatch({ match }),
        await stranger.getMatch({ match }),
        await host.getMatch({ match }),
        await rival.getMatch({ match, at: START + 500 }),
        await rival.listNotifications({ after }),
        pending.filter((each) => each.match === match),
        await resultOf(stranger.submit({ match, action: illegalAction })),
        await resultOf(rival.submit({ match, etag: 'old', action: secondAction })),
      ]
      worlds.push(JSON.parse(JSON.stringify(answers).replaceAll(match, 'World')))
    }
    same(worlds[1], worlds[0])
    same(worlds[2], worlds[0])
  },
  'a host rejects invalid requests, and changes nothing': async (setup) => {
    const { host, by, other, sample } = await setup.openWithMatch()
    const before = await host.exportMatch({ match: 'One' })
    const request = { match: 'One', by, idempotencyKey: '1', action: sample.hiddenActions[0] }
    const leaving = { type: 'leave', persons: [other], from: 'match' } as const
    const asSpeaker = {
      idempotencyKey: '2',
      action: { kind: 'roster', event: { type: 'exhibition', as: 'speaker' } },
    } as const
    const wrongChanges = [
      [{ match: 'None' }, 'noMatch'],
      [{ idempotencyKey: '' }, 'badRequest'],
      [{ idempotencyKey: 'a\u0000' }, 'badRequest'],
      [{ by: '\ud800' }, 'badRequest'],
      [{ action: { kind: 'time' } as never }, 'badRequest'],
      [{ action: { kind: 'roster', event: leaving } }, 'forbidden'],
      [asSpeaker, 'missingRole'],
    ] as const
    for (const [change, code] of wrongChanges)
      await expectError(host.submit({ ...request, ...change }), code)
    await expectError(host.listNotifications({ by, after: -1 }), 'badRequest')
    await expectError(host.getMatch({ match: 'a\u0000', by }), 'noMatch')
    same(await host.exportMatch({ match: 'One' }), before)
  },
})
