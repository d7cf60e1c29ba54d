import type { CSSProperties, ReactNode } from 'react'
import { useRoving } from './roving.js'

/** A place of a grid. */
export interface GridCell {
  /** What stands there, in words: `c4, a black stone`. */
  readonly label: string
  /** What is drawn there. */
  readonly content?: ReactNode
  /** Whether something can be done there now. */
  readonly legal?: boolean
  /** A class of the board's own. */
  readonly className?: string
}

/** What a grid is drawn from. */
export interface GridProps {
  /** What it is, for who hears the page. */
  readonly label: string
  /** The rows from top to bottom, each from left to right; all as long. */
  readonly rows: readonly (readonly GridCell[])[]
  /** What the columns and the rows are called, where they have names. */
  readonly axes?: { readonly columns: readonly string[]; readonly rows: readonly string[] }
  /** A place was chosen, by pointer or by Enter. */
  readonly onPick: (row: number, column: number) => void
  /** The pointer or the focus came to a place, or with `null` left the grid. */
  readonly onPoint?: (at: readonly [row: number, column: number] | null) => void
}

/**
 * A grid of places that can be clicked, and walked through with the arrow keys.
 *
 * @example
 * ```tsx
 * import { Grid } from '@ackanomic/react'
 *
 * const rows = ['a1', 'a2'].map((place) => [{ label: `${place}, empty`, legal: true }])
 * const App = () => <Grid label="A board" rows={rows} onPick={(row, column) => alert([row, column])} />
 * ```
 */
export function Grid({ label, rows, axes, onPick, onPoint }: GridProps): ReactNode {
  const columns = rows[0]?.length ?? 0
  const { box, place } = useRoving(rows.length * columns, columns)
  return (
    <div
      className={axes === undefined ? 'ack-grid' : 'ack-grid ack-grid-named'}
      role="grid"
      aria-label={label}
      style={{ '--ack-columns': columns } as CSSProperties}
      onMouseLeave={() => onPoint?.(null)}
      {...box}
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
            <button
              key={column}
              type="button"
              role="gridcell"
              className={`ack-cell${cell.legal ? ' ack-legal' : ''} ${cell.className ?? ''}`}
              aria-label={cell.label}
              aria-disabled={cell.legal !== true}
              onClick={() => cell.legal && onPick(row, column)}
              onMouseEnter={() => onPoint?.([row, column])}
              onFocus={() => onPoint?.([row, column])}
              {...place(row * columns + column)}
            >
              {cell.content}
            </button>
          ))}
        </div>
      ))}
    </div>
  )
}
