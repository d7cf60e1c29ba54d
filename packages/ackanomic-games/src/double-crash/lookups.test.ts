import { days } from '@ackanomic/core'
import { describe, expect, test } from 'vitest'
import { Script, salvo } from './script.test-support.js'

describe('Target Words with an immediate check', () => {
  const options = { targets: 'check' }

  test('are handed back if the dictionary lacks them (DC-6) [1250.12/R1(1), 1250.12/I]', () => {
    const script = new Script(options).plays('Ann', 'target QXZJK')
    expect(script.refuses('Ann', 'target HEART').code).toBe('targetChosen')
    script.answers(false)
    expect(script.transcript).toEqual([
      'seat 0: QXZJK is not in the dictionary; Ann must choose another Target Word.',
    ])
    expect(script.state.secret[0]).toMatchObject({ target: null })
    script.plays('Ann', 'target HEART').answers(true)
    expect(script.state.secret[0]).toMatchObject({ target: 'HEART' })
    expect(script.state.openPrompts).toEqual([])
  })

  test('keep round 1 open until the dictionary answers', () => {
    const script = new Script(options).chosen().salvos()
    expect(script.round).toBe(1)
    expect(script.answers(true).round).toBe(1)
    expect(script.answers(true).round).toBe(2)
  })

  test('lose the game for their player if handed back too late [1250.12/IV.time(2)]', () => {
    const script = new Script(options).chosen().salvos().answers(true).answers(false)
    expect(script.round).toBe(1)
    expect(script.advance(days(3)).winners).toEqual(['Ann'])
  })

  test('count as chosen in time while they are looked up, and a later no is an error found [1250.12/IV.err(2), 1250.12/IV.time(1)]', () => {
    const script = new Script(options).chosen().salvos().advance(days(3))
    expect([script.round, script.winners]).toEqual([2, undefined])
    expect(script.answers(true).answers(false).winners).toEqual(['Ann'])
  })

  test('are looked up in secret [1250.12/R1(2)]', () => {
    const before = new Script(options)
    const after = new Script(options).plays('Ann', 'target QXZJK')
    expect(after.view(1)).toEqual(before.view(1))
    after.answers(false)
    expect(after.view(1)).toEqual(before.view(1))
  })

  test('are not looked up after being replaced', () => {
    const script = new Script({ ...options, revisions: 'last' })
    script.chosen('QXZJK').plays('Ann', 'target HEART')
    expect(script.state.openPrompts.map(({ question }) => question)).toMatchObject([
      { word: 'SWORD' },
      { word: 'HEART' },
    ])
  })
})

describe('Salvos limited to dictionary words', () => {
  const options = { salvoWords: 'dictionary' }

  test('are posted at once, with one look-up for each word (DC-2) [1250.12/I]', () => {
    const script = new Script(options).plays('Ann', salvo(6, { 2: 'QQQQQ', 3: 'SWORD' }))
    const words = ['QQQQQ', 'SWORD', 'VVVVV', 'KKKKK', 'ZZZZZ']
    expect(script.state.shared.lookups.map(({ word }) => word)).toEqual(words)
    expect(script.state.openPrompts).toMatchObject(
      words.map((word) => ({ name: 'salvo', to: 'host', question: { kind: 'word', word } })),
    )
    expect(script.refuses('Ann', salvo(6)).code).toBe('salvoPosted')
  })

  test('are void if a word is missing, and another Salvo is due (DC-2) [1250.12/IV.salvo(2)]', () => {
    const script = new Script(options).chosen().salvos()
    script.answers(true).answers(false)
    expect(script.transcript).toEqual([
      'public: XXXXX is not in the dictionary; Ann must post another Salvo.',
    ])
    expect(script.state.shared.exchanges[0]).toMatchObject({ salvos: [null, {}], order: [1] })
    expect(script.state.openPrompts.length).toBe(6)
    for (let i = 0; i < 6; i++) script.answers(true)
    expect(script.round).toBe(1)
    script.plays('Ann', salvo(6))
    for (let i = 0; i < 6; i++) script.answers(true)
    expect([script.round, script.state.shared.exchanges[0]?.order]).toEqual([2, [1, 0]])
  })

  test('remain valid if they are still looked up at the end of the round [1250.12/IV.time(1)]', () => {
    const script = new Script(options).chosen().salvos().advance(days(3))
    expect([script.round, script.state.openPrompts, script.state.shared.lookups]).toEqual([
      2,
      [],
      [],
    ])
  })

  test('count as missing if they are void at the end of the round [1250.12/IV.time(2)]', () => {
    const script = new Script(options).chosen().salvos().answers(false).advance(days(3))
    expect(script.winners).toEqual(['Bob'])
  })

  test('are not looked up after being replaced', () => {
    const script = new Script({ ...options, revisions: 'last' }).salvos()
    script.plays('Ann', salvo(6, { 1: 'SWORD' }))
    expect(script.state.shared.lookups.filter(({ seat }) => seat === 0).length).toBe(6)
    expect(script.state.openPrompts.length).toBe(12)
  })
})
