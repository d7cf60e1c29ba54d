import {
  cellAt,
  nextGeneration,
  type Viruses,
  type VirusesArea,
  type VirusesCells,
  type VirusesSquare,
} from '@ackanomic/games/viruses'
import { type BoardMatchOf, type BoardProps, Grid, type GridCell } from '@ackanomic/react'
import { type ReactNode, useMemo, useState } from 'react'
import type { BoardWords } from '../words/english.js'
import { viruses } from '../words/viruses.js'
import { useGameWords } from '../words/words-context.js'
import { Choice, movesOn } from './choice.js'
import { afterMoves, useBefore } from './generations.js'

type At = BoardMatchOf<Viruses>

/** The most columns and rows that are drawn; of a larger area a part, which can be moved. */
const WINDOW = 32

/** The field: cells and viruses, what the next generation changes, and a square to act on. */
export function Field({ match }: BoardProps<At>): ReactNode {
  const words = useGameWords('viruses', viruses)
  const { view, names, legalMoves } = match
  const { shared } = view
  const { turn } = shared
  const before = useBefore(turn, shared.cells)
  const [chosen, setChosen] = useState<{
    readonly turn: number
    readonly at: VirusesSquare
  } | null>(null)
  const [isAhead, setAhead] = useState(true)
  const [pan, setPan] = useState<VirusesSquare>([0, 0])
  const shown = windowOf(shared.area, pan)
  // A generation that is staged shows what it has changed, not what the next one will.
  const isOver = view.outcome !== null
  const showsNext = isAhead && match.stage == null && !isOver
  const next = useMemo(
    () => (showsNext ? nextGeneration(afterMoves(view)) : null),
    [showsNext, view],
  )
  const movesAt = useMemo(() => movesOn(legalMoves, shared.cells), [legalMoves, shared.cells])
  const cells = useMemo(
    () => cellsOf(shared, names, next, before, words),
    [shared, names, next, before, words],
  )
  const square = chosen?.turn === turn ? chosen.at : null
  const moves = square === null ? [] : movesAt(square)
  const steps = new Set(moves.flatMap((move) => (move.type === 'step' ? `${move.to}` : [])))
  const { hint } = match
  const hintedAt =
    hint === null ? [] : hint.type === 'step' ? [`${hint.from}`, `${hint.to}`] : [`${hint.at}`]
  const columns = lines(shown.left, shown.right)
  const rows = lines(shown.top, shown.bottom)
  const isLarge =
    shared.area.right - shared.area.left >= WINDOW || shared.area.bottom - shared.area.top >= WINDOW
  const pick = (row: number, column: number): void => {
    const at: VirusesSquare = [columns[column] ?? 0, rows[row] ?? 0]
    const step = moves.find((move) => move.type === 'step' && isAt(move.to, at))
    const [first] = moves
    if (step !== undefined) void match.submit(step)
    else if (square !== null && isAt(square, at) && first !== undefined) void match.submit(first)
    else setChosen({ turn, at })
  }
  return (
    <section className="ack-grid-field" aria-label={words.field}>
      <h2>{isOver ? words.afterTurn(turn - 1) : words.turn(turn)}</h2>
      <Grid
        label={words.field}
        axes={{ columns: columns.map(String), rows: rows.map(String) }}
        rows={rows.map((row) =>
          columns.map((column): GridCell => {
            const at: VirusesSquare = [column, row]
            const isStep = steps.has(`${at}`)
            const isChosen = square !== null && isAt(square, at)
            const cell = cells(at)
            return {
              ...cell,
              label: `${cell.label}${isStep ? words.stepHere : ''}`,
              legal: isStep || movesAt(at).length > 0,
              selected: isChosen,
              hinted: hintedAt.includes(`${at}`),
              className: `${cell.className ?? ''}${isStep ? ' ack-viruses-step' : ''}`,
            }
          }),
        )}
        onSelect={pick}
        whyNot={(row, column) => whyNot(match, [columns[column] ?? 0, rows[row] ?? 0], words)}
      />
      {isLarge && <Panning pan={pan} onPan={setPan} />}
      <Choice match={match} square={square} moves={moves} />
      {!isOver && (
        <p className="ack-note">
          <label>
            <input
              type="checkbox"
              checked={isAhead}
              onChange={({ target }) => setAhead(target.checked)}
            />{' '}
            {words.ahead}
          </label>
        </p>
      )}
    </section>
  )
}

/** Why nothing can be done on a square now. */
function whyNot(
  { view, pendingActions }: At,
  [column, row]: VirusesSquare,
  words: BoardWords['viruses'],
): string {
  const { shared, outcome, role } = view
  if (outcome !== null) return words.matchOver
  if (role !== 'seat') return words.watching
  if (pendingActions.length === 0) return words.isSent
  return cellAt(shared.cells, column, row) < 0 ? words.nothingHere : words.noMove
}

function lines(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i)
}

function isAt(one: VirusesSquare, other: VirusesSquare): boolean {
  return one[0] === other[0] && one[1] === other[1]
}

/** The part of the area that is drawn. */
function windowOf(area: VirusesArea, [across, down]: VirusesSquare): VirusesArea {
  const part = (from: number, to: number, by: number): readonly [number, number] => {
    if (to - from < WINDOW) return [from, to]
    const middle = Math.floor((from + to - WINDOW) / 2)
    const start = Math.max(from, Math.min(to - WINDOW + 1, middle + by * (WINDOW / 2)))
    return [start, start + WINDOW - 1]
  }
  const [left, right] = part(area.left, area.right, across)
  const [top, bottom] = part(area.top, area.bottom, down)
  return { left, top, right, bottom }
}

function Panning({
  pan: [across, down],
  onPan,
}: {
  readonly pan: VirusesSquare
  readonly onPan: (pan: VirusesSquare) => void
}): ReactNode {
  const words = useGameWords('viruses', viruses)
  return (
    <div className="ack-viruses-pan" role="group" aria-label={words.pan}>
      <button type="button" className="ack-button" onClick={() => onPan([across - 1, down])}>
        {words.panLeft}
      </button>
      <button type="button" className="ack-button" onClick={() => onPan([across, down - 1])}>
        {words.panUp}
      </button>
      <button type="button" className="ack-button" onClick={() => onPan([across, down + 1])}>
        {words.panDown}
      </button>
      <button type="button" className="ack-button" onClick={() => onPan([across + 1, down])}>
        {words.panRight}
      </button>
    </div>
  )
}

/** The look of each square, the same value as long as it stays. */
function cellsOf(
  shared: At['view']['shared'],
  names: readonly string[],
  next: VirusesCells | null,
  before: VirusesCells | null,
  words: BoardWords['viruses'],
): (square: VirusesSquare) => GridCell {
  const known = new Map<string, GridCell>()
  return (square) => {
    const cell = known.get(`${square}`) ?? cellText(shared, names, square, next, before, words)
    known.set(`${square}`, cell)
    return cell
  }
}

function cellText(
  shared: At['view']['shared'],
  names: readonly string[],
  [column, row]: VirusesSquare,
  next: VirusesCells | null,
  before: VirusesCells | null,
  words: BoardWords['viruses'],
): GridCell {
  const here = cellAt(shared.cells, column, row)
  const then = next === null ? here : cellAt(next, column, row)
  const was = before === null ? here : cellAt(before, column, row)
  const place = `${column}, ${row}`
  if (here < 0) {
    const born = then >= 0
    return {
      label: words.empty(place, born),
      content: <span className={was >= 0 ? 'ack-viruses-died' : ''} />,
      className: born ? 'ack-viruses-birth' : '',
    }
  }
  const virus = shared.viruses[here - 1]
  const owner = names[virus?.owner ?? -1]
  const dies = then < 0
  return {
    label: words.cell(
      place,
      here === 0 ? words.cleanCell : words.virusOf(virus?.character, owner),
      dies,
    ),
    content: (
      <span
        className={`ack-viruses-mark ack-viruses-${here === 0 ? 'clean' : (here - 1) % 7}${was === here ? '' : ' ack-viruses-born'}`}
      >
        {virus?.character ?? ''}
      </span>
    ),
    className: dies ? 'ack-viruses-death' : '',
  }
}
