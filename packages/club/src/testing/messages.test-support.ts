import { ok as isTrue, deepStrictEqual as same } from 'node:assert/strict'
import { type Game, hours, type MessageRules } from '@ackanomic/core'
import type { Catalogue } from '@ackanomic/core/catalogue'
import type { Delivery } from '@ackanomic/host'
import { START } from '../../../host/src/fresh.test-support.js'
import {
  type ConformanceSample,
  expectOk,
  expectRejection,
  openSample,
  playersOf,
} from '../../../host/src/testing/conformance.test-support.js'
import type { Club } from '../open-club.js'
import type { ClubCase, ClubEnv } from './club-case.test-support.js'

const now = (): number => START

/** The sample's games, of which the one that is played has other rules of messages. */
function gamesWith({ games, opening }: ConformanceSample, messages: MessageRules): Catalogue {
  const listing = games[opening.game]
  if (listing === undefined) throw new Error('The sample lists no such game.')
  const load = async (): Promise<Game> => {
    const game: Game = await listing.load()
    return { ...game, description: { ...game.description, messages } }
  }
  const description = { ...listing.description, messages }
  return { ...games, [opening.game]: { ...listing, description, load } }
}

/** Opens a host on which private messages are allowed, with a match. */
async function openTalk(lab: ClubEnv, channels = {}): Promise<Club> {
  const games = gamesWith(lab.sample, { policy: 'private' })
  const host = await lab.open({ now, games, channels })
  await openSample(host, lab)
  return host
}

const letter = (by: string, text: string, to?: string) => ({
  ...{ match: 'One', by, idempotencyKey: text.replaceAll('\n', ' '), text },
  ...(to === undefined ? {} : { to }),
})

/** Cases about messages. */
export const messageCases: readonly ClubCase[] = [
  {
    name: 'a message goes to the whole table or to one person, once',
    async run(lab) {
      const got: Delivery[] = []
      const channels = { sink: async (delivery: Delivery) => void got.push(delivery) }
      const host = await openTalk(lab, channels)
      const [by, other] = playersOf(lab.sample)
      const others = lab.sample.opening.table.players.filter((person) => person !== by)
      expectOk(await host.subscribe({ person: other, channel: 'sink', address: 'x' }))
      const open = expectOk(await host.sendMessage(letter(by, 'Hello,\nall')))
      same([open.n, open.from, open.to, open.read], [1, by, null, true])
      same(expectOk(await host.sendMessage(letter(by, 'Hello,\nall'))), open)
      const secret = expectOk(await host.sendMessage(letter(by, 'psst', other)))
      same([secret.n, secret.to], [2, other])
      for (const person of others) {
        const list = expectOk(await host.listMessages({ by: person }))
        same(
          list.map(({ n, text, read }) => [n, text, read]),
          person === other
            ? [
                [1, 'Hello,\nall', false],
                [2, 'psst', false],
              ]
            : [[1, 'Hello,\nall', false]],
        )
        const told = expectOk(await host.listNotifications({ by: person })).filter(
          ({ event }) => event.type === 'message',
        )
        same(told.length, list.length)
      }
      same(expectOk(await host.listMessages({ by })).length, 2)
      await host.runDueJobs()
      same(got.map(({ notifications }) => notifications[0]?.message).slice(-2), [
        `${by}: Hello,\nall`,
        `${by}, in private: psst`,
      ])
      // Programs get none.
      const { automated = {} } = lab.sample.opening
      for (const program of Object.keys(automated))
        same(expectOk(await host.listMessages({ by: program })), [])
      expectOk(await host.sendMessage(letter(other, 'what?', by)))
      same(expectOk(await host.listMessages({ by })).at(-1)?.text, 'what?')
    },
  },
  {
    name: 'a public message goes to the table and to everybody who may see the match, and tells nothing of others',
    async run(lab) {
      const host = await openTalk(lab)
      const [by, other] = playersOf(lab.sample)
      const say = (text: string) => ({ ...letter(by, text), public: true })
      same(expectOk(await host.getMessagePermissions({ match: 'One', by })).public, true)
      const first = expectOk(await host.sendMessage(say('Hello, world')))
      same([first.public, first.to], [true, null])
      same(expectOk(await host.sendMessage(say('Hello, world'))), first)
      // Neither these words nor their number show that there was a message in between.
      expectOk(await host.sendMessage(letter(by, '{"public":true}')))
      expectOk(await host.sendMessage(letter(by, 'psst', other)))
      expectOk(await host.sendMessage(say('Bye, world')))
      const listed = expectOk(await host.listPublicMessages({ match: 'One' }))
      same(listed, [
        { n: 1, from: by, at: START, text: 'Hello, world' },
        { n: 2, from: by, at: START, text: 'Bye, world' },
      ])
      same(expectOk(await host.listPublicMessages({ match: 'One', after: 1 })), listed.slice(1))
      same(
        expectOk(await host.listPublicMessages({ match: 'One', by: 'Zoe', before: 9, limit: 1 })),
        listed.slice(1),
      )
      same(
        expectOk(await host.listMessages({ by: other })).map((each) => each.public),
        [true, false, false, true],
      )
      expectOk(await host.mutePerson({ by: 'Zoe', person: by }))
      same(expectOk(await host.listPublicMessages({ match: 'One', by: 'Zoe' })), [])
      const both = { ...letter(by, 'psst!', other), public: true }
      same(expectRejection(await host.sendMessage(both)), 'badRequest')
      const wrong = { after: 1, before: 2 }
      same(expectRejection(await host.listPublicMessages({ match: 'One', ...wrong })), 'badRequest')
      same(expectRejection(await host.listPublicMessages({ match: 'Two' })), 'noMatch')
    },
  },
  {
    name: 'a match without spectators has no public messages, and shows none to others',
    async run(lab) {
      const games = gamesWith(lab.sample, { policy: 'open' })
      const host = await lab.open({ now, games })
      const { game, table, options } = lab.sample.opening
      const [by, ...others] = table.players
      const seated = { by: by ?? '', game, seats: table.players.length, spectators: false }
      const opened = expectOk(
        await host.createTable({
          ...seated,
          idempotencyKey: '1',
          ...(options === undefined ? {} : { options }),
        }),
      )
      const { link } = opened
      for (const person of table.players)
        expectOk(await host.takeSeat({ table: opened.table, by: person, link: link ?? '' }))
      const match = opened.table
      same(expectOk(await host.getMessagePermissions({ match, by: by ?? '' })).public, false)
      const message = { match, by: by ?? '', idempotencyKey: '1', text: 'Hello', public: true }
      same(expectRejection(await host.sendMessage(message)), 'noSpectators')
      same(expectRejection(await host.listPublicMessages({ match })), 'noMatch')
      same(expectOk(await host.listPublicMessages({ match, by: others[0] ?? '' })), [])
    },
  },
  {
    name: 'a person’s messages come in pages, and are marked as read',
    async run(lab) {
      const host = await openTalk(lab)
      const [by, other] = playersOf(lab.sample)
      await openSample(host, lab, 'Two')
      for (let i = 0; i < 7; i++) {
        const match = i % 2 === 0 ? 'One' : 'Two'
        expectOk(await host.sendMessage({ ...letter(by, `${i}`), match }))
      }
      const all = expectOk(await host.listMessages({ by: other }))
      same(
        all.map(({ n }) => n),
        [1, 2, 3, 4, 5, 6, 7],
      )
      const list = async (query: object) =>
        expectOk(await host.listMessages({ by: other, ...query })).map(({ n }) => n)
      same(await list({ after: 2, limit: 2 }), [3, 4])
      same(await list({ before: 6, limit: 2 }), [4, 5])
      same(await list({ match: 'Two' }), [2, 4, 6])
      same(
        expectRejection(await host.listMessages({ by: other, after: 1, before: 2 })),
        'badRequest',
      )
      const unread = async () =>
        expectOk(await host.listMatches({ by: other }))
          .matches.map(({ match, unread: count }) => [match, count])
          .sort()
      same(await unread(), [
        ['One', 4],
        ['Two', 3],
      ])
      expectOk(await host.markMessagesRead({ by: other, upTo: 3 }))
      expectOk(await host.markMessagesRead({ by: other, upTo: 4, match: 'Two' }))
      same(await unread(), [
        ['One', 2],
        ['Two', 1],
      ])
      same(
        expectOk(await host.listMessages({ by: other })).map(({ read }) => read),
        [true, true, true, true, false, false, false],
      )
      // What others have read, nobody learns.
      isTrue(expectOk(await host.listMessages({ by })).every(({ read }) => read))
    },
  },
  {
    name: 'only people who take part in a match write to one another, as the rules allow',
    async run(lab) {
      const host = await openTalk(lab)
      const [by, other] = playersOf(lab.sample)
      const send = async (more: object) => host.sendMessage({ ...letter(by, 'text'), ...more })
      const [program = ''] = Object.keys(lab.sample.opening.automated ?? {})
      const bad = [
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
      for (const [more, code] of bad) same(expectRejection(await send(more)), code)
      const rules = expectOk(await host.getMessagePermissions({ match: 'One', by }))
      const people = lab.sample.opening.table.players.filter((person) => person !== by)
      same(rules, { policy: 'private', people, public: true })
      same(
        expectRejection(await host.getMessagePermissions({ match: 'One', by: 'Nobody' })),
        'notInMatch',
      )
      // A table may allow less than its game.
      for (const messages of ['open', 'none'] as const) {
        const { opening } = lab.sample
        const request = { match: messages, by, idempotencyKey: '1', messages, ...opening }
        expectOk(await host.createMatch(request))
        same((await send({ match: messages })).ok, messages === 'open')
        const secret = await send({ match: messages, to: other, idempotencyKey: 'other' })
        same(expectRejection(secret), 'noMessages')
        const allowed = expectOk(await host.getMessagePermissions({ match: messages, by }))
        same(allowed, { policy: messages, people: [], public: messages !== 'none' })
      }
      const strict = await lab.open({ now, games: gamesWith(lab.sample, { policy: 'open' }) })
      const request = { match: 'Freer', by, idempotencyKey: '1', ...lab.sample.opening }
      const freer = await strict.createMatch({ ...request, messages: 'private' })
      same(expectRejection(freer), 'badRequest')
      same(expectRejection(await strict.sendMessage(letter(by, 'x', other))), 'noMessages')
    },
  },
  {
    name: 'messages that a stage of play forbids are allowed at the others, and when a match is over',
    async run(lab) {
      const game = await lab.sample.games[lab.sample.opening.game]?.load()
      let clock = START
      const plain = await lab.open({ now: () => clock })
      await openSample(plain, lab)
      const [by] = playersOf(lab.sample)
      const { view } = expectOk(await plain.getMatch({ match: 'One' }))
      const { stage } = Object(Object(view).shared)
      // Not every game has stages.
      if (game === undefined || typeof stage !== 'string') return
      const messages = { policy: 'private', stages: { [stage]: 'none' } } as const
      const host = await lab.open({ now: () => clock, games: gamesWith(lab.sample, messages) })
      same(expectRejection(await host.sendMessage(letter(by, 'now'))), 'noMessages')
      const others = { policy: 'none', stages: { [stage]: 'open' } } as const
      const free = await lab.open({ now: () => clock, games: gamesWith(lab.sample, others) })
      expectOk(await free.sendMessage(letter(by, 'now')))
      clock += lab.sample.duration
      await host.runDueJobs()
      expectOk(await host.sendMessage(letter(by, 'well played')))
    },
  },
  {
    name: 'nobody learns of messages between others',
    async run(lab) {
      const host = await openTalk(lab)
      const [by, other, third = ''] = lab.sample.opening.table.players
      const answers = async (person: string): Promise<unknown> => [
        await host.getMatch({ match: 'One', by: person }),
        await host.getMatch({ match: 'One' }),
        await host.listMessages({ by: person }),
        await host.getMessagePermissions({ match: 'One', by: person }),
        await host.reportMessage({ by: person, message: 1, reason: 'x' }),
        await host.listMessages({ by: person, before: 99 }),
        await host.listMatches({ by: person }),
        await host.listNotifications({ by: person }),
        expectOk(await host.listPendingActions({ by: person })),
        await host.listMyTables({ by: person }),
        await host.listReceipts({ match: 'One', by: person }),
      ]
      const before = JSON.stringify(await answers(third))
      for (let i = 0; i < 3; i++) {
        expectOk(await host.sendMessage(letter(by ?? '', `psst ${i}`, other)))
        expectOk(await host.sendMessage(letter(other ?? '', `what ${i}?`, by)))
      }
      same(JSON.stringify(await answers(third)), before)
      // The numbers of later messages tell nothing either.
      const later = expectOk(await host.sendMessage(letter(third, 'I am here')))
      same(later.n, 1)
    },
  },
  {
    name: 'a muted person is not told, and neither heard nor read',
    async run(lab) {
      const host = await openTalk(lab)
      const [by, other] = playersOf(lab.sample)
      const mute = { by: other, person: by }
      expectOk(await host.mutePerson(mute))
      expectOk(await host.mutePerson(mute))
      same(expectOk(await host.listMutedPeople({ by: other })), [by])
      same(expectOk(await host.listMutedPeople({ by })), [])
      same(expectRejection(await host.mutePerson({ by, person: by })), 'badRequest')
      const heard = expectOk(await host.listNotifications({ by: other }))
      same(expectOk(await host.sendMessage(letter(by, 'hey', other))).to, other)
      const { game } = lab.sample.opening
      const seats = lab.sample.opening.table.players.length
      const table = { by, idempotencyKey: '1', game, seats, invited: [other] }
      expectOk(await host.createTable(table))
      same(expectOk(await host.listNotifications({ by: other })), heard)
      same(expectOk(await host.listMessages({ by: other })), [])
      same(expectOk(await host.listMyTables({ by: other })).tables, [])
      expectOk(await host.unmutePerson(mute))
      expectOk(await host.sendMessage(letter(by, 'again', other)))
      same(
        expectOk(await host.listMessages({ by: other })).map(({ text }) => text),
        ['again'],
      )
    },
  },
  {
    name: 'a message is reported to the operator by people who got it',
    async run(lab) {
      const host = await openTalk(lab)
      const [by, other] = playersOf(lab.sample)
      expectOk(await host.sendMessage(letter(by, 'you fool', other)))
      const report = { by: other, message: 1, reason: 'an insult' }
      expectOk(await host.reportMessage(report))
      expectOk(await host.reportMessage(report))
      const own = { by, message: 1, reason: 'mine' }
      same(expectRejection(await host.reportMessage(own)), 'noMessage')
      same(expectRejection(await host.reportMessage({ ...report, message: 2 })), 'noMessage')
      same(expectRejection(await host.reportMessage({ ...report, reason: '' })), 'badRequest')
      same(expectOk(await host.listReports()), [
        {
          ...{ by: other, person: by, reason: 'an insult', at: START, decision: null },
          message: { match: 'One', to: other, text: 'you fool' },
        },
      ])
    },
  },
  {
    name: 'a person sends no more messages in an hour than the quota allows',
    async run(lab) {
      let clock = START
      const quotas = { messagesPerHour: 2 }
      const host = await lab.open({ now: () => clock, quotas })
      await openSample(host, lab)
      const [by, other] = playersOf(lab.sample)
      for (const text of ['1', '2']) expectOk(await host.sendMessage(letter(by, text)))
      same(expectRejection(await host.sendMessage(letter(by, '3'))), 'quotaReached')
      expectOk(await host.sendMessage(letter(by, '2')))
      expectOk(await host.sendMessage(letter(other, '3')))
      clock += hours(1)
      expectOk(await host.sendMessage(letter(by, '3')))
    },
  },
  {
    name: 'messages that are sent at once are all kept, each once',
    async run(lab) {
      const games = gamesWith(lab.sample, { policy: 'private' })
      const hosts = [await lab.open({ now, games }), await lab.open({ now, games })] as const
      await openSample(hosts[0], lab)
      const [by, other] = playersOf(lab.sample)
      const sent = Array.from({ length: 12 }, (_, i) =>
        i % 3 === 0 ? letter(other, `${i}`, by) : letter(by, `${i % 9}`, other),
      )
      const answers = await Promise.all(
        sent.map((each, i) => (hosts[i % 2] ?? hosts[0]).sendMessage(each)),
      )
      for (const answer of answers) expectOk(answer)
      const distinct = new Set(sent.map(({ by: sender, text }) => `${sender} ${text}`)).size
      const kept = expectOk(await hosts[1].listMessages({ by }))
      same(
        kept.map(({ n }) => n),
        Array.from({ length: distinct }, (_, i) => i + 1),
      )
    },
  },
]
