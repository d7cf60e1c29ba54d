import { days, hours } from '@ackanomic/core'
import { describe, expect, test } from 'vitest'
import { doubleCrash } from './game.js'
import { Sitting, START, salvo } from './sitting.test-support.js'

type Hits = Readonly<Record<number, string>>

describe('the tentative winner', () => {
  test.each<[string, Hits, Hits, string]>([
    ['alone, at the top', { 1: 'SWORD' }, {}, 'Ann: only'],
    ['alone, at the bottom', {}, { 6: 'HEART' }, 'Bob: only'],
    ['alone, four crashes do not count', { 6: 'SWORD' }, { 1: 'HEARD' }, 'Ann: only'],
  ])('is who hit %s [1250.12/IV.end(2), 1250.12/IV.end(1)]', (_, ann, bob, tentative) => {
    const sitting = new Sitting().chosen().salvos(ann, bob).replies('Ann').replies('Bob')
    expect(sitting.tentative).toBe(tentative)
    expect(sitting.events[1]?.clause).toBe('1250.12/IV.end(2)')
  })

  test.each<[Hits, Hits, string]>([
    [{ 1: 'SWORD' }, { 2: 'HEART' }, 'Ann: higher'],
    [{ 6: 'SWORD' }, { 5: 'HEART' }, 'Bob: higher'],
    [{ 2: 'SWORD', 6: 'SWORD' }, { 3: 'HEART', 4: 'HEART' }, 'Ann: higher'],
    // Of several hits in a Salvo the highest counts (DC-11).
    [{ 3: 'SWORD' }, { 2: 'HEART', 5: 'HEART' }, 'Bob: higher'],
  ])('where both hit, %j and %j, is %s [1250.12/IV.end(3)]', (ann, bob, tentative) => {
    const sitting = new Sitting().chosen().salvos(ann, bob).replies('Bob').replies('Ann')
    expect(sitting.tentative).toBe(tentative)
    expect(sitting.events[1]?.clause).toBe('1250.12/IV.end(3)')
  })

  test('where both hit in the same place, is who posted the Salvo first [1250.12/IV.end(4)]', () => {
    for (const [first, second] of [
      ['Ann', 'Bob'],
      ['Bob', 'Ann'],
    ] as const) {
      const sitting = new Sitting().chosen()
      for (const by of [first, second]) {
        sitting.plays(by, salvo(6, { 4: by === 'Ann' ? 'SWORD' : 'HEART' }))
      }
      // Who replies first makes no difference.
      sitting.replies('Ann').replies('Bob')
      expect(sitting.tentative).toBe(`${first}: first`)
      expect(sitting.events[1]?.clause).toBe('1250.12/IV.end(4)')
      expect(sitting.state.shared.tentative?.places).toEqual([4, 4])
    }
  })

  test('is settled by the Salvos just replied to, not by those before (DC-10) [1250.12/IV.end(4)]', () => {
    // Ann was first with every earlier Salvo.
    const sitting = new Sitting().reach(3).plays('Bob', salvo(5, { 2: 'HEART' }))
    sitting
      .plays('Ann', salvo(5, { 2: 'SWORD' }))
      .replies('Ann')
      .replies('Bob')
    expect(sitting.tentative).toBe('Bob: first')
  })

  test('is not there before both have replied [1250.12/IV.end(5)]', () => {
    const sitting = new Sitting().chosen().salvos({ 2: 'SWORD' }, { 1: 'HEART' }).replies('Bob')
    expect(sitting.state.shared).toMatchObject({ round: 2, tentative: null, targets: null })
    expect(sitting.due('round')).toBe(3)
    expect(sitting.replies('Ann').tentative).toBe('Bob: higher')
  })

  test('goes by what is reported, be it true or not [1250.12/IV.end(1)]', () => {
    const sitting = new Sitting().chosen().salvos().replies('Ann').replies('Bob', { 3: 5 })
    expect(sitting.tentative).toBe('Ann: only')
  })

  test('ends the rounds [1250.12/IV.end(1)]', () => {
    const sitting = new Sitting().annHits()
    expect(sitting.due('round')).toBeNull()
    for (const move of [salvo(5), sitting.reply('Ann'), 'target HEART'] as const) {
      const refused = sitting.refuses('Ann', move)
      expect(refused).toMatchObject({ code: 'roundsOver', clause: '1250.12/IV.end(1)' })
    }
  })
})

describe('the examination', () => {
  test('begins with both Target Words revealed to all [1250.12/IV.rev(1)]', () => {
    const sitting = new Sitting().annHits()
    expect(sitting.transcript.slice(1)).toEqual([
      'public: Ann is the tentative winner: no other Salvo has a word with five crashes.',
      'public: The Target Words: Ann’s is HEART, Bob’s is SWORD. For three days the players may look for errors.',
    ])
    expect(sitting.view('public').shared.targets).toEqual(['HEART', 'SWORD'])
  })

  test('makes the tentative winner the winner after three days [1250.12/IV.rev(3), 1250.12/IV.pay(1)]', () => {
    const sitting = new Sitting().annHits()
    expect(sitting.due('examination')).toBe(3)
    expect(sitting.advance(days(3) - 1).winners).toBeUndefined()
    sitting.advance(1)
    expect(sitting.state.outcome).toMatchObject({ at: START + days(3), winners: ['Ann'] })
    expect(sitting.transcript[0]).toBe(
      'public: Three days have passed, and no error was found. Ann wins.',
    )
    expect(sitting.refuses('Bob', 'claim: improper target').code).toBe('gameOver')
  })

  test('its three days run from the end of the Replies (DC-13) [1250.12/IV.rev(3)]', () => {
    const sitting = new Sitting().chosen().salvos({ 1: 'SWORD' }).wait(hours(50))
    sitting.replies('Ann').wait(hours(1)).replies('Bob')
    expect(sitting.due('examination')).toBe(3)
  })

  test('waits while a dispute is open (DC-16)', () => {
    const sitting = new Sitting().annHits().wait(days(2))
    sitting.changeRoster({ type: 'dispute', by: 'Bob' }).advance(days(9))
    expect(sitting.winners).toBeUndefined()
    sitting.changeRoster({ type: 'decision', as: 'speaker' })
    expect(sitting.due('examination')).toBe(1)
    expect(sitting.advance(days(1)).winners).toEqual(['Ann'])
  })
})

describe('the winner', () => {
  test('gets A$25 from the Treasury, no points, no Trophy [1250.12/IV.pay(2), 1250.12/IV.pay(4)]', () => {
    const { state } = new Sitting().annHits().advance(days(3))
    expect(state.outcome?.awards).toEqual([
      { award: 'treasury', to: ['Ann'], each: 25, as: 'player', clause: '1250.12/IV.pay(2)' },
    ])
    expect(doubleCrash.description.trophy).toBe('none')
  })

  test.each<[string, (sitting: Sitting) => Sitting]>([
    ['time', (sitting) => sitting.chosen().plays('Ann', salvo(6)).advance(days(3))],
    [
      'an error',
      (sitting) => sitting.reach(2).replies('Bob', { 1: 4 }).plays('Bob', 'admit: round 2, word 1'),
    ],
    ['the other’s leaving', (sitting) => sitting.leave('Bob')],
  ])('gets it too by %s (DC-18) [1250.12/IV.pay(2)]', (_, play) => {
    const { outcome } = play(new Sitting()).state
    expect(outcome?.winners).toEqual(['Ann'])
    expect(outcome?.awards).toMatchObject([{ award: 'treasury', to: ['Ann'], each: 25 }])
  })

  test('gets nothing for a Duel [1250.12/IV.pay(3)]', () => {
    const table = { duel: { challenged: 'Bob' } }
    const { outcome } = new Sitting({}, table).annHits().advance(days(3)).state
    expect(outcome).toMatchObject({ winners: ['Ann'], awards: [] })
    const failed = new Sitting({}, table).advance(days(3)).state.outcome
    expect(failed).toMatchObject({ winners: ['Bob'], awards: [] })
  })

  test('is a Substitute who sits in the winning seat (1250.1 VI.c)', () => {
    const sitting = new Sitting().annHits()
    const substitute = { person: 'Eve', agrees: true }
    sitting.changeRoster({ type: 'vacation', person: 'Ann', substitute }).advance(days(3))
    expect(sitting.winners).toEqual(['Eve'])
  })

  test('is the player themself where they are away without a Substitute', () => {
    const sitting = new Sitting().annHits().changeRoster({ type: 'vacation', person: 'Ann' })
    expect(sitting.advance(days(3)).winners).toEqual(['Ann'])
  })
})

describe('leaving', () => {
  test.each(['match', 'community'] as const)('the %s loses at once (GEN-7)', (from) => {
    const sitting = new Sitting().reach(3)
    sitting.changeRoster({ type: 'leave', persons: ['Ann'], from })
    expect(sitting.state.outcome).toMatchObject({ at: START, winners: ['Bob'] })
  })

  test('loses for a tentative winner too (GEN-7)', () => {
    expect(new Sitting().annHits().leave('Ann').winners).toEqual(['Bob'])
  })

  test('both at once leave no winner, not even in a Duel', () => {
    for (const table of [{}, { duel: { challenged: 'Ann' } }]) {
      const { outcome } = new Sitting({}, table).reach(2).leave('Bob', 'Ann').state
      expect(outcome).toMatchObject({ winners: [], awards: [] })
    }
  })

  test('is possible while play is paused', () => {
    const sitting = new Sitting().changeRoster({ type: 'dispute', by: 'Ann' })
    expect(sitting.refuses('Bob', 'target SWORD').code).toBe('paused')
    expect(sitting.leave('Bob').winners).toEqual(['Ann'])
  })
})
