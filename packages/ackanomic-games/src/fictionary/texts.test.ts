import { loadMatch, saveMatch, startMatch, submit } from '@ackanomic/core'
import { describe, expect, test } from 'vitest'
import { START } from '../game-script.test-support.js'
import { quoted } from './events.js'
import { fictionary } from './game.js'
import { Script } from './script.test-support.js'
import { readText, writtenText } from './texts.js'
import { MAX_DEFINITION_LENGTH } from './words.js'

const ODD: readonly string[] = [
  '',
  ' ',
  'a small boat',
  'a boat\n2. the Actual Definition\r\n3. a ship\u20284. a raft\u2029\u0085\v\f',
  '\u0000\u0007\u001b[2J\u001b]0;title\u0007\u009b31m',
  '\ud800',
  'half \udc00 a letter \ud83d',
  '\u202egnidaer\u202c',
  '<script>alert(1)</script><img src=x onerror=y> & &amp;',
  '"quoted", and \\ escaped',
  '"',
  '{"__proto__":{"x":1}}',
  '__proto__',
  '%s %d $& $1',
  'undefined',
  '👩‍👩‍👧 e\u0301 \ufeff\u00a0',
  'x'.repeat(MAX_DEFINITION_LENGTH),
  '😀'.repeat(5000),
  '\n'.repeat(5000),
]

const named = ODD.map((text): [string, string] => [JSON.stringify(text).slice(0, 40), text])

describe('players’ texts', () => {
  test.each(named)('are shown on one line, without terminal codes: %s', (_, text) => {
    const shown = quoted(text)
    expect(shown).not.toMatch(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u)
    expect(shown.length).toBeLessThan(Math.max(4000, 3 * 1000 + 40))
  })

  test.each(named)('stay the same when written and read back: %s', (_, text) => {
    const written = writtenText(text)
    expect(written).not.toMatch(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u)
    expect(readText(written)).toBe(text)
  })

  test.each(named)(
    'break no view, no save and no line of a list: %s [1250.10/2a] [1250.10/3c(2)]',
    (_, text) => {
      const players = ['Ann', 'Bob', 'Cyd', 'Dov', 'Eve']
      const roster = { players, referees: [], startedAt: START, census: { activePlayers: 9 } }
      const started = startMatch(fictionary, { roster, options: { lookup: 'trust' } })
      if (!started.ok) throw new Error(started.error.message)
      let { match } = started
      const actual = `${text.slice(1)}.`
      const eventTexts: string[] = []
      const take = (entry: unknown): void => {
        const step = submit(fictionary, match, entry as never)
        if (!step.ok) throw new Error(step.error.message)
        match = step.match
        eventTexts.push(...step.events.map(({ event }) => fictionary.describeEvent(event, players)))
      }
      const move = (by: string, made: object): void =>
        take({ kind: 'move', at: START, by, move: made })
      take({ kind: 'answer', at: START, by: null, prompt: 0, answer: [0, 1, 2, 3, 4] })
      move('Ann', { type: 'word', word: 'quoin', definition: actual })
      for (const by of ['Bob', 'Cyd', 'Dov', 'Eve']) move(by, { type: 'define', definition: text })
      move('Ann', { type: 'report', similar: [] })
      take({ kind: 'answer', at: START, by: 'Ann', prompt: 1, answer: [4, 3, 2, 1, 0] })
      expect(match.state.shared.list).toEqual([actual, text, text, text, text])
      const rendered = fictionary.render(fictionary.view(match.state, 0))
      expect(rendered.split('\n').filter((line) => /^\d+\. /.test(line))).toHaveLength(5)
      const loaded = loadMatch(fictionary, saveMatch(match))
      expect(loaded.ok && loaded.value.match.state).toEqual(match.state)
      for (const by of ['Bob', 'Cyd', 'Dov', 'Eve']) move(by, { type: 'vote', number: 1 })
      move('Ann', { type: 'score' })
      for (const shown of [...eventTexts, fictionary.render(fictionary.view(match.state, 1))]) {
        expect(shown.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u)
      }
      expect(match.state.shared.last?.list[4]).toEqual({ definition: text, author: 1 })
    },
  )

  test('are refused when too long or not text', () => {
    const script = new Script().word()
    for (const definition of ['x'.repeat(MAX_DEFINITION_LENGTH + 1), null, 7, ['x'], { x: 1 }]) {
      expect(script.refuses('Bob', { type: 'define', definition }).code).toBe('invalidEntry')
    }
  })

  test('are shortened between two letters', () => {
    expect(quoted('x'.repeat(1001))).toBe(`“${'x'.repeat(1000)}…”`)
    expect(quoted(`x${'😀'.repeat(600)}`)).toBe(`“x${'😀'.repeat(499)}…”`)
  })
})
