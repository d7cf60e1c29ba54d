import { type FormEvent, type ReactNode, useState } from 'react'
import { TextField } from '../fields.js'
import { words } from '../languages/language.js'
import type { Visitor } from './session.js'
import { useHostRequest } from './use-polled.js'

/** Asks whom a person wants to report to the operator, and why. */
export function ReportPerson({ visitor: { client } }: { readonly visitor: Visitor }): ReactNode {
  const [person, setPerson] = useState('')
  const [reason, setReason] = useState('')
  const [reported, setReported] = useState('')
  const { problem, isBusy, run } = useHostRequest()
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    run(client.reportPerson({ person: person.trim(), reason }), () => {
      setReported(person.trim())
      setPerson('')
      setReason('')
    })
  }
  return (
    <details className="club-report">
      <summary>{words.talk.reportPerson}</summary>
      <form className="arcade-form club-form" onSubmit={submit}>
        <p className="ack-note">{words.talk.reportPersonHelp}</p>
        <TextField label={words.talk.whom} maxLength={100} value={person} onChange={setPerson} />
        <TextField
          label={words.talk.whatDone}
          maxLength={1000}
          value={reason}
          onChange={setReason}
        />
        <button
          type="submit"
          className="ack-button"
          disabled={isBusy || person.trim() === '' || reason.trim() === ''}
        >
          {words.talk.reportThem}
        </button>
        {reported !== '' && <p role="status">{words.talk.personReported(reported)}</p>}
        {problem !== '' && <p role="alert">{problem}</p>}
      </form>
    </details>
  )
}
