import { ok as isTrue, deepStrictEqual as same } from 'node:assert/strict'
import { loadMatch } from '@ackanomic/core'
import { receiptHolds } from '@ackanomic/core/proof'
import { START } from '../../../host/src/fresh.test-support.js'
import {
  expectOk,
  expectRejection,
  openHostWithSample,
} from '../../../host/src/testing/conformance.test-support.js'
import type { Club } from '../open-club.js'
import type { ClubCase } from './club-case.test-support.js'
import { enterAll, openCup } from './play-tournament.test-support.js'

const STAND_IN = 'Deleted person 1'

async function signIn(host: Club, person: string): Promise<string> {
  return expectOk(
    await host.redeemInvitation({
      invitation: expectOk(await host.createInvitation({ person })).invitation,
    }),
  ).token
}

const write = (by: string, text: string) => ({ match: 'One', by, idempotencyKey: text, text })

/** Cases about people who leave for good. */
export const deletionCases: readonly ClubCase[] = [
  {
    name: 'a deleted person leaves their tables and matches, and a stand-in is shown instead of them',
    async run(lab) {
      const { host, clock, by, other } = await openHostWithSample(lab)
      const { opening, duration } = lab.sample
      for (const person of [by, other]) await signIn(host, person)
      const token = await signIn(host, by)
      expectOk(await host.sendMessage(write(by, 'a word of mine')))
      expectOk(await host.sendMessage(write(other, `Hello ${by}`)))
      const table = { idempotencyKey: '1', game: opening.game, seats: 3 }
      const theirs = expectOk(await host.createTable({ ...table, by }))
      const others = expectOk(await host.createTable({ ...table, by: other }))
      expectOk(await host.takeSeat({ table: others.table, by }))
      expectOk(await host.reportPerson({ by, person: other, reason: 'a reason' }))
      const started = expectOk(await host.getMatch({ match: 'One', by: other }))
      isTrue(started.names.includes(by))
      expectOk(await host.deletePerson({ person: by }))
      same(await host.authenticate(token), undefined)
      same(expectOk(await host.getTable({ table: theirs.table, by: other })).opener, STAND_IN)
      same(expectOk(await host.getTable({ table: theirs.table, by: other })).stage, 'closed')
      same(expectOk(await host.getTable({ table: others.table, by: other })).players, [other])
      const page = expectOk(await host.getMatch({ match: 'One', by: other }))
      same(page.names, [STAND_IN, ...started.names.slice(1)])
      same(page.view.table.seats[0]?.presence, 'left')
      const letters = expectOk(await host.listMessages({ by: other }))
      same(
        letters.map(({ from, text }) => [from, text]),
        [
          [STAND_IN, '[deleted]'],
          [other, `Hello ${by}`],
        ],
      )
      const inbox = expectOk(await host.listNotifications({ by: other }))
      isTrue(inbox.some(({ message }) => message.includes(STAND_IN)))
      const shown = [
        page,
        inbox,
        letters.map(({ from }) => from),
        await host.listTables({ by: other }),
        await host.listMatches({ by: other }),
        await host.listReports(),
        await host.getMessagePermissions({ match: 'One', by: other }),
      ]
      isTrue(!JSON.stringify(shown).includes(by), JSON.stringify(shown))
      // The match goes on without them, and ends.
      clock.now += duration
      await host.runDueJobs()
      const end = expectOk(await host.getMatch({ match: 'One', by: other }))
      isTrue(end.view.outcome !== null && !JSON.stringify(end).includes(by))
      isTrue(!JSON.stringify(await host.listRatings({ game: opening.game })).includes(by))
      const again = expectOk(await host.createRematch({ match: 'One', by: other }))
      isTrue(again.invitations.every(({ person }) => person !== by && person !== STAND_IN))
    },
  },
  {
    name: 'a deleted person is no longer in tournaments, and a stand-in is shown there',
    async run(lab) {
      const host = await lab.open({ now: () => START })
      const [by, other] = ['Ann', 'Bob']
      for (const person of [by, other]) await signIn(host, person)
      const own = await openCup(host, lab, { idempotencyKey: 'own', by })
      const free = await openCup(host, lab, { idempotencyKey: 'free', by: other })
      const full = await openCup(host, lab, { idempotencyKey: 'full', by: other, maxPlayers: 2 })
      for (const cup of [free, full]) await enterAll(host, cup, [by, other])
      expectOk(await host.deletePerson({ person: by }))
      const seen = async ({ tournament }: { readonly tournament: string }) =>
        expectOk(await host.getTournament({ tournament, by: other }))
      const [cancelled, open, ended] = [await seen(own), await seen(free), await seen(full)]
      same([cancelled.stage, cancelled.opener], ['cancelled', STAND_IN])
      same(
        open.players.map(({ person }) => person),
        [other],
      )
      same([ended.stage, ended.winners], ['finished', [other]])
      isTrue(ended.players.some(({ person }) => person === STAND_IN))
      const shown = JSON.stringify([
        cancelled,
        open,
        ended,
        await host.listTournaments({ by: other }),
      ])
      isTrue(!shown.includes(by), shown)
    },
  },
  {
    name: 'nothing is kept that only a deleted person had a use for, and nobody gets their name',
    async run(lab) {
      const { host, by, other } = await openHostWithSample(lab, {
        accounts: { open: true, url: 'https://games.example.org', sendMail: async () => undefined },
        channels: { sink: async () => undefined },
      })
      await signIn(host, by)
      await signIn(host, other)
      expectOk(await host.subscribe({ person: by, channel: 'sink', address: 'a secret address' }))
      expectOk(await host.setMailAddress({ by, mail: 'secret@example.org' }))
      expectOk(await host.sendMessage(write(by, 'a secret word')))
      expectOk(await host.mutePerson({ by, person: other }))
      const seat = await host.seatToken('One', by)
      expectOk(await host.deletePerson({ person: by }))
      const lines: string[] = []
      await host.backup((line) => void lines.push(line))
      for (const secret of ['secret address', 'secret@example.org', 'secret word'])
        isTrue(!lines.join('').includes(secret), secret)
      same(await host.resolveSeatToken(seat), undefined)
      same(expectOk(await host.listNotifications({ by })), [])
      same(expectOk(await host.listMessages({ by })), [])
      same(expectRejection(await host.createAccount({ name: by })), 'nameTaken')
      same(expectRejection(await host.createAccount({ name: by.toUpperCase() })), 'nameTaken')
      same(expectRejection(await host.createInvitation({ person: by })), 'nameTaken')
      same(expectRejection(await host.createInvitation({ person: STAND_IN })), 'nameTaken')
      same(expectRejection(await host.createAccount({ name: STAND_IN })), 'badRequest')
      for (const refused of [
        await host.getAccount({ by }),
        await host.exportMyData({ by }),
        await host.deletePerson({ person: by }),
        await host.createPasskeyOptions({ by }),
      ])
        same(expectRejection(refused), 'noAccount')
    },
  },
  {
    name: 'the match of a deleted person is replayed, its seal and receipts hold, and the books balance',
    async run(lab) {
      const { host, clock, by, other } = await openHostWithSample(lab)
      const { games, opening, hiddenActions, secondAction, duration } = lab.sample
      await signIn(host, by)
      await signIn(host, other)
      const act = { match: 'One', idempotencyKey: '1' }
      expectOk(await host.submit({ ...act, by, action: hiddenActions[0] }))
      const { receipt } = expectOk(await host.submit({ ...act, by: other, action: secondAction }))
      expectOk(await host.deletePerson({ person: by }))
      clock.now += duration
      await host.runDueJobs()
      const save = expectOk(await host.exportMatch({ match: 'One', by: other }))
      const game = await games[opening.game]?.load()
      if (game === undefined) throw new Error('The sample lists no such game.')
      isTrue(loadMatch(game, save).ok)
      isTrue(JSON.parse(save).seal !== undefined)
      isTrue(receipt !== null && (await receiptHolds(receipt)))
      const receipts = expectOk(await host.listReceipts({ match: 'One', by: other }))
      same(receipts.at(0), receipt)
      const { ledger } = await host.books()
      same(
        ledger.months.flatMap(({ matches }) => matches.map(({ record }) => record.match)),
        ['One'],
      )
    },
  },
  {
    name: 'all processes show the stand-in, and a deletion that was broken off is finished',
    async run(lab) {
      const { host, by, other } = await openHostWithSample(lab)
      await signIn(host, by)
      const second = await lab.open({ now: () => START })
      isTrue(expectOk(await second.getMatch({ match: 'One', by: other })).names.includes(by))
      const heard = new Promise<void>((done) => {
        second.onChange(({ revoked }) => revoked === by && done())
      })
      expectOk(await host.deletePerson({ person: by }))
      await heard
      isTrue(!expectOk(await second.getMatch({ match: 'One', by: other })).names.includes(by))
      await second.runDueJobs()
      same(expectOk(await second.listNotifications({ by })), [])
    },
  },
  {
    name: 'a person who was deleted is nobody whom others can write to or name',
    async run(lab) {
      const { host, by, other } = await openHostWithSample(lab)
      await signIn(host, by)
      expectOk(await host.deletePerson({ person: by }))
      const rules = expectOk(await host.getMessagePermissions({ match: 'One', by: other }))
      same(rules.people.includes(by), false)
      same(
        expectRejection(await host.sendMessage({ ...write(other, 'psst'), to: by })),
        'noRecipient',
      )
    },
  },
]
