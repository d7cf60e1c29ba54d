import { days } from '@ackanomic/core'
import { describe, expect, test } from 'vitest'
import { ghost } from './game.js'
import type { Ghost } from './model.js'
import { Script } from './script.test-support.js'

type Move = Ghost['Move']

const read = (text: string, script: Script, viewer: number | 'referee' = 1): Move | string => {
  const parsed = ghost.notation.parse(text, script.view(viewer))
  return parsed.ok ? parsed.value : parsed.error.message
}

const empty = new Script()
const perso = new Script().play(['Ann', 'P'], ['Bob', 'PE'], ['Cyd', 'PER'], ['Ann', 'PERS'])
const owed = new Script().play(['Ann', 'P'], ['Bob', 'PE'], ['Cyd', 'protest: it is in no word'])
const added = new Script({ players: ['Ann', 'Bob', 'word'] }).adds('Vera V.').adds('of Wim')

describe('moves as text', () => {
  test.each(['I quit', 'i leave!', 'I give up'])(
    'get advice on how to leave: %s [1250.9/4.5(1)]',
    (text) => {
      expect(read(text, empty)).toBe(
        'Write "I resign" in your own turn; at any other time leave the game, at the table.',
      )
    },
  )

  test.each<[string, Move]>([
    ['q', { type: 'begin', letter: 'Q' }],
    ['"Q".', { type: 'begin', letter: 'Q' }],
    ['begin Q', { type: 'begin', letter: 'Q' }],
    ['Begin with: q.', { type: 'begin', letter: 'Q' }],
  ])('are read when there is no ghost word: %s', (text, move) => {
    expect(read(text, empty)).toEqual(move)
  })

  test.each<[string, Move]>([
    ['perso', { type: 'continue', word: 'PERSO' }],
    ['  “PERSO”\n', { type: 'continue', word: 'PERSO' }],
    ['continue upers', { type: 'continue', word: 'UPERS' }],
    ['Make it UPERS.', { type: 'continue', word: 'UPERS' }],
    ['continue with UPERS', { type: 'continue', word: 'UPERS' }],
    ['continue: UPERS!', { type: 'continue', word: 'UPERS' }],
    ['supersonic', { type: 'continue', word: 'SUPERSONIC' }],
    ['continue', { type: 'continue', word: 'CONTINUE' }],
    ['I resign.', { type: 'resign' }],
    ['resign', { type: 'resign' }],
  ])('are read when the ghost word is PERS: %s', (text, move) => {
    expect(read(text, perso)).toEqual(move)
  })

  test.each([
    'protest: it is a word',
    'Protest – PERS is a word.',
    'I protest, it is a word of four or more letters',
    'protest word',
    'PROTEST: a word',
    'protest: the ghost word is a word of four or more letters in the official dictionary',
    'I protest: “pers” is a word in the dictionary.',
  ])('are read as a protest that it is a word: %s [1250.9/4(3)b]', (text) => {
    expect(read(text, perso)).toEqual({ type: 'protest', ground: 'word' })
  })

  test.each([
    'protest: it is in no word',
    'protest nowhere',
    'I protest: no word contains it',
    'protest, PERS stands in no word!',
    'protest: PERS is not inside any word.',
    'protest that it cannot be found within any word',
    'protest: the ghost word cannot be found within any word in the official dictionary',
    'protest: "pers" cannot be found within any word of the Official Dictionary.',
    'protest: no word in the dictionary contains the ghost word',
    'protest: PERS is in no word of the dictionary',
  ])('are read as a protest that it is in no word: %s [1250.9/4(3)b]', (text) => {
    expect(read(text, perso)).toEqual({ type: 'protest', ground: 'nowhere' })
  })

  test.each([
    'protest',
    'protest!!!',
    'protest: it is not a word',
    'protest: it is a word, or in no word',
    'protest: nowhere is it a word',
    'protest: it is in the official dictionary',
    'protest: the ghost word',
    'protest: the ghost is a word',
  ])('are refused as unclear protests: %s', (text) => {
    expect(read(text, perso)).toBe(
      'Say on what ground: "protest: it is a word" or "protest: it is in no word".',
    )
  })

  test('are refused as protests against a different word [1250.9/4(3)b]', () => {
    expect(read('protest: PER is a word', perso)).toBe(
      'The ghost word is PERS, not PER; protest that.',
    )
    expect(read('protest: no word contains perso', perso)).toBe(
      'The ghost word is PERS, not PERSO; protest that.',
    )
    expect(read('protest: Q is in no word', empty)).toEqual({ type: 'protest', ground: 'nowhere' })
    const that = new Script().play(['Ann', 'T'], ['Bob', 'TH'], ['Cyd', 'THI'], ['Ann', 'THIS'])
    expect(read('protest: this is a word', that)).toEqual({ type: 'protest', ground: 'word' })
  })

  test.each<[string, Move]>([
    ['supersonic', { type: 'answer', word: 'SUPERSONIC' }],
    ['answer Person', { type: 'answer', word: 'PERSON' }],
    ['"pear"', { type: 'answer', word: 'PEAR' }],
  ])('are read as answers: %s', (text, move) => {
    expect(read(text, owed)).toEqual(move)
  })

  test('are read correctly when the word is a verb', () => {
    const spelled = (word: string): Script => {
      const script = new Script({ players: ['Ann', 'Bob'] })
      for (let i = 1; i <= word.length; i++) {
        script.plays(
          i % 2 === 1 ? 'Ann' : 'Bob',
          `${i === 1 ? 'begin' : 'continue'} ${word.slice(0, i)}`,
        )
      }
      return script
    }
    expect(read('resign', spelled('RESIG'))).toBe(
      'Write "I resign" to resign, or "make it RESIGN".',
    )
    expect(read('I resign', spelled('RESIG'))).toEqual({ type: 'resign' })
    expect(read('protest', spelled('PROTES'))).toEqual({ type: 'continue', word: 'PROTEST' })
    expect(read('remove', spelled('REMOV'))).toEqual({ type: 'continue', word: 'REMOVE' })
    const resigned = spelled('RESIG').plays('Bob', 'protest nowhere')
    expect(read('resign', resigned, 0)).toBe('Write "I resign" to resign, or "answer RESIGN".')
  })

  test.each<[string, Move]>([
    ['protest addition of Vera V.', { type: 'protest addition', newcomer: 3 }],
    ['Protest the addition of vera v.', { type: 'protest addition', newcomer: 3 }],
    ['protest addition of of Wim', { type: 'protest addition', newcomer: 4 }],
    ['protest addition of word', { type: 'protest addition', newcomer: 2 }],
    ['remove Vera V.', { type: 'remove', newcomer: 3 }],
    ['Protest the addition of of wim.', { type: 'protest addition', newcomer: 4 }],
  ])('are read with the names of newcomers: %s', (text, move) => {
    expect(read(text, added, 'referee')).toEqual(move)
  })

  test('tell apart names that differ only in case', () => {
    const alike = new Script({ players: ['Ann', 'Bob'] }).adds('vera').adds('Vera')
    const protest = (newcomer: number): Move => ({ type: 'protest addition', newcomer })
    expect(read('protest addition of vera', alike)).toEqual(protest(2))
    expect(read('protest addition of Vera.', alike)).toEqual(protest(3))
    expect(read('protest addition of VERA', alike)).toBe(
      'Nobody here is called “VERA”; name one of Ann, Bob, vera, Vera.',
    )
  })

  test('get a hint when unreadable', () => {
    expect(read('', empty)).toMatch(/^Write a move\. Begin with a letter/)
    expect(read('QU', empty)).toBe(
      'There is no ghost word; begin one with a single letter, such as "begin Q".',
    )
    expect(read('o', perso)).toBe('Write the whole new ghost word: PERSO or OPERS.')
    expect(read('g', new Script().play(['Ann', 'G']))).toBe('Write the whole new ghost word: GG.')
    expect(read('begin QU', empty)).toBe('Begin with a single letter, such as "begin Q".')
    expect(read('continue pers on', perso)).toMatch(/^Write letters from A to Z after "continue"/)
    expect(read('continue été', perso)).toMatch(/^Write letters from A to Z/)
    expect(read('remove Zoe', added)).toBe(
      'Nobody here is called “Zoe”; name one of Ann, Bob, word, Vera V., of Wim.',
    )
    expect(read('x'.repeat(3000), perso)).toMatch(/^That is too long/)
    expect(read('x'.repeat(1500), perso)).toMatch(/^“x{40}…” is not a move/)
    expect(read('42', perso)).toMatch(/^“42” is not a move\. Begin with a letter/)
  })

  test('are written in a form that is read back', () => {
    const moves: readonly Move[] = [
      { type: 'begin', letter: 'Q' },
      { type: 'continue', word: 'RESIGN' },
      { type: 'protest', ground: 'word' },
      { type: 'protest', ground: 'nowhere' },
      { type: 'resign' },
      { type: 'answer', word: 'PROTEST' },
      { type: 'protest addition', newcomer: 3 },
      { type: 'remove', newcomer: 4 },
    ]
    const view = added.view('referee')
    expect(moves.map((move) => ghost.notation.format(move, view))).toEqual([
      'begin Q',
      'make it RESIGN',
      'protest: it is a word',
      'protest: it is in no word',
      'I resign',
      'answer PROTEST',
      'protest addition of Vera V.',
      'remove of Wim',
    ])
    for (const move of moves) {
      expect(read(ghost.notation.format(move, view), added)).toEqual(move)
    }
  })
})

const shown = (script: Script, viewer: Parameters<Script['view']>[0] = 'public'): string =>
  ghost.render(script.view(viewer))

describe('the table as text', () => {
  test('shows the draw', () => {
    expect(shown(new Script({ drawn: null }), 1)).toBe(
      [
        'Ghost: the referee draws the numbers',
        '',
        'There is no ghost word.',
        '',
        '  ? Ann',
        '  ? Bob (you)',
        '  ? Cyd',
        '    Referee: Rex',
      ].join('\n'),
    )
  })

  test('shows a game in progress', () => {
    const script = new Script({ drawn: [2, 0, 1] }).adds('Vera').plays('Cyd', 'G')
    script.plays('Ann', 'GH').changeRoster({
      type: 'vacation',
      person: 'Bob',
      substitute: { person: 'Wim', agrees: true },
    })
    expect(shown(script, 0)).toBe(
      [
        'Ghost: it is Bob’s turn',
        '',
        'Ghost word: GH',
        '',
        '  1 Cyd',
        '  2 Ann (you)',
        '> 3 Bob (on vacation, Wim plays)',
        '  4 Vera (newcomer)',
        '    Referee: Rex',
        '',
        'What happened:',
        '- The numbers are drawn: 1 Cyd, 2 Ann, 3 Bob.',
        '- Vera is added to the game as number 4; the players who were here before may protest it.',
        '- Cyd begins with G.',
        '- Ann makes it GH.',
      ].join('\n'),
    )
  })

  test('shows protests', () => {
    const script = new Script().plays('Ann', 'G').plays('Bob', 'protest: it is in no word')
    expect(shown(script)).toMatch(/^Ghost: Ann is to post a word that contains the ghost word\n/)
    expect(shown(script.plays('Ann', 'go'))).toMatch(/^Ghost: the referee looks up GO\n/)
    expect(shown(script.answers(true))).toMatch(/ {2}2 Bob \(out\)/)
  })

  test('shows a missing referee, an absent player, and the end', () => {
    const script = new Script().changeRoster({ type: 'refereeResigns', person: 'Rex' })
    script.changeRoster({ type: 'vacation', person: 'Ann' })
    expect(shown(script)).toMatch(/> 1 Ann \(on vacation\)[\s\S]*Referee: nobody/)
    expect(shown(script.leave('Bob', 'Cyd'))).toMatch(/^Ghost is over\. Ann won\.\n\n {2}1 Ann/)
    expect(shown(new Script().leave('Ann', 'Bob', 'Cyd'))).toMatch(
      /^Ghost is over\. Nobody is left/,
    )
  })

  test('shows the last ten lines of history', () => {
    const script = new Script()
    for (let i = 1; i <= 12; i++) script.plays(script.turn, 'GHOSTLINESSES'.slice(0, i))
    const text = shown(script)
    expect(text).toMatch(/What happened \(3 earlier lines left out\):\n- Cyd makes it GHO\./)
    expect(text.split('\n- ')).toHaveLength(11)
  })

  test('has a sentence for every event', () => {
    const script = new Script()
    script.advance(days(9))
    for (const { event } of script.events) {
      expect(ghost.describeEvent(event, ['Ann', 'Bob', 'Cyd'])).toMatch(/^[A-Z].*\.$/)
    }
    expect(ghost.describeEvent({ type: 'begun', seat: 7, word: 'A' }, [])).toBe(
      'Seat 7 begins with A.',
    )
  })
})
