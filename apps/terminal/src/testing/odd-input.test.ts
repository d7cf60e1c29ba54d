import { loadMatch } from '@ackanomic/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { completions, obey, promptOf } from '../commands/dispatch.js'
import { textOf } from '../session/line.js'
import { salon } from './scripted-repl.test-support.js'
import { session } from './session.test-support.js'

const words = [
  ...['help', 'look', 'moves', 'pending', 'log', 'judge', 'mail', 'as', 'wait', 'rewind', 'save'],
  ...[
    'load',
    'be',
    'quit',
    'leave',
    'vacation',
    'substitute',
    'back',
    'join',
    'inactive',
    'active',
  ],
  ...['rules', 'why', 'right', 'left', '1250.1', '4', 'hepl', 'as outsider', 'Zed'],
  ...['resign', 'appoint', 'silence', 'inquire', 'continue', 'dispute', 'decide', 'exhibition'],
  ...['bid', 'say', 'heckle', 'close', 'Ann', 'Bob', 'Cyd', 'Dee', 'Eve', 'nobody', 'with', 'for'],
  ...['end', 'all', 'yes', 'no', '0', '1', '2', '5', '7', '99', '-1', '3 days', '9999999 days'],
  ...['speaker', 'as speaker', 'ackanomic', '.', '>', '/', '"', '{"motto":"x"}', '[', 'K', '5H'],
  ...['__proto__', 'constructor', 'toString', '1e999', '\u0000', '\ud800', '\u001b[2J', '🂡'],
]

const typedLine = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.array(fc.constantFrom(...words), { maxLength: 5 }).map((of) => of.join(' ')),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom('bid A', 'bid 2', 'bid 3', 'say a', 'wait', 'judge 4 yes'),
  },
)

describe.each([
  ['Pure Skill', undefined],
  ['a stranger’s game', salon],
])('random input to a session of %s', (_, game) => {
  test('is answered and leaves a match that can be saved and loaded', () => {
    fc.assert(
      fc.property(
        fc.array(typedLine, { maxLength: 25 }),
        fc.constantFrom('Ann', 'Dee', 'Eve', null),
        fc.boolean(),
        (lines, name, judges) => {
          const now = session(game, { name, judges })
          for (const each of lines) {
            const reply = obey(now, each)
            const shown = textOf(reply.lines, { colours: false, columns: 40, shift: 0 })
            expect(shown).not.toContain('The engine failed')
            expect(shown).not.toContain('Something is wrong')
            expect(shown).not.toMatch(/(?!\n|\t)\p{Cc}/u)
            promptOf(now)
            completions(now, each)
          }
          const loaded = loadMatch(now.game, now.match.save())
          expect(loaded.ok && loaded.value.match.state).toEqual(now.match.value.state)
        },
      ),
      { seed: 1250, numRuns: 300 },
    )
  })
})
