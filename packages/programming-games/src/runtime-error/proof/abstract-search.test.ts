import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Counts, CS, countsGame, DEAD, HS, NONE } from './abstract-search.js'
import { inOneGo, SafetySearch } from './fixpoint.js'
import type { RuntimeErrorReshuffle } from './position.js'

const plainly = (start: Counts, reshuffle: RuntimeErrorReshuffle): boolean => {
  const nexts = new Map<string, string[][]>()
  const found = new Map<string, Counts>([[JSON.stringify(start), start]])
  for (const [key, state] of found) {
    const options: string[][] = []
    for (const move of [1, 2, 3, 4]) {
      if ((state.hand[move] ?? 0) === 0) continue
      const option = play(state, move, reshuffle)
      for (const next of option) found.set(JSON.stringify(next), next)
      options.push(option.map((next) => JSON.stringify(next)))
    }
    nexts.set(key, options)
  }
  const safe = new Set(nexts.keys())
  for (let before = -1; before !== safe.size; ) {
    before = safe.size
    for (const key of safe) {
      if (!nexts.get(key)?.some((option) => option.every((next) => safe.has(next))))
        safe.delete(key)
    }
  }
  return safe.has(JSON.stringify(start))
}

const add = (counts: readonly number[], place: number, change: number): number[] =>
  counts.map((count, at) => (at === place ? count + change : count))
const sum = (counts: readonly number[]): number => counts.reduce((total, each) => total + each, 0)
const none = [0, 0, 0, 0, 0, 0]

function play(before: Counts, move: number, reshuffle: RuntimeErrorReshuffle): Counts[] {
  const pile = (s: Counts) => (s.top === NONE ? s.rest : add(s.rest, s.top, 1))
  const refill = (s: Counts): Counts =>
    s.deck > 0 ? s : { ...s, unseen: pile(s), deck: sum(pile(s)), top: NONE, rest: none }
  const settle = (s: Counts): Counts => (reshuffle === 'when-empty' ? refill(s) : s)
  const laid = { ...before, hand: add(before.hand, move, -1) }
  const loaded: Counts[] = []
  const ready = move === 2 || move === 4 ? refill(laid) : laid
  for (const deal of none.keys()) {
    if ((move !== 2 && move !== 4) || ready.deck === 0 || (ready.unseen[deal] ?? 0) === 0) continue
    const deck = ready.deck - 1
    const unseen = deck === 0 ? none : add(ready.unseen, deal, -1)
    loaded.push(settle({ ...ready, hand: add(ready.hand, deal, 1), unseen, deck }))
  }
  if (loaded.length === 0) loaded.push(ready)
  return loaded.map((s) => {
    const pulls = (move === 3 || move === 4) && s.top !== NONE
    const pulled = pulls ? { ...s, hand: add(s.hand, s.top, 1), top: NONE } : s
    return settle({ ...pulled, rest: pile(pulled), top: move })
  })
}

const few = fc.tuple(...[2, 2, 3, 2, 3].map((max) => fc.nat(max))).map((counts) => [...counts, 0])
const states = fc
  .record({
    hand: few,
    top: fc.integer({ min: NONE, max: 4 }),
    rest: few,
    unseen: few,
    hidden: fc.nat(2),
  })
  .map(({ hand, top, rest, unseen, hidden }): Counts => {
    const deck = Math.max(0, sum(unseen) - hidden)
    return {
      hand: add(hand, DEAD, -(hand[DEAD] ?? 0)),
      top,
      rest,
      unseen: deck === 0 ? none : unseen,
      deck,
    }
  })
  .filter(({ rest, unseen, top, hand }) => sum(rest) + sum(unseen) + sum(hand) + top < 9)

describe('the game without edits', () => {
  test.each(['on-draw', 'when-empty'] as const)('agrees with the plain game (%s)', (reshuffle) => {
    let won = 0
    fc.assert(
      fc.property(states, (drawn) => {
        const empty = reshuffle === 'when-empty' && drawn.deck === 0
        const state = empty ? { ...drawn, top: NONE, rest: none } : drawn
        const search = new SafetySearch(countsGame(reshuffle), { left: 1e6 })
        const truth = plainly(state, reshuffle)
        if (truth) won += 1
        expect(inOneGo(search.deciding(state))).toBe(truth ? 'won' : 'lost')
      }),
      { numRuns: 60, seed: 11 },
    )
    expect(won).toBeGreaterThan(10)
    expect(won).toBeLessThan(56)
  })

  test('needs more cards for a treadmill than useless cards may be drawn', () => {
    const state = (loads: number, dead: number): Counts => ({
      hand: add(none, CS, loads),
      top: NONE,
      rest: none,
      unseen: add(add(none, CS, 5), DEAD, dead),
      deck: 5 + dead,
    })
    const decide = (s: Counts) =>
      inOneGo(new SafetySearch(countsGame('on-draw'), { left: 1e4 }).deciding(s))
    expect(decide(state(1, 0))).toBe('won')
    expect(decide(state(2, 2))).toBe('lost')
    expect(decide(state(3, 2))).toBe('won')
  })

  test('needs a discard pile for a swap, which an empty deck may take away', () => {
    const swap = { hand: add(none, HS, 2), top: NONE, rest: none, unseen: none, deck: 0 }
    const decide = (reshuffle: RuntimeErrorReshuffle) =>
      inOneGo(new SafetySearch(countsGame(reshuffle), { left: 1e4 }).deciding(swap))
    expect(decide('on-draw')).toBe('won')
    expect(decide('when-empty')).toBe('lost')
  })
})
