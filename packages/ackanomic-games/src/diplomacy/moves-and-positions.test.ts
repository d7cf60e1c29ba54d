import { describe, expect, test } from 'vitest'
import { diplomacy } from './game.js'
import type { DiplomacyMove } from './model.js'
import { positionProblem, startingPosition } from './position.js'
import { by, duel, holding, seven } from './script.test-support.js'
import { DIPLOMACY_DUEL } from './variants/maps.js'
import { DIPLOMACY_STANDARD } from './variants/standard.js'

describe('moves as text', () => {
  const view = diplomacy.view(seven().state, 2)
  const cases: readonly (readonly [string, DiplomacyMove])[] = [
    ['abort', { type: 'abort' }],
    ['A PAR - BUR\nF BRE - MAO', { type: 'orders', orders: ['A PAR - BUR', 'F BRE - MAO'] }],
    ['none', { type: 'orders', orders: [] }],
    ['claim France and Austria-Hungary', { type: 'claim', group: ['FRANCE', 'AUSTRIA'] }],
    ['unclaim', { type: 'unclaim' }],
    ['draw yes', { type: 'draw', agree: true }],
    ['draw no', { type: 'draw', agree: false }],
    ['offer to play Italy', { type: 'offer', for: 'ITALY' }],
    ['offer to referee', { type: 'offer', for: 'referee' }],
    ['acknowledge Vera as Italy', { type: 'acknowledge', person: 'Vera', for: 'ITALY' }],
    [
      'acknowledge As as As as referee',
      { type: 'acknowledge', person: 'As as As', for: 'referee' },
    ],
  ]

  test.each(cases)('are written and read back: %s', (text, act) => {
    expect(diplomacy.notation.format(act, view)).toBe(text)
    expect(diplomacy.notation.parse(text, view)).toEqual({ ok: true, value: act })
  })

  test('give a position as JSON', () => {
    const act: DiplomacyMove = { type: 'correct', position: startingPosition(DIPLOMACY_STANDARD) }
    const text = diplomacy.notation.format(act, view)
    expect(diplomacy.notation.parse(text, view)).toEqual({ ok: true, value: act })
  })

  test('join the orders of a mail, which are read leniently', () => {
    const mail = 'army paris to burgundy; F Brest - Mid-Atlantic Ocean, A mar s a par-bur'
    expect(diplomacy.notation.parse(mail, view)).toEqual({
      ok: true,
      value: { type: 'orders', orders: ['A PAR - BUR', 'F BRE - MAO', 'A MAR S A PAR - BUR'] },
    })
    expect(diplomacy.notation.parse('claim fra, aus & the moon', view).ok).toBe(false)
    expect(diplomacy.notation.format({ type: 'offer', for: 'constructor' }, view)).toBe(
      'offer to play constructor',
    )
  })

  test('are refused without repeating an unreadable text at length', () => {
    for (const text of ['Ω'.repeat(5e4), 'A Par flies\n'.repeat(5e3), `claim ${'x'.repeat(5e4)}`]) {
      const read = diplomacy.notation.parse(text, view)
      expect(read.ok ? '' : read.error.message).toMatch(/…|\(\d+ more\)/)
      expect(read.ok ? 0 : read.error.message.length).toBeLessThan(3000)
    }
    const endless = diplomacy.notation.parse('A Par H\n'.repeat(5e4), view)
    expect(endless.ok ? '' : endless.error.message).toMatch(/at most 80000 characters/)
  })

  test.each<[string, DiplomacyMove]>([
    ['none.', { type: 'orders', orders: [] }],
    ['Draw yes!', { type: 'draw', agree: true }],
    ['Claim France and Turkey.', { type: 'claim', group: ['FRANCE', 'TURKEY'] }],
    ['offer to play  Italy.', { type: 'offer', for: 'ITALY' }],
  ])('are read in other forms: %s', (text, act) => {
    expect(diplomacy.notation.parse(text, view)).toEqual({ ok: true, value: act })
  })

  test.each([
    ['', /Write your orders/],
    ['abort it', /"abort" alone/],
    ['claim', /Name the group/],
    ['claim Spain and France', /There is no power "Spain"/],
    ['draw maybe', /"draw yes" or "draw no"/],
    ['offer', /offer to play France/],
    ['offer to play Spain', /There is no power "Spain"/],
    ['acknowledge Vera', /Say who takes which place/],
    ['acknowledge Vera as Spain', /There is no power "Spain"/],
    ['correct {}', /position as JSON/],
    ['correct it', /position as JSON/],
    ['none of them', /"none" alone/],
    ['A Par-Atlantis, F Bre flies', /"A Par-Atlantis".* "F Bre flies"/],
    [',;', /This contains no order/],
  ])('are refused with a reason: %j', (text, says) => {
    const read = diplomacy.notation.parse(text, view)
    expect(read.ok ? '' : read.error.message).toMatch(says)
  })
})

describe('a position from outside', () => {
  const start = startingPosition(DIPLOMACY_STANDARD)
  const unit = (kind: 'A' | 'F', at: string, power = 'ITALY') => ({ power, kind, at })
  const phase = (season: number, step: 'moves' | 'retreats' | 'adjustments', year = 1901) => ({
    year,
    season,
    step,
  })
  const lost = { unit: unit('A', 'VEN'), from: 'TYR', retreats: ['APU'] }

  test.each([
    [{}, undefined],
    [{ units: [unit('F', 'STP/SC'), unit('A', 'VEN')] }, undefined],
    [{ phase: phase(1, 'adjustments') }, undefined],
    [{ phase: phase(0, 'retreats'), dislodged: [lost] }, undefined],
    [{ phase: phase(2, 'moves') }, /no season 2/],
    [{ phase: phase(0, 'moves', 1900) }, /first year is 1901/],
    [{ phase: phase(0, 'adjustments') }, /Spring has no adjustments/],
    [{ phase: phase(0, 'retreats') }, /nothing to retreat/],
    [{ dislodged: [lost] }, /only in a retreat phase/],
    [{ units: [unit('A', 'VEN'), unit('F', 'VEN')] }, /Two units stand in VEN/],
    [{ units: [unit('A', 'ROM', 'SPAIN')] }, /no power "SPAIN"/],
    [{ units: [unit('A', 'XYZ')] }, /no province "XYZ"/],
    [{ units: [unit('A', 'ION')] }, /No army can stand at ION/],
    [{ units: [unit('A', 'STP/NC')] }, /No army can stand/],
    [{ units: [unit('F', 'MUN')] }, /No fleet can stand at MUN/],
    [{ units: [unit('F', 'STP')] }, /stands at STP\/NC or STP\/SC/],
    [{ units: [unit('F', 'PAR/NC')] }, /No fleet can stand at PAR\/NC/],
    [{ owners: { BUR: 'FRANCE' } }, /"BUR" is not a supply centre/],
    [{ owners: { PAR: 'SPAIN' } }, /no power/],
    [{ phase: phase(0, 'retreats'), dislodged: [lost, lost] }, /Two units were dislodged/],
    [{ phase: phase(0, 'retreats'), dislodged: [{ ...lost, from: 'XYZ' }] }, /no province "XYZ"/],
    [{ phase: phase(0, 'retreats'), dislodged: [{ ...lost, retreats: [] }] }, /nowhere to go/],
    [{ phase: phase(0, 'retreats'), dislodged: [{ ...lost, retreats: ['ION'] }] }, /No army/],
    [
      { phase: phase(0, 'retreats'), dislodged: [{ ...lost, retreats: ['ROM'] }] },
      /a unit stands there/,
    ],
    [{ phase: phase(0, 'retreats'), dislodged: [{ ...lost, retreats: ['APU', 'APU'] }] }, /twice/],
  ])('is checked with the changes %j', (changes, says) => {
    const problem = positionProblem(DIPLOMACY_STANDARD, { ...start, ...changes })
    if (says === undefined) expect(problem).toBeUndefined()
    else expect(problem).toMatch(says)
  })

  test('may be any starting position', () => {
    for (const variant of [DIPLOMACY_STANDARD, DIPLOMACY_DUEL]) {
      expect(positionProblem(variant, startingPosition(variant))).toBeUndefined()
    }
    expect(duel().apply(by.correct(1, holding({}))).state.shared.position).toEqual(holding({}))
  })
})
