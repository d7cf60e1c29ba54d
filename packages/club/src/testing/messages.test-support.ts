import { ok as isTrue, deepStrictEqual as same } from 'node:assert/strict'
import { hours, type MessageRules } from '@ackanomic/core'
import type { Catalogue } from '@ackanomic/core/catalogue'
import { START } from '../../../host/src/fresh.test-support.js'
import {
  type ConformanceSample,
  column,
  columns,
  expectError,
  expectNumbered,
  recordDeliveries,
  resultOf,
  sendAtOnce,
} from '../../../host/src/testing/conformance.test-support.js'
import { changeGame } from '../../../host/src/testing/samples.test-support.js'
import type { CreateTableRequest } from '../tables/table-types.js'
import {
  type ClubCase,
  type ClubSetup,
  lastNews,
  listClubCases,
  OUTSIDER,
  openTable,
  tableOf,
} from './club-case.test-support.js'

/** The sample's games, with other message rules for the game that is played. */
const changeRules = (sample: ConformanceSample, messages: MessageRules): Promise<Catalogue> =>
  changeGame(sample, ({ description }) => ({ description: { ...description, messages } }))

/** Opens a host on which private messages are allowed, with a match. */
async function openTalk({ openWithMatch, sample }: ClubSetup, channels = {}) {
  const games = await changeRules(sample, { policy: 'private' })
  return openWithMatch({ games, channels })
}

/** Opens a table to which Ivy is invited. */
async function openTableTalk(setup: ClubSetup, more: Partial<CreateTableRequest> = {}) {
  const opened = await openTable(setup, { invited: ['Ivy'], ...more })
  const { host, table: match } = opened
  return {
    ...opened,
    say: (by: string, text: string, to?: string) => host.sendMessage({ match, by, text, to }),
    textsFor: async (by: string) => column(await host.listMessages({ match, by }), 'text'),
  }
}

/** Cases about messages in matches, and at tables before their matches start. */
export const messageCases: readonly ClubCase[] = listClubCases({
  'a message goes once to the whole table or to one person': async (setup) => {
    const { deliveries, channels } = recordDeliveries()
    const { host, player, rival, by, other, sample } = await openTalk(setup, channels)
    await host.subscribe({ person: other, channel: 'sink', address: 'x' })
    const greeting = { match: 'One', idempotencyKey: '1', text: 'Hello,\nall' }
    const open = await player.sendMessage(greeting)
    same([open.n, open.from, open.to, open.read], [1, by, null, true])
    same(await player.sendMessage(greeting), open)
    const secret = await player.sendMessage({ match: 'One', text: 'psst', to: other })
    same([secret.n, secret.to], [2, other])
    for (const person of sample.opening.roster.players.filter((each) => each !== by)) {
      const list = await host.as(person).listMessages()
      const rows = [
        [1, 'Hello,\nall', false],
        [2, 'psst', false],
      ]
      same(columns(list, 'n', 'text', 'read'), person === other ? rows : rows.slice(0, 1))
      const notifications = await host.as(person).listNotifications()
      const heard = notifications.filter(({ event }) => event.type === 'message')
      same(heard.length, list.length)
    }
    same((await player.listMessages()).length, 2)
    await host.runDueJobs()
    same(deliveries.map(({ notifications }) => notifications[0]?.message).slice(-2), [
      `${by}: Hello,\nall`,
      `${by}, in private: psst`,
    ])
    // Programs get no messages.
    for (const program of Object.keys(sample.opening.automated ?? {}))
      same(await host.as(program).listMessages(), [])
    await rival.sendMessage({ match: 'One', text: 'what?', to: by })
    same((await player.listMessages()).at(-1)?.text, 'what?')
  },
  'everybody who may see the match sees its public messages, and no others': async (setup) => {
    const { host, player, rival, by, other } = await openTalk(setup)
    const match = 'One'
    same((await player.getMessagePermissions({ match })).public, true)
    const greeting = { match, idempotencyKey: '1', text: 'Hello, world', public: true }
    const first = await player.sendMessage(greeting)
    same([first.public, first.to], [true, null])
    same(await player.sendMessage(greeting), first)
    // The public messages do not show that there were others in between.
    await player.sendMessage({ match, text: '{"public":true}' })
    await player.sendMessage({ match, text: 'psst', to: other })
    await player.sendMessage({ match, text: 'Bye, world', public: true })
    const listed = await host.listPublicMessages({ match })
    same(listed, [
      { n: 1, from: by, at: START, text: 'Hello, world' },
      { n: 2, from: by, at: START, text: 'Bye, world' },
    ])
    same(await host.listPublicMessages({ match, after: 1 }), listed.slice(1))
    const zoe = host.as('Zoe')
    same(await zoe.listPublicMessages({ match, before: 9, limit: 1 }), listed.slice(1))
    same(column(await rival.listMessages(), 'public'), [true, false, false, true])
    await zoe.mutePerson({ person: by })
    same(await zoe.listPublicMessages({ match }), [])
    const both = { match, text: 'psst!', to: other, public: true }
    await expectError(player.sendMessage(both), 'badRequest')
    const wrong = { match, after: 1, before: 2 }
    await expectError(host.listPublicMessages(wrong), 'badRequest')
    await expectError(host.listPublicMessages({ match: 'Two' }), 'noMatch')
  },
  'a match without spectators has no public messages': async (setup) => {
    const games = await changeRules(setup.sample, { policy: 'open' })
    const opened = await openTable(setup, { spectators: false }, { games })
    const { host, player, rival, table: match } = opened
    await opened.fillTable()
    same((await player.getMessagePermissions({ match })).public, false)
    const message = { match, text: 'Hello', public: true }
    await expectError(player.sendMessage(message), 'noSpectators')
    await expectError(host.listPublicMessages({ match }), 'noMatch')
    same(await rival.listPublicMessages({ match }), [])
  },
  'a person’s messages are listed in pages and can be marked as read': async (setup) => {
    const { player, rival, createMatch } = await openTalk(setup)
    await createMatch('Two')
    for (let i = 0; i < 7; i++)
      await player.sendMessage({ match: i % 2 === 0 ? 'One' : 'Two', text: `${i}` })
    const list = async (query = {}) => column(await rival.listMessages(query), 'n')
    same(await list(), [1, 2, 3, 4, 5, 6, 7])
    same(await list({ after: 2, limit: 2 }), [3, 4])
    same(await list({ before: 6, limit: 2 }), [4, 5])
    same(await list({ match: 'Two' }), [2, 4, 6])
    await expectError(rival.listMessages({ after: 1, before: 2 }), 'badRequest')
    const unread = async () => {
      const { matches } = await rival.listMatches()
      return Object.fromEntries(matches.map((each) => [each.match, each.unread]))
    }
    same(await unread(), { One: 4, Two: 3 })
    await rival.markMessagesRead({ upTo: 3 })
    await rival.markMessagesRead({ upTo: 4, match: 'Two' })
    same(await unread(), { One: 2, Two: 1 })
    const read = column(await rival.listMessages(), 'read')
    same(read, [true, true, true, true, false, false, false])
    // The sender does not learn whether the others have read them.
    isTrue((await player.listMessages()).every((each) => each.read))
  },
  'only people in a match can write to one another, as its rules allow': async (setup) => {
    const { host, player, createMatch, by, other, sample } = await openTalk(setup)
    const { opening } = sample
    const [program = ''] = Object.keys(opening.automated ?? {})
    const wrongChanges = [
      [{ match: 'None' }, 'noMatch'],
      [{ by: 'Nobody' }, 'notInMatch'],
      [{ to: 'Nobody' }, 'noRecipient'],
      [{ to: by }, 'noRecipient'],
      [{ to: program }, 'noRecipient'],
      [{ text: ' ' }, 'badRequest'],
      [{ text: 'x'.repeat(4001) }, 'badRequest'],
      [{ text: 'a\u0000' }, 'badRequest'],
      [{ text: '\ud800' }, 'badRequest'],
    ] as const
    for (const [change, code] of wrongChanges)
      await expectError(player.sendMessage({ match: 'One', text: 'text', ...change }), code)
    const people = opening.roster.players.filter((person) => person !== by)
    const allowed = await player.getMessagePermissions({ match: 'One' })
    same(allowed, { policy: 'private', people, public: true })
    const outsider = host.as('Nobody')
    await expectError(outsider.getMessagePermissions({ match: 'One' }), 'notInMatch')
    // A table may allow fewer messages than its game.
    for (const messages of ['open', 'none'] as const) {
      const match = messages
      await createMatch(match, { messages })
      const { ok } = await resultOf(player.sendMessage({ match, text: 'text' }))
      same(ok, messages === 'open')
      await expectError(player.sendMessage({ match, text: 'text', to: other }), 'noMessages')
      const permissions = await player.getMessagePermissions({ match })
      same(permissions, { policy: messages, people: [], public: messages !== 'none' })
    }
    const strict = await setup.open({ games: await changeRules(sample, { policy: 'open' }) })
    await expectError(strict.createMatch('Freer', { messages: 'private' }), 'badRequest')
    const whisper = { match: 'One', text: 'x', to: other }
    await expectError(strict.player.sendMessage(whisper), 'noMessages')
  },
  'messages that are forbidden in one stage are allowed in others and after the match': async (
    setup,
  ) => {
    const { host: plain, open, sample } = await setup.openWithMatch()
    const { view } = await plain.getMatch({ match: 'One' })
    const { stage } = Object(Object(view).shared)
    // Not every game has stages.
    if (typeof stage !== 'string') return
    const openWith = async (messages: MessageRules) =>
      open({ games: await changeRules(sample, messages) })
    const { player, endMatches } = await openWith({
      policy: 'private',
      stages: { [stage]: 'none' },
    })
    const message = { match: 'One', text: 'now' }
    await expectError(player.sendMessage(message), 'noMessages')
    const free = await openWith({ policy: 'none', stages: { [stage]: 'open' } })
    await free.player.sendMessage(message)
    await endMatches()
    await player.sendMessage({ match: 'One', text: 'well played' })
  },
  'nobody learns of messages between others': async (setup) => {
    const { host, player, rival, by, other, sample } = await openTalk(setup)
    const third = host.as(sample.opening.roster.players[2] ?? '')
    const answers = async (): Promise<string> =>
      JSON.stringify([
        await third.getMatch({ match: 'One' }),
        await host.getMatch({ match: 'One' }),
        await third.listMessages(),
        await third.getMessagePermissions({ match: 'One' }),
        await resultOf(third.reportMessage({ message: 1, reason: 'x' })),
        await third.listMessages({ before: 99 }),
        await third.listMatches(),
        await third.listNotifications(),
        await third.listPendingActions(),
        await third.listMyTables(),
        await third.listReceipts({ match: 'One' }),
      ])
    const before = await answers()
    for (let i = 0; i < 3; i++) {
      await player.sendMessage({ match: 'One', text: `psst ${i}`, to: other })
      await rival.sendMessage({ match: 'One', text: `what ${i}?`, to: by })
    }
    same(await answers(), before)
    // The number of a later message does not reveal them either.
    same((await third.sendMessage({ match: 'One', text: 'I am here' })).n, 1)
  },
  'a person does not learn that somebody muted them, and their messages are hidden': async (
    setup,
  ) => {
    const { player, rival, by, other, sample } = await openTalk(setup)
    await rival.mutePerson({ person: by })
    await rival.mutePerson({ person: by })
    same(await rival.listMutedPeople(), [by])
    same(await player.listMutedPeople(), [])
    await expectError(player.mutePerson({ person: by }), 'badRequest')
    const heard = await rival.listNotifications()
    same((await player.sendMessage({ match: 'One', text: 'hey', to: other })).to, other)
    await player.createTable({ ...tableOf(sample), invited: [other] })
    same(await rival.listNotifications(), heard)
    same(await rival.listMessages(), [])
    same((await rival.listMyTables()).tables, [])
    await rival.unmutePerson({ person: by })
    await player.sendMessage({ match: 'One', text: 'again', to: other })
    same(column(await rival.listMessages(), 'text'), ['again'])
  },
  'people who got a message can report it to the operator': async (setup) => {
    const { host, player, rival, by, other } = await openTalk(setup)
    await player.sendMessage({ match: 'One', text: 'you fool', to: other })
    const report = { message: 1, reason: 'an insult' }
    await rival.reportMessage(report)
    await rival.reportMessage(report)
    await expectError(player.reportMessage(report), 'noMessage')
    await expectError(rival.reportMessage({ ...report, message: 2 }), 'noMessage')
    await expectError(rival.reportMessage({ ...report, reason: '' }), 'badRequest')
    same(await host.listReports(), [
      {
        by: other,
        person: by,
        reason: 'an insult',
        at: START,
        decision: null,
        message: { match: 'One', to: other, text: 'you fool' },
      },
    ])
  },
  'a person cannot send more messages in an hour than the quota allows': async (setup) => {
    const { host, by, other, clock } = await setup.openWithMatch({ quotas: { messagesPerHour: 2 } })
    const send = (person: string, text: string) =>
      host.as(person).sendMessage({ match: 'One', idempotencyKey: text, text })
    for (const text of ['1', '2']) await send(by, text)
    await expectError(send(by, '3'), 'quotaReached')
    await send(by, '2')
    await send(other, '3')
    clock.now += hours(1)
    await send(by, '3')
  },
  'messages that are sent at the same time are each kept once': async (setup) => {
    const { host, open, by, other, sample } = await openTalk(setup)
    const second = await open({ games: await changeRules(sample, { policy: 'private' }) })
    const sent = Array.from({ length: 12 }, (_, i) => {
      const [sender, to, text] = i % 3 === 0 ? [other, by, `${i}`] : [by, other, `${i % 9}`]
      return { match: 'One', by: sender, idempotencyKey: text, to, text }
    })
    await sendAtOnce([host, second.host], sent, (each, message) => each.sendMessage(message))
    const distinct = new Set(sent.map((message) => `${message.by} ${message.text}`)).size
    const kept = await second.player.listMessages()
    same(kept.length, distinct)
    expectNumbered(kept)
  },
  'people at a table talk before and after its match starts': async (setup) => {
    const opened = await openTableTalk(setup)
    const { host, player, rival, by, other, sample, table, say, textsFor } = opened
    await rival.takeSeat({ table })
    const greeting = { match: table, idempotencyKey: '1', text: 'Hello!' }
    const open = await player.sendMessage(greeting)
    same([open.from, open.to, open.n], [by, null, 1])
    same(await player.sendMessage(greeting), open)
    await say(other, 'Hi!')
    const allowed = { policy: 'open', people: [], public: false }
    same(await player.getMessagePermissions({ match: table }), allowed)
    await expectError(say(by, 'psst', other), 'noMessages')
    await expectError(say(by, 'psst', OUTSIDER), 'noRecipient')
    // People who were invited have not sat down yet.
    await expectError(say('Ivy', 'And me?'), 'notInMatch')
    await expectError(say(OUTSIDER, 'And me?'), 'notInMatch')
    same(await textsFor('Ivy'), [])
    same(await lastNews(rival, table), `${by}: Hello!`)
    for (const person of sample.opening.roster.players.slice(2))
      await host.as(person).takeSeat({ table })
    await say(by, 'Here we go.')
    same(await textsFor(other), ['Hello!', 'Hi!', 'Here we go.'])
  },
  'a person cannot talk at a table that they have left or that has closed': async (setup) => {
    const { player, rival, by, other, table, say, textsFor } = await openTableTalk(setup)
    await rival.takeSeat({ table })
    await say(other, 'Hello!')
    await rival.leaveSeat({ table })
    await expectError(say(other, 'again'), 'notInMatch')
    await say(by, 'alone')
    same(await textsFor(other), ['Hello!'])
    await player.closeTable({ table })
    await expectError(say(by, 'closed'), 'noMatch')
  },
  'a table can forbid messages, and others cannot write to a hidden one': async (setup) => {
    const { by } = setup
    const silent = await openTableTalk(setup, { messages: 'none' })
    await expectError(silent.say(by, 'Hello!'), 'noMessages')
    const hidden = await openTableTalk(setup, { admits: 'link' })
    await hidden.say(by, 'Hello!')
    await expectError(hidden.say(OUTSIDER, 'Hello!'), 'noMatch')
    const nowhere = { match: 'None', text: 'Hello!' }
    await expectError(hidden.host.as(OUTSIDER).sendMessage(nowhere), 'noMatch')
  },
})
