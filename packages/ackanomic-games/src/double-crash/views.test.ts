import { days } from '@ackanomic/core'
import { describe, expect, test } from 'vitest'
import { repliesOfSeat } from './exchanges.js'
import { doubleCrash } from './game.js'
import { COMMON_WORDS, salvoAtRandom } from './sampling.js'
import { Script, salvo } from './script.test-support.js'
import { crashesOf } from './words.js'

function shown(script: Script, viewer: 0 | 1 | 'public'): readonly string[] {
  return doubleCrash.render(script.view(viewer)).split('\n')
}

function chance(seed: number): (of: number) => number {
  let state = seed
  return (of) => {
    state = (state * 48271) % 2147483647
    return state % of
  }
}

describe('the table as text', () => {
  test('shows all Salvos with replies, and one’s own Target Word [1250.12/R1(2)]', () => {
    const script = new Script().chosen().salvos({ 1: 'SWEAT' }).replies('Bob')
    expect(shown(script, 1)).toEqual([
      'Double Crash, round 2: Replies are due',
      '',
      'Rounds 1 and 2',
      'Ann’s Salvo   Bob’s Salvo',
      '1) SWEAT  2   1) QQQQQ',
      '2) XXXXX  0   2) XXXXX',
      '3) JJJJJ  0   3) JJJJJ',
      '4) VVVVV  0   4) VVVVV',
      '5) KKKKK  0   5) KKKKK',
      '6) ZZZZZ  0   6) ZZZZZ',
      '',
      'Ann: Target Word ?????, owes a Reply',
      'Bob (you): Target Word SWORD',
    ])
    expect(shown(script, 'public').at(-1)).toBe('Bob: Target Word ?????')
  })

  test('shows owed moves in round 1, and a Target Word only to its owner [1250.12/R1(2)]', () => {
    const script = new Script()
    expect(shown(script, 0).slice(-2)).toEqual([
      'Ann (you): Target Word ?????, owes a Target Word and a Salvo',
      'Bob: Target Word ?????, owes a Salvo',
    ])
    script.plays('Ann', salvo(6)).plays('Bob', 'target SWORD')
    expect(shown(script, 0).slice(-2)).toEqual([
      'Ann (you): Target Word ?????, owes a Target Word',
      'Bob: Target Word ?????, owes a Salvo',
    ])
    expect(shown(script, 1).slice(-2)).toEqual([
      'Ann: Target Word ?????',
      'Bob (you): Target Word SWORD, owes a Salvo',
    ])
  })

  test('shows both Target Words once revealed, and the end of the game [1250.12/IV.rev(1)]', () => {
    const script = new Script().annHits()
    expect(shown(script, 'public')[0]).toBe('Double Crash: the plays are being examined')
    expect(shown(script, 'public').slice(-3)).toEqual([
      'Ann: Target Word HEART',
      'Bob: Target Word SWORD',
      'Tentative winner: Ann',
    ])
    expect(shown(script.advance(days(3)), 'public')[0]).toBe('Double Crash is over. Ann won.')
    const none = new Script().advance(days(3))
    expect(shown(none, 'public')[0]).toBe('Double Crash is over. Nobody won.')
    expect(shown(none, 'public').at(-1)).toBe(
      'Round 1 is over, and Ann and Bob did not do all that it asked.',
    )
    const erred = new Script().reach(2).replies('Bob', { 1: 1 })
    expect(shown(erred.plays('Bob', 'admit: round 2, word 1'), 0).at(-1)).toBe(
      'Bob has made an error, a wrong number for word 1 in round 2; they admitted it.',
    )
  })

  test('shows one Salvo while the other is missing', () => {
    const script = new Script().plays('Bob', salvo(6))
    expect(shown(script, 'public').slice(2, 5)).toEqual([
      'Rounds 1 and 2',
      'Ann’s Salvo   Bob’s Salvo',
      '              1) QQQQQ',
    ])
  })

  test('makes room for long names', () => {
    const script = new Script({}, { players: ['Annabella', 'Bob'] })
    script.plays('Annabella', salvo(6)).plays('Bob', salvo(6))
    expect(shown(script, 'public').slice(3, 5)).toEqual([
      'Annabella’s Salvo   Bob’s Salvo',
      '1) QQQQQ            1) QQQQQ',
    ])
  })

  test('shows pending look-ups', () => {
    const script = new Script({ salvoWords: 'dictionary' }).chosen().salvos().answers(true)
    expect(shown(script, 0)[0]).toMatch(
      /^Double Crash, round 1: Salvos of 6 are due; being looked up: XXXXX, JJJJJ/,
    )
  })
})

describe('a sampled state', () => {
  test('gives others Target Words that fit their reports', () => {
    const script = new Script().chosen().salvos({ 1: 'SWEAT', 2: 'BOARD' }).replies('Ann')
    script.replies('Bob').until(5)
    for (let seed = 1; seed < 20; seed++) {
      const sampled = doubleCrash.determinize?.(script.view(0), chance(seed))
      const target = sampled?.secret[1]?.target ?? ''
      expect(sampled?.secret[0]?.target).toBe('HEART')
      expect(
        repliesOfSeat(script.state.shared, 1).every(
          ({ word, crashes }) => crashesOf(word, target) === crashes,
        ),
      ).toBe(true)
    }
  })

  test('leaves a Target Word unchosen while round 1 waits for it', () => {
    const script = new Script().salvos().plays('Ann', 'target HEART')
    for (let seed = 1; seed < 20; seed++) {
      const one = doubleCrash.determinize?.(script.view(0), chance(seed))
      expect(one?.secret).toMatchObject([{ target: 'HEART' }, { target: null }])
      const other = doubleCrash.determinize?.(script.view('public'), chance(seed))
      expect(other?.secret.some(({ target }) => target === null)).toBe(true)
    }
  })

  test('may give the other player a Target Word before the viewer chooses one', () => {
    const view = new Script().salvos().view(0)
    const targets = Array.from({ length: 20 }, (_, seed) => {
      const sampled = doubleCrash.determinize?.(view, chance(seed + 1))
      return typeof sampled?.secret[1]?.target
    })
    expect(new Set(targets)).toEqual(new Set(['string', 'object']))
  })

  test('keeps pending look-ups', () => {
    const script = new Script({ salvoWords: 'dictionary' }).chosen().salvos().answers(true)
    const sampled = doubleCrash.determinize?.(script.view(0), chance(1))
    expect(sampled?.openPrompts.map(({ question }) => question)).toEqual(
      script.state.openPrompts.map(({ question }) => question),
    )
    const claimed = new Script().annHits().plays('Bob', 'claim: improper target')
    const again = doubleCrash.determinize?.(claimed.view('public'), chance(1))
    expect(again?.openPrompts).toMatchObject([{ name: 'claimed', question: { word: 'HEART' } }])
  })
})

describe('random moves', () => {
  test('are true Replies and justified claims', () => {
    const script = new Script().reach(2)
    expect(doubleCrash.legalMoves(doubleCrash.view(script.state, 1)).sample(chance(1))).toEqual(
      script.reply('Bob'),
    )
    script.replies('Bob', { 3: 1 }).replies('Ann')
    script.salvos({ 2: 'SWORD' }).replies('Ann').replies('Bob')
    expect(doubleCrash.legalMoves(doubleCrash.view(script.state, 0)).sample(chance(1))).toEqual({
      type: 'claim',
      error: { what: 'report', round: 2, place: 3 },
    })
    expect(
      doubleCrash.legalMoves(doubleCrash.view(script.state, 1)).sample(chance(1)),
    ).toBeUndefined()
  })

  test('choose a Target Word, fire a Salvo, or do both at once in round 1', () => {
    const pick = chance(9)
    const moves = doubleCrash.legalMoves(doubleCrash.view(new Script().state, 0))
    const sent = Array.from({ length: 30 }, () => moves.sample(pick)?.type)
    expect(new Set(sent)).toEqual(new Set(['target', 'salvo', 'opening']))
  })

  test('use proper words where the options require them', () => {
    const pick = chance(9)
    const start = new Script({ salvoWords: 'dictionary' }).state
    const sent = Array.from({ length: 30 }, () =>
      doubleCrash.legalMoves(doubleCrash.view(start, 0)).sample(pick),
    )
    const words = sent.flatMap((move) =>
      move?.type === 'opening'
        ? [move.target, ...move.words]
        : move?.type === 'salvo'
          ? move.words
          : move?.type === 'target'
            ? [move.word]
            : [],
    )
    expect(words.length).toBeGreaterThan(100)
    expect(words.filter((word) => !COMMON_WORDS.includes(word))).toEqual([])
    expect(COMMON_WORDS.every((word) => /^[A-Z]{5}$/.test(word))).toBe(true)
    expect(COMMON_WORDS).toHaveLength(135)
    expect(new Set(COMMON_WORDS).size).toBe(135)
  })

  test('repeat no word while other letters fit', () => {
    const reports = [...'CDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => ({
      word: letter.repeat(5),
      crashes: 0,
    }))
    for (let seed = 1; seed < 20; seed++)
      expect(new Set(salvoAtRandom(reports, 6, chance(seed))).size).toBe(6)
  })

  test('fire letters that fit all reports, each once', () => {
    const script = new Script().chosen().salvos({ 1: 'SWEAT' }).replies('Ann').replies('Bob')
    const move = doubleCrash.legalMoves(doubleCrash.view(script.state, 0)).sample(chance(5))
    const words = move?.type === 'salvo' ? move.words : []
    expect(new Set(words).size).toBe(5)
    expect(words.map((word) => crashesOf(word, 'SWEAT'))).toEqual([2, 2, 2, 2, 2])
    expect(words.every((word) => crashesOf(word, 'QQQQQ') === 0)).toBe(true)
  })
})
