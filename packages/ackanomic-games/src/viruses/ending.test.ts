import { describe, expect, test } from 'vitest'
import { by, Script } from './script.test-support.js'

describe('the tenth Gamepoint', () => {
  const nine = (): Script => new Script().draw(['AA', 'AA']).put({ turn: 19, scores: [9, 9, 0] })

  test('wins at the end of its turn [1250.16/8.c, 1250.16/win.a]', () => {
    const script = nine()
    const due = script.state.clock.timers[0]?.due
    script.ends()
    expect(script.state.outcome).toMatchObject({ at: due, winners: ['Ann'], ranking: [] })
    expect(script.shared.last?.scores).toEqual([10, 9, 0])
  })

  test('counts before elimination (V13) [1250.16/8.c]', () => {
    const script = nine().ends()
    expect(script.shared.last?.eliminated).toEqual([])
    expect(script.state.roster.seats.map(({ presence }) => presence)).toEqual([
      'here',
      'here',
      'here',
    ])
  })

  test('gives the referee A$10 and the winner a standard Trophy [1250.16/ref.b, 1250.16/8.f]', () => {
    expect(nine().ends().state.outcome?.awards).toEqual([
      { award: 'treasury', to: ['Rex'], each: 10, as: 'referee', clause: '1250.16/ref.b' },
      { award: 'trophy', trophy: 'standard', to: 'Ann', clause: '1250.16/8.f' },
    ])
  })

  test('gives the award to a Substitute and the fee to the current referee (G5, G7)', () => {
    const substitute = { person: 'Sue', agrees: true }
    const script = nine().apply(
      by.roster(1, { type: 'vacation', person: 'Ann', substitute }),
      by.resigns(2),
      by.found(3, 'Roy'),
    )
    expect(script.ends().state.outcome).toMatchObject({
      winners: ['Sue'],
      awards: [{ to: ['Roy'] }, { to: 'Sue' }],
    })
  })
})

describe('the last player', () => {
  test('wins at once in any turn (V16) [1250.16/8.d, 1250.16/win.b]', () => {
    const script = new Script().apply(by.leave(1, 'Ann'))
    expect(script.state.outcome).toBe(null)
    expect(script.apply(by.leave(2, 'Cyd')).state.outcome?.winners).toEqual(['Bob'])
    const early = new Script({ players: 2 }, []).apply(by.leave(1, 'Ann'))
    expect(early.state.outcome?.winners).toEqual(['Bob'])
  })

  test('is drawn when all leave together [1250.16/8.e]', () => {
    const script = new Script({ players: 4 }).apply(
      by.leave(1, 'Bob'),
      by.leave(2, 'Dov', 'Ann', 'Cyd'),
    )
    expect(script.state.outcome).toBe(null)
    expect(script.transcript.at(-1)).toBe(
      'public: Nobody is left. The winner is drawn from those who went last: Ann, Cyd, Dov.',
    )
    expect(script.state.openPrompts).toMatchObject([
      { name: 'winner', question: { kind: 'pick', of: 3 }, details: { seats: [0, 2, 3] } },
    ])
    expect(script.state.clock.timers).toEqual([])
    script.apply({ kind: 'answer', at: script.state.clock.now, by: 'Rex', prompt: 1, answer: 1 })
    expect(script.state.outcome).toMatchObject({
      winners: ['Cyd'],
      awards: [{ to: ['Rex'] }, { to: 'Cyd' }],
    })
  })

  test('is drawn by another referee if needed [1250.16/8.e]', () => {
    const script = new Script({ players: 2 }).apply(by.leave(2, 'Ann', 'Bob', 'Rex'))
    expect(script.state.roster.pauses).toMatchObject([{ reason: 'no referee' }])
    script.apply(by.found(3, 'Roy'))
    const ruling = {
      kind: 'answer',
      at: script.state.clock.now,
      by: 'Roy',
      prompt: 1,
      answer: 1,
    } as const
    expect(script.apply(ruling).state.outcome).toMatchObject({
      winners: ['Bob'],
      awards: [{ to: ['Roy'] }, {}],
    })
  })

  test('is drawn from the others if one of them becomes referee [1250.16/8.e, 1250.16/10.ref.e]', () => {
    const everybody = ['Ann', 'Bob', 'Cyd', 'Rex']
    const script = new Script().apply(by.leave(2, ...everybody), by.found(3, 'Ann'))
    expect(script.state.openPrompts).toMatchObject([
      { id: 2, question: { kind: 'pick', of: 2 }, details: { seats: [1, 2] } },
    ])
    expect(script.shared).toMatchObject({ stage: 'winner', among: [1, 2] })
    script.apply(by.resigns(4, 'Ann'), by.found(5, 'Bob'))
    expect(script.state.outcome).toMatchObject({
      winners: ['Cyd'],
      awards: [{ to: ['Bob'] }, { to: 'Cyd' }],
    })
  })

  test('gets the Trophy without referee and opponent, and nobody gets the fee (G5)', () => {
    const script = new Script({ players: 2 }).apply(by.leave(2, 'Ann', 'Rex'))
    expect(script.state.outcome).toMatchObject({
      winners: ['Bob'],
      awards: [{ to: [null] }, { to: 'Bob' }],
    })
  })
})

describe('elimination', () => {
  const blocks = ['AA..BB', 'AA..BB']

  test('comes from turn 11 to players without cells [1250.16/11.a]', () => {
    for (const turn of [11, 15]) {
      const script = new Script().turn(turn).draw(blocks).ends()
      expect(script.shared.last?.eliminated).toEqual([2])
      expect(script.state.roster.seats[2]).toMatchObject({ presence: 'out', holder: null })
      expect(script.transcript[0]).toContain('Cyd has no cell, and is out of the game.')
      expect(script.errorOf(by.join(2000, 'Cyd', null)).code).toBe('playedBefore')
    }
  })

  test('does not come before turn 11 [1250.16/11.c]', () => {
    const script = new Script().turn(10).draw(blocks).ends()
    expect(script.shared.last?.eliminated).toEqual([])
    expect(script.ends().shared.last?.eliminated).toEqual([2])
  })

  test('spares all players if none has a cell [1250.16/11.b]', () => {
    const script = new Script().turn(11).draw(['@@', '@@']).ends()
    expect(script.shared.last?.eliminated).toEqual([])
    expect(script.state.outcome).toBe(null)
  })

  test('may leave one player, who wins [1250.16/8.d, 1250.16/11.a]', () => {
    const script = new Script().turn(11).draw(['AA', 'AA']).ends()
    expect(script.state.outcome?.winners).toEqual(['Ann'])
  })

  test('spares newcomers who could place a cell', () => {
    const script = new Script().turn(11).draw(['AA..@@', 'AA..@@']).sends('Bob: Infect 5,1').ends()
    expect(script.shared.last?.eliminated).toEqual([2])
  })
})
