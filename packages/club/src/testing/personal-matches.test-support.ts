import { ok as isTrue, deepStrictEqual as same } from 'node:assert/strict'
import { START } from '../../../host/src/fresh.test-support.js'
import {
  expectOk,
  expectRejection,
  playersOf,
} from '../../../host/src/testing/conformance.test-support.js'
import type { ClubCase } from './club-case.test-support.js'
import { fillTable, OUTSIDER, openTable } from './tables.test-support.js'

const now = (): number => START

/** Cases about matches without spectators, rematches, and the list of a person's matches. */
export const personalMatchCases: readonly ClubCase[] = [
  {
    name: 'a match without spectators does not exist for people who take no part in it',
    async run(lab) {
      const channels = { sink: async () => undefined }
      const hasRole = (person: string): boolean => person === 'Speaker'
      const host = await lab.open({ now, channels, hasRole })
      const [by] = playersOf(lab.sample)
      const opened = await openTable(host, lab, by, { admits: 'link' })
      const { table, link } = await fillTable(host, lab, opened)
      const action = lab.sample.hiddenActions[0]
      const answers = async (match: string, person: string): Promise<string> => {
        const sent = { match, by: person, action }
        const all = [
          await host.getMatch({ match, by: person }),
          await host.getMatch({ match }),
          await host.getMatch({ match, by: person, at: START }),
          await host.submit({ ...sent, idempotencyKey: '1' }),
          await host.submit({ ...sent, idempotencyKey: '2', action: { kind: 'consent' } }),
          await host.submit({ ...sent, idempotencyKey: '3', action: { kind: 'text', text: 'a' } }),
          await host.exportMatch({ match, by: person }),
          await host.listReceipts({ match, by: person }),
          await host.createRematch({ match, by: person }),
          await host.getTable({ table: match, by: person }),
          await host.takeSeat({ table: match, by: person }),
          await host.listMatches({ by: person }),
          await host.listTables({ by: person }),
          await host.listMyTables({ by: person }),
          await host.listNotifications({ by: person }),
          expectOk(await host.listPendingActions({ by: person })),
        ]
        return JSON.stringify(all).replaceAll(match, 'it')
      }
      same(await answers(table, OUTSIDER), await answers('None', OUTSIDER))
      same(expectRejection(await host.getMatch({ match: table, by: OUTSIDER })), 'noMatch')
      isTrue((await host.getMatch({ match: table, by })).ok)
      same((await host.getMatch({ match: table, by: 'Speaker' })).ok, true)
      // A future Substitute is told the link by somebody at the table.
      const consent = { match: table, by: OUTSIDER, idempotencyKey: '4' }
      const linked = { kind: 'consent', link: link ?? '' } as const
      expectOk(await host.submit({ ...consent, action: linked }))
      same(expectRejection(await host.getMatch({ match: table, by: OUTSIDER })), 'noMatch')
      const [mine] = expectOk(await host.listMatches({ by })).matches
      same([mine?.match, mine?.link, mine?.spectators], [table, link, false])
      // Other processes see it so, too, and so does a match that was opened without a table.
      const another = await lab.open({ now })
      const direct = { match: 'Direct', by, idempotencyKey: '1', ...lab.sample.opening }
      expectOk(await host.createMatch({ ...direct, spectators: false }))
      for (const match of [table, 'Direct']) {
        same(expectRejection(await another.getMatch({ match })), 'noMatch')
        isTrue((await another.getMatch({ match, by })).ok)
        const refused = await another.submit({ match, by: 'Eve', idempotencyKey: '1', action })
        same(expectRejection(refused), 'noMatch')
      }
    },
  },
  {
    name: 'a rematch invites the same people, who meet at one table',
    async run(lab) {
      let clock = START
      const host = await lab.open({ now: () => clock })
      const [by, other] = playersOf(lab.sample)
      const { players } = lab.sample.opening.table
      const opened = await openTable(host, lab, by, { title: 'Again' })
      const { table: match } = await fillTable(host, lab, opened)
      same(expectRejection(await host.createRematch({ match, by })), 'matchGoesOn')
      clock += lab.sample.duration
      await host.runDueJobs()
      same(expectRejection(await host.createRematch({ match, by: OUTSIDER })), 'notInMatch')
      const again = expectOk(await host.createRematch({ match, by: other }))
      same([again.rematchOf, again.title, again.admits], [match, 'Again', 'invited'])
      same([again.players, again.seats, again.options], [[other], opened.seats, again.options])
      same(again.invitations.map(({ person }) => person).sort(), [...players].sort())
      same(expectRejection(await host.getTable({ table: again.table, by: OUTSIDER })), 'noTable')
      same(expectOk(await host.createRematch({ match, by: other })).table, again.table)
      let last = again
      for (const person of players)
        if (person !== other) last = expectOk(await host.createRematch({ match, by: person }))
      same([last.table, last.stage], [again.table, 'started'])
      const [first, ...rest] = players
      const page = expectOk(await host.getMatch({ match: again.table, by }))
      same(page.names.slice(0, players.length), [...rest, first])
      // A further one is another table.
      clock += lab.sample.duration
      await host.runDueJobs()
      const third = expectOk(await host.createRematch({ match, by }))
      isTrue(third.table !== again.table && third.stage === 'open')
    },
  },
  {
    name: 'a host lists a person’s matches, first those that await them',
    async run(lab) {
      let clock = START
      const host = await lab.open({ now: () => clock })
      const [by, other] = playersOf(lab.sample)
      const open = async (match: string): Promise<void> => {
        const request = { match, by, idempotencyKey: 'open', ...lab.sample.opening }
        expectOk(await host.createMatch(request))
      }
      await open('Done')
      clock += lab.sample.duration
      await host.runDueJobs()
      for (const match of ['Early', 'Acted', 'Late']) {
        clock += 1000
        await open(match)
      }
      const [action] = lab.sample.hiddenActions
      const act = async (match: string): Promise<void> => {
        expectOk(await host.submit({ match, by, idempotencyKey: '1', action }))
      }
      await act('Acted')
      const mine = expectOk(await host.listMatches({ by })).matches
      const rank = { required: 0, oneOf: 1, optional: 2 }
      const keys = mine.map(({ need, deadline, endedAt }) => [
        endedAt === null ? (need === null ? 3 : rank[need]) : 4,
        deadline ?? 0,
      ])
      same(
        keys,
        keys.toSorted(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d),
      )
      same(mine[0]?.match, 'Early')
      same(mine.at(-1)?.match, 'Done')
      same(mine[0]?.players, lab.sample.opening.table.players)
      // The order tells nobody that others have acted.
      const theirs = expectOk(await host.listMatches({ by: other }))
      await act('Early')
      same(expectOk(await host.listMatches({ by: other })), theirs)
      const pages = []
      let after: string | undefined
      do {
        const page = expectOk(await host.listMatches({ by: other, after, limit: 1 }))
        pages.push(...page.matches)
        after = page.next ?? undefined
      } while (after !== undefined)
      same(pages, theirs.matches)
      same(expectOk(await host.listMatches({ by: OUTSIDER })).matches, [])
    },
  },
]
