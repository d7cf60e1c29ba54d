import { days } from '@ackanomic/core'
import { describe, expect, test } from 'vitest'
import { fictionary } from './game.js'
import type { Fictionary } from './model.js'
import { Script, withScores } from './script.test-support.js'

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
  ])('reads %j', (text, move) => {
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
    ['report Fay and Gus', /in double quotes, such as "Fay and Gus"/],
    ['report Bob, fay and gus', /in double quotes, such as "Fay and Gus"/],
    ['report ,', /Name the Bluffers who knew the word/],
    ['vote 3 or 4', /Vote for one number of the list/],
    ['vote 3.  4', /Vote for one number of the list/],
    ['vote 3, 4', /Vote for one number of the list/],
    ['vote 99999999999999999999', /Vote for one number of the list/],
    ['sheep', /not on the list/],
    ['\ud800\u0000', /Begin with what you do/],
  ])('refuses %j', (text, sentence) => {
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
  ])('writes %j, and reads it back', (move, text) => {
    expect(notation.format(move, view)).toBe(text)
    expect(read(text)).toEqual(move)
  })

  test('tells a player’s name from a list of the same names', () => {
    const named = new Script({ players: ['Ann', 'Bob, Cyd', 'Cyd', 'Bob', 'Eve'] }).view(0)
    for (const similar of [[1], [2, 3], [1, 2, 3]]) {
      const text = notation.format({ type: 'report', similar }, named)
      expect(notation.parse(text, named)).toMatchObject({ value: { similar } })
    }
  })

  test.each(['vote', 'vote for:', '3', '3.', 'word a', 'report a', 'report "', 'score'])(
    'reads %j with many blanks at once',
    (text) => {
      const long = `${text}${' '.repeat(50_000)}x`
      const begun = performance.now()
      for (const written of [long, long.replaceAll(' ', '\n')]) read(written)
      expect(performance.now() - begun).toBeLessThan(5000)
    },
  )

  test('reads sheeping as a vote for one’s own definition [1250.10/4b]', () => {
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

const lines = (script: Script, viewer: number | 'public' = 'public'): readonly string[] =>
  fictionary.render(script.view(viewer)).split('\n')

const eventTexts = (script: Script): readonly string[] => {
  const names = script.state.roster.seats.map(({ player }) => player)
  return script.events.map(({ event }) => fictionary.describeEvent(event, names))
}

test('players are listed in the order of their numbers', () => {
  const event = { type: 'numbers', numbers: [3, 1, 2] } as const
  expect(fictionary.describeEvent(event, ['Ann', 'Bob', 'Cyd'])).toBe(
    'The players are numbered: 1 Bob, 2 Cyd, 3 Ann.',
  )
})

describe('the table as text', () => {
  test('shows what is due in each step', () => {
    const script = new Script({ drawn: null })
    const heads = [lines(script)[0]]
    const next = (): unknown => heads.push(lines(script)[0])
    script.rules('numbers', [0, 1, 2, 3, 4])
    next()
    script.word()
    next()
    script.defineAll()
    next()
    script.report()
    next()
    script.list('Ann', 'Bob', 'Cyd', 'Dov', 'Eve')
    next()
    script.votes({ Bob: 'Ann', Cyd: 'Ann', Dov: 'Ann', Eve: 'Ann' })
    next()
    script.advance(days(3))
    next()
    script.rules('scorekeeper', 'no officer')
    next()
    expect(heads).toEqual([
      'Fictionary: the players are being numbered',
      'Fictionary, round 1, step 1: Ann chooses the Ing Word',
      'Fictionary, round 1, step 2: the Bluffers define quoin',
      'Fictionary, round 1, step 3: Ann compares the definitions of quoin',
      'Fictionary, round 1, step 3: Ann puts the definitions of quoin in order',
      'Fictionary, round 1, step 4: the Bluffers vote on quoin',
      'Fictionary, round 1, step 5: Ann scores the votes on quoin',
      'Fictionary, round 1, step 5: the Scorekeeper scores the votes on quoin',
      'Fictionary is over. Nobody won.',
    ])
    const sought = new Script({ options: { lookup: 'both' } }).word()
    expect(lines(sought)[0]).toBe('Fictionary, round 1, step 1: quoin is being looked up')
  })

  test('shows players by number, the list, and one’s secrets', () => {
    const script = new Script({ drawn: [4, 0, 1, 2, 3] }).word('quoin', 'A corner.')
    script.define({ Ann: 'a', Bob: 'b', Cyd: '' }).vacation('Dov').report('Bob')
    script.list('Ann', 'Eve', 'Dov', 'Cyd').votes({ Ann: 'Eve' })
    expect(lines(script, 0)).toEqual([
      'Fictionary, round 1, step 4: the Bluffers vote on quoin',
      '',
      ' 1 Eve    0  Brainiac',
      ' 2 Ann    0  you, voted 2',
      ' 3 Bob    4  knew the word',
      ' 4 Cyd    0  has not voted',
      ' 5 Dov    0  on vacation, a bot plays, sheeped',
      '',
      '1. “a”',
      '2. “A corner.”',
      '3. (nothing)',
      '4. (nothing)',
      '',
      'Your definition: “a”',
    ])
    expect(lines(script, 4).slice(-5)).toEqual([
      'Definition of Ann: “a”',
      'Definition of Bob: “b”',
      'Definition of Cyd: (nothing)',
      'Definition of Dov: (nothing)',
      'Actual Definition: “A corner.”',
    ])
    expect(lines(script)).toHaveLength(12)
  })

  test('shows the last round, the bots’ spots, and the winner', () => {
    const script = new Script()
    script.round({ Bob: 'Ann', Cyd: 'Bob', Dov: 'Bob', Eve: 'Eve' })
    expect(lines(script).slice(-7)).toEqual([
      'Round 1, quoin: no Bluffer sent what it means. It means: “A corner.”',
      '1. “A corner.”: the Actual Definition; voted for by Bob',
      '2. “bob”: Bob; voted for by Cyd and Dov',
      '3. “cyd”: Cyd; no vote',
      '4. “dov”: Dov; no vote',
      '5. “eve”: Eve; voted for by Eve',
      'Gamepoints of round 1, quoin: Ann 0, Bob 4, Cyd 0, Dov 0, Eve 0.',
    ])
    script.word().leave('Eve').vacation('Ann', 'Vera')
    expect(lines(script).slice(2, 7)).toEqual([
      ' 1 Ann    0  on vacation, Vera plays',
      ' 2 Bob    4  Brainiac',
      ' 3 Cyd    0',
      ' 4 Dov    0',
      ' 5 Eve    0  left, a bot plays',
    ])
    const over = new Script().leave('Bob', 'Cyd', 'Dov').easy('Eve').list('Ann')
    withScores(over.score(), [30, 4, 0, 0, 0]).word().define({ Ann: 'a' }).report('Ann').list('Eve')
    expect(lines(over.score())[0]).toBe('Fictionary is over. Ann won.')
  })
})

describe('events as sentences', () => {
  test('describe a round [1250.10/3b(3)] [1250.10/5a(1)]', () => {
    const script = new Script()
    expect(eventTexts(script)).toEqual([
      'The players are numbered: 1 Ann, 2 Bob, 3 Cyd, 4 Dov, 5 Eve.',
      'Round 1: Ann is the Brainiac, and posts an Ing Word.',
    ])
    expect(eventTexts(script.word())).toEqual([
      'Noted for quoin: “A corner.”',
      'Ann posts the Ing Word: quoin. The Bluffers send them a definition.',
    ])
    expect(eventTexts(script.define({ Bob: 'b\n2. c' }))[0]).toBe('Bob defines it: “b ⏎ 2. c”')
    expect(eventTexts(script.defineAll()).at(-1)).toBe(
      'The definitions of quoin are in. Ann compares them.',
    )
    expect(eventTexts(script.report('Dov'))).toEqual([
      'Dov knew the word, and gets 4 Gamepoints; the others vote without them.',
    ])
    expect(eventTexts(script.list('Ann', 'Bob', 'Cyd', 'Eve'))).toEqual([
      'What does quoin mean? Vote:\n1. “A corner.”\n2. “b ⏎ 2. c”\n3. “cyd”\n4. “eve”',
    ])
    expect(eventTexts(script.votes({ Bob: 'Ann' }))).toEqual(['Bob votes for number 1.'])
    script.advance(days(3))
    expect(eventTexts(script)).toEqual([
      'Cyd has let the time for step 4 pass: they have sheeped.',
      'Eve has let the time for step 4 pass: they have sheeped.',
      'The votes are in. Ann scores them.',
    ])
    expect(eventTexts(script.score())[0]?.split('\n').slice(-2)).toEqual([
      'Gamepoints of round 1, quoin: Ann 0, Bob 2, Cyd −1, Dov 4, Eve −1.',
      'Totals: Ann 0, Bob 2, Cyd −1, Dov 4, Eve −1.',
    ])
  })

  test('skip the Gamepoints of a removed spot [1250.10/V.2(3)] [1250.10/5a(1)]', () => {
    const script = new Script().easy('Bob', 'Cyd').leave('Bob').word().leave('Dov').defineAll()
    // A player who has left in this round stays in it to its end.
    expect(eventTexts(script.report('Ann', 'Eve'))[1]?.split('\n').slice(-2)).toEqual([
      'Gamepoints of round 2, quoin: Ann 3, Cyd 0, Dov 0, Eve 3.',
      'Totals: Ann 3, Cyd 3, Dov 0, Eve 3.',
    ])
    expect(lines(script).at(-1)).toBe('Gamepoints of round 2, quoin: Ann 3, Cyd 0, Dov 0, Eve 3.')
  })

  test('describe look-ups, bots, defaults and removed spots [1250.10/3a(3)] [1250.10/5d(1)]', () => {
    const script = new Script({ options: { lookup: 'both' } }).word('qqq')
    expect(eventTexts(script).at(-1)).toBe('Ann chooses qqq, which is looked up.')
    expect(eventTexts(script.rules('word', false))).toEqual([
      'qqq is not in the Official Dictionary, so it cannot be the Ing Word.',
    ])
    expect(eventTexts(script.word('quoin').rules('definition', 'no'))).toEqual([
      'No lookup dictionary defines quoin as noted, so it cannot be the Ing Word.',
    ])
    const easy = new Script().word().vacation('Bob').defineAll()
    expect(eventTexts(easy.report('Cyd', 'Dov', 'Eve'))[0]).toBe(
      'Cyd, Dov and Eve knew the word, and get 3 Gamepoints each. A sneer at Ann for such an easy one!',
    )
    expect(eventTexts(easy).slice(2)).toEqual([
      'Round 2: Bob is the Brainiac, and posts an Ing Word.',
      'A bot acts for Bob: the Ing Word is “ing”.',
      'Bob posts the Ing Word: ing. The Bluffers send them a definition.',
    ])
    const late = new Script().listed().votes({ Bob: 'Ann', Cyd: 'Ann', Dov: 'Ann', Eve: 'Ann' })
    expect(eventTexts(late.advance(days(3)))).toEqual([
      'Ann has let the time for step 5 pass: the Scorekeeper adjudicates.',
      'The Scorekeeper is to score the round in place of Ann.',
    ])
    expect(eventTexts(new Script().leave('Bob', 'Cyd')).at(-1)).toBe(
      'Bob and Cyd are out of the game.',
    )
  })
})
