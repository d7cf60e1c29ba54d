import { describe, expect, test } from 'vitest'
import type { Prompt, Question } from '../prompt.js'
import { combineReferees } from './combine-referees.js'
import { manualReferee } from './manual-referee.js'
import { IN_MATCH } from './prompts.test-support.js'
import { scriptedReferee } from './scripted.js'

const put = (id: number, name: string, question: Question = { kind: 'pick', of: 10 }): Prompt => ({
  id,
  name,
  to: 'referee',
  at: 0,
  question,
  details: null,
})

describe('a scripted referee', () => {
  test('answers in order, and repeats itself when asked again', () => {
    const referee = scriptedReferee([3, [1, 0], true])
    expect(referee(put(4, 'a'))).toBe(3)
    expect(referee(put(2, 'b', { kind: 'shuffle', of: 2 }))).toEqual([1, 0])
    expect(referee(put(4, 'a'))).toBe(3)
    expect(referee(put(5, 'c', { kind: 'word', word: 'qi', dictionary: 'ospd' }))).toBe(true)
    expect(referee.problems()).toEqual([])
  })

  test('answers prompts by name, and leaves other names open', () => {
    const referee = scriptedReferee({ prize: [1, 2], coin: [0] })
    expect(referee(put(0, 'prize'))).toBe(1)
    expect(referee(put(1, 'coin'))).toBe(0)
    expect(referee(put(2, 'prize'))).toBe(2)
    for (const name of ['other', '__proto__', 'toString']) {
      expect(referee(put(name.length, name))).toBeUndefined()
    }
    expect(referee.problems()).toEqual([])
  })

  test('leaves a prompt open when its answers are used up, and says so', () => {
    const referee = scriptedReferee({ prize: [1] })
    referee(put(0, 'prize'))
    expect([referee(put(1, 'prize')), referee(put(1, 'prize'))]).toEqual([undefined, undefined])
    expect(referee.problems()).toEqual([
      'Prompt 1, "prize": the script has no answer left; add one.',
    ])
  })

  test('leaves a prompt open when its answer does not fit, and says why', () => {
    const referee = scriptedReferee([10, 9])
    expect(referee(put(0, 'prize'))).toBeUndefined()
    expect(referee(put(1, 'prize'))).toBe(9)
    expect(referee.problems()).toEqual([
      'Prompt 0, "prize": answer 0 of the script doesn\'t fit. Answer a pick with an integer from 0 to 9.',
    ])
  })

  test('leaves a prompt open when its script is not a list, and says so', () => {
    for (const answers of [12, null, 'heads', { 0: 12 }]) {
      const referee = scriptedReferee({ prize: answers as unknown as readonly unknown[] })
      expect(referee(put(0, 'prize'))).toBeUndefined()
      expect(referee.problems()).toEqual([
        'Prompt 0, "prize": the script has something else than a list of answers; give a list.',
      ])
    }
    for (const script of [undefined, null, 7]) {
      const referee = scriptedReferee(script as unknown as readonly unknown[])
      expect([referee(put(0, 'prize')), referee.problems()]).toEqual([undefined, []])
    }
  })

  test('leaves a prompt open if its answer is undefined', () => {
    const referee = scriptedReferee([undefined, 2])
    expect([referee(put(0, 'a')), referee(put(1, 'a'))]).toEqual([undefined, 2])
    expect(referee.problems()).toEqual([])
  })
})

describe('referees in turn', () => {
  test('are asked until one answers', () => {
    const asked: string[] = []
    const one = (name: string, answer: unknown) => () => {
      asked.push(name)
      return answer
    }
    const referee = combineReferees(
      manualReferee,
      one('b', undefined),
      one('c', false),
      one('d', 1),
    )
    expect(referee(put(0, 'x'), IN_MATCH)).toBe(false)
    expect(asked).toEqual(['b', 'c'])
  })

  test('leave a prompt open if none of them answers', () => {
    expect(combineReferees()(put(0, 'x'), IN_MATCH)).toBeUndefined()
    expect(combineReferees(manualReferee, manualReferee)(put(0, 'x'), IN_MATCH)).toBeUndefined()
  })
})
