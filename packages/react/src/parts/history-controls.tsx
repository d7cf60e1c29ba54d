import type { ReactNode } from 'react'
import type { TimeTravel } from '../board-match.js'
import { useWords } from '../words/words-context.js'

/** The props of the history controls. */
export interface HistoryControlsProps {
  /** The controls for earlier steps, from a match. */
  readonly history: Omit<TimeTravel, 'log'>
  /** Continues play from the step that is shown. Leave it out if that is impossible. */
  readonly onPlayFromHere?: () => void
}

/**
 * Shows buttons for earlier steps of a match: one back, one forward, the first, the current.
 *
 * @example
 * ```tsx
 * import { HistoryControls } from '@ackanomic/react'
 *
 * const App = () => <HistoryControls history={{ steps: 12, at: null, go: (at) => alert(at) }} />
 * ```
 */
export function HistoryControls({ history, onPlayFromHere }: HistoryControlsProps): ReactNode {
  const { steps, at, go } = history
  const words = useWords()
  const last = steps - 1
  const shown = at ?? last
  const to = (step: number): void => go(step >= last ? null : Math.max(0, step))
  return (
    <div className="ack-travel" role="group" aria-label={words.earlierSteps}>
      <button type="button" className="ack-button" disabled={shown === 0} onClick={() => to(0)}>
        <span aria-hidden="true">«</span>
        <span className="ack-hidden">{words.beginning}</span>
      </button>
      <button
        type="button"
        className="ack-button"
        disabled={shown === 0}
        onClick={() => to(shown - 1)}
      >
        <span aria-hidden="true">‹</span>
        <span className="ack-hidden">{words.stepBack}</span>
      </button>
      <input
        type="range"
        aria-label={words.step}
        aria-valuetext={at === null ? words.atPresent : words.atStep(shown, last)}
        min={0}
        max={last}
        value={shown}
        onChange={({ target }) => to(Number(target.value))}
      />
      <button
        type="button"
        className="ack-button"
        disabled={at === null}
        onClick={() => to(shown + 1)}
      >
        <span aria-hidden="true">›</span>
        <span className="ack-hidden">{words.stepOn}</span>
      </button>
      <button type="button" className="ack-button" disabled={at === null} onClick={() => go(null)}>
        <span aria-hidden="true">»</span>
        <span className="ack-hidden">{words.present}</span>
      </button>
      {at !== null && onPlayFromHere !== undefined && (
        <button type="button" className="ack-button" onClick={onPlayFromHere}>
          {words.playOnFromHere}
        </button>
      )}
    </div>
  )
}
