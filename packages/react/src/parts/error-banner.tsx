import type { GameError } from '@ackanomic/core'
import type { ReactNode } from 'react'
import { Clause } from './clause.js'

/**
 * Shows why the last action was refused, with the clause. Shows nothing if it was accepted.
 *
 * @example
 * ```tsx
 * import { ErrorBanner } from '@ackanomic/react'
 *
 * const error = { code: 'tooLate', clause: '1250.7/4f', details: {}, message: 'The round is over.' }
 * const App = () => <ErrorBanner error={error} />
 * ```
 */
export function ErrorBanner({ error }: { readonly error: GameError | null }): ReactNode {
  return (
    <div role="alert" className="ack-alert">
      {error !== null && (
        <p className="ack-error">
          {error.message} <Clause clause={error.clause} />
        </p>
      )}
    </div>
  )
}
