import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { junk, junkTexts, mutated, spoiled } from './junk-values.js'
import { jsonProblem } from './structure.js'

const sound = { kind: 'move', at: 5, by: 'Ann', move: { type: 'offer', things: ['a', 'b'] } }
const text = JSON.stringify(sound)

describe('junk', () => {
  const sample = fc.sample(junk, { seed: 1250, numRuns: 3000 })

  test('is often, but not always, something that JSON cannot hold', () => {
    const notJson = sample.filter((make) => {
      try {
        return jsonProblem(make()) !== undefined
      } catch {
        return true
      }
    })
    expect(notJson.length).toBeGreaterThan(1000)
    expect(notJson.length).toBeLessThan(2900)
  })

  test('throws in several ways when it is read', () => {
    const thrown = new Set<string>()
    for (const make of sample.slice(0, 600)) {
      try {
        const value = make()
        if (typeof value === 'object' && value !== null) JSON.stringify({ ...value })
      } catch (error) {
        thrown.add((error as Error).message.slice(0, 20))
      }
    }
    expect(thrown.size).toBeGreaterThan(3)
  })

  test.each(['__proto__', 'constructor', '\ud800', '\u0000'])('includes the text %j', (wanted) => {
    const texts = fc.sample(junkTexts, { seed: 1, numRuns: 2000 })
    expect(texts).toContain(wanted)
  })
})

function chanceFrom(seed: number): (of: number) => number {
  let now = seed
  return (of) => {
    now = (Math.imul(now, 1_103_515_245) + 12_345) >>> 0
    return (now >>> 8) % of
  }
}

describe('a spoiled value', () => {
  const made = Array.from({ length: 1000 }, (_, seed) =>
    spoiled(sound, () => 'junk', chanceFrom(seed)),
  )
  const texts = made.map((make) => JSON.stringify(make()))

  test('differs from the sound one, is repeatable, and shares no part with it', () => {
    expect(texts.filter((each) => each === text)).toEqual([])
    expect(made.map((make) => JSON.stringify(make()))).toEqual(texts)
    expect(JSON.stringify(sound)).toBe(text)
  })

  test.each([
    ['may be replaced as a whole', 'junk'],
    ['may have a replaced field', { ...sound, by: 'junk' }],
    [
      'may have a replaced field deep inside',
      { ...sound, move: { type: 'offer', things: ['junk', 'b'] } },
    ],
    ['may lack a field', { ...sound, move: { type: 'offer' } }],
    ['may lack an item of a list', { ...sound, move: { type: 'offer', things: ['a'] } }],
    [
      'may have one more item in a list',
      { ...sound, move: { type: 'offer', things: ['a', 'b', 'junk'] } },
    ],
    ['may have a field repeated in a list', { ...sound, at: [5, 5] }],
  ])('%s', (_, value) => {
    expect(texts).toContain(JSON.stringify(value))
  })

  test('may have one more field', () => {
    const counts = texts.map((each) => Object.keys(Object(JSON.parse(each))).length)
    expect(counts).toContain(5)
  })

  test('may have even the most hostile name of a field', () => {
    expect(texts.some((each) => each.includes('"__proto__":"junk"'))).toBe(true)
  })
})

describe('a mutated value', () => {
  const like = { kind: 'move', at: 9, by: 'Bob', move: { type: 'offer', things: ['c'] } }

  test('is plain, mostly different, and leaves its sources alone', () => {
    let changed = 0
    for (let seed = 0; seed < 500; seed++) {
      const made = mutated(sound, like, chanceFrom(seed))
      expect(JSON.stringify(sound)).toBe(text)
      if (JSON.stringify(made) !== text) changed++
    }
    expect(changed).toBeGreaterThan(350)
    expect(like.move.things).toStrictEqual(['c'])
  })
})
