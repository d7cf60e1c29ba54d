import { ok as isTrue, deepStrictEqual as same } from 'node:assert/strict'
import { days } from '@ackanomic/core'
import type { From } from '@ackanomic/host'
import { trophiesOf } from '@ackanomic/society'
import { START } from '../../../host/src/fresh.test-support.js'
import { expectOk, expectRejection } from '../../../host/src/testing/conformance.test-support.js'
import type { CreateTournamentRequest, Tournament } from '../tournaments/tournament-types.js'
import type { ClubCase } from './club-case.test-support.js'
import {
  enterAll,
  openCup,
  PEOPLE,
  playAll,
  pointsFrom,
  pointsOf,
  recordsIn,
} from './play-tournament.test-support.js'
import { openRigged } from './ratings.test-support.js'
import { OUTSIDER } from './tables.test-support.js'

/** Cases about tournaments. */
export const tournamentCases: readonly ClubCase[] = [
  {
    name: 'a knock-out is entered by consent, plays its rounds by itself, and has one winner',
    async run(lab) {
      const clock = { now: START }
      const host = await lab.open({ now: () => clock.now })
      const opened = await openCup(host, lab, { title: 'Spring Cup', maxPlayers: 5 })
      same([opened.stage, opened.entered, opened.rounds, opened.winners], ['open', 0, null, []])
      same(await openCup(host, lab, { title: 'Spring Cup', maxPlayers: 5 }), opened)
      const { tournament } = opened
      const entered = await enterAll(host, opened, PEOPLE.slice(0, 4))
      same([entered.stage, entered.entered], ['open', 4])
      await enterAll(host, opened, PEOPLE.slice(3, 4))
      expectOk(await host.withdrawFromTournament({ tournament, by: 'Dot' }))
      const started = await enterAll(host, opened, ['Dot', 'Eve'])
      same([started.stage, started.round, started.rounds], ['running', 1, 3])
      // In the first round, the best have byes.
      same(
        started.pairings.map(({ kind }) => kind),
        ['match', 'bye', 'bye', 'bye'],
      )
      const [first] = started.pairings
      const [match = ''] = first?.matches ?? []
      const page = expectOk(await host.getMatch({ match }))
      same(page.names, first?.players)
      const told = expectOk(await host.listNotifications({ by: first?.players[0] ?? '', match }))
      isTrue(told[0]?.message.includes('round 1 of "Spring Cup"') === true)
      same(told[0]?.game, opened.game)
      const idle = expectOk(await host.listNotifications({ by: 'Ann', match: tournament }))
      isTrue(idle.some(({ message }) => message.includes('no match in round 1')))
      const late = await host.enterTournament({ tournament, by: OUTSIDER })
      same(expectRejection(late), 'tournamentClosed')
      const ended = await playAll(host, tournament)
      same([ended.stage, ended.winners, ended.round], ['finished', ['Ann'], 3])
      same(ended.standings[0]?.person, 'Ann')
      // Everybody but the winner has lost one match.
      const losers = ended.pairings.flatMap(({ players, points }) =>
        players.filter((_, i) => points?.[i] === 0),
      )
      same(losers.toSorted(), ['Bob', 'Cyd', 'Dot', 'Eve'])
      const end = expectOk(await host.listNotifications({ by: 'Eve', match: tournament }))
      isTrue(end.at(-1)?.message.endsWith('is over: Ann has won.') === true)
      // Another process sees the same.
      const another = await lab.open({ now: () => clock.now })
      same(expectOk(await another.getTournament({ tournament, by: 'Ann' })), ended)
    },
  },
  {
    name: 'the standings of a round robin follow from the results of its matches alone',
    async run(lab) {
      const host = await lab.open({ now: () => START })
      const apart = [['Ann', 'Bob']] as const
      const opened = await openCup(host, lab, { format: 'roundRobin', maxPlayers: 5, apart })
      await enterAll(host, opened, PEOPLE.slice(0, 5))
      const ended = await playAll(host, opened.tournament)
      same([ended.stage, ended.rounds, ended.pairings.length], ['finished', 5, 15])
      same(pointsFrom(recordsIn(await host.books()), ended), pointsOf(ended))
      const met = ended.pairings
        .filter(({ kind }) => kind === 'match')
        .map(({ players }) => players.toSorted().join('-'))
      same(new Set(met).size, 9)
      isTrue(!met.includes('Ann-Bob'))
      const byes = ended.pairings.filter(({ kind }) => kind === 'bye')
      same(byes.map(({ players }) => players[0]).toSorted(), PEOPLE.slice(0, 5))
      // Ann and Bob have beaten all others, and have no match of their own.
      same(ended.winners, ['Ann'].concat(ended.standings[1]?.rank === 1 ? ['Bob'] : []))
    },
  },
  {
    name: 'a Swiss tournament of a game for more players turns their places into points',
    async run(lab) {
      const clock = { now: START }
      const host = await openRigged(lab, clock)
      const { game, options, table } = lab.sample.opening
      const seats = table.players.length
      const count = 2 * seats + 1
      const people = Array.from({ length: count }, (_, i) => `P${i}`)
      const opened = expectOk(
        await host.createTournament({
          ...{ by: 'P0', idempotencyKey: 'cup', game, format: 'swiss', seats, rounds: 2 },
          ...(options === undefined ? {} : { options }),
          maxPlayers: count,
        }),
      )
      const { tournament } = opened
      let cup = await enterAll(host, opened, people)
      same(cup.pairings.filter(({ kind }) => kind === 'match').length, 2)
      for (let round = 1; round <= 2; round++) {
        same(cup.round, round)
        clock.now += lab.sample.duration
        await host.runDueJobs()
        cup = expectOk(await host.getTournament({ tournament, by: 'P0' }))
      }
      same(cup.stage, 'finished')
      same(pointsFrom(recordsIn(await host.books()), cup), pointsOf(cup))
      const byes = cup.pairings.filter(({ kind }) => kind === 'bye')
      same(new Set(byes.map(({ players }) => players[0])).size, 2)
    },
  },
  {
    name: 'a tournament of three or more gives its Trophy through the books, and to a single winner only',
    async run(lab) {
      const hasRole = (person: string, role: string): boolean => person === 'Ann' && role === 'host'
      const host = await lab.open({ now: () => START, hasRole })
      const opened = await openCup(host, lab, { trophy: 'Tin Spoon' })
      await enterAll(host, opened, PEOPLE.slice(0, 4))
      const small = await openCup(host, lab, {
        ...{ trophy: 'Tin Spoon', maxPlayers: 2, idempotencyKey: 'small' },
      })
      await enterAll(host, small, PEOPLE.slice(0, 2))
      same(trophiesOf(await host.books(), 'Ann'), [])
      for (const { tournament } of [opened, small]) {
        const ended = await playAll(host, tournament)
        same([ended.winners, ended.trophy], [['Ann'], 'Tin Spoon'])
      }
      // Rule 1250.2 gives none if two started.
      same(
        trophiesOf(await host.books(), 'Ann').map(({ kind }) => kind),
        ['Tin Spoon'],
      )
      const { game } = lab.sample.pairGame
      const request = { by: 'Bob', idempotencyKey: '1', game, format: 'swiss' } as const
      const chosen = { ...request, maxPlayers: 4, trophy: 'Golden Knife' }
      same(expectRejection(await host.createTournament(chosen)), 'missingRole')
    },
  },
  {
    name: 'a tournament that is not listed, and its matches, exist only for those who take part or have its link',
    async run(lab) {
      const host = await lab.open({ now: () => START })
      const before = expectOk(await host.listTournaments({ by: OUTSIDER }))
      const opened = await openCup(host, lab, { listed: false, maxPlayers: 3, minPlayers: 2 })
      const { tournament, link } = opened
      isTrue(link !== null)
      same(expectOk(await host.listTournaments({ by: OUTSIDER })), before)
      const unknown = await host.getTournament({ tournament: 'none', by: OUTSIDER })
      for (const person of [OUTSIDER, null]) {
        const hidden = await host.getTournament({ tournament, by: person })
        same(expectRejection(hidden), expectRejection(unknown))
      }
      const blind = await host.enterTournament({ tournament, by: 'Bob' })
      same(expectRejection(blind), 'noTournament')
      const by = 'Bob'
      expectOk(await host.enterTournament({ tournament, by, link: link ?? undefined }))
      expectOk(await host.enterTournament({ tournament, by: 'Cyd', link: link ?? undefined }))
      const started = expectOk(await host.startTournament({ tournament, by: 'Ann' }))
      const [match = ''] = started.pairings[0]?.matches ?? []
      expectOk(await host.getMatch({ match, by: 'Bob' }))
      // The opener does not play, so the match does not exist for them.
      for (const person of ['Ann', OUTSIDER, null])
        same(expectRejection(await host.getMatch({ match, by: person })), 'noMatch')
      same(expectRejection(await host.getTable({ table: match, by: 'Ann' })), 'noTable')
      const { game } = lab.sample.pairGame
      await playAll(host, tournament)
      same(expectOk(await host.listRatings({ game })), [])
      same(expectOk(await host.listTournaments({ by: OUTSIDER })), before)
      same(expectOk(await host.listNotifications({ by: OUTSIDER })), [])
      const mine = expectOk(await host.listMyTournaments({ by: 'Cyd' }))
      same(
        mine.tournaments.map((each) => each.tournament),
        [tournament],
      )
    },
  },
  {
    name: 'only the opener sees who may not meet, and only they start, cancel and remove',
    async run(lab) {
      const clock = { now: START }
      const host = await lab.open({ now: () => clock.now })
      const opened = await openCup(host, lab, { apart: [['Bob', 'Cyd']], minPlayers: 3 })
      const { tournament } = opened
      await enterAll(host, opened, ['Ann', 'Bob'])
      const seen = async (person: string | null): Promise<Tournament> =>
        expectOk(await host.getTournament({ tournament, by: person }))
      same([(await seen('Ann')).apart.length, (await seen('Bob')).apart.length], [1, 0])
      const request = { tournament, by: 'Bob' }
      for (const refused of [
        await host.startTournament(request),
        await host.cancelTournament(request),
        await host.removeFromTournament({ ...request, person: 'Ann' }),
        await host.keepApart({ ...request, apart: [] }),
      ])
        same(expectRejection(refused), 'notOrganizer')
      const early = await host.startTournament({ tournament, by: 'Ann' })
      same(expectRejection(early), 'tooFewEntered')
      expectOk(await host.keepApart({ tournament, by: 'Ann', apart: [] }))
      same((await seen('Ann')).apart, [])
      expectOk(await host.removeFromTournament({ tournament, by: 'Ann', person: 'Bob' }))
      same(expectRejection(await host.enterTournament(request)), 'notEligible')
      same(expectRejection(await host.withdrawFromTournament(request)), 'notEntered')
      const cancelled = expectOk(await host.cancelTournament({ tournament, by: 'Ann' }))
      same(cancelled.stage, 'cancelled')
      const late = await host.enterTournament({ tournament, by: 'Cyd' })
      same(expectRejection(late), 'tournamentClosed')
      // What is not full in time is cancelled, too.
      const other = await openCup(host, lab, { idempotencyKey: 'other', until: START + days(1) })
      await enterAll(host, other, ['Cyd'])
      clock.now += days(1)
      await host.runDueJobs()
      same(expectOk(await host.getTournament({ tournament: other.tournament })).stage, 'cancelled')
      const told = expectOk(await host.listNotifications({ by: 'Cyd', match: other.tournament }))
      isTrue(told.at(-1)?.message.endsWith('is cancelled.') === true)
    },
  },
  {
    name: 'a tournament that cannot be played is refused, and quotas limit what one person opens and enters',
    async run(lab) {
      const quotas = { openTournaments: 1, tournamentEntries: 1 }
      const host = await lab.open({ now: () => START, quotas })
      const { game } = lab.sample.pairGame
      const request: From<CreateTournamentRequest> = {
        ...{ by: 'Ann', idempotencyKey: '1', game, format: 'knockOut', maxPlayers: 4 },
      }
      const wrong: readonly Partial<From<CreateTournamentRequest>>[] = [
        { maxPlayers: 1 },
        { maxPlayers: 129 },
        { maxPlayers: 2, minPlayers: 3 },
        { seats: 3 },
        { rounds: 3 },
        { format: 'swiss', rounds: 0 },
        { format: 'ladder' as 'swiss' },
        { until: START },
        { roundTime: 1000 },
        { apart: [['Ann', 'Ann']] },
        { title: '' },
        { by: '' },
      ]
      for (const each of wrong)
        same(expectRejection(await host.createTournament({ ...request, ...each })), 'badRequest')
      const none = await host.createTournament({ ...request, game: 'none' })
      same(expectRejection(none), 'noGame')
      const options = { nonsense: true }
      isTrue(!(await host.createTournament({ ...request, options })).ok)
      const opened = expectOk(await host.createTournament(request))
      const second = { ...request, idempotencyKey: '2' }
      same(expectRejection(await host.createTournament(second)), 'quotaReached')
      const other = expectOk(await host.createTournament({ ...second, by: 'Bob' }))
      await enterAll(host, opened, ['Ann'])
      const more = await host.enterTournament({ tournament: other.tournament, by: 'Ann' })
      same(expectRejection(more), 'quotaReached')
      const page = expectOk(await host.listTournaments({ limit: 1 }))
      same(page.tournaments.length, 1)
      const rest = expectOk(await host.listTournaments({ after: page.next ?? '' }))
      same([rest.tournaments.length, rest.next], [1, null])
      same(expectRejection(await host.listMyTournaments({ by: '' })), 'badRequest')
      same(expectRejection(await host.listTournaments({ after: 'x' })), 'badRequest')
      const cancelled = expectOk(await host.cancelTournament({ tournament: other.tournament }))
      same(cancelled.stage, 'cancelled')
      same(expectRejection(await host.cancelTournament({ tournament: 'none' })), 'noTournament')
    },
  },
]
