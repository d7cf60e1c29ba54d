import { describe, expect, test } from 'vitest'
import type { RosterDefinition } from '../engine/definition.js'
import type { Errands } from '../engine/errand-types.test-support.js'
import { errandDefinition, errands } from '../engine/errands.test-support.js'
import { at, by, Sitting, THREE } from '../engine/match-script.test-support.js'
import { hours } from '../time.js'
import { deadlineOf } from './clock.js'

const found = (h: number, person: string, willing = true) =>
  by.society(h, { type: 'refereeFound', person, willing })
const resigns = (h: number, person = 'Ref') => by.society(h, { type: 'refereeResigns', person })
const silence = (h: number, person = 'Ann') => by.society(h, { type: 'silence', by: person })
const inquire = (h: number) => by.society(h, { type: 'inquire', as: 'speaker' })
const goesOn = (h: number, person = 'Ref') => by.society(h, { type: 'continue', person })

const WEEK = 7 * 24

/** A game in which somebody else has the office while the referee is on vacation. */
const standIns: RosterDefinition<Errands> = {
  ...errandDefinition.roster,
  apply(_, change, ctx) {
    if (change.type === 'refereeAway') ctx.setReferees([])
  },
  awayReferee: ({ roster }, person) =>
    roster.everRefereed.includes(person) && !roster.referees.includes(person) ? 'bound' : undefined,
}

describe('the loss of a referee', () => {
  test('pauses play and every clock until a successor is found [1250.1/VI.b(2)]', () => {
    const sitting = new Sitting().apply(
      by.run(0, 'Ann', { call: 'start', deadline: 'turn', length: hours(10) }),
      resigns(4),
    )
    expect(sitting.state.roster).toMatchObject({
      referees: [],
      everRefereed: ['Ref'],
      pauses: [{ reason: 'no referee', since: at(4) }],
    })
    expect(sitting.told).toEqual(['public: refereeLost', 'public: paused'])
    expect(sitting.log).toEqual(['refereeLost Ref'])
    expect(sitting.refuses(by.run(5, 'Ann'))).toMatchObject({
      clause: '1250.1/VI.b(2)',
      message: 'Play is paused (no referee); send the move again once a referee is found.',
    })
    sitting.apply(by.time(100), found(200, 'Rex'))
    expect(sitting.told).toEqual(['public: refereeFound', 'public: resumed'])
    expect(deadlineOf(sitting.state.clock, 'turn')).toBe(at(206))
    expect(sitting.state.roster).toMatchObject({
      referees: ['Rex'],
      everRefereed: ['Ref', 'Rex'],
      pauses: [],
    })
    expect(sitting.log).toEqual(['refereeLost Ref', 'refereeFound Rex'])
  })

  test('leaves the pending prompts to the successor', () => {
    const sitting = new Sitting().apply(
      by.run(0, 'Ann', { call: 'ask', name: 'coin' }),
      resigns(1),
      found(2, 'Rex'),
    )
    expect(sitting.refuses(by.answer(3, 'Ref', 0, 1)).code).toBe('noSuchPrompt')
    expect(sitting.apply(by.answer(3, 'Rex', 0, 1)).log.at(-1)).toBe('coin = 1')
  })

  test('does not pause a game that may continue without a referee', () => {
    const game = errands({
      roster: { ...errandDefinition.roster, pausesWithoutReferee: false },
    })
    const sitting = new Sitting({ game }).apply(resigns(1), by.run(2, 'Ann'))
    expect(sitting.state.roster.pauses).toEqual([])
    expect(sitting.log).toEqual(['refereeLost Ref'])
  })

  test('does not make the successor answerable for older prompts', () => {
    const game = errands({
      roster: { ...errandDefinition.roster, pausesWithoutReferee: false },
    })
    const sitting = new Sitting({ game }).apply(
      by.run(1, 'Ann', { call: 'ask', name: 'coin' }),
      resigns(2),
      found(200, 'Rex'),
    )
    expect(sitting.refuses(silence(200 + WEEK))).toMatchObject({ details: { since: at(200) } })
    sitting.apply(silence(201 + WEEK))
  })

  test('to a vacation ends at their return, if the game says so', () => {
    const heard: string[] = []
    const game = errands({
      roster: {
        ...standIns,
        apply(draft, change, ctx) {
          standIns.apply?.(draft, change, ctx)
          if (change.type !== 'refereeBack') return
          heard.push(change.person)
          ctx.setReferees([change.person])
        },
      },
    })
    const sitting = new Sitting({ game }).apply(
      by.society(1, { type: 'vacation', person: 'Ref' }),
      found(2, 'Rex'),
      by.society(3, { type: 'return', person: 'Ref' }),
    )
    expect(sitting.state.roster.referees).toEqual(['Ref'])
    expect(new Set(heard)).toEqual(new Set(['Ref']))
    expect(sitting.refuses(by.society(4, { type: 'return', person: 'Ann' })).code).toBe('notAway')
  })

  test('to a vacation is announced once, and so is the return, if they keep the office [1250.1/VI.c(6)]', () => {
    const away = (h: number) => by.society(h, { type: 'vacation', person: 'Ref' })
    const back = (h: number) => by.society(h, { type: 'return', person: 'Ref' })
    const sitting = new Sitting()
    expect(sitting.refuses(back(1)).code).toBe('notAway')
    const substitute = { person: 'Sub', agrees: true }
    const helped = by.society(1, { type: 'vacation', person: 'Ref', substitute })
    expect(sitting.refuses(helped)).toMatchObject({
      code: 'noStandIn',
      clause: '1250.1/VI.c(1)',
      message:
        'Ref has no seat of their own that a Substitute could take; record the vacation without one.',
    })
    sitting.apply(away(2))
    expect(sitting.state.roster).toMatchObject({ referees: ['Ref'], refereesAway: ['Ref'] })
    expect(sitting.refuses(away(3))).toMatchObject({
      code: 'notHere',
      message: 'Ref is already on vacation; they must return first.',
    })
    sitting.apply(back(4))
    expect(sitting.state.roster.refereesAway).toEqual([])
    expect(sitting.refuses(back(5)).code).toBe('notAway')
    sitting.apply(away(6), resigns(7), found(8, 'Ref'))
    expect(sitting.refuses(back(9)).code).toBe('notAway')
    sitting.apply(away(10))
  })

  test('to a vacation with a stand-in ends at the return, without dismissal or silence [1250.1/VI.d(2)]', () => {
    const apply: RosterDefinition<Errands>['apply'] = (draft, change, ctx) => {
      standIns.apply?.(draft, change, ctx)
      if (change.type === 'refereeBack') ctx.setReferees([change.person])
    }
    const sitting = new Sitting({ game: errands({ roster: { ...standIns, apply } }) })
    sitting.apply(
      by.society(1, { type: 'vacation', person: 'Ref' }),
      found(2, 'Rex'),
      by.run(2, 'Ann', { call: 'ask', name: 'coin' }),
      silence(3 + WEEK),
      inquire(3 + WEEK),
      by.society(4 + WEEK, { type: 'return', person: 'Ref' }),
      by.time(3 + WEEK + 72),
    )
    expect(sitting.state.roster.referees).toEqual(['Ref'])
    expect(sitting.refuses(silence(4 + 2 * WEEK))).toMatchObject({
      details: { since: at(4 + WEEK) },
    })
    sitting.apply(silence(5 + 2 * WEEK))
  })

  test('to a vacation with a stand-in still lets the referee leave the match', () => {
    const gone: string[] = []
    const game = errands({
      roster: {
        ...standIns,
        apply(draft, change, ctx) {
          standIns.apply?.(draft, change, ctx)
          if (change.type === 'awayRefereeLeft') gone.push(change.person)
        },
      },
    })
    const away = (person: string, h: number) => by.society(h, { type: 'vacation', person })
    const sitting = new Sitting({ game }).apply(away('Ref', 1), found(2, 'Rex'))
    expect(sitting.refuses(away('Ref', 3)).code).toBe('notHere')
    const substitute = { person: 'Ref', agrees: true }
    const event = { type: 'vacation', person: 'Ann', substitute } as const
    expect(sitting.refuses(by.society(3, event)).code).toBe('substituteSeated')
    sitting.apply(by.society(3, { type: 'leave', persons: ['Ref', 'Cyd'], from: 'match' }))
    expect(new Set(gone)).toEqual(new Set(['Ref']))
    expect(sitting.state.roster.referees).toEqual(['Rex'])
  })

  test('does not blame a successor for the silence of the predecessor', () => {
    const game = errands({
      roster: {
        ...errandDefinition.roster,
        pausesWithoutReferee: false,
        apply(_, change, ctx) {
          if (change.type === 'refereeAway') ctx.setReferees([])
        },
      },
    })
    const sitting = new Sitting({ game }).apply(
      by.run(1, 'Ann', { call: 'ask', name: 'coin' }),
      silence(2 + WEEK),
      inquire(3 + WEEK),
      by.society(4 + WEEK, { type: 'vacation', person: 'Ref' }),
      found(5 + WEEK, 'Rex'),
      by.time(3 + WEEK + 72),
    )
    expect(sitting.state.roster.referees).toEqual(['Rex'])
  })

  test('does not blame an immediate successor for that silence either', () => {
    const game = errands({
      roster: {
        ...errandDefinition.roster,
        pausesWithoutReferee: false,
        apply(_, change, ctx) {
          if (change.type === 'refereeAway') ctx.setReferees(['Rex'])
        },
      },
    })
    const sitting = new Sitting({ game }).apply(
      by.run(1, 'Ann', { call: 'ask', name: 'coin' }),
      silence(2 + WEEK),
      by.society(4 + WEEK, { type: 'vacation', person: 'Ref' }),
    )
    expect(sitting.state.roster.referees).toEqual(['Rex'])
    expect(sitting.state.roster.silence).toEqual({
      heard: at(4 + WEEK),
      noticed: null,
      inquired: null,
    })
  })

  test('lets play go on if another referee remains', () => {
    const { description } = errandDefinition
    const game = errands({
      description: { ...description, referees: { count: 2, chosen: 'by lot', mayPlay: false } },
    })
    const roster = { ...THREE, referees: ['Ref', 'Rex'] }
    const sitting = new Sitting({ game, roster }).apply(resigns(1), by.run(2, 'Ann'))
    expect(sitting.refuses(found(3, 'Rex')).code).toBe('noChange')
    expect(sitting.apply(resigns(3, 'Rex')).refuses(by.run(4, 'Ann')).code).toBe('paused')
    sitting.apply(found(5, 'Roy'), by.run(6, 'Ann'), found(7, 'Ray'))
    expect(sitting.state.roster.referees).toEqual(['Roy', 'Ray'])
  })

  test('can be announced only by a referee, and nobody succeeds before it [1250.1/III.e(1)]', () => {
    const sitting = new Sitting()
    expect(sitting.refuses(resigns(1, 'Ann'))).toMatchObject({ code: 'notReferee' })
    expect(sitting.refuses(goesOn(1, 'Ann'))).toMatchObject({ code: 'notReferee' })
    expect(sitting.refuses(found(1, 'Rex'))).toEqual({
      code: 'refereeInOffice',
      clause: '1250.1/III.e(1)',
      details: { referees: ['Ref'] },
      message: 'This match is already refereed by Ref; it needs nobody else.',
    })
  })

  test.each([
    [
      'without their will [1250.1/IX.a(1)]',
      found(2, 'Rex', false),
      'refereeUnwilling',
      '1250.1/IX.a(1)',
    ],
    ['while they play [1250.1/III.e(3)]', found(2, 'Ann'), 'refereePlays', '1250.1/III.e(3)'],
    [
      'while they are away from their seat [1250.1/III.e(3)]',
      found(2, 'Bob'),
      'refereePlays',
      '1250.1/III.e(3)',
    ],
    [
      'while they are a Substitute [1250.1/III.e(3)]',
      found(2, 'Sub'),
      'refereePlays',
      '1250.1/III.e(3)',
    ],
    ['against the game’s own rules', found(2, 'Bane'), 'refereeBarred', 'errands/2'],
  ] as const)('nobody becomes referee %s', (_, entry, code, clause) => {
    const sitting = new Sitting().apply(
      by.society(1, {
        type: 'vacation',
        person: 'Bob',
        substitute: { person: 'Sub', agrees: true },
      }),
      resigns(1),
    )
    expect(sitting.refuses(entry)).toMatchObject({ code, clause })
  })

  test('can be made good by a player who has left', () => {
    const sitting = new Sitting().apply(
      by.society(1, { type: 'leave', persons: ['Cyd'], from: 'match' }),
      resigns(1),
      found(2, 'Cyd'),
    )
    expect(sitting.state.roster.referees).toEqual(['Cyd'])
  })

  test('can be made good by a player if the game lets referees play [1250.1/III.e(3)]', () => {
    const { description } = errandDefinition
    const game = errands({
      description: { ...description, referees: { count: 1, chosen: 'by lot', mayPlay: true } },
    })
    const sitting = new Sitting({ game }).apply(resigns(1), found(2, 'Ann'))
    expect(sitting.state.roster.referees).toEqual(['Ann'])
  })
})
