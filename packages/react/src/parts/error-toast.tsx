import type { GameError } from '@ackanomic/core'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { Clause } from './clause.js'

/** How long the reason stays, in milliseconds. */
const REASON_STAYS = 4000

/** Why something cannot be done: a sentence, or an error with its clause. */
export type Reason = string | Pick<GameError, 'message' | 'clause'>

/** Shows for a while why something that was clicked cannot be done. */
export interface ErrorToast {
  /** The place of the reason. */
  readonly toast: ReactNode
  /** Shows a reason, or hides it if it gets an empty text or `null`. */
  readonly say: (reason: Reason | null) => void
}

/**
 * Keeps the reason of a part's last refusal for four seconds or until Escape is pressed. The
 * element around it needs `position: relative`.
 *
 * @example
 * ```tsx
 * import { useErrorToast } from '@ackanomic/react'
 *
 * const App = () => {
 *   const { toast, say } = useErrorToast()
 *   return (
 *     <div style={{ position: 'relative' }}>
 *       {toast}
 *       <button type="button" aria-disabled onClick={() => say('The seal is broken already.')}>
 *         Break the seal
 *       </button>
 *     </div>
 *   )
 * }
 * ```
 */
export function useErrorToast(): ErrorToast {
  const [reason, setReason] = useState<Reason | null>(null)
  const say = useCallback((to: Reason | null) => setReason(to === '' ? null : to), [])
  useEffect(() => {
    if (reason === null) return
    const timer = setTimeout(() => setReason(null), REASON_STAYS)
    const close = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setReason(null)
    }
    addEventListener('keydown', close)
    return () => {
      clearTimeout(timer)
      removeEventListener('keydown', close)
    }
  }, [reason])
  const toast = (
    <div className="ack-alert" role="alert">
      {reason !== null && (
        <p className="ack-error ack-toast">
          {typeof reason === 'string' ? (
            reason
          ) : (
            <>
              {reason.message} <Clause clause={reason.clause} />
            </>
          )}
        </p>
      )}
    </div>
  )
  return { toast, say }
}
