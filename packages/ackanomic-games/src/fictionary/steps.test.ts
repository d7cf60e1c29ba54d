import { createMatch, days } from '@ackanomic/core'
import { wordDictionary } from '@ackanomic/core/dictionary'
import { describe, expect, test } from 'vitest'
import { fictionary } from './game.js'
import { Script } from './script.test-support.js'
import { DEFAULT_DEFINITION } from './words.js'

describe('step 1', () => {
  test('publishes the word, not its definition [1250.10/1a] [1250.10/1d] [1250.10/1f]', () => {
    const script = new Script().word('quoin', 'A corner.')
    expect(script.publicEvents).toEqual([{ type: 'word', brainiac: 0, word: 'quoin' }])
    expect(script.events[0]).toMatchObject({
      to: 0,
      event: { type: 'noted', definition: 'A corner.' },
    })
    expect(script.stage).toBe('definitions')
    for (const viewer of [1, 4, 'public', 'referee', { person: 'Bob' }] as const) {
      const view = script.view(viewer)
      expect(view.shared.word).toBe('quoin')
      expect(JSON.stringify(view)).not.toContain('A corner.')
    }
    expect(JSON.stringify(script.view(0))).toContain('A corner.')
  })

  test.each(['', 'a\nb', '-ing', 'ing-', 'a\u0000b', 'x'.repeat(101), 'a = b', '\ud800', ' ing'])(
    'refuses %j as a word [1250.10/1a]',
    (word) => {
      const move = { type: 'word', word, definition: 'x' }
      expect(new Script().refuses('Ann', move).code).toBe('invalidEntry')
    },
  )

  test.each(['’tween', "'hood", '.22', 'A.D.', 'and/or', 'mot juste', '3-D'])(
    'accepts %j as a word [1250.10/1a]',
    (word) => {
      expect(new Script().word(word).state.shared.word).toBe(word)
    },
  )

  test('needs a definition with the word [1250.10/1d]', () => {
    const script = new Script()
    for (const definition of ['', ' \n', undefined, 7]) {
      expect(script.refuses('Ann', { type: 'word', word: 'ing', definition }).code).toBe(
        'invalidEntry',
      )
    }
    expect(script.stage).toBe('word')
  })

  test('takes “ing” by default, at the cost of a Gamepoint [1250.10/1g] [1250.10/IV.3(2)]', () => {
    const script = new Script().advance(days(3) - 1)
    expect(script.stage).toBe('word')
    script.advance(1)
    expect(script.state.shared.word).toBe('ing')
    expect(script.state.secret[0]?.definition).toBe(DEFAULT_DEFINITION)
    expect(DEFAULT_DEFINITION).toBe('A pasture or meadow; generally one lying low, near a river.')
    expect(script.scores).toEqual([-1, 0, 0, 0, 0])
    expect(script.publicEvents[0]).toEqual({ type: 'default', step: 1, seat: 0, bot: false })
    script.round({ Bob: 'Ann', Cyd: 'Ann', Dov: 'Ann', Eve: 'Bob' })
    expect(script.scores).toEqual([-1, 3, 2, 2, 0])
    expect(script.state.shared.last?.definition).toBe(DEFAULT_DEFINITION)
  })
})

test('step 1 ends once the word is posted [1250.10/1f]', () => {
  const define = { type: 'define', definition: 'x' }
  const script = new Script({ options: { lookup: 'word' } }).advance(days(1)).word()
  expect([script.stage, script.due()]).toEqual(['word', 2])
  expect(script.refuses('Bob', define)).toMatchObject({
    code: 'beingLookedUp',
    details: { word: 'quoin' },
  })
  script.rules('word', true)
  expect(script.clauses('word')).toEqual(['1250.10/1f'])
  expect([script.stage, script.due()]).toEqual(['definitions', 3])
  const again = { type: 'word', word: 'ing', definition: 'x' }
  expect(script.refuses('Ann', again)).toMatchObject({ code: 'wrongStep', details: { step: 2 } })
  script.define({ Bob: 'x' })
  expect(script.state.secret[1]?.definition).toBe('x')
})

describe('step 1 with look-ups', () => {
  const options = { lookup: 'both' }

  test('asks the dictionaries while the word waits [1250.10/1a] [1250.10/1b]', () => {
    const script = new Script({ options }).word('quoin', 'A corner.')
    expect(script.publicEvents).toEqual([{ type: 'lookup', brainiac: 0, word: 'quoin' }])
    expect(script.state.shared.word).toBeNull()
    expect(script.state.openPrompts).toMatchObject([
      { name: 'word', to: 'host', question: { word: 'quoin', dictionary: 'official' } },
      { name: 'definition', to: 'host', details: { word: 'quoin', definition: 'A corner.' } },
    ])
    const again = { type: 'word', word: 'ing', definition: 'x' }
    expect(script.refuses('Ann', again).code).toBe('beingLookedUp')
    script.rules('definition', 'yes')
    expect(script.stage).toBe('word')
    script.rules('word', true)
    expect([script.stage, script.state.shared.word]).toEqual(['definitions', 'quoin'])
  })

  test('rejects a word outside the Official Dictionary [1250.10/1a]', () => {
    const script = new Script({ options }).word('qqq').advance(days(1)).rules('word', false)
    expect(script.publicEvents).toEqual([{ type: 'unfit', word: 'qqq', why: 'no word' }])
    expect(script.state.openPrompts).toEqual([])
    expect([script.stage, script.due()]).toEqual(['word', 2])
    expect(script.state.secret[0]?.definition).toBeNull()
    expect(script.scores[0]).toBe(0)
    script.word('quoin').rules('word', true).rules('definition', 'yes')
    expect(script.state.shared.word).toBe('quoin')
  })

  test('checks only the word without a dictionary of definitions [1250.10/1a]', () => {
    const script = new Script({ options: { lookup: 'word' } }).word('quoin')
    expect(script.state.openPrompts.map(({ name }) => name)).toEqual(['word'])
    expect(script.rules('word', true).state.shared.word).toBe('quoin')
    const none = new Script({ options: { lookup: 'word' } }).word('qqq').rules('word', false)
    expect([none.stage, none.state.shared.word]).toEqual(['word', null])
  })

  test.each([
    ['quoin', ['quoin'], 'definitions', 'quoin'],
    ['qqq', ['quoin'], 'word', null],
    ['qqq', null, 'definitions', 'qqq'],
  ])('looks up %s if a dictionary is given: %j [1250.10/1a]', (word, list, stage, posted) => {
    const players = ['Ann', 'Bob', 'Cyd', 'Dov', 'Eve']
    const dictionaries = list === null ? {} : { official: wordDictionary(list) }
    const match = createMatch(fictionary, { players, census: { activePlayers: 9 }, dictionaries })
    const brainiac = players[match.value.state.shared.brainiac ?? -1] ?? ''
    const played = match.play(brainiac, { type: 'word', word, definition: 'A corner.' })
    expect(played.ok).toBe(true)
    expect(match.value.state.shared).toMatchObject({ stage, word: posted, sought: null })
    expect(match.value.state.openPrompts).toEqual([])
  })

  test('rejects an unprinted definition [1250.10/1b] [1250.10/1e]', () => {
    const script = new Script({ options }).word('quoin', 'n. A corner.').rules('word', true)
    script.rules('definition', 'no')
    expect(script.publicEvents).toEqual([{ type: 'unfit', word: 'quoin', why: 'no definition' }])
    expect(script.clauses('unfit')).toEqual(['1250.10/1b'])
    expect(script.stage).toBe('word')
  })

  test('waits for the dictionary’s answer about a word sent in time [1250.10/IV.3(2)]', () => {
    const fit = new Script({ options }).word('quoin').advance(days(5))
    expect(fit.stage).toBe('word')
    fit.rules('word', true).rules('definition', 'yes')
    expect([fit.state.shared.word, fit.scores[0]]).toEqual(['quoin', 0])
    const unfit = new Script({ options }).word('qqq').advance(days(5)).rules('word', false)
    expect([unfit.state.shared.word, unfit.scores[0]]).toEqual(['ing', -1])
  })
})

describe('step 2', () => {
  test('sends each definition only to the Brainiac [1250.10/2a]', () => {
    const script = new Script().word().define({ Bob: 'a harp' })
    expect(script.events.map(({ to }) => to)).toEqual([1, 0])
    for (const viewer of [2, 'public', 'referee', { person: 'Cyd' }] as const) {
      expect(JSON.stringify(script.view(viewer))).not.toContain('a harp')
    }
    for (const viewer of [0, 1]) {
      expect(JSON.stringify(script.view(viewer))).toContain('a harp')
    }
  })

  test('takes one definition from each Bluffer [1250.10/2a]', () => {
    const script = new Script().word().define({ Bob: 'a harp' })
    const move = { type: 'define', definition: 'a lyre' }
    expect(script.refuses('Bob', move)).toMatchObject({
      code: 'alreadyDefined',
      clause: '1250.10/2a',
    })
    const last = new Script({ options: { revisions: 'last' } }).word()
    last.define({ Bob: 'a harp' }).define({ Bob: 'a lyre' })
    expect(last.state.secret[1]?.definition).toBe('a lyre')
  })

  test('takes none from the Brainiac [1250.10/2d]', () => {
    const move = { type: 'define', definition: 'x' }
    expect(new Script().word().refuses('Ann', move).code).toBe('brainiacSendsNone')
  })

  test('ends when all Bluffers have sent a definition [1250.10/2c]', () => {
    const script = new Script().word().define({ Bob: 'b', Cyd: 'c', Dov: 'd' })
    expect(script.stage).toBe('definitions')
    script.define({ Eve: 'e' })
    expect(script.stage).toBe('report')
    expect(script.publicEvents).toEqual([{ type: 'comparison', brainiac: 0, word: 'quoin' }])
  })

  test('also ends after three days, with missing definitions empty [1250.10/2b] [1250.10/2c] [1250.10/IV.3(2)]', () => {
    const script = new Script().word().define({ Bob: 'b', Dov: 'd' }).advance(days(3))
    expect(script.stage).toBe('report')
    expect(script.state.secret.map(({ definition }) => definition)).toEqual([
      'A corner.',
      'b',
      '',
      'd',
      '',
    ])
    // Before the scoring, only the Brainiac learns the author of an empty definition.
    expect(script.scores).toEqual([0, 0, 0, 0, 0])
    expect(script.publicEvents.map(({ type }) => type)).toEqual(['comparison'])
    const late = script.events.filter(({ event }) => event.type === 'default').map(({ to }) => to)
    expect(late).toEqual([2, 0, 4, 0])
    script.report().list('Ann', 'Cyd', 'Eve', 'Bob', 'Dov')
    expect(script.state.shared.list).toEqual(['A corner.', '', '', 'b', 'd'])
    script.votes({ Bob: 'Cyd', Cyd: 'Cyd', Dov: 'Cyd', Eve: 'Cyd' }).score()
    expect(script.scores).toEqual([2, 0, 2, 0, -1])
    expect(script.state.shared.last?.defaults).toEqual([
      { step: 2, seat: 2, bot: false },
      { step: 2, seat: 4, bot: false },
    ])
  })
})

test('defaults of a round follow the order of its steps [1250.10/IV.3(2)]', () => {
  const script = new Script().word().define({ Bob: 'b', Dov: 'd' }).advance(days(3))
  script.report().list('Ann', 'Bob', 'Cyd', 'Dov', 'Eve')
  script.votes({ Cyd: 'Bob', Dov: 'Bob', Eve: 'Bob' }).advance(days(3)).score()
  expect(script.state.shared.last?.defaults).toEqual([
    { step: 2, seat: 2, bot: false },
    { step: 2, seat: 4, bot: false },
    { step: 4, seat: 1, bot: false },
  ])
})

describe('step 3', () => {
  const compared = (): Script => new Script().word().defineAll()

  test('belongs to the Brainiac [1250.10/3]', () => {
    const script = compared()
    expect(script.refuses('Bob', { type: 'report', similar: [] }).code).toBe('notBrainiac')
    for (const similar of [[0], [5], [1, 7]]) {
      expect(script.refuses('Ann', { type: 'report', similar })).toMatchObject({
        code: 'noSuchBluffers',
        details: { bluffers: ['Bob', 'Cyd', 'Dov', 'Eve'] },
      })
    }
    expect(script.refuses('Ann', { type: 'report', similar: [1, 1] }).code).toBe('invalidEntry')
  })

  test('depends on how many Bluffers knew the word [1250.10/3]', () => {
    const cases = [[], ['Cyd'], ['Cyd', 'Eve'], ['Bob', 'Cyd', 'Dov', 'Eve']].map((knew) => {
      const script = compared().report(...knew)
      return [script.stage, script.state.shared.correct, script.state.shared.last?.case ?? null]
    })
    expect(cases).toEqual([
      ['list', null, null],
      ['list', 2, null],
      ['word', null, '3a'],
      ['word', null, '3a'],
    ])
  })

  test('never counts an empty definition as similar [1250.10/2b] [1250.10/3]', () => {
    const script = new Script().word().define({ Bob: '', Cyd: 'c', Dov: 'd' }).advance(days(3))
    for (const similar of [[1], [2, 4]]) {
      expect(script.refuses('Ann', { type: 'report', similar }).code).toBe('emptyDefinition')
    }
    expect(script.report('Cyd').state.shared.correct).toBe(2)
  })

  test('gives 3 Gamepoints each to two or more players who knew the word, and ends the round [1250.10/3a(1)] [1250.10/3a(2)] [1250.10/3a(3)]', () => {
    const script = compared().report('Eve', 'Bob')
    expect(script.scores).toEqual([0, 3, 0, 0, 3])
    expect(script.publicEvents[0]).toEqual({
      type: 'report',
      case: '3a',
      brainiac: 0,
      similar: [1, 4],
    })
    expect(script.clauses('report')).toEqual(['1250.10/3a(3)'])
    expect([script.stage, script.brainiac, script.state.shared.round]).toEqual(['word', 'Bob', 2])
    expect(script.state.shared.last).toMatchObject({
      case: '3a',
      definition: 'A corner.',
      list: [],
    })
    expect(script.state.shared.list).toEqual([])
  })

  test('gives 4 Gamepoints to a single player who knew the word, and the others vote [1250.10/3b(1)] [1250.10/3b(2)] [1250.10/3b(3)] [1250.10/3b(4)]', () => {
    const script = compared().report('Cyd')
    expect(script.publicEvents).toEqual([{ type: 'report', case: '3b', brainiac: 0, similar: [2] }])
    expect(script.scores).toEqual([0, 0, 4, 0, 0])
    expect(script.state.openPrompts).toMatchObject([
      { question: { kind: 'shuffle', of: 4 }, details: { of: [1, 3, 4, 0] } },
    ])
    script.list('Eve', 'Ann', 'Bob', 'Dov')
    expect(script.state.shared.list).toEqual(['eve', 'A corner.', 'bob', 'dov'])
    expect(script.refuses('Cyd', { type: 'vote', number: 2 }).code).toBe('noVote')
    script.votes({ Bob: 'Dov', Dov: 'Dov', Eve: 'Dov' })
    expect(script.stage).toBe('scoring')
    script.score()
    expect(script.scores).toEqual([2, 0, 4, 2, 0])
    expect(script.state.shared.last).toMatchObject({ case: '3b', similar: [2] })
  })

  test('does not charge a player who knew the word for not voting [1250.10/3b(4)]', () => {
    const script = compared().report('Cyd').list('Ann', 'Bob', 'Dov', 'Eve').advance(days(3))
    expect(script.state.shared.votes).toEqual([null, 'sheep', null, 'sheep', 'sheep'])
    expect(script.scores).toEqual([0, -1, 4, -1, -1])
  })

  test('shuffles all definitions if nobody knew the word [1250.10/3c(1)]', () => {
    const script = compared().report()
    expect(script.state.openPrompts).toMatchObject([
      {
        name: 'list',
        to: 0,
        question: { kind: 'shuffle', of: 5 },
        details: { of: [1, 2, 3, 4, 0] },
      },
    ])
    expect(script.refuses('Ann', { type: 'report', similar: [] }).code).toBe('alreadyReported')
    script.rules('list', [2, 4, 0, 3, 1])
    expect(script.state.shared.list).toEqual(['dov', 'A corner.', 'bob', 'eve', 'cyd'])
  })

  test('leaves the shuffling to the Brainiac, in secret [1250.10/3c(1)]', () => {
    const script = compared().report()
    const [asked] = script.state.openPrompts
    const entry = { kind: 'answer', at: script.at, prompt: asked?.id, answer: [0, 1, 2, 3, 4] }
    expect(script.errorOf({ ...entry, by: 'Bob' }).code).toBe('noSuchPrompt')
    expect(script.errorOf({ ...entry, by: null }).code).toBe('notAsked')
    expect(script.errorOf({ ...entry, by: 'Ann', answer: [0, 0, 1, 2, 3] }).code).toBe('badAnswer')
  })

  test('posts the list without names, and ends [1250.10/3c(2)] [1250.10/3c(3)]', () => {
    const script = new Script().word('quoin', 'actual')
    script
      .define({ Bob: 'un bote', Cyd: 'dos botes', Dov: 'tres botes', Eve: 'dos botes' })
      .report()
    script.list('Dov', 'Cyd', 'Ann', 'Eve', 'Bob')
    const list = ['tres botes', 'dos botes', 'actual', 'dos botes', 'un bote']
    expect(script.publicEvents).toEqual([{ type: 'list', word: 'quoin', list }])
    expect(script.stage).toBe('votes')
    const { shared, ...rest } = script.view('public')
    expect(shared.list).toEqual(list)
    expect(JSON.stringify(rest)).not.toMatch(/bote|actual/)
    for (const seat of [1, 2, 3, 4]) {
      const view = script.view(seat)
      const order = 'known' in view ? view.known.map((secret) => secret?.order ?? null) : []
      expect(order).toEqual([null, null, null, null, null])
    }
  })

  test('costs the Brainiac 4 Gamepoints by default, and 1 for being late [1250.10/3d(1)] [1250.10/IV.3(2)]', () => {
    const script = compared().advance(days(3))
    expect(script.scores).toEqual([-5, 0, 0, 0, 0])
    const mild = new Script({ options: { step3Penalty: 4 } }).word().defineAll().advance(days(3))
    expect(mild.scores).toEqual([-4, 0, 0, 0, 0])
  })

  test('scores nothing else by default, and the next round begins [1250.10/3d(2)]', () => {
    const script = new Script().advance(days(3)).define({ Bob: 'b' }).advance(days(3))
    script.report('Bob')
    expect(script.scores).toEqual([-1, 4, 0, 0, 0])
    script.advance(days(3))
    expect(script.state.openPrompts).toEqual([])
    expect(script.scores).toEqual([-6, 0, -1, -1, -1])
    expect(script.state.shared.last).toMatchObject({ case: '3d', similar: [], list: [] })
    expect([script.stage, script.brainiac, script.due()]).toEqual(['word', 'Bob', 3])
    expect(script.state.shared.turns).toEqual([1, 0, 0, 0, 0])
  })
})
