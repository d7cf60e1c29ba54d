import { describe, expect, test } from 'vitest'
import { errandDefinition, errands } from '../engine/errands.test-support.js'
import { by, Sitting, START } from '../engine/match-script.test-support.js'
import type { Substitute } from '../entry.js'

const away = (h: number, person: string, substitute?: Substitute) =>
  by.society(h, { type: 'vacation', person, ...(substitute === undefined ? {} : { substitute }) })

const sub = (person: string, agrees = true): Substitute => ({ person, agrees })

const named = (h: number, person: string, substitute: Substitute) =>
  by.society(h, { type: 'substitute', person, substitute })

const back = (h: number, person: string) => by.society(h, { type: 'return', person })

const seat = ({ state }: Sitting, of: number): string =>
  `${state.roster.seats[of]?.presence} ${state.roster.seats[of]?.holder}`

describe('a vacation', () => {
  test('passes every duty and privilege to the Substitute [1250.1/VI.c(1), 1250.1/VI.c(4)]', () => {
    const sitting = new Sitting().apply(
      by.move(0, 'Ann', { type: 'hide', note: 'psst' }),
      away(1, 'Ann', sub('Sub')),
    )
    expect(seat(sitting, 0)).toBe('away Sub')
    expect(sitting.log).toEqual(['away 0'])
    expect(sitting.events.map(({ clause, event }) => [clause, event])).toEqual([
      ['1250.1/VI.c(1)', { type: 'away', seat: 0, substitute: 'Sub' }],
    ])
    expect(sitting.refuses(by.run(2, 'Ann')).code).toBe('notAllowed')
    sitting.apply(by.run(2, 'Sub', { call: 'ask', name: 'essay', to: 0 }))
    expect(sitting.refuses(by.answer(3, 'Ann', 0, { text: 'mine' })).code).toBe('noSuchPrompt')
    sitting.apply(by.answer(3, 'Sub', 0, { text: 'eirs' }))
    expect(sitting.game.pendingActions(sitting.state, { person: 'Sub' })).toEqual(
      sitting.game.pendingActions(sitting.state, 0),
    )
    expect(sitting.game.view(sitting.state, 0)).toMatchObject({ mine: { note: 'psst' } })
  })

  test('ends when the player is back and plays in person [1250.1/VI.c(6)]', () => {
    const sitting = new Sitting().apply(away(1, 'Ann', sub('Sub')), back(2, 'Ann'))
    expect(seat(sitting, 0)).toBe('here Ann')
    expect(sitting.log).toEqual(['away 0', 'back 0'])
    expect(sitting.told).toEqual(['public: back'])
    expect(sitting.refuses(by.run(3, 'Sub')).code).toBe('notAllowed')
    sitting.apply(by.run(3, 'Ann'))
    expect(sitting.refuses(back(4, 'Ann'))).toEqual({
      code: 'notAway',
      clause: '1250.1/VI.c(6)',
      details: { person: 'Ann' },
      message: 'Ann is not on vacation; name somebody who is.',
    })
  })

  test('without a Substitute leaves the seat empty until the return', () => {
    const sitting = new Sitting().apply(away(1, 'Ann'))
    expect(seat(sitting, 0)).toBe('away null')
    expect(
      sitting.game.legalMoves(sitting.game.view(sitting.state, 0)).sample(() => 0),
    ).toBeUndefined()
    expect(sitting.refuses(by.run(2, 'Ann')).code).toBe('notAllowed')
  })

  test('can get a Substitute later, and another one after that [1250.1/VI.c(1)]', () => {
    const sitting = new Sitting().apply(away(1, 'Ann'), named(2, 'Ann', sub('Sub')))
    expect(seat(sitting, 0)).toBe('away Sub')
    sitting.apply(named(3, 'Ann', sub('Sue')))
    expect(seat(sitting, 0)).toBe('away Sue')
    expect(sitting.events.map(({ event }) => event)).toEqual([
      { type: 'away', seat: 0, substitute: 'Sue' },
    ])
    expect(sitting.refuses(by.run(4, 'Sub')).code).toBe('notAllowed')
    expect(sitting.refuses(named(4, 'Bob', sub('Sub'))).code).toBe('notAway')
  })

  test('of a Substitute leaves the seat to the next Substitute', () => {
    const sitting = new Sitting().apply(away(1, 'Ann', sub('Sub')), away(2, 'Sub'))
    expect(seat(sitting, 0)).toBe('away null')
    expect(sitting.told).toEqual(['public: away'])
    expect(sitting.refuses(away(3, 'Sub')).code).toBe('notInMatch')
    sitting.apply(named(3, 'Ann', sub('Sub')))
    expect(seat(sitting, 0)).toBe('away Sub')
  })

  test('can bring a former Substitute back in another seat [1250.1/VI.c(2)]', () => {
    const sitting = new Sitting().apply(
      away(1, 'Ann', sub('Sub')),
      back(2, 'Ann'),
      away(3, 'Bob', sub('Sub')),
    )
    expect(seat(sitting, 1)).toBe('away Sub')
    expect(sitting.state.roster.everPlayed).toEqual(['Ann', 'Bob', 'Cyd'])
  })
})

describe('the rules about Substitutes', () => {
  const left = by.society(1, { type: 'leave', persons: ['Cyd'], from: 'match' })
  const removed = by.run(1, 'Ann', { call: 'remove', seat: 2 })

  test.each([
    [
      'somebody who has not agreed [1250.1/VI.c(3)]',
      [],
      sub('Sub', false),
      'substituteUnwilling',
      'VI.c(3)',
    ],
    ['another player [1250.1/VI.c(2)]', [], sub('Bob'), 'substitutePlayed', 'VI.c(2)'],
    ['a player who has left [1250.1/VI.c(2)]', [left], sub('Cyd'), 'substitutePlayed', 'VI.c(2)'],
    [
      'a player who was removed [1250.1/VI.c(2)]',
      [removed],
      sub('Cyd'),
      'substitutePlayed',
      'VI.c(2)',
    ],
    ['the very player who is away [1250.1/VI.c(2)]', [], sub('Ann'), 'substitutePlayed', 'VI.c(2)'],
    ['the referee [1250.1/III.e(3)]', [], sub('Ref'), 'substituteSeated', 'III.e(3)'],
    [
      'the Substitute of another player [1250.1/VI.c(4)]',
      [away(1, 'Bob', sub('Sub'))],
      sub('Sub'),
      'substituteSeated',
      'VI.c(4)',
    ],
  ] as const)('bar %s', (_, before, substitute, code, clause) => {
    const error = { code, clause: `1250.1/${clause}` }
    const going = new Sitting().apply(...before)
    expect(going.refuses(away(2, 'Ann', substitute))).toMatchObject(error)
    const gone = new Sitting().apply(...before, away(2, 'Ann'))
    expect(gone.refuses(named(3, 'Ann', substitute))).toMatchObject(error)
  })

  test('bar any Substitute in a Duel, whose players may still go on vacation [1250.1/VI.c(8)]', () => {
    const roster = {
      players: ['Ann', 'Bob'],
      referees: ['Ref'],
      startedAt: START,
      census: { activePlayers: 7 },
      duel: { challenged: 'Bob' },
    }
    const sitting = new Sitting({ roster })
    expect(sitting.state.roster.duel).toEqual({ challenged: 1 })
    expect(sitting.refuses(away(1, 'Ann', sub('Sub')))).toEqual({
      code: 'duelSubstitute',
      clause: '1250.1/VI.c(8)',
      details: { person: 'Sub' },
      message: 'Sub cannot be a Substitute: a Duel has no Substitutes.',
    })
    expect(seat(sitting.apply(away(1, 'Ann')), 0)).toBe('away null')
    expect(sitting.refuses(named(2, 'Ann', sub('Sub'))).code).toBe('duelSubstitute')
  })

  test('bar any Substitute in a game without Substitutes [1250.1/VI.c(1)]', () => {
    const game = errands({ roster: { substitutes: false } })
    const sitting = new Sitting({ game })
    expect(sitting.refuses(away(1, 'Ann', sub('Sub')))).toMatchObject({
      code: 'noSubstitutes',
      clause: '1250.1/VI.c(1)',
    })
  })

  test('allow volunteers who have played before, if the game asks for them', () => {
    const game = errands({ roster: { substitutes: 'volunteers' } })
    const left = by.society(1, { type: 'leave', persons: ['Cyd'], from: 'match' })
    const sitting = new Sitting({ game }).apply(left)
    expect(sitting.refuses(away(2, 'Ann', sub('Bob'))).code).toBe('substitutePlayed')
    expect(sitting.refuses(away(2, 'Ann', sub('Cyd', false))).code).toBe('substituteUnwilling')
    sitting.apply(away(2, 'Ann', sub('Cyd')))
    expect(seat(sitting, 0)).toBe('away Cyd')
    expect(sitting.refuses(away(3, 'Bob', sub('Cyd'))).code).toBe('substituteSeated')
  })

  test('allow the referee as a Substitute if referees may play [1250.1/III.e(3)]', () => {
    const { description } = errandDefinition
    const game = errands({
      description: { ...description, referees: { count: 1, chosen: 'by lot', mayPlay: true } },
    })
    const sitting = new Sitting({ game }).apply(away(1, 'Ann', sub('Ref')))
    expect(seat(sitting, 0)).toBe('away Ref')
  })

  test.each([
    ['a player who is already away', [away(1, 'Ann')], away(2, 'Ann'), 'notHere'],
    [
      'a player who has left',
      [by.society(1, { type: 'leave', persons: ['Ann'], from: 'match' })],
      away(2, 'Ann'),
      'notInMatch',
    ],
    ['a stranger', [], away(2, 'Zoe'), 'notInMatch'],
    ['a referee with a Substitute', [], away(2, 'Ref', sub('Sub')), 'noStandIn'],
  ] as const)('let nobody go on vacation who is %s', (_, before, entry, code) => {
    expect(new Sitting().apply(...before).refuses(entry).code).toBe(code)
  })

  test('leave a referee on vacation in office, and the game hears of it', () => {
    const sitting = new Sitting().apply(away(1, 'Ref'), back(2, 'Ref'))
    expect(sitting.state.roster).toMatchObject({ referees: ['Ref'], pauses: [] })
    expect(sitting.log).toEqual(['refereeAway Ref', 'refereeBack Ref'])
  })
})
