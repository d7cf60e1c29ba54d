import type { OpenTable } from '@ackanomic/club'
import { ok } from '@ackanomic/core'
import { type ReactNode, useCallback } from 'react'
import { games } from '../games.js'
import { words } from '../languages/language.js'
import { tableAddress } from './addresses.js'
import type { Visitor } from './session.js'
import { useHostRequest, usePolled } from './use-polled.js'

/** The tables at which people sit down: the person's own first, then all that are listed. */
export function Lobby({ visitor }: { readonly visitor: Visitor }): ReactNode {
  const { client } = visitor
  const ask = useCallback(async () => {
    const [mine, all] = await Promise.all([client.listMyTables(), client.listTables()])
    if (!mine.ok) return mine
    if (!all.ok) return all
    const own = new Set(mine.value.tables.map(({ table }) => table))
    return ok([...mine.value.tables, ...all.value.tables.filter(({ table }) => !own.has(table))])
  }, [client])
  const { value, problem, reload } = usePolled(ask)
  return (
    <section aria-labelledby="open-tables">
      <h2 id="open-tables">{words.lobby.tables}</h2>
      {problem !== '' && <p role="alert">{problem}</p>}
      {value?.length === 0 && <p>{words.lobby.noTables}</p>}
      <ul className="club-list">
        {value?.map((table) => (
          <Row key={table.table} visitor={visitor} table={table} onChange={reload} />
        ))}
      </ul>
    </section>
  )
}

function Row({
  visitor: { client, person },
  table,
  onChange,
}: {
  readonly visitor: Visitor
  readonly table: OpenTable
  readonly onChange: () => void
}): ReactNode {
  const { you, freeSeats } = table
  const { problem, isBusy, run } = useHostRequest()
  const title = table.title ?? games[table.game]?.title ?? table.game
  const address = tableAddress(table.table)
  const sit = (): void =>
    run(client.takeSeat({ table: table.table }), () => {
      onChange()
      location.hash = address
    })
  return (
    <li className="club-card">
      <img src={`./pictures/${table.game}.svg`} alt="" width="72" height="45" />
      <span className="club-card-text">
        <a href={address}>
          <strong>{title}</strong>
        </a>
        <span className="ack-note">
          {table.rematchOf !== null && table.opener !== person
            ? words.wantsRematch(table.opener)
            : `${words.openedBy(table.opener)} ${words.seatsFree(freeSeats, table.seats)}`}
        </span>
      </span>
      <span className="club-card-state">
        {you?.state === 'accepted' ? (
          <span className="ack-note">{words.lobby.youSitHere}</span>
        ) : (
          <button
            type="button"
            className="ack-button"
            disabled={isBusy || freeSeats === 0}
            onClick={sit}
          >
            {words.lobby.sitDown}{' '}
            <span className="ack-hidden">{words.lobby.atTable(title, table.opener)}</span>
          </button>
        )}
      </span>
      {problem !== '' && <p role="alert">{problem}</p>}
    </li>
  )
}
