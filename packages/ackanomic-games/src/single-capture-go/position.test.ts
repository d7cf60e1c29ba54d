import { stateProblem } from '@ackanomic/core/engine'
import { describe, expect, test } from 'vitest'
import { changed, rosterOf } from '../game-script.test-support.js'
import { singleCaptureGo } from './game.js'
import type { SingleCaptureGo } from './model.js'
import { by, Script, type SingleCaptureGoSeating } from './script.test-support.js'

type Options = SingleCaptureGo['Options']
type Shared = SingleCaptureGo['Shared']

const GRID = ['AB...', 'B....', '.....', '....A', '...@.']
const FRESH = { plays: [] }

const position = (
  shared: Partial<Shared> = {},
  secret: readonly unknown[] = [FRESH, FRESH],
): unknown => ({
  shared: {
    letters: ['A', 'B'],
    grid: GRID,
    opening: GRID,
    round: 4,
    stage: 'round',
    fates: [null, null],
    last: null,
    ...shared,
  },
  secret,
  hidden: {},
})

const startOf = (laid: unknown, options: Partial<Options> = {}) =>
  singleCaptureGo.setup(rosterOf(2), options, laid)

describe('a start from a position', () => {
  test('continues the round for three days [1250.13/IV.round.f]', () => {
    const start = startOf(position({}, [{ plays: ['c1'] }, FRESH]))
    if (!start.ok) throw new Error(start.error.message)
    const script = new Script({ players: 2 }).setState(start.value.state)
    expect([script.dueHour, script.state.openPrompts]).toEqual([72, []])
    // Ann's play in the position counts, and Ann's corner has no Liberty.
    script.apply(by.play(1, 'Bob', 'e1')).ends()
    expect([script.doomed, script.winners]).toEqual([['Ann: no Liberty'], ['Bob']])
  })

  test('continues with the announcement of a round [1250.13/IV.round.a]', () => {
    const start = startOf(position({ stage: 'announcement' }))
    if (!start.ok) throw new Error(start.error.message)
    expect(start.value.state.openPrompts).toMatchObject([{ name: 'round', details: { round: 5 } }])
    const auto = startOf(position({ stage: 'announcement' }), { autoAnnounce: true })
    expect(auto).toMatchObject({
      value: { state: { shared: { round: 5, stage: 'round', opening: GRID } } },
    })
  })

  test.each([
    [
      'other Letters than those of the seats',
      position({ letters: ['A', 'C'] }),
      'letters: by seat they are A B.',
    ],
    [
      'a short row',
      position({ grid: [...GRID.slice(1), '....'] }),
      'grid: draw 5 rows of 5 squares',
    ],
    [
      'an unknown sign',
      position({ grid: ['AB..x', ...GRID.slice(1)] }),
      'grid: draw 5 rows of 5 squares',
    ],
    [
      'a Letter of nobody',
      position({ grid: ['AC...', ...GRID.slice(1)] }),
      'grid: only those who are in',
    ],
    [
      'a grid that differs from the opening of its round',
      position({ opening: ['.....', ...GRID.slice(1)] }),
      'grid: it is what it was',
    ],
    [
      'an unknown sign in the opening',
      position({ opening: ['....x', ...GRID.slice(1)] }),
      'grid: draw 5 rows of 5',
    ],
    ['round 0', position({ round: 0 }), 'round: the first is 1.'],
    [
      'too many rounds',
      position({ round: 2 ** 53 - 1 }),
      'shared.round must be 1000000000 or less (got 9007199254740991)',
    ],
    [
      'a player who is here but has a fate',
      position({ fates: [null, { round: 3, reasons: ['left'] }] }),
      'fates: Bob must be left',
    ],
    [
      'a fate in a later round',
      position({ fates: [null, { round: 5, reasons: ['left'] }] }),
      'fates: Bob cannot be out since round 5 yet.',
    ],
    ['too few fates', position({ fates: [null] }), 'fates: give one for each seat, or null.'],
    [
      'a play before its round',
      position({ stage: 'announcement' }, [{ plays: ['c1'] }, FRESH]),
      'secret: seat 0 has sent nothing now.',
    ],
  ])('is refused for %s', (_, laid, problem) => {
    const start = startOf(laid)
    expect(start.ok ? '' : start.error.code).toBe('badPosition')
    expect(start.ok ? '' : start.error.message).toContain(problem)
  })

  test('is refused with impossible plays', () => {
    const faulty = position({}, [{ plays: ['a1'] }, FRESH])
    expect(startOf(faulty).ok).toBe(true)
    expect(startOf(faulty, { invalidPlays: 'refuse' })).toMatchObject({
      error: { code: 'badPosition' },
    })
    expect(startOf(position({}, [{ plays: ['A1'] }, FRESH])).ok).toBe(false)
    expect(startOf(position({}, [{ plays: Array(51).fill('c1') }, FRESH])).ok).toBe(false)
  })
})

describe('an imported state', () => {
  const problemOf = ({ state }: Script): string | undefined =>
    stateProblem(singleCaptureGo, JSON.parse(JSON.stringify(state)))

  /** States of one match that together hold everything a state can hold. */
  const variedStates = (seating: SingleCaptureGoSeating): readonly Script[] => {
    const script = new Script({ players: 5, ...seating, early: true })
    const states: Script[] = []
    const keep = (next: Script): void => {
      const copy = new Script({ players: 5, ...seating, early: true })
      states.push(copy.setState(next.state))
    }
    keep(script.announced())
    keep(script.sends('Ann: b2', 'Bob: c3', 'Bob: c4', 'Cyd: c4', 'Dov: a1', 'Eve: e5'))
    keep(script.apply(by.leave(3, 'Eve')))
    keep(script.ends())
    keep(script.apply(by.leave(script.hour, 'Dov')))
    keep(script.announced().sends('Ann: b3', 'Cyd: a7', 'Bob: b2'))
    keep(script.apply(by.roster(80, { type: 'vacation', person: 'Ann' })))
    keep(script.apply(by.roster(80, { type: 'dispute', by: 'Ann' })))
    keep(script.apply(by.roster(90, { type: 'decision', as: 'speaker' })).ends())
    keep(script.apply(by.roster(160, { type: 'return', person: 'Ann' })))
    keep(script.apply(by.resigns(script.hour)))
    return states
  }

  test.each<Partial<Options>>([{}, { leavers: 'immediate' }, { playOnAt: 'forbidden' }])(
    'is sound at any point of play, with %o',
    (options) => {
      const problems = variedStates({ options }).map(problemOf)
      expect(problems).toEqual(problems.map(() => undefined))
    },
  )

  test('is valid with one player left until the end of the round', () => {
    const script = new Script({ players: 2, options: { leavers: 'end-of-round' } })
    expect(problemOf(script.apply(by.leave(3, 'Bob')))).toBeUndefined()
    expect(script.ends().winners).toEqual(['Ann'])
  })

  test('is refused if its last round does not follow from the messages', () => {
    const script = new Script().round('Ann: b2', 'Bob: c3', 'Cyd: c3')
    expect(problemOf(script)).toBeUndefined()
    const forged = (path: string, value: unknown): string | undefined =>
      stateProblem(singleCaptureGo, changed(script.state, path, value))
    const follows = 'last: it does not follow from what was sent.'
    expect([
      forged('shared.last.counts.0', 2),
      forged('shared.last.attempts.1.status', 'counted'),
      forged('shared.last.attempts', []),
      forged('shared.last.left', [0, 1]),
      forged('shared.last.round', 2),
      forged('shared.opening.1', 'AA....'),
      forged('shared.grid.1', 'AA....'),
      forged('shared.fates.2', { round: 1, reasons: ['no play'] }),
    ]).toEqual([
      follows,
      follows,
      follows,
      'last: what it says of seat 2 is not what became of it.',
      'last: the last round that is over was 1.',
      follows,
      'grid: it does not follow from the last round.',
      'fates: Cyd must be out at the table, too.',
    ])
  })
})
