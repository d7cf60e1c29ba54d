import { describe, expect, test } from 'vitest'
import { at, by, refusedSetup, Sitting, THREE } from '../engine/match-script.test-support.js'
import { CLUB_ROLES } from '../roles.test-support.js'
import { hours } from '../time.js'

const dispute = (h: number, person = 'Ann') => by.society(h, { type: 'dispute', by: person })

describe('a dispute', () => {
  test('stops play and every clock until the decision [1250.1/X(3)]', () => {
    const sitting = new Sitting().apply(
      by.run(
        0,
        'Ann',
        { call: 'start', deadline: 'turn', length: hours(10) },
        { call: 'start', deadline: 'own', length: hours(20), seat: 1 },
        { call: 'ask', name: 'coin' },
      ),
      dispute(4),
    )
    expect(sitting.events.map(({ to, clause, event }) => [to, clause, event])).toEqual([
      ['public', '1250.1/X(3)', { type: 'paused', reason: 'dispute' }],
    ])
    expect(sitting.state.clock.timers.map(({ due, left }) => [due, left])).toEqual([
      [null, hours(6)],
      [null, hours(16)],
    ])
    expect(sitting.refuses(by.run(5, 'Bob'))).toEqual({
      code: 'paused',
      clause: '1250.1/X(3)',
      details: { reasons: ['dispute'], clause: '1250.1/X(3)', until: null },
      message: 'Play is paused (dispute); send the move again once the dispute is settled.',
    })
    expect(sitting.refuses(by.answer(5, 'Ref', 0, 1)).code).toBe('paused')
    sitting.apply(by.time(500))
    expect(sitting.log).toEqual([])
    sitting.apply(by.society(500, { type: 'decision', as: 'speaker' }))
    expect(sitting.told).toEqual(['public: resumed'])
    expect(sitting.state.clock.timers.map(({ due }) => due)).toEqual([at(506), at(516)])
    expect(sitting.apply(by.answer(501, 'Ref', 0, 1), by.time(507)).log).toEqual([
      'coin = 1',
      'turn',
    ])
  })

  test.each(
    CLUB_ROLES.map((office) => [office, office === 'speaker' || office === 'appointee'] as const),
  )(
    'can be settled only by the Speaker or their appointee: %s, %s [1250.1/X(1)]',
    (office, may) => {
      const sitting = new Sitting().apply(dispute(1))
      const decision = by.society(2, { type: 'decision', as: office })
      if (may) expect(sitting.apply(decision).state.roster.pauses).toEqual([])
      else {
        expect(sitting.refuses(decision)).toEqual({
          code: 'wrongRole',
          clause: '1250.1/X(1)',
          details: { event: 'decision', office, may: ['speaker', 'appointee'] },
          message: `The ${office} cannot do this; only the speaker or the appointee can.`,
        })
      }
    },
  )

  test('can be raised by anybody in the match, but only one at a time [1250.1/X(1)]', () => {
    expect(new Sitting().refuses(dispute(1, 'Zoe')).code).toBe('notInMatch')
    const sitting = new Sitting().apply(dispute(1, 'Ref'))
    expect(sitting.refuses(dispute(2))).toMatchObject({
      code: 'disputed',
      details: { since: at(1) },
    })
    const decision = by.society(3, { type: 'decision', as: 'speaker' })
    expect(sitting.apply(decision).refuses(decision)).toMatchObject({
      code: 'noDispute',
      message: 'There is no dispute to settle.',
    })
  })

  test('pauses play besides the loss of a referee, until both are settled [1250.1/X(3)]', () => {
    const sitting = new Sitting().apply(
      by.run(0, 'Ann', { call: 'start', deadline: 'turn', length: hours(10) }),
      dispute(2),
      by.society(3, { type: 'refereeResigns', person: 'Ref' }),
      by.society(4, { type: 'decision', as: 'speaker' }),
    )
    expect(sitting.refuses(by.run(5, 'Ann'))).toMatchObject({
      details: { reasons: ['no referee'] },
    })
    sitting.apply(by.society(6, { type: 'refereeFound', person: 'Rex', willing: true }))
    expect(sitting.state.clock.timers[0]?.due).toBe(at(14))
  })
})

describe('an exhibition', () => {
  test.each(
    CLUB_ROLES.map(
      (office) => [office, ['speaker', 'president', 'senate'].includes(office)] as const,
    ),
  )(
    'can be declared only by the Speaker, the President or the Senate: %s, %s [1250.1/VII.a(1)]',
    (office, may) => {
      const declare = by.society(5, { type: 'exhibition', as: office })
      const sitting = new Sitting()
      if (!may) {
        expect(sitting.refuses(declare)).toMatchObject({
          code: 'wrongRole',
          clause: '1250.1/VII.a(1)',
          details: { event: 'exhibition', office, may: ['speaker', 'president', 'senate'] },
        })
        return
      }
      expect(sitting.apply(declare).state.roster.exhibition).toBe(at(5))
      expect(sitting.events.map(({ to, clause, event }) => [to, clause, event])).toEqual([
        ['public', '1250.1/VII.a(1)', { type: 'exhibition' }],
      ])
    },
  )

  test.each(['speaker', 'president', 'senate'])(
    'can be declared at the start by the %s [1250.1/VII.a(1)]',
    (as) => {
      const sitting = new Sitting({ roster: { ...THREE, exhibition: { as } } })
      expect(sitting.state.roster.exhibition).toBe(at(0))
    },
  )

  test.each(['organizer', 'referee', 'Ann'])(
    'cannot be declared at the start as %s [1250.1/VII.a(1)]',
    (as) => {
      expect(refusedSetup({ ...THREE, exhibition: { as } })).toMatchObject({
        code: 'wrongRole',
        clause: '1250.1/VII.a(1)',
        details: { office: as },
      })
    },
  )

  test('can be declared once at any time during play, even in a pause [1250.1/VII.a(2)]', () => {
    const declare = (h: number) => by.society(h, { type: 'exhibition', as: 'senate' })
    const sitting = new Sitting().apply(dispute(1), declare(2))
    expect(sitting.refuses(declare(3))).toMatchObject({
      code: 'exhibitionAlready',
      details: { since: at(2) },
    })
    const over = new Sitting().apply(by.run(1, 'Ann', { call: 'end', winners: [0] }))
    expect(over.refuses(declare(1)).code).toBe('gameOver')
  })
})

test('a pause tells when play resumes', () => {
  const sitting = new Sitting().apply(
    by.run(
      1,
      'Ann',
      { call: 'start', deadline: 'vigil', length: hours(5), through: ['vigil', 'dispute'] },
      { call: 'halt', reason: 'vigil' },
    ),
    dispute(2),
  )
  expect(sitting.refuses(by.run(3, 'Ann'))).toMatchObject({
    code: 'paused',
    details: { reasons: ['vigil', 'dispute'], until: at(6) },
  })
})
