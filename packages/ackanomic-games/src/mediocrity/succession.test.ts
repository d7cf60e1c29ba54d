import { describe, expect, test } from 'vitest'
import { at } from '../game-script.test-support.js'
import { nextModerator } from './mediocre.js'
import { by, Script } from './script.test-support.js'

describe('the next Moderator', () => {
  test.each([
    ['the lowest number at the start [1250.17/mod.a]', [3, 1, 2], [0, 1, 2], 0, 1],
    ['the next higher number [1250.17/mod.b]', [3, 1, 2], [0, 1, 2], 1, 2],
    ['the next number still in the game [1250.17/mod.b]', [4, 1, 3, 2], [0, 1, 2], 1, 2],
    ['the lowest number after the highest [1250.17/mod.c]', [3, 1, 2], [0, 1, 2], 3, 1],
    [
      'the lowest number still in the game after the highest [1250.17/mod.c]',
      [3, 1, 2],
      [0, 2],
      3,
      2,
    ],
    ['the only player left [1250.17/mod.c]', [3, 1, 2], [2], 2, 2],
  ] as const)('is %s', (_, numbers, seats, after, next) => {
    expect(nextModerator(numbers, seats, after)).toBe(next)
  })

  test('does not exist without players', () => {
    expect(nextModerator([1, 2, 3], [], 2)).toBeNull()
  })

  test('follows the numbers in a circle [1250.17/mod.a, 1250.17/mod.b, 1250.17/mod.c]', () => {
    const script = new Script({ options: { numbers: [2, 3, 1] } })
    const moderators: (number | null)[] = [script.shared.moderator]
    for (const numbers of [
      [1, 1, null],
      [null, 1, 1],
      [1, null, 1],
      [1, 1, null],
    ]) {
      moderators.push(script.round(numbers).shared.moderator)
    }
    expect(moderators).toEqual([2, 0, 1, 2, 0])
  })

  test('follows an expelled Moderator, too [1250.17/mod.b, 1250.17/exp.a]', () => {
    const script = new Script({ players: 4 }).round([null, 1, 1, 1])
    script.apply(by.begin(72, 'Bob'), by.time(72 + 144))
    expect(script.shared).toMatchObject({ moderator: 2 })
    expect(script.state.clock.timers).toMatchObject([{ name: 'announcement', due: at(288) }])
    script.apply(by.begin(217, 'Cyd'), by.time(361))
    expect(script.shared).toMatchObject({ moderator: 3 })
    script.apply(by.begin(362, 'Dov'), by.result(434, 'Dov'))
    script.apply(by.answer(434, 'Dov', 0, [1]))
    expect(script.shared).toMatchObject({ moderator: 0 })
  })
})

describe('the announcement of a round', () => {
  test('belongs to the next Moderator for three days [1250.17/mod.g]', () => {
    const script = new Script()
    const early = { ...by.begin(72, 'Bob'), at: at(72) - 1 }
    expect(script.errorOf(early)).toEqual({
      code: 'notNext',
      clause: '1250.17/mod.g',
      details: { moderator: 'Ann', until: at(72) },
      message:
        'Ann is the next Moderator; if they do not announce a round, you may do so at 2026-11-24T00:00:00Z.',
    })
  })

  test('belongs to everybody from 72 hours after the start [1250.17/mod.e]', () => {
    const script = new Script().apply(by.begin(72, 'Cyd'))
    expect(script.events.map(({ clause }) => clause)).toEqual(['1250.17/mod.e', '1250.17/mod.e'])
    expect(script.transcript[1]).toBe(
      'public: Cyd steps in as Moderator. Round 1 begins: send a number from 1 to 4.',
    )
    expect(script.shared).toMatchObject({ moderator: 2, stage: 'round' })
    expect(script.errorOf(by.begin(72, 'Ann')).code).toBe('roundRunning')
  })

  test('belongs to everybody from 72 hours after the last round, the next Moderator included [1250.17/mod.d]', () => {
    const script = new Script().round([null, 1, 1]).apply(by.time(144))
    expect(script.shared).toMatchObject({ moderator: 1, free: true })
    expect(script.events).toMatchObject([{ at: at(144), clause: '1250.17/mod.d' }])
    const shared = new Script().round([null, 1, 1]).apply(by.begin(200, 'Bob'))
    expect(shared.transcript.at(-1)).toBe(
      'public: Round 2 begins, with Bob as Moderator: send a number from 1 to 4.',
    )
    expect(script.apply(by.begin(145, 'Ann')).shared).toMatchObject({ moderator: 0 })
    expect(script.events).toMatchObject([{ clause: '1250.17/mod.d' }])
  })

  test('gives the next turn to the number after the announcer’s [1250.17/mod.f]', () => {
    const script = new Script({ players: 4 }).apply(by.begin(72, 'Cyd'), by.result(144, 'Cyd'))
    for (const inquiry of [0, 1, 2]) script.apply(by.answer(144, 'Cyd', inquiry, [1]))
    expect(script.shared).toMatchObject({ moderator: 3 })
    const expelled = new Script({ players: 4 }).apply(by.begin(72, 'Cyd'), by.time(72 + 144))
    expect(expelled.shared).toMatchObject({ moderator: 3 })
  })

  test('is refused if a stranger makes it', () => {
    const script = new Script().apply(by.time(72))
    expect(script.errorOf(by.begin(73, 'Zoe')).code).toBe('notAllowed')
  })

  test('has to wait during a dispute [1250.17/mod.g]', () => {
    const script = new Script().apply(
      by.roster(71, { type: 'dispute', by: 'Bob' }),
      by.time(500),
      by.roster(500, { type: 'decision', as: 'speaker' }),
    )
    expect(script.errorOf(by.begin(500, 'Bob'))).toMatchObject({ details: { until: at(501) } })
  })
})
