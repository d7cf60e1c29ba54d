import { groupsOf, type SingleCaptureGo } from '@ackanomic/games/single-capture-go'
import { type BoardMatchOf, type BoardProps, Grid, type GridCell } from '@ackanomic/react'
import type { ReactNode } from 'react'

type At = BoardMatchOf<SingleCaptureGo>

/** The grid. A square that is played can be exchanged for another until the round is over. */
export function Field({ match }: BoardProps<At>): ReactNode {
  const { legalMoves, submit } = match
  const mine = playedBy(match)
  const grid = gridShown(match)
  const cells = cellsOf(match, grid, mine)
  const side = grid.length
  const names = Array.from({ length: side }, (_, row) =>
    Array.from({ length: side }, (_, column) => squareName(row, column)),
  )
  return (
    <section className="ack-grid-field" aria-label="The grid">
      <h2>{whatGoesOn(match, mine)}</h2>
      <Grid
        label={`The grid, ${side} by ${side}`}
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
          return match.whyNot({ type: 'play', square }) ?? whyNot(match, square)
        }}
      />
      <p className="ack-note">
        Your stones side by side are a Group, and it needs an empty square beside it. ! marks a
        Group with only one left; with none, you are out. If several play on a square, it becomes @,
        which is nobody’s.
      </p>
    </section>
  )
}

/** Why a square cannot be played now. */
function whyNot({ view }: At, square: string): string {
  const { shared, outcome } = view
  if (outcome !== null) return 'The match is over.'
  if (view.role !== 'seat') return 'You are only watching.'
  if ((shared.fates[view.seat] ?? null) !== null) return 'You are out of the game.'
  if (shared.stage !== 'round') return 'The next round has not begun yet.'
  const [row, column] = [square.charCodeAt(0) - 97, Number(square.slice(1)) - 1]
  return shared.grid[row]?.charAt(column) === '.'
    ? `You cannot play ${square} now.`
    : `${square} is taken. Play on an empty square.`
}

function squareName(row: number, column: number): string {
  return `${String.fromCharCode(97 + row)}${column + 1}`
}

/** The square that the viewer's play of this round names, as it stands. */
function playedBy({ view }: At): string | null {
  if (view.role !== 'seat' || view.shared.stage !== 'round' || view.outcome !== null) return null
  return view.mine.plays.at(-1) ?? null
}

function whatGoesOn({ view, legalMoves }: At, mine: string | null): string {
  const { shared, outcome } = view
  if (outcome !== null) return `The game is over after ${shared.round} rounds`
  if (shared.stage === 'announcement') return `Round ${shared.round + 1} is about to be announced`
  const round = `Round ${shared.round}`
  if (mine !== null) return `${round}: you play ${mine}; you can still choose another square`
  return legalMoves.moves.length > 0 ? `${round}: play a square` : round
}

/** The grid; while a round is revealed, the one on which all plays lie and nobody is gone. */
function gridShown({ view: { shared }, stage }: At): SingleCaptureGo['Shared']['grid'] {
  return stage != null && shared.last !== null ? shared.last.placed : shared.grid
}

function cellsOf(
  match: At,
  grid: SingleCaptureGo['Shared']['grid'],
  mine: string | null,
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
        ? 'empty'
        : there === '@'
          ? '@, taken'
          : `${there} of ${names[seat]}, ${isLast ? '! one Liberty' : `${group?.liberties.length} Liberties`}`
    return {
      label: `${name}, ${what}${name === mine ? ', your play' : ''}`,
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
