import { days, hours } from '@ackanomic/core'
import { describe, expect, test } from 'vitest'
import { START } from '../game-script.test-support.js'
import { type Laid, Script } from './script.test-support.js'

const WORD = 'protest: it is a word'
const NOWHERE = 'protest: it is in no word'
const FOUR = ['Ann', 'Bob', 'Cyd', 'Dov']

function about(ghostWord: string, laid: Laid = {}): Script {
  const first = 4 - ((ghostWord.length + 3) % 4)
  const order = FOUR.map((_, place) => (first + place) % 4)
  const script = new Script({ players: FOUR, drawn: order, ...laid })
  for (let length = 1; length <= ghostWord.length; length++) {
    const by = FOUR[order[(length - 1) % 4] ?? 0] ?? ''
    const verb = length === 1 ? 'begin' : 'continue'
    script.plays(by, `${verb} ${ghostWord.slice(0, length)}`)
  }
  return script
}

describe('a protest', () => {
  test('needs a ghost word [1250.9/4(3)a]', () => {
    for (const move of [WORD, NOWHERE]) {
      expect(new Script().refuses('Ann', move)).toMatchObject({
        code: 'nothingToProtest',
        clause: '1250.9/4(3)a',
      })
    }
  })

  test('has one of two grounds [1250.9/4(3)b]', () => {
    const script = about('GHOST')
    for (const ground of ['both', '', null, 'WORD']) {
      const move = { type: 'protest', ground } as never
      const entry = { kind: 'move', at: START, by: 'Bob', move } as const
      expect(script.errorOf(entry).code).toBe('invalidEntry')
    }
    expect(about('GHOST').plays('Bob', WORD).turn).toBe('report')
    expect(about('GHOST').plays('Bob', NOWHERE).turn).toBe('answer')
  })

  test('is against the author of the present form [1250.9/4(3)c]', () => {
    expect(about('GHOST').state.shared.word).toEqual({ letters: 'GHOST', author: 0 })
    const script = about('GHOST').plays('Bob', WORD)
    expect(script.ownEvents[0]).toEqual({
      type: 'protested',
      word: 'GHOST',
      by: 1,
      against: 0,
      ground: 'word',
    })
    expect(script.state.openPrompts[0]?.details).toEqual({ by: 1, against: 0, ground: 'word' })
    const later = about('GHOST').plays('Bob', 'GHOSTL').plays('Cyd', NOWHERE)
    expect(later.messages).toEqual(['Cyd protests against Bob: GHOSTL is in no word.'])
  })

  test.each([WORD, NOWHERE])('suspends play: %s [1250.9/4(3)d]', (move) => {
    const script = about('GHOST').plays('Bob', move)
    expect(script.due('turn')).toBeNull()
    for (const by of FOUR) {
      expect(script.refuses(by, 'continue GHOSTS')).toMatchObject({
        code: 'protestPending',
        clause: '1250.9/4(3)d',
        details: { by: 'Bob', against: 'Ann' },
      })
      expect(script.refuses(by, WORD).code).toBe('protestPending')
      expect(script.refuses(by, 'I resign').code).toBe('resignOutOfTurn')
    }
  })

  test('is followed by the turn of the player after the protester [1250.9/4.1(5)]', () => {
    const script = about('GHOST').plays('Bob', WORD).wait(days(20)).answers(true)
    expect([script.turn, script.due('turn')]).toEqual(['Cyd', 3])
  })
})

describe('a protest that the ghost word is a word', () => {
  test('is looked up by the referee [1250.9/4(3)e, 1250.9/1]', () => {
    const script = about('GHOST').plays('Bob', WORD)
    expect(script.state.openPrompts).toMatchObject([
      {
        name: 'word',
        to: 'referee',
        question: { kind: 'word', word: 'GHOST', dictionary: 'official' },
      },
    ])
    expect(script.advance(days(100)).turn).toBe('report')
  })

  test('removes the author and the ghost word if right [1250.9/4(3)e, 1250.9/4(3)f, 1250.9/4(3)g, 1250.9/4(3)m]', () => {
    const script = about('GHOST').plays('Bob', WORD).answers(true)
    expect(script.players).toEqual(['Bob', 'Cyd', 'Dov'])
    expect([script.word, script.turn]).toEqual([null, 'Cyd'])
    expect(script.messages).toEqual([
      'The referee looked for GHOST in the dictionary, and found it. The protest is valid.',
      'Ann made GHOS into GHOST. Bob protested that it is a word; it is, and Ann is out of the game.',
      'The ghost word GHOST is destroyed.',
      'Cyd is to begin a ghost word.',
    ])
    expect(script.events.map(({ clause }) => clause)).toEqual([
      '1250.9/4(3)f',
      '1250.9/4(3)m',
      '1250.9/4(3)g',
      '1250.9/4.1(4)',
    ])
  })

  test('removes the protester if wrong [1250.9/4(3)e, 1250.9/4(3)g, 1250.9/4(3)l]', () => {
    const script = about('GHOSR').plays('Bob', WORD).answers(false)
    expect(script.players).toEqual(['Ann', 'Cyd', 'Dov'])
    expect([script.word, script.turn]).toEqual(['GHOSR', 'Cyd'])
    expect(script.messages).toEqual([
      'The referee looked for GHOSR in the dictionary, and did not find it. The protest is invalid.',
      'Ann made GHOS into GHOSR. Bob protested that it is a word; it is not, and Bob is out of the game.',
      'Cyd is to continue GHOSR or to protest it.',
    ])
    expect(script.plays('Cyd', NOWHERE).ownEvents[0]).toMatchObject({ by: 2, against: 0 })
  })

  test.each(['A', 'BE', 'CAT'])(
    'is invalid with fewer than four letters: %s [1250.9/4(3)e]',
    (word) => {
      const script = about(word).plays('Bob', WORD)
      expect(script.state.openPrompts).toEqual([])
      expect(script.players).toEqual(['Ann', 'Cyd', 'Dov'])
      expect([script.word, script.turn]).toEqual([word, 'Cyd'])
      expect(script.messages.slice(1, 3)).toEqual([
        'The ghost word is too short to be protested as a word. The protest is invalid.',
        expect.stringMatching(/protested that it is a word; it is too short, and Bob is out/u),
      ])
    },
  )

  test('can be valid with four letters [1250.9/4(3)e]', () => {
    expect(about('CATS').plays('Bob', WORD).answers(true).players).toEqual(['Bob', 'Cyd', 'Dov'])
  })

  test('may need another number of letters by a house rule', () => {
    const short = about('CAT', { options: { shortestWord: 3 } })
      .plays('Bob', WORD)
      .answers(true)
    expect(short.players).toEqual(['Bob', 'Cyd', 'Dov'])
    const long = about('CATS', { options: { shortestWord: 5 } }).plays('Bob', WORD)
    expect(long.players).toEqual(['Ann', 'Cyd', 'Dov'])
  })

  test('removes nobody if right but the author has left, and the protester if wrong', () => {
    const valid = about('GHOST').leave('Ann').plays('Bob', WORD).answers(true)
    expect([valid.players, valid.word, valid.turn]).toEqual([['Bob', 'Cyd', 'Dov'], null, 'Cyd'])
    const invalid = about('GHOSR').leave('Ann').plays('Bob', WORD).answers(false)
    expect([invalid.players, invalid.word, invalid.turn]).toEqual([['Cyd', 'Dov'], 'GHOSR', 'Cyd'])
  })
})

describe('a protest that the ghost word is in no word', () => {
  const posted = (ghostWord = 'UPERSO', word = 'SUPERSONIC'): Script =>
    about(ghostWord).plays('Bob', NOWHERE).plays('Ann', `answer ${word}`)

  test('gives the author three days to answer [1250.9/4(3)h]', () => {
    const script = about('UPERSO').plays('Bob', NOWHERE)
    expect([script.due('answer'), script.state.openPrompts]).toEqual([3, []])
    script.wait(days(3) - 1).plays('Ann', 'supersonic')
    expect(script.due('answer')).toBeNull()
    expect(script.state.openPrompts).toMatchObject([
      {
        name: 'answer',
        to: 'referee',
        question: { kind: 'word', word: 'SUPERSONIC', dictionary: 'official' },
        details: { by: 1, against: 0, ground: 'nowhere' },
      },
    ])
    expect(script.messages).toEqual(['Ann answers: SUPERSONIC.'])
    expect(script.advance(days(100)).turn).toBe('report')
  })

  test('removes an author who has not answered after 72 hours [1250.9/4(3)i, 1250.9/4(3)m, 1250.9/4(3)k]', () => {
    const script = about('SPRONC')
      .plays('Bob', NOWHERE)
      .advance(days(3) - 1)
    expect(script.turn).toBe('answer')
    script.advance(1)
    expect(script.players).toEqual(['Bob', 'Cyd', 'Dov'])
    expect([script.word, script.turn, script.due('turn')]).toEqual([null, 'Cyd', 3])
    expect(script.messages[1]).toBe(
      'Ann made SPRON into SPRONC. Bob protested that it is in no word; no word was named in time, and Ann is out of the game.',
    )
    expect(script.events.map(({ clause }) => clause)).toEqual([
      '1250.9/4(3)i',
      '1250.9/4(3)m',
      '1250.9/4(3)k',
      '1250.9/4.1(4)',
    ])
    const late = about('SPRONC').plays('Bob', NOWHERE).wait(days(3))
    expect(late.refuses('Ann', 'answer SPRONCS').code).toBe('notAllowed')
  })

  test('removes the protester and the ghost word after a good answer [1250.9/4(3)j, 1250.9/4(3)k, 1250.9/4(3)l]', () => {
    const script = posted().answers(true)
    expect(script.players).toEqual(['Ann', 'Cyd', 'Dov'])
    expect([script.word, script.turn]).toEqual([null, 'Cyd'])
    expect(script.messages.slice(0, 3)).toEqual([
      'The referee looked for SUPERSONIC in the dictionary, and found it. The protest is invalid.',
      'Ann made UPERS into UPERSO. Bob protested that it is in no word; SUPERSONIC is in the dictionary, and Bob is out of the game.',
      'The ghost word UPERSO is destroyed.',
    ])
    expect(script.events[0]?.clause).toBe('1250.9/4(3)j')
  })

  test('removes the author and the ghost word after a wrong answer [1250.9/4(3)j, 1250.9/4(3)k, 1250.9/4(3)m]', () => {
    const script = posted('SPRONC', 'SPRONCING').answers(false)
    expect(script.players).toEqual(['Bob', 'Cyd', 'Dov'])
    expect(script.messages[1]).toBe(
      'Ann made SPRON into SPRONC. Bob protested that it is in no word; SPRONCING is not in the dictionary, and Ann is out of the game.',
    )
    expect([script.word, script.turn]).toEqual([null, 'Cyd'])
  })

  test.each(['UPERSO', 'SUPERSO', 'UPERSONIC', 'SUPERSONIC'])(
    'allows the ghost word anywhere in the answer: %s [1250.9/4(3)n]',
    (word) => {
      expect(posted('UPERSO', word).turn).toBe('report')
    },
  )

  test('refuses an answer without the ghost word [1250.9/4(3)h]', () => {
    const script = about('UPERSO').plays('Bob', NOWHERE).wait(hours(24))
    for (const word of ['SUPERSTAR', 'UPERS', 'UXPERSO', 'OSREPU']) {
      expect(script.refuses('Ann', `answer ${word}`)).toMatchObject({
        code: 'notInside',
        clause: '1250.9/4(3)h',
        details: { word, ghostWord: 'UPERSO' },
      })
    }
    expect(script.due('answer')).toBe(2)
  })

  test('can be answered only by the author [1250.9/4(3)o]', () => {
    const script = about('UPERSO').plays('Bob', NOWHERE)
    for (const by of ['Bob', 'Cyd', 'Dov']) {
      expect(script.refuses(by, 'answer SUPERSONIC')).toMatchObject({
        code: 'notProtested',
        clause: '1250.9/4(3)o',
        details: { against: 'Ann' },
      })
    }
  })

  test('keeps the first answer', () => {
    expect(posted().refuses('Ann', 'answer SUPERSONICS')).toMatchObject({
      code: 'answered',
      details: { word: 'SUPERSONIC' },
    })
  })

  test('must be pending for an answer', () => {
    for (const script of [new Script({ drawn: null }), new Script(), about('GHOST')]) {
      expect(script.refuses('Ann', 'answer GHOST').code).toBe('noAnswerDue')
    }
    expect(about('GHOST').plays('Bob', WORD).refuses('Ann', 'answer GHOST').code).toBe(
      'noAnswerDue',
    )
  })

  test('is valid at once if the author has left', () => {
    const script = about('UPERSO').leave('Ann').plays('Bob', NOWHERE)
    expect([script.players, script.word, script.turn]).toEqual([['Bob', 'Cyd', 'Dov'], null, 'Cyd'])
    expect(script.messages[1]).toBe('Nobody is left to answer. The protest is valid.')
  })

  test('is valid after three days if the author has left, as an option', () => {
    const script = about('UPERSO', { options: { absentAuthor: 'wait' } }).leave('Ann')
    script.plays('Bob', NOWHERE)
    expect([script.turn, script.due('answer')]).toEqual(['answer', 3])
    expect(script.advance(days(3)).turn).toBe('Cyd')
    expect([script.players, script.word]).toEqual([['Bob', 'Cyd', 'Dov'], null])
  })
})

describe('an immediate look-up, as an option', () => {
  const options = { containment: 'lookup' }

  test.each<[boolean, readonly string[], string]>([
    [true, ['Ann', 'Cyd', 'Dov'], 'one was found, and Bob is out of the game.'],
    [false, ['Bob', 'Cyd', 'Dov'], 'none was found, and Ann is out of the game.'],
  ])('finds a word: %s, and then %j play on', (found, players, told) => {
    const script = about('UPERSO', { options }).plays('Bob', NOWHERE)
    expect(script.state.openPrompts).toMatchObject([
      {
        name: 'inside',
        to: 'referee',
        question: { kind: 'inside', fragment: 'UPERSO', dictionary: 'official' },
      },
    ])
    expect(script.refuses('Ann', 'answer SUPERSONIC').code).toBe('noAnswerDue')
    script.answers(found)
    expect([script.players, script.word, script.turn]).toEqual([players, null, 'Cyd'])
    expect(script.messages[1]).toBe(
      `Ann made UPERS into UPERSO. Bob protested that it is in no word; ${told}`,
    )
  })

  test('does not need the author', () => {
    const gone = (): Script => about('UPERSO', { options }).leave('Ann').plays('Bob', NOWHERE)
    expect(gone().answers(true).players).toEqual(['Cyd', 'Dov'])
    expect(gone().answers(false).players).toEqual(['Bob', 'Cyd', 'Dov'])
  })

  test('does not change a protest that the ghost word is a word', () => {
    const script = about('GHOST', { options }).plays('Bob', WORD)
    expect(script.state.openPrompts).toMatchObject([{ name: 'word' }])
  })
})
