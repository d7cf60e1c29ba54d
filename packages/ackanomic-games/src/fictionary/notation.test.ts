import { describe, expect, test } from 'vitest'
import { fictionary } from './game.js'
import type { Fictionary } from './model.js'
import { Script } from './script.test-support.js'

type Move = Fictionary['Move']

const { notation } = fictionary

const players = ['Ann', 'Bob', 'Cyd', 'Fay and Gus', 'Hal, "the Hat"', 'None', '#2', '0', 'I.J.']

const script = new Script({ players })
const view = script.view(0)

function read(text: string): Move | string {
  const parsed = notation.parse(text, view)
  return parsed.ok ? parsed.value : parsed.error.message
}

describe('the notation', () => {
  test.each<[string, Move]>([
    ['word quoin = A corner.', { type: 'word', word: 'quoin', definition: 'A corner.' }],
    ['word: quoin: A corner.', { type: 'word', word: 'quoin', definition: 'A corner.' }],
    [
      'Ing Word: mot juste\nThe = one.',
      { type: 'word', word: 'mot juste', definition: 'The = one.' },
    ],
    ['define a small boat', { type: 'define', definition: 'a small boat' }],
    ['  Definition:  a small\nboat ', { type: 'define', definition: 'a small\nboat' }],
    ['define ""', { type: 'define', definition: '' }],
    ['define "a\\nb"', { type: 'define', definition: 'a\nb' }],
    ['define "two" or "three"', { type: 'define', definition: '"two" or "three"' }],
    ['define: vote 3', { type: 'define', definition: 'vote 3' }],
    ['report none', { type: 'report', similar: [] }],
    ['Report: nobody.', { type: 'report', similar: [] }],
    ['report Cyd and Bob', { type: 'report', similar: [1, 2] }],
    ['report: bob, cyd.', { type: 'report', similar: [1, 2] }],
    ['report "Fay and Gus", Bob', { type: 'report', similar: [1, 3] }],
    ['report "None", "#2"', { type: 'report', similar: [5, 6] }],
    ['report Bob, Cyd, and Ann', { type: 'report', similar: [0, 1, 2] }],
    ['report I.J. and Bob.', { type: 'report', similar: [1, 8] }],
    ['vote 3', { type: 'vote', number: 3 }],
    ['3', { type: 'vote', number: 3 }],
    ['I vote for number 3.', { type: 'vote', number: 3 }],
    ['my vote: 3', { type: 'vote', number: 3 }],
    ['Vote for #3: “a small boat, 4 yards long”', { type: 'vote', number: 3 }],
    ['3. "a small boat"', { type: 'vote', number: 3 }],
    ['score', { type: 'score' }],
  ])('%j is read', (text, move) => {
    expect(read(text)).toEqual(move)
  })

  test.each<[string, RegExp]>([
    ['', /Begin with what you do/],
    ['hello', /Begin with what you do/],
    ['word quoin', /Write the word and what it means/],
    ['word quoin =', /Write the word and what it means/],
    ['define', /Write your definition after "define"/],
    ['report', /Name the Bluffers who knew the word/],
    ['report Zoe', /Nobody here is called “Zoe”; name some of Ann, Bob/],
    ['report Bob, Zoe', /Nobody here is called “Zoe”/],
    ['report Bob, #', /Nobody here is called “#”/],
    ['report Fay and Gus', /Nobody here is called “Fay”/],
    ['report ,', /Name the Bluffers who knew the word/],
    ['vote 3 or 4', /Vote for one number of the list/],
    ['vote 3.  4', /Vote for one number of the list/],
    ['vote 3, 4', /Vote for one number of the list/],
    ['vote 99999999999999999999', /Vote for one number of the list/],
    ['sheep', /not on the list/],
    ['\ud800\u0000', /Begin with what you do/],
  ])('%j is not', (text, sentence) => {
    expect(read(text)).toMatch(sentence)
  })

  test.each<[Move, string]>([
    [{ type: 'word', word: 'quoin', definition: 'A = b.' }, 'word quoin = A = b.'],
    [{ type: 'word', word: 'quoin', definition: ' x\n' }, 'word quoin = " x\\n"'],
    [{ type: 'define', definition: '' }, 'define ""'],
    [{ type: 'define', definition: '= x' }, 'define "= x"'],
    [{ type: 'define', definition: ': x' }, 'define ": x"'],
    [{ type: 'define', definition: 'x\u009b' }, 'define "x\\u009b"'],
    [{ type: 'define', definition: '\ud800' }, 'define "\\ud800"'],
    [{ type: 'report', similar: [] }, 'report none'],
    [
      { type: 'report', similar: [1, 3, 4, 5, 6, 9] },
      'report Bob, "Fay and Gus", "Hal, \\"the Hat\\"", "None", "#2", #9',
    ],
    [{ type: 'report', similar: [1, 7, 8] }, 'report Bob, 0, I.J.'],
    [{ type: 'word', word: 'is', definition: 'x' }, 'word is = x'],
    [{ type: 'word', word: 'Is-ness', definition: 'x' }, 'word Is-ness = x'],
    [{ type: 'word', word: 'isère', definition: 'x' }, 'word isère = x'],
    [{ type: 'word', word: 'is it', definition: 'x' }, 'word is it = x'],
    [{ type: 'vote', number: -3 }, 'vote -3'],
    [{ type: 'score' }, 'score'],
  ])('%j is written, and read back', (move, text) => {
    expect(notation.format(move, view)).toBe(text)
    expect(read(text)).toEqual(move)
  })

  test('a name that looks like a list is none where all of the list are at the table', () => {
    const named = new Script({ players: ['Ann', 'Bob, Cyd', 'Cyd', 'Bob', 'Eve'] }).view(0)
    for (const similar of [[1], [2, 3], [1, 2, 3]]) {
      const text = notation.format({ type: 'report', similar }, named)
      expect(notation.parse(text, named)).toMatchObject({ value: { similar } })
    }
  })

  test.each(['vote', 'vote for:', '3', '3.', 'word a', 'report a', 'report "', 'score'])(
    '%j and many blanks are read at once',
    (text) => {
      const long = `${text}${' '.repeat(50_000)}x`
      const begun = performance.now()
      for (const written of [long, long.replaceAll(' ', '\n')]) read(written)
      expect(performance.now() - begun).toBeLessThan(5000)
    },
  )

  test('to sheep is to vote for the own definition [1250.10/4b]', () => {
    const voting = new Script().word().define({ Bob: 'b', Cyd: 'b', Dov: 'd', Eve: 'e' })
    voting.report().list('Eve', 'Bob', 'Dov', 'Ann', 'Cyd')
    expect(notation.parse('sheep', voting.view(3))).toEqual({
      ok: true,
      value: { type: 'vote', number: 3 },
    })
    expect(notation.parse('I sheep!', voting.view(4))).toMatchObject({ value: { number: 1 } })
    const twice = notation.parse('sheep', voting.view(1))
    expect(twice.ok ? '' : twice.error.message).toContain('vote for one of 2, 5')
    expect(notation.parse('sheep', voting.view('public')).ok).toBe(false)
  })
})
