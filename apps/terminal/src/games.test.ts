import { gameName, loadMatch, type Referee } from '@ackanomic/core'
import { describe, expect, test } from 'vitest'
import { obey } from './commands/dispatch.js'
import { games } from './games.js'
import { watch } from './session/watch.js'
import { session } from './testing/session.test-support.js'

/** The number of steps after which a match is stopped. */
const ENOUGH = 80

describe.each(games)('$title', ({ id, title, load }) => {
  test('is listed under its own id and name', async () => {
    const game = await load()
    expect([game.id, gameName(game.description)]).toEqual([id, title])
  })

  test('is played by bots without errors, and its matches can be saved and loaded', async () => {
    const game = await load()
    for (const seed of ['1', '2']) {
      let steps = 0
      const errors: string[] = []
      const begun = session(game, { name: null, watches: true }, undefined, { seed })
      const isOver = await watch(
        begun,
        (lines) => {
          for (const { kind, text } of lines) if (kind === 'error') errors.push(text)
        },
        async () => ++steps >= ENOUGH,
      )
      expect(errors).toEqual([])
      expect(isOver || steps >= ENOUGH).toBe(true)
      const loaded = loadMatch(game, begun.match.save())
      expect(loaded.ok && loaded.value.match.state).toEqual(begun.match.value.state)
    }
  })

  test('can be played without the functions that only a search needs', async () => {
    const whole = await load()
    const { sampleAnswer: _, simulate: __, determinize: ___, scores: ____, ...game } = whole
    let steps = 0
    const words: Referee = ({ question }) =>
      question.kind === 'word' || question.kind === 'inside' ? true : undefined
    const isOver = await watch(
      session(game, { name: null, watches: true }, undefined, { words }),
      () => undefined,
      async () => ++steps >= ENOUGH,
    )
    expect(isOver || steps >= ENOUGH).toBe(true)
  })

  test('answers everything that a player, a referee and a spectator can ask', async () => {
    const game = await load()
    const commands = ['help', 'look', 'moves', 'log', 'pending', 'wait', 'look']
    for (const name of ['Ann', 'Dee', 'Eve', null]) {
      const now = session(game, { name })
      for (const line of name === 'Ann' ? [...commands, 'wait 30 days', 'look'] : commands) {
        const reply = obey(now, line)
        expect(reply.lines.map(({ text }) => text).join('\n')).not.toContain('engine')
      }
    }
  })
})
