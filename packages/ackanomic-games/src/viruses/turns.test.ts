import { describe, expect, test } from 'vitest'
import { at } from '../game-script.test-support.js'
import { by, Script } from './script.test-support.js'

const due = ({ state }: Script): number | null | undefined => state.clock.timers[0]?.due

describe('a turn', () => {
  test('lasts three days from the post of the grid [1250.16/4.a, 1250.16/1.g]', () => {
    const script = new Script()
    expect(due(script)).toBe(at(72))
    script.apply(by.time(71.9))
    expect(script.shared.turn).toBe(1)
    script.apply(by.time(72))
    expect([script.shared.turn, due(script)]).toEqual([2, at(144)])
    script.apply(by.time(1000))
    expect(script.shared.turn).toBe(14)
  })

  test('ends at its deadline, with or without moves [1250.16/4.g]', () => {
    const script = new Script().sends('Ann: Place 3,3').ends()
    expect(script.shared.last?.moves).toHaveLength(1)
    expect(script.ends().transcript[0]).toContain('Turn 2 is over. Nobody moved.')
    expect(script.state.roster.seats.map(({ presence }) => presence)).toEqual([
      'here',
      'here',
      'here',
    ])
  })

  test('ends at once with the last expected valid move [1250.16/4.b]', () => {
    const script = new Script({ players: 2 }).turn(2).sends('Ann: Place 3,3')
    expect(script.shared.turn).toBe(2)
    script.sends('Bob: Place 1,1')
    expect(script.shared.turn).toBe(2)
    script.apply(by.move(10, 'Bob', 'Place 3,4'))
    expect([script.shared.turn, due(script)]).toEqual([3, at(82)])
  })

  test('needs three moves from each player in the first turn [1250.16/4.b, 1250.16/4.d]', () => {
    const places = (person: string, row: number) =>
      [3, 4, 7].map((column) => `${person}: Place ${column},${row}`)
    const script = new Script({ players: 2 }).sends(
      ...places('Ann', 3),
      ...places('Bob', 4).slice(1),
    )
    expect(script.shared.turn).toBe(1)
    expect(script.sends('Bob: Infect 1,1').shared.turn).toBe(2)
  })

  test('waits for a player on vacation without a Substitute [1250.16/4.b]', () => {
    const script = new Script({ players: 2 }).turn(2)
    script.apply(by.roster(1, { type: 'vacation', person: 'Bob' })).sends('Ann: Place 3,3')
    expect(script.shared.turn).toBe(2)
    const substitute = { person: 'Sue', agrees: true }
    script.apply(by.roster(3, { type: 'substitute', person: 'Bob', substitute }))
    expect(script.sends('Sue: Place 3,4').shared.turn).toBe(3)
  })

  test('ends when the last missing player leaves (V10) [1250.16/4.b]', () => {
    const script = new Script().turn(2).sends('Ann: Place 3,3', 'Bob: Place 3,4')
    expect(script.apply(by.leave(9, 'Cyd')).shared.turn).toBe(3)
  })

  test('ends after a pause, not during one (V10)', () => {
    const script = new Script().turn(2).sends('Ann: Place 3,3', 'Bob: Place 3,4')
    script.apply(by.roster(3, { type: 'dispute', by: 'Ann' }), by.leave(9, 'Cyd'))
    expect(script.shared.turn).toBe(2)
    script.apply(by.roster(20, { type: 'decision', as: 'speaker' }))
    expect(script.shared.turn).toBe(3)
  })

  test('judges each move by itself, by the grid at its end (V6) [1250.16/5.empty]', () => {
    const script = new Script().turn(2).draw(['AA.', 'AA.'])
    script.sends('Ann: Destroy 1,1', 'Bob: Place 1,1').ends()
    expect(script.shared.last?.moves).toMatchObject([{ seat: 0 }])
  })

  test('has one generation, after the moves [1250.16/7.t]', () => {
    const script = new Script({ players: 2 }).turn(2).draw(['@@@'])
    script.sends('Ann: Infect 2,1', 'Bob: Infect 1,1')
    expect(script.rows.slice(2, 5)).toEqual(['..@..', '..A..', '..@..'])
  })
})

describe('Gamepoints', () => {
  const scored = (rows: readonly string[], options = {}) =>
    new Script({ players: 3, options }).turn(2).draw(rows).ends().shared.last?.scorer

  test('go to the player with the most cells after the generation [1250.16/8.a, 1250.16/eq]', () => {
    const script = new Script().turn(2).draw(['AA.BB', 'AA.B@'])
    expect(script.shared.scores).toEqual([0, 0, 0])
    // Both viruses meet, and the next grid counts.
    const blocks = ['AA..B@', 'AA..BB']
    expect(scored(blocks)).toBe(0)
    expect(scored(['A....', 'A..BB', 'A..BB'])).toBe(1)
  })

  test('go to nobody on a tie or without cells [1250.16/8.b]', () => {
    expect(scored(['AA..BB', 'AA..BB'])).toBe(null)
    expect(scored(['AA..BB..CC', 'AA..BB..C@'])).toBe(null)
    expect(scored(['@@', '@@'])).toBe(null)
  })

  test('ignore a virus without a player, unless by option (V12) [1250.16/8.a]', () => {
    const rows = ['AA..B@..CC', 'AA..B@..C@']
    const after = (abandonedBlocksPoint: boolean) =>
      new Script({ players: 3, options: { abandonedBlocksPoint } })
        .turn(2)
        .draw(rows)
        .apply(by.leave(1, 'Ann'))
        .ends().shared.last?.scorer
    expect(after(false)).toBe(2)
    expect(after(true)).toBe(null)
  })

  test('are announced with every total [1250.16/9.e]', () => {
    const script = new Script().turn(2).draw(['AA', 'AA']).ends().ends()
    expect(script.shared.last).toMatchObject({ turn: 3, scorer: 0, scores: [2, 0, 0] })
    expect(script.transcript[0]).toContain('Ann gets a Gamepoint: Ann 2, Bob 0, Cyd 0.')
  })
})

describe('the report at the end of a turn', () => {
  const script = (): Script =>
    new Script()
      .turn(2)
      .draw(['AA.....', 'AA.....', '.......', '.......', '.......', '@@@....'])
      .sends('Ann: Place 5,1', 'Bob: Place 5,1', 'Cyd: Place 1,1', 'Cyd: Infect 1,6')

  test('has the grid, the kept moves, conflicts, the area and the scores [1250.16/9.a, 1250.16/9.b, 1250.16/9.d, 1250.16/9.e]', () => {
    expect(script().events.at(-1)).toMatchObject({
      to: 'public',
      clause: '1250.16/9.a',
      event: {
        type: 'turn',
        turn: 2,
        grid: [
          '......',
          '......',
          '..AA..',
          '..AA..',
          '......',
          '......',
          '...C..',
          '...@..',
          '...C..',
          '......',
          '......',
        ],
        moves: [
          { seat: 0, move: { type: 'place', at: [5, 1] }, conflicting: true },
          { seat: 1, move: { type: 'place', at: [5, 1] }, conflicting: true },
          { seat: 2, move: { type: 'infect', at: [1, 6] }, conflicting: false },
        ],
        before: { left: -1, top: -1, right: 5, bottom: 8 },
        scorer: 0,
        scores: [1, 0, 0],
      },
    })
  })

  test('omits invalid and surplus moves [1250.16/9.c]', () => {
    expect(JSON.stringify(script().events)).not.toContain('[1,1]')
    const more = new Script().turn(2).sends('Ann: Place 3,3', 'Ann: Place 4,4').ends()
    expect(JSON.stringify(more.events)).not.toContain('[4,4]')
  })
})
