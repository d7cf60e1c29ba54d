import { ok as isTrue, deepStrictEqual as same } from 'node:assert/strict'
import { days } from '@ackanomic/core'
import { START } from '../../../host/src/fresh.test-support.js'
import {
  column,
  columns,
  expectError,
  readPages,
  recordDeliveries,
  resultOf,
  sendAtOnce,
} from '../../../host/src/testing/conformance.test-support.js'
import type { CreateTableRequest } from '../tables/table-types.js'
import {
  type ClubCase,
  lastNews,
  listClubCases,
  OUTSIDER,
  openTable,
  tableOf,
} from './club-case.test-support.js'

/** Cases about tables at which people sit down, and about the matches of a person. */
export const tableCases: readonly ClubCase[] = listClubCases({
  'a match starts when all seats of its table are taken': async (setup) => {
    const request = { idempotencyKey: '1', title: 'After lunch' }
    const opened = await openTable(setup, request)
    const { host, player, rival, by, other, sample, table, created, fillTable } = opened
    same([created.stage, created.players, created.title], ['open', [by], 'After lunch'])
    same(await player.createTable({ ...tableOf(sample), ...request }), created)
    const [listed] = (await host.listTables()).tables
    same([listed?.table, listed?.freeSeats], [table, created.seats - 1])
    same([listed?.link, listed?.you, listed?.invitations], [null, null, []])
    await expectError(player.getMatch({ match: table }), 'noMatch')
    const sat = await rival.takeSeat({ table })
    same(await rival.takeSeat({ table }), sat)
    const full = await fillTable()
    same([full.stage, full.freeSeats], ['started', 0])
    same((await host.listTables()).tables, [])
    await expectError(host.as(OUTSIDER).takeSeat({ table }), 'tableClosed')
    const page = await player.getMatch({ match: table })
    same(page.names.slice(0, created.seats), sample.opening.roster.players)
    const notifications = await player.listNotifications()
    isTrue(column(notifications, 'message').includes(`${other} takes a seat.`))
    isTrue(notifications.every(({ game, match }) => game === created.game && match === table))
  },
  'a table shows its clock, which its match and a rematch keep': async (setup) => {
    const clock = { timeZone: 'Europe/Berlin', quiet: [{ days: ['sat', 'sun'] as const }] }
    await expectError(openTable(setup, { clock: { timeZone: 'Mars/Olympus' } }), 'badRequest')
    const { player, created, fillTable, table, endMatches } = await openTable(setup, { clock })
    same([created.clock?.timeZone, created.clock?.quiet], [clock.timeZone, clock.quiet])
    await fillTable()
    const { view } = await player.getMatch({ match: table })
    same(view.roster.clock, created.clock)
    await endMatches()
    await endMatches()
    const again = await player.createRematch({ match: table })
    same(again.clock?.quiet, clock.quiet)
  },
  'an anonymous table deals its seats, and shows who had which when the match is over': async (
    setup,
  ) => {
    const opened = await openTable(setup, { anonymous: true })
    const { host, player, rival, by, table, created, fillTable, endMatches } = opened
    same([created.anonymous, created.players], [true, [by]])
    const { players, stage } = await fillTable()
    same([players, stage], [[], 'started'])
    const masks = Array.from({ length: created.seats }, (_, i) => `Player ${i + 1}`)
    const [mine] = (await player.listMatches()).matches
    const { names: shown, viewer } = await player.getMatch({ match: table })
    same([shown, mine?.players], [masks, masks])
    same((await host.as(OUTSIDER).getTable({ table })).players, [])
    await endMatches()
    const { names } = await player.getMatch({ match: table })
    same(names[Number(viewer)], by)
    same(names.toSorted(), setup.sample.opening.roster.players.toSorted())
    same((await rival.listMatches()).matches[0]?.players, names)
    const again = await player.createRematch({ match: table })
    same([again.anonymous, again.players], [true, [by]])
  },
  'referees and Substitutes have their own names in an anonymous match': async (setup) => {
    const referees = ['Dee']
    const opened = await openTable(setup, { anonymous: true, referees })
    const { host, player, by, table: match, fillTable } = opened
    for (const person of referees) await host.takeSeat({ table: match, by: person })
    await fillTable()
    await host.as(OUTSIDER).submit({ match, action: { kind: 'consent' } })
    await player.submit({ match, action: { kind: 'text', text: `/vacation with ${OUTSIDER}` } })
    const { view } = await host.getMatch({ match })
    same(view.roster.referees, referees)
    const shown = JSON.stringify(view.roster)
    same([shown.includes(OUTSIDER), shown.includes(`"${by}"`)], [true, false])
  },
  'people at a table see its commitment and contribute to its chance': async (setup) => {
    const opened = await openTable(setup, { contribution: 'a red sun' })
    const { host, rival, by, other, clock, sample, table } = opened
    const { commitment, contribution } = opened.created
    same([contribution, commitment?.length], ['a red sun', 64])
    clock.now += 1000
    const sit = (person: string, words?: string) =>
      host.as(person).takeSeat({ table, contribution: words })
    await expectError(sit(other, 'x'.repeat(201)), 'badRequest')
    await expectError(sit(other, ''), 'badRequest')
    const seen = await host.getTable({ table })
    same([seen.commitment, seen.contribution], [commitment, null])
    // A contribution can be replaced until the match starts, and others do not see it before.
    same((await sit(by, 'green')).contribution, 'green')
    same(await host.getTable({ table }), seen)
    same((await sit(by, 'a red sun')).players, [by])
    await sit(other, 'a blue moon')
    for (const person of sample.opening.roster.players.slice(2)) await sit(person)
    const { chance } = await rival.getMatch({ match: table })
    same(chance?.commitment, commitment)
    same([chance?.committedAt, chance?.secret], [START, null])
    same(chance?.contributions, { [by]: 'a red sun', [other]: 'a blue moon' })
  },
  'the last seat goes to only one person': async ({ open, sample }) => {
    const [one, two] = [await open(), await open()]
    const { table, seats } = await one.player.createTable(tableOf(sample))
    const others = sample.opening.roster.players.slice(1)
    const people = [...others, 'Rival 1', 'Rival 2']
    const results = await sendAtOnce([one.host, two.host], people, (host, by) =>
      resultOf(host.takeSeat({ table, by })),
    )
    same(results.filter(({ ok }) => ok).length, others.length)
    const after = await two.player.getTable({ table })
    same([after.stage, after.players.length], ['started', seats])
    await one.host.getMatch({ match: table })
  },
  'nobody takes part without consent, and people can decline and leave': async (setup) => {
    const { by, other } = setup
    const request = { admits: 'invited', invited: [other, 'Flo'], listed: true } as const
    const { host, player, rival, table, created } = await openTable(setup, request)
    const [outsider, flo, gus] = [host.as(OUTSIDER), host.as('Flo'), host.as('Gus')]
    same(created.players, [by])
    same(columns(created.invitations, 'person', 'state'), [
      [by, 'accepted'],
      [other, 'invited'],
      ['Flo', 'invited'],
    ])
    const asked = await rival.listNotifications()
    same(column(column(asked, 'event'), 'type'), ['invitedToTable'])
    await expectError(outsider.takeSeat({ table }), 'notAdmitted')
    await expectError(outsider.declineInvitation({ table }), 'notAtTable')
    // Only the opener learns what an invited person decides.
    await flo.declineInvitation({ table })
    same(await rival.listNotifications(), asked)
    same(await lastNews(player), 'Flo declines your invitation.')
    await expectError(flo.takeSeat({ table }), 'notAdmitted')
    same((await rival.takeSeat({ table })).players, [by, other])
    same((await rival.leaveSeat({ table })).players, [by])
    await expectError(rival.leaveSeat({ table }), 'notAtTable')
    await expectError(rival.inviteToTable({ table, person: 'Gus' }), 'notOpener')
    await player.inviteToTable({ table, person: 'Gus' })
    same((await gus.getTable({ table })).you?.state, 'invited')
    await expectError(gus.closeTable({ table }), 'notOpener')
    same((await player.closeTable({ table })).stage, 'closed')
    await expectError(gus.takeSeat({ table }), 'tableClosed')
    await expectError(player.getMatch({ match: table }), 'noMatch')
  },
  'a person referees only if they agree, and the host referees if they decline': async (setup) => {
    for (const agrees of [true, false]) {
      const opened = await resultOf(openTable(setup, { referees: ['Ray'] }))
      // Not every game has a referee.
      if (!opened.ok) return same(opened.error.code, 'badRequest')
      const { host, table, fillTable } = opened.value
      const ray = host.as('Ray')
      const full = await fillTable()
      same([full.stage, full.freeSeats, full.referees], ['open', 0, []])
      if (agrees) await ray.takeSeat({ table })
      else await ray.declineInvitation({ table })
      await host.getMatch({ match: table })
      const { viewer } = await ray.getMatch({ match: table })
      same(viewer === 'referee', agrees)
    }
  },
  'a table that admits by link admits only people with the link': async (setup) => {
    const { rival, table, link } = await openTable(setup, { admits: 'link' })
    isTrue(link !== undefined && link.length > 20)
    same(await rival.listTables(), { tables: [], next: null })
    await expectError(rival.getTable({ table }), 'noTable')
    await expectError(rival.takeSeat({ table }), 'noTable')
    await expectError(rival.takeSeat({ table, link: 'guessed' }), 'noTable')
    await expectError(rival.declineInvitation({ table }), 'noTable')
    const seen = await rival.getTable({ table, link })
    same([seen.link, seen.you], [null, null])
    same((await rival.takeSeat({ table, link })).you?.state, 'accepted')
    const { tables } = await rival.listMyTables()
    same(columns(tables, 'table', 'link'), [[table, link]])
  },
  'an opener can start a table that is not full if the game allows it': async (setup) => {
    const { player, rival, table } = await openTable(setup)
    // One player is too few for any game.
    isTrue(!(await resultOf(player.startTable({ table }))).ok)
    await rival.takeSeat({ table })
    await expectError(rival.startTable({ table }), 'notOpener')
    const started = await resultOf(player.startTable({ table }))
    const { stage } = await player.getTable({ table })
    same(stage, started.ok ? 'started' : 'open')
    same((await resultOf(player.getMatch({ match: table }))).ok, started.ok)
  },
  'a table is refused if its match could not start': async ({ open }) => {
    const { player, sample } = await open()
    const wrongChanges: readonly (readonly [Partial<CreateTableRequest>, string])[] = [
      [{ game: 'none' }, 'noGame'],
      [{ game: 'constructor' }, 'noGame'],
      [{ seats: 1 }, 'badRequest'],
      [{ bots: ['none'] }, 'badRequest'],
      [{ until: START }, 'badRequest'],
      [{ until: START + days(91) }, 'badRequest'],
      [{ title: '' }, 'badRequest'],
      [{ invited: Array.from({ length: 21 }, (_, i) => `Guest ${i}`) }, 'quotaReached'],
    ]
    for (const [change, code] of wrongChanges)
      await expectError(player.createTable({ ...tableOf(sample), ...change }), code)
    const withOptions = { ...tableOf(sample), options: { none: 1 } }
    isTrue(!(await resultOf(player.createTable(withOptions))).ok)
    same((await player.listMyTables()).tables, [])
  },
  'a person cannot have more tables and seats than the quotas allow': async (setup) => {
    const quotas = { openTables: 2, tableSeats: 3 }
    const { host, player, rival, clock, sample } = await setup.open({ quotas })
    const createTable = (idempotencyKey: string, opener = player) =>
      opener.createTable({ ...tableOf(sample), idempotencyKey })
    const [one, two] = [await createTable('1'), await createTable('2')]
    await expectError(createTable('3'), 'quotaReached')
    same(await createTable('2'), two)
    const [third, fourth] = [await createTable('1', rival), await createTable('2', rival)]
    await player.takeSeat({ table: third.table })
    await expectError(player.takeSeat({ table: fourth.table }), 'quotaReached')
    await player.closeTable({ table: one.table })
    await createTable('3')
    clock.now += days(15)
    // The others have expired.
    same((await host.listTables()).tables, [])
    same((await player.getTable({ table: two.table })).stage, 'closed')
    await createTable('4')
  },
  'tables are listed in pages, newest first': async ({ open }) => {
    const { host, player, clock, sample } = await open()
    const names: string[] = []
    for (let i = 0; i < 7; i++) {
      clock.now += i % 2
      names.push((await player.createTable(tableOf(sample))).table)
    }
    const { tables, next } = await host.listTables()
    same(next, null)
    same(column(tables, 'table').sort(), names.sort())
    const opened = column(tables, 'openedAt')
    const newestFirst = opened.toSorted((one, another) => another - one)
    same(opened, newestFirst)
    const pages = await readPages((after) => host.listTables({ after, limit: 3 }))
    same(column(pages, 'tables').flat(), tables)
    same((await host.listTables({ game: 'none' })).tables, [])
    for (const after of ['x', Buffer.from('[1]').toString('base64url')])
      await expectError(host.listTables({ after }), 'badRequest')
    await expectError(host.listTables({ limit: 0 }), 'badRequest')
  },
  'invitations are delivered like other notifications': async (setup) => {
    const { deliveries, channels } = recordDeliveries()
    const { host, player, other, sample } = await setup.open({ channels })
    await host.subscribe({ person: other, channel: 'sink', address: 'x' })
    const { table, game } = await player.createTable({ ...tableOf(sample), invited: [other] })
    same((await host.runDueJobs()).delivered, 1)
    same(columns(deliveries, 'match', 'game'), [[table, game]])
    same(deliveries[0]?.notifications.length, 1)
  },
  'a match without spectators does not exist for people who take no part in it': async (setup) => {
    const channels = { sink: async () => undefined }
    const hasRole = (person: string) => person === 'Speaker'
    const opened = await openTable(setup, { admits: 'link' }, { channels, hasRole })
    const { host, player, open, createMatch, sample, table, link } = opened
    await opened.fillTable()
    const outsider = host.as(OUTSIDER)
    const action = sample.hiddenActions[0]
    const answersTo = async (match: string): Promise<string> => {
      const answers = [
        await resultOf(outsider.getMatch({ match })),
        await resultOf(host.getMatch({ match })),
        await resultOf(outsider.getMatch({ match, at: START })),
        await resultOf(outsider.submit({ match, action })),
        await resultOf(outsider.submit({ match, action: { kind: 'consent' } })),
        await resultOf(outsider.submit({ match, action: { kind: 'text', text: 'a' } })),
        await resultOf(outsider.exportMatch({ match })),
        await resultOf(outsider.listReceipts({ match })),
        await resultOf(outsider.createRematch({ match })),
        await resultOf(outsider.getTable({ table: match })),
        await resultOf(outsider.takeSeat({ table: match })),
        await resultOf(outsider.listMatches()),
        await resultOf(outsider.listTables()),
        await resultOf(outsider.listMyTables()),
        await resultOf(outsider.listNotifications()),
        await resultOf(outsider.listPendingActions()),
      ]
      return JSON.stringify(answers).replaceAll(match, 'it')
    }
    same(await answersTo(table), await answersTo('None'))
    await expectError(outsider.getMatch({ match: table }), 'noMatch')
    await player.getMatch({ match: table })
    await host.as('Speaker').getMatch({ match: table })
    // A future Substitute is told the link by somebody at the table.
    const consent = { kind: 'consent', link: link ?? '' } as const
    await outsider.submit({ match: table, action: consent })
    await expectError(outsider.getMatch({ match: table }), 'noMatch')
    const [mine] = (await player.listMatches()).matches
    same([mine?.match, mine?.link, mine?.spectators], [table, link, false])
    // The same holds for other processes, and for a match that was opened without a table.
    const another = await open()
    await createMatch('Direct', { spectators: false })
    for (const match of [table, 'Direct']) {
      await expectError(another.host.getMatch({ match }), 'noMatch')
      await another.player.getMatch({ match })
      await expectError(another.host.as('Eve').submit({ match, action }), 'noMatch')
    }
  },
  'a rematch invites the same people to one table': async (setup) => {
    const opened = await openTable(setup, { title: 'Again' })
    const { host, player, rival, endMatches, other, sample, table: match, fillTable } = opened
    const { players } = sample.opening.roster
    await fillTable()
    await expectError(player.createRematch({ match }), 'matchGoesOn')
    await endMatches()
    await expectError(host.as(OUTSIDER).createRematch({ match }), 'notInMatch')
    const again = await rival.createRematch({ match })
    same([again.rematchOf, again.title, again.admits], [match, 'Again', 'invited'])
    same([again.players, again.seats], [[other], opened.created.seats])
    same(column(again.invitations, 'person').sort(), [...players].sort())
    await expectError(host.as(OUTSIDER).getTable({ table: again.table }), 'noTable')
    same((await rival.createRematch({ match })).table, again.table)
    let last = again
    for (const person of players)
      if (person !== other) last = await host.as(person).createRematch({ match })
    same([last.table, last.stage], [again.table, 'started'])
    const [first, ...rest] = players
    const page = await player.getMatch({ match: again.table })
    same(page.names.slice(0, players.length), [...rest, first])
    // A second rematch has another table.
    await endMatches()
    const third = await player.createRematch({ match })
    isTrue(third.table !== again.table && third.stage === 'open')
  },
  'a host lists a person’s matches, with those that await them first': async (setup) => {
    const { host, player, rival, createMatch, endMatches, clock, sample } = await setup.open()
    await createMatch('Done')
    await endMatches()
    for (const match of ['Early', 'Acted', 'Late']) {
      clock.now += 1000
      await createMatch(match)
    }
    const action = sample.hiddenActions[0]
    await player.submit({ match: 'Acted', action })
    const { matches: mine } = await player.listMatches()
    const rank = { required: 0, oneOf: 1, optional: 2 }
    const keys = mine.map(({ need, deadline, endedAt }) => [
      endedAt === null ? (need === null ? 3 : rank[need]) : 4,
      deadline ?? 0,
    ])
    const sorted = keys.toSorted(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d)
    same(keys, sorted)
    same([mine[0]?.match, mine.at(-1)?.match], ['Early', 'Done'])
    same(mine[0]?.players, sample.opening.roster.players)
    // The order does not reveal that others have acted.
    const theirs = await rival.listMatches()
    await player.submit({ match: 'Early', action })
    same(await rival.listMatches(), theirs)
    const pages = await readPages((after) => rival.listMatches({ after, limit: 1 }))
    same(column(pages, 'matches').flat(), theirs.matches)
    same((await host.as(OUTSIDER).listMatches()).matches, [])
  },
})
