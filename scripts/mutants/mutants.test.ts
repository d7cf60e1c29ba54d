import { Script } from 'node:vm'
import { transformSync } from 'esbuild'
import { describe, expect, test } from 'vitest'
import { instrumented } from './instrument.js'
import { isDrawn, type Mutant, mutantsOf } from './mutants.js'

const FILE = 'packages/toy/src/toy.ts'

/** What changes of a source there are, in one line each. */
function changes(text: string): readonly string[] {
  return mutantsOf(FILE, text).map(({ before, after }) => `${before} → ${after}`)
}

/** What a source leaves in `result` with a mutant on; the original by -1. */
function resultOf(text: string, on: number): unknown {
  const numbered = mutantsOf(FILE, text).map((mutant, id) => ({ id, mutant }))
  const { code } = transformSync(instrumented(FILE, text, numbered), { loader: 'ts' })
  const context = { __mutant: (id: number) => id === on, __tick: () => {}, result: undefined }
  new Script(code).runInNewContext(context)
  return context.result
}

describe('the mutants of a source', () => {
  test('turn comparisons round, and join what is said the other way', () => {
    expect(changes('a < b && c === d')).toEqual([
      'a < b && c === d → undefined',
      'a < b && c === d → (a < b) || (c === d)',
      'a < b → a <= b',
      'c === d → c !== d',
    ])
  })

  test('leave out what an if guards, or do it always', () => {
    expect(changes('if (late) refuse()')).toEqual([
      'late → false',
      'late → true',
      'refuse() → undefined',
    ])
  })

  test('swap arguments, drop elements, count one too many', () => {
    expect(changes('const x = f(a, b)')).toEqual(['f(a, b) → f(b, a)'])
    expect(changes('const x = [a, b]')).toEqual(['[a, b] → [b]', '[a, b] → [a]'])
    expect(changes('const x = 7')).toEqual(['7 → 7 + 1'])
  })

  test('leave types, imports and names of properties as they are', () => {
    expect(
      changes("import a from 'b'\ntype T = 1 | 2\nconst x = { 3: y } as Record<4, T>"),
    ).toEqual([])
  })

  test('leave links of an optional chain as they are, which a bracket would part', () => {
    expect(changes('const x = a?.some(b).c')).toEqual([])
  })

  test('have keys that name the function and what changes, and differ where both are the same', () => {
    const text = 'function f() { return [a < b, a < b] }'
    const keys = mutantsOf(FILE, text).map(({ key }) => key)
    expect(keys).toContain(`${FILE} f: a < b → a <= b`)
    expect(keys).toContain(`${FILE} f: a < b → a <= b (2)`)
    expect(new Set(keys).size).toBe(keys.length)
  })

  test('are drawn by seed and key alone', () => {
    const mutants = Array.from({ length: 4000 }, (_, i) => ({ key: `mutant ${i}` }) as Mutant)
    const drawn = (seed: number): readonly Mutant[] =>
      mutants.filter((mutant) => isDrawn(mutant, seed, 16))
    expect(drawn(1)).toEqual(drawn(1))
    expect(drawn(1)).not.toEqual(drawn(2))
    expect(Math.abs(drawn(1).length - 250)).toBeLessThan(60)
  })
})

describe('an instrumented source', () => {
  const text = [
    'const list: number[] = []',
    'for (const n of [1, 2, 3]) if (n > 1) list.push(n)',
    'list.reverse()',
    'var result = list.filter((n) => n < 3 || n >= 9).length + 1',
  ].join('\n')

  test('does the same as before with no mutant on', () => {
    expect(resultOf(text, -1)).toBe(2)
  })

  test('does what a mutant says with that one on, wherever it stands', () => {
    const all = mutantsOf(FILE, text)
    const withOn = (change: string): unknown =>
      resultOf(
        text,
        all.findIndex(({ before, after }) => `${before} → ${after}` === change),
      )
    expect(withOn('n > 1 → n >= 1')).toBe(3)
    expect(withOn('[1, 2, 3] → [1, 3]')).toBe(1)
    expect(withOn('n < 3 → n <= 3')).toBe(3)
    expect(withOn('list.push(n) → undefined')).toBe(1)
    expect(withOn('n > 1 → false')).toBe(1)
  })

  test('goes on with no line before it, and may still be assigned to', () => {
    const call = 'const f = (a, b) => a\nconst o = { p: 1 }\nf(o, 3).p = 2\nvar result = o.p'
    expect(resultOf(call, -1)).toBe(2)
    expect(resultOf('const a = [4, 5]\na.reverse()\nvar result = a[0]', -1)).toBe(5)
  })
})
