import type { ClubClient } from '@ackanomic/club/client'
import { type FormEvent, type ReactNode, useCallback, useId, useState } from 'react'
import { TextField } from '../fields.js'
import { StatementSection } from '../statement-section.js'
import { useHostRequest, usePolled } from './use-polled.js'
import { localTime } from './words.js'

/** The books of the society: the months that are closed, an audit, and anybody's statement. */
export function OperatorSociety({
  client,
  onLeave,
}: {
  readonly client: ClubClient
  readonly onLeave: () => void
}): ReactNode {
  const id = useId()
  const months = usePolled(
    useCallback(() => client.listClosedMonths(), [client]),
    onLeave,
  )
  const [problems, setProblems] = useState<readonly string[] | null>(null)
  const audit = useHostRequest()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>Books</h2>
      {months.problem !== '' && <p role="alert">{months.problem}</p>}
      {months.value?.length === 0 && <p>No month is closed yet.</p>}
      <ul>
        {months.value?.map(({ month, at, matches }) => (
          <li key={at}>
            {month}: {matches === 1 ? '1 match' : `${matches} matches`}, closed {localTime(at)}
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="ack-button"
        disabled={audit.isBusy}
        onClick={() => audit.run(client.auditSociety(), setProblems)}
      >
        Audit the books
      </button>
      {problems !== null && (
        <p role="status">
          {problems.length === 0 ? 'The books balance.' : problems.slice(0, 20).join(' ')}
        </p>
      )}
      {audit.problem !== '' && <p role="alert">{audit.problem}</p>}
      <StatementForm client={client} />
    </section>
  )
}

function StatementForm({ client }: { readonly client: ClubClient }): ReactNode {
  const [person, setPerson] = useState('')
  const [statement, setStatement] = useState<Parameters<typeof StatementSection>[0]['statement']>()
  const { problem, isBusy, run } = useHostRequest()
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    run(client.statementOf({ person: person.trim() }), setStatement)
  }
  return (
    <>
      <form className="arcade-row" onSubmit={submit}>
        <TextField label="Whose statement" value={person} onChange={setPerson} />
        <button type="submit" className="ack-button" disabled={isBusy || person.trim() === ''}>
          Show
        </button>
      </form>
      {problem !== '' && <p role="alert">{problem}</p>}
      {statement !== undefined && (
        <StatementSection title={`Statement of ${statement.person}`} statement={statement} />
      )}
    </>
  )
}
