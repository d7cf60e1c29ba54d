import { ok as isTrue, deepStrictEqual as same } from 'node:assert/strict'
import { days, type Game, type Outcome } from '@ackanomic/core'
import { START } from '../../../host/src/fresh.test-support.js'
import {
  expectOk,
  expectRejection,
  playersOf,
} from '../../../host/src/testing/conformance.test-support.js'
import type { Club, ClubOptions } from '../open-club.js'
import type { ClubCase, ClubEnv } from './club-case.test-support.js'

/** Opens a host on which each match of the sample ends with the winners that its name tells. */
export async function openRigged(
  lab: ClubEnv,
  clock: { readonly now: number },
  more: Partial<ClubOptions> = {},
): Promise<Club> {
  const { games, opening } = lab.sample
  const listing = games[opening.game]
  if (listing === undefined) throw new Error('The sample lists no such game.')
  const load = async (): Promise<Game> => {
    const game: Game = await listing.load()
    return {
      ...game,
      status(state) {
        const at = game.status(state)
        const [first] = at.table.seats
        const winners = first === undefined ? [] : [first.player]
        const result: Partial<Outcome> = { winners, ranking: [], awards: [] }
        return at.outcome === null ? at : { ...at, outcome: { ...at.outcome, ...result } }
      },
    }
  }
  const rigged = { ...games, [opening.game]: { ...listing, load } }
  return lab.open({ now: () => clock.now, games: rigged, ...more })
}

/** Cases about ratings. */
export const ratingCases: readonly ClubCase[] = [
  {
    name: 'a host rates people by the results of their matches, and again from all of them',
    async run(lab) {
      const { game, table, automated } = lab.sample.opening
      const clock = { now: START }
      const host = await openRigged(lab, clock)
      const [by, other] = playersOf(lab.sample)
      same(expectOk(await host.listRatings({ game })), [])
      const play = async (match: string, first: string, more: object = {}): Promise<void> => {
        const players = [first, ...table.players.filter((person) => person !== first)]
        const opening = { ...lab.sample.opening, table: { ...table, players }, ...more }
        expectOk(await host.createMatch({ match, by, idempotencyKey: match, ...opening }))
        clock.now += lab.sample.duration
        await host.runDueJobs()
      }
      await play('One', by)
      await play('Two', by)
      await play('Three', other)
      const board = expectOk(await host.listRatings({ game }))
      same(board.map(({ person }) => person).slice(0, 2), [by, other])
      same(
        board.map(({ matches }) => matches),
        table.players.map(() => 3),
      )
      const scores = board.map(({ score }) => score)
      same(
        scores,
        scores.toSorted((one, another) => another - one),
      )
      isTrue(board.every(({ rank }, i) => rank <= i + 1))
      // Private matches, and those of programs, do not count.
      await play('Private', other, { spectators: false })
      const bots = { ...automated, [other]: 'random' }
      const withBots = await lab.open({
        now: () => clock.now,
        bots: { thread: lab.sample.bot.thread, names: ['random'] },
      })
      const direct = { match: 'Bots', by, idempotencyKey: 'Bots', ...lab.sample.opening }
      expectOk(await withBots.createMatch({ ...direct, automated: bots }))
      clock.now += lab.sample.duration
      await host.runDueJobs()
      same(expectOk(await host.listRatings({ game })), board)
      // Another process computes the same from what is stored.
      const another = await lab.open({ now: () => clock.now })
      same(expectOk(await another.listRatings({ game })), board)
      same(expectOk(await another.listRatings({ game, skip: 1, limit: 1 })), board.slice(1, 2))
      same(expectOk(await another.ratingsOf({ person: other })), board.slice(1, 2))
      same(expectOk(await another.ratingsOf({ person: 'Nobody' })), [])
      same(expectRejection(await another.listRatings({ game: 'none' })), 'noGame')
      same(expectRejection(await another.listRatings({ game, limit: 0 })), 'badRequest')
    },
  },
  {
    name: 'ratings start anew with each season, past seasons stay, and all follow from the results',
    async run(lab) {
      const { game, table } = lab.sample.opening
      const clock = { now: START }
      const { duration } = lab.sample
      const length = Math.max(days(1), 2 * duration)
      const starts = [START + length]
      const seasons = { starts, length, carryOver: 0 }
      const host = await openRigged(lab, clock, { seasons })
      const [by, other] = playersOf(lab.sample)
      const play = async (match: string, first: string): Promise<void> => {
        const players = [first, ...table.players.filter((person) => person !== first)]
        const opening = { ...lab.sample.opening, table: { ...table, players } }
        expectOk(await host.createMatch({ match, by, idempotencyKey: match, ...opening }))
        clock.now += duration
        await host.runDueJobs()
      }
      await play('One', by)
      const first = expectOk(await host.listRatings({ game }))
      same([first[0]?.person, first[0]?.season], [by, 1])
      clock.now = START + length
      same(expectOk(await host.listRatings({ game })), [])
      same(expectOk(await host.ratingsOf({ person: by })), [])
      same(expectOk(await host.listRatings({ game, season: 1 })), first)
      await play('Two', other)
      const second = expectOk(await host.listRatings({ game }))
      same(
        second.slice(0, 1).map(({ person, season, matches }) => [person, season, matches]),
        [[other, 2, 1]],
      )
      same(expectOk(await host.listRatings({ game, season: 1 })), first)
      same(
        expectOk(await host.ratingHistoryOf({ person: other })),
        [...second, ...first].filter(({ person }) => person === other),
      )
      same(expectOk(await host.listSeasons()), [
        { season: 2, startsAt: START + length, endsAt: START + 2 * length },
        { season: 1, startsAt: null, endsAt: START + length },
      ])
      same(expectRejection(await host.listRatings({ game, season: 3 })), 'badRequest')
      same(expectRejection(await host.listRatings({ game, season: 0 })), 'badRequest')
      same(expectRejection(await host.ratingHistoryOf({ person: '' })), 'badRequest')
      // Another process computes the same from what is stored, and other seasons too.
      const another = await lab.open({ now: () => clock.now, seasons })
      same(expectOk(await another.listRatings({ game })), second)
      same(expectOk(await another.listRatings({ game, season: 1 })), first)
      const plain = await lab.open({ now: () => clock.now })
      const together = expectOk(await plain.listRatings({ game }))
      isTrue(together.every(({ season, matches }) => season === 1 && matches === 2))
    },
  },
]
