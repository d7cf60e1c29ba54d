import type { ClubClient } from '@ackanomic/club/client'
import { type FormEvent, type ReactNode, useCallback, useId, useState } from 'react'
import { TextField } from '../fields.js'
import { words } from '../languages/language.js'
import { StatementSection } from '../statement-section.js'
import { useHostRequest, usePolled } from './use-polled.js'

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
      <h2 id={id}>{words.operator.books}</h2>
      {months.problem !== '' && <p role="alert">{months.problem}</p>}
      {months.value?.length === 0 && <p>{words.operator.noMonths}</p>}
      <ul>
        {months.value?.map(({ month, at, matches }) => (
          <li key={at}>{words.operator.month(month, matches, at)}</li>
        ))}
      </ul>
      <button
        type="button"
        className="ack-button"
        disabled={audit.isBusy}
        onClick={() => audit.run(client.auditSociety(), setProblems)}
      >
        {words.operator.audit}
      </button>
      {problems !== null && (
        <p role="status">
          {problems.length === 0 ? words.operator.balanced : problems.slice(0, 20).join(' ')}
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
        <TextField label={words.operator.whoseStatement} value={person} onChange={setPerson} />
        <button type="submit" className="ack-button" disabled={isBusy || person.trim() === ''}>
          {words.operator.show}
        </button>
      </form>
      {problem !== '' && <p role="alert">{problem}</p>}
      {statement !== undefined && (
        <StatementSection
          title={words.operator.statementOf(statement.person)}
          statement={statement}
        />
      )}
    </>
  )
}
