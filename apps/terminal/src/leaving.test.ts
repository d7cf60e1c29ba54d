import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { typing } from './testing/session.test-support.js'

const root = mkdtempSync(join(tmpdir(), 'ackanomic-leaving-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const CTRL_C = '\u0003'
const CTRL_D = '\u0004'
const ASKED = 'The match is not saved. "save" keeps it as pure-skill.json'

/** Plays at a terminal. Returns how often it asked about the match, and which files were saved. */
async function leave(...lines: string[]) {
  const folder = mkdtempSync(join(root, 'at-'))
  const { shown, code } = await typing(['pure-skill', '--seed', '7'], lines, folder)
  const saved = (name: string): boolean => existsSync(join(folder, name))
  return { shown, code, asked: shown.split(ASKED).length - 1, saved }
}

describe('an unsaved match', () => {
  test.each([['quit'], [CTRL_C], [CTRL_D]])(
    'makes the session ask before it ends with %j',
    async (way) => {
      const stayed = await leave('bid 5', way, '', 'bid 6', way, 'drop')
      expect([stayed.asked, stayed.code]).toEqual([2, 0])
      expect(stayed.shown).toContain('• Ann bids 6H.')
      expect(stayed.shown).toContain('The match is not saved. Next time')
      const kept = await leave('bid 5', way, 'save')
      expect(kept.saved('pure-skill.json')).toBe(true)
      expect(kept.shown).toMatch(/The match is saved; continue with: npm run terminal --/u)
      const elsewhere = await leave('bid 5', way, 'save my match.json')
      expect(elsewhere.saved('my match.json')).toBe(true)
    },
  )

  test('is dropped on a second Ctrl-C and at the end of the input', async () => {
    const twice = await leave('bid 5', CTRL_C, CTRL_C)
    expect([twice.asked, twice.saved('pure-skill.json')]).toEqual([1, false])
    const hungUp = await leave('bid 5')
    expect(hungUp.shown).toContain('The input has ended.')
    expect(hungUp.code).toBe(0)
  })

  test('makes the session ask again if it could not be saved', async () => {
    const { asked, shown } = await leave(
      'bid 5',
      'quit',
      'save no/such/place.json',
      'what?',
      'drop',
    )
    expect(asked).toBe(3)
    expect(shown).toContain('no/such/place.json cannot be written')
  })

  test('makes the session ask before another match is loaded', async () => {
    const lines = ['save one.json', 'bid 5', 'load one.json', '', 'bid 6', 'load one.json', 'drop']
    const { shown, asked } = await leave(...lines, 'quit')
    expect(shown).toContain('The match is not saved. "save" keeps it as one.json')
    expect(shown).toMatch(/"drop"\s+loads without saving/u)
    expect(shown.match(/Round 1 of 13/gu)).toHaveLength(2)
    expect(asked).toBe(0)
  })

  test('is dropped without a question if nothing would be lost', async () => {
    const fresh = await leave('look', 'quit')
    const saved = await leave('bid 5', 'save mine.json', 'quit')
    const back = await leave('bid 5', 'save mine.json', 'bid 6', 'load mine.json', 'drop', CTRL_D)
    expect([fresh.asked, saved.asked, back.asked]).toEqual([0, 0, 0])
  })
})

test('Ctrl-C drops a line that is being typed', async () => {
  const { shown } = await typing(
    ['pure-skill', '--seed', '7'],
    ['bid 5', CTRL_C, '', 'bid 6'],
    root,
  )
  expect(shown).toContain('• Ann bids 6H.')
})
