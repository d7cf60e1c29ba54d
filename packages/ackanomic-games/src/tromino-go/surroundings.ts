import { type Board, boardOf, squareAt } from './board.js'
import { isCapital, type Square, type Tromino } from './tromino.js'

/** Whether empty squares hang together at their corners too, so that a diagonal gap is a way out. */
export interface Leaking {
  /** `true` where they do. */
  readonly diagonalLeak: boolean
}

const TIGHT: Leaking = { diagonalLeak: false }

/** Marks the empty squares of a board that are enclosed by nothing. */
function outsideOf({ of, columns }: Board, { diagonalLeak }: Leaking): Uint8Array {
  const width = columns.length
  const outside = new Uint8Array(of.length)
  // The rim is empty and all outside; it keeps the search from running over the border.
  for (let i = 0; i < width; i++) {
    outside[i] = 1
    outside[of.length - 1 - i] = 1
  }
  for (let i = 0; i < of.length; i += width) {
    outside[i] = 1
    outside[i + width - 1] = 1
  }
  const straight = [-width, -1, 1, width]
  const ways = diagonalLeak ? [...straight, -width - 1, 1 - width, width - 1, width + 1] : straight
  const open = new Int32Array(of.length)
  let count = 1
  open[0] = width + 1
  outside[width + 1] = 1
  while (count > 0) {
    count--
    const at = open[count] as number
    for (const way of ways) {
      const next = at + way
      if (of[next] !== 0 || outside[next] !== 0) continue
      outside[next] = 1
      open[count] = next
      count++
    }
  }
  return outside
}

/**
 * How many units of outside edge each tromino has: edge along which there is neither a tromino nor
 * a No Man's Land.
 *
 * @example
 * ```ts
 * import { outsideEdges, readGrid } from '@ackanomic/games/tromino-go'
 *
 * outsideEdges(readGrid(['AA', 'A'])) // => [8]
 * outsideEdges(readGrid(['AAb', 'Abb'])) // => [5, 5]
 * ```
 */
export function outsideEdges(
  trominoes: readonly Tromino[],
  options: Leaking = TIGHT,
): readonly number[] {
  const board = boardOf(trominoes)
  const { of, columns } = board
  const outside = outsideOf(board, options)
  const units = new Array<number>(trominoes.length).fill(0)
  for (let i = 0; i < of.length; i++) {
    const tromino = of[i] as number
    if (tromino === 0) continue
    const found =
      (outside[i - columns.length] as number) +
      (outside[i - 1] as number) +
      (outside[i + 1] as number) +
      (outside[i + columns.length] as number)
    units[tromino - 1] = (units[tromino - 1] as number) + found
  }
  return units
}

/**
 * The empty areas that trominoes enclose, each with its squares in reading order. They are the same
 * for both players.
 *
 * @example
 * ```ts
 * import { noMansLandsIn, readGrid } from '@ackanomic/games/tromino-go'
 *
 * noMansLandsIn(readGrid(['AAbb', 'A  b', 'BBcc', 'B  c'])) // => [[[1, 1], [2, 1]]]
 * ```
 */
export function noMansLandsIn(
  trominoes: readonly Tromino[],
  options: Leaking = TIGHT,
): readonly (readonly Square[])[] {
  const board = boardOf(trominoes)
  const { of, columns } = board
  const seen = outsideOf(board, options)
  const width = columns.length
  const straight = [-width, -1, 1, width]
  const ways = options.diagonalLeak
    ? [...straight, -width - 1, 1 - width, width - 1, width + 1]
    : straight
  const areas: (readonly Square[])[] = []
  for (let start = 0; start < of.length; start++) {
    if (of[start] !== 0 || seen[start] !== 0) continue
    const area = [start]
    seen[start] = 1
    for (const at of area) {
      for (const way of ways) {
        if (of[at + way] !== 0 || seen[at + way] !== 0) continue
        seen[at + way] = 1
        area.push(at + way)
      }
    }
    areas.push(area.sort((one, other) => one - other).map((index) => squareAt(board, index)))
  }
  return areas
}

/** For each tromino the first of those that it hangs together with; `-1` for one that is left off. */
function gathered(
  { of, columns }: Board,
  trominoes: readonly Tromino[],
  belong: (one: Tromino, other: Tromino) => boolean,
): Int32Array {
  const width = columns.length
  const heads = Int32Array.from(trominoes, (_, i) => i)
  const headOf = (i: number): number => {
    let head = i
    while (heads[head] !== head) head = heads[head] as number
    return head
  }
  const join = (one: number, other: number): void => {
    if (one === 0 || other === 0 || one === other) return
    if (!belong(trominoes[one - 1] as Tromino, trominoes[other - 1] as Tromino)) return
    const [a, b] = [headOf(one - 1), headOf(other - 1)]
    heads[Math.max(a, b)] = Math.min(a, b)
  }
  for (let i = 0; i < of.length; i++) {
    const tromino = of[i] as number
    if (tromino === 0) continue
    join(tromino, of[i + 1] as number)
    join(tromino, of[i + width] as number)
  }
  return heads.map((_, i) => headOf(i))
}

/**
 * The groups of both players: trominoes of one player that hang together by touching. Each is a
 * list of indices into `trominoes`.
 *
 * @example
 * ```ts
 * import { groupsIn, readGrid } from '@ackanomic/games/tromino-go'
 *
 * groupsIn(readGrid(['AAbCC', 'AbbC'])) // => [[0], [1], [2]]
 * groupsIn(readGrid(['AACC', 'A C'])) // => [[0, 1]]
 * ```
 */
export function groupsIn(trominoes: readonly Tromino[]): readonly (readonly number[])[] {
  const heads = gathered(
    boardOf(trominoes),
    trominoes,
    (one, other) => isCapital(one.letter) === isCapital(other.letter),
  )
  const groups = new Map<number, number[]>()
  heads.forEach((head, i) => {
    const group = groups.get(head)
    if (group === undefined) groups.set(head, [i])
    else group.push(i)
  })
  return [...groups.values()]
}

/** Whether all trominoes but one hang together by touching, whosever they are (4). */
export function isWholeWithout(trominoes: readonly Tromino[], without: number): boolean {
  const heads = gathered(boardOf(trominoes, without), trominoes, () => true)
  let whole = -1
  for (let i = 0; i < heads.length; i++) {
    if (i === without) continue
    const head = heads[i] as number
    if (whole >= 0 && head !== whole) return false
    whole = head
  }
  return true
}

/**
 * The trominoes of all surrounded groups, as indices into `trominoes`: groups of which none has
 * outside edge. A round ends as soon as there is one.
 *
 * @example
 * ```ts
 * import { readGrid, surroundedIn } from '@ackanomic/games/tromino-go'
 *
 * const rows = ['  Cb', ' CCbb', 'BaaAAb', 'BBaAcbb', '   cc', '   AA', '    A']
 * const trominoes = readGrid(rows)
 * surroundedIn(trominoes).map((i) => trominoes[i]?.cells[0]) // => [[3, 2]]
 * ```
 */
export function surroundedIn(
  trominoes: readonly Tromino[],
  options: Leaking = TIGHT,
): readonly number[] {
  const units = outsideEdges(trominoes, options)
  if (units.every((each) => each > 0)) return []
  return groupsIn(trominoes)
    .filter((group) => group.every((i) => units[i] === 0))
    .flat()
    .sort((one, other) => one - other)
}
