import { err, ok, type Result } from '@ackanomic/core'
import type { Mark } from './grid.js'
import type { Move, Place } from './model.js'
import {
  FULL,
  inOrder,
  isTromino,
  letterOfPlay,
  type Tromino,
  type TrominoCells,
  type TrominoLetter,
  type TrominoPosition,
  type TrominoSquare,
} from './tromino.js'

/** A way to lay a posted grid over the last one, and what differs then. */
interface Overlay {
  /** The squares of the last grid that the posted one lacks, all of one tromino. */
  readonly missing: readonly TrominoSquare[]
  /** That tromino, if any square is missing. */
  readonly moved: Tromino | null
  /** The letters that the posted grid has more, in the numbers of the last one. */
  readonly added: readonly Mark[]
}

/**
 * Finds the play by which a posted grid differs from the last one. Where a grid lies on the paper
 * means nothing, so it is shifted until all other trominoes lie where they were.
 */
export function playBetween(
  position: TrominoPosition,
  marks: readonly Mark[],
): Result<Place | Move, string> {
  const { trominoes, play } = position
  const due = letterOfPlay(play)
  const before = 3 * trominoes.length
  const turn = trominoes.length < FULL ? `add the ${due}` : `move one of your ${due}s`
  if (marks.length !== before && marks.length !== before + 3) {
    return err(
      `The posted grid has ${marks.length} letter${marks.length === 1 ? '' : 's'}, and the last one has ${before}; repost it, and ${turn}, which is three letters.`,
    )
  }
  const overlays = before === 0 ? [overEmpty(marks)] : overlaysOf(trominoes, marks)
  if (overlays.some(({ missing, added }) => missing.length === 0 && added.length === 0)) {
    return err(`The grid is as it was; ${turn}, or write "pass" if there is no legal play.`)
  }
  if (overlays.length === 0) {
    return err(
      `The trominoes that were on the grid are not where they were; repost it as it is, and ${turn}.`,
    )
  }
  const plays = overlays.flatMap((overlay) => playOf(overlay) ?? [])
  const isDue = (each: Place | Move): boolean =>
    each.letter === due && isTromino(each.type === 'place' ? each.cells : each.to)
  const found = plays.find(isDue) ?? plays[0]
  return found === undefined
    ? err(`A tromino is three like letters; repost the grid, and ${turn}.`)
    : ok(found)
}

/** The first tromino of a round: where it lies makes no difference. */
function overEmpty(marks: readonly Mark[]): Overlay {
  const left = Math.min(...marks.map(({ square }) => square[0]))
  const top = Math.min(...marks.map(({ square }) => square[1]))
  const added = marks.map(
    ({ letter, square }): Mark => ({ letter, square: [square[0] - left, square[1] - top] }),
  )
  return { missing: [], moved: null, added }
}

function overlaysOf(trominoes: readonly Tromino[], marks: readonly Mark[]): readonly Overlay[] {
  const posted = new Map(marks.map((mark) => [mark.square.join(), mark.letter]))
  const seen = new Set<string>()
  const overlays: Overlay[] = []
  // One of two trominoes stays where it is, so it shows how the grid is shifted.
  for (const anchor of [trominoes[0], trominoes.at(-1)]) {
    if (anchor === undefined) continue
    const [column, row] = anchor.cells[0]
    for (const { letter, square } of marks) {
      if (letter !== anchor.letter) continue
      const shift: TrominoSquare = [square[0] - column, square[1] - row]
      if (seen.has(shift.join())) continue
      seen.add(shift.join())
      const overlay = overlayAt(trominoes, marks, posted, shift)
      if (overlay !== null) overlays.push(overlay)
    }
  }
  return overlays
}

function overlayAt(
  trominoes: readonly Tromino[],
  marks: readonly Mark[],
  posted: ReadonlyMap<string, TrominoLetter>,
  [across, down]: TrominoSquare,
): Overlay | null {
  const isMove = marks.length === 3 * trominoes.length
  const missing: TrominoSquare[] = []
  let moved: Tromino | null = null
  const matched = new Set<string>()
  for (const tromino of trominoes) {
    for (const square of tromino.cells) {
      const key = `${square[0] + across},${square[1] + down}`
      if (posted.get(key) === tromino.letter) {
        matched.add(key)
        continue
      }
      if (!isMove || (moved !== null && moved !== tromino)) return null
      moved = tromino
      missing.push(square)
    }
  }
  const added = marks
    .filter(({ square }) => !matched.has(square.join()))
    .map(({ letter, square }): Mark => ({ letter, square: [square[0] - across, square[1] - down] }))
  return { missing, moved, added }
}

function playOf({ missing, moved, added }: Overlay): Place | Move | undefined {
  const [first] = added
  if (first === undefined || added.some(({ letter }) => letter !== first.letter)) return undefined
  const { letter } = first
  if (moved === null) {
    const cells = cellsOf(added.map(({ square }) => square))
    return cells === undefined ? undefined : { type: 'place', letter, cells }
  }
  if (letter !== moved.letter) return undefined
  const kept = moved.cells.filter((square) => !missing.includes(square))
  const to = cellsOf([...kept, ...added.map(({ square }) => square)])
  return to === undefined ? undefined : { type: 'move', letter, from: moved.cells, to }
}

function cellsOf([one, two, three]: readonly TrominoSquare[]): TrominoCells | undefined {
  return one === undefined || two === undefined || three === undefined
    ? undefined
    : inOrder([one, two, three])
}
