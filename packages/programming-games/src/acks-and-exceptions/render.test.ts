import { hours, type Viewer } from '@ackanomic/core'
import { describe, expect, test } from 'vitest'
import { acksAndExceptions } from './index.js'
import { NAMES, Script } from './script.test-support.js'

const text = ({ state }: Script, viewer: Viewer = 'public'): string[] =>
  acksAndExceptions.render(acksAndExceptions.view(state, viewer)).split('\n')

describe('the table as text', () => {
  test('shows the viewer’s hand and queue, and the counts of others', () => {
    const script = new Script().lay('E A A A').play('Ann: place A; Bob: place A')
    expect(text(script, 0)).toEqual([
      'ACKs & Exceptions, round 1: it is Cyd’s turn to place a coaster or to challenge',
      '',
      '  Ann  0 won  4 coasters  [?] [?]  (you, starter)',
      '  Bob  0 won  4 coasters  [?] [?]',
      '> Cyd  0 won  4 coasters  [?]',
      '  Dov  0 won  4 coasters  [?]',
      '',
      'Your hand: ACK, ACK. Your Exception is NullPointerException.',
      'Your queue, first in front: ACK, Exception.',
    ])
  })

  test('shows the bids, and flipped coasters in queue order', () => {
    const script = new Script().lay('A E A A').play('Ann: place A; Bob: place A; Cyd: challenge 2')
    script.play('Dov: pass; Ann: raise 4; Bob: pass; Cyd: pass')
    script.play('Ann: flip own; Ann: flip own; Ann: flip Bob')
    expect(text(script)).toEqual([
      'ACKs & Exceptions, round 1: Ann processes 3 of 4',
      '',
      '> Ann  0 won  4 coasters  [ACK] [ACK]  (starter)',
      '  Bob  0 won  4 coasters  [ACK] [?]',
      '  Cyd  0 won  4 coasters  [?]',
      '  Dov  0 won  4 coasters  [?]',
      '',
      'Bids: Cyd 2, Dov passes, Ann 4, Bob passes, Cyd passes.',
    ])
    expect(text(script.play('Ann: flip Bob'))).toMatchObject({
      0: 'ACKs & Exceptions, round 1: Ann has failed and loses a coaster',
      3: '  Bob  0 won  4 coasters  [ACK] [HTTP 500]',
    })
  })

  test('describes the last round during the next set-up', () => {
    const script = new Script().lay('A E A A').play('Ann: challenge 4; Ann: flip own')
    script.play('Ann: flip Bob; Ann: lose E')
    expect(text(script, 0)).toEqual([
      'ACKs & Exceptions, round 2: everybody places a coaster',
      '',
      '  Ann  0 won  3 coasters  (you, starter)',
      '  Bob  0 won  4 coasters',
      '  Cyd  0 won  4 coasters',
      '  Dov  0 won  4 coasters',
      '',
      'Round 1: Ann failed to process 4: ACK of Ann, HTTP 500 of Bob.',
      '',
      'Your hand: ACK, ACK, ACK.',
    ])
    script.lay().play('Ann: challenge 1; Bob: pass; Cyd: pass; Dov: pass; Ann: flip own')
    expect(text(script)[7]).toBe('Round 2: Ann processed 1: ACK of Ann.')
    expect(text(script.lay().play('Ann: challenge 1').leave('Dov'))[7]).toBe(
      'Round 3: void, because somebody left.',
    )
  })

  test('shows who is away, has left, or is out', () => {
    const script = new Script().lay('E A A A').leave('Bob')
    script.changeRoster({ type: 'vacation', person: 'Cyd' })
    script.changeRoster({
      type: 'vacation',
      person: 'Dov',
      substitute: { person: 'Sue', agrees: true },
    })
    expect(text(script).slice(3, 6)).toEqual([
      '  Bob  0 won  0 coasters  (left)',
      '  Cyd  0 won  4 coasters  [?]  (on vacation)',
      '  Dov  0 won  4 coasters  [?]  (on vacation, Sue plays)',
    ])
    const out = new Script()
    for (const lost of ['A', 'A', 'A', '']) {
      out.lay('E A A A').play('Ann: challenge 4; Ann: flip own')
      if (lost !== '') out.play(`Ann: lose ${lost}`)
    }
    expect(text(out)[2]).toBe('  Ann  0 won  0 coasters  (SIGTERM)')
    expect(text(out, 0).at(-1)).toMatch(/^Round 4/)
  })

  test('names the pending actions in each stage', () => {
    const head = (script: Script) => text(script)[0]
    expect(head(new Script({ starter: 'chance' }))).toBe(
      'ACKs & Exceptions, round 1: the host draws who starts',
    )
    expect(head(new Script().lay().play('Ann: challenge 2'))).toBe(
      'ACKs & Exceptions, round 1: Bob must raise the bid of 2 or pass',
    )
    const late = new Script({ timeLimit: 1 }).advance(hours(24))
    expect(text(late, 0).at(-1)).toBe('Your time is up; the host draws for you.')
  })

  test('describes the end', () => {
    expect(text(new Script().leave('Ann', 'Bob', 'Cyd'))[0]).toBe(
      'ACKs & Exceptions is over. Dov won.',
    )
    const alone = new Script().leave('Ann', 'Bob', 'Cyd', 'Dov')
    expect(text(alone)[0]).toBe('ACKs & Exceptions is over. Nobody is left.')
    expect(text(alone)).toHaveLength(6)
  })

  test('shows hands of one coaster and of none', () => {
    const script = new Script().lay('A A A A')
    for (const name of NAMES) script.play(`${name}: place A`)
    for (const name of NAMES) script.play(`${name}: place A`)
    expect(text(script, 1).slice(-2)).toEqual([
      'Your hand: Exception. Your Exception is HTTP 500.',
      'Your queue, first in front: ACK, ACK, ACK.',
    ])
    script.play('Ann: place E')
    expect(text(script, 0).at(-2)).toBe(
      'Your hand: nothing. Your Exception is NullPointerException.',
    )
  })
})

describe('an announcement', () => {
  const say = (post: Parameters<typeof acksAndExceptions.describeEvent>[0]) =>
    acksAndExceptions.describeEvent(post, NAMES)
  test.each([
    [
      { type: 'flipped', seat: 0, of: 3, coaster: 'Exception', count: 2, bid: 3 },
      'Ann flips a coaster of Dov: Timeout (2 of 3).',
    ],
    [{ type: 'failed', seat: 0, by: 2 }, 'Ann fails on SQL 1205, an Exception of Cyd.'],
    [
      { type: 'drawn', coaster: 'ACK', for: 'stack' },
      'The host drew a coaster for your stack: ACK.',
    ],
    [
      { type: 'drawn', coaster: 'ACK', for: 'loss' },
      'The host drew the coaster that you lose: ACK.',
    ],
    [{ type: 'succeeded', seat: 1, wins: 2 }, 'Bob wins the round, their second, and the game.'],
    [{ type: 'placed', seat: 7, stack: 1 }, 'Seat 7 places a coaster; their stack has 1.'],
  ] as const)('turns %j into “%s”', (post, sentence) => {
    expect(say(post)).toBe(sentence)
  })
})
