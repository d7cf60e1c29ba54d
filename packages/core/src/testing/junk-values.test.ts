import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { junk, junkTexts, mutated, spoiled, spoilings } from './junk-values.js'
import { jsonProblem } from './structure.js'

const sound = { kind: 'move', at: 5, by: 'Ann', move: { type: 'offer', things: ['a', 'b'] } }
const text = JSON.stringify(sound)

describe('junk', () => {
  const sample = fc.sample(junk, { seed: 1250, numRuns: 3000 })

  test('is made anew each time, and mostly what JSON cannot say', () => {
    const odd = sample.filter((make) => {
      try {
        return jsonProblem(make()) !== undefined
      } catch {
        return true
      }
    })
    expect(odd.length).toBeGreaterThan(1000)
    expect(odd.length).toBeLessThan(2900)
  })

  test('throws at who looks at it, in more than one way', () => {
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

  test.each(['__proto__', 'constructor', '\ud800', '\u0000'])('holds the text %j', (wanted) => {
    const texts = fc.sample(junkTexts, { seed: 1, numRuns: 2000 })
    expect(texts).toContain(wanted)
  })
})

describe('a spoiled value', () => {
  test('is another one, and what was sound stays so', () => {
    let changed = 0
    for (const spoiling of fc.sample(spoilings, { seed: 1250, numRuns: 1000 })) {
      const made = spoiled(sound, spoiling)
      expect(JSON.stringify(sound)).toBe(text)
      if (made !== sound) changed++
    }
    expect(changed).toBeGreaterThan(900)
  })

  const put = (): string => 'junk'
  test.each([
    ['replaced at the top', { path: [], how: 'replace' }, 'junk'],
    ['replaced', { path: [2], how: 'replace' }, { ...sound, by: 'junk' }],
    [
      'replaced deep down',
      { path: [3, 1, 4], how: 'replace' },
      { ...sound, move: { type: 'offer', things: ['junk', 'b'] } },
    ],
    ['left out', { path: [3, 1], how: 'remove' }, { ...sound, move: { type: 'offer' } }],
    [
      'left out of a list',
      { path: [3, 1, 1], how: 'remove' },
      { ...sound, move: { type: 'offer', things: ['a'] } },
    ],
    ['added', { path: [3], how: 'add' }, { ...sound, move: { ...sound.move, more: 'junk' } }],
    [
      'added to a list',
      { path: [3, 1], how: 'add' },
      { ...sound, move: { type: 'offer', things: ['a', 'b', 'junk'] } },
    ],
    ['repeated', { path: [1], how: 'repeat' }, { ...sound, at: [5, 5] }],
  ] as const)('has something %s', (_, { path, how }, value) => {
    expect(spoiled(sound, { which: 0, path, how, put, key: 'more' })).toStrictEqual(value)
  })

  test('takes even the most hostile name', () => {
    const made = spoiled(sound, { which: 0, path: [3], how: 'add', put, key: '__proto__' })
    expect(JSON.stringify(made)).toContain('"__proto__":"junk"')
  })
})

describe('a mutated value', () => {
  const like = { kind: 'move', at: 9, by: 'Bob', move: { type: 'offer', things: ['c'] } }

  test('is plain, mostly another one, and leaves both as they were', () => {
    let changed = 0
    for (let seed = 0; seed < 500; seed++) {
      let now = seed
      const made = mutated(sound, like, (of) => {
        now = (Math.imul(now, 1_103_515_245) + 12_345) >>> 0
        return (now >>> 8) % of
      })
      expect(JSON.stringify(sound)).toBe(text)
      if (JSON.stringify(made) !== text) changed++
    }
    expect(changed).toBeGreaterThan(350)
    expect(like.move.things).toStrictEqual(['c'])
  })
})
