import { days, hours } from '@ackanomic/core'
import { describe, expect, test } from 'vitest'
import { type Laid, Sitting, START } from './sitting.test-support.js'

const WORD = 'protest: it is a word'
const NOWHERE = 'protest: it is in no word'
const FOUR = ['Ann', 'Bob', 'Cyd', 'Dov']

/** Four players, a ghost word whose last letter is Ann's, and Bob to play. */
function about(ghostWord: string, laid: Laid = {}): Sitting {
  const first = 4 - ((ghostWord.length + 3) % 4)
  const order = FOUR.map((_, place) => (first + place) % 4)
  const sitting = new Sitting({ players: FOUR, drawn: order, ...laid })
  for (let length = 1; length <= ghostWord.length; length++) {
    const by = FOUR[order[(length - 1) % 4] ?? 0] ?? ''
    const verb = length === 1 ? 'begin' : 'continue'
    sitting.plays(by, `${verb} ${ghostWord.slice(0, length)}`)
  }
  return sitting
}

describe('a protest', () => {
  test('needs a ghost word [1250.9/4(3)a]', () => {
    for (const move of [WORD, NOWHERE]) {
      expect(new Sitting().refuses('Ann', move)).toMatchObject({
        code: 'nothingToProtest',
        clause: '1250.9/4(3)a',
      })
    }
  })

  test('has one of two grounds [1250.9/4(3)b]', () => {
    const sitting = about('GHOST')
    for (const ground of ['both', '', null, 'WORD']) {
      const move = { type: 'protest', ground } as never
      const entry = { kind: 'move', at: START, by: 'Bob', move } as const
      expect(sitting.errorOf(entry).code).toBe('invalidEntry')
    }
    expect(about('GHOST').plays('Bob', WORD).turn).toBe('report')
    expect(about('GHOST').plays('Bob', NOWHERE).turn).toBe('answer')
  })

  test('is against the author of the present form [1250.9/4(3)c]', () => {
    expect(about('GHOST').state.shared.word).toEqual({ letters: 'GHOST', author: 0 })
    const sitting = about('GHOST').plays('Bob', WORD)
    expect(sitting.told[0]).toEqual({
      type: 'protested',
      word: 'GHOST',
      by: 1,
      against: 0,
      ground: 'word',
    })
    expect(sitting.state.openPrompts[0]?.details).toEqual({ by: 1, against: 0, ground: 'word' })
    const later = about('GHOST').plays('Bob', 'GHOSTL').plays('Cyd', NOWHERE)
    expect(later.messages).toEqual(['Cyd protests against Bob: GHOSTL stands in no word.'])
  })

  test.each([WORD, NOWHERE])('lets play wait: %s [1250.9/4(3)d]', (move) => {
    const sitting = about('GHOST').plays('Bob', move)
    expect(sitting.due('turn')).toBeNull()
    for (const by of FOUR) {
      expect(sitting.refuses(by, 'continue GHOSTS')).toMatchObject({
        code: 'protestPending',
        clause: '1250.9/4(3)d',
        details: { by: 'Bob', against: 'Ann' },
      })
      expect(sitting.refuses(by, WORD).code).toBe('protestPending')
      expect(sitting.refuses(by, 'I resign').code).toBe('resignOutOfTurn')
    }
  })

  test('the next turn begins with the resolution, after the protester [1250.9/4.1(5)]', () => {
    const sitting = about('GHOST').plays('Bob', WORD).wait(days(20)).rules(true)
    expect([sitting.turn, sitting.due('turn')]).toEqual(['Cyd', 3])
  })
})

describe('that it is a word', () => {
  test('is looked up by the referee [1250.9/4(3)e, 1250.9/1]', () => {
    const sitting = about('GHOST').plays('Bob', WORD)
    expect(sitting.state.openPrompts).toMatchObject([
      {
        name: 'word',
        to: 'referee',
        question: { kind: 'word', word: 'GHOST', dictionary: 'official' },
      },
    ])
    // The report has no deadline.
    expect(sitting.advance(days(100)).turn).toBe('report')
  })

  test('found: the author goes, the word too [1250.9/4(3)e, 1250.9/4(3)f, 1250.9/4(3)g, 1250.9/4(3)m]', () => {
    const sitting = about('GHOST').plays('Bob', WORD).rules(true)
    expect(sitting.players).toEqual(['Bob', 'Cyd', 'Dov'])
    expect([sitting.word, sitting.turn]).toEqual([null, 'Cyd'])
    expect(sitting.messages).toEqual([
      'The referee looked for GHOST in the dictionary, and found it. The protest is valid.',
      'Ann was rightly protested against, and is out of the game.',
      'The ghost word GHOST is destroyed.',
      'Cyd is to begin a ghost word, within three days.',
    ])
    expect(sitting.events.map(({ clause }) => clause)).toEqual([
      '1250.9/4(3)f',
      '1250.9/4(3)m',
      '1250.9/4(3)g',
      '1250.9/4.1(4)',
    ])
  })

  test('not found: the protester goes, the word stays [1250.9/4(3)e, 1250.9/4(3)g, 1250.9/4(3)l]', () => {
    const sitting = about('GHOSR').plays('Bob', WORD).rules(false)
    expect(sitting.players).toEqual(['Ann', 'Cyd', 'Dov'])
    expect([sitting.word, sitting.turn]).toEqual(['GHOSR', 'Cyd'])
    expect(sitting.messages).toEqual([
      'The referee looked for GHOSR in the dictionary, and did not find it. The protest is invalid.',
      'Bob protested without being right, and is out of the game.',
      'Cyd is to continue GHOSR or to protest it, within three days.',
    ])
    // The same author stays the target.
    expect(sitting.plays('Cyd', NOWHERE).told[0]).toMatchObject({ by: 2, against: 0 })
  })

  test.each(['A', 'BE', 'CAT'])(
    'with fewer than four letters is invalid: %s [1250.9/4(3)e]',
    (word) => {
      const sitting = about(word).plays('Bob', WORD)
      expect(sitting.state.openPrompts).toEqual([])
      expect(sitting.players).toEqual(['Ann', 'Cyd', 'Dov'])
      expect([sitting.word, sitting.turn]).toEqual([word, 'Cyd'])
      expect(sitting.messages[1]).toBe(
        'It takes four letters to be protested as a word. The protest is invalid.',
      )
    },
  )

  test('with four letters can be valid [1250.9/4(3)e]', () => {
    expect(about('CATS').plays('Bob', WORD).rules(true).players).toEqual(['Bob', 'Cyd', 'Dov'])
  })

  test('when the author has left: nobody else goes, or the protester does', () => {
    const valid = about('GHOST').leave('Ann').plays('Bob', WORD).rules(true)
    expect([valid.players, valid.word, valid.turn]).toEqual([['Bob', 'Cyd', 'Dov'], null, 'Cyd'])
    const invalid = about('GHOSR').leave('Ann').plays('Bob', WORD).rules(false)
    expect([invalid.players, invalid.word, invalid.turn]).toEqual([['Cyd', 'Dov'], 'GHOSR', 'Cyd'])
  })
})

describe('that it stands in no word', () => {
  const posted = (ghostWord = 'UPERSO', word = 'SUPERSONIC'): Sitting =>
    about(ghostWord).plays('Bob', NOWHERE).plays('Ann', `answer ${word}`)

  test('gives the author three days to post a word [1250.9/4(3)h]', () => {
    const sitting = about('UPERSO').plays('Bob', NOWHERE)
    expect([sitting.due('answer'), sitting.state.openPrompts]).toEqual([3, []])
    sitting.wait(days(3) - 1).plays('Ann', 'supersonic')
    expect(sitting.due('answer')).toBeNull()
    expect(sitting.state.openPrompts).toMatchObject([
      {
        name: 'answer',
        to: 'referee',
        question: { kind: 'word', word: 'SUPERSONIC', dictionary: 'official' },
        details: { by: 1, against: 0, ground: 'nowhere' },
      },
    ])
    expect(sitting.messages).toEqual(['Ann answers: SUPERSONIC.'])
    expect(sitting.advance(days(100)).turn).toBe('report')
  })

  test('no answer: the author goes, at 72 hours [1250.9/4(3)i, 1250.9/4(3)m, 1250.9/4(3)k]', () => {
    const sitting = about('SPRONC')
      .plays('Bob', NOWHERE)
      .advance(days(3) - 1)
    expect(sitting.turn).toBe('answer')
    sitting.advance(1)
    expect(sitting.players).toEqual(['Bob', 'Cyd', 'Dov'])
    expect([sitting.word, sitting.turn, sitting.due('turn')]).toEqual([null, 'Cyd', 3])
    expect(sitting.events.map(({ clause }) => clause)).toEqual([
      '1250.9/4(3)i',
      '1250.9/4(3)m',
      '1250.9/4(3)k',
      '1250.9/4.1(4)',
    ])
    const late = about('SPRONC').plays('Bob', NOWHERE).wait(days(3))
    expect(late.refuses('Ann', 'answer SPRONCS').code).toBe('notAllowed')
  })

  test('found: the protester goes, the word too [1250.9/4(3)j, 1250.9/4(3)k, 1250.9/4(3)l]', () => {
    const sitting = posted().rules(true)
    expect(sitting.players).toEqual(['Ann', 'Cyd', 'Dov'])
    expect([sitting.word, sitting.turn]).toEqual([null, 'Cyd'])
    expect(sitting.messages.slice(0, 3)).toEqual([
      'The referee looked for SUPERSONIC in the dictionary, and found it. The protest is invalid.',
      'Bob protested without being right, and is out of the game.',
      'The ghost word UPERSO is destroyed.',
    ])
    expect(sitting.events[0]?.clause).toBe('1250.9/4(3)j')
  })

  test('not found: the author goes, the word too [1250.9/4(3)j, 1250.9/4(3)k, 1250.9/4(3)m]', () => {
    const sitting = posted('SPRONC', 'SPRONCING').rules(false)
    expect(sitting.players).toEqual(['Bob', 'Cyd', 'Dov'])
    expect([sitting.word, sitting.turn]).toEqual([null, 'Cyd'])
  })

  test.each(['UPERSO', 'SUPERSO', 'UPERSONIC', 'SUPERSONIC'])(
    'the ghost word may stand anywhere in the answer: %s [1250.9/4(3)n]',
    (word) => {
      expect(posted('UPERSO', word).turn).toBe('report')
    },
  )

  test('an answer without the ghost word is none, and the time runs on [1250.9/4(3)h]', () => {
    const sitting = about('UPERSO').plays('Bob', NOWHERE).wait(hours(24))
    for (const word of ['SUPERSTAR', 'UPERS', 'UXPERSO', 'OSREPU']) {
      expect(sitting.refuses('Ann', `answer ${word}`)).toMatchObject({
        code: 'notInside',
        clause: '1250.9/4(3)h',
        details: { word, ghostWord: 'UPERSO' },
      })
    }
    expect(sitting.due('answer')).toBe(2)
  })

  test('only the protested player answers [1250.9/4(3)o]', () => {
    const sitting = about('UPERSO').plays('Bob', NOWHERE)
    for (const by of ['Bob', 'Cyd', 'Dov']) {
      expect(sitting.refuses(by, 'answer SUPERSONIC')).toMatchObject({
        code: 'notProtested',
        clause: '1250.9/4(3)o',
        details: { against: 'Ann' },
      })
    }
  })

  test('the first answer stands', () => {
    expect(posted().refuses('Ann', 'answer SUPERSONICS')).toMatchObject({
      code: 'answered',
      details: { word: 'SUPERSONIC' },
    })
  })

  test('at any other time no answer is wanted', () => {
    for (const sitting of [new Sitting({ drawn: null }), new Sitting(), about('GHOST')]) {
      expect(sitting.refuses('Ann', 'answer GHOST').code).toBe('noAnswerDue')
    }
    expect(about('GHOST').plays('Bob', WORD).refuses('Ann', 'answer GHOST').code).toBe(
      'noAnswerDue',
    )
  })

  test('when the author has left it is valid at once', () => {
    const sitting = about('UPERSO').leave('Ann').plays('Bob', NOWHERE)
    expect([sitting.players, sitting.word, sitting.turn]).toEqual([
      ['Bob', 'Cyd', 'Dov'],
      null,
      'Cyd',
    ])
    expect(sitting.messages[1]).toBe(
      'Nobody is there any more who could answer. The protest is valid.',
    )
  })

  test('when the author has left it is valid after three days, if the options say so', () => {
    const sitting = about('UPERSO', { options: { absentAuthor: 'wait' } }).leave('Ann')
    sitting.plays('Bob', NOWHERE)
    expect([sitting.turn, sitting.due('answer')]).toEqual(['answer', 3])
    expect(sitting.advance(days(3)).turn).toBe('Cyd')
    expect([sitting.players, sitting.word]).toEqual([['Bob', 'Cyd', 'Dov'], null])
  })
})

describe('looked up at once, as an option', () => {
  const options = { containment: 'lookup' }

  test.each<[boolean, readonly string[]]>([
    [true, ['Ann', 'Cyd', 'Dov']],
    [false, ['Bob', 'Cyd', 'Dov']],
  ])('inside some word: %s; %j play on', (found, players) => {
    const sitting = about('UPERSO', { options }).plays('Bob', NOWHERE)
    expect(sitting.state.openPrompts).toMatchObject([
      {
        name: 'inside',
        to: 'referee',
        question: { kind: 'inside', fragment: 'UPERSO', dictionary: 'official' },
      },
    ])
    expect(sitting.refuses('Ann', 'answer SUPERSONIC').code).toBe('noAnswerDue')
    sitting.rules(found)
    expect([sitting.players, sitting.word, sitting.turn]).toEqual([players, null, 'Cyd'])
  })

  test('the author need not be there', () => {
    const gone = (): Sitting => about('UPERSO', { options }).leave('Ann').plays('Bob', NOWHERE)
    expect(gone().rules(true).players).toEqual(['Cyd', 'Dov'])
    expect(gone().rules(false).players).toEqual(['Bob', 'Cyd', 'Dov'])
  })

  test('that it is a word is looked up as ever', () => {
    const sitting = about('GHOST', { options }).plays('Bob', WORD)
    expect(sitting.state.openPrompts).toMatchObject([{ name: 'word' }])
  })
})
