import type { RandomInt } from '@ackanomic/core'
import type { EntryOf, State } from '@ackanomic/core/engine'
import type { LawOptions, Opening } from '@ackanomic/core/testing'
import { trominoGoClauses } from './clauses.js'
import type { Act, TrominoGo } from './model.js'
import { notAPlay } from './playing.js'
import { positionOf, turnOf } from './plays.js'
import { inOrder, letterOfPlay, type TrominoCells, type TrominoSquare } from './tromino.js'
import { faultOf, firstIllegal, watchOver } from './watch.js'

const roster: Opening['roster'] = {
  players: ['Ann', 'Bob'],
  referees: ['Rex'],
  startedAt: Date.UTC(2026, 10, 21),
}

const SETUPS: readonly Opening[] = [
  { roster },
  { roster, options: { invalidPlays: 'refuse' } },
  { roster: { ...roster, duel: { challenged: 'Bob' } }, options: { doubleConcessions: true } },
  { roster, options: { diagonalLeak: true, target: 2, komi: 1 } },
  {
    roster: { ...roster, exhibition: { as: 'speaker' } },
    options: { invalidPlays: 'refuse', diagonalLeak: true },
  },
]

function oneOf<Item>(list: readonly Item[], pick: RandomInt): Item {
  return list[pick(list.length)] as Item
}

function anyCells({ shared }: State<TrominoGo>, pick: RandomInt): TrominoCells {
  const { trominoes } = positionOf(shared)
  const [column, row] = trominoes.length === 0 ? [0, 0] : oneOf(trominoes, pick).cells[0]
  const square = (): TrominoSquare => [column + pick(5) - 2, row + pick(5) - 2]
  const at = square()
  return pick(4) === 0
    ? inOrder([square(), square(), square()])
    : inOrder([at, [at[0] + 1, at[1]], [at[0] + pick(2), at[1] + 1]])
}

function also(state: State<TrominoGo>, pick: RandomInt): EntryOf<TrominoGo> | undefined {
  const { shared, clock, roster: script, options } = state
  const holders = script.seats.flatMap(({ holder }) => (holder === null ? [] : [holder]))
  if (holders.length === 0) return undefined
  const move = (by: string, made: Act): EntryOf<TrominoGo> => {
    return { kind: 'move', at: clock.now, by, move: made }
  }
  const turn = turnOf(shared)
  const holder = turn === null ? null : (script.seats[turn]?.holder ?? null)
  const letter = letterOfPlay(shared.plays.length)
  switch (pick(16)) {
    case 0:
      return move(oneOf(holders, pick), { type: 'concede', gamepoints: pick(8) })
    case 1:
      return move(oneOf(holders, pick), { type: 'accept', gamepoints: pick(8) })
    case 2:
      return move(oneOf(holders, pick), { type: 'question' })
    case 3:
    case 4: {
      const [by] = script.referees
      const found = pick(4) === 0 ? undefined : firstIllegal(shared, options)
      const play = found === undefined ? 1 + pick(shared.plays.length + 1) : found.play + 1
      return by === undefined ? undefined : move(by, { type: 'illegal', play })
    }
    case 5:
      return holder === null ? undefined : move(holder, { type: 'pass' })
    case 6:
    case 7:
      return holder === null
        ? undefined
        : move(holder, { type: 'place', letter, cells: anyCells(state, pick) })
    case 8: {
      const mine = positionOf(shared).trominoes.filter((each) => each.letter === letter)
      if (holder === null || mine.length === 0) return undefined
      const from = oneOf(mine, pick).cells
      return move(holder, { type: 'move', letter, from, to: anyCells(state, pick) })
    }
    default:
      return undefined
  }
}

/** Whether a play is accepted although it is deliberately not listed as legal. */
function isFaulty({ shared, options }: State<TrominoGo>, _: number, move: Act): boolean {
  switch (move.type) {
    case 'concede':
    case 'question':
    case 'accept':
    case 'illegal':
      return false
    default: {
      const position = positionOf(shared)
      const watch = watchOver(shared, options)
      if (notAPlay(watch, move) !== undefined) return false
      if (faultOf(watch, move) !== undefined) return options.invalidPlays === 'stand'
      // The first tromino may lie anywhere; it is listed at one place.
      return (
        position.play === 0 &&
        move.type === 'place' &&
        move.cells.some(([column, row]) => column < 0 || column > 1 || row < 0 || row > 1)
      )
    }
  }
}

export const trominoGoLaws: LawOptions<State<TrominoGo>, Act> = {
  setups: SETUPS,
  clauses: [trominoGoClauses],
  extraEntries: also,
  isFaulty,
  endsWithin: 3000,
}
