import type { OpenTable } from '@ackanomic/host'
import type { OperatorClient } from '@ackanomic/host/client'
import { type FormEvent, type ReactNode, useCallback, useId, useState } from 'react'
import { useHostRequest, usePolled } from './use-polled.js'
import { localTime, seatsText } from './words.js'

/** All open tables, also those that nobody else sees. The operator can close them. */
export function OperatorTables({
  client,
  onLeave,
  onChange,
}: {
  readonly client: OperatorClient
  readonly onLeave: () => void
  readonly onChange: () => void
}): ReactNode {
  const [after, setAfter] = useState<string | undefined>()
  const id = useId()
  const ask = useCallback(() => client.listTables({ after }), [client, after])
  const { value, problem, reload } = usePolled(ask, onLeave)
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>Open tables</h2>
      {problem !== '' && <p role="alert">{problem}</p>}
      {value?.tables.length === 0 && <p>No table is open.</p>}
      <ul className="club-list">
        {value?.tables.map((table) => (
          <TableCard
            key={table.table}
            client={client}
            table={table}
            onClosed={() => {
              reload()
              onChange()
            }}
          />
        ))}
      </ul>
      {value !== null && value.next !== null && (
        <button
          type="button"
          className="ack-button"
          onClick={() => setAfter(value.next ?? undefined)}
        >
          Older tables
        </button>
      )}
      {after !== undefined && (
        <button type="button" className="ack-button" onClick={() => setAfter(undefined)}>
          Newest tables
        </button>
      )}
    </section>
  )
}

function TableCard({
  client,
  table,
  onClosed,
}: {
  readonly client: OperatorClient
  readonly table: OpenTable
  readonly onClosed: () => void
}): ReactNode {
  const [reason, setReason] = useState('')
  const { problem, isBusy, run } = useHostRequest()
  const id = useId()
  const { players, opener, openedAt, listed, title } = table
  const close = (event: FormEvent): void => {
    event.preventDefault()
    run(client.closeTable({ table: table.table, reason }), onClosed)
  }
  return (
    <li className="club-card">
      <span className="club-card-text">
        <strong>{title ?? table.table}</strong>
        <span className="ack-note">
          {table.game}, opened by {opener}, {localTime(openedAt)}
          {listed ? '' : ', not listed'}
        </span>
        <span>
          {seatsText(table)} {players.length > 0 && `At the table: ${players.join(', ')}.`}
        </span>
        <details className="club-report">
          <summary>
            Close<span className="ack-hidden"> the table {table.table}</span>
          </summary>
          <form className="arcade-form" onSubmit={close}>
            <label htmlFor={id}>Why the table is closed</label>
            <input
              id={id}
              value={reason}
              maxLength={1000}
              onChange={({ target }) => setReason(target.value)}
            />
            <button type="submit" className="ack-button" disabled={isBusy || reason.trim() === ''}>
              Close it
            </button>
            {problem !== '' && <p role="alert">{problem}</p>}
          </form>
        </details>
      </span>
    </li>
  )
}
