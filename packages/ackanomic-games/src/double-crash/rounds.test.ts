import { days, hours } from '@ackanomic/core'
import { describe, expect, test } from 'vitest'
import { START } from '../game-script.test-support.js'
import { doubleCrash } from './game.js'
import { Script, salvo } from './script.test-support.js'

const SIX = {
  type: 'salvo',
  words: ['HEART', 'SPADE', 'STAFF', 'CHAFF', 'SWORD', 'WORDY'],
} as const

describe('the start', () => {
  test.each([
    [['Ann'], 'tooFewPlayers'],
    [['Ann', 'Bob', 'Cyd'], 'tooManyPlayers'],
  ])('refuses %j instead of two players [1250.12/II]', (players, code) => {
    const start = doubleCrash.setup({ players, referees: [], startedAt: START })
    expect(start.ok ? '' : start.error.code).toBe(code)
  })

  test('has no referee [1250.12/III]', () => {
    const roster = { players: ['Ann', 'Bob'], referees: ['Dee'], startedAt: START }
    const refereed = doubleCrash.setup(roster)
    expect(refereed.ok ? '' : refereed.error.code).toBe('wrongReferees')
    const twice = doubleCrash.setup({ ...roster, referees: [], players: ['Ann', 'Ann'] })
    expect(twice.ok).toBe(false)
    expect(new Script().transcript).toEqual([
      'public: Round 1 begins: each player chooses a Target Word and posts a Salvo of 6 words.',
    ])
    expect(new Script().due('round')).toBe(3)
  })

  test('needs the Official Dictionary, which the host opens [1250.12/I]', () => {
    expect(doubleCrash.description.equipment).toEqual(['Official Dictionary'])
    const script = new Script({ targets: 'check' }).plays('Ann', 'target heart')
    expect(script.state.openPrompts).toMatchObject([
      { to: 'host', question: { kind: 'word', word: 'HEART', dictionary: 'official' } },
    ])
  })

  test('follows the rule as written by default', () => {
    expect(new Script().state.options).toEqual({
      revisions: 'first',
      salvoWords: 'any',
      targets: 'trust',
      discovery: 'claim',
    })
  })
})

describe('round 1', () => {
  test('takes a five-letter Target Word from each player, in either case [1250.12/R1(1)]', () => {
    const script = new Script().plays('Ann', { type: 'target', word: 'heart' })
    expect(script.state.secret[0]?.target).toBe('HEART')
    for (const word of ['FOUR', 'SIXSIX']) {
      const refused = script.refuses('Bob', { type: 'target', word })
      expect(refused).toMatchObject({ code: 'targetLength', clause: '1250.12/R1(1)' })
    }
    const numbers = { type: 'target', word: 'A1B2C' } as const
    expect(script.refuses('Bob', numbers).code).toBe('invalidEntry')
  })

  test('hides the Target Word, and whether one is chosen [1250.12/R1(2)]', () => {
    const before = new Script()
    const after = new Script().plays('Ann', 'target HEART')
    expect(after.transcript).toEqual(['seat 0: The Target Word of Ann is HEART.'])
    for (const viewer of [1, 'public', 'referee', { person: 'Bob' }] as const) {
      expect(after.view(viewer)).toEqual(before.view(viewer))
      expect(doubleCrash.pendingActions(after.state, viewer, 'all')).toEqual(
        doubleCrash.pendingActions(before.state, viewer, 'all'),
      )
    }
    const view = after.view(0)
    expect(view.role === 'seat' && view.mine.target).toBe('HEART')
  })

  test('leaves the Target Word secret in later rounds [1250.12/R1(2)]', () => {
    const script = new Script().reach(9)
    expect(JSON.stringify(script.view(1))).not.toContain('HEART')
    expect(JSON.stringify(script.view('public'))).not.toMatch(/HEART|SWORD/)
  })

  test('takes a Salvo of 6 words from each player, public at once [1250.12/R1(3), 1250.12/IV.salvo(1)]', () => {
    const script = new Script().plays('Bob', SIX)
    expect(script.transcript).toEqual([
      'public: Bob’s Salvo of round 1:\n1) HEART\n2) SPADE\n3) STAFF\n4) CHAFF\n5) SWORD\n6) WORDY',
    ])
    const view = script.view(0)
    expect(view.shared.exchanges[0]?.salvos).toEqual([null, SIX.words])
  })

  test.each([0, 1, 5, 7, 20])(
    'refuses a Salvo of %i words [1250.12/IV.salvo(1), 1250.12/R1(3)]',
    (size) => {
      const words = Array.from({ length: size }, () => 'HEART')
      const refused = new Script().refuses('Ann', { type: 'salvo', words })
      expect(refused.code).toBe(size === 0 ? 'invalidEntry' : 'wrongSize')
    },
  )

  test('takes only words of five letters [1250.12/IV.salvo(2)]', () => {
    const script = new Script()
    const words = ['FOUR', ...SIX.words.slice(0, 4), 'SIXSIX']
    expect(script.refuses('Ann', { type: 'salvo', words })).toMatchObject({
      code: 'wordLength',
      details: { words: ['FOUR', 'SIXSIX'] },
    })
    expect(script.plays('Ann', SIX).round).toBe(1)
  })

  test('takes any five letters, even twice (DC-2, DC-3)', () => {
    const words = ['QXZJK', 'QXZJK', 'AAAAA', 'BBBBB', 'QXZJK', 'HEART']
    const script = new Script().plays('Ann', { type: 'salvo', words })
    expect(script.state.shared.exchanges[0]?.salvos[0]).toEqual(words)
    expect(script.state.openPrompts).toEqual([])
  })

  test('needs a Target Word and a Salvo from each player, in any order or at once (DC-5) [1250.12/R1(1), 1250.12/R1(3)]', () => {
    const script = new Script().plays('Ann', SIX).plays('Bob', 'target SWORD')
    expect(script.plays('Ann', 'target HEART').round).toBe(1)
    expect(script.plays('Bob', SIX).round).toBe(2)
    const { words } = SIX
    const openings = new Script()
      .plays('Ann', { type: 'opening', target: 'HEART', words })
      .plays('Bob', { type: 'opening', target: 'SWORD', words })
    expect(openings.round).toBe(2)
    expect(openings.state.secret).toMatchObject([{ target: 'HEART' }, { target: 'SWORD' }])
  })

  test('takes both if they come together, or neither', () => {
    const { words } = SIX
    const script = new Script()
    const short = { type: 'opening', target: 'HEART', words: words.slice(1) } as const
    expect(script.refuses('Ann', short).code).toBe('wrongSize')
    expect(script.refuses('Ann', { type: 'opening', target: 'FOUR', words }).code).toBe(
      'targetLength',
    )
    script.plays('Ann', SIX)
    const again = { type: 'opening', target: 'HEART', words } as const
    expect(script.refuses('Ann', again).code).toBe('salvoPosted')
  })

  test('keeps the first Target Word and the first Salvo (GEN-4)', () => {
    const script = new Script().plays('Ann', SIX).plays('Ann', 'target HEART')
    expect(script.refuses('Ann', SIX).code).toBe('salvoPosted')
    expect(script.refuses('Ann', 'target SPADE').message).toBe(
      'You have already chosen HEART, and the first choice stands.',
    )
  })

  test('takes an improper Target Word as an error to discover (DC-6)', () => {
    const script = new Script().plays('Ann', 'target QXZJK')
    expect(script.state.secret[0]?.target).toBe('QXZJK')
    expect(script.state.openPrompts).toEqual([])
  })
})

describe('Replies', () => {
  test('repeat the Salvo with a number after each word [1250.12/IV.reply(1), 1250.12/R2]', () => {
    const script = new Script().chosen().plays('Ann', SIX).plays('Bob', SIX)
    expect(script.transcript.at(-1)).toBe(
      'public: Round 2 begins: each player replies to the other player’s Salvo of 6 words.',
    )
    script.replies('Bob')
    expect(script.transcript).toEqual([
      'public: Bob’s Reply of round 2:\n1) HEART  1\n2) SPADE  1\n3) STAFF  1\n4) CHAFF  0\n5) SWORD  5\n6) WORDY  0',
    ])
    expect(script.state.shared.exchanges[0]?.replies).toEqual([null, [1, 1, 1, 0, 5, 0]])
  })

  test('are refused unless they repeat the Salvo (DC-4) [1250.12/IV.reply(1)]', () => {
    const script = new Script().chosen().plays('Ann', SIX).plays('Bob', salvo(6))
    const lines = SIX.words.map((word) => ({ word, crashes: 0 }))
    const [first, second, ...rest] = lines
    const swapped = [second, first, ...rest].flatMap((line) => (line === undefined ? [] : [line]))
    for (const wrong of [lines.slice(1), [...lines, { word: 'HEART', crashes: 1 }], swapped]) {
      expect(script.refuses('Bob', { type: 'reply', lines: wrong }).code).toBe('notTheSalvo')
    }
    // A player replies to the other player's Salvo, not to their own.
    expect(script.refuses('Ann', { type: 'reply', lines }).code).toBe('notTheSalvo')
    expect(script.plays('Bob', { type: 'reply', lines }).round).toBe(2)
  })

  test('have numbers from 0 to 5 (DC-1) [1250.12/IV.reply(3)]', () => {
    const script = new Script().reach(2)
    for (const crashes of [-1, 6, 1.5]) {
      const wrong = script.reply('Ann', { 3: crashes })
      expect(script.refuses('Ann', wrong).code).toBe('invalidEntry')
    }
    script.plays('Ann', script.reply('Ann', { 1: 0, 2: 5 }))
    expect(script.state.shared.exchanges[0]?.replies[0]).toEqual([0, 5, 0, 0, 0, 0])
  })

  test('give the crashes with the replying player’s Target Word [1250.12/IV.reply(2)]', () => {
    const script = new Script().chosen('CHAFF', 'WORDY').plays('Ann', SIX).plays('Bob', SIX)
    script.replies('Ann').replies('Bob')
    expect(script.state.shared.exchanges[0]?.replies).toEqual([
      [1, 1, 3, 5, 0, 0],
      [0, 1, 0, 0, 0, 5],
    ])
    expect(script.state.shared.targets).toEqual(['CHAFF', 'WORDY'])
  })

  test('are given once (GEN-4)', () => {
    const script = new Script().reach(2).replies('Ann')
    expect(script.refuses('Ann', script.reply('Ann')).code).toBe('replyPosted')
  })
})

describe('the rounds', () => {
  test.each<[string, number, 'salvo' | 'reply', number]>([
    ['round 1 asks for Salvos of 6 [1250.12/R1(3)]', 1, 'salvo', 6],
    ['round 2 asks for Replies to Salvos of 6 [1250.12/R2]', 2, 'reply', 6],
    ['round 3 asks for Salvos of 5 [1250.12/R3]', 3, 'salvo', 5],
    ['round 4 asks for Replies to Salvos of 5 [1250.12/R4]', 4, 'reply', 5],
    ['round 5 asks for Salvos of 4 [1250.12/R5]', 5, 'salvo', 4],
    ['round 6 asks for Replies to Salvos of 4 [1250.12/R6]', 6, 'reply', 4],
    ['round 7 asks for Salvos of 3 [1250.12/R7]', 7, 'salvo', 3],
    ['round 8 asks for Replies to Salvos of 3 [1250.12/R8]', 8, 'reply', 3],
    ['round 9 asks for Salvos of 3 [1250.12/R9+]', 9, 'salvo', 3],
    ['round 10 asks for Replies to Salvos of 3 [1250.12/R9+]', 10, 'reply', 3],
    ['round 11 asks for Salvos of 3 [1250.12/R9+]', 11, 'salvo', 3],
    ['round 16 asks for Replies to Salvos of 3 [1250.12/R9+]', 16, 'reply', 3],
  ])('%s', (title, round, what, size) => {
    const clause = /\[(.*)\]/.exec(title)?.[1]
    const script = new Script().reach(round)
    const wanted = doubleCrash
      .pendingActions(script.state, 0, 'all')
      .filter(({ need }) => need === 'required')
    expect(wanted.map(({ action: move, actor }) => `${move} ${actor}`)).toEqual(
      round === 1 ? ['salvo 0', 'salvo 1'] : [`${what} 0`, `${what} 1`],
    )
    if (round > 1) {
      const event = script.events.at(-1)
      expect(event).toMatchObject({
        clause,
        event: { type: 'round', round, size },
      })
    }
    if (what === 'salvo') {
      expect(script.refuses('Ann', salvo(size - 1)).code).toBe('wrongSize')
      expect(script.refuses('Ann', salvo(size === 6 ? 5 : size + 1)).code).toBe('wrongSize')
      const reply = { type: 'reply', lines: [{ word: 'HEART', crashes: 0 }] } as const
      expect(script.refuses('Ann', reply).code).toBe('replyNotDue')
      script.salvos()
    } else {
      expect(script.refuses('Ann', salvo(size)).code).toBe('salvoNotDue')
      script.replies('Bob').replies('Ann')
    }
    expect(script.round).toBe(round + 1)
  })

  test('take a Target Word only in round 1 [1250.12/R1(1)]', () => {
    const script = new Script({ revisions: 'last' }).reach(2)
    expect(script.refuses('Ann', 'target SPADE').code).toBe('targetTooLate')
  })

  test('begin when the round before ends, and last three days each [1250.12/IV.time(5), 1250.12/IV.time(1)]', () => {
    const script = new Script().chosen().wait(days(2)).plays('Ann', salvo(6))
    script.wait(hours(10))
    expect(script.due('round')).toBeCloseTo(14 / 24)
    script.plays('Bob', salvo(6))
    expect(script.round).toBe(2)
    expect(script.due('round')).toBe(3)
    script
      .wait(days(3) - 1)
      .replies('Ann')
      .replies('Bob')
    expect(script.round).toBe(3)
    expect(script.due('round')).toBe(3)
  })

  test('continue until a Reply reports five crashes [1250.12/IV.end(1)]', () => {
    const script = new Script().chosen().salvos({ 1: 'SWORE' }).replies('Ann').replies('Bob')
    expect(script.state.shared.exchanges[0]?.replies[1]?.[0]).toBe(4)
    expect([script.round, script.tentative]).toEqual([3, null])
    expect(script.until(41).tentative).toBeNull()
  })
})

describe('a round that runs out of time', () => {
  test('ends after three days to the millisecond [1250.12/IV.time(1)]', () => {
    const script = new Script()
      .chosen()
      .plays('Ann', salvo(6))
      .wait(days(3) - 1)
    expect(script.plays('Bob', salvo(6)).round).toBe(2)
    const late = new Script().chosen().plays('Ann', salvo(6)).wait(days(3))
    expect(late.refuses('Bob', salvo(6)).code).toBe('tooLate')
  })

  test.each([
    ['the Target Word', (script: Script) => script.salvos().plays('Ann', 'target HEART')],
    ['the Salvo', (script: Script) => script.chosen().plays('Ann', salvo(6))],
    ['the Reply', (script: Script) => script.reach(2).replies('Ann')],
    ['a later Salvo', (script: Script) => script.reach(3).plays('Ann', salvo(5))],
  ])('is lost by the player who owes %s (DC-15) [1250.12/IV.time(2)]', (_, play) => {
    const script = play(new Script()).advance(days(3))
    expect(script.winners).toEqual(['Ann'])
    expect(script.transcript[0]).toMatch(
      /^public: Round \d is over, and Bob did not do all that it asked/,
    )
    expect(script.events[0]?.clause).toBe('1250.12/IV.time(2)')
  })

  test('is won by the challenged player of a Duel when both fail [1250.12/IV.time(3)]', () => {
    for (const challenged of ['Ann', 'Bob']) {
      const script = new Script({}, { duel: { challenged } }).advance(days(3))
      expect(script.winners).toEqual([challenged])
    }
    const half = new Script({}, { duel: { challenged: 'Bob' } }).plays('Ann', salvo(6))
    expect(half.plays('Bob', 'target HEART').advance(days(4)).winners).toEqual(['Bob'])
    expect(half.state.outcome?.at).toBe(START + days(3))
  })

  test('has no winner when both fail, and ends the game [1250.12/IV.time(4)]', () => {
    const script = new Script().reach(4).advance(days(3))
    expect(script.state.outcome).toMatchObject({ winners: [], ranking: [], awards: [] })
    expect(script.state.shared.failed).toEqual([0, 1])
    expect(script.refuses('Ann', salvo(4)).code).toBe('gameOver')
  })

  test('is won in a Duel by the player who did not fail [1250.12/IV.time(2)]', () => {
    const script = new Script({}, { duel: { challenged: 'Bob' } }).chosen()
    expect(script.plays('Ann', salvo(6)).advance(days(3)).winners).toEqual(['Ann'])
  })

  test('is lost by a player who owes a Reply, even after a hit (DC-12) [1250.12/IV.end(5), 1250.12/IV.time(2)]', () => {
    const script = new Script().chosen().salvos({ 1: 'SWORD' }).replies('Bob')
    expect([script.tentative, script.state.shared.targets]).toEqual([null, null])
    expect(script.advance(days(3)).winners).toEqual(['Bob'])
  })
})

describe('later Salvos in a round (GEN-4)', () => {
  const options = { revisions: 'last' }

  test('replace earlier ones, and count from the later time', () => {
    const script = new Script(options).chosen().plays('Ann', salvo(6))
    script.plays('Ann', salvo(6, { 1: 'SWORD' }))
    expect(script.state.shared.exchanges[0]).toMatchObject({
      salvos: [['SWORD', 'XXXXX', 'JJJJJ', 'VVVVV', 'KKKKK', 'ZZZZZ'], null],
      order: [0],
    })
    script
      .plays('Bob', salvo(6, { 1: 'HEART' }))
      .replies('Ann')
      .replies('Bob')
    expect(script.tentative).toBe('Ann: first')
  })

  test('lose the precedence of those they replace', () => {
    // Bob still owes the Target Word, so round 1 is open after both Salvos.
    const script = new Script(options).plays('Ann', 'target HEART').salvos({ 1: 'SWORD' })
    const { shared } = script
      .plays('Bob', salvo(6, { 1: 'HEART' }))
      .plays('Ann', salvo(6, { 1: 'SWORD' })).state
    expect(shared.exchanges[0]?.order).toEqual([1, 0])
    script.plays('Bob', 'target SWORD').replies('Ann').replies('Bob')
    expect(script.tentative).toBe('Bob: first')
  })

  test('follow the same rule as Target Words and Replies', () => {
    const script = new Script(options).plays('Ann', 'target SPADE').chosen().salvos()
    expect(script.state.secret[0]?.target).toBe('HEART')
    script.replies('Ann', { 2: 3 }).replies('Ann').replies('Bob')
    expect(script.state.shared.exchanges[0]?.replies[0]).toEqual([0, 0, 0, 0, 0, 0])
  })
})
