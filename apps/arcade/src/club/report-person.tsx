import { type FormEvent, type ReactNode, useId, useState } from 'react'
import type { Visitor } from './session.js'
import { useHostRequest } from './use-polled.js'

/** Asks whom a person wants to report to the operator, and why. */
export function ReportPerson({ visitor: { client } }: { readonly visitor: Visitor }): ReactNode {
  const [person, setPerson] = useState('')
  const [reason, setReason] = useState('')
  const [reported, setReported] = useState('')
  const { problem, isBusy, run } = useHostRequest()
  const id = useId()
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    run(client.messages.reportPerson(person.trim(), reason), () => {
      setReported(person.trim())
      setPerson('')
      setReason('')
    })
  }
  return (
    <details className="club-report">
      <summary>Report a person</summary>
      <form className="arcade-form club-form" onSubmit={submit}>
        <p className="ack-note">Only the operator sees it. The person is not told.</p>
        <label htmlFor={`${id}-person`}>Whom do you report?</label>
        <input
          id={`${id}-person`}
          value={person}
          maxLength={100}
          onChange={({ target }) => setPerson(target.value)}
        />
        <label htmlFor={`${id}-reason`}>What have they done?</label>
        <input
          id={`${id}-reason`}
          value={reason}
          maxLength={1000}
          onChange={({ target }) => setReason(target.value)}
        />
        <button
          type="submit"
          className="ack-button"
          disabled={isBusy || person.trim() === '' || reason.trim() === ''}
        >
          Report them
        </button>
        {reported !== '' && <p role="status">{reported} is reported to the operator.</p>}
        {problem !== '' && <p role="alert">{problem}</p>}
      </form>
    </details>
  )
}
