import { describe, expect, test } from 'vitest'
import { Script } from './script.test-support.js'

describe('a played square', () => {
  test('gets the Letter of a single player [1250.13/IV.res1]', () => {
    const script = new Script({ players: 2 }).round('Ann: a5', 'Bob: e1')
    expect(script.shared.grid).toEqual(['....A', '.....', '.....', '.....', 'B....'])
  })

  test('gets the Letter in place of an @ [1250.13/IV.res1.at]', () => {
    const script = new Script({ players: 2 }).round('Ann: c3', 'Bob: c3')
    expect(script.shared.grid[2]).toBe('..@..')
    script.round('Ann: c3', 'Bob: a1')
    expect(script.shared.grid).toEqual(['B....', '.....', '..A..', '.....', '.....'])
  })

  test('gets or keeps @ with several players (S2) [1250.13/IV.res2.a]', () => {
    const script = new Script({ players: 4 })
    script.round('Ann: c3', 'Bob: c3', 'Cyd: d4', 'Dov: c3')
    expect(script.shared.grid.slice(2, 4)).toEqual(['..@....', '...C...'])
    script.round('Ann: c3', 'Bob: c3', 'Cyd: e5', 'Dov: e5')
    expect(script.shared.grid.slice(2, 5)).toEqual(['..@....', '...C...', '....@..'])
  })

  test('counts as a play for each of several players [1250.13/IV.res2.b]', () => {
    const script = new Script({ players: 2 }).round('Ann: c3', 'Bob: c3')
    expect(script.last.doomed).toEqual([])
    expect(script.last.left).toEqual([0, 1])
  })

  test('has no collision between plays of one player, or with a replaced play', () => {
    const script = new Script({ players: 2 }).round('Ann: c3', 'Ann: c3', 'Bob: d4', 'Bob: a1')
    expect(script.shared.grid).toEqual(['B....', '.....', '..A..', '.....', '.....'])
    const other = new Script({ players: 2 }).round('Ann: c3', 'Ann: a1', 'Bob: c3')
    expect(other.shared.grid).toEqual(['A....', '.....', '..B..', '.....', '.....'])
  })
})

describe('the check of Liberty', () => {
  test('comes once, after all plays, whatever the order [1250.13/IV.res3.lib.after]', () => {
    const pincer = ['AB....', 'A.....', '......', '......', '......', '......']
    const plays = ['Ann: f6', 'Bob: b2', 'Cyd: c1']
    for (const sent of [plays, plays.toReversed()]) {
      const script = new Script().draw(...pincer).round(...sent)
      expect(script.last.placed.slice(0, 3)).toEqual(['AB....', 'AB....', 'C.....'])
      expect(script.doomed).toEqual(['Ann: no Liberty'])
    }
    for (const other of ['Cyd: e5', 'Bob: e5']) {
      const script = new Script().draw(...pincer)
      const kept = plays.filter((play) => !play.startsWith(other.slice(0, 3)))
      expect(script.round(...kept, other).last.doomed).toEqual([])
    }
    // The last Liberty is taken, and in the same round another one is won.
    const rescue = ['A@....', '......', '......', '......', '......', '......']
    const rescued = ['Bob: b1', 'Ann: a2', 'Cyd: d4']
    for (const sent of [rescued, rescued.toReversed()]) {
      expect(new Script().draw(...rescue).round(...sent).last.doomed).toEqual([])
    }
  })

  test('finds no Liberty beside @, though a play is possible there (S3) [1250.13/IV.res3.lib.at]', () => {
    const script = new Script({ players: 2 })
      .draw('A@...', '@....', '.....', '.....', '.....')
      .round('Ann: e5', 'Bob: c3')
    expect(script.doomed).toEqual(['Ann: no Liberty'])
    // A Letter that replaces the @ joins the Group and brings its Liberty.
    const saved = new Script({ players: 2 })
      .draw('A@...', '@....', '.....', '.....', '.....')
      .round('Ann: a2', 'Bob: c3')
    expect(saved.last.doomed).toEqual([])
  })

  test('finds no Liberty beyond the edge [1250.13/IV.res3.lib.edge]', () => {
    const script = new Script({ players: 2 })
      .draw('.....', '.....', '.....', '.....', '...BA')
      .round('Ann: a1', 'Bob: d5')
    expect(script.doomed).toEqual(['Ann: no Liberty'])
  })
})

describe('a player becomes doomed', () => {
  test('by one Group without Liberty [1250.13/IV.res3.doom.a]', () => {
    const script = new Script({ players: 3 })
      .draw('AB....', '......', '..AAA.', '..AAA.', '......', '......')
      .round('Ann: e5', 'Bob: b1', 'Cyd: f1')
    expect(script.doomed).toEqual(['Ann: no Liberty'])
    expect(script.last.counts).toEqual([8, 2, 1])
    expect(script.shared.grid).toEqual(['@B....', 'B.....', '..@@@.', '..@@@.', '....@.', 'C.....'])
  })

  test('without a valid play [1250.13/IV.res3.doom.b]', () => {
    const script = new Script({ players: 4 }).round('Ann: a1', 'Bob: b2', 'Cyd: z9')
    expect(script.doomed).toEqual(['Cyd: no play', 'Dov: no play'])
  })

  test('in each round separately [1250.13/IV.res3.doom.b]', () => {
    const script = new Script().round('Ann: a1', 'Bob: b2', 'Cyd: c3').round('Ann: d4', 'Bob: e5')
    expect(script.doomed).toEqual(['Cyd: no play'])
    expect(script.shared.grid[2]).toBe('..@...')
  })

  test('by their own play (S6) [1250.13/IV.res3.doom.c]', () => {
    const script = new Script({ players: 3 })
      .draw('.B....', 'B.....', '......', '......', '......', '......')
      .round('Ann: a1', 'Bob: f6', 'Cyd: d4')
    expect(script.doomed).toEqual(['Ann: no Liberty'])
    expect(script.last.placed[0]).toBe('AB....')
    expect(script.shared.grid[0]).toBe('@B....')
    const filled = new Script({ players: 3 })
      .draw('A.B...', 'BB....', '......', '......', '......', '......')
      .round('Ann: a2', 'Bob: f6', 'Cyd: d4')
    expect(filled.last.doomed).toMatchObject([{ seat: 0, groups: [['a1', 'a2']] }])
  })

  test('together with another when each takes the other’s last Liberty [1250.13/IV.res3.doom.d]', () => {
    const grid = ['.B@...', 'A@....', '@.....', '......', '......', '......']
    const sent = ['Ann: f6', 'Bob: a1', 'Cyd: d4']
    const byBob = new Script().draw(...grid).round(...sent)
    expect(byBob.doomed).toEqual(['Ann: no Liberty', 'Bob: no Liberty'])
    expect(byBob.last.doomed.map(({ groups }) => groups)).toEqual([[['b1']], [['a1', 'a2']]])
    expect(byBob.shared.grid.slice(0, 3)).toEqual(['@@@...', '@@....', '@.....'])
    const byAnn = new Script().draw(...grid).round('Ann: a1', 'Bob: f6', 'Cyd: d4')
    expect(byAnn.last.doomed.map(({ groups }) => groups)).toEqual([[['a1', 'b1']], [['a2']]])
    const together = new Script().draw(...grid).round('Ann: a1', 'Bob: a1', 'Cyd: d4')
    expect(together.last.doomed.map(({ groups }) => groups)).toEqual([[['b1']], [['a2']]])
  })
})

describe('the Letters of the doomed', () => {
  test('all become @, and those of others do not [1250.13/IV.res4]', () => {
    const script = new Script({ players: 4 })
      .draw('AB.....', '...A...', '.C...A.', '.......', '..@..D.', '.......', '.......')
      .round('Ann: g7', 'Bob: b1', 'Cyd: f6', 'Dov: e1')
    expect(script.last.placed).toEqual([
      'AB.....',
      'B..A...',
      '.C...A.',
      '.......',
      'D.@..D.',
      '.....C.',
      '......A',
    ])
    expect(script.shared.grid).toEqual([
      '@B.....',
      'B..@...',
      '.C...@.',
      '.......',
      'D.@..D.',
      '.....C.',
      '......@',
    ])
  })

  test('become @ after the check of Liberty, which is not repeated (S7) [1250.13/IV.res4.order]', () => {
    const script = new Script({ players: 3 })
      .draw('ABC...', '.BC...', '@@....', '......', '......', '......')
      .round('Ann: f6', 'Bob: b1', 'Cyd: f1')
    // a1 becomes @, which is not empty, so that Bob’s Group gets no Liberty.
    expect(script.doomed).toEqual(['Ann: no Liberty', 'Bob: no Liberty'])
    expect(script.shared.grid.slice(0, 3)).toEqual(['@@C...', '@@C...', '@@....'])
    expect(script.winners).toEqual(['Cyd'])
  })

  test('do not come back in later rounds', () => {
    const script = new Script({ players: 4 })
      .round('Ann: a1', 'Bob: b2', 'Cyd: c3')
      .round('Ann: a2', 'Bob: b3', 'Cyd: c4')
    expect(script.shared.fates).toEqual([null, null, null, { round: 1, reasons: ['no play'] }])
    expect(script.last.counts).toEqual([2, 2, 2, 0])
    expect(script.last.doomed).toEqual([])
  })
})
