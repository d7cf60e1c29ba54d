import { seededRandom } from '@ackanomic/core/bots'
import { tacticsLawsOf } from '@ackanomic/core/testing'
import { describe, expect, test } from 'vitest'
import { mediocrity } from './game.js'
import { mediocrityLaws } from './laws.test-support.js'
import { by, Script } from './script.test-support.js'
import { mediocrityTactics } from './tactics.js'

const { rolloutPolicy: reply, candidates, evaluate: worth } = mediocrityTactics

function scored(...scores: readonly number[]): Script {
  const script = new Script({ players: scores.length })
  script.setState({ ...script.state, shared: { ...script.state.shared, scores } })
  return script.apply(by.begin(1, 'Ann'))
}

function best({ state }: Script, seat: number): number | undefined {
  const move = candidates?.(state, seat, seededRandom('best'))[0]?.move
  return move?.type === 'send' ? move.number : undefined
}

describe('a decent player', () => {
  test('sends the lower of two numbers when a point helps', () => {
    expect(best(scored(2, 0, 1), 1)).toBe(1)
    expect(best(scored(0, 0, 0), 2)).toBe(1)
  })

  test('sends a high number to avoid an unwelcome lead', () => {
    // With Bob at 3, Cyd’s 2 is in the middle and wins; with 2 each, nobody wins.
    expect(best(scored(1, 2, 2), 1)).toBeGreaterThan(1)
  })

  test('sends a middle number when three players send', () => {
    expect([2, 3, 4, 5]).toContain(best(scored(3, 0, 1, 1), 1))
  })

  test('is unpredictable', () => {
    const { state } = scored(0, 0, 0, 0, 0)
    const choose = seededRandom('unforeseeable')
    const sent = Array.from({ length: 80 }, () => JSON.stringify(reply(state, 1, choose)))
    expect(new Set(sent).size).toBeGreaterThan(3)
  })

  test('rates every number', () => {
    const view = mediocrity.view(scored(2, 0, 1).state, 1)
    if (view.role !== 'seat') throw new Error('Bob has a seat.')
    const thinking = mediocrityTactics.solve?.(view, seededRandom('thinks'))
    let step = thinking?.next()
    while (step?.done === false) step = thinking?.next()
    const advice = step?.value ?? []
    expect(advice).toHaveLength(4)
    // A bot draws among good moves, so this takes the one with the highest value.
    const [best] = [...advice].sort((a, b) => b.value - a.value)
    expect(best?.move).toEqual({ type: 'send', number: 1 })
    expect(advice.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(1)
  })

  test('keeps a sent number', () => {
    const script = scored(0, 0, 0).apply(by.send(2, 'Bob', 3))
    expect(reply(script.state, 1, () => 0)).toBeUndefined()
    expect(candidates?.(script.state, 1, () => 0)).toEqual([])
    expect(reply(script.state, 2, () => 0)).toBeDefined()
  })

  test('begins and ends rounds as early as possible', () => {
    const script = new Script()
    expect(reply(script.state, 0, () => 0)).toEqual({ type: 'begin' })
    expect(reply(script.state, 1, () => 0)).toBeUndefined()
    script.apply(by.begin(1, 'Ann'))
    expect(reply(script.state, 0, () => 0)).toBeUndefined()
    script.apply(by.time(80))
    expect(reply(script.state, 0, () => 0)).toEqual({ type: 'result' })
    expect(candidates?.(script.state, 0, () => 0)).toEqual([
      { move: { type: 'result' }, weight: 1 },
    ])
  })
})

describe('the value of scores', () => {
  const of = (...scores: readonly number[]) => worth?.(scored(...scores).state) ?? []

  test.each([
    [[0, 0, 0]],
    [[0, 1, 2]],
    [[1, 3, 0, 2]],
    [[0, 0, 1, 0, 2, 0, 0]],
    [[0, 3, 1, 0, 2, 0, 0]],
  ])('adds up to one win: %j', (scores) => {
    const chances = of(...scores)
    expect(chances.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1)
  })

  test('is equal for equal scores, and highest in the middle', () => {
    const [ann, bob, cyd] = of(0, 0, 0)
    expect(ann).toBeCloseTo(1 / 3)
    expect(bob).toBeCloseTo(cyd ?? 0)
    const [low = 0, middle = 0, high = 0] = of(1, 2, 3)
    expect([low, middle, high]).toEqual([0, 1, 0])
    const [behind = 0, between = 0, ahead = 0] = of(0, 1, 3)
    expect(between).toBeGreaterThan(behind)
    expect(between).toBeGreaterThan(ahead)
  })

  test('is exact one point before the end', () => {
    // With one more point Ann wins by 2, 1, 3, Bob by 1, 2, 3, and Cyd by 1, 1, 4.
    const chances = of(1, 1, 3)
    for (const chance of chances) expect(chance).toBeCloseTo(1 / 3)
  })

  test('depends on the distance from the middle among very many players', () => {
    const script = new Script({ players: 7 })
    const seats = Array.from({ length: 12 }, (_, seat) => ({
      ...script.state.roster.seats[0],
      player: `P${seat}`,
      holder: `P${seat}`,
    }))
    const state = { ...script.state, roster: { ...script.state.roster, seats } }
    const scores = [0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 5]
    const chances = worth?.({ ...state, shared: { ...state.shared, scores } } as never) ?? []
    expect(chances[5]).toBeGreaterThan(chances[0] ?? 1)
    expect(chances[0]).toBeGreaterThan(chances[11] ?? 1)
    expect(chances.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1)
  })
})

describe('the laws hold', () => {
  for (const law of tacticsLawsOf(mediocrity, mediocrityTactics, { ...mediocrityLaws, runs: 6 })) {
    test(law.name, () => law.check())
  }
})
