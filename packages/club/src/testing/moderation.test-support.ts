import { deepStrictEqual as same } from 'node:assert/strict'
import { hours } from '@ackanomic/core'
import { START } from '../../../host/src/fresh.test-support.js'
import {
  column,
  columns,
  expectError,
  hearRevocation,
  signIn,
} from '../../../host/src/testing/conformance.test-support.js'
import type { DecisionRequest } from '../moderation/moderation-types.js'
import {
  type ClubCase,
  lastNews,
  listClubCases,
  OUTSIDER,
  openTable,
  tableOf,
} from './club-case.test-support.js'

/** A decision of the operator. */
const decision = (person: string, kind: DecisionRequest['decision'], until?: number) => ({
  by: 'operator',
  person,
  decision: kind,
  reason: 'a reason',
  until,
})

/** Cases about reports, decisions, mutes, bans and quotas of single people. */
export const moderationCases: readonly ClubCase[] = listClubCases({
  'a decision about a person settles all open reports about them and is kept': async (setup) => {
    const { open } = setup
    const { host } = await open()
    const [ann, cyd] = [host.as('Ann'), host.as('Cyd')]
    const reason = 'leaves every match'
    await ann.reportPerson({ person: 'Bob', reason })
    await cyd.reportPerson({ person: 'Bob', reason })
    await ann.reportPerson({ person: 'Dee', reason })
    await expectError(ann.reportPerson({ person: 'Ann', reason }), 'badRequest')
    await expectError(ann.reportPerson({ person: 'Bob', reason: '' }), 'badRequest')
    const decided = await host.decide(decision('Bob', 'dismiss'))
    same(decided, { ...decision('Bob', 'dismiss'), until: null, n: 1, at: START })
    const report = { by: 'Ann', person: 'Dee', message: null, reason, at: START, decision: null }
    same(await host.listReports(), [report])
    const all = await host.listReports({ all: true })
    const decisions = all.map((each) => `${each.person} ${each.decision}`)
    same(decisions.sort(), ['Bob 1', 'Bob 1', 'Dee null'])
    await host.decide(decision('Dee', 'mute'))
    same(column(await host.listDecisions(), 'person'), ['Dee', 'Bob'])
    same(await host.listDecisions({ person: 'Bob' }), [decided])
  },
  'reports about a deleted person are settled by their stand-in': async ({ open }) => {
    const { host } = await open()
    for (const person of ['Ann', 'Bob']) await signIn(host, person)
    const reason = 'leaves every match'
    await host.as('Ann').reportPerson({ person: 'Bob', reason })
    await host.deletePerson({ person: 'Bob' })
    const standIn = 'Deleted person 1'
    await host.as('Ann').reportPerson({ person: standIn, reason })
    same(column(await host.listReports(), 'person'), [standIn, standIn])
    const decided = await host.decide(decision(standIn, 'dismiss'))
    same(decided.person, standIn)
    same(await host.listReports(), [])
    same(await host.listDecisions({ person: standIn }), [decided])
  },
  'a muted person cannot send messages until the mute ends or is lifted': async (setup) => {
    const { host, player, by, clock } = await setup.openWithMatch()
    const send = () => player.sendMessage({ match: 'One', text: 'text' })
    await host.decide(decision(by, 'mute', START + hours(1)))
    await expectError(send(), 'silenced')
    clock.now += hours(1)
    await send()
    await host.decide(decision(by, 'mute'))
    await expectError(send(), 'silenced')
    await host.decide(decision(by, 'unmute'))
    await send()
    same(await host.listSanctions(), [])
  },
  'a banned person cannot sign in, sit down or talk, and their match continues': async (setup) => {
    const { host, player, endMatches, by, clock, sample } = await setup.openWithMatch()
    const zed = host.as('Zed')
    const token = await signIn(host, by)
    same(await host.authenticate(token), by)
    const own = await player.createTable(tableOf(sample))
    const { table } = await zed.createTable(tableOf(sample))
    await player.takeSeat({ table })
    const seat = await host.seatToken('One', by)
    const until = START + sample.duration + hours(1)
    const { n } = await host.decide(decision(by, 'ban', until))
    same(await host.authenticate(token), undefined)
    same(await host.resolveSeatToken(seat), undefined)
    same((await host.checkToken(token))?.details, { until })
    same(await host.listSanctions(), [{ person: by, kind: 'ban', until, decision: n }])
    const { invitation } = await host.createInvitation({ person: by, until: until + 1 })
    await expectError(host.redeemInvitation({ invitation }), 'banned')
    same((await player.getTable({ table: own.table })).stage, 'closed')
    same((await zed.getTable({ table })).players, ['Zed'])
    await expectError(player.takeSeat({ table }), 'banned')
    await expectError(player.createTable(tableOf(sample)), 'banned')
    await expectError(player.sendMessage({ match: 'One', text: 'a' }), 'banned')
    await endMatches()
    same((await host.getHealth()).finished, 1)
    clock.now = until
    same(await host.authenticate(token), by)
    await host.redeemInvitation({ invitation })
  },
  'other processes learn of a ban and of its end': async ({ open }) => {
    const [{ host: one }, { host: other }] = [await open(), await open()]
    const token = await signIn(one, 'Ann')
    same(await other.authenticate(token), 'Ann')
    const heard = hearRevocation(other, 'Ann')
    await one.decide(decision('Ann', 'ban'))
    await heard
    same(await other.authenticate(token), undefined)
    await one.decide(decision('Ann', 'unban'))
    same(await other.authenticate(token), 'Ann')
  },
  'an invalid decision is rejected': async ({ open }) => {
    const { host } = await open()
    const wrongDecisions = [
      decision('', 'ban'),
      decision('Ann', 'hug' as 'ban'),
      decision('Ann', 'ban', START),
      decision('Ann', 'unban', START + 1),
      { ...decision('Ann', 'ban'), reason: '' },
    ]
    for (const wrong of wrongDecisions) await expectError(host.decide(wrong), 'badRequest')
    same(await host.listDecisions(), [])
  },
  'an operator gives a person quotas of their own': async ({ openWithMatch }) => {
    const quotas = { messagesPerHour: 1, reportsPerHour: 1 }
    const { host, player, rival, by, other } = await openWithMatch({ quotas })
    const operator = host.as('operator')
    const change = { person: by, reason: 'a reason', quotas: { messagesPerHour: 2 } }
    const changed = await operator.setQuotas(change)
    same([changed.messagesPerHour, changed.reportsPerHour], [2, 1])
    same(await host.quotasOf({ person: by }), changed)
    same((await host.quotasOf({ person: other })).messagesPerHour, 1)
    const message = { match: 'One', text: 'text' }
    await player.sendMessage(message)
    await player.sendMessage(message)
    await expectError(player.sendMessage(message), 'quotaReached')
    await rival.sendMessage(message)
    await expectError(rival.sendMessage(message), 'quotaReached')
    const report = { person: other, reason: 'a reason' }
    await player.reportPerson(report)
    await expectError(player.reportPerson(report), 'quotaReached')
    const wrong = { ...change, quotas: { messagesPerHour: -1 } }
    await expectError(operator.setQuotas(wrong), 'badRequest')
    same(column(await host.listDecisions(), 'decision'), ['quotas'])
  },
  'an operator sets everybody’s quotas, which a person’s own quotas override': async (setup) => {
    const { open } = setup
    const { host } = await open({ quotas: { messagesPerHour: 1, openTables: 7 } })
    const operator = host.as('operator')
    const change = { reason: 'a reason', quotas: { messagesPerHour: 5 } }
    const all = await operator.setHostQuotas(change)
    same([all.messagesPerHour, all.openTables], [5, 7])
    same(await host.hostQuotas(), all)
    await operator.setQuotas({ ...change, person: 'Ann', quotas: { openTables: 2 } })
    const ann = await host.quotasOf({ person: 'Ann' })
    same([ann.messagesPerHour, ann.openTables], [5, 2])
    same(await host.quotasOf({ person: 'Bob' }), all)
    const wrong = { ...change, quotas: { messagesPerHour: 0.5 } }
    await expectError(operator.setHostQuotas(wrong), 'badRequest')
    await expectError(operator.setQuotas({ ...change, person: '' }), 'badRequest')
    same(column(await host.listDecisions(), 'person'), ['Ann', ''])
  },
  'an operator sees all open tables and closes one': async (setup) => {
    const request = { admits: 'invited', invited: [setup.other] } as const
    const { host, player, rival, by, table } = await openTable(setup, request)
    const operator = host.as('operator')
    same((await host.listTables()).tables, [])
    same(columns((await host.listAllTables()).tables, 'table', 'link'), [[table, null]])
    const closing = { table, reason: 'a reason' }
    await expectError(operator.closeAnyTable({ ...closing, reason: '' }), 'badRequest')
    await expectError(operator.closeAnyTable({ ...closing, table: 'none' }), 'noTable')
    same((await operator.closeAnyTable(closing)).stage, 'closed')
    await expectError(operator.closeAnyTable(closing), 'tableClosed')
    same((await host.listAllTables()).tables, [])
    for (const person of [player, rival])
      same(await lastNews(person), 'The operator has closed the table.')
    same(columns(await host.listDecisions(), 'person', 'decision'), [[by, 'closeTable']])
  },
  'a person who was removed from a table needs an invitation to sit down again': async (setup) => {
    const { player, rival, by, other, table } = await openTable(setup)
    await rival.takeSeat({ table })
    await expectError(rival.removeFromTable({ table, person: by }), 'notOpener')
    await expectError(player.removeFromTable({ table, person: OUTSIDER }), 'notAtTable')
    await expectError(player.removeFromTable({ table, person: by }), 'badRequest')
    same((await player.removeFromTable({ table, person: other })).players, [by])
    same((await player.removeFromTable({ table, person: other })).players, [by])
    same(await lastNews(rival), `${by} has removed ${other} from the table.`)
    await expectError(rival.takeSeat({ table }), 'notAdmitted')
    same((await rival.listMyTables()).tables, [])
    await player.inviteToTable({ table, person: other })
    same((await rival.takeSeat({ table })).players.includes(other), true)
  },
})
