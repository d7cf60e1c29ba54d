import { catalogue } from '@ackanomic/games'
import { pureSkill } from '@ackanomic/games/pure-skill'
import { describe, expect, test } from 'vitest'
import { session, typed } from '../testing/session.test-support.js'
import { rulesLines } from './rules.js'

const clauses = await catalogue['pure-skill'].clauses()
const played = { game: pureSkill, clauses }
const shown = (asked: string): string =>
  (rulesLines(played, asked) ?? []).map(({ text }) => text).join('\n')
const idsOf = (asked: string): string[] =>
  [...shown(asked).matchAll(/^(\S+)\t/gmu)].map(([, id]) => id!)

describe('the rules', () => {
  test('are at first a few lines on how to play', () => {
    expect(shown('')).toMatch(/^How to play Game of Pure Skill:\n1\. Three players each hold/u)
    expect(shown('')).toContain('Also: "rules 1250.1", "rules 1250.2", "rules 1250.3"')
  })

  test('in full are all clauses of the game, in the order of the rule', () => {
    expect(idsOf('full').sort()).toEqual(Object.keys(clauses.of).sort())
    expect(idsOf('full').slice(0, 4)).toEqual(['gist', '1', '2(1)', '2(2)'])
  })

  test.each([
    ['4e', ['4e(1)', '4e(2)']],
    ['4e(1)', ['4e(1)']],
    ['1250.7/4E', ['4e(1)', '4e(2)']],
    ['clause 1', ['1']],
    ['1250.1/vi.a', ['VI.a(1)', 'VI.a(2)', 'VI.a(3)', 'VI.a(4)', 'VI.a(5)', 'VI.a(6)']],
    ['contract/order', ['order']],
  ])('contain %s', (asked, ids) => {
    expect(idsOf(asked).slice(0, ids.length)).toEqual(ids)
  })

  test('contain whole rules by name, including the rules for all games', () => {
    for (const rule of ['1250.1', '1250.2', '1250.3', '1250.4', 'contract', 'CONTRACT']) {
      expect(idsOf(rule).length).toBeGreaterThan(3)
    }
  })

  test('can be searched for a word', () => {
    expect(shown('Trophy')).toMatch(/^1250\.7\n.*\n1250\.2\n/su)
    expect(rulesLines(played, 'zzxq')).toBeUndefined()
    expect(rulesLines(played, '1250.7/zz')).toBeUndefined()
  })

  test('are only those for all games if a stranger’s engine has no clauses', () => {
    const stranger = { game: pureSkill, clauses: null }
    expect(rulesLines(stranger, '')?.at(-1)?.text).toMatch(/exports no clauses\. Also: /u)
    expect(rulesLines(stranger, '4e')).toBeUndefined()
    expect(rulesLines(stranger, 'contract/order')).toHaveLength(2)
  })
})

describe('"why"', () => {
  test.each<[string, readonly string[], string]>([
    ['shows the clause of the last refusal', ['bid 5D', 'why'], '1250.7\n4e(1)\t'],
    ['shows a clause of the contract', ['wait end', 'bid 5', 'why'], 'contract\nover\t'],
    ['shows the same clause after another command', ['bid 5D', 'look', 'why'], '1250.7\n4e(1)\t'],
    [
      'has nothing to show before a refusal',
      ['why'],
      '! Nothing has been refused since your last move',
    ],
    ['has nothing to show after a move', ['bid 5D', 'bid 5', 'why'], '! Nothing has been refused'],
    [
      'has nothing to show after an unreadable line',
      ['bid 5D', 'foo', 'why'],
      '! Nothing has been refused',
    ],
  ])('%s', (_, lines, says) => {
    expect(typed(session(), lines).shown).toContain(says)
  })
})
