import { ok as isTrue, deepStrictEqual as same } from 'node:assert/strict'
import type { Game, Outcome } from '@ackanomic/core'
import type { Host } from '../types.js'
import {
  type ConformanceCase,
  type ConformanceEnv,
  expectOk,
  expectRejection,
  playersOf,
  START,
} from './conformance.js'

/** Opens a host on which each match of the sample ends with the winners that its name tells. */
async function openRigged(lab: ConformanceEnv, clock: { readonly now: number }): Promise<Host> {
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
  return lab.open({ now: () => clock.now, games: rigged })
}

/** Cases about ratings. */
export const ratingCases: readonly ConformanceCase[] = [
  {
    name: 'a host rates people by the results of their matches, and again from all of them',
    async run(lab) {
      const { game, table, automated } = lab.sample.opening
      const clock = { now: START }
      const host = await openRigged(lab, clock)
      const [by, other] = playersOf(lab.sample)
      same(expectOk(await host.ratings.list(game)), [])
      const play = async (match: string, first: string, more: object = {}): Promise<void> => {
        const players = [first, ...table.players.filter((person) => person !== first)]
        const opening = { ...lab.sample.opening, table: { ...table, players }, ...more }
        expectOk(await host.open({ match, by, idempotencyKey: match, ...opening }))
        clock.now += lab.sample.duration
        await host.runDueJobs()
      }
      await play('One', by)
      await play('Two', by)
      await play('Three', other)
      const board = expectOk(await host.ratings.list(game))
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
      expectOk(await withBots.open({ ...direct, automated: bots }))
      clock.now += lab.sample.duration
      await host.runDueJobs()
      same(expectOk(await host.ratings.list(game)), board)
      // Another process computes the same from what is stored.
      const another = await lab.open({ now: () => clock.now })
      same(expectOk(await another.ratings.list(game)), board)
      same(expectOk(await another.ratings.list(game, { skip: 1, limit: 1 })), board.slice(1, 2))
      same(expectOk(await another.ratings.of(other)), board.slice(1, 2))
      same(expectOk(await another.ratings.of('Nobody')), [])
      same(expectRejection(await another.ratings.list('none')), 'noGame')
      same(expectRejection(await another.ratings.list(game, { limit: 0 })), 'badRequest')
    },
  },
]
