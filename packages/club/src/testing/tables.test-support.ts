import { ok as isTrue, deepStrictEqual as same } from 'node:assert/strict'
import { days } from '@ackanomic/core'
import type { Delivery, From } from '@ackanomic/host'
import { START } from '../../../host/src/fresh.test-support.js'
import {
  expectOk,
  expectRejection,
  playersOf,
} from '../../../host/src/testing/conformance.test-support.js'
import type { Club } from '../open-club.js'
import type { CreateTableRequest, OpenTable } from '../tables/table-types.js'
import type { ClubCase, ClubEnv } from './club-case.test-support.js'

const now = (): number => START

/** The request to open a table of the sample. */
function tableRequest(
  { sample }: ClubEnv,
  by: string,
  more: Partial<CreateTableRequest> = {},
): From<CreateTableRequest> {
  const { game, options, table } = sample.opening
  const common = { by, idempotencyKey: 'table', game, seats: table.players.length }
  return { ...common, ...(options === undefined ? {} : { options }), ...more }
}

/** Opens a table of the sample. */
export async function openTable(
  host: Club,
  lab: ClubEnv,
  by: string,
  more?: Partial<CreateTableRequest>,
): Promise<OpenTable> {
  return expectOk(await host.createTable(tableRequest(lab, by, more)))
}

/** Everybody sits down at a table but its opener, who sits there. Returns the table after it. */
export async function fillTable(
  host: Club,
  { sample }: ClubEnv,
  { table, opener, link }: OpenTable,
): Promise<OpenTable> {
  let last: OpenTable | undefined
  for (const by of sample.opening.table.players)
    if (by !== opener) last = expectOk(await host.takeSeat({ table, by, link: link ?? undefined }))
  if (last === undefined) throw new Error('A sample needs two players.')
  return last
}

/** A person who takes part in nothing. */
export const OUTSIDER = 'Nobody'

/** Cases about tables at which people sit down. */
export const tableCases: readonly ClubCase[] = [
  {
    name: 'a table fills with those who sit down, and then its match starts',
    async run(lab) {
      const host = await lab.open({ now })
      const [by, other] = playersOf(lab.sample)
      const opened = await openTable(host, lab, by, { title: 'After lunch' })
      same([opened.stage, opened.players, opened.title], ['open', [by], 'After lunch'])
      same(await openTable(host, lab, by, { title: 'After lunch' }), opened)
      const { table } = opened
      const [listed] = expectOk(await host.listTables()).tables
      same([listed?.table, listed?.freeSeats], [table, opened.seats - 1])
      same([listed?.link, listed?.you, listed?.invitations], [null, null, []])
      same(expectRejection(await host.getMatch({ match: table, by })), 'noMatch')
      const sat = expectOk(await host.takeSeat({ table, by: other }))
      same(expectOk(await host.takeSeat({ table, by: other })), sat)
      const full = await fillTable(host, lab, opened)
      same([full.stage, full.freeSeats], ['started', 0])
      same(expectOk(await host.listTables()).tables, [])
      const late = await host.takeSeat({ table, by: OUTSIDER })
      same(expectRejection(late), 'tableClosed')
      const page = expectOk(await host.getMatch({ match: table, by }))
      same(page.names.slice(0, opened.seats), lab.sample.opening.table.players)
      const told = expectOk(await host.listNotifications({ by }))
      isTrue(told.some(({ message }) => message === `${other} takes a seat.`))
      isTrue(told.every(({ game, match }) => game === opened.game && match === table))
    },
  },
  {
    name: 'people at a table see its commitment, and contribute to the chance of its match',
    async run(lab) {
      const clock = { now: START }
      const host = await lab.open({ now: () => clock.now })
      const [by, ...others] = lab.sample.opening.table.players
      if (by === undefined) throw new Error('A sample needs two players.')
      const opened = await openTable(host, lab, by, { contribution: 'a red sun' })
      const { table, commitment } = opened
      same([opened.contribution, commitment?.length], ['a red sun', 64])
      clock.now += 1000
      const sit = (person: string, contribution?: string) =>
        host.takeSeat({ table, by: person, contribution })
      const [other = ''] = others
      same(expectRejection(await sit(other, 'x'.repeat(201))), 'badRequest')
      same(expectRejection(await sit(other, '')), 'badRequest')
      const seenBy = async (person: string | null) =>
        expectOk(await host.getTable({ table, by: person }))
      const seen = await seenBy(null)
      same([seen.commitment, seen.contribution], [commitment, null])
      // It can be replaced until the match starts, and others do not see it before.
      same(expectOk(await sit(by, 'green')).contribution, 'green')
      same(await seenBy(null), seen)
      same(expectOk(await sit(by, 'a red sun')).players, [by])
      for (const person of others)
        expectOk(await sit(person, person === other ? 'a blue moon' : undefined))
      const { chance } = expectOk(await host.getMatch({ match: table, by: other }))
      same(chance?.commitment, commitment)
      same([chance?.committedAt, chance?.secret], [START, null])
      same(chance?.contributions, { [by]: 'a red sun', [other]: 'a blue moon' })
    },
  },
  {
    name: 'only one of two people gets the last seat',
    async run(lab) {
      const hosts = [await lab.open({ now }), await lab.open({ now })] as const
      const [by, ...others] = lab.sample.opening.table.players
      const opened = await openTable(hosts[0], lab, by ?? '')
      const rivals = [...others, 'Rival 1', 'Rival 2']
      const answers = await Promise.all(
        rivals.map((rival, i) =>
          (hosts[i % 2] ?? hosts[0]).takeSeat({ table: opened.table, by: rival }),
        ),
      )
      same(answers.filter(({ ok }) => ok).length, others.length)
      const after = expectOk(await hosts[1].getTable({ table: opened.table, by: by ?? null }))
      same([after.stage, after.players.length], ['started', opened.seats])
      isTrue((await hosts[0].getMatch({ match: opened.table })).ok)
    },
  },
  {
    name: 'nobody takes part without consent, and people leave and decline as they like',
    async run(lab) {
      const host = await lab.open({ now })
      const [by, other] = playersOf(lab.sample)
      const invited = [other, 'Flo']
      const opened = await openTable(host, lab, by, { admits: 'invited', invited, listed: true })
      const { table } = opened
      same(opened.players, [by])
      same(
        opened.invitations.map(({ person, state }) => [person, state]),
        [
          [by, 'accepted'],
          [other, 'invited'],
          ['Flo', 'invited'],
        ],
      )
      const asked = expectOk(await host.listNotifications({ by: other }))
      same(
        asked.map(({ event }) => event.type),
        ['invitedToTable'],
      )
      same(expectRejection(await host.takeSeat({ table, by: OUTSIDER })), 'notAdmitted')
      same(expectRejection(await host.declineInvitation({ table, by: OUTSIDER })), 'notAtTable')
      // What an invited person decides, only the opener hears.
      expectOk(await host.declineInvitation({ table, by: 'Flo' }))
      same(expectOk(await host.listNotifications({ by: other })), asked)
      const heard = expectOk(await host.listNotifications({ by })).at(-1)
      same(heard?.message, 'Flo declines your invitation.')
      same(expectRejection(await host.takeSeat({ table, by: 'Flo' })), 'notAdmitted')
      same(expectOk(await host.takeSeat({ table, by: other })).players, [by, other])
      same(expectOk(await host.leaveSeat({ table, by: other })).players, [by])
      same(expectRejection(await host.leaveSeat({ table, by: other })), 'notAtTable')
      const invitation = { table, by: other, person: 'Gus' }
      same(expectRejection(await host.inviteToTable(invitation)), 'notOpener')
      expectOk(await host.inviteToTable({ ...invitation, by }))
      same(expectOk(await host.getTable({ table, by: 'Gus' })).you?.state, 'invited')
      same(expectRejection(await host.closeTable({ table, by: 'Gus' })), 'notOpener')
      same(expectOk(await host.closeTable({ table, by })).stage, 'closed')
      same(expectRejection(await host.takeSeat({ table, by: 'Gus' })), 'tableClosed')
      same(expectRejection(await host.getMatch({ match: table, by })), 'noMatch')
    },
  },
  {
    name: 'a person referees only if they agree, and the host referees if they decline',
    async run(lab) {
      const host = await lab.open({ now })
      const [by] = playersOf(lab.sample)
      for (const [agrees, key] of [
        [true, '1'],
        [false, '2'],
      ] as const) {
        const more = { idempotencyKey: key, referees: ['Ray'] }
        const result = await host.createTable(tableRequest(lab, by, more))
        // Not every game has a referee.
        if (!result.ok) return same(expectRejection(result), 'badRequest')
        const opened = result.value
        const { table } = opened
        const full = await fillTable(host, lab, opened)
        same([full.stage, full.freeSeats, full.referees], ['open', 0, []])
        if (agrees) expectOk(await host.takeSeat({ table, by: 'Ray' }))
        else expectOk(await host.declineInvitation({ table, by: 'Ray' }))
        same((await host.getMatch({ match: table })).ok, true)
        const seen = expectOk(await host.getMatch({ match: table, by: 'Ray' })).viewer
        same(seen === 'referee', agrees)
      }
    },
  },
  {
    name: 'a table by link admits those who have the link',
    async run(lab) {
      const host = await lab.open({ now })
      const [by, other] = playersOf(lab.sample)
      const { table, link } = await openTable(host, lab, by, { admits: 'link' })
      isTrue(link !== null && link.length > 20)
      const none = { tables: [], next: null }
      same(expectOk(await host.listTables({ by: other })), none)
      const without = [
        await host.getTable({ table, by: other }),
        await host.takeSeat({ table, by: other }),
        await host.takeSeat({ table, by: other, link: 'guessed' }),
        await host.declineInvitation({ table, by: other }),
      ]
      for (const answer of without) same(expectRejection(answer), 'noTable')
      const seen = expectOk(await host.getTable({ table, by: other, link }))
      same([seen.link, seen.you], [null, null])
      same(expectOk(await host.takeSeat({ table, by: other, link })).you?.state, 'accepted')
      const mine = expectOk(await host.listMyTables({ by: other }))
      same(
        mine.tables.map((each) => [each.table, each.link]),
        [[table, link]],
      )
    },
  },
  {
    name: 'an opener starts a table that is not full if the game allows it',
    async run(lab) {
      const host = await lab.open({ now })
      const [by, other] = playersOf(lab.sample)
      const { table } = await openTable(host, lab, by)
      // One player is too few for any game.
      isTrue(!(await host.startTable({ table, by })).ok)
      expectOk(await host.takeSeat({ table, by: other }))
      same(expectRejection(await host.startTable({ table, by: other })), 'notOpener')
      const started = await host.startTable({ table, by })
      const { stage } = expectOk(await host.getTable({ table, by }))
      same(stage, started.ok ? 'started' : 'open')
      same((await host.getMatch({ match: table, by })).ok, started.ok)
    },
  },
  {
    name: 'a table is refused if its match could not start',
    async run(lab) {
      const host = await lab.open({ now })
      const [by] = playersOf(lab.sample)
      const bad: readonly (readonly [Partial<CreateTableRequest>, string])[] = [
        [{ game: 'none' }, 'noGame'],
        [{ game: 'constructor' }, 'noGame'],
        [{ seats: 1 }, 'badRequest'],
        [{ bots: ['none'] }, 'badRequest'],
        [{ until: START }, 'badRequest'],
        [{ until: START + days(91) }, 'badRequest'],
        [{ title: '' }, 'badRequest'],
        [{ invited: Array.from({ length: 21 }, (_, i) => `Guest ${i}`) }, 'quotaReached'],
      ]
      for (const [more, code] of bad)
        same(expectRejection(await host.createTable(tableRequest(lab, by, more))), code)
      isTrue(!(await host.createTable(tableRequest(lab, by, { options: { none: 1 } }))).ok)
      same(expectOk(await host.listMyTables({ by })).tables, [])
    },
  },
  {
    name: 'a person has no more tables and seats than the quotas allow',
    async run(lab) {
      const quotas = { openTables: 2, tableSeats: 3 }
      let clock = START
      const host = await lab.open({ now: () => clock, quotas })
      const [by, other] = playersOf(lab.sample)
      const open = (idempotencyKey: string, opener = by) =>
        host.createTable(tableRequest(lab, opener, { idempotencyKey }))
      const [one, two] = [expectOk(await open('1')), expectOk(await open('2'))]
      same(expectRejection(await open('3')), 'quotaReached')
      same(expectOk(await open('2')), two)
      for (const key of ['1', '2']) {
        const { table } = expectOk(await open(key, other))
        const sat = await host.takeSeat({ table, by })
        same(sat.ok, key === '1')
      }
      expectOk(await host.closeTable({ table: one.table, by }))
      expectOk(await open('3'))
      clock += days(15)
      // The others have expired.
      same(expectOk(await host.listTables()).tables, [])
      same(expectOk(await host.getTable({ table: two.table, by })).stage, 'closed')
      expectOk(await open('4'))
    },
  },
  {
    name: 'a list of tables comes in pages, the newest first',
    async run(lab) {
      let clock = START
      const host = await lab.open({ now: () => clock })
      const [by] = playersOf(lab.sample)
      const names: string[] = []
      for (let i = 0; i < 7; i++) {
        clock += i % 2
        const { table } = await openTable(host, lab, by, { idempotencyKey: String(i) })
        names.push(table)
      }
      const all = expectOk(await host.listTables())
      same(all.next, null)
      same(all.tables.map(({ table }) => table).sort(), names.sort())
      const opened = all.tables.map(({ openedAt }) => openedAt)
      same(
        opened,
        opened.toSorted((one, another) => another - one),
      )
      const pages = []
      let after: string | undefined
      do {
        const page = expectOk(await host.listTables({ after, limit: 3 }))
        pages.push(...page.tables)
        after = page.next ?? undefined
      } while (after !== undefined)
      same(pages, all.tables)
      same(expectOk(await host.listTables({ game: 'none' })).tables, [])
      for (const bad of ['x', Buffer.from('[1]').toString('base64url')])
        same(expectRejection(await host.listTables({ after: bad })), 'badRequest')
      same(expectRejection(await host.listTables({ limit: 0 })), 'badRequest')
    },
  },
  {
    name: 'invitations are delivered like everything else',
    async run(lab) {
      const got: Delivery[] = []
      const channels = { sink: async (delivery: Delivery) => void got.push(delivery) }
      const host = await lab.open({ now, channels })
      const [by, other] = playersOf(lab.sample)
      expectOk(await host.subscribe({ person: other, channel: 'sink', address: 'x' }))
      const { table, game } = await openTable(host, lab, by, { invited: [other] })
      same((await host.runDueJobs()).delivered, 1)
      same(
        got.map((delivery) => [delivery.match, delivery.game, delivery.notifications.length]),
        [[table, game, 1]],
      )
    },
  },
]
