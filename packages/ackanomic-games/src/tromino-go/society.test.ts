import { days } from '@ackanomic/core'
import { describe, expect, test } from 'vitest'
import { trominoGo } from './game.js'
import { SEVEN, Sitting } from './sitting.test-support.js'

const vacation = (person: string, substitute?: string, agrees = true) =>
  ({
    type: 'vacation',
    person,
    ...(substitute === undefined ? {} : { substitute: { person: substitute, agrees } }),
  }) as const
const found = (person: string, willing = true) =>
  ({ type: 'referee found', person, willing }) as const

describe('a player on vacation', () => {
  test('may have somebody willing play, who is not involved [1250.11/11(1)]', () => {
    const sitting = new Sitting().changeRoster(vacation('Ann', 'Sue'))
    expect(sitting.refuses('Ann', 'AA\nA').code).toBe('notAllowed')
    sitting.plays('Sue', 'AA\nA').changeRoster({ type: 'return', person: 'Ann' })
    sitting.plays('Bob', 'AAb\nAbb').plays('Ann', 'AAbC\nAbbCC')
    const bars = (substitute: string, agrees = true): string =>
      sitting.rosterError(vacation('Bob', substitute, agrees)).code
    expect(bars('Tom', false)).toBe('substituteUnwilling')
    expect(bars('Rex')).toBe('substituteSeated')
    expect(bars('Ann')).toBe('substitutePlayed')
  })

  test('has none in a Duel (TG-29) [1250.11/11(1)]', () => {
    const sitting = new Sitting({ table: { duel: { challenged: 'Ann' } } })
    expect(sitting.rosterError(vacation('Ann', 'Sue')).code).toBe('duelSubstitute')
  })

  test('without one loses when the time is over', () => {
    const sitting = new Sitting().changeRoster(vacation('Ann')).advance(days(3))
    expect(sitting.winners).toEqual(['Bob'])
  })

  test('leaves what is won to the Substitute', () => {
    const sitting = new Sitting().changeRoster(vacation('Bob', 'Sue')).advance(days(3))
    expect(sitting.winners).toEqual(['Sue'])
    expect(sitting.awards).toEqual(['A$14 to Sue as player (1250.11/8(5))'])
    const away = new Sitting().changeRoster(vacation('Bob')).advance(days(3))
    expect(away.winners).toEqual(['Bob'])
  })
})

describe('who leaves', () => {
  test('loses the game, whenever that is (TG-26) [1250.11/11(2)]', () => {
    for (const from of ['match', 'community'] as const) {
      const sitting = new Sitting().goes('AA\nA')
      sitting.changeRoster({ type: 'leave', persons: ['Ann'], from })
      expect(sitting.winners).toEqual(['Bob'])
      expect(trominoGo.outcome(sitting.state)?.ranking).toEqual([['Bob']])
      expect(sitting.told.find(({ type }) => type === 'result')).toMatchObject({ why: 'departure' })
    }
    expect(new Sitting({ first: null }).leave('Bob').winners).toEqual(['Ann'])
    expect(new Sitting().changeRoster({ type: 'dispute', by: 'Ann' }).leave('Bob').winners).toEqual(
      ['Ann'],
    )
  })

  test('leaves A$14 less A$2 for each Gamepoint that they had (TG-26) [1250.11/8(5)]', () => {
    const sitting = new Sitting().plays('Ann', 'concede 5').plays('Bob', 'accept 5').leave('Bob')
    expect(sitting.awards).toEqual([
      'A$4 to Ann as player (1250.11/8(5))',
      'A$1 to Rex as referee (1250.11/8(7))',
    ])
  })

  test('counts what is posted, not what the grid says as yet (TG-17)', () => {
    const sitting = new Sitting().goes(...SEVEN).leave('Ann')
    expect(sitting.winners).toEqual(['Bob'])
    expect(sitting.awards?.[0]).toBe('A$14 to Bob as player (1250.11/8(5))')
  })

  test('together with the other leaves nobody to win [1250.11/11(2)]', () => {
    const sitting = new Sitting().leave('Ann', 'Bob')
    expect(sitting.winners).toEqual([])
    expect(sitting.awards).toEqual([])
    expect(sitting.messages.join(' ')).toContain('Both players have left, and nobody wins.')
  })

  test('as a Substitute leaves the seat waiting', () => {
    const sitting = new Sitting().changeRoster(vacation('Ann', 'Sue')).leave('Sue')
    expect(sitting.winners).toBeUndefined()
    expect(sitting.advance(days(3)).winners).toEqual(['Bob'])
  })
})

describe('a referee on vacation', () => {
  test('may name somebody willing who is not involved [1250.11/11(3)]', () => {
    const sitting = new Sitting().changeRoster(vacation('Rex'))
    expect(sitting.events[0]).toMatchObject({ clause: '1250.11/11(3)', to: 'public' })
    expect(sitting.rosterError(found('Sue', false)).code).toBe('refereeUnwilling')
    expect(sitting.rosterError(found('Ann')).code).toBe('refereePlays')
    sitting.changeRoster(found('Sue'))
    expect(sitting.state.table.referees).toEqual(['Sue'])
    expect(sitting.goes('AA\nA').refuses('Rex', 'play 1 is illegal').code).toBe('notAllowed')
    expect(sitting.refuses('Sue', 'play 1 is illegal').code).toBe('allLegal')
  })

  test('has the office back on the return [1250.11/11(3)]', () => {
    const sitting = new Sitting().changeRoster(vacation('Rex')).changeRoster(found('Sue'))
    sitting.changeRoster(vacation('Sue')).changeRoster({ type: 'return', person: 'Rex' })
    expect(sitting.state.table.referees).toEqual(['Rex'])
    expect(sitting.shared.refereeAway).toBeNull()
  })

  test('is nobody’s Substitute meanwhile, and comes back no more once they have left', () => {
    const sitting = new Sitting().changeRoster(vacation('Rex'))
    expect(sitting.rosterError(vacation('Ann', 'Rex')).code).toBe('substituteSeated')
    expect(sitting.rosterError(vacation('Rex')).code).toBe('notHere')
    sitting.changeRoster({ type: 'leave', persons: ['Rex'], from: 'community' })
    expect(sitting.shared.refereeAway).toBeNull()
    expect(sitting.rosterError({ type: 'return', person: 'Rex' }).code).toBe('notAway')
  })

  test('may come back as the one who is found', () => {
    const sitting = new Sitting().changeRoster(vacation('Rex')).changeRoster(found('Rex'))
    expect(sitting.shared.refereeAway).toBeNull()
    expect(sitting.state.table.referees).toEqual(['Rex'])
  })
})

describe('without a referee', () => {
  const gone = [
    { type: 'referee resigns', person: 'Rex' },
    { type: 'leave', persons: ['Rex'], from: 'community' },
    vacation('Rex'),
  ] as const

  test.each(gone)(
    'play and time go on until one is needed (TG-30): %j [1250.11/11(4)]',
    (event) => {
      const sitting = new Sitting().goes('AA\nA').changeRoster(event)
      expect(sitting.state.table.pauses).toEqual([])
      expect(sitting.wait(days(1)).goes('AAb\nAbb').due).toBe(3)
      sitting.plays('Ann', 'question')
      expect(sitting.state.table.pauses).toMatchObject([{ reason: 'no referee' }])
      expect(sitting.events.at(-1)).toMatchObject({ clause: '1250.11/11(4)' })
      sitting.advance(days(30)).changeRoster(found('Sue'))
      expect(sitting.state.table.pauses).toEqual([])
      expect(sitting.rules().due).toBe(3)
      expect(sitting.goes('AAbC\nAbbCC').turn).toBe('Bob')
    },
  )

  test('time may win the game all the same, and nobody gets the fee [1250.11/11(4)]', () => {
    const sitting = new Sitting().plays('Ann', 'concede 1').plays('Bob', 'accept 1').rules()
    sitting.changeRoster(gone[0]).advance(days(3))
    expect(sitting.winners).toEqual(['Bob'])
    expect(sitting.awards).toEqual([
      'A$14 to Bob as player (1250.11/8(5))',
      'A$1 to  as referee (1250.11/8(7))',
    ])
  })

  test('a round that is over waits for the Speaker’s appointee, who gets the fee [1250.11/11(4)]', () => {
    const sitting = new Sitting().changeRoster(gone[0]).goes(...SEVEN)
    expect(sitting.state.table.pauses).toMatchObject([{ reason: 'no referee' }])
    expect(sitting.advance(days(9)).winners).toBeUndefined()
    sitting.changeRoster(found('Sue')).rules().advance(days(3))
    expect(sitting.awards?.at(-1)).toBe('A$1 to Sue as referee (1250.11/8(7))')
  })

  test('the draw of the first player waits too', () => {
    const sitting = new Sitting({ first: null }).changeRoster(gone[0])
    expect(sitting.state.table.pauses).toMatchObject([{ reason: 'no referee' }])
    expect(sitting.changeRoster(found('Sue')).rules(1).turn).toBe('Bob')
  })

  test('concessions end a round that waits', () => {
    const sitting = new Sitting().changeRoster(gone[0]).goes('AA\nA').plays('Ann', 'question')
    sitting.plays('Ann', 'concede 7').plays('Bob', 'accept 7')
    expect(sitting.winners).toEqual(['Bob'])
  })

  test('the one who was away comes back to what is asked [1250.11/11(3)]', () => {
    const sitting = new Sitting()
      .goes('AA\nA')
      .changeRoster(vacation('Rex'))
      .plays('Ann', 'question')
    sitting.changeRoster({ type: 'return', person: 'Rex' })
    expect(sitting.state.table.pauses).toEqual([])
    expect(sitting.rules().turn).toBe('Bob')
  })

  test('who is silent for more than a week on a question can be pointed out', () => {
    const sitting = new Sitting().goes('AA\nA').plays('Ann', 'question').wait(days(7))
    const silence = { type: 'silence', by: 'Bob' } as const
    expect(sitting.rosterError(silence).code).toBe('notSilent')
    sitting
      .wait(1)
      .changeRoster(silence)
      .changeRoster({ type: 'inquire', as: 'speaker' })
      .advance(days(3))
    expect(sitting.state.table.referees).toEqual([])
    expect(sitting.state.table.pauses).toMatchObject([{ reason: 'no referee' }])
  })
})
