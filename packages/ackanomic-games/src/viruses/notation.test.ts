import { describe, expect, test } from 'vitest'
import { viruses } from './game.js'
import { by, Script } from './script.test-support.js'

const { notation } = viruses
const view = viruses.view(new Script().state, 0)

describe('the notation', () => {
  test.each([
    ['Place 3,4', 'Place 3,4'],
    ['place 3 4', 'Place 3,4'],
    [' PLACE: (3, 4).', 'Place 3,4'],
    ['p -1,-1', 'Place -1,-1'],
    ['Place \u22121, 12', 'Place -1,12'],
    ['Place -0,+5', 'Place 0,5'],
    ['infect 3 , 4', 'Infect 3,4'],
    ['Step 3,4 to 4,5', 'Step 3,4 to 4,5'],
    ['step from (3,4) to (4,5)', 'Step 3,4 to 4,5'],
    ['s 3,4 -> 4,5', 'Step 3,4 to 4,5'],
    ['Step 3,4 → 4,5', 'Step 3,4 to 4,5'],
    ['Destroy (3,4)', 'Destroy 3,4'],
    ['u 3 4', 'Uninfect 3,4'],
  ])('reads %j as %s [1250.16/5.coord]', (text, canonical) => {
    const read = notation.parse(text, view)
    expect(read.ok ? notation.format(read.value, view) : read.error).toBe(canonical)
    expect(read.ok && notation.parse(canonical, view)).toEqual(read)
  })

  test.each([
    ['', 'Write a move, such as "Place 1,1".'],
    ['Place', 'Name one square by column and row, as in "Place 1,1".'],
    ['Place 3', 'Name one square by column and row, as in "Place 1,1".'],
    ['Place 3-4', 'Name one square by column and row, as in "Place 1,1".'],
    ['Place 3,4,5', 'Name one square by column and row, as in "Place 1,1".'],
    ['Step 3,4', 'A step names two squares by column and row, as in "Step 1,1 to 2,1".'],
    [
      'Pass',
      'Begin with Place, Infect, Step, Destroy or Uninfect, as in "Place 1,1"; there are no other moves.',
    ],
    [
      'constructor 3,4',
      'Begin with Place, Infect, Step, Destroy or Uninfect, as in "Place 1,1"; there are no other moves.',
    ],
    [
      'Place 1,1'.padEnd(300, '1'),
      'That is too long for a move; write one move at a time, and nothing else.',
    ],
  ])('refuses %j [1250.16/5.coord, 1250.16/5.type]', (text, sentence) => {
    expect(notation.parse(text, view)).toMatchObject({ ok: false, error: { message: sentence } })
  })

  test('refuses a square outside the active area [1250.16/5.area]', () => {
    const within =
      'lies outside the active area; name squares within columns -1 to 12, rows -1 to 12.'
    for (const [text, square] of [
      ['Place -2,3', '-2,3'],
      ['infect 3,13', '3,13'],
      ['Step 12,4 to 13,4', '13,4'],
      ['Step 3,-2 to 3,-1', '3,-2'],
    ]) {
      const read = notation.parse(text as string, view)
      expect(read.ok || read.error.message).toBe(`The square ${square} ${within}`)
    }
  })

  test('reads a long text fast [1250.16/5.coord]', () => {
    const before = performance.now()
    for (const text of [`${'!'.repeat(4e4)}x`, `Place 1,1${'.'.repeat(4e4)}x`]) {
      expect(notation.parse(text, view).ok).toBe(false)
    }
    expect(performance.now() - before).toBeLessThan(1000)
  })
})

describe('the table as text', () => {
  test('shows the grid, the players, the last events, and the viewer’s moves', () => {
    const script = new Script().turn(2).draw(['AA..@', 'AA..B', '....@'])
    script.sends('Bob: Infect 5,1', 'Cyd: Infect 5,1').ends()
    script.apply(by.leave(100, 'Ann')).sends('Bob: Place 5,2', 'Bob: Place 4,1')
    expect(viruses.render(viruses.view(script.state, 1)).split('\n')).toEqual([
      'Viruses, turn 3',
      '',
      '   -',
      '   1012345678',
      '-1 ..........',
      ' 0 ..........',
      ' 1 ..AA......',
      ' 2 ..AA.BBB..',
      ' 3 ..........',
      ' 4 ..........',
      '',
      'A Ann  1 Gamepoint (left)',
      'B Bob  3 cells, 0 Gamepoints (you)',
      'C Cyd  0 cells, 0 Gamepoints',
      'A belongs to nobody, with 4 cells',
      '  Referee: Rex',
      '',
      'Turn 2 is over. Moves: Bob Infect 5,1 (conflicting); Cyd Infect 5,1 (conflicting).',
      'The active area was columns -1 to 7, rows -1 to 5, and is columns -1 to 8, rows -1 to 4.',
      'Ann gets a Gamepoint: Ann 1, Bob 0, Cyd 0.',
      '',
      'You may make 1 move this turn. You sent:',
      '  Place 5,2 – to be dropped. The square 5,2 holds a cell with virus B; name one that is empty.',
      '  Place 4,1',
    ])
    const referee = viruses.render(viruses.view(script.state, 'referee'))
    expect(referee).toContain('Bob sent:\n  Place 5,2 – to be dropped.')
    expect(viruses.render(viruses.view(script.state, 2))).not.toContain('Place 4,1')
  })

  test('shows the time before the grid, vacations, and the end', () => {
    const early = new Script({}, [])
    expect(viruses.render(viruses.view(early.state, 'public')).split('\n')).toEqual([
      'Viruses: the referee chooses the first cells',
      '',
      'A Ann  0 cells, 0 Gamepoints',
      'B Bob  0 cells, 0 Gamepoints',
      'C Cyd  0 cells, 0 Gamepoints',
      '  Referee: Rex',
    ])
    const substitute = { person: 'Sue', agrees: true }
    const away = new Script().apply(
      by.roster(1, { type: 'vacation', person: 'Bob', substitute }),
      by.roster(1, { type: 'vacation', person: 'Cyd' }),
    )
    const text = viruses.render(viruses.view(away.state, 'public'))
    expect(text).toContain('Bob  0 cells, 0 Gamepoints (on vacation, Sue plays)')
    expect(text).toContain('Cyd  0 cells, 0 Gamepoints (on vacation)')
    const over = new Script().turn(11).draw(['AA', 'AA']).ends()
    const end = viruses.render(viruses.view(over.state, 0))
    expect(end.split('\n')[0]).toBe('Viruses is over after 11 turns. Ann won.')
    expect(end).toContain('C Cyd  0 Gamepoints (eliminated)')
    const short = new Script({ players: 2 }).ends().apply(by.leave(100, 'Ann'))
    expect(viruses.render(viruses.view(short.state, 0))).toMatch(
      /^Viruses is over after 1 turn. Bob won./u,
    )
    const nobody = new Script().apply(by.leave(1, 'Ann', 'Bob', 'Cyd'))
    expect(viruses.render(viruses.view(nobody.state, 'public')).split('\n')[0]).toBe(
      'Viruses: nobody is left, and the referee draws the winner',
    )
  })
})
