import { ok as isTrue, deepStrictEqual as same } from 'node:assert/strict'
import { AsyncLocalStorage } from 'node:async_hooks'
import { days, hours } from '@ackanomic/core'
import { trophiesOf } from '@ackanomic/society'
import { START } from '../../../host/src/fresh.test-support.js'
import {
  column,
  expectError,
  resultOf,
  sendAtOnce,
} from '../../../host/src/testing/conformance.test-support.js'
import type { CreateTournamentRequest } from '../tournaments/tournament-types.js'
import {
  ban,
  type ClubCase,
  type ClubHost,
  type ClubSetup,
  lastNews,
  listClubCases,
  OUTSIDER,
  tableOf,
} from './club-case.test-support.js'
import {
  cupOf,
  enterAll,
  openPairings,
  openWithCup,
  PEOPLE,
  playAll,
  playRound,
  pointsFrom,
  pointsOf,
  recordsIn,
} from './play-tournament.test-support.js'
import { firstSeatWins } from './results.test-support.js'

/** Runs something in one process after another, each killed a little later, until it is done. */
async function withKills(
  { open }: ClubSetup,
  run: (host: ClubHost) => Promise<unknown>,
): Promise<void> {
  for (let lives = 0; lives < 400; lives++) {
    let left = lives
    let isDead = false
    const isRunning = new AsyncLocalStorage<boolean>()
    const now = (): number => {
      // Only the work itself can be killed, not what else reads the clock.
      if (isRunning.getStore() !== true) return START
      left -= 1
      if (left >= 0 && !isDead) return START
      isDead = true
      throw new Error('killed')
    }
    const { host: killed } = await open({ now, onError: () => undefined })
    await isRunning.run(true, () => run(killed)).catch(() => undefined)
    await killed.close().catch(() => undefined)
    if (!isDead) return
  }
  throw new Error('It is never done.')
}

/** Cases about tournaments. */
export const tournamentCases: readonly ClubCase[] = listClubCases({
  'a knock-out starts when it is full, plays its rounds and has one winner': async (setup) => {
    const request = { title: 'Spring Cup', maxPlayers: 5, idempotencyKey: '1' }
    const { plain, host, open, sample, ann, cup, tournament } = await openWithCup(setup, request)
    same([cup.stage, cup.entered, cup.rounds, cup.winners], ['open', 0, null, []])
    same(await ann.createTournament({ ...cupOf(sample), ...request }), cup)
    const entered = await enterAll(plain, cup, PEOPLE.slice(0, 4))
    same([entered.stage, entered.entered], ['open', 4])
    await enterAll(plain, cup, ['Dot'])
    await host.as('Dot').withdrawFromTournament({ tournament })
    const started = await enterAll(plain, cup, ['Dot', 'Eve'])
    same([started.stage, started.round, started.rounds], ['running', 1, 3])
    // In the first round, the best have byes.
    same(column(started.pairings, 'kind'), ['match', 'bye', 'bye', 'bye'])
    const [first] = started.pairings
    const [match = ''] = first?.matches ?? []
    same((await host.getMatch({ match })).names, first?.players)
    const by = first?.players[0] ?? ''
    const [start] = await host.as(by).listNotifications({ match })
    isTrue(start?.message.includes('round 1 of "Spring Cup"'))
    same(start?.game, cup.game)
    const idle = await ann.listNotifications({ match: tournament })
    isTrue(idle.some(({ message }) => message.includes('no match in round 1')))
    await expectError(host.as(OUTSIDER).enterTournament({ tournament }), 'tournamentClosed')
    const ended = await playAll(plain, tournament)
    same([ended.stage, ended.winners, ended.round], ['finished', ['Ann'], 3])
    same(ended.standings[0]?.person, 'Ann')
    // Everybody but the winner has lost one match.
    const losers = ended.pairings.flatMap(({ players, points }) =>
      players.filter((_, i) => points?.[i] === 0),
    )
    same(losers.sort(), ['Bob', 'Cyd', 'Dot', 'Eve'])
    isTrue((await lastNews(host.as('Eve'), tournament))?.endsWith('is over: Ann has won.'))
    const another = await open()
    same(await another.host.as('Ann').getTournament({ tournament }), ended)
  },
  'a tournament shows its clock, which its matches keep': async (setup) => {
    const clock = { timeZone: 'Europe/Berlin', quiet: [{ days: ['sat', 'sun'] as const }] }
    await expectError(openWithCup(setup, { clock: { timeZone: 'Mars/Olympus' } }), 'badRequest')
    const people = PEOPLE.slice(0, 4)
    const { host, ann, cup, tournament } = await openWithCup(setup, { clock }, people)
    same([cup.clock?.timeZone, cup.clock?.quiet], [clock.timeZone, clock.quiet])
    const [first] = openPairings(await ann.getTournament({ tournament }))
    const page = await host.as(first?.players[0] ?? '').getMatch({ match: first?.matches[0] ?? '' })
    same(page.view.roster.clock, cup.clock)
  },
  'an anonymous tournament shows who played whom when their match is over': async (setup) => {
    const people = PEOPLE.slice(0, 4)
    const opened = await openWithCup(setup, { anonymous: true }, people)
    const { plain, host, ann, cup, tournament } = opened
    const seen = await ann.getTournament({ tournament })
    same([cup.anonymous, column(seen.players, 'person')], [true, people])
    same(column(seen.players, 'seed'), [null, null, null, null])
    same(column(seen.pairings, 'players'), [[], []])
    const matches = seen.pairings.flatMap((pairing) => pairing.matches)
    const news = await host.as('Bob').listNotifications()
    isTrue(news.every(({ message }) => !/against|Ann|Cyd|Dot/u.test(message)))
    for (const match of matches) {
      same((await ann.getMatch({ match })).names, ['Player 1', 'Player 2'])
      same((await ann.getTable({ table: match })).players, [])
      const isIn = async (person: string): Promise<boolean> =>
        (await host.as(person).listMatches()).matches.some((own) => own.match === match)
      const playing = await Promise.all(people.map(isIn))
      const by = people[playing.lastIndexOf(true)] ?? ''
      const event = { type: 'leave', persons: [by], from: 'match' } as const
      await host
        .as(by)
        .submit({ match, idempotencyKey: 'leave', action: { kind: 'roster', event } })
    }
    await plain.runDueJobs()
    const [first, second, final] = (await ann.getTournament({ tournament })).pairings
    same([first?.players.length, second?.players.length, final?.players], [2, 2, []])
  },
  'the standings of a round robin follow from its results alone': async (setup) => {
    const people = PEOPLE.slice(0, 5)
    const request = { format: 'roundRobin', maxPlayers: 5, apart: [['Ann', 'Bob']] } as const
    const { plain, host, tournament } = await openWithCup(setup, request, people)
    const ended = await playAll(plain, tournament)
    same([ended.stage, ended.rounds, ended.pairings.length], ['finished', 5, 15])
    same(pointsFrom(recordsIn(await host.books()), ended), pointsOf(ended))
    const matches = ended.pairings.filter(({ kind }) => kind === 'match')
    const met = matches.map(({ players }) => players.toSorted().join('-'))
    same(new Set(met).size, 9)
    isTrue(!met.includes('Ann-Bob'))
    const byes = ended.pairings.filter(({ kind }) => kind === 'bye')
    same(byes.map(({ players }) => players[0]).toSorted(), people)
    // Ann and Bob have beaten all others and do not meet.
    same(ended.winners, ['Ann'].concat(ended.standings[1]?.rank === 1 ? ['Bob'] : []))
  },
  'a Swiss tournament with larger tables turns places into points': async (setup) => {
    const games = await firstSeatWins(setup.sample)
    const table = tableOf(setup.sample)
    const people = Array.from({ length: 2 * table.seats + 1 }, (_, i) => `P${i}`)
    const request = { ...table, format: 'swiss', rounds: 2, maxPlayers: people.length } as const
    const opened = await openWithCup(setup, request, people, { games })
    const { host, endMatches, tournament } = opened
    let { cup } = opened
    same(cup.pairings.filter(({ kind }) => kind === 'match').length, 2)
    for (let round = 1; round <= 2; round++) {
      same(cup.round, round)
      await endMatches()
      cup = await host.getTournament({ tournament })
    }
    same(cup.stage, 'finished')
    same(pointsFrom(recordsIn(await host.books()), cup), pointsOf(cup))
    const byes = cup.pairings.filter(({ kind }) => kind === 'bye')
    same(new Set(byes.map(({ players }) => players[0])).size, 2)
  },
  'the winner of a tournament of three or more gets its Trophy in the books': async (setup) => {
    const hasRole = (person: string, role: string) => person === 'Ann' && role === 'host'
    const request = { ...cupOf(setup.sample), trophy: 'Tin Spoon' }
    const opened = await openWithCup(setup, request, PEOPLE.slice(0, 4), { hasRole })
    const { plain, host, ann, bob, cup: large } = opened
    const small = await ann.createTournament({ ...request, maxPlayers: 2 })
    await enterAll(plain, small, PEOPLE.slice(0, 2))
    const trophies = async () => column(trophiesOf(await host.books(), 'Ann'), 'kind')
    same(await trophies(), [])
    for (const { tournament } of [large, small]) {
      const ended = await playAll(plain, tournament)
      same([ended.winners, ended.trophy], [['Ann'], 'Tin Spoon'])
    }
    // Rule 1250.2 gives no Trophy if only two started.
    same(await trophies(), ['Tin Spoon'])
    const chosen = { ...request, trophy: 'Golden Knife' }
    await expectError(bob.createTournament(chosen), 'missingRole')
  },
  'only people with its link can see an unlisted tournament': async (setup) => {
    const request = { listed: false, maxPlayers: 3, minPlayers: 2 }
    const { plain, host, sample, ann, bob, cyd, cup, tournament } = await openWithCup(
      setup,
      request,
    )
    const outsider = host.as(OUTSIDER)
    const link = cup.link ?? undefined
    isTrue(link !== undefined)
    same(await outsider.listTournaments(), { tournaments: [], next: null })
    await expectError(outsider.getTournament({ tournament: 'none' }), 'noTournament')
    await expectError(outsider.getTournament({ tournament }), 'noTournament')
    await expectError(host.getTournament({ tournament }), 'noTournament')
    await expectError(bob.enterTournament({ tournament }), 'noTournament')
    await bob.enterTournament({ tournament, link })
    await cyd.enterTournament({ tournament, link })
    const started = await ann.startTournament({ tournament })
    const [match = ''] = started.pairings[0]?.matches ?? []
    await bob.getMatch({ match })
    // The opener does not play, so the match does not exist for them.
    for (const each of [ann, outsider, host]) await expectError(each.getMatch({ match }), 'noMatch')
    await expectError(ann.getTable({ table: match }), 'noTable')
    await playAll(plain, tournament)
    same(await host.listRatings({ game: sample.pairGame.game }), [])
    same(await outsider.listTournaments(), { tournaments: [], next: null })
    same(await outsider.listNotifications(), [])
    const { tournaments } = await cyd.listMyTournaments()
    same(column(tournaments, 'tournament'), [tournament])
  },
  'only the opener sees who may not meet and can start, cancel and remove': async (setup) => {
    const request = { apart: [['Bob', 'Cyd']], minPlayers: 3 } as const
    const opened = await openWithCup(setup, request, ['Ann', 'Bob'])
    const { plain, host, passTime, sample, ann, bob, cyd, tournament } = opened
    same((await ann.getTournament({ tournament })).apart.length, 1)
    same((await bob.getTournament({ tournament })).apart.length, 0)
    await expectError(bob.startTournament({ tournament }), 'notOrganizer')
    await expectError(bob.cancelTournament({ tournament }), 'notOrganizer')
    const removal = { tournament, person: 'Ann' }
    await expectError(bob.removeFromTournament(removal), 'notOrganizer')
    await expectError(bob.keepApart({ tournament, apart: [] }), 'notOrganizer')
    await expectError(ann.startTournament({ tournament }), 'tooFewEntered')
    await ann.keepApart({ tournament, apart: [] })
    same((await ann.getTournament({ tournament })).apart, [])
    await ann.removeFromTournament({ tournament, person: 'Bob' })
    await expectError(bob.enterTournament({ tournament }), 'notEligible')
    await expectError(bob.withdrawFromTournament({ tournament }), 'notEntered')
    same((await ann.cancelTournament({ tournament })).stage, 'cancelled')
    await expectError(cyd.enterTournament({ tournament }), 'tournamentClosed')
    // A tournament that does not fill in time is cancelled, too.
    const timed = await ann.createTournament({ ...cupOf(sample), until: START + days(1) })
    await enterAll(plain, timed, ['Cyd'])
    await passTime(days(1))
    same((await host.getTournament({ tournament: timed.tournament })).stage, 'cancelled')
    isTrue((await lastNews(cyd, timed.tournament))?.endsWith('is cancelled.'))
  },
  'a tournament is refused if it cannot be played or exceeds a quota': async ({ open }) => {
    const { plain, host, sample } = await open({
      quotas: { openTournaments: 1, tournamentEntries: 1 },
    })
    const [ann, bob] = [host.as('Ann'), host.as('Bob')]
    const request = cupOf(sample)
    const wrongChanges: readonly Partial<CreateTournamentRequest & { by: string }>[] = [
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
    for (const change of wrongChanges)
      await expectError(ann.createTournament({ ...request, ...change }), 'badRequest')
    await expectError(ann.createTournament({ ...request, game: 'none' }), 'noGame')
    const withOptions = { ...request, options: { nonsense: true } }
    isTrue(!(await resultOf(ann.createTournament(withOptions))).ok)
    const own = await ann.createTournament(request)
    await expectError(ann.createTournament(request), 'quotaReached')
    const { tournament } = await bob.createTournament(request)
    await enterAll(plain, own, ['Ann'])
    await expectError(ann.enterTournament({ tournament }), 'quotaReached')
    const page = await host.listTournaments({ limit: 1 })
    same(page.tournaments.length, 1)
    const rest = await host.listTournaments({ after: page.next ?? '' })
    same([rest.tournaments.length, rest.next], [1, null])
    await expectError(host.listMyTournaments({ by: '' }), 'badRequest')
    await expectError(host.listTournaments({ after: 'x' }), 'badRequest')
    same((await host.cancelTournament({ tournament })).stage, 'cancelled')
    await expectError(host.cancelTournament({ tournament: 'none' }), 'noTournament')
  },
  'a person who withdraws, is removed or is banned forfeits their match': async (setup) => {
    const request = { format: 'swiss', rounds: 3, maxPlayers: 6 } as const
    const { host, ann, cup, tournament } = await openWithCup(setup, request, PEOPLE.slice(0, 6))
    const pairs = column(cup.pairings, 'players')
    const leavers = pairs.map(([first = '']) => first)
    const [withdrawn = '', removed = '', banned = ''] = leavers
    const left = await host.as(withdrawn).withdrawFromTournament({ tournament })
    same(left.pairings[0]?.decided, 'forfeit')
    if (removed === 'Ann') await ann.withdrawFromTournament({ tournament })
    else await ann.removeFromTournament({ tournament, person: removed })
    await ban(host, banned)
    await host.runDueJobs()
    const next = await ann.getTournament({ tournament })
    same(next.round, 2)
    const winners = pairs.map(([, second = '']) => second).sort()
    const scored = next.standings.filter(({ points }) => points >= 1)
    same(column(scored, 'person').sort(), winners)
    // They are not paired in later rounds.
    const second = next.pairings.filter(({ round }) => round === 2)
    same(column(second, 'players').flat().sort(), winners)
    const gone = next.players.filter((player) => player.withdrawn)
    same(column(gone, 'person').sort(), leavers.sort())
    await expectError(host.as(withdrawn).enterTournament({ tournament }), 'tournamentClosed')
  },
  'people who withdraw keep their rank, but the best of the others wins': async (setup) => {
    const request = { format: 'swiss', rounds: 1 } as const
    const { plain, host, cup, tournament } = await openWithCup(setup, request, PEOPLE.slice(0, 4))
    await playRound(plain, { ...cup, pairings: cup.pairings.slice(0, 1) })
    const [best = '', other = ''] = cup.pairings.map(({ players }) => players.toSorted()[0])
    await host.as(best).withdrawFromTournament({ tournament })
    const ended = await playAll(plain, tournament)
    const first = ended.standings.filter(({ rank }) => rank === 1)
    same([column(first, 'person').sort(), ended.winners], [[best, other].sort(), [other]])
  },
  'open matches are tied at the time limit of a round, and the better seed advances': async (
    setup,
  ) => {
    const request = { maxPlayers: 2, roundTime: hours(1) }
    const { host, passTime, tournament } = await openWithCup(setup, request, ['Bob', 'Cyd'])
    await passTime(hours(1) - 1)
    same((await host.getTournament({ tournament })).stage, 'running')
    await passTime(1)
    const ended = await host.getTournament({ tournament })
    same([ended.winners, ended.pairings[0]?.decided], [['Bob'], 'tied'])
  },
  'nothing is lost or doubled if a process is killed anywhere in a tournament': async (setup) => {
    const request = { format: 'swiss', rounds: 2 } as const
    const { plain, host, tournament } = await openWithCup(setup, request, PEOPLE.slice(0, 3))
    await withKills(setup, (killed) => killed.as('Dot').enterTournament({ tournament }))
    for (let round = 1; round <= 2; round++) {
      await host.runDueJobs()
      const cup = await host.getTournament({ tournament })
      same(cup.round, round)
      await playRound(plain, cup)
      await withKills(setup, (killed) => killed.runDueJobs())
    }
    const ended = await playAll(plain, tournament)
    same([ended.stage, ended.round, ended.pairings.length], ['finished', 2, 4])
    same(pointsFrom(recordsIn(await host.books()), ended), pointsOf(ended))
    for (const person of PEOPLE.slice(0, 4)) {
      const types = column(column(await host.as(person).listNotifications(), 'event'), 'type')
      same(types.filter((type) => type === 'roundStarted').length, 2)
      same(types.filter((type) => type === 'tournamentFinished').length, 1)
      same((await host.as(person).listMatches()).matches.length, 2)
    }
  },
  'two processes that advance a tournament at the same time start each match once': async (
    setup,
  ) => {
    const { plain, host, open, tournament } = await openWithCup(setup, { format: 'roundRobin' })
    const { host: second } = await open()
    const people = PEOPLE.slice(0, 4)
    await sendAtOnce([host, second], people, (each, by) => each.enterTournament({ tournament, by }))
    for (let round = 1; round <= 3; round++) {
      const cup = await host.getTournament({ tournament })
      same([cup.round, openPairings(cup).length], [round, 2])
      await playRound(plain, cup)
      await Promise.all([host.runDueJobs(), second.runDueJobs()])
    }
    for (const person of people) same((await host.as(person).listMatches()).matches.length, 3)
    same((await host.getTournament({ tournament })).stage, 'finished')
  },
})
