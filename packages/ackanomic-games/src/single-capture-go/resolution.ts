import type { SeatNumber } from '@ackanomic/core'
import { isInGame, type Seated, type State, seatsInGame } from '@ackanomic/core/engine'
import {
  AT,
  countLetters,
  EMPTY,
  type SingleCaptureGoGrid,
  squareName,
  turnedToAt,
  withSquares,
} from './grid.js'
import type { SingleCaptureGo, SingleCaptureGoShared } from './model.js'
import { countingPlay, faultOf } from './plays.js'
import type {
  SingleCaptureGoAttempt,
  SingleCaptureGoAttemptStatus,
  SingleCaptureGoDoom,
  SingleCaptureGoDoomReason,
  SingleCaptureGoReport,
} from './report.js'

type Options = SingleCaptureGo['Options']

/** Equal Letters that hang together along sides, or one by itself (IV, 3). */
export interface SingleCaptureGoGroup {
  /** The Letter. */
  readonly letter: string
  /** The names of its squares, row by row. */
  readonly squares: readonly string[]
  /** The names of the empty squares that touch it along a side, row by row; none is no Liberty. */
  readonly liberties: readonly string[]
}

/**
 * The Groups of a grid, in the order of their first squares, row by row.
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
export function groupsOf(grid: SingleCaptureGoGrid): readonly SingleCaptureGoGroup[] {
  const side = grid.length
  const squares = grid.join('')
  const seen = new Set<number>()
  const groups: SingleCaptureGoGroup[] = []
  const named = (places: Iterable<number>): readonly string[] =>
    [...places]
      .sort((one, other) => one - other)
      .map((place) => squareName(Math.floor(place / side), place % side))
  for (let first = 0; first < squares.length; first++) {
    const letter = squares.charAt(first)
    if (letter === EMPTY || letter === AT || seen.has(first)) continue
    const members = new Set([first])
    const liberties = new Set<number>()
    for (const member of members) {
      for (const next of neighboursOf(member, side)) {
        if (squares.charAt(next) === letter) members.add(next)
        else if (squares.charAt(next) === EMPTY) liberties.add(next)
      }
    }
    for (const member of members) seen.add(member)
    groups.push({ letter, squares: named(members), liberties: named(liberties) })
  }
  return groups
}

/** The squares that touch one along a side, counted row by row from 0. */
function neighboursOf(place: number, side: number): readonly number[] {
  const column = place % side
  return [
    ...(place >= side ? [place - side] : []),
    ...(column > 0 ? [place - 1] : []),
    ...(column < side - 1 ? [place + 1] : []),
    ...(place < side * (side - 1) ? [place + side] : []),
  ]
}

/** What a round is judged by. */
interface Evidence extends Pick<State<SingleCaptureGo>, 'shared' | 'options' | 'secret'> {
  /** Who is in the game at the end of the round. */
  readonly table: Seated
}

/** By square, the seats whose plays count there. */
type Takers = ReadonlyMap<string, readonly SeatNumber[]>

/** What comes of a round that is over: placing, Liberty, doom, the change to `@` (IV, 1 to 4). */
export function resolve(evidence: Evidence): SingleCaptureGoReport {
  const { shared, table } = evidence
  const takers = takersOf(evidence)
  const taken = [...takers].map(([square, [seat = -1, ...others]]): [string, string] => [
    square,
    others.length > 0 ? AT : (shared.letters[seat] ?? AT),
  ])
  const placed = withSquares(shared.grid, new Map(taken))
  const dead = groupsOf(placed).filter(({ liberties }) => liberties.length === 0)
  const players = new Set([...takers.values()].flat())
  const doomed = shared.fates.flatMap((fate, seat): readonly SingleCaptureGoDoom[] => {
    if (fate !== null) return []
    const lost = dead.filter(({ letter }) => letter === shared.letters[seat])
    const reasons: SingleCaptureGoDoomReason[] = []
    if (!isInGame(table, seat)) reasons.push('left')
    else if (!players.has(seat)) reasons.push('no play')
    if (lost.length > 0) reasons.push('no Liberty')
    return reasons.length === 0
      ? []
      : [{ seat, reasons, groups: lost.map((group) => group.squares) }]
  })
  const losers = doomed.map(({ seat }) => seat)
  return {
    round: shared.round,
    attempts: attemptsOf(evidence, takers),
    placed,
    counts: shared.letters.map((letter) => countLetters(placed, letter)),
    doomed,
    left: seatsInGame(table).filter((seat) => !losers.includes(seat)),
    grid: turnedToAt(placed, lettersOf(shared, losers)),
  }
}

/** The Letters of some seats. */
export function lettersOf(
  { letters }: SingleCaptureGoShared,
  seats: readonly SeatNumber[],
): readonly string[] {
  return letters.filter((_, seat) => seats.includes(seat))
}

/** The plays that count: the last valid one of everybody who is in the game (IV). */
function takersOf(evidence: Evidence): Takers {
  const takers = new Map<string, readonly SeatNumber[]>()
  for (const seat of seatsInGame(evidence.table)) {
    const plays = evidence.secret[seat]?.plays ?? []
    const square = plays[countingPlay(evidence, plays)]
    if (square !== undefined) takers.set(square, [...(takers.get(square) ?? []), seat])
  }
  return takers
}

function attemptsOf(evidence: Evidence, takers: Takers): readonly SingleCaptureGoAttempt[] {
  return evidence.secret.flatMap(({ plays }, seat) => {
    const counting = countingPlay(evidence, plays)
    return plays.map((square, i): SingleCaptureGoAttempt => {
      const fault = faultOf(evidence, square) ?? null
      if (fault !== null) return { seat, square, status: 'invalid', fault }
      const status = i === counting ? statusOf(takers.get(square) ?? [], seat) : 'replaced'
      return { seat, square, status, fault }
    })
  })
}

function statusOf(takers: readonly SeatNumber[], seat: SeatNumber): SingleCaptureGoAttemptStatus {
  if (!takers.includes(seat)) return 'struck'
  return takers.length > 1 ? 'collided' : 'counted'
}

/**
 * Who wins with a round, by seat; `undefined` while two or more players are not doomed. Only those
 * who are in the game compare Letters (IV, 5).
 */
export function winnersOf(
  { left, counts }: SingleCaptureGoReport,
  table: Seated,
  { allDoomedTie }: Options,
): readonly SeatNumber[] | undefined {
  if (left.length > 0) return left.length === 1 ? left : undefined
  const players = seatsInGame(table)
  const most = Math.max(...players.map((seat) => counts[seat] ?? 0))
  const best = players.filter((seat) => counts[seat] === most)
  return best.length === 1 || allDoomedTie === 'shared' ? best : []
}
