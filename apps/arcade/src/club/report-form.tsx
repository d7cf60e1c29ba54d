import type { Rejection, Result } from '@ackanomic/core'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useHostRequest } from './use-polled.js'

/** Asks what is wrong with a message or a person, and reports it to the operator. */
export function ReportForm({
  what,
  question,
  onReport,
}: {
  /** What is reported, to follow "Report", for those who don't see where it stands. */
  readonly what: string
  readonly question: string
  readonly onReport: (reason: string) => Promise<Result<unknown, Rejection>>
}): ReactNode {
  const [reason, setReason] = useState('')
  const [isDone, setDone] = useState(false)
  const { problem, isBusy, run } = useHostRequest()
  const id = useId()
  if (isDone) return <p role="status">Reported to the operator.</p>
  const report = (event: FormEvent): void => {
    event.preventDefault()
    run(onReport(reason), () => setDone(true))
  }
  return (
    <details className="club-report">
      <summary>
        Report<span className="ack-hidden"> {what}</span>
      </summary>
      <form className="arcade-form" onSubmit={report}>
        <label htmlFor={id}>{question}</label>
        <input
          id={id}
          value={reason}
          maxLength={1000}
          onChange={({ target }) => setReason(target.value)}
        />
        <button type="submit" className="ack-button" disabled={isBusy || reason.trim() === ''}>
          Report it
        </button>
        {problem !== '' && <p role="alert">{problem}</p>}
      </form>
    </details>
  )
}
