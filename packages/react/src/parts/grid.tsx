import {
  type CSSProperties,
  memo,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
} from 'react'
import { type Reason, useErrorToast } from './error-toast.js'
import { type RovingFocus, useRovingFocus } from './roving-focus.js'
import { type GridCell, SlotsContext } from './slots.js'

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
  /** Called when the pointer or focus enters a cell, or with `null` when it leaves the grid. */
  readonly onHover?: (at: readonly [row: number, column: number] | null) => void
  /** Says why nothing can be done in a cell now; a click on the cell shows it. */
  readonly whyNot?: (row: number, column: number) => Reason
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
export function Grid({ label, rows, axes, onSelect, onHover, whyNot }: GridProps): ReactNode {
  const columns = rows[0]?.length ?? 0
  const { containerProps, itemProps } = useRovingFocus(rows.length * columns, columns)
  const { toast, say } = useErrorToast()
  const now = useRef({ onSelect, onHover, whyNot })
  useEffect(() => {
    now.current = { onSelect, onHover, whyNot }
  })
  const acts = useMemo(
    (): Acts => ({
      pick: (row, column, isLegal) => {
        say(isLegal ? null : (now.current.whyNot?.(row, column) ?? null))
        if (isLegal) now.current.onSelect(row, column)
      },
      point: (row, column) => now.current.onHover?.([row, column]),
    }),
    [say],
  )
  const grid = (
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
  if (whyNot === undefined) return grid
  return (
    <div className="ack-grid-box">
      {toast}
      {grid}
    </div>
  )
}

/** The actions of a cell: the same functions as long as the grid exists. */
interface Acts {
  readonly pick: (row: number, column: number, isLegal: boolean) => void
  readonly point: (row: number, column: number) => void
}

/** Memoized, so that a cell is drawn again only when it changes. */
const Cell = memo(function Cell({
  row,
  column,
  acts: { pick, point },
  label,
  content,
  legal = false,
  selected = false,
  hinted = false,
  className = '',
  motion,
  ...stop
}: GridCell &
  ReturnType<RovingFocus['itemProps']> & {
    readonly row: number
    readonly column: number
    readonly acts: Acts
  }): ReactNode {
  const slot = useContext(SlotsContext).cell
  const cell = { label, content, legal, selected, className }
  return (
    <button
      type="button"
      role="gridcell"
      className={`ack-cell${legal ? ' ack-legal' : ''} ${className}`}
      aria-label={label}
      aria-disabled={!legal}
      aria-selected={selected}
      data-hint={hinted ? '' : undefined}
      data-motion={motion}
      onClick={() => pick(row, column, legal)}
      onMouseEnter={() => point(row, column)}
      onFocus={() => point(row, column)}
      {...stop}
    >
      {slot?.(cell, row, column) ?? content}
    </button>
  )
})
