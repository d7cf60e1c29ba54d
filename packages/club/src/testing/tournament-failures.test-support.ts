import { ok as isTrue, deepStrictEqual as same } from 'node:assert/strict'
import { AsyncLocalStorage } from 'node:async_hooks'
import { START } from '../../../host/src/fresh.test-support.js'
import { expectOk, expectRejection } from '../../../host/src/testing/conformance.test-support.js'
import type { Club } from '../open-club.js'
import type { ClubCase } from './club-case.test-support.js'
import {
  enterAll,
  openCup,
  openPairings,
  PEOPLE,
  playAll,
  playRound,
  pointsFrom,
  pointsOf,
  recordsIn,
} from './play-tournament.test-support.js'

/** Cases about people who leave tournaments, and processes that stop. */
export const tournamentFailureCases: readonly ClubCase[] = [
  {
    name: 'who withdraws, is removed or is banned forfeits the match of the round',
    async run(lab) {
      const host = await lab.open({ now: () => START })
      const opened = await openCup(host, lab, { format: 'swiss', rounds: 3, maxPlayers: 6 })
      const { tournament } = opened
      const started = await enterAll(host, opened, PEOPLE.slice(0, 6))
      const opponent = (person: string): string =>
        started.pairings
          .flatMap(({ players }) => (players.includes(person) ? players : []))
          .find((other) => other !== person) ?? ''
      const [one, two, three] = started.pairings.map(({ players }) => players[0] ?? '')
      const [gone = '', removed = '', banned = ''] = [one, two, three]
      const left = expectOk(await host.withdrawFromTournament({ tournament, by: gone }))
      same(left.pairings[0]?.decided, 'forfeit')
      const by = 'Ann'
      const request = { tournament, by, person: removed }
      if (removed === by) expectOk(await host.withdrawFromTournament({ tournament, by }))
      else expectOk(await host.removeFromTournament(request))
      expectOk(
        await host.decide({
          by: 'operator',
          person: banned,
          decision: 'ban',
          reason: 'a test',
        }),
      )
      await host.runDueJobs()
      const next = expectOk(await host.getTournament({ tournament, by }))
      same(next.round, 2)
      const winners = [gone, removed, banned].map(opponent)
      const scored = next.standings.filter(({ points }) => points >= 1).map(({ person }) => person)
      same(scored.toSorted(), winners.toSorted())
      // They are in no further round.
      const second = next.pairings
        .filter(({ round }) => round === 2)
        .flatMap(({ players }) => players)
      same(second.toSorted(), winners.toSorted())
      same(
        next.players
          .filter(({ withdrawn }) => withdrawn)
          .map(({ person }) => person)
          .toSorted(),
        [gone, removed, banned].toSorted(),
      )
      const again = await host.enterTournament({ tournament, by: gone })
      same(expectRejection(again), 'tournamentClosed')
    },
  },
  {
    name: 'a round with a time limit ends in ties, and in a knock-out the better seed goes on',
    async run(lab) {
      const clock = { now: START }
      const host = await lab.open({ now: () => clock.now })
      const more = { maxPlayers: 2, roundTime: 3_600_000 }
      const opened = await openCup(host, lab, more)
      await enterAll(host, opened, ['Bob', 'Cyd'])
      clock.now += 3_599_999
      await host.runDueJobs()
      same(expectOk(await host.getTournament({ tournament: opened.tournament })).stage, 'running')
      clock.now += 1
      await host.runDueJobs()
      const ended = expectOk(await host.getTournament({ tournament: opened.tournament }))
      same([ended.winners, ended.pairings[0]?.decided], [['Bob'], 'tied'])
    },
  },
  {
    name: 'a process that is killed anywhere in a tournament loses and doubles nothing',
    async run(lab) {
      const sound = await lab.open({ now: () => START })
      const opened = await openCup(sound, lab, { format: 'swiss', rounds: 2 })
      const { tournament } = opened
      await enterAll(sound, opened, PEOPLE.slice(0, 3))
      /** Lets a process do something, and kills it each time a little later, until it is done. */
      const withKills = async (run: (host: Club) => Promise<unknown>): Promise<void> => {
        for (let lives = 0; lives < 400; lives++) {
          let left = lives
          let isDead = false
          const isRunning = new AsyncLocalStorage<boolean>()
          const now = (): number => {
            // What the process hears meanwhile is none of its work.
            if (isRunning.getStore() !== true) return START
            left -= 1
            if (left >= 0 && !isDead) return START
            isDead = true
            throw new Error('killed')
          }
          const killed = await lab.open({ now, onError: () => undefined })
          await isRunning.run(true, () => run(killed)).catch(() => undefined)
          await killed.close().catch(() => undefined)
          if (!isDead) return
        }
        throw new Error('It is never done.')
      }
      await withKills((host) => host.enterTournament({ tournament, by: 'Dot' }))
      for (let round = 1; round <= 2; round++) {
        await sound.runDueJobs()
        const cup = expectOk(await sound.getTournament({ tournament, by: 'Ann' }))
        same(cup.round, round)
        await playRound(sound, cup)
        await withKills((host) => host.runDueJobs())
      }
      const ended = await playAll(sound, tournament)
      same([ended.stage, ended.round, ended.pairings.length], ['finished', 2, 4])
      same(pointsFrom(recordsIn(await sound.books()), ended), pointsOf(ended))
      for (const person of PEOPLE.slice(0, 4)) {
        const all = expectOk(await sound.listNotifications({ by: person }))
        const starts = all.filter(({ event }) => event.type === 'roundStarted')
        same(starts.length, 2)
        const ends = all.filter(({ event }) => event.type === 'tournamentFinished')
        same(ends.length, 1)
        const { matches } = expectOk(await sound.listMatches({ by: person }))
        same(matches.length, 2)
      }
    },
  },
  {
    name: 'two processes that take a tournament further at once start each match once',
    async run(lab) {
      const hosts = [
        await lab.open({ now: () => START }),
        await lab.open({ now: () => START }),
      ] as const
      const [host] = hosts
      const opened = await openCup(host, lab, { format: 'roundRobin' })
      const people = PEOPLE.slice(0, 4)
      const { tournament } = opened
      const entering = people.map((by, i) =>
        (hosts[i % 2] ?? host).enterTournament({ tournament, by }),
      )
      for (const entered of await Promise.all(entering)) isTrue(entered.ok)
      for (let round = 1; round <= 3; round++) {
        const cup = expectOk(await host.getTournament({ tournament, by: 'Ann' }))
        same([cup.round, openPairings(cup).length], [round, 2])
        await playRound(host, cup)
        await Promise.all(hosts.map((each) => each.runDueJobs()))
      }
      for (const person of people)
        same(expectOk(await host.listMatches({ by: person })).matches.length, 3)
      same(expectOk(await host.getTournament({ tournament, by: 'Ann' })).stage, 'finished')
    },
  },
]
