import type { GameError, Result } from '@ackanomic/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { TextField } from '../fields.js'
import { useHostRequest } from './use-polled.js'

/** Does something for which a reason has to be given, such as a report. */
export function ReasonForm({
  verb,
  what,
  question,
  button,
  sentText,
  onSend,
  onSent,
}: {
  /** The label of the button, such as "Report". */
  readonly verb: string
  /** To what, for those who don't see where the form is. */
  readonly what: string
  readonly question: string
  readonly button: string
  /** A sentence that says that it is done. */
  readonly sentText: string
  readonly onSend: (reason: string) => Promise<Result<unknown, GameError>>
  readonly onSent?: () => void
}): ReactNode {
  const [reason, setReason] = useState('')
  const [isSent, setSent] = useState(false)
  const { problem, isBusy, run } = useHostRequest()
  if (isSent) return <p role="status">{sentText}</p>
  const send = (event: FormEvent): void => {
    event.preventDefault()
    run(onSend(reason), () => {
      setSent(true)
      onSent?.()
    })
  }
  return (
    <details className="club-report">
      <summary>
        {verb}
        <span className="ack-hidden"> {what}</span>
      </summary>
      <form className="arcade-form" onSubmit={send}>
        <TextField label={question} maxLength={1000} value={reason} onChange={setReason} />
        <button type="submit" className="ack-button" disabled={isBusy || reason.trim() === ''}>
          {button}
        </button>
        {problem !== '' && <p role="alert">{problem}</p>}
      </form>
    </details>
  )
}
