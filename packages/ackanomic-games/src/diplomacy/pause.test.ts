import { describe, expect, test } from 'vitest'
import { at } from '../game-script.test-support.js'
import { diplomacy } from './game.js'
import { by, duel, holding, type Script, seven } from './script.test-support.js'

const WEEK = 7 * 24

const resigns = (h: number) => by.roster(h, { type: 'refereeResigns', person: 'Dee' })
const active = (h: number, person: string, is: boolean) =>
  by.roster(h, { type: 'activity', person, active: is })
const leaves = (h: number, person: string) =>
  by.roster(h, { type: 'leave', persons: [person], from: 'community' })
const reasons = ({ state }: Script): readonly string[] =>
  state.roster.pauses.map(({ reason }) => reason)
const holder = ({ state }: Script, seat = 0): string | null | undefined =>
  state.roster.seats[seat]?.holder
const deadlineOf = ({ state }: Script, name: string) =>
  state.clock.timers.find((timer) => timer.name === name)?.due

describe('the start of a pause', () => {
  test.each([
    ['goes on vacation', by.vacation(1, 'Ann')],
    ['leaves Ackanomic', leaves(1, 'Ann')],
    ['turns inactive', active(1, 'Ann', false)],
  ])('comes when a player %s [1250.14/V.pause.a]', (_, entry) => {
    const script = duel().apply(entry)
    expect(reasons(script)).toEqual(['pause'])
    expect(script.state.shared.missing).toEqual([0])
    expect(deadlineOf(script, 'pause')).toBe(at(73))
  })

  test('comes when the referee goes on vacation, resigns or leaves [1250.14/V.pause.b]', () => {
    for (const entry of [by.vacation(1, 'Dee'), resigns(1), by.leave(1, 'Dee')]) {
      const script = duel().apply(entry)
      expect(reasons(script)).toEqual(['pause'])
      expect(script.state.shared.missing).toEqual(['referee'])
    }
  })

  test('comes when a player resigns for good [1250.14/V.pause.c, 1250.14/V.pause.d]', () => {
    const script = duel({ formerPlayersMayReplace: true }).apply(by.leave(1, 'Ann'))
    expect(reasons(script)).toEqual(['pause'])
    expect(script.state.shared.barred).toEqual(['Ann'])
    for (const place of ['WEST', 'referee']) {
      const again = duel({ formerPlayersMayReplace: true }).apply(by.leave(1, 'Ann'), resigns(2))
      expect(again.errorOf(by.offer(3, 'Ann', place))).toMatchObject({
        code: 'goneForGood',
        clause: '1250.14/V.pause.d',
      })
    }
    expect(script.errorOf(by.back(2, 'Ann')).code).toBe('notAway')
    expect(script.apply(by.time(80)).errorOf(by.offer(81, 'Ann', 'WEST')).code).toBe('goneForGood')
  })

  test('does not come when a player is eliminated', () => {
    const units = [
      { power: 'WEST', kind: 'A' as const, at: 'RID' },
      { power: 'WEST', kind: 'A' as const, at: 'OST' },
      { power: 'EAST', kind: 'A' as const, at: 'MOO' },
    ]
    const position = {
      ...holding({ OST: 'EAST', RID: 'WEST' }),
      units,
      owners: { OST: 'EAST', RID: 'WEST' },
    }
    const autumn = { ...position, phase: { year: 1, season: 1, step: 'moves' as const } }
    const script = duel().apply(by.correct(1, { ...autumn, units: units.slice(0, 2) }))
    script.apply(by.time(1 + WEEK))
    expect(script.state.roster.seats[1]).toMatchObject({ presence: 'out', holder: null })
    expect(script.told('result')[0]?.[1]).toMatchObject({ eliminated: ['EAST'] })
    expect(reasons(script)).toEqual([])
    expect(script.errorOf(by.offer(2 + WEEK, 'Vera', 'EAST')).code).toBe('notVacant')
  })
})

describe('a pause', () => {
  test('stops play [1250.14/V.still.a]', () => {
    const script = duel({ draws: 'shared' }).apply(by.vacation(1, 'Ann'))
    const tried = [
      by.orders(2, 'Bob', 'A Rid H'),
      by.claim(2, 'Bob', 'WEST', 'EAST'),
      by.move(2, 'Bob', { type: 'draw', agree: true }),
      by.correct(2, holding({})),
    ]
    for (const entry of tried) expect(script.errorOf(entry).code).toBe('paused')
    expect(diplomacy.legalMoves(diplomacy.view(script.state, 1)).sample(() => 1)).toBeUndefined()
    const adjudication = { method: 'manual', form: 'x', contact: 'y' }
    const manual = duel({ adjudication }).apply(by.time(WEEK), by.vacation(WEEK + 1, 'Ann'))
    expect(manual.errorOf(manual.ruling(WEEK + 2, { position: null })).code).toBe('paused')
  })

  test('has a clock of its own [1250.14/V.still.b]', () => {
    const script = duel().apply(by.orders(1, 'Bob', 'A Rid-Ost'), by.vacation(100, 'Ann'))
    expect(script.state.clock.timers).toMatchObject([
      { name: 'turn', due: null, left: at(WEEK) - at(100) },
      { name: 'pause', due: at(172) },
    ])
    script.apply(by.back(150, 'Ann'))
    expect(deadlineOf(script, 'turn')).toBe(at(WEEK + 50))
    expect(script.state.secret[1]?.orders).toEqual(['A RID - OST'])
    const bot = duel().apply(by.vacation(100, 'Ann'), by.time(172))
    expect(deadlineOf(bot, 'turn')).toBe(at(WEEK + 72))
  })

  test('has a clock that a dispute stops', () => {
    const script = duel().apply(
      by.vacation(0, 'Ann'),
      by.roster(10, { type: 'dispute', by: 'Bob' }),
      by.time(200),
      by.roster(210, { type: 'decision', as: 'speaker' }),
    )
    expect(deadlineOf(script, 'pause')).toBe(at(272))
  })
})

describe('the end of a pause', () => {
  test('comes when nobody is missing [1250.14/V.unpause.a]', () => {
    const script = seven().apply(by.vacation(1, 'Ann'), by.vacation(2, 'Bob'), by.back(3, 'Ann'))
    expect(reasons(script)).toEqual(['pause'])
    script.apply(by.offer(4, 'Vera', 'ENGLAND'), by.yes(5, 'Vera', 'ENGLAND'))
    expect(reasons(script)).toEqual([])
    expect(deadlineOf(script, 'pause')).toBeUndefined()
    expect(deadlineOf(script, 'turn')).toBe(at(WEEK + 4))
    expect(holder(duel().apply(active(1, 'Ann', false), active(2, 'Ann', true)))).toBe('Ann')
  })

  test('comes after three days in a row [1250.14/V.unpause.b]', () => {
    const script = duel().apply(by.vacation(1, 'Ann'), by.time(72.999))
    expect(reasons(script)).toEqual(['pause'])
    expect(reasons(script.apply(by.time(73)))).toEqual([])
  })

  test('comes three days after the start of each pause [1250.14/V.unpause.c]', () => {
    const script = seven().apply(by.vacation(1, 'Ann'), by.back(50, 'Ann'), by.vacation(60, 'Bob'))
    expect(deadlineOf(script, 'pause')).toBe(at(132))
    const bot = seven().apply(by.vacation(1, 'Ann'), by.time(73), by.vacation(80, 'Bob'))
    expect(deadlineOf(bot, 'pause')).toBe(at(152))
    expect(bot.apply(by.time(152)).state.shared.bots).toEqual([0, 1])
  })

  test('is postponed by a later departure where the terms say so', () => {
    const due = (options: object) =>
      deadlineOf(seven(options).apply(by.vacation(1, 'Ann'), by.vacation(50, 'Bob')), 'pause')
    expect(due({})).toBe(at(73))
    expect(due({ pauseClock: 'per-departure' })).toBe(at(122))
  })

  test('lets a bot play for missing players, as announced [1250.14/V.bot.a]', () => {
    const script = duel().apply(by.leave(1, 'Ann'), by.time(73))
    expect(script.told('bot')).toEqual([['public', { type: 'bot', power: 'WEST' }]])
    script.apply(by.time(WEEK + 72))
    expect(script.told('result')[0]?.[1]).toMatchObject({
      report: { message: expect.arrayContaining(['West: Army Burgfeld holds.']) },
    })
    const due = { ...holding({}), units: holding({}).units.slice(1) }
    const winter = { ...due, phase: { year: 1, season: 1, step: 'adjustments' as const } }
    const builds = (bots: object): readonly string[] =>
      duel({ bots })
        .apply(by.leave(1, 'Ann'), by.time(73), by.correct(74, winter), by.time(74 + 72))
        .units('WEST')
    expect(builds({})).toEqual(['A BUR', 'A CAM'])
    expect(builds({ builds: 'armies' })).toEqual(['A ALT', 'A BUR', 'A CAM'])
    const lost = {
      ...due,
      phase: { year: 1, season: 0, step: 'retreats' as const },
      dislodged: [
        {
          unit: { power: 'WEST', kind: 'A' as const, at: 'OST' },
          from: 'NOO',
          retreats: ['OST', 'NOO'],
        },
      ],
    }
    const goes = (bots: object): readonly string[] =>
      duel({ bots })
        .apply(
          by.leave(1, 'Ann'),
          by.time(73),
          by.correct(74, { ...lost, units: due.units.slice(0, 2) }),
        )
        .apply(by.time(74 + 72))
        .units('WEST')
    expect(goes({})).toEqual(['A BUR', 'A CAM'])
    expect(goes({ retreats: 'first' })).toEqual(['A BUR', 'A CAM', 'A NOO'])
  })

  test('without a referee ends the game, with no winner and no pay [1250.14/V.bot.b]', () => {
    const script = duel().apply(resigns(1), by.time(73))
    expect(script.told('over')[0]?.[1]).toMatchObject({ how: 'no referee', powers: [] })
    expect(script.state.outcome).toMatchObject({ at: at(73), winners: [], awards: [] })
  })
})

describe('replacements', () => {
  test('count from the referee’s acknowledgement [1250.14/V.repl.a]', () => {
    const script = duel().apply(by.vacation(1, 'Ann'))
    expect(script.errorOf(by.yes(2, 'Vera', 'WEST'))).toMatchObject({ code: 'noOffer' })
    script.apply(by.offer(2, 'Vera', 'WEST'))
    expect(script.told('offer')[0]?.[1]).toEqual({ type: 'offer', person: 'Vera', for: 'WEST' })
    expect(holder(script)).toBeNull()
    expect(diplomacy.pendingActions(script.state, 'referee').map(({ action }) => action)).toEqual([
      'acknowledge',
      'offer',
    ])
    expect(script.errorOf(by.yes(3, 'Vera', 'WEST', 'Bob')).code).toBe('notAllowed')
    expect(script.errorOf(by.speaker(3, 'Vera', 'WEST'))).toMatchObject({
      code: 'notYourAcknowledgement',
      clause: '1250.14/V.repl.a',
      details: { whose: 'referee' },
    })
    script.apply(by.yes(3, 'Vera', 'WEST'))
    expect(holder(script)).toBe('Vera')
    expect(script.state.shared).toMatchObject({ replacements: ['Vera', null], offers: [] })
    expect(script.apply(by.orders(4, 'Vera', 'A Bur H')).state.secret[0]?.orders).toHaveLength(1)
    expect(script.errorOf(by.orders(4, 'Ann', 'A Bur H')).code).toBe('notAllowed')
  })

  test('are acknowledged by the Speaker when there is no referee, as is a new referee [1250.14/V.repl.b, 1250.14/V.repl.c]', () => {
    const script = duel().apply(
      by.vacation(1, 'Ann'),
      resigns(2),
      by.offer(3, 'Vera', 'WEST'),
      by.offer(3, 'Wim', 'referee'),
    )
    expect(script.errorOf(by.yes(4, 'Wim', 'referee')).code).toBe('notAllowed')
    expect(script.errorOf(by.yes(4, 'Wim', 'referee', 'Wim')).code).toBe('notAllowed')
    const self = by.speaker(4, 'Wim', 'referee', 'Wim')
    expect(script.errorOf(self)).toMatchObject({
      clause: '1250.14/V.repl.c',
      details: { self: true },
    })
    const referee = duel().apply(by.vacation(1, 'Ann'), by.offer(2, 'Vera', 'WEST'))
    expect(referee.errorOf(by.yes(3, 'Vera', 'referee'))).toMatchObject({
      code: 'acknowledgeReferee',
      clause: '1250.14/V.repl.c',
    })
    const speaker = by.speaker(5, 'Vera', 'WEST', 'Vera')
    expect(referee.apply(resigns(4)).errorOf(speaker)).toMatchObject({ details: { self: true } })
    script.apply(by.speaker(4, 'Vera', 'WEST'))
    expect(reasons(script)).toEqual(['pause'])
    script.apply(by.speaker(5, 'Wim', 'referee'))
    expect(script.state.roster.referees).toEqual(['Wim'])
    expect(reasons(script)).toEqual([])
    const found = { type: 'refereeFound', person: 'Xenia', willing: true } as const
    expect(duel().apply(resigns(1)).errorOf(by.roster(2, found))).toMatchObject({
      code: 'acknowledgeReferee',
      clause: '1250.14/V.repl.c',
    })
    expect(duel().errorOf(by.offer(2, 'Wim', 'referee')).code).toBe('notVacant')
  })

  test('stay when the player leaves for good, but not when both leave together [1250.14/V.repl.d]', () => {
    const held = () =>
      duel().apply(by.vacation(1, 'Ann'), by.offer(2, 'Vera', 'WEST'), by.yes(3, 'Vera', 'WEST'))
    expect(holder(held().apply(by.leave(4, 'Ann')))).toBe('Vera')
    expect(holder(held().apply(by.leave(4, 'Ann', 'Vera')))).toBeNull()
  })

  test('stay until the player returns [1250.14/V.repl.d]', () => {
    for (const [gone, back] of [
      [by.vacation(1, 'Ann'), by.back(99, 'Ann')],
      [leaves(1, 'Ann'), by.back(99, 'Ann')],
      [active(1, 'Ann', false), active(99, 'Ann', true)],
    ] as const) {
      const script = duel().apply(gone, by.offer(2, 'Vera', 'WEST'), by.yes(3, 'Vera', 'WEST'))
      script.apply(by.orders(4, 'Vera', 'A Bur H'), by.claim(5, 'Vera', 'WEST', 'EAST'), back)
      expect(holder(script)).toBe('Ann')
      expect(script.state.secret[0]).toMatchObject({ orders: ['A BUR H'], claim: null })
      expect(script.state.shared.replacements).toEqual([null, null])
      const bot = duel().apply(gone, by.time(73), back)
      expect(holder(bot)).toBe('Ann')
      expect(bot.state.shared.bots).toEqual([])
    }
    const both = duel().apply(active(1, 'Ann', false), by.vacation(2, 'Ann'), by.back(3, 'Ann'))
    expect(holder(both)).toBeNull()
    expect(reasons(both)).toEqual(['pause'])
  })

  test('of a referee end with the referee’s return, unless announced otherwise', () => {
    const replaced = (options: object) =>
      duel(options).apply(
        by.vacation(1, 'Dee'),
        by.offer(2, 'Wim', 'referee'),
        by.speaker(3, 'Wim', 'referee'),
      )
    expect(replaced({}).apply(by.back(9, 'Dee')).state.roster.referees).toEqual(['Dee'])
    const stays = replaced({ refereeResumes: false }).apply(by.back(9, 'Dee'))
    expect(stays.state.roster.referees).toEqual(['Wim'])
    expect(stays.errorOf(by.back(10, 'Dee')).code).toBe('notAway')
    const vacant = duel({ refereeResumes: false }).apply(by.vacation(1, 'Dee'), by.back(9, 'Dee'))
    expect(vacant.state.roster.referees).toEqual(['Dee'])
    expect(reasons(vacant)).toEqual([])
    const later = replaced({}).apply(by.vacation(4, 'Wim'), by.back(5, 'Dee'))
    expect(later.state.roster.referees).toEqual(['Dee'])
    expect(later.errorOf(by.back(6, 'Wim')).code).toBe('notAway')
    const gone = replaced({}).apply(by.leave(4, 'Dee'))
    expect(gone.state.shared).toMatchObject({ awayReferees: [], barred: ['Dee'] })
    expect(gone.errorOf(by.back(9, 'Dee')).code).toBe('notAway')
  })

  test('may take over from a bot at any time, with the referee’s approval [1250.14/V.bot.c]', () => {
    const script = duel().apply(by.leave(1, 'Ann'), by.time(73), by.offer(500, 'Vera', 'WEST'))
    expect(reasons(script)).toEqual([])
    script.apply(by.yes(501, 'Vera', 'WEST'))
    expect(holder(script)).toBe('Vera')
    expect(script.state.shared.bots).toEqual([])
    expect(duel().errorOf(by.offer(1, 'Vera', 'WEST')).code).toBe('notVacant')
    const units = [{ power: 'WEST', kind: 'A' as const, at: 'OST' }]
    const phase = { year: 1, season: 1, step: 'moves' as const }
    const lost = duel().apply(
      by.correct(0, { ...holding({}), phase, units, owners: { OST: 'EAST' } }),
    )
    lost.apply(by.vacation(1, 'Bob'), by.time(73), by.offer(74, 'Vera', 'EAST'), by.time(73 + WEEK))
    expect(lost.state.shared).toMatchObject({ bots: [1], offers: [] })
    expect(lost.errorOf(by.offer(100 + WEEK, 'Vera', 'EAST')).code).toBe('notVacant')
    expect(diplomacy.pendingActions(lost.state, 'public', 'all')).toEqual([])
  })

  test('must never have played in the match [1250.14/V.bot.d]', () => {
    const script = seven().apply(
      by.vacation(1, 'Ann'),
      by.offer(2, 'Vera', 'AUSTRIA'),
      by.yes(3, 'Vera', 'AUSTRIA'),
      by.back(4, 'Ann'),
      by.vacation(5, 'Bob'),
      by.vacation(5, 'Dee'),
      by.offer(6, 'Wim', 'referee'),
      by.speaker(6, 'Wim', 'referee'),
    )
    const why = (person: string, script_ = script) =>
      script_.errorOf(by.offer(7, person, 'ENGLAND')).details as { why: string }
    expect(why('Vera').why).toBe('took part')
    expect(why('Ann').why).toBe('plays')
    expect(why('Bob').why).toBe('plays')
    expect(why('Wim').why).toBe('referees')
    expect(why('Dee').why).toBe('took part')
    const again = seven({ formerPlayersMayReplace: true }).apply(
      by.vacation(1, 'Ann'),
      by.offer(2, 'Vera', 'AUSTRIA'),
      by.yes(3, 'Vera', 'AUSTRIA'),
      by.back(4, 'Ann'),
      by.vacation(5, 'Bob'),
      by.offer(6, 'Vera', 'ENGLAND'),
      by.yes(7, 'Vera', 'ENGLAND'),
    )
    expect(holder(again, 1)).toBe('Vera')
    again.apply(by.back(8, 'Bob'), by.leave(9, 'Bob'), by.time(90))
    expect(again.errorOf(by.offer(91, 'Vera', 'ENGLAND'))).toMatchObject({
      details: { why: 'took part' },
    })
  })

  test('may be replaced in turn, and cannot return', () => {
    const script = duel({ formerPlayersMayReplace: true }).apply(
      by.vacation(1, 'Ann'),
      by.offer(2, 'Vera', 'WEST'),
      by.yes(3, 'Vera', 'WEST'),
      by.vacation(4, 'Vera'),
    )
    expect(reasons(script)).toEqual(['pause'])
    expect(script.state.shared.barred).toEqual(['Vera'])
    expect(script.errorOf(by.offer(5, 'Vera', 'WEST'))).toMatchObject({
      code: 'goneForGood',
      message: 'Vera has left this instance for good; let somebody else offer.',
    })
    const named = {
      type: 'vacation',
      person: 'Bob',
      substitute: { person: 'Yan', agrees: true },
    } as const
    expect(script.errorOf(by.roster(6, named)).code).toBe('noSubstitutes')
  })

  test('make one offer each, and at most fifty in all', () => {
    const script = seven().apply(by.vacation(1, 'Ann'), by.vacation(1, 'Bob'))
    script.apply(by.offer(2, 'Vera', 'AUSTRIA'), by.offer(3, 'Vera', 'ENGLAND'))
    expect(script.state.shared.offers).toEqual([{ person: 'Vera', for: 'ENGLAND' }])
    for (let i = 1; i < 50; i++) script.apply(by.offer(4, `Volunteer ${i}`, 'AUSTRIA'))
    expect(script.errorOf(by.offer(5, 'Xenia', 'AUSTRIA'))).toMatchObject({ code: 'tooManyOffers' })
    script.apply(by.yes(6, 'Volunteer 7', 'AUSTRIA'))
    expect(script.state.shared.offers).toEqual([{ person: 'Vera', for: 'ENGLAND' }])
  })
})

test('a game ends when no player is present or can return', () => {
  const script = duel().apply(by.leave(1, 'Ann', 'Bob'))
  expect(script.state.outcome).toBeNull()
  script.apply(by.time(73))
  expect(script.state.outcome).toMatchObject({ winners: [], awards: [{ to: ['Dee'], each: 10 }] })
  expect(script.told('over')[0]?.[1]).toMatchObject({ how: 'no players' })
  const saved = duel().apply(by.leave(1, 'Ann', 'Bob'), by.offer(2, 'Vera', 'WEST'))
  saved.apply(by.yes(3, 'Vera', 'WEST'), by.time(74))
  expect(saved.state).toMatchObject({ outcome: null, shared: { bots: [1] } })
  const waits = duel().apply(by.vacation(1, 'Ann'), by.leave(2, 'Bob'), by.time(73))
  expect(waits.state).toMatchObject({ outcome: null, shared: { bots: [0, 1] } })
})
