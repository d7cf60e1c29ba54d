import { type Game, type Match, saveSnapshot } from '@ackanomic/core'
import { stateProblem } from '@ackanomic/core/engine'
import { describe, expect, test } from 'vitest'
import { loadSession } from '../session/start.js'
import { plainSalon } from './scripted-repl.test-support.js'
import { session, typed } from './session.test-support.js'

describe('a game without functions for a search', () => {
  test('is played by bots, but a person must answer some prompts', () => {
    const asked = typed(session(plainSalon), ['say hello', 'judge 4 yes'])
    expect(asked.session.status.openPrompts.map(({ id }) => id)).toEqual([1, 2])
    const stuck = typed(asked.session, ['wait']).shown
    expect(stuck).toBe(
      '! No program can answer this prompt: how good was it? "be Dee" lets you answer.',
    )
    expect(typed(asked.session, ['be Dee', 'wait']).shown).toMatch(
      /^! Play waits for you\. You are asked: how good was it\? .* "judge 1 ANSWER"/u,
    )
    const judged = typed(asked.session, ['be Dee', 'judge 1 4', 'judge 2 7'])
    expect(judged.shown).toContain('• The scores: 4, 7.')
  })

  test('shows, suggests and takes back moves like any other', () => {
    expect(typed(session(plainSalon), ['moves']).shown).toMatch(/^For example:\n/u)
    const back = typed(session(plainSalon), ['say hello', 'rewind'])
    expect(back.session.match.value).toEqual(session(plainSalon).match.value)
  })
})

describe('a match without its earlier log', () => {
  const begun = typed(session(plainSalon), ['say hello']).session
  const { entries } = begun
  const loaded = (game: Game, match: Match, trust: boolean) =>
    loadSession(game, saveSnapshot(match), begun, { trustState: trust ? stateProblem : undefined })

  test('is loaded only if its state is trusted', () => {
    const refused = loaded(plainSalon, begun.match.value, false)
    expect(refused.ok ? '' : refused.error).toContain('load it with "trustState"')
  })

  test('keeps its numbers and continues as usual', () => {
    const opened = loaded(plainSalon, begun.match.value, true)
    if (!opened.ok) throw new Error(opened.error)
    expect(opened.value.note).toContain('cannot be rewound before it')
    const lines = ['judge 4 yes', 'be Dee', 'judge 1 3']
    const on = typed(opened.value.session, lines)
    expect(on.session.match.value.state).toEqual(typed(begun, lines).session.match.value.state)
    expect(typed(on.session, ['log']).shown).toContain(`The log has ${entries + 2} entries.`)
    expect(typed(on.session, ['rewind']).shown).toContain(
      `The match is back after entry ${entries + 1} of ${entries + 2}.`,
    )
    expect(typed(on.session, ['rewind 0']).shown).toContain(`from ${entries} to ${entries + 2}.`)
  })
})
