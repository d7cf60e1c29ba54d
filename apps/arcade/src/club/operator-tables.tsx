import type { OpenTable } from '@ackanomic/club'
import type { ClubClient } from '@ackanomic/club/client'
import { type ReactNode, useCallback, useId, useState } from 'react'
import { words } from '../languages/language.js'
import { ReasonForm } from './reason-form.js'
import { usePolled } from './use-polled.js'

/** All open tables, also those that nobody else sees. The operator can close them. */
export function OperatorTables({
  client,
  onLeave,
  onChange,
}: {
  readonly client: ClubClient
  readonly onLeave: () => void
  readonly onChange: () => void
}): ReactNode {
  const [after, setAfter] = useState<string | undefined>()
  const id = useId()
  const ask = useCallback(() => client.listAllTables({ after }), [client, after])
  const { value, problem, reload } = usePolled(ask, onLeave)
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{words.lobby.tables}</h2>
      {problem !== '' && <p role="alert">{problem}</p>}
      {value?.tables.length === 0 && <p>{words.operator.noTables}</p>}
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
          {words.operator.olderTables}
        </button>
      )}
      {after !== undefined && (
        <button type="button" className="ack-button" onClick={() => setAfter(undefined)}>
          {words.operator.newestTables}
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
  readonly client: ClubClient
  readonly table: OpenTable
  readonly onClosed: () => void
}): ReactNode {
  const { players, opener, openedAt, listed, title } = table
  return (
    <li className="club-card">
      <span className="club-card-text">
        <strong>{title ?? table.table}</strong>
        <span className="ack-note">
          {words.operator.tableSays(table.game, opener, openedAt, listed)}
        </span>
        <span>{words.operator.tableSeats(table.freeSeats, table.seats, players)}</span>
        <ReasonForm
          verb={words.operator.close}
          what={words.operator.theTable(table.table)}
          question={words.operator.whyClosed}
          button={words.operator.closeIt}
          sentText={words.operator.isClosed}
          onSend={(reason) => client.closeAnyTable({ table: table.table, reason })}
          onSent={onClosed}
        />
      </span>
    </li>
  )
}
