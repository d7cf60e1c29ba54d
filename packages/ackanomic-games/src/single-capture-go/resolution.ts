import type { SeatNumber } from '@ackanomic/core'
import { isInGame, type Seated, type State, seatsInGame } from '@ackanomic/core/engine'
import {
  AT,
  countLetters,
  EMPTY,
  type LetterGrid,
  squareName,
  turnedToAt,
  withSquares,
} from './grid.js'
import type { SingleCaptureGo } from './model.js'
import { countingPlay, faultOf } from './plays.js'
import type { SingleCaptureGoAttempt, SingleCaptureGoFate, SingleCaptureGoReport } from './state.js'

const WALL = '#'

/** Equal Letters joined along sides, or a single one (IV, 3). */
export interface SingleCaptureGoGroup {
  readonly letter: string
  /** The names of its squares, row by row. */
  readonly squares: readonly string[]
  /** The names of the empty squares beside it, row by row. */
  readonly liberties: readonly string[]
}

/**
 * Returns the Groups of a grid, in the order of their first squares, row by row.
 *
 * @example
 * ```ts
 * import { groupsOf } from '@ackanomic/games/single-capture-go'
 *
 * groupsOf(['A@.', 'A@B', '@.B']) // => [
 * //   { letter: 'A', squares: ['a1', 'b1'], liberties: [] },
 * //   { letter: 'B', squares: ['b3', 'c3'], liberties: ['a3', 'c2'] },
 * //  ]
 * ```
 */
export function groupsOf(grid: LetterGrid): readonly SingleCaptureGoGroup[] {
  const width = grid.length + 1
  // A wall ends each row, so that neighbours have constant distances.
  const squares = grid.join(WALL)
  const visited = new Set<number>()
  const groups: SingleCaptureGoGroup[] = []
  const namesOf = (indices: Iterable<number>): readonly string[] =>
    [...indices]
      .sort((one, other) => one - other)
      .map((index) => squareName(Math.floor(index / width), index % width))
  for (let first = 0; first < squares.length; first++) {
    const letter = squares.charAt(first)
    if ([EMPTY, AT, WALL].includes(letter) || visited.has(first)) continue
    const members = new Set([first])
    const liberties = new Set<number>()
    for (const member of members) {
      visited.add(member)
      for (const next of [member - width, member - 1, member + 1, member + width]) {
        if (squares.charAt(next) === letter) members.add(next)
        else if (squares.charAt(next) === EMPTY) liberties.add(next)
      }
    }
    groups.push({ letter, squares: namesOf(members), liberties: namesOf(liberties) })
  }
  return groups
}

interface Evidence extends Pick<State<SingleCaptureGo>, 'shared' | 'options' | 'secret'> {
  readonly roster: Seated
}

export function allHavePlayed(evidence: Evidence): boolean {
  const { secret, roster } = evidence
  return seatsInGame(roster).every((seat) => countingPlay(evidence, secret[seat]?.plays ?? []) >= 0)
}

/** Resolves a round: placing, Liberty, doom, and the change to `@` (IV, 1 to 4). */
export function resolve(evidence: Evidence): SingleCaptureGoReport {
  const { shared, secret, roster } = evidence
  const { letters } = shared
  const players = seatsInGame(roster)
  const counting = secret.map(({ plays }) => countingPlay(evidence, plays))
  const takers = new Map<string, readonly SeatNumber[]>()
  for (const seat of players) {
    const square = secret[seat]?.plays[counting[seat] ?? -1]
    if (square !== undefined) takers.set(square, [...(takers.get(square) ?? []), seat])
  }
  const attempts = secret.flatMap(({ plays }, seat) =>
    plays.map((square, i): SingleCaptureGoAttempt => {
      const fault = faultOf(evidence, square) ?? null
      if (fault !== null) return { seat, square, status: 'invalid', fault }
      if (i !== counting[seat]) return { seat, square, status: 'replaced', fault }
      if (!players.includes(seat)) return { seat, square, status: 'struck', fault }
      const isAlone = takers.get(square)?.length === 1
      return { seat, square, status: isAlone ? 'counted' : 'collided', fault }
    }),
  )
  const taken = [...takers].map(([square, [seat = -1, ...others]]): [string, string] => [
    square,
    others.length > 0 ? AT : (letters[seat] ?? AT),
  ])
  const placed = withSquares(shared.grid, new Map(taken))
  const dead = groupsOf(placed).filter(({ liberties }) => liberties.length === 0)
  const doomed = shared.fates.flatMap((fate, seat): SingleCaptureGoReport['doomed'] => {
    if (fate !== null) return []
    const lost = dead.filter(({ letter }) => letter === letters[seat])
    const reasons: SingleCaptureGoFate['reasons'][number][] = []
    if (!isInGame(roster, seat)) reasons.push('left')
    else if ((counting[seat] ?? -1) < 0) reasons.push('no play')
    if (lost.length > 0) reasons.push('no Liberty')
    return reasons.length === 0
      ? []
      : [{ seat, reasons, groups: lost.map(({ squares }) => squares) }]
  })
  const losers = doomed.map(({ seat }) => seat)
  return {
    round: shared.round,
    attempts,
    placed,
    counts: letters.map((letter) => countLetters(placed, letter)),
    doomed,
    left: players.filter((seat) => !losers.includes(seat)),
    grid: turnedToAt(placed, letters, losers),
  }
}

/** The winners; `undefined` while two are not doomed. Leavers compare no Letters (IV, 5). */
export function winnersOf(
  { left, counts }: SingleCaptureGoReport,
  roster: Seated,
  { allDoomedTie }: SingleCaptureGo['Options'],
): readonly SeatNumber[] | undefined {
  if (left.length > 0) return left.length === 1 ? left : undefined
  const players = seatsInGame(roster)
  const most = Math.max(...players.map((seat) => counts[seat] ?? 0))
  const best = players.filter((seat) => counts[seat] === most)
  return best.length === 1 || allDoomedTie === 'shared' ? best : []
}
