import { days } from '@ackanomic/core'
import { describe, expect, test } from 'vitest'
import { spades } from './game.js'
import { Script } from './script.test-support.js'

const HANDS = ['2H AS', 'KH AD', 'QH KD', 'JH QD']

const shown = (script: Script, viewer: Parameters<typeof spades.view>[1]): string =>
  spades.render(script.view(viewer))

describe('the table as text', () => {
  test('describes the state before the draw', () => {
    expect(shown(new Script({ order: null }), 'public')).toBe(
      'Spades: the referee draws the playing order\n\nPlayers: Ann, Bob, Cyd, Dov',
    )
  })

  test('shows the bidding to a seat', () => {
    const script = new Script({ order: [1, 0, 3, 2], hands: HANDS }).bids(0)
    expect(shown(script, 0)).toBe(
      [
        'Spades, round 1: Ann is to bid',
        '',
        'Bob and Dov: 0 (0 sandbags)',
        'Ann and Cyd: 0 (0 sandbags)',
        '',
        '  1 Bob        bid nil',
        '> 2 Ann (you)  no bid yet',
        '  3 Dov        no bid yet',
        '  4 Cyd        no bid yet',
        '',
        `Your hand: ${script.hand('Ann').join(' ')}`,
      ].join('\n'),
    )
  })

  test('shows the play to the public', () => {
    const script = new Script({ hands: HANDS }).bids(5, 2, 2, 2).lays('2H KH QH JH AD KD')
    expect(shown(script, 'public')).toBe(
      [
        'Spades, round 1, trick 2: Dov is to play',
        '',
        'Ann and Cyd: 0 (0 sandbags)',
        'Bob and Dov: 0 (0 sandbags)',
        '',
        '  1 Ann  bid 5, took 0',
        '  2 Bob  bid 2, took 1',
        '  3 Cyd  bid 2, took 0',
        '> 4 Dov  bid 2, took 0',
        '',
        'Trick 1: Ann 2H, Bob KH, Cyd QH, Dov JH; Bob took it',
        'Trick 2: Bob AD, Cyd KD',
      ].join('\n'),
    )
  })

  test('describes the state between rounds, and the end', () => {
    const script = new Script({ hands: null })
    expect(shown(script, 'public').split('\n').slice(-4)).toEqual([
      '  1 Ann',
      '  2 Bob',
      '  3 Cyd',
      '  4 Dov',
    ])
    script.deals().bids(13, 0, 0, 0).laysAnything()
    const lines = [
      '  1 Ann  bid 13, took 13 in round 1',
      '  2 Bob  bid nil, took 0 in round 1',
      '  3 Cyd  bid nil, took 0 in round 1',
      '  4 Dov  bid nil, took 0 in round 1',
    ]
    expect(shown(script, 'public').split('\n').slice(-4)).toEqual(lines)
    script.plays('Bob', 'concede').plays('Dov', 'concede')
    expect(shown(script, 'public')).toContain('2 Bob (concedes)  bid nil, took 0 in round 1')
  })

  test('shows a seat only its own hand', () => {
    const script = new Script({ hands: HANDS }).bids(5, 2, 2, 2).lays('2H KH')
    for (const [seat, name] of ['Ann', 'Bob', 'Cyd', 'Dov'].entries()) {
      const lines = shown(script, seat).split('\n')
      const hands = lines.filter((line) => /hand/i.test(line))
      expect(hands).toEqual([`Your hand: ${script.hand(name as 'Ann').join(' ')}`])
    }
    expect(shown(script, 'referee').match(/^Hand of/gm)?.length).toBe(4)
    expect(shown(script, { person: 'Eve' })).not.toMatch(/hand/i)
  })

  test('shows misplays and void cards to all, and uncalled misplays to the referee', () => {
    const script = new Script({ hands: HANDS, options: { misplay: 'referee-call' } })
    script.bids(5, 2, 2, 2).lays('2H AD QH JH').plays('Rex', 'call 1.2').lays('KH KD')
    const text = shown(script, 0)
    expect(text).toContain('Bob and Dov: −100 (0 sandbags, 1 misplay)')
    expect(text).toContain('Misplay in trick 1: Bob’s AD is void.')
    expect(text).toContain('Void with a misplay: Cyd QH, Dov JH.')
    expect(text).not.toContain('stands')
    expect(shown(script, 'referee')).toContain('A misplay stands: Cyd’s KD; "call 1.3" voids it.')
  })

  test('shows who is away, has left or has conceded', () => {
    const script = new Script()
      .changeRoster({
        type: 'vacation',
        person: 'Ann',
        substitute: { person: 'Eve', agrees: true },
      })
      .changeRoster({ type: 'vacation', person: 'Bob' })
      .plays('Eve', 'concede')
      .leave('Dov')
    const text = shown(script, 'public')
    expect(text).toContain('1 Ann (on vacation, Eve plays, concedes)')
    expect(text).toContain('2 Bob (on vacation)')
    expect(text).toContain('4 Dov (left)')
  })

  test.each([
    ['Spades, round 1: the referee shuffles the cards', () => new Script({ hands: null })],
    [
      'Spades, round 1, trick 1: the referee draws a card for Ann',
      () => new Script().bids(2, 2, 2, 2).advance(days(3)),
    ],
    [
      'Spades, round 1: the referee is to score it',
      () => new Script({ options: { misplay: 'referee-call' } }).bids(2, 2, 2, 2).laysAnything(),
    ],
    [
      'Spades is over. Bob and Dov won.',
      () => new Script().plays('Ann', 'concede').plays('Cyd', 'concede'),
    ],
    ['Spades is over. Nobody won.', () => new Script().leave('Ann', 'Bob', 'Cyd', 'Dov')],
  ] as const)('has the headline “%s”', (headline, table) => {
    expect(shown(table(), 'public').split('\n')[0]).toBe(headline)
  })
})

describe('announcements', () => {
  test('say that both teams lose together', () => {
    const script = new Script({ options: { leavers: 'forfeit' } }).leave('Ann', 'Bob')
    expect(script.messages.at(-2)).toBe(
      'Nobody wins: the players have left. The final scores: Ann and Cyd 0, Bob and Dov 0.',
    )
    const both = new Script().plays('Ann', 'concede').plays('Bob', 'concede').leave('Cyd', 'Dov')
    expect(both.messages.at(-2)).toContain('Nobody wins: both teams gave up at the same moment.')
  })

  test('describe a round without a score, and a drawn card', () => {
    const script = new Script({ options: { misplay: 'referee-call' } }).bids(2, 2, 2, 2)
    expect(script.advance(days(3)).answers(0).messages[0]).toBe('The referee plays AS for Ann.')
    expect(script.laysAnything().messages.at(-1)).toBe(
      'Round 1 is played; the referee is to score it.',
    )
    expect(script.answers('score').messages[0]).toBe(
      'Round 1 is scored. Ann and Cyd: bid 4, took 13, +40, +9 for sandbags: +49, which makes 49. Bob and Dov: bid 4, took 0, −40, which makes −40.',
    )
  })

  test('describe other scores of a round', () => {
    const script = new Script().bids(2, 2, 2, 2).laysAnything().deals().bids(2, 2, 0, 0)
    script.laysAnything()
    expect(script.messages.find((line) => line.startsWith('Round 2'))).toBe(
      'Round 2 is scored. Ann and Cyd: bid 2, took 13, +20, +11 for sandbags, −100 for nil, −200 as a penalty for sandbags: −269, which makes −220. Bob and Dov: bid 2, took 0, −20, +100 for nil: +80, which makes 40.',
    )
  })
})
