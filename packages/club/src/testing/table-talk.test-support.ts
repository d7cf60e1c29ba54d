import { deepStrictEqual as same } from 'node:assert/strict'
import { START } from '../../../host/src/fresh.test-support.js'
import { expectOk, expectRejection } from '../../../host/src/testing/conformance.test-support.js'
import type { Club } from '../open-club.js'
import type { ClubCase, ClubEnv } from './club-case.test-support.js'

const texts = async (host: Club, person: string, match: string): Promise<readonly string[]> =>
  expectOk(await host.listMessages({ by: person, match })).map(({ text }) => text)

/** Opens a table with a free seat more than the sample has players. */
async function openTable(lab: ClubEnv, more: object = {}) {
  const host = await lab.open({ now: () => START })
  const { game, table } = lab.sample.opening
  const [by = '', other = '', ...others] = table.players
  const seats = table.players.length
  const request = { by, idempotencyKey: '1', game, seats, invited: ['Ivy'], ...more }
  const opened = expectOk(await host.createTable(request))
  const say = (person: string, text: string, to?: string) =>
    host.sendMessage({
      ...{ match: opened.table, by: person, idempotencyKey: text, text },
      ...(to === undefined ? {} : { to }),
    })
  return { host, by, other, others, table: opened.table, say }
}

/** Cases about talk at a table before its match starts. */
export const tableTalkCases: readonly ClubCase[] = [
  {
    name: 'people at a table talk before its match starts, and go on when it has',
    async run(lab) {
      const { host, by, other, others, table, say } = await openTable(lab)
      expectOk(await host.takeSeat({ table, by: other }))
      const open = expectOk(await say(by, 'Hello!'))
      same([open.from, open.to, open.n], [by, null, 1])
      same(expectOk(await say(by, 'Hello!')), open)
      expectOk(await say(other, 'Hi!'))
      const allowed = { policy: 'open', people: [], public: false }
      same(expectOk(await host.getMessagePermissions({ match: table, by })), allowed)
      same(expectRejection(await say(by, 'psst', other)), 'noMessages')
      same(expectRejection(await say(by, 'psst', 'Nobody')), 'noRecipient')
      // People who were invited have not sat down yet.
      same(expectRejection(await say('Ivy', 'And me?')), 'notInMatch')
      same(expectRejection(await say('Nobody', 'And me?')), 'notInMatch')
      same(await texts(host, 'Ivy', table), [])
      const told = expectOk(await host.listNotifications({ by: other, match: table }))
      same(told.at(-1)?.message, `${by}: Hello!`)
      for (const person of others) expectOk(await host.takeSeat({ table, by: person }))
      expectOk(await say(by, 'Here we go.'))
      same(await texts(host, other, table), ['Hello!', 'Hi!', 'Here we go.'])
    },
  },
  {
    name: 'a person who has left a table, or whose table has closed, talks there no more',
    async run(lab) {
      const { host, by, other, table, say } = await openTable(lab)
      expectOk(await host.takeSeat({ table, by: other }))
      expectOk(await say(other, 'Hello!'))
      expectOk(await host.leaveSeat({ table, by: other }))
      same(expectRejection(await say(other, 'again')), 'notInMatch')
      expectOk(await say(by, 'alone'))
      same(await texts(host, other, table), ['Hello!'])
      expectOk(await host.closeTable({ table, by }))
      same(expectRejection(await say(by, 'closed')), 'noMatch')
    },
  },
  {
    name: 'a table without messages has none before its start, and a hidden one does not exist for others',
    async run(lab) {
      const { by, say } = await openTable(lab, { messages: 'none' })
      same(expectRejection(await say(by, 'Hello!')), 'noMessages')
      const hidden = await openTable(lab, { idempotencyKey: '2', admits: 'link' })
      expectOk(await hidden.say(by, 'Hello!'))
      const guessed = await hidden.say('Nobody', 'Hello!')
      const none = await hidden.host.sendMessage({
        ...{ match: 'None', by: 'Nobody', idempotencyKey: '1', text: 'Hello!' },
      })
      same(expectRejection(guessed), expectRejection(none))
    },
  },
]
