import { ok as isTrue, deepStrictEqual as same } from 'node:assert/strict'
import { automaticReferee, days, loadMatch, type Referee } from '@ackanomic/core'
import type { Host } from '../types.js'
import {
  begin,
  begun,
  type ConformanceCase,
  type ConformanceEnv,
  must,
  playersOf,
  refusalOf,
  START,
} from './lab.js'

const now = (): number => START

/** The entries of a match, and whether they lead to its state. */
async function logOf(
  host: Host,
  { sample }: ConformanceEnv,
  match = 'One',
): Promise<readonly object[]> {
  const game = await sample.games[sample.opening.game]?.load()
  if (game === undefined) throw new Error('The sample lists no such game.')
  return must(loadMatch(game, must(await host.exportMatch(match)))).match.log
}

/** Opening, submitting, looking. */
export const playing: readonly ConformanceCase[] = [
  {
    name: 'opens a match once',
    async run(lab) {
      const host = await lab.open({ now })
      const [by, other] = playersOf(lab.sample)
      const request = { match: 'One', by, idempotencyKey: 'open', ...lab.sample.opening }
      const first = await host.open(request)
      isTrue(first.ok)
      same(await host.open(request), first)
      same(refusalOf(await host.open({ ...request, by: other })), 'matchExists')
      same(refusalOf(await host.open({ ...request, match: 'Two', game: 'none' })), 'noGame')
      const table = { ...request.table, players: [] }
      isTrue(!(await host.open({ ...request, match: 'Two', table })).ok)
      same(refusalOf(await host.getMatch('Two', by)), 'noMatch')
    },
  },
  {
    name: 'answers what comes again as before, and changes nothing',
    async run(lab) {
      const { host, by, other } = await begun(lab)
      const [action, another] = lab.sample.unseen
      const refused = await host.submit({
        match: 'One',
        by,
        idempotencyKey: '1',
        action: lab.sample.barred,
      })
      isTrue(!refused.ok)
      const accepted = await host.submit({ match: 'One', by, idempotencyKey: '2', action })
      isTrue(accepted.ok)
      const log = await logOf(host, lab)
      same(await host.submit({ match: 'One', by, idempotencyKey: '1', action: another }), refused)
      same(await host.submit({ match: 'One', by, idempotencyKey: '2', action: another }), accepted)
      same(await logOf(host, lab), log)
      const { second } = lab.sample
      must(await host.submit({ match: 'One', by: other, idempotencyKey: '2', action: second }))
      isTrue((await logOf(host, lab)).length > log.length)
    },
  },
  {
    name: 'knows a request for thirty days, and not for ever',
    async run(lab) {
      const { clock, host, by } = await begun(lab)
      const sent = { match: 'One', by, idempotencyKey: '1', action: lab.sample.barred }
      const first = await host.submit(sent)
      isTrue(!first.ok)
      // What it answers tells whether it is known: under the same key something else is done.
      const other = { ...sent, action: { kind: 'consent' } } as const
      clock.now += days(29)
      same(await host.submit(other), first)
      clock.now += days(32)
      await host.runDueJobs()
      must(await host.submit({ ...other, idempotencyKey: '2' }))
      must(await host.submit(other))
    },
  },
  {
    name: 'takes two at once, one after the other, and neither is lost',
    async run(lab) {
      const hosts = [await lab.open({ now }), await lab.open({ now })] as const
      await begin(hosts[0], lab)
      const before = await logOf(hosts[0], lab)
      const [by, other] = playersOf(lab.sample)
      const [action] = lab.sample.unseen
      const requests = [
        { match: 'One', by, idempotencyKey: '1', action },
        { match: 'One', by: other, idempotencyKey: '1', action: lab.sample.second },
        { match: 'One', by, idempotencyKey: '1', action },
      ]
      const answers = await Promise.all(
        requests.map((request, i) => (hosts[i % 2] ?? hosts[0]).submit(request)),
      )
      for (const answer of answers) must(answer)
      same(answers[0], answers[2])
      const log = (await logOf(hosts[1], lab)).slice(before.length)
      const senders = log.flatMap((entry) =>
        'idempotencyKey' in entry && 'by' in entry ? [entry.by] : [],
      )
      same([...senders].sort(), [by, other].sort())
    },
  },
  {
    name: 'opens many at once, each once',
    async run(lab) {
      const hosts = [await lab.open({ now }), await lab.open({ now })] as const
      const [by] = playersOf(lab.sample)
      const names = Array.from({ length: 8 }, (_, i) => `Match ${i}`)
      const opened = await Promise.all(
        [...names, ...names].map((match, i) =>
          (hosts[i % 2] ?? hosts[0]).open({
            match,
            by,
            idempotencyKey: 'open',
            ...lab.sample.opening,
          }),
        ),
      )
      for (const answer of opened) must(answer)
      const told = must(await hosts[0].listNotifications(by, { limit: 1000 }))
      same(
        told.map(({ n }) => n),
        told.map((_, i) => i + 1),
      )
    },
  },
  {
    name: 'refuses a move that was made on an old page',
    async run(lab) {
      const { host, by } = await begun(lab)
      const [action] = lab.sample.unseen
      const { etag } = must(await host.getMatch('One', by))
      const old = { match: 'One', by, idempotencyKey: '1', etag: 'old', action }
      same(refusalOf(await host.submit(old)), 'staleView')
      must(await host.submit({ ...old, idempotencyKey: '2', etag }))
    },
  },
  {
    name: 'tells nobody what others do unseen',
    async run(lab) {
      const { opening, unseen, second, barred } = lab.sample
      const [by, other] = playersOf(lab.sample)
      let clock = START
      // Worlds that are to differ in nothing else draw the same.
      const made = automaticReferee('kept from the players')
      if (!made.ok) throw new Error(made.error.message)
      const alike = { gameId: 'any', matchId: 'any', startedAt: START }
      const referee: Referee = (inquiry) => made.value(inquiry, alike)
      const host = await lab.open({ now: () => clock, referee })
      const worlds: unknown[] = []
      for (const [i, action] of [...unseen, undefined].entries()) {
        clock = START
        const match = `World ${i}`
        must(await host.open({ match, by, idempotencyKey: 'open', ...opening }))
        const after = must(await host.listNotifications(other, { limit: 1000 })).at(-1)?.n ?? 0
        if (action !== undefined)
          must(await host.submit({ match, by, idempotencyKey: 'unseen', action }))
        clock += 1000
        const at = START + 500
        const answers = [
          must(await host.getMatch(match, other)),
          must(await host.getMatch(match, 'Nobody')),
          must(await host.getMatch(match, null)),
          must(await host.getMatch(match, other, { at })),
          must(await host.listNotifications(other, { after })),
          (await host.listPendingActions(other)).filter((each) => each.match === match),
          await host.submit({ match, by: 'Nobody', idempotencyKey: '1', action: barred }),
          await host.submit({ match, by: other, idempotencyKey: '2', etag: 'old', action: second }),
        ]
        worlds.push(JSON.parse(JSON.stringify(answers).replaceAll(match, 'World')))
      }
      same(worlds[1], worlds[0])
      same(worlds[2], worlds[0])
    },
  },
  {
    name: 'refuses what is not right, and changes nothing',
    async run(lab) {
      const { host, by, other } = await begun(lab)
      const [action] = lab.sample.unseen
      const before = await host.exportMatch('One')
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
      for (const [request, code] of bad) same(refusalOf(await host.submit(request)), code)
      same(refusalOf(await host.listNotifications(by, { after: -1 })), 'badRequest')
      same(refusalOf(await host.getMatch('a\u0000', by)), 'noMatch')
      same(await host.exportMatch('One'), before)
    },
  },
]
