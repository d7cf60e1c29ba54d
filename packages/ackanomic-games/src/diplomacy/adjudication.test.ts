import { stateProblem } from '@ackanomic/core/engine'
import { describe, expect, test } from 'vitest'
import { at } from '../game-script.test-support.js'
import { diplomacy } from './game.js'
import { historyOfEvents } from './history.js'
import type { DiplomacyEvent } from './model.js'
import { by, duel, holding, type Script } from './script.test-support.js'

const WEEK = 7 * 24

const sentOf = (script: Script, seat = 0): readonly string[] | null | undefined =>
  script.state.secret[seat]?.orders

describe('the referee', () => {
  const adjudication = { method: 'manual', form: 'As usual.', contact: 'dee@example.org' }

  test('adjudicates by hand where the terms say so [1250.14/IV.ref.a]', () => {
    const script = duel({ adjudication }).apply(by.orders(1, 'Ann', 'A Bur-Hei'), by.time(WEEK))
    expect(script.state.openPrompts).toMatchObject([
      { name: 'adjudication', to: 'referee', details: { phase: 'Spring 1, moves' } },
    ])
    expect(script.errorOf(by.orders(WEEK + 1, 'Ann', 'A Bur-Wal'))).toMatchObject({
      code: 'deciding',
      details: { what: 'adjudication' },
    })
    script.rules(WEEK + 5, { position: null })
    expect(script.units('WEST')).toContain('A HEI')
    expect(script.told('turn')[0]?.[1]).toMatchObject({ until: at(2 * WEEK + 5) })
  })

  test('adjudicates the orders as they were at the deadline, even if people join or leave later [1250.14/IV.ref.a, 1250.14/V.bot.a]', () => {
    const late = duel({ adjudication }).apply(by.orders(1, 'Bob', 'F Moo-Lak'), by.time(WEEK))
    late.apply(by.vacation(WEEK + 1, 'Bob'), by.time(WEEK + 73))
    expect(late.state.shared.bots).toEqual([1])
    late.rules(WEEK + 74, { position: null })
    expect(late.units('EAST')).toContain('F LAK')
    const bot = duel({ adjudication }).apply(
      by.orders(1, 'Bob', 'F Moo-Lak'),
      by.vacation(2, 'Bob'),
      by.time(WEEK + 72),
    )
    expect(bot.state.shared.deciding).toBe('adjudication')
    bot.apply(by.back(WEEK + 73, 'Bob')).rules(WEEK + 74, { position: null })
    expect(bot.units('EAST')).toContain('F MOO')
  })

  test('has the last word on the position [1250.14/IV.ref.b]', () => {
    const script = duel({ adjudication }).apply(by.time(WEEK))
    const position = { ...holding({}), phase: { year: 1, season: 1, step: 'moves' as const } }
    const wrong = { ...position, units: [{ power: 'WEST', kind: 'F' as const, at: 'RID' }] }
    expect(script.errorOf(script.ruling(WEEK, { position: wrong }))).toMatchObject({
      code: 'impossiblePosition',
      details: { problem: 'No fleet can stand at RID.' },
    })
    expect(script.errorOf(script.ruling(WEEK, 'as you like')).code).toBe('badAnswer')
    const units = position.units.slice(1)
    script.rules(WEEK, { position: { ...position, units } })
    expect(script.units('WEST')).toEqual(['A BUR', 'A CAM'])
    expect(script.told('result')).toMatchObject([['public', { ruled: true }]])
    script.apply(by.orders(WEEK, 'Ann', 'A Bur-Hei'), by.correct(WEEK + 1, position))
    expect(script.units('WEST')).toEqual(['A BUR', 'A CAM', 'F ALT'])
    expect(sentOf(script)).toBeNull()
    expect(script.state.clock.timers).toMatchObject([{ name: 'turn', due: at(2 * WEEK + 1) }])
    expect(script.errorOf(by.correct(WEEK + 2, position, 'Ann')).code).toBe('notAllowed')
  })

  test('announces a ruling with their own reasons [1250.14/IV.ref.b]', () => {
    const script = duel({ adjudication }).apply(by.orders(1, 'Ann', 'A Bur-Hei', 'A Cam-Wal'))
    script.apply(by.orders(2, 'Bob', 'A Ost-Hei', 'A Rid H'), by.time(WEEK))
    const phase = { year: 1, season: 1, step: 'moves' as const }
    const start = holding({})
    const moved = (from: string, to: string, units = start.units) =>
      units.map((unit) => (unit.at === from ? { ...unit, at: to } : unit))
    const position = { ...start, phase, units: moved('BUR', 'HEI') }
    script.rules(WEEK, { position, message: ['A OST came too late.'] })
    expect(script.told('corrected')).toEqual([])
    const [[, result] = []] = script.told('result')
    expect(result).toMatchObject({ ruled: true, before: start, after: position, disbanded: [] })
    expect(script.state.shared.last?.message).toEqual([
      'The referee has decided this turn.',
      'A OST came too late.',
      'West: Army Burgfeld moves to Heide: arrives, as the referee has ruled.',
      'West: Army Cambria moves to Waldau: fails, as the referee has ruled.',
      'West: Fleet Altmark holds (no order): holds, as the referee has ruled.',
      'East: Army Osthafen moves to Heide: fails, as the referee has ruled.',
      'East: Army Ridge holds: holds, as the referee has ruled.',
      'East: Fleet Moorland holds (no order): holds, as the referee has ruled.',
    ])
    const [phase1] = historyOfEvents(script.events.map(({ event }) => event as DiplomacyEvent))
    expect(phase1).toMatchObject({ before: start, after: position })
    expect(phase1?.resolutions[0]).toMatchObject({ outcome: { is: 'ruled', done: true } })
    expect(stateProblem(diplomacy, script.state)).toBeUndefined()
  })

  test('announces the library’s reasons when the ruling agrees with the library', () => {
    const script = duel({ adjudication }).apply(by.orders(1, 'Ann', 'A Bur-Hei'), by.time(WEEK))
    const start = holding({})
    const units = start.units.map((unit) => (unit.at === 'BUR' ? { ...unit, at: 'HEI' } : unit))
    const phase = { year: 1, season: 1, step: 'moves' as const }
    script.rules(WEEK, { position: { ...start, phase, units: [...units].reverse() } })
    expect(script.told('result')).toMatchObject([['public', { ruled: false }]])
    expect(script.state.shared.last?.message[0]).toBe(
      'West: Army Burgfeld moves to Heide: arrives.',
    )
  })

  test('may dislodge a unit [1250.14/IV.ref.b]', () => {
    const script = duel({ adjudication }).apply(by.orders(1, 'Bob', 'A Ost-Hei'), by.time(WEEK))
    const start = holding({})
    const unit = { power: 'WEST', kind: 'A', at: 'BUR' } as const
    const units = start.units.filter(({ at }) => at !== 'BUR')
    const phase = { year: 1, season: 0, step: 'retreats' as const }
    const dislodged = [{ unit, from: 'OST', retreats: ['HEI'] }]
    script.rules(WEEK, { position: { ...start, phase, units, dislodged } })
    expect(script.state.shared.last?.message.join('\n')).toMatch(
      /West: Army Burgfeld holds \(no order\): fails, as the referee has ruled\. Dislodged by an attack from Ost\w+\./,
    )
  })

  test('may remove and restore powers and their players [1250.14/IV.ref.b]', () => {
    const gone = { ...holding({}), units: holding({}).units.slice(0, 3), owners: { ALT: 'WEST' } }
    const seat = ({ state }: Script) => state.roster.seats[1]
    const out = { presence: 'out', holder: null }
    const manual = duel({ adjudication }).apply(by.time(WEEK)).rules(WEEK, { position: gone })
    expect(seat(manual)).toMatchObject(out)
    const script = duel({ draws: 'shared' }).apply(by.correct(1, gone))
    expect(seat(script)).toMatchObject(out)
    script.apply(by.correct(2, holding({})), by.orders(3, 'Bob', 'A Rid H'))
    expect(seat(script)).toMatchObject({ presence: 'here', holder: 'Bob' })
    const bot = duel().apply(by.vacation(1, 'Bob'), by.time(73), by.correct(74, gone))
    expect(seat(bot)).toMatchObject(out)
    bot.apply(by.correct(75, holding({})))
    expect(bot.state).toMatchObject({ shared: { bots: [1] }, roster: { pauses: [] } })
    expect(seat(bot.apply(by.back(76, 'Bob')))).toMatchObject({ presence: 'here', holder: 'Bob' })
    const replaced = duel().apply(
      by.vacation(1, 'Bob'),
      by.offer(2, 'Vera', 'EAST'),
      by.yes(3, 'Vera', 'EAST'),
      by.correct(4, gone),
      by.correct(5, holding({})),
    )
    expect(seat(replaced)).toMatchObject({ presence: 'away', holder: 'Vera' })
    const resigned = duel().apply(by.leave(1, 'Bob'), by.time(73), by.correct(74, gone))
    resigned.apply(by.correct(75, holding({})))
    expect(seat(resigned)).toMatchObject({ presence: 'left', holder: null })
    expect(resigned.state.roster.pauses).toEqual([])
    const inactive = { type: 'activity', person: 'Bob', active: false } as const
    const idle = duel().apply(by.roster(1, inactive), by.time(73), by.correct(74, gone))
    idle.apply(by.correct(75, holding({})))
    expect(seat(idle)).toMatchObject({ presence: 'here', holder: null })
    idle.apply(by.roster(76, { ...inactive, active: true }))
    expect(seat(idle)).toMatchObject({ presence: 'here', holder: 'Bob' })
    const office = duel().apply(
      by.correct(1, gone),
      by.leave(2, 'Dee'),
      by.offer(3, 'Bob', 'referee'),
    )
    office.apply(by.speaker(4, 'Bob', 'referee'), by.correct(5, holding({}), 'Bob'))
    expect(seat(office)).toMatchObject({ presence: 'left', holder: null })
    expect(office.state.shared.missing).toEqual([1])
  })

  test('is asked after a week of silence, and counts as resigned after three more days [1250.14/gen.silentref]', () => {
    const script = duel({ adjudication }).apply(by.time(WEEK))
    const silence = (h: number) => by.roster(h, { type: 'silence', by: 'Ann' })
    expect(script.errorOf(silence(2 * WEEK)).code).toBe('notSilent')
    script.apply(silence(2 * WEEK + 1), by.roster(2 * WEEK + 2, { type: 'inquire', as: 'speaker' }))
    script.apply(by.time(2 * WEEK + 2 + 72))
    expect(script.state.roster).toMatchObject({ referees: [], pauses: [{ reason: 'pause' }] })
    expect(script.state.shared.missing).toEqual(['referee'])
    const asked = duel({ adjudication }).apply(by.time(WEEK), silence(2 * WEEK + 1))
    asked.apply(by.roster(2 * WEEK + 2, { type: 'continue', person: 'Dee' }), by.time(3 * WEEK))
    expect(asked.state.roster.referees).toEqual(['Dee'])
  })
})
