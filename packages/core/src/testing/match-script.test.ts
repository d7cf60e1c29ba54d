import { describe, expect, test } from 'vitest'
import type { GameOf } from '../engine/contract.js'
import type { Errands } from '../engine/errand-types.test-support.js'
import { errands } from '../engine/errands.test-support.js'
import { by, START, THREE } from '../engine/match-script.test-support.js'
import { hours } from '../time.js'
import { MatchScript } from './match-script.js'

const scriptOf = (more: Partial<GameOf<Errands>> = {}) =>
  new MatchScript({ ...errands(), ...more }, THREE)
const run = by.run(1, 'Ann')
const stranger = by.run(1, 'Zoe')

describe('a match script', () => {
  test('applies legal entries, returns the errors of others, and follows the time', () => {
    const sitting = scriptOf()
    expect(sitting.at).toBe(START)
    expect(sitting.apply(run).at).toBe(START + hours(1))
    expect(sitting.errorOf(stranger).code).toBe('notAllowed')
    expect(sitting.errorOf('garbage').code).toBe('invalidEntry')
    expect(() => sitting.apply(stranger)).toThrow(/^notAllowed: /)
    expect(() => sitting.errorOf(run)).toThrow('It was not refused: ')
  })

  test('lists announcements, recipients and winners', () => {
    const sitting = scriptOf().leave('Cyd')
    expect(sitting.transcript).toEqual([`public: ${sitting.messages[0]}`])
    expect(sitting.winners).toBeUndefined()
    expect(sitting.rosterError({ type: 'return', person: 'Ann' }).code).toBe('notAway')
    expect([sitting.name(0), sitting.view(0).role]).toEqual(['Ann', 'seat'])
  })

  test('answers a prompt by its name, as its addressee', () => {
    const sitting = scriptOf().apply(
      by.run(
        1,
        'Ann',
        { call: 'ask', name: 'coin' },
        { call: 'ask', name: 'order', to: 1 },
        { call: 'ask', name: 'dice', to: 'host' },
      ),
    )
    const answerer = { coin: 'Ref', order: 'Bob', dice: null }
    Object.entries(answerer).forEach(([name, person], prompt) => {
      expect(sitting.answerEntry(name, 0)).toEqual(by.answer(1, person, prompt, 0))
    })
    expect(sitting.errorOf(sitting.answerEntry('coin', 7)).code).toBe('badAnswer')
    expect(sitting.apply(sitting.answerEntry('coin', 1)).state.shared.log.at(-1)).toBe('coin = 1')
    expect(() => sitting.answerEntry('coin', 1)).toThrow(
      'Nobody can answer "coin" now; asked is "order", "dice".',
    )
    sitting.changeRoster({ type: 'vacation', person: 'Bob' })
    expect(() => sitting.answerEntry('order', [1, 0])).toThrow('Nobody can answer "order" now')
    expect(() => scriptOf().answerEntry('coin', 1)).toThrow('asked is nothing.')
  })

  test('starts from a given state', () => {
    const sitting = scriptOf()
    sitting.setState({ ...sitting.state, shared: { ...sitting.state.shared, log: ['put'] } })
    expect(sitting.apply(run).state.shared.log[0]).toBe('put')
    expect(Object.isFrozen(sitting.state.options)).toBe(true)
  })

  test('throws if the set-up is refused', () => {
    expect(() => new MatchScript(errands(), { ...THREE, players: [] })).toThrow(/[.]$/)
  })

  test.each<[string, Partial<GameOf<Errands>>, string]>([
    ['check', { check: () => undefined }, 'what check says differs'],
    [
      'applyAll',
      { applyAll: (state) => ({ ok: true, value: state }) },
      'what applyAll says differs',
    ],
  ])('finds a game with a contradictory %s', (_, more, says) => {
    expect(() => scriptOf(more).errorOf(stranger)).toThrow(says)
  })

  test('finds a game with unfrozen states, or one that changes an old state', () => {
    const { apply } = errands()
    const thawing: GameOf<Errands>['apply'] = (state, entry) => {
      const step = apply(state, entry)
      return step.ok ? { ...step, value: structuredClone(step.value) } : step
    }
    expect(() => scriptOf({ apply: thawing }).apply(run)).toThrow('The step is not frozen: it')
    const changing: GameOf<Errands>['apply'] = (state, entry) => {
      const step = apply(state, entry)
      Object.assign(state, { promptCount: 7 })
      return step
    }
    const sitting = scriptOf({ apply: changing })
    sitting.state = structuredClone(sitting.state)
    expect(() => sitting.apply(run)).toThrow('the state before differs')
  })

  test('finds an error whose message is not a sentence', () => {
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
    expect(() => scriptOf(muted).errorOf(stranger)).toThrow(
      'The message of the error is no sentence: ',
    )
  })
})
