import { type CSSProperties, memo, type ReactNode, useEffect, useMemo, useRef } from 'react'
import { type RovingFocus, useRovingFocus } from './roving-focus.js'

/** A cell of a grid. */
export interface GridCell {
  /** The content in words: `c4, a black stone`. */
  readonly label: string
  /**
   * The content of the cell. Pass the same value as before if nothing has changed, so that the cell
   * is not redrawn.
   */
  readonly content?: ReactNode
  /** Whether the viewer can act there now. */
  readonly legal?: boolean
  /** Whether it is selected for the next action. */
  readonly selected?: boolean
  /** A CSS class of the board. */
  readonly className?: string
}

/** The props of a grid. */
export interface GridProps {
  /** The label of the grid, for screen readers. */
  readonly label: string
  /** The rows from top to bottom, each from left to right. All must have the same length. */
  readonly rows: readonly (readonly GridCell[])[]
  /** The names of the columns and the rows, if they have any. */
  readonly axes?: { readonly columns: readonly string[]; readonly rows: readonly string[] }
  /** Called when a cell is selected, by the pointer or by Enter. */
  readonly onSelect: (row: number, column: number) => void
  /** Called when the pointer or the focus enters a cell, or with `null` when it leaves the grid. */
  readonly onHover?: (at: readonly [row: number, column: number] | null) => void
}

/**
 * Shows a grid of cells. People can click them and move between them with the arrow keys.
 *
 * @example
 * ```tsx
 * import { Grid } from '@ackanomic/react'
 *
 * const rows = ['a1', 'a2'].map((place) => [{ label: `${place}, empty`, legal: true }])
 * const App = () => <Grid label="A board" rows={rows} onSelect={(row, column) => alert([row, column])} />
 * ```
 */
export function Grid({ label, rows, axes, onSelect, onHover }: GridProps): ReactNode {
  const columns = rows[0]?.length ?? 0
  const { containerProps, itemProps } = useRovingFocus(rows.length * columns, columns)
  const now = useRef({ onSelect, onHover })
  useEffect(() => {
    now.current = { onSelect, onHover }
  })
  const acts = useMemo(
    (): Acts => ({
      pick: (row, column) => now.current.onSelect(row, column),
      point: (row, column) => now.current.onHover?.([row, column]),
    }),
    [],
  )
  return (
    <div
      className={axes === undefined ? 'ack-grid' : 'ack-grid ack-grid-named'}
      role="grid"
      aria-label={label}
      style={{ '--ack-columns': columns, '--ack-rows': rows.length } as CSSProperties}
      onMouseLeave={() => onHover?.(null)}
      {...containerProps}
    >
      {axes !== undefined && (
        // biome-ignore lint/a11y/useFocusableInteractive: names are read with the places
        <div className="ack-grid-row" role="row">
          <span role="presentation" />
          {axes.columns.map((name) => (
            // biome-ignore lint/a11y/useFocusableInteractive: names are read with the places
            <span key={name} className="ack-axis-name" role="columnheader">
              {name}
            </span>
          ))}
        </div>
      )}
      {rows.map((cells, row) => (
        // biome-ignore lint/a11y/useFocusableInteractive: its cells are
        <div className="ack-grid-row" role="row" key={row}>
          {axes !== undefined && (
            // biome-ignore lint/a11y/useFocusableInteractive: names are read with the places
            <span className="ack-axis-name" role="rowheader">
              {axes.rows[row]}
            </span>
          )}
          {cells.map((cell, column) => (
            <Cell
              key={column}
              {...{ row, column, acts, ...cell }}
              {...itemProps(row * columns + column)}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

/** The actions of a cell; the same functions as long as the grid exists. */
interface Acts {
  readonly pick: (row: number, column: number) => void
  readonly point: (row: number, column: number) => void
}

/** A cell is drawn again only when it changes. */
const Cell = memo(function Cell({
  row,
  column,
  acts: { pick, point },
  label,
  content,
  legal = false,
  selected = false,
  className = '',
  ...stop
}: GridCell &
  ReturnType<RovingFocus['itemProps']> & {
    readonly row: number
    readonly column: number
    readonly acts: Acts
  }): ReactNode {
  return (
    <button
      type="button"
      role="gridcell"
      className={`ack-cell${legal ? ' ack-legal' : ''} ${className}`}
      aria-label={label}
      aria-disabled={!legal}
      aria-selected={selected}
      onClick={() => legal && pick(row, column)}
      onMouseEnter={() => point(row, column)}
      onFocus={() => point(row, column)}
      {...stop}
    >
      {content}
    </button>
  )
})
