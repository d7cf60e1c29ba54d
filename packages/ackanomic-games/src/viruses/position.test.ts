import { stateProblem } from '@ackanomic/core/engine'
import { matches } from '@ackanomic/core/testing'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { at, rosterOf } from '../game-script.test-support.js'
import { viruses } from './game.js'
import { virusesLaws } from './laws.test-support.js'
import { by, cellsIn, Script } from './script.test-support.js'
import type { Virus, VirusesReport, VirusesShared } from './state.js'

const positionOf = ({ state }: Script, shared: Partial<VirusesShared> = {}, more: object = {}) => ({
  shared: { ...state.shared, ...shared },
  secret: state.secret,
  hidden: {},
  ...more,
})

const started = (position: unknown, options: object = {}) =>
  viruses.setup(rosterOf(3), options, position)

const problem = (...given: Parameters<typeof started>) => {
  const start = started(...given)
  return start.ok ? '' : start.error.message
}

const fresh = new Script()
const second = new Script().sends('Ann: Infect 1,1').ends()
const { shared } = second.state

const report = (more: Partial<VirusesReport>) =>
  positionOf(second, { last: { ...(shared.last as VirusesReport), ...more } })
const virus = (more: Partial<Virus>) =>
  positionOf(fresh, {
    viruses: [{ ...(shared.viruses[0] as Virus), ...more }, ...shared.viruses.slice(1)],
  })
const player = (more: object) =>
  positionOf(fresh, {
    players: [...shared.players.slice(0, 2), { ...shared.players[2], ...more } as never],
  })
const cells = (...given: number[]) => positionOf(fresh, { cells: given })

describe('a position', () => {
  test('may be a turn in mid-game, which gets three days', () => {
    const grid = cellsIn(['AAA', '@.B'])
    const area = { left: -1, top: -1, right: 5, bottom: 4 }
    const secret = [{ moves: [{ type: 'place', at: [2, 2] }] }, { moves: [] }, { moves: [] }]
    const start = started(positionOf(fresh, { cells: grid, area }, { secret }))
    if (!start.ok) throw new Error(start.error.message)
    expect(start.value.state.clock.timers).toMatchObject([{ name: 'turn', due: at(72) }])
    expect(viruses.view(start.value.state, 0)).toMatchObject({ mine: secret[0] })
    expect(viruses.scores?.(start.value.state)).toEqual([3 / 6, 1 / 6, 0])
  })

  test('may have cells far away', () => {
    const area = { left: 999_998, top: 999_998, right: 1_000_002, bottom: 1_000_002 }
    expect(problem(positionOf(fresh, { cells: [1_000_000, 1_000_000, 0], area }))).toBe('')
  })

  test('may await the first grid or the last draw', () => {
    const before = started(positionOf(new Script({}, [])))
    expect(before.ok ? before.value.state.openPrompts : []).toMatchObject([{ name: 'cells' }])
    const withoutPlayers = new Script().apply(by.leave(1, 'Ann', 'Bob', 'Cyd'))
    const seats = ['left', 'left', 'left']
    const last = started(positionOf(withoutPlayers, {}, { seats }))
    expect(last.ok ? last.value.state.openPrompts : []).toMatchObject([
      { name: 'winner', question: { of: 3 }, details: { seats: [0, 1, 2] } },
    ])
    expect(problem(positionOf(withoutPlayers))).toMatch(/viruses: number 1 is that of seat 0/u)
    expect(problem(positionOf(withoutPlayers, { stage: 'winner', among: [0] }, { seats }))).toMatch(
      /two or more/u,
    )
  })

  test.each<readonly [string, unknown, RegExp]>([
    ['a cell twice', cells(3, 3, 0, 3, 3, 1), /3,3 does not follow 3,3/u],
    ['cells out of order', cells(3, 3, 0, 2, 3, 0), /2,3 does not follow 3,3/u],
    ['rows out of order', cells(3, 3, 0, 4, 2, 0), /4,2 does not follow 3,3/u],
    ['half a cell', cells(3, 3), /column, row and virus of each/u],
    ['a virus that does not exist', cells(3, 3, 4), /no such virus/u],
    ['a negative virus', cells(3, 3, -1), /no such virus/u],
    ['no cell in a turn', cells(), /once the first grid is posted/u],
    [
      'the wrong area',
      positionOf(fresh, { area: { left: 0, top: 0, right: 12, bottom: 12 } }),
      /area: it is -1 to 12/u,
    ],
    [
      'an area too large',
      positionOf(fresh, {
        cells: [1, 1, 0, 9999, 9999, 0],
        area: { left: -1, top: -1, right: 10_001, bottom: 10_001 },
      }),
      /at most 4000000 squares/u,
    ],
    [
      'too few players',
      positionOf(fresh, { players: shared.players.slice(0, 2) }),
      /one for each of the 3 seats/u,
    ],
    ['a virus of two players', player({ virus: 2 }), /next new virus/u],
    [
      'a takeover of a virus that did not exist',
      player({ virus: 3, how: 'took over' }),
      /took an earlier one over/u,
    ],
    ['a player from the future', player({ since: 3, how: 'joined' }), /came in by turn 1/u],
    ['a starter since turn 2', player({ since: 2 }), /came in by turn 1/u],
    [
      'one virus too few',
      positionOf(fresh, { viruses: shared.viruses.slice(0, 2) }),
      /there are 3/u,
    ],
    ['a virus of the wrong player', virus({ owner: 1 }), /number 1 is that of seat 0/u],
    ['an abandoned virus', virus({ abandoned: 1 }), /number 1 is that of seat 0/u],
    ['a character twice', virus({ character: 'B' }), /different characters/u],
    ['a full stop as a virus', virus({ character: '.' }), /printable character/u],
    [
      'a draw of the winner during play',
      positionOf(fresh, { among: [0, 1] }),
      /no winner is drawn yet/u,
    ],
    ['cells to be chosen despite a grid', positionOf(fresh, { stage: 'cells' }), /none before/u],
    [
      'cells to be chosen in turn 2',
      positionOf(second, { stage: 'cells', cells: [] }),
      /once the first grid/u,
    ],
    [
      'a draw of the winner while players remain',
      positionOf(fresh, { stage: 'winner', among: [0, 1] }),
      /nobody left/u,
    ],
    [
      'a game that is over',
      positionOf(second, {
        turn: 11,
        scores: [10, 0, 0],
        last: { ...(shared.last as VirusesReport), turn: 10, scorer: 0, scores: [10, 0, 0] },
      }),
      /over with 10/u,
    ],
    ['too many turns', positionOf(second, { turn: 2 ** 53 - 1 }), /must be 1000000000 or less/u],
    [
      'one Gamepoint too many',
      positionOf(second, { scores: [1, 1, 0] }),
      /one Gamepoint at the most/u,
    ],
    [
      'a score of nobody',
      positionOf(second, { scores: [1, 0, 0, 0] }),
      /one for each of the 3 seats/u,
    ],
    [
      'a former referee twice',
      positionOf(fresh, { refereed: [1, 1].map((turn) => ({ person: 'Roy', turn })) }),
      /each once who was referee/u,
    ],
    [
      'a former referee from a later turn',
      positionOf(second, { refereed: [{ person: 'Roy', turn: 3 }] }),
      /each once who was referee/u,
    ],
    ['a missing report', positionOf(second, { last: null }), /report the last turn/u],
    ['a report too early', positionOf(fresh, { last: shared.last }), /report the last turn/u],
    ['a report of another turn', report({ turn: 2 }), /does not fit/u],
    ['other scores in the report', report({ scores: [0, 0, 0] }), /does not fit/u],
    ['another scorer in the report', report({ scorer: 1 }), /does not fit/u],
    [
      'another area after the turn',
      report({ after: { left: 0, top: 0, right: 1, bottom: 1 } }),
      /does not fit/u,
    ],
    ['an eliminated stranger', report({ eliminated: [3] }), /does not fit/u],
    [
      'an upside-down area before the turn',
      report({ before: { left: 1, top: 1, right: 0, bottom: 1 } }),
      /does not fit/u,
    ],
    [
      'too many moves',
      positionOf(
        fresh,
        {},
        {
          secret: [0, 1, 2].map(() => ({
            moves: new Array(54).fill({ type: 'place', at: [3, 3] }),
          })),
        },
      ),
      /53 moves at most/u,
    ],
    [
      'one player',
      positionOf(
        new Script({ players: 2 }).apply(by.leave(1, 'Bob')),
        {},
        { seats: ['here', 'left', 'here'] },
      ),
      /one for each of the 3 seats/u,
    ],
  ])('is refused with %s', (_, position, says) => {
    expect(problem(position)).toMatch(says)
  })

  test('is checked against the options', () => {
    expect(problem(positionOf(fresh), { coordinates: 'area-relative' })).toMatch(
      /column 1 and row 1/u,
    )
    const moves = [{ moves: [{ type: 'place', at: [3, 3] }] }, { moves: [] }, { moves: [] }]
    const left = new Script().apply(by.leave(1, 'Ann'))
    const position = positionOf(left, {}, { seats: ['left', 'here', 'here'], secret: moves })
    expect(problem(position)).toMatch(/seat 0 can have sent 0 moves/u)
    expect(problem(position, { leavers: 'keep' })).toBe('')
  })
})

describe('an imported state', () => {
  test('is accepted at any point of play, and refused with a repeated cell', () => {
    const property = fc.property(
      matches(viruses, virusesLaws.setups, { ...virusesLaws, entries: 80 }),
      ({ start, trials }) => {
        expect(stateProblem(viruses, start.state)).toBeUndefined()
        for (const { result } of trials) {
          if (!result.ok) continue
          const { state } = result.value
          expect(stateProblem(viruses, state)).toBeUndefined()
          if (state.shared.cells.length === 0) continue
          const twice = [...state.shared.cells.slice(0, 3), ...state.shared.cells]
          const forged = { ...state, shared: { ...state.shared, cells: twice } }
          expect(stateProblem(viruses, forged)).toMatch(/does not follow/u)
        }
      },
    )
    fc.assert(property, { seed: 1250, numRuns: 15 })
  })
})
