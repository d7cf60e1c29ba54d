import { type ReactNode, useEffect, useState } from 'react'

/** How long the reason stays, milliseconds. */
const REASON_STAYS = 4000

/** Shows for a while why something that was clicked cannot be done. */
export interface RefusalToast {
  /** The place of the reason. */
  readonly toast: ReactNode
  /** Shows a reason, or takes it away if it gets an empty text. */
  readonly say: (reason: string) => void
}

/** Keeps the reason of the last refusal of a part, for four seconds or until Escape is pressed. */
export function useRefusalToast(): RefusalToast {
  const [reason, setReason] = useState('')
  useEffect(() => {
    if (reason === '') return
    const timer = setTimeout(() => setReason(''), REASON_STAYS)
    const close = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setReason('')
    }
    addEventListener('keydown', close)
    return () => {
      clearTimeout(timer)
      removeEventListener('keydown', close)
    }
  }, [reason])
  const toast = (
    <div className="ack-alert" role="alert">
      {reason !== '' && <p className="ack-refusal ack-toast">{reason}</p>}
    </div>
  )
  return { toast, say: setReason }
}
