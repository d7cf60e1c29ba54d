import { describe, expect, test } from 'vitest'
import type { GameOf } from '../engine/contract.js'
import type { Errands } from '../engine/errand-types.test-support.js'
import { errands } from '../engine/errands.test-support.js'
import { by, START, THREE } from '../engine/match-script.test-support.js'
import { hours } from '../time.js'
import { MatchScript } from './match-script.js'

const sat = (more: Partial<GameOf<Errands>> = {}) =>
  new MatchScript({ ...errands(), ...more }, THREE)
const run = by.run(1, 'Ann')
const stranger = by.run(1, 'Zoe')

describe('a sitting', () => {
  test('takes what is taken, tells why the rest is not, and goes with the time', () => {
    const sitting = sat()
    expect(sitting.at).toBe(START)
    expect(sitting.takes(run).at).toBe(START + hours(1))
    expect(sitting.refusal(stranger).code).toBe('notAllowed')
    expect(sitting.refusal('garbage').code).toBe('invalidEntry')
    expect(() => sitting.takes(stranger)).toThrow(/^notAllowed: /)
    expect(() => sitting.refusal(run)).toThrow('It was not refused: ')
  })

  test('tells what was announced, to whom, and who has won', () => {
    const sitting = sat().leave('Cyd')
    expect(sitting.heard).toEqual([`public: ${sitting.said[0]}`])
    expect(sitting.winners).toBeUndefined()
    expect(sitting.bars({ type: 'return', person: 'Ann' }).code).toBe('notAway')
    expect([sitting.name(0), sitting.view(0).role]).toEqual(['Ann', 'seat'])
  })

  test('answers by the name of the prompt, as whoever is to answer', () => {
    const sitting = sat().takes(
      by.run(
        1,
        'Ann',
        { call: 'ask', name: 'coin' },
        { call: 'ask', name: 'order', to: 1 },
        { call: 'ask', name: 'dice', to: 'host' },
      ),
    )
    const answerer = { coin: 'Ref', order: 'Bob', dice: null }
    Object.entries(answerer).forEach(([name, person], inquiry) => {
      expect(sitting.rulingOf(name, 0)).toEqual(by.ruling(1, person, inquiry, 0))
    })
    expect(sitting.refusal(sitting.rulingOf('coin', 7)).code).toBe('badAnswer')
    expect(sitting.takes(sitting.rulingOf('coin', 1)).state.shared.log.at(-1)).toBe('coin = 1')
    expect(() => sitting.rulingOf('coin', 1)).toThrow(
      'Nobody can answer "coin" now; asked is "order", "dice".',
    )
    sitting.event({ type: 'vacation', person: 'Bob' })
    expect(() => sitting.rulingOf('order', [1, 0])).toThrow('Nobody can answer "order" now')
    expect(() => sat().rulingOf('coin', 1)).toThrow('asked is nothing.')
  })

  test('can be put where a test wants it', () => {
    const sitting = sat()
    sitting.puts({ ...sitting.state, shared: { ...sitting.state.shared, log: ['put'] } })
    expect(sitting.takes(run).state.shared.log[0]).toBe('put')
    expect(Object.isFrozen(sitting.state.options)).toBe(true)
  })

  test('is not sat down to where the set-up is refused', () => {
    expect(() => new MatchScript(errands(), { ...THREE, players: [] })).toThrow(/[.]$/)
  })

  test.each<[string, Partial<GameOf<Errands>>, string]>([
    ['check', { check: () => undefined }, 'what check says differs'],
    [
      'applyAll',
      { applyAll: (state) => ({ ok: true, value: state }) },
      'what applyAll says differs',
    ],
  ])('finds a game whose %s does not agree', (_, more, says) => {
    expect(() => sat(more).refusal(stranger)).toThrow(says)
  })

  test('finds a game whose states are not frozen, or that changes the one before', () => {
    const { apply } = errands()
    const thawing: GameOf<Errands>['apply'] = (state, entry) => {
      const step = apply(state, entry)
      return step.ok ? { ...step, value: structuredClone(step.value) } : step
    }
    expect(() => sat({ apply: thawing }).takes(run)).toThrow('The step is not frozen: it')
    const changing: GameOf<Errands>['apply'] = (state, entry) => {
      const step = apply(state, entry)
      Object.assign(state, { promptCount: 7 })
      return step
    }
    const sitting = sat({ apply: changing })
    sitting.state = structuredClone(sitting.state)
    expect(() => sitting.takes(run)).toThrow('the state before differs')
  })

  test('finds a refusal that is no sentence', () => {
    const { apply, applyAll, check, simulate } = errands()
    const mute = <Value>(value: Value): Value =>
      value === undefined ? value : JSON.parse(JSON.stringify(value).replace(/[.]"(?=[,}])/g, '"'))
    const muted: Partial<GameOf<Errands>> = {
      apply: (state, entry) => mute(apply(state, entry)),
      applyAll: (state, entries) => mute(applyAll(state, entries)),
      check: (state, entry) => mute(check(state, entry)),
      simulate: (state) => {
        const simulation = simulate(state)
        const take = simulation.apply.bind(simulation)
        simulation.apply = (entry) => mute(take(entry))
        return simulation
      },
    }
    expect(() => sat(muted).refusal(stranger)).toThrow('The refusal is no sentence: ')
  })
})
