import { groupsOf, type SingleCaptureGo } from '@ackanomic/games/single-capture-go'
import { type BoardMatchOf, type BoardProps, Grid, type GridCell } from '@ackanomic/react'
import type { ReactNode } from 'react'
import type { BoardWords } from '../words/english.js'
import { singleCaptureGo } from '../words/single-capture-go.js'
import { useGameWords } from '../words/words-context.js'

type At = BoardMatchOf<SingleCaptureGo>

/** The grid. A square that is played can be exchanged for another until the round is over. */
export function Field({ match }: BoardProps<At>): ReactNode {
  const words = useGameWords('singleCaptureGo', singleCaptureGo)
  const { legalMoves, submit } = match
  const mine = playedBy(match)
  const grid = gridShown(match)
  const cells = cellsOf(match, grid, mine, words)
  const side = grid.length
  const names = Array.from({ length: side }, (_, row) =>
    Array.from({ length: side }, (_, column) => squareName(row, column)),
  )
  return (
    <section className="ack-grid-field" aria-label={words.grid}>
      <h2>{whatGoesOn(match, mine, words)}</h2>
      <Grid
        label={words.gridOf(side)}
        axes={{
          columns: names.map((_, column) => String(column + 1)),
          rows: names.map((_, row) => squareName(row, 0).charAt(0)),
        }}
        rows={names.map((line) => line.map((name) => cells(name)))}
        onSelect={(row, column) => {
          const move = legalMoves.moves.find(({ square }) => square === squareName(row, column))
          if (move !== undefined) void submit(move)
        }}
        whyNot={(row, column) => {
          const square = squareName(row, column)
          return match.whyNot({ type: 'play', square }) ?? whyNot(match, square, words)
        }}
      />
      <p className="ack-note">{words.help}</p>
    </section>
  )
}

/** Why a square cannot be played now. */
function whyNot({ view }: At, square: string, words: BoardWords['singleCaptureGo']): string {
  const { shared, outcome } = view
  if (outcome !== null) return words.matchOver
  if (view.role !== 'seat') return words.watching
  if ((shared.fates[view.seat] ?? null) !== null) return words.out
  if (shared.stage !== 'round') return words.notBegun
  const [row, column] = [square.charCodeAt(0) - 97, Number(square.slice(1)) - 1]
  return shared.grid[row]?.charAt(column) === '.' ? words.cannot(square) : words.taken(square)
}

function squareName(row: number, column: number): string {
  return `${String.fromCharCode(97 + row)}${column + 1}`
}

/** The square that the viewer's play of this round names, as it stands. */
function playedBy({ view }: At): string | null {
  if (view.role !== 'seat' || view.shared.stage !== 'round' || view.outcome !== null) return null
  return view.mine.plays.at(-1) ?? null
}

function whatGoesOn(
  { view, legalMoves }: At,
  mine: string | null,
  words: BoardWords['singleCaptureGo'],
): string {
  const { shared, outcome } = view
  if (outcome !== null) return words.overAfter(shared.round)
  if (shared.stage === 'announcement') return words.announced(shared.round + 1)

  if (mine !== null) return words.youPlay(shared.round, mine)
  return legalMoves.moves.length > 0 ? words.playSquare(shared.round) : words.round(shared.round)
}

/** The grid; while a round is revealed, the one on which all plays lie and nobody is gone. */
function gridShown({ view: { shared }, stage }: At): SingleCaptureGo['Shared']['grid'] {
  return stage != null && shared.last !== null ? shared.last.placed : shared.grid
}

function cellsOf(
  match: At,
  grid: SingleCaptureGo['Shared']['grid'],
  mine: string | null,
  words: BoardWords['singleCaptureGo'],
): (name: string) => GridCell {
  const { view, legalMoves, names } = match
  const { shared } = view
  const legals = new Set(legalMoves.moves.map(({ square }) => square))
  const groups = groupsOf(grid)
  const lost = new Set(
    match.stage == null ? [] : shared.last?.doomed.flatMap((each) => each.groups.flat()),
  )
  const isNew = (name: string): boolean =>
    shared.last?.attempts.some(({ square, status }) => square === name && status !== 'replaced') ??
    false
  return (name) => {
    const [row, column] = [name.charCodeAt(0) - 97, Number(name.slice(1)) - 1]
    const there = grid[row]?.charAt(column) ?? '.'
    const seat = shared.letters.indexOf(there)
    const group = groups.find(({ squares }) => squares.includes(name))
    const isLast = group?.liberties.length === 1
    const what =
      there === '.'
        ? words.empty
        : there === '@'
          ? words.nobodys
          : words.stone(there, names[seat], group?.liberties.length)
    return {
      label: words.square(name, what, name === mine),
      legal: legals.has(name),
      selected: name === mine,
      hinted: match.hint?.square === name,
      className: `${name === mine ? 'ack-single-capture-go-mine' : ''}${isNew(name) ? ' ack-single-capture-go-new' : ''}${lost.has(name) ? ' ack-single-capture-go-lost' : ''}`,
      content:
        there === '.' ? undefined : there === '@' ? (
          <span className="ack-single-capture-go-at" data-motion={`${name} @`}>
            @
          </span>
        ) : (
          <span
            className={`ack-single-capture-go-letter ack-seat-${seat % 7}`}
            data-motion={`${name} ${there}`}
            data-motion-fades=""
          >
            {there}
            {isLast && '!'}
          </span>
        ),
    }
  }
}
