import { createContext, type ReactNode, useContext } from 'react'
import { createPortal } from 'react-dom'

/** The panel of the layout around a board. */
export interface Panel {
  /** The element for the boards' contents; `null` without a layout. */
  readonly place: HTMLElement | null
  /** Whether the panel is a tab, not beside the board. */
  readonly isNarrow: boolean
}

/** The context of the panel around a board. */
export const PanelPlace: React.Context<Panel> = createContext<Panel>({
  place: null,
  isNarrow: false,
})

/** The props of what is in the panel. */
export interface PanelContentProps {
  /** The content. */
  readonly children: ReactNode
  /** Whether play needs it. Then it stays with the board if the panel is a tab. */
  readonly isNeeded?: boolean
}

/**
 * Puts a part of a board, such as scores, into the panel of the `MatchLayout` around it, if any.
 *
 * @example
 * ```tsx
 * import { PanelContent } from '@ackanomic/react'
 *
 * const App = () => <PanelContent><h2>Scores</h2><p>Ann 31, Bob 28</p></PanelContent>
 * ```
 */
export function PanelContent({ children, isNeeded = false }: PanelContentProps): ReactNode {
  const { place, isNarrow } = useContext(PanelPlace)
  const content = (
    <div className="ack-panel-content" data-needed={isNeeded ? '' : undefined}>
      {children}
    </div>
  )
  return place === null || (isNeeded && isNarrow) ? content : createPortal(content, place)
}
