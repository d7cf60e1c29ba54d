import { dictionaryReferee, wordDictionary } from '@ackanomic/core/words'
import { describe, expect, test } from 'vitest'
import { solvingBot } from './bot.js'
import { doubleCrash } from './game.js'
import { Sitting, salvo } from './sitting.test-support.js'
import { salvoSolver } from './solver.js'
import { chance, pairing, playMatch, salvosTo } from './trials.test-support.js'
import { linesOf } from './words.js'

const LIST = [
  'heart',
  'spade',
  'staff',
  'chaff',
  'sword',
  'wordy',
  'crash',
  'brash',
  'trash',
  'flash',
  'clash',
  'slash',
  'smash',
  'stash',
  'quash',
  'leash',
  'shark',
  'share',
  'shape',
  'shade',
  'shake',
  'shame',
  'shale',
  'scale',
  'stale',
  'whale',
  'while',
  'white',
  'write',
  'wrote',
  'quote',
  'quite',
  'suite',
  'smite',
  'spite',
  'spice',
  'slice',
  'twice',
  'price',
  'prize',
  'pride',
  'bride',
  'brine',
  'swine',
  'spine',
  'opine',
  'ovine',
  'ozone',
  'alone',
  'atone',
] as const

const solver = salvoSolver(LIST)

describe('the solver', () => {
  test('takes words of five letters from a list, upper case, each once', () => {
    expect(salvoSolver(['Heart', ' HEART ', 'four', 'sixsix', "it's!", 'spade']).words).toEqual([
      'HEART',
      'SPADE',
    ])
  })

  test('takes a text, too, and reports in either case', () => {
    const small = salvoSolver('heart spade\nsword\r\nfour')
    expect(small.words).toEqual(['HEART', 'SPADE', 'SWORD'])
    expect(small.candidates([{ word: 'spade', crashes: 1 }])).toEqual(['HEART', 'SWORD'])
    const bot = solvingBot('heart', () => 0)
    const view = new Sitting().view(0)
    expect(view.role === 'seat' && bot(view)).toMatchObject({ target: 'HEART' })
    expect(view.role === 'seat' && solvingBot([], () => 0)(view)).toMatchObject({ target: 'AAAAA' })
  })

  test('keeps the words with which all reports agree', () => {
    const reports = linesOf(['CRASH', 'QUOTE'], 'SPICE')
    const left = solver.candidates(reports)
    expect(left).toContain('SPICE')
    for (const word of solver.words) {
      const agrees = linesOf(['CRASH', 'QUOTE'], word)
      expect(left.includes(word)).toBe(JSON.stringify(agrees) === JSON.stringify(reports))
    }
    expect(solver.candidates([])).toEqual(solver.words)
  })

  test.each(['any', 'listed'] as const)(
    'fires Salvos of the size that is asked, %s letters',
    (letters) => {
      for (const size of [6, 5, 4, 3]) {
        const words = solver.salvo([], size, chance('sizes'), { letters })
        expect(words.length).toBe(size)
        for (const word of words) {
          expect(word).toMatch(/^[A-Z]{5}$/)
          if (letters === 'listed') expect(solver.words).toContain(word)
        }
      }
    },
  )

  test('follows from what it is given', () => {
    const reports = linesOf(['CRASH'], 'SPICE')
    const [one, other] = ['again', 'again'].map((seed) => solver.salvo(reports, 4, chance(seed)))
    expect(one).toEqual(other)
  })

  test('fires all that are left when they fit, so that none escapes', () => {
    const reports = linesOf(['CRASH', 'SPICE', 'OPINE'], 'OZONE')
    const left = solver.candidates(reports)
    expect(left.length).toBeLessThan(7)
    expect([...solver.salvo(reports, 6, chance('all'))]).toEqual(expect.arrayContaining([...left]))
  })

  test('puts words that may be the target before those that only tell more', () => {
    const reports = linesOf(['ZZZZZ'], 'SPICE')
    const words = solver.salvo(reports, 4, chance('order'))
    const may = words.map((word) => solver.candidates(reports).includes(word))
    expect(may).toEqual([...may].sort((one, other) => Number(other) - Number(one)))
  })

  test('fires no word twice as long as others may be the target', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const words = solver.salvo([], 6, chance(seed))
      expect(new Set(words).size).toBe(6)
    }
  })

  test('finds each word of the list within three Salvos', () => {
    const pick = chance('each')
    const counts = LIST.map((word) =>
      salvosTo(word.toUpperCase(), (reports, size, next) =>
        solver.salvo(reports, size, pick, { next }),
      ),
    )
    expect(Math.max(...counts)).toBeLessThanOrEqual(3)
  })

  test('finds letters that no list has', () => {
    const pick = chance('odd')
    const fired = salvosTo('QXZJK', (reports, size) => solver.salvo(reports, size, pick))
    expect(fired).toBeLessThan(40)
  })

  test('has something to fire even without words', () => {
    expect(salvoSolver([]).salvo([], 6, chance('none'), { letters: 'listed' }).length).toBe(6)
  })
})

describe('the solving bot', () => {
  const referee = dictionaryReferee({ official: wordDictionary(LIST) })

  test.each([{}, { salvoWords: 'dictionary', targets: 'check' }, { discovery: 'immediate' }])(
    'plays whole matches, options %j',
    (options) => {
      const pick = chance('whole')
      for (let i = 0; i < 5; i++) {
        const bots = [solvingBot(solver, pick), solvingBot(LIST, pick)] as const
        const { state } = playMatch(bots, referee, options)
        expect(state.outcome?.winners.length).toBe(1)
        expect(state.own.tentative).not.toBeNull()
        expect(state.own.claims).toEqual([])
      }
    },
  )

  test('beats one that moves at random', () => {
    const pick = chance('beats')
    for (const seat of [0, 1, 0, 1] as const) {
      const { state } = playMatch(pairing(solver, seat, pick), referee)
      expect(state.outcome?.winners).toEqual([['Ann', 'Bob'][seat]])
    }
  })

  const bot = solvingBot(LIST, () => 0)
  const moveOf = (sitting: Sitting, seat: 0 | 1) => {
    const view = doubleCrash.view(sitting.state, seat)
    return view.role === 'seat' ? bot(view) : undefined
  }

  test('does only what is still to be done', () => {
    const sitting = new Sitting()
    expect(moveOf(sitting, 0)).toMatchObject({ type: 'opening', target: 'HEART' })
    sitting.plays('Ann', salvo(6))
    expect(moveOf(sitting, 0)).toEqual({ type: 'target', word: 'HEART' })
    sitting.plays('Ann', 'target HEART')
    expect(moveOf(sitting, 0)).toBeUndefined()
    sitting.plays('Bob', 'target SWORD')
    expect(moveOf(sitting, 1)?.type).toBe('salvo')
    sitting.plays('Bob', salvo(6))
    expect(moveOf(sitting, 1)).toEqual(sitting.reply('Bob'))
    expect(moveOf(sitting.replies('Bob'), 1)).toBeUndefined()
    sitting.event({ what: 'dispute', by: 'Bob' })
    expect(moveOf(sitting, 0)).toBeUndefined()
  })

  test('claims what it can prove: two numbers for a word, wrong ones, a word that is none', () => {
    const twice = new Sitting().chosen().salvos({ 1: 'SPADE', 2: 'SPADE' }).replies('Bob', { 2: 2 })
    expect(moveOf(twice, 0)).toEqual({
      type: 'claim',
      error: { what: 'report', round: 2, place: 2 },
    })
    const wrong = new Sitting().chosen().salvos({ 1: 'SWORD' }).replies('Ann', { 3: 1 })
    expect(moveOf(wrong.replies('Bob'), 1)).toEqual({
      type: 'claim',
      error: { what: 'report', round: 2, place: 3 },
    })
    const improper = new Sitting().chosen('HEART', 'QXZJW').salvos({ 1: 'QXZJW' })
    improper.replies('Ann').replies('Bob')
    expect(moveOf(improper, 0)).toEqual({ type: 'claim', error: { what: 'target' } })
    improper.plays('Ann', 'claim: improper target')
    expect(moveOf(improper, 0)).toBeUndefined()
    expect(moveOf(improper, 1)).toBeUndefined()
  })
})
