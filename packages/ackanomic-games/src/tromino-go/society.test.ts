import { days } from '@ackanomic/core'
import { describe, expect, test } from 'vitest'
import { trominoGo } from './game.js'
import { Script, SEVEN } from './script.test-support.js'

const vacation = (person: string, substitute?: string, agrees = true) =>
  ({
    type: 'vacation',
    person,
    ...(substitute === undefined ? {} : { substitute: { person: substitute, agrees } }),
  }) as const
const found = (person: string, willing = true) =>
  ({ type: 'refereeFound', person, willing }) as const

describe('a player on vacation', () => {
  test('may have a willing outsider play [1250.11/11(1)]', () => {
    const script = new Script().changeRoster(vacation('Ann', 'Sue'))
    expect(script.refuses('Ann', 'AA\nA').code).toBe('notAllowed')
    script.plays('Sue', 'AA\nA').changeRoster({ type: 'return', person: 'Ann' })
    script.plays('Bob', 'AAb\nAbb').plays('Ann', 'AAbC\nAbbCC')
    const bars = (substitute: string, agrees = true): string =>
      script.rosterError(vacation('Bob', substitute, agrees)).code
    expect(bars('Tom', false)).toBe('substituteUnwilling')
    expect(bars('Rex')).toBe('substituteSeated')
    expect(bars('Ann')).toBe('substitutePlayed')
  })

  test('has no Substitute in a Duel (TG-29) [1250.11/11(1)]', () => {
    const script = new Script({ roster: { duel: { challenged: 'Ann' } } })
    expect(script.rosterError(vacation('Ann', 'Sue')).code).toBe('duelSubstitute')
  })

  test('loses without a Substitute when the time is up', () => {
    const script = new Script().changeRoster(vacation('Ann')).advance(days(3))
    expect(script.winners).toEqual(['Bob'])
  })

  test('leaves the win to the Substitute', () => {
    const script = new Script().changeRoster(vacation('Bob', 'Sue')).advance(days(3))
    expect(script.winners).toEqual(['Sue'])
    expect(script.awards).toEqual(['A$14 to Sue as player (1250.11/8(5))'])
    const away = new Script().changeRoster(vacation('Bob')).advance(days(3))
    expect(away.winners).toEqual(['Bob'])
  })
})

describe('a player who leaves', () => {
  test('loses the game at any time (TG-26) [1250.11/11(2)]', () => {
    for (const from of ['match', 'community'] as const) {
      const script = new Script().goes('AA\nA')
      script.changeRoster({ type: 'leave', persons: ['Ann'], from })
      expect(script.winners).toEqual(['Bob'])
      expect(trominoGo.outcome(script.state)?.ranking).toEqual([['Bob']])
      expect(script.ownEvents.find(({ type }) => type === 'result')).toMatchObject({
        why: 'departure',
      })
    }
    expect(new Script({ first: null }).leave('Bob').winners).toEqual(['Ann'])
    expect(new Script().changeRoster({ type: 'dispute', by: 'Ann' }).leave('Bob').winners).toEqual([
      'Ann',
    ])
  })

  test('brings the other A$14 less A$2 for each of the leaver’s Gamepoints (TG-26) [1250.11/8(5)]', () => {
    const script = new Script().plays('Ann', 'concede 5').plays('Bob', 'accept 5').leave('Bob')
    expect(script.awards).toEqual([
      'A$4 to Ann as player (1250.11/8(5))',
      'A$1 to Rex as referee (1250.11/8(7))',
    ])
  })

  test('loses by the posted score, not by the grid so far (TG-17)', () => {
    const script = new Script().goes(...SEVEN).leave('Ann')
    expect(script.winners).toEqual(['Bob'])
    expect(script.awards?.[0]).toBe('A$14 to Bob as player (1250.11/8(5))')
  })

  test('together with the other leaves no winner [1250.11/11(2)]', () => {
    const script = new Script().leave('Ann', 'Bob')
    expect(script.winners).toEqual([])
    expect(script.awards).toEqual([])
    expect(script.messages.join(' ')).toContain('Both players have left, and nobody wins.')
  })

  test('as a Substitute leaves the seat waiting', () => {
    const script = new Script().changeRoster(vacation('Ann', 'Sue')).leave('Sue')
    expect(script.winners).toBeUndefined()
    expect(script.advance(days(3)).winners).toEqual(['Bob'])
  })
})

describe('a referee on vacation', () => {
  test('may name a willing outsider [1250.11/11(3)]', () => {
    const script = new Script().changeRoster(vacation('Rex'))
    expect(script.events[0]).toMatchObject({ clause: '1250.11/11(3)', to: 'public' })
    expect(script.rosterError(found('Sue', false)).code).toBe('refereeUnwilling')
    expect(script.rosterError(found('Ann')).code).toBe('refereePlays')
    script.changeRoster(found('Sue'))
    expect(script.state.roster.referees).toEqual(['Sue'])
    expect(script.goes('AA\nA').refuses('Rex', 'play 1 is illegal').code).toBe('notAllowed')
    expect(script.refuses('Sue', 'play 1 is illegal').code).toBe('allLegal')
  })

  test('regains the office on return [1250.11/11(3)]', () => {
    const script = new Script().changeRoster(vacation('Rex')).changeRoster(found('Sue'))
    script.changeRoster(vacation('Sue')).changeRoster({ type: 'return', person: 'Rex' })
    expect(script.state.roster.referees).toEqual(['Rex'])
    expect(script.shared.refereeAway).toBeNull()
  })

  test('cannot be a Substitute meanwhile, or return after leaving', () => {
    const script = new Script().changeRoster(vacation('Rex'))
    expect(script.rosterError(vacation('Ann', 'Rex')).code).toBe('substituteSeated')
    expect(script.rosterError(vacation('Rex')).code).toBe('notHere')
    script.changeRoster({ type: 'leave', persons: ['Rex'], from: 'community' })
    expect([script.shared.refereeAway, script.state.roster.referees]).toEqual([null, []])
    expect(script.rosterError({ type: 'return', person: 'Rex' }).code).toBe('notAway')
  })

  test('may return as the new referee', () => {
    const script = new Script().changeRoster(vacation('Rex')).changeRoster(found('Rex'))
    expect(script.shared.refereeAway).toBeNull()
    expect(script.state.roster.referees).toEqual(['Rex'])
  })
})

describe('a game without a referee', () => {
  const waysToLoseReferee = [
    { type: 'refereeResigns', person: 'Rex' },
    { type: 'leave', persons: ['Rex'], from: 'community' },
    vacation('Rex'),
  ] as const

  test.each(waysToLoseReferee)(
    'continues until a referee is needed (TG-30): %j [1250.11/11(4)]',
    (event) => {
      const script = new Script().goes('AA\nA').changeRoster(event)
      expect(script.state.roster.pauses).toEqual([])
      expect(script.wait(days(1)).goes('AAb\nAbb').due()).toBe(3)
      script.plays('Ann', 'question')
      expect(script.state.roster.pauses).toMatchObject([{ reason: 'no referee' }])
      expect(script.events.at(-1)).toMatchObject({ clause: '1250.11/11(4)' })
      script.advance(days(30)).changeRoster(found('Sue'))
      expect(script.state.roster.pauses).toEqual([])
      expect(script.rules().due()).toBe(3)
      expect(script.goes('AAbC\nAbbCC').turn).toBe('Bob')
    },
  )

  test('may be won by time, and nobody gets the fee [1250.11/11(4)]', () => {
    const script = new Script().plays('Ann', 'concede 1').plays('Bob', 'accept 1').rules()
    script.changeRoster(waysToLoseReferee[0]).advance(days(3))
    expect(script.winners).toEqual(['Bob'])
    expect(script.awards).toEqual([
      'A$14 to Bob as player (1250.11/8(5))',
      'A$1 to  as referee (1250.11/8(7))',
    ])
  })

  test('waits after a round for the Speaker’s appointee, who gets the fee [1250.11/11(4)]', () => {
    const script = new Script().changeRoster(waysToLoseReferee[0]).goes(...SEVEN)
    expect(script.state.roster.pauses).toMatchObject([{ reason: 'no referee' }])
    expect(script.advance(days(9)).winners).toBeUndefined()
    script.changeRoster(found('Sue')).rules().advance(days(3))
    expect(script.awards?.at(-1)).toBe('A$1 to Sue as referee (1250.11/8(7))')
  })

  test('waits for the draw of the first player', () => {
    const script = new Script({ first: null }).changeRoster(waysToLoseReferee[0])
    expect(script.state.roster.pauses).toMatchObject([{ reason: 'no referee' }])
    expect(script.changeRoster(found('Sue')).answers(1).turn).toBe('Bob')
  })

  test('may end a waiting round by concession', () => {
    const script = new Script()
      .changeRoster(waysToLoseReferee[0])
      .goes('AA\nA')
      .plays('Ann', 'question')
    script.plays('Ann', 'concede 7').plays('Bob', 'accept 7')
    expect(script.winners).toEqual(['Bob'])
  })

  test('gives a returning referee the pending prompt [1250.11/11(3)]', () => {
    const script = new Script().goes('AA\nA').changeRoster(vacation('Rex')).plays('Ann', 'question')
    script.changeRoster({ type: 'return', person: 'Rex' })
    expect(script.state.roster.pauses).toEqual([])
    expect(script.rules().turn).toBe('Bob')
  })

  test('may follow a question that the referee leaves open for over a week', () => {
    const script = new Script().goes('AA\nA').plays('Ann', 'question').wait(days(7))
    const silence = { type: 'silence', by: 'Bob' } as const
    expect(script.rosterError(silence).code).toBe('notSilent')
    script
      .wait(1)
      .changeRoster(silence)
      .changeRoster({ type: 'inquire', as: 'speaker' })
      .advance(days(3))
    expect(script.state.roster.referees).toEqual([])
    expect(script.state.roster.pauses).toMatchObject([{ reason: 'no referee' }])
  })
})
