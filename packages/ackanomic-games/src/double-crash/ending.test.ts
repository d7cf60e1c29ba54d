import { days, hours } from '@ackanomic/core'
import { describe, expect, test } from 'vitest'
import { START } from '../game-script.test-support.js'
import { doubleCrash } from './game.js'
import { Script, salvo } from './script.test-support.js'

type Hits = Readonly<Record<number, string>>

describe('the tentative winner', () => {
  test.each<[string, Hits, Hits, string]>([
    ['at the top', { 1: 'SWORD' }, {}, 'Ann: only'],
    ['at the bottom', {}, { 6: 'HEART' }, 'Bob: only'],
    ['since four crashes do not count', { 6: 'SWORD' }, { 1: 'HEARD' }, 'Ann: only'],
  ])(
    'is the only player who hit, %s [1250.12/IV.end(2), 1250.12/IV.end(1)]',
    (_, ann, bob, tentative) => {
      const script = new Script().chosen().salvos(ann, bob).replies('Ann').replies('Bob')
      expect(script.tentative).toBe(tentative)
      expect(script.events[1]?.clause).toBe('1250.12/IV.end(2)')
    },
  )

  test.each<[Hits, Hits, string]>([
    [{ 1: 'SWORD' }, { 2: 'HEART' }, 'Ann: higher'],
    [{ 6: 'SWORD' }, { 5: 'HEART' }, 'Bob: higher'],
    [{ 2: 'SWORD', 6: 'SWORD' }, { 3: 'HEART', 4: 'HEART' }, 'Ann: higher'],
    // Of several hits in a Salvo the highest counts (DC-11).
    [{ 3: 'SWORD' }, { 2: 'HEART', 5: 'HEART' }, 'Bob: higher'],
  ])(
    'is the player with the higher hit: %j and %j give %s [1250.12/IV.end(3)]',
    (ann, bob, tentative) => {
      const script = new Script().chosen().salvos(ann, bob).replies('Bob').replies('Ann')
      expect(script.tentative).toBe(tentative)
      expect(script.events[1]?.clause).toBe('1250.12/IV.end(3)')
    },
  )

  test('is the player who posted the Salvo first if both hit in the same place [1250.12/IV.end(4)]', () => {
    for (const [first, second] of [
      ['Ann', 'Bob'],
      ['Bob', 'Ann'],
    ] as const) {
      const script = new Script().chosen()
      for (const by of [first, second]) {
        script.plays(by, salvo(6, { 4: by === 'Ann' ? 'SWORD' : 'HEART' }))
      }
      // The order of replies makes no difference.
      script.replies('Ann').replies('Bob')
      expect(script.tentative).toBe(`${first}: first`)
      expect(script.events[1]?.clause).toBe('1250.12/IV.end(4)')
      expect(script.state.shared.tentative?.places).toEqual([4, 4])
    }
  })

  test('follows from the latest Salvos, not from earlier ones (DC-10) [1250.12/IV.end(4)]', () => {
    const script = new Script().reach(3).plays('Bob', salvo(5, { 2: 'HEART' }))
    script
      .plays('Ann', salvo(5, { 2: 'SWORD' }))
      .replies('Ann')
      .replies('Bob')
    expect(script.tentative).toBe('Bob: first')
  })

  test('is found once both players have replied [1250.12/IV.end(5)]', () => {
    const script = new Script().chosen().salvos({ 2: 'SWORD' }, { 1: 'HEART' }).replies('Bob')
    expect(script.state.shared).toMatchObject({ round: 2, tentative: null, targets: null })
    expect(script.due('round')).toBe(3)
    expect(script.replies('Ann').tentative).toBe('Bob: higher')
  })

  test('follows from reports, true or not [1250.12/IV.end(1)]', () => {
    const script = new Script().chosen().salvos().replies('Ann').replies('Bob', { 3: 5 })
    expect(script.tentative).toBe('Ann: only')
  })

  test('ends the rounds [1250.12/IV.end(1)]', () => {
    const script = new Script().annHits()
    expect(script.due('round')).toBeNull()
    for (const move of [salvo(5), script.reply('Ann'), 'target HEART'] as const) {
      const refused = script.refuses('Ann', move)
      expect(refused).toMatchObject({ code: 'roundsOver', clause: '1250.12/IV.end(1)' })
    }
  })
})

describe('the examination', () => {
  test('begins by revealing both Target Words [1250.12/IV.rev(1)]', () => {
    const script = new Script().annHits()
    expect(script.transcript.slice(1)).toEqual([
      'public: Ann is the tentative winner: no other Salvo has a word with five crashes.',
      'public: The Target Words: Ann’s is HEART, Bob’s is SWORD. The players may look for errors.',
    ])
    expect(script.view('public').shared.targets).toEqual(['HEART', 'SWORD'])
  })

  test('ends after three days with the tentative winner as winner [1250.12/IV.rev(3), 1250.12/IV.pay(1)]', () => {
    const script = new Script().annHits()
    expect(script.due('examination')).toBe(3)
    expect(script.advance(days(3) - 1).winners).toBeUndefined()
    script.advance(1)
    expect(script.state.outcome).toMatchObject({ at: START + days(3), winners: ['Ann'] })
    expect(script.transcript[0]).toBe(
      'public: No error was found in time. Ann has posted SWORD, the Target Word of Bob, and wins.',
    )
    expect(script.refuses('Bob', 'claim: improper target').code).toBe('gameOver')
  })

  test('counts its three days from the Replies (DC-13) [1250.12/IV.rev(3)]', () => {
    const script = new Script().chosen().salvos({ 1: 'SWORD' }).wait(hours(50))
    script.replies('Ann').wait(hours(1)).replies('Bob')
    expect(script.due('examination')).toBe(3)
  })

  test('pauses during a dispute (DC-16)', () => {
    const script = new Script().annHits().wait(days(2))
    script.changeRoster({ type: 'dispute', by: 'Bob' }).advance(days(9))
    expect(script.winners).toBeUndefined()
    script.changeRoster({ type: 'decision', as: 'speaker' })
    expect(script.due('examination')).toBe(1)
    expect(script.advance(days(1)).winners).toEqual(['Ann'])
  })
})

describe('the winner', () => {
  test('gets A$25 from the Treasury, and no points or Trophy [1250.12/IV.pay(2), 1250.12/IV.pay(4)]', () => {
    const { state } = new Script().annHits().advance(days(3))
    expect(state.outcome?.awards).toEqual([
      { award: 'treasury', to: ['Ann'], each: 25, as: 'player', clause: '1250.12/IV.pay(2)' },
    ])
    expect(doubleCrash.description.trophy).toBe('none')
  })

  test.each<[string, (script: Script) => Script]>([
    [
      'after the other player’s delay',
      (script) => script.chosen().plays('Ann', salvo(6)).advance(days(3)),
    ],
    [
      'after an error',
      (script) => script.reach(2).replies('Bob', { 1: 4 }).plays('Bob', 'admit: round 2, word 1'),
    ],
    ['after the other player has left', (script) => script.leave('Bob')],
  ])('gets the same award %s (DC-18) [1250.12/IV.pay(2)]', (_, play) => {
    const { outcome } = play(new Script()).state
    expect(outcome?.winners).toEqual(['Ann'])
    expect(outcome?.awards).toMatchObject([{ award: 'treasury', to: ['Ann'], each: 25 }])
  })

  test('gets nothing in a Duel [1250.12/IV.pay(3)]', () => {
    const roster = { duel: { challenged: 'Bob' } }
    const { outcome } = new Script({}, roster).annHits().advance(days(3)).state
    expect(outcome).toMatchObject({ winners: ['Ann'], awards: [] })
    const failed = new Script({}, roster).advance(days(3)).state.outcome
    expect(failed).toMatchObject({ winners: ['Bob'], awards: [] })
  })

  test('is the Substitute in the winning seat (1250.1 VI.c)', () => {
    const script = new Script().annHits()
    const substitute = { person: 'Eve', agrees: true }
    script.changeRoster({ type: 'vacation', person: 'Ann', substitute }).advance(days(3))
    expect(script.winners).toEqual(['Eve'])
  })

  test('is the absent player if there is no Substitute', () => {
    const script = new Script().annHits().changeRoster({ type: 'vacation', person: 'Ann' })
    expect(script.advance(days(3)).winners).toEqual(['Ann'])
  })
})

describe('a player who leaves', () => {
  test.each(['match', 'community'] as const)('loses at once by leaving the %s (GEN-7)', (from) => {
    const script = new Script().reach(3)
    script.changeRoster({ type: 'leave', persons: ['Ann'], from })
    expect(script.state.outcome).toMatchObject({ at: START, winners: ['Bob'] })
  })

  test('loses even as the tentative winner (GEN-7)', () => {
    expect(new Script().annHits().leave('Ann').winners).toEqual(['Bob'])
  })

  test('together with the other player leaves no winner, even in a Duel', () => {
    for (const roster of [{}, { duel: { challenged: 'Ann' } }]) {
      const { outcome } = new Script({}, roster).reach(2).leave('Bob', 'Ann').state
      expect(outcome).toMatchObject({ winners: [], awards: [] })
    }
  })

  test('may do so during a pause', () => {
    const script = new Script().changeRoster({ type: 'dispute', by: 'Ann' })
    expect(script.refuses('Bob', 'target SWORD').code).toBe('paused')
    expect(script.leave('Bob').winners).toEqual(['Ann'])
  })
})
