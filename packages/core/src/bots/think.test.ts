import { describe, expect, test } from 'vitest'
import type { State } from '../engine/bundle.js'
import { chance, type Nim, nim, seen, slowNim, start } from './nim.test-support.js'
import { searchBot } from './search.js'

/** Tactics that take one match at a time, and never cut off a rollout. */
const longRollouts = {
  rolloutPolicy: ({ shared }: State<Nim>, seat: number): Nim['Move'] | undefined =>
    shared.turn === seat ? { type: 'take', matches: 1 } : undefined,
  maxRolloutDepth: Number.POSITIVE_INFINITY,
}

describe('a time budget', () => {
  test.each([1, 10, 90])('is kept if a move takes %i milliseconds', (each) => {
    const { game, clock } = slowNim(each)
    const bot = searchBot(game, chance(7), { milliseconds: 1000, clock, tactics: longRollouts })
    expect(bot(seen(start(1_000_000), 0))?.type).toBe('take')
    expect(clock()).toBeGreaterThanOrEqual(1000 - 3 * each)
    expect(clock()).toBeLessThanOrEqual(1000)
  })

  test('is shared by the sampled futures, so the first one does not use it up', () => {
    const { game, clock } = slowNim(1)
    let futures = 0
    const counted: typeof game = {
      ...game,
      determinize(...given) {
        futures += 1
        return nim.determinize?.(...given) ?? start(9)
      },
    }
    const bot = searchBot(counted, chance(7), { milliseconds: 1600, clock, tactics: longRollouts })
    bot(seen(start(1_000_000), 0))
    expect(futures).toBe(17)
  })

  test('of zero still gives a legal move', () => {
    const { game, clock } = slowNim(1)
    const bot = searchBot(game, () => 2, { milliseconds: 0, clock })
    expect(bot(seen(start(9), 0))).toEqual({ type: 'take', matches: 3 })
    expect(clock()).toBe(0)
  })

  test('can be combined with a limit on rollouts', () => {
    const { game, clock } = slowNim(1)
    searchBot(game, chance(7), { milliseconds: 5000, clock, rollouts: 3 })(seen(start(9), 0))
    expect(clock()).toBeLessThanOrEqual(27)
  })

  test('needs a clock', () => {
    // @ts-expect-error the clock is missing
    expect(() => searchBot(nim, chance(7), { milliseconds: 5 })).toThrow(/needs a clock/)
  })
})

describe('a bot that thinks', () => {
  const view = seen(start(30), 0)

  test('finds the same move when it thinks in slices of time', async () => {
    const { game, clock } = slowNim(3)
    const pauses: number[] = []
    const pause = async (): Promise<void> => void pauses.push(clock())
    const bot = searchBot(game, chance(7), { rollouts: 100, clock })
    const move = await bot.think(view, { pause })
    expect(move).toEqual(searchBot(nim, chance(7), { rollouts: 100 })(view))
    expect(pauses.length).toBeGreaterThan(50)
    const slices = pauses.map((now, i) => now - (pauses[i - 1] ?? 0))
    expect(Math.max(...slices)).toBeLessThanOrEqual(26)
  })

  test('finds the same move when it thinks in slices of steps, without a clock', async () => {
    let pauses = 0
    const pause = async (): Promise<void> => {
      pauses += 1
    }
    const move = await searchBot(nim, chance(7), { rollouts: 100 }).think(view, { pause })
    expect(move).toEqual(searchBot(nim, chance(7), { rollouts: 100 })(view))
    expect(pauses).toBeGreaterThan(4)
  })

  test('lets other work run even during its first future', async () => {
    const { game, clock } = slowNim(30)
    let paused = false
    const pause = async (): Promise<void> => {
      paused ||= clock() <= 60
    }
    const bot = searchBot(game, chance(7), { rollouts: 1, clock })
    await bot.think(seen(start(1000), 0), { pause })
    expect(paused).toBe(true)
  })

  test.each([1, 60])('gives the best move so far when aborted at pause %i', async (at) => {
    const { game, clock } = slowNim(3)
    const signal = { aborted: false }
    let pauses = 0
    const pause = async (): Promise<void> => {
      pauses += 1
      signal.aborted = pauses === at
    }
    const bot = searchBot(game, chance(7), { rollouts: 1000, clock })
    const move = await bot.think(seen(start(5), 0), { pause, signal })
    expect(pauses).toBe(at)
    expect(move?.type).toBe('take')
    if (at === 60) expect(move?.matches).toBe(1)
  })
})
