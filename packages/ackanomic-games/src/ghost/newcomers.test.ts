import { days, hours } from '@ackanomic/core'
import { describe, expect, test } from 'vitest'
import { ghost } from './game.js'
import type { Ghost } from './model.js'
import { Script } from './script.test-support.js'

type Join = Ghost['Join']

const join = (person: string, more: Partial<Join> = {}) =>
  ({ type: 'join', person, join: { by: 'Rex', wishes: true, ...more } }) as const

describe('an addition', () => {
  test('is made by the referee for a volunteer [1250.9/4.2(2)]', () => {
    const script = new Script()
    expect(script.rosterError(join('Vera', { wishes: false }))).toMatchObject({
      code: 'noWish',
      clause: '1250.9/4.2(2)',
    })
    for (const by of ['Vera', 'Ann']) {
      expect(script.rosterError(join('Vera', { by }))).toMatchObject({
        code: 'notAddedByReferee',
        details: { by, referees: ['Rex'] },
      })
    }
    for (const wrong of [null, {}, { by: '', wishes: true }, { by: 'Rex' }, 'please']) {
      const event = { type: 'join', person: 'Vera', join: wrong } as never
      expect(script.rosterError(event).code).toBe('invalidEntry')
    }
    expect(script.adds('Vera').players).toEqual(['Ann', 'Bob', 'Cyd', 'Vera'])
  })

  test('is announced to all [1250.9/4.2(3)]', () => {
    const script = new Script().adds('Vera')
    expect(script.events.map(({ to }) => to)).toEqual(['public', 'public'])
    expect(script.events[1]).toMatchObject({
      clause: '1250.9/4.2(3)',
      event: { type: 'added', seat: 3, number: 4 },
    })
    expect(script.messages).toEqual([
      'Vera joins.',
      'Vera is added to the game as number 4; the players who were here before may protest it.',
    ])
  })

  test('gives the newcomer the number after the highest ever given [1250.9/4.2(4)]', () => {
    const script = new Script({ drawn: [2, 1, 0] }).adds('Vera').adds('Wim')
    expect(script.state.shared.numbers).toEqual([3, 2, 1, 4, 5])
    script.leave('Wim').adds('Xenia')
    expect(script.state.shared.numbers).toEqual([3, 2, 1, 4, 5, 6])
    const order: string[] = []
    for (const text of ['A', 'AB', 'ABC', 'ABCD', 'ABCDE', 'ABCDEF']) {
      order.push(script.turn)
      script.plays(script.turn, text)
    }
    expect(order).toEqual(['Cyd', 'Bob', 'Ann', 'Vera', 'Xenia', 'Cyd'])
  })

  test('is possible until the highest number’s first turn [1250.9/4.2(1)]', () => {
    const script = new Script().plays('Ann', 'A').plays('Bob', 'AB')
    expect(script.turn).toBe('Cyd')
    expect(script.rosterError(join('Vera'))).toMatchObject({
      code: 'additionsClosed',
      clause: '1250.9/4.2(1)',
    })
    expect(script.plays('Cyd', 'ABC').rosterError(join('Vera')).code).toBe('additionsClosed')
    expect(new Script().plays('Ann', 'A').adds('Vera').players).toContain('Vera')
  })

  test('is possible while a protest delays that turn [1250.9/4.2(1)]', () => {
    const script = new Script().plays('Ann', 'A').plays('Bob', 'protest: it is in no word')
    expect(script.adds('Vera').players).toEqual(['Ann', 'Bob', 'Cyd', 'Vera'])
    script.plays('Ann', 'answer cat').answers(true)
    expect(script.turn).toBe('Cyd')
    expect(script.adds('Wim').players).toEqual(['Ann', 'Cyd', 'Vera', 'Wim'])
  })

  test('is possible during the draw, with a number after all others [1250.9/4.2(4)]', () => {
    const script = new Script({ drawn: null }).adds('Vera')
    expect(script.state.shared.numbers).toEqual([null, null, null, 4])
    expect(script.state.openPrompts[0]?.question).toEqual({ kind: 'shuffle', of: 3 })
    script.answers([1, 0, 2])
    expect(script.state.shared.numbers).toEqual([2, 1, 3, 4])
  })

  test('extends the period to the newcomer’s own first turn [1250.9/4.2(8)]', () => {
    const script = new Script({ players: ['Ann', 'Bob'] }).adds('Vera')
    script.plays('Ann', 'A')
    expect(script.turn).toBe('Bob')
    script.adds('Wim').plays('Bob', 'AB').plays('Vera', 'ABC')
    expect(script.turn).toBe('Wim')
    expect(script.rosterError(join('Xenia')).code).toBe('additionsClosed')
  })

  test('is excluded once the highest number leaves before a first turn [1250.9/4.2(1)]', () => {
    const script = new Script().plays('Ann', 'A').leave('Cyd')
    expect(script.turn).toBe('Bob')
    expect(script.rosterError(join('Vera')).code).toBe('additionsClosed')
  })

  test('is excluded in a Duel [1250.9/4.2(7)]', () => {
    const roster = { duel: { challenged: 'Bob' } }
    expect(new Script({ players: ['Ann', 'Bob'], roster }).rosterError(join('Vera'))).toMatchObject(
      {
        code: 'duelAddition',
        clause: '1250.9/4.2(7)',
      },
    )
  })

  test('is excluded for the referee, former players, and above the maximum', () => {
    const script = new Script({ roster: { census: { activePlayers: 5 } } })
    expect(script.rosterError(join('Rex')).code).toBe('refereePlays')
    expect(script.rosterError(join('Bob')).code).toBe('playedBefore')
    script.adds('Vera')
    expect(script.rosterError(join('Wim'))).toMatchObject({ code: 'full', details: { most: 4 } })
    script.leave('Bob')
    expect(script.rosterError(join('Bob')).code).toBe('playedBefore')
    expect(script.adds('Wim').players).toEqual(['Ann', 'Cyd', 'Vera', 'Wim'])
    script.plays('Ann', 'protest addition of Wim')
    expect(script.rosterError(join('Wim')).code).toBe('playedBefore')
  })

  test('waits for a referee', () => {
    const script = new Script().changeRoster({ type: 'refereeResigns', person: 'Rex' })
    expect(script.rosterError(join('Vera')).code).toBe('notAddedByReferee')
    script.changeRoster({ type: 'refereeFound', person: 'Sue', willing: true })
    expect(script.rosterError(join('Vera')).code).toBe('notAddedByReferee')
    expect(script.changeRoster(join('Vera', { by: 'Sue' })).players).toContain('Vera')
  })
})

describe('a protest against an addition', () => {
  test('removes the newcomer if an earlier player makes it [1250.9/4.2(5)]', () => {
    const script = new Script().adds('Vera').plays('Cyd', 'protest addition of Vera')
    expect(script.players).toEqual(['Ann', 'Bob', 'Cyd'])
    expect(script.state.shared.newcomers).toEqual([])
    expect(script.due('addition', 3)).toBeNull()
    expect(script.messages).toEqual([
      'Cyd protests the addition of Vera.',
      'Vera is out of the game, because the addition was protested.',
    ])
    expect(script.turn).toBe('Ann')
  })

  test('is open to earlier newcomers, but not to later ones or the referee [1250.9/4.2(5)]', () => {
    const script = new Script().adds('Vera').adds('Wim')
    for (const [by, newcomer] of [
      ['Vera', 'Vera'],
      ['Wim', 'Vera'],
      ['Wim', 'Wim'],
    ] as const) {
      expect(script.refuses(by, `protest addition of ${newcomer}`)).toMatchObject({
        code: 'notEarlier',
        clause: '1250.9/4.2(5)',
      })
    }
    expect(script.refuses('Rex', 'protest addition of Wim').code).toBe('notAllowed')
    expect(script.plays('Vera', 'protest addition of Wim').players).not.toContain('Wim')
  })

  test('is not possible against starters or absent players [1250.9/4.2(5)]', () => {
    const script = new Script()
    expect(script.refuses('Ann', 'protest addition of Bob')).toMatchObject({
      code: 'noAddition',
      details: { newcomers: [] },
    })
    script.adds('Vera')
    expect(script.refuses('Ann', 'protest addition of Bob')).toMatchObject({
      details: { newcomers: ['Vera'] },
      message: 'You cannot protest that addition now; you can protest the addition of Vera.',
    })
    expect(script.refuses('Vera', 'protest addition of Bob')).toMatchObject({
      details: { newcomers: [] },
    })
    const open = new Script({ options: { additionProtest: 'referee' } }).adds('Vera').adds('Wim')
    open.plays('Ann', 'protest addition of Vera')
    expect(open.refuses('Bob', 'protest addition of Cyd')).toMatchObject({
      details: { newcomers: ['Wim'] },
    })
    const move = { type: 'protest addition', newcomer: 99 } as const
    expect(script.errorOf({ kind: 'move', at: script.at, by: 'Ann', move }).code).toBe('noAddition')
  })

  test('needs no turn, and may be made during another protest', () => {
    const script = new Script().adds('Vera').plays('Ann', 'A')
    script.plays('Bob', 'protest: it is in no word').plays('Cyd', 'protest addition of Vera')
    expect([script.turn, script.players]).toEqual(['answer', ['Ann', 'Bob', 'Cyd']])
  })

  test('must come within three days [1250.9/4.2(6)]', () => {
    const wait = () => new Script().wait(hours(1)).adds('Vera')
    const script = wait()
    expect(script.due('addition', 3)).toBe(3)
    script
      .wait(days(2))
      .plays('Ann', 'A')
      .wait(days(1) - 1)
    expect(script.plays('Bob', 'protest addition of Vera').players).not.toContain('Vera')
    const late = wait().wait(days(2)).plays('Ann', 'A').wait(days(1))
    expect(late.refuses('Bob', 'protest addition of Vera')).toMatchObject({
      code: 'noAddition',
      clause: '1250.9/4.2(6)',
    })
    expect(late.advance(0).state.shared.newcomers).toEqual([])
  })

  test('must come before the newcomer’s first turn [1250.9/4.2(6)]', () => {
    const script = new Script().adds('Vera').play(['Ann', 'A'], ['Bob', 'AB'])
    expect(script.state.shared.newcomers).toHaveLength(1)
    script.plays('Cyd', 'ABC')
    expect(script.turn).toBe('Vera')
    expect([script.state.shared.newcomers, script.due('addition', 3)]).toEqual([[], null])
    expect(script.refuses('Ann', 'protest addition of Vera').code).toBe('noAddition')
  })

  test('may leave a single player, who wins', () => {
    const script = new Script({ players: ['Ann', 'Bob'] }).adds('Vera').leave('Ann')
    expect(script.turn).toBe('Bob')
    expect(script.plays('Bob', 'protest addition of Vera').winners).toEqual(['Bob'])
  })

  test('is no longer possible once the newcomer leaves or wins', () => {
    const script = new Script({ players: ['Ann', 'Bob'] }).adds('Vera')
    expect(script.leave('Ann', 'Bob').winners).toEqual(['Vera'])
    const left = new Script().adds('Vera').leave('Vera')
    expect([left.state.shared.newcomers, left.due('addition', 3)]).toEqual([[], null])
  })
})

describe('a protest decided by the referee, as an option', () => {
  const options = { additionProtest: 'referee' }

  test('lets the referee remove the newcomer', () => {
    const script = new Script({ options }).adds('Vera')
    expect(script.refuses('Rex', 'remove Vera')).toMatchObject({
      code: 'notRemovable',
      details: { newcomers: [] },
    })
    script.plays('Bob', 'protest addition of Vera')
    expect(script.players).toContain('Vera')
    expect(script.refuses('Rex', 'remove Ann').details).toEqual({ newcomers: ['Vera'] })
    expect(script.refuses('Bob', 'remove Vera').code).toBe('notAllowed')
    expect(ghost.pendingActions(script.state, 'referee')).toContainEqual({
      action: 'remove',
      actor: 'referee',
      need: 'optional',
      deadline: null,
      prompt: null,
    })
    expect(script.plays('Rex', 'remove Vera').players).not.toContain('Vera')
  })

  test('needs only one protester', () => {
    const script = new Script({ options }).adds('Vera').plays('Bob', 'protest addition of Vera')
    expect(script.refuses('Cyd', 'protest addition of Vera')).toMatchObject({
      code: 'protestedAlready',
      details: { newcomer: 'Vera', by: 'Bob' },
    })
  })

  test('ends with the newcomer’s first turn, or after three days', () => {
    const script = new Script({ options }).adds('Vera').plays('Bob', 'protest addition of Vera')
    script.play(['Ann', 'A'], ['Bob', 'AB'], ['Cyd', 'ABC'])
    expect(script.refuses('Rex', 'remove Vera').code).toBe('notRemovable')
    const late = new Script({ options }).adds('Vera').plays('Bob', 'protest addition of Vera')
    late.wait(days(2)).plays('Ann', 'A').advance(days(1))
    expect(late.refuses('Rex', 'remove Vera').code).toBe('notRemovable')
  })
})
