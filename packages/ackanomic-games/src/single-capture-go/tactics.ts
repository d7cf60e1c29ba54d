import type { SeatNumber } from '@ackanomic/core'
import { type Candidate, chooseByWeight, weightByValue } from '@ackanomic/core/bots'
import { canMove, isInGame, type State, type TacticsOf } from '@ackanomic/core/engine'
import { sharesOf } from '../shares.js'
import { AT, EMPTY, type LetterGrid, squareName, squareOf } from './grid.js'
import type { SingleCaptureGo } from './model.js'
import { countingPlay, MAX_PLAYS, type Play } from './plays.js'

const FREE = -1
const TAKEN = -2
const WALL = -3

/** The cost of a Group by its Liberties at the end of a round; anybody can take the last one. */
const DANGER: readonly number[] = [1000, 120, 14, 4, 1.5, 0.7, 0.3]

/** The gain of reducing another's Group to so few Liberties. */
const THREAT: readonly number[] = [300, 9, 2.5, 1, 0.4]

/** The chance to survive with a Group of so few Liberties. */
const SAFETY: readonly number[] = [0.02, 0.15, 0.6, 0.85, 0.95]

/** The most moves to consider, and how much worse than the best one they may be. */
const MAX_CANDIDATES = 6
const FAR = 4.4

const LITTLE = 0.73

/** The same after a collision: two players with the same best `@` would collide for ever. */
const LITTLE_AFTER_MEETING = 7.3

interface Group {
  readonly seat: SeatNumber
  readonly liberties: readonly number[]
}

interface Field {
  readonly side: number
  readonly squares: Int8Array
  readonly groups: readonly Group[]
  /** The number of the Group on each square, or -1. */
  readonly groupAt: Int16Array
}

/**
 * The tactics of Single Capture Go. A Group that ends a round with one Liberty is lost if somebody
 * plays there. So keep three Liberties, connect your Letters, take the last Liberty of others, and
 * fill your own area last. A square with `@` beside your Letters costs nothing.
 *
 * @example
 * ```ts
 * import { singleCaptureGo } from '@ackanomic/games/single-capture-go'
 * import { singleCaptureGoTactics } from '@ackanomic/games/single-capture-go/tactics'
 *
 * const roster = { players: ['Ann', 'Bob'], referees: ['Dee'], startedAt: 0 }
 * const grid = ['AB...', '.....', '.....', '...B.', '.....']
 * const shared = { letters: ['A', 'B'], grid, opening: grid, round: 4, stage: 'round', fates: [null, null], last: null }
 * const start = singleCaptureGo.setup(roster, {}, { shared, secret: [{ plays: [] }, { plays: [] }], hidden: {} })
 * if (!start.ok) throw new Error(start.error.message)
 * // Bob shuts Ann in, whether she plays there too or not.
 * singleCaptureGoTactics.rolloutPolicy(start.value.state, 1, () => 0) // => { type: 'play', square: 'b1' }
 * ```
 */
export const singleCaptureGoTactics: TacticsOf<SingleCaptureGo> = {
  rolloutPolicy: (state, seat, choose) => chooseByWeight(candidatesIn(state, seat), choose),
  candidates: (state, seat) => candidatesIn(state, seat),
  evaluate: worthOf,
  maxRolloutDepth: 24,
  explain({ square }, { shared: { opening, round } }) {
    if (round === 1) return 'It has room on all sides.'
    return squareOf(opening, square) === AT
      ? 'A blocked square gives you a Letter, and takes no room from your Groups.'
      : 'It leaves your Groups room to breathe, and others less.'
  },
}

function candidatesIn(state: State<SingleCaptureGo>, seat: SeatNumber): readonly Candidate<Play>[] {
  const { shared, options, secret, roster } = state
  if (shared.stage !== 'round' || !canMove(state, seat)) return []
  // Once in a round is enough; a later play would only replace the one before.
  const plays = secret[seat]?.plays ?? []
  if (plays.length >= MAX_PLAYS || countingPlay(state, plays) >= 0) return []
  const field = fieldOf(shared.grid, shared.letters)
  const rivals = shared.letters.filter(
    (_, other) => other !== seat && isInGame(roster, other),
  ).length
  const valued: { move: Play; value: number }[] = []
  shared.opening.forEach((line, row) => {
    for (let column = 0; column < line.length; column++) {
      const there = line.charAt(column)
      if (there !== EMPTY && (there !== AT || options.playOnAt === 'forbidden')) continue
      const at = (row + 1) * (field.side + 2) + column + 1
      const move: Play = { type: 'play', square: squareName(row, column) }
      valued.push({ move, value: valueAt(field, at, seat, rivals) })
    }
  })
  const hasMet = shared.last?.attempts.some(
    (last) => last.seat === seat && last.status === 'collided',
  )
  const little = hasMet === true ? LITTLE_AFTER_MEETING * (1 + idleRounds(shared)) ** 2 : LITTLE
  const weighed = weightByValue(valued, little, MAX_CANDIDATES)
  return weighed.filter(({ weight }) => weight > Math.exp(-FAR))
}

/** The least number of rounds without change, after which one of two rivals should give in. */
function idleRounds({ grid, round }: State<SingleCaptureGo>['shared']): number {
  const filled = grid.reduce((sum, line) => sum + [...line].filter((on) => on !== EMPTY).length, 0)
  return Math.max(0, round - filled)
}

function valueAt(field: Field, at: number, seat: SeatNumber, rivals: number): number {
  const { squares, groups, groupAt, side } = field
  const liberties = new Set<number>()
  const beside = new Set<number>()
  let space = 0
  for (const way of waysOf(side)) {
    const there = squares[at + way] as number
    if (there === FREE) liberties.add(at + way)
    if (there === FREE || there === TAKEN) space += 1
    if (there >= 0) beside.add(groupAt[at + way] as number)
  }
  let value = 0.3 * space
  for (const number of beside) {
    const group = groups[number] as Group
    const before = group.liberties.length
    // `@` is nobody's Liberty, so playing there takes none.
    const after = before - (squares[at] === FREE ? 1 : 0)
    if (group.seat === seat) {
      value += of(DANGER, before)
      for (const liberty of group.liberties) if (liberty !== at) liberties.add(liberty)
    } else value += (of(THREAT, after) - of(THREAT, before)) / rivals
  }
  return value - of(DANGER, liberties.size) + 0.15 * liberties.size
}

function worthOf({ shared, roster }: State<SingleCaptureGo>): readonly number[] {
  const { letters } = shared
  const field = fieldOf(shared.grid, letters)
  const room = roomOf(field, letters.length)
  const strengths = letters.map((_, seat) => {
    if (!isInGame(roster, seat)) return 0
    const safety = field.groups.reduce(
      (product, group) =>
        group.seat === seat ? product * (SAFETY[group.liberties.length] ?? 1) : product,
      1,
    )
    return safety * (1 + (room[seat] as number)) ** 1.5
  })
  return sharesOf(strengths)
}

function roomOf({ squares, side }: Field, seats: number): readonly number[] {
  const room = new Array<number>(seats).fill(0)
  const owner = squares.slice()
  let edge: number[] = []
  for (let at = 0; at < squares.length; at++) if ((squares[at] as number) >= 0) edge.push(at)
  while (edge.length > 0) {
    const next = new Map<number, number>()
    for (const at of edge) {
      for (const way of waysOf(side)) {
        const there = owner[at + way] as number
        if (there !== FREE && there !== TAKEN) continue
        const mine = owner[at] as number
        const other = next.get(at + way)
        next.set(at + way, other === undefined || other === mine ? mine : WALL)
      }
    }
    for (const [at, seat] of next) {
      owner[at] = seat
      if (seat >= 0) room[seat] = (room[seat] as number) + 1
    }
    edge = [...next].flatMap(([at, seat]) => (seat >= 0 ? [at] : []))
  }
  return room
}

function waysOf(side: number): readonly number[] {
  return [-1, 1, side + 2, -side - 2]
}

function of(values: readonly number[], liberties: number): number {
  return values[liberties] ?? 0
}

function fieldOf(grid: LetterGrid, letters: readonly string[]): Field {
  const side = grid.length
  const width = side + 2
  const squares = new Int8Array(width * width).fill(WALL)
  for (let row = 0; row < side; row++) {
    const line = grid[row] as string
    for (let column = 0; column < side; column++) {
      const there = line.charAt(column)
      squares[(row + 1) * width + column + 1] =
        there === EMPTY ? FREE : there === AT ? TAKEN : letters.indexOf(there)
    }
  }
  const groupAt = new Int16Array(squares.length).fill(-1)
  const groups: Group[] = []
  for (let first = 0; first < squares.length; first++) {
    const seat = squares[first] as number
    if (seat < 0 || groupAt[first] !== -1) continue
    const members = [first]
    const liberties: number[] = []
    groupAt[first] = groups.length
    for (const member of members) {
      for (const way of waysOf(side)) {
        const next = member + way
        if (squares[next] === FREE && !liberties.includes(next)) liberties.push(next)
        if (squares[next] !== seat || groupAt[next] !== -1) continue
        groupAt[next] = groups.length
        members.push(next)
      }
    }
    groups.push({ seat, liberties })
  }
  return { side, squares, groups, groupAt }
}
