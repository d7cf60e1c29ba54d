import { deepStrictEqual as same } from 'node:assert/strict'
import { hours } from '@ackanomic/core'
import type { From } from '@ackanomic/host'
import { START } from '../../../host/src/fresh.test-support.js'
import {
  expectOk,
  expectRejection,
  openHostWithSample,
  openSample,
  playersOf,
} from '../../../host/src/testing/conformance.test-support.js'
import type { DecisionRequest } from '../moderation/moderation-types.js'
import type { Club } from '../open-club.js'
import type { ClubCase, ClubEnv } from './club-case.test-support.js'

const now = (): number => START

const operator = (
  person: string,
  decision: DecisionRequest['decision'],
  until?: number,
): From<DecisionRequest> => ({ by: 'operator', person, decision, reason: 'a reason', until })

/** Signs a person in. Returns their token. */
async function signIn(host: Club, person: string): Promise<string> {
  return expectOk(
    await host.redeemInvitation({
      invitation: expectOk(await host.createInvitation({ person })).invitation,
    }),
  ).token
}

const words = (by: string, text: string) => ({ match: 'One', by, idempotencyKey: text, text })

const tableOf = ({ sample }: ClubEnv, by: string) => {
  const { game, table } = sample.opening
  return { by, idempotencyKey: '1', game, seats: table.players.length }
}

/** Cases about reports, decisions, mutes, bans and quotas of single people. */
export const moderationCases: readonly ClubCase[] = [
  {
    name: 'a decision about a person settles all open reports about them, and is kept',
    async run(lab) {
      const host = await lab.open({ now })
      const report = { by: 'Ann', person: 'Bob', reason: 'leaves every match' }
      expectOk(await host.reportPerson(report))
      expectOk(await host.reportPerson({ ...report, by: 'Cyd' }))
      expectOk(await host.reportPerson({ ...report, person: 'Dee' }))
      same(expectRejection(await host.reportPerson({ ...report, person: 'Ann' })), 'badRequest')
      same(expectRejection(await host.reportPerson({ ...report, reason: '' })), 'badRequest')
      const decided = expectOk(await host.decide(operator('Bob', 'dismiss')))
      same(decided, { ...operator('Bob', 'dismiss'), until: null, n: 1, at: START })
      const open = expectOk(await host.listReports())
      same(open, [
        {
          by: 'Ann',
          person: 'Dee',
          message: null,
          reason: report.reason,
          at: START,
          decision: null,
        },
      ])
      const all = expectOk(await host.listReports({ all: true }))
      same(all.map(({ person, decision }) => `${person} ${decision}`).sort(), [
        'Bob 1',
        'Bob 1',
        'Dee null',
      ])
      expectOk(await host.decide(operator('Dee', 'mute')))
      same(
        expectOk(await host.listDecisions()).map(({ person }) => person),
        ['Dee', 'Bob'],
      )
      same(expectOk(await host.listDecisions({ person: 'Bob' })), [decided])
    },
  },
  {
    name: 'a muted person sends no messages until the mute ends or is lifted',
    async run(lab) {
      const { clock, host, by } = await openHostWithSample(lab)
      expectOk(await host.decide(operator(by, 'mute', START + hours(1))))
      same(expectRejection(await host.sendMessage(words(by, 'a'))), 'silenced')
      clock.now += hours(1)
      expectOk(await host.sendMessage(words(by, 'b')))
      expectOk(await host.decide(operator(by, 'mute')))
      same(expectRejection(await host.sendMessage(words(by, 'c'))), 'silenced')
      expectOk(await host.decide(operator(by, 'unmute')))
      expectOk(await host.sendMessage(words(by, 'd')))
      same(expectOk(await host.listSanctions()), [])
    },
  },
  {
    name: 'a banned person neither signs in, sits down nor talks, and their match goes on',
    async run(lab) {
      const { clock, host, by } = await openHostWithSample(lab)
      const token = await signIn(host, by)
      same(await host.authenticate(token), by)
      const opened = expectOk(await host.createTable(tableOf(lab, by)))
      const other = expectOk(await host.createTable(tableOf(lab, 'Zed')))
      expectOk(await host.takeSeat({ table: other.table, by }))
      const seat = await host.seatToken('One', by)
      const until = START + lab.sample.duration + hours(1)
      const { n } = expectOk(await host.decide(operator(by, 'ban', until)))
      same(await host.authenticate(token), undefined)
      same(await host.resolveSeatToken(seat), undefined)
      const ban = { person: by, kind: 'ban', until, decision: n }
      same((await host.refusalOf(token))?.details, { until })
      same(expectOk(await host.listSanctions()), [ban])
      const again = expectOk(
        await host.createInvitation({ person: by, until: until + 1 }),
      ).invitation
      same(expectRejection(await host.redeemInvitation({ invitation: again })), 'banned')
      same(expectOk(await host.getTable({ table: opened.table, by })).stage, 'closed')
      same(expectOk(await host.getTable({ table: other.table, by: 'Zed' })).players, ['Zed'])
      const sits = await host.takeSeat({ table: other.table, by })
      same(expectRejection(sits), 'banned')
      const opens = await host.createTable({ ...tableOf(lab, by), idempotencyKey: '2' })
      same(expectRejection(opens), 'banned')
      same(expectRejection(await host.sendMessage(words(by, 'a'))), 'banned')
      clock.now += lab.sample.duration
      await host.runDueJobs()
      same(expectOk(await host.getHealth()).finished, 1)
      clock.now = until
      same(await host.authenticate(token), by)
      expectOk(await host.redeemInvitation({ invitation: again }))
    },
  },
  {
    name: 'another process hears of a ban and of its end',
    async run(lab) {
      const [one, other] = [await lab.open({ now }), await lab.open({ now })]
      const token = await signIn(one, 'Ann')
      same(await other.authenticate(token), 'Ann')
      const heard = new Promise<void>((done) => {
        const stop = other.onChange(({ revoked }) => {
          if (revoked !== 'Ann') return
          stop()
          done()
        })
      })
      expectOk(await one.decide(operator('Ann', 'ban')))
      await heard
      same(await other.authenticate(token), undefined)
      expectOk(await one.decide(operator('Ann', 'unban')))
      same(await other.authenticate(token), 'Ann')
    },
  },
  {
    name: 'a decision that is no decision is rejected',
    async run(lab) {
      const host = await lab.open({ now })
      const { decide } = host
      for (const wrong of [
        operator('', 'ban'),
        operator('Ann', 'hug' as 'ban'),
        operator('Ann', 'ban', START),
        operator('Ann', 'unban', START + 1),
        { ...operator('Ann', 'ban'), reason: '' },
      ])
        same(expectRejection(await decide(wrong)), 'badRequest')
      same(expectOk(await host.listDecisions()), [])
    },
  },
  {
    name: 'an operator gives a person quotas of their own',
    async run(lab) {
      const host = await lab.open({ now, quotas: { messagesPerHour: 1, reportsPerHour: 1 } })
      await openSample(host, lab)
      const [by, other] = playersOf(lab.sample)
      const set = { by: 'operator', person: by, reason: 'a reason', quotas: { messagesPerHour: 2 } }
      const quotas = expectOk(await host.setQuotas(set))
      same([quotas.messagesPerHour, quotas.reportsPerHour], [2, 1])
      same(expectOk(await host.quotasOf({ person: by })), quotas)
      same(expectOk(await host.quotasOf({ person: other })).messagesPerHour, 1)
      for (const [person, text, code] of [
        [by, '1', undefined],
        [by, '2', undefined],
        [by, '3', 'quotaReached'],
        [other, '1', undefined],
        [other, '2', 'quotaReached'],
      ] as const) {
        const sent = await host.sendMessage(words(person, text))
        same(sent.ok ? undefined : sent.error.code, code)
      }
      const report = { by, person: other, reason: 'a reason' }
      expectOk(await host.reportPerson(report))
      same(expectRejection(await host.reportPerson(report)), 'quotaReached')
      const wrong = { ...set, quotas: { messagesPerHour: -1 } }
      same(expectRejection(await host.setQuotas(wrong)), 'badRequest')
      same(
        expectOk(await host.listDecisions()).map(({ decision }) => decision),
        ['quotas'],
      )
    },
  },
  {
    name: 'an operator sets the quotas of everybody, which those of a person override',
    async run(lab) {
      const host = await lab.open({ now, quotas: { messagesPerHour: 1, openTables: 7 } })
      const set = { by: 'operator', reason: 'a reason', quotas: { messagesPerHour: 5 } }
      const all = expectOk(await host.setHostQuotas(set))
      same([all.messagesPerHour, all.openTables], [5, 7])
      same(expectOk(await host.hostQuotas()), all)
      expectOk(await host.setQuotas({ ...set, person: 'Ann', quotas: { openTables: 2 } }))
      const ann = expectOk(await host.quotasOf({ person: 'Ann' }))
      same([ann.messagesPerHour, ann.openTables], [5, 2])
      same(expectOk(await host.quotasOf({ person: 'Bob' })), all)
      const wrong = { ...set, quotas: { messagesPerHour: 0.5 } }
      same(expectRejection(await host.setHostQuotas(wrong)), 'badRequest')
      same(expectRejection(await host.setQuotas({ ...set, person: '' })), 'badRequest')
      same(
        expectOk(await host.listDecisions()).map(({ person }) => person),
        ['Ann', ''],
      )
    },
  },
  {
    name: 'an operator sees all open tables, and closes one',
    async run(lab) {
      const host = await lab.open({ now })
      const opened = expectOk(
        await host.createTable({ ...tableOf(lab, 'Ann'), admits: 'invited', invited: ['Bob'] }),
      )
      const { table } = opened
      same(expectOk(await host.listTables()).tables, [])
      const [seen, ...more] = expectOk(await host.listAllTables()).tables
      same([seen?.table, seen?.link, more], [table, null, []])
      const closes = { by: 'operator', table, reason: 'a reason' }
      same(expectRejection(await host.closeAnyTable({ ...closes, reason: '' })), 'badRequest')
      same(expectRejection(await host.closeAnyTable({ ...closes, table: 'none' })), 'noTable')
      same(expectOk(await host.closeAnyTable(closes)).stage, 'closed')
      same(expectRejection(await host.closeAnyTable(closes)), 'tableClosed')
      same(expectOk(await host.listAllTables()).tables, [])
      for (const person of ['Ann', 'Bob'])
        same(
          expectOk(await host.listNotifications({ by: person })).at(-1)?.message,
          'The operator has closed the table.',
        )
      same(
        expectOk(await host.listDecisions()).map(({ person, decision }) => [person, decision]),
        [['Ann', 'closeTable']],
      )
    },
  },
  {
    name: 'the opener removes a person, who sits down again only if they are invited again',
    async run(lab) {
      const host = await lab.open({ now })
      const { table } = expectOk(await host.createTable(tableOf(lab, 'Ann')))
      expectOk(await host.takeSeat({ table, by: 'Bob' }))
      const removes = { table, by: 'Ann', person: 'Bob' }
      same(
        expectRejection(await host.removeFromTable({ ...removes, by: 'Bob', person: 'Ann' })),
        'notOpener',
      )
      same(expectRejection(await host.removeFromTable({ ...removes, person: 'Cyd' })), 'notAtTable')
      same(expectRejection(await host.removeFromTable({ ...removes, person: 'Ann' })), 'badRequest')
      same(expectOk(await host.removeFromTable(removes)).players, ['Ann'])
      same(expectOk(await host.removeFromTable(removes)).players, ['Ann'])
      const told = expectOk(await host.listNotifications({ by: 'Bob' }))
      same(told.at(-1)?.message, 'Ann has removed Bob from the table.')
      same(expectRejection(await host.takeSeat({ table, by: 'Bob' })), 'notAdmitted')
      same(expectOk(await host.listMyTables({ by: 'Bob' })).tables, [])
      expectOk(await host.inviteToTable({ table, by: 'Ann', person: 'Bob' }))
      same(expectOk(await host.takeSeat({ table, by: 'Bob' })).players.includes('Bob'), true)
    },
  },
]
