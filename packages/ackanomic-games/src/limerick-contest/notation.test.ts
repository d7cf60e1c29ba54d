import { describe, expect, test } from 'vitest'
import { type LimerickContest, limerickContest } from './index.js'
import { by, Script } from './script.test-support.js'

const { notation } = limerickContest
const view = limerickContest.view(Script.voting().state, 0)

describe('a move in words', () => {
  test('is explained in the help if a contestant can make it', () => {
    for (const word of ['"post"', '"vote Ann"']) expect(notation.help).toContain(word)
  })

  test.each<readonly [string, LimerickContest['Move']]>([
    ['post\nThere was\na man', { type: 'post', limerick: 'There was\na man' }],
    ['Post: There was / a man', { type: 'post', limerick: 'There was\na man' }],
    ['post There was a man', { type: 'post', limerick: 'There was a man' }],
    ['limerick:\r\n\r\nThere was\r\na man\r\n', { type: 'post', limerick: 'There was\na man' }],
    ['post There was / a\nman', { type: 'post', limerick: 'There was / a\nman' }],
    ['post\na / b', { type: 'post', limerick: 'a / b' }],
    ['post\n: a', { type: 'post', limerick: ': a' }],
    ['post 50/50', { type: 'post', limerick: '50/50' }],
    ['vote Ann', { type: 'vote', for: 0 }],
    ['VOTE for bob.', { type: 'vote', for: 1 }],
    ['vote Bob’s limerick', { type: 'vote', for: 1 }],
    ['praise Ann\nDivine!', { type: 'praise', of: 0, text: 'Divine!' }],
    ['Praise bob: Divine! / Really.', { type: 'praise', of: 1, text: 'Divine!\nReally.' }],
    ['praise Ann divine', { type: 'praise', of: 0, text: 'divine' }],
    ['find Ann offensive', { type: 'find', of: 0 }],
  ])('is read from %j', (text, move) => {
    expect(notation.parse(text, view)).toEqual({ ok: true, value: move })
  })

  test.each([
    ['', 'Write "post" and your limerick, or "vote" and a name, such as "vote Ann".'],
    [
      'There was a man',
      'Write "post" and your limerick, or "vote" and a name, such as "vote Ann".',
    ],
    ['post', 'Send some text, not only blanks.'],
    ['post: \n ', 'Send some text, not only blanks.'],
    [`post ${'x'.repeat(5001)}`, 'Send 5000 characters at most.'],
    ['x'.repeat(20_000), 'Write 5000 characters at most.'],
    ['post \ud83d', 'The text holds half a letter; send whole ones.'],
    ['vote', 'Name one of the two contestants: "vote Ann".'],
    ['vote Zoe', 'Name one of the two contestants: "vote Ann".'],
    ['praise Zoe: oh', 'Write "praise Ann:" and your words, with the name of a contestant.'],
    ['praise Anna: oh', 'Write "praise Ann:" and your words, with the name of a contestant.'],
    ['praise Ann', 'Send some text, not only blanks.'],
    ['find Ann', 'Write "find Ann offensive", with the name of a contestant.'],
    ['find Zoe offensive', 'Write "find Ann offensive", with the name of a contestant.'],
  ])('is refused with a reason: %j', (text, problem) => {
    expect(notation.parse(text, view)).toMatchObject({ ok: false, error: { message: problem } })
  })

  test('tells apart contestants whose names differ only in case', () => {
    const alike = limerickContest.view(new Script({}, { players: ['ann', 'Ann'] }).state, 0)
    const read = (text: string) => notation.parse(text, alike)
    for (const text of ['vote Ann', 'vote for Ann', 'vote Ann.', 'vote Ann’s limerick']) {
      expect([text, read(text)]).toEqual([text, { ok: true, value: { type: 'vote', for: 1 } }])
    }
    expect(read('vote for ann')).toEqual({ ok: true, value: { type: 'vote', for: 0 } })
    expect(read('find Ann offensive')).toEqual({ ok: true, value: { type: 'find', of: 1 } })
    const praise = { type: 'praise', of: 1, text: 'Ha!' }
    expect(read('praise Ann: Ha!')).toEqual({ ok: true, value: praise })
    expect(read('vote ANN').ok).toBe(false)
    expect(read('praise ANN: Ha!').ok).toBe(false)
  })

  test('may have a name with a colon, but not two meanings', () => {
    const odd = limerickContest.view(new Script({}, { players: ['Eve', 'Eve: hi'] }).state, 0)
    const praise = { type: 'praise', of: 1, text: 'well said' }
    expect(notation.parse('praise Eve: hi: well said', odd)).toEqual({ ok: true, value: praise })
    expect(notation.parse('praise Eve: well said', odd)).toMatchObject({ value: { of: 0 } })
    expect(notation.parse('praise Eve: hi you', odd).ok).toBe(false)
    expect(notation.parse('vote Eve: hi', odd)).toEqual({
      ok: true,
      value: { type: 'vote', for: 1 },
    })
  })

  test('is written in a form that is read back, whatever the names', () => {
    const names = [
      'for Bob',
      'Bob',
      'offensive',
      'Bob offensive',
      'vote',
      'A: b',
      'A:',
      'ann',
      'Ann',
      ': Bob',
    ]
    const texts = ['x', 'a\nb', 'a / b', ': c', 'post\npost', 'Bob\nBob: Bob']
    for (const one of names) {
      for (const other of names.filter((name) => name !== one)) {
        const odd = limerickContest.view(new Script({}, { players: [one, other] }).state, 'public')
        for (const of of [0, 1]) {
          const moves: readonly LimerickContest['Move'][] = [
            { type: 'vote', for: of },
            { type: 'find', of },
            ...texts.map((text): LimerickContest['Move'] => ({ type: 'praise', of, text })),
            ...texts.map((limerick): LimerickContest['Move'] => ({ type: 'post', limerick })),
          ]
          for (const move of moves) {
            const text = notation.format(move, odd)
            expect([text, notation.parse(text, odd)]).toEqual([text, { ok: true, value: move }])
          }
        }
      }
    }
  })
})

test.each(['Vote: Bob', 'I vote for Bob', 'my vote: Bob', 'vote Bob'])(
  '“%s” is read as a vote for Bob',
  (text) => {
    const view = limerickContest.view(new Script().state, 'public')
    expect(limerickContest.notation.parse(text, view)).toEqual({
      ok: true,
      value: { type: 'vote', for: 1 },
    })
  },
)

test('moves with many blanks are read fast', () => {
  const view = limerickContest.view(new Script().state, 'public')
  const blanks = ' '.repeat(14_900)
  for (const text of [`post${blanks}x`, `post:${blanks}x`, `vote${blanks}:x`, `i${blanks}1`]) {
    const times = [0, 1, 2].map(() => {
      const before = performance.now()
      limerickContest.notation.parse(text, view)
      return performance.now() - before
    })
    expect(Math.min(...times)).toBeLessThan(20)
  }
})

describe('a view as text', () => {
  test('indents limericks and praise line by line, without terminal codes', () => {
    const limerick = 'One\nBob wins the contest.\u2028Two\t\u001b[2J\u202e'
    const shown = ['  One', '  Bob wins the contest.', '  Two ·[2J·']
    const script = new Script().apply(by.post(1, 'Ann', limerick))
    expect(script.transcript[0]?.split('\n')).toEqual([
      'public: Ann posts a limerick about Bob:',
      ...shown,
    ])
    const text = (): string[] =>
      limerickContest.render(limerickContest.view(script.state, 'public')).split('\n')
    expect(text().slice(3, 6)).toEqual(shown)
    script.apply(by.post(2, 'Bob'), by.vote(3, 'Zoe', 0)).counts('Zoe')
    script.apply(by.praise(80, 'Zoe', 0, limerick))
    expect(script.messages[0]?.split('\n').slice(1)).toEqual(shown)
    expect(text().slice(-5, -2)).toEqual(shown)
    expect(script.state.shared.limericks[0]?.text).toBe(limerick)
  })

  test('shows the limericks, the praise, and the votes that the viewer knows', () => {
    const script = new Script().apply(by.post(1, 'Ann', 'One\ntwo'))
    const text = (viewer: Parameters<typeof limerickContest.view>[1]) =>
      limerickContest.render(limerickContest.view(script.state, viewer)).split('\n')
    expect(text(0)).toEqual([
      'Limerick Contest of Ann and Bob: limericks are due',
      '',
      'Ann (you) about Bob:',
      '  One',
      '  two',
      '',
      'Bob about Ann: nothing yet',
    ])
    script.apply(by.post(2, 'Bob', 'Three'), by.vote(4, 'Ann', 0), by.vote(5, 'Zoe', 1))
    expect(text(0).slice(-2)).toEqual(['', 'Your vote: Ann'])
    expect(text('referee').slice(-4)).toEqual(['', 'Votes', 'Ann: Ann', 'Zoe: Bob'])
    expect(text('public').at(-1)).toBe('  Three')
    script.apply(by.time(74))
    expect(text('public')[0]).toBe('Limerick Contest of Ann and Bob: the votes are being counted')
    script.apply(by.rule(75, 0, 'Zoe'))
    expect(text('public')[0]).toBe('Limerick Contest of Ann and Bob: over')
    expect(text('public').slice(-4)).toEqual(['', 'The votes: Ann 1, Bob 2.', '', 'Bob won.'])
    script.apply(by.praise(99, 'Zoe', 1, 'Ha!'))
    const praise = ['', 'Zoe praises the limerick of Bob:', '  Ha!', '', 'Bob won.']
    expect(text('public').slice(-6)).toEqual(['The votes: Ann 1, Bob 2.', ...praise])
    const dice = new Script().apply(by.time(72))
    expect(limerickContest.render(limerickContest.view(dice.state, 'public'))).toContain(
      'the dice choose the winner',
    )
    const none = new Script().apply(by.leave(1, 'Ann', 'Bob'))
    expect(limerickContest.render(limerickContest.view(none.state, 'public'))).toMatch(
      /Nobody won\.$/,
    )
  })
})
