import type { OpenTable } from '@ackanomic/club'
import type { Rejection, Result } from '@ackanomic/core'
import { type FormEvent, type ReactNode, useCallback, useEffect, useState } from 'react'
import { TextField } from '../fields.js'
import { games } from '../games.js'
import { matchAddress, tableAddress } from './addresses.js'
import { CopyButton } from './copy-button.js'
import { Messages, useTalk } from './messages.js'
import type { Visitor } from './session.js'
import { useHostRequest, usePolled } from './use-polled.js'
import { localTime, seatsText } from './words.js'

/** A table before its match starts: who sits there, and what the person may do. */
export function TablePanel({
  visitor,
  table,
  link,
}: {
  readonly visitor: Visitor
  readonly table: string
  readonly link: string | undefined
}): ReactNode {
  const { client } = visitor
  const ask = useCallback(() => client.getTable({ table, link }), [client, table, link])
  const { value, problem, reload } = usePolled(ask)
  const hasStarted = value?.stage === 'started' && value.you?.state === 'accepted'
  useEffect(() => {
    // The way back leads to the lobby, not through the table.
    if (value !== null && hasStarted) location.replace(matchAddress(value.game, table))
  }, [hasStarted, value, table])
  return (
    <>
      <p>
        <a href="#/club">All tables</a>
      </p>
      {problem !== '' && <p role="alert">{problem}</p>}
      {value === null ? (
        problem === '' && <p role="status">Asking the host…</p>
      ) : (
        <Table visitor={visitor} table={value} link={link} onChange={reload} />
      )}
    </>
  )
}

function TableTalk({
  visitor,
  table,
}: {
  readonly visitor: Visitor
  readonly table: string
}): ReactNode {
  const talk = useTalk(visitor, table)
  return (
    <>
      <h3>Talk</h3>
      <Messages visitor={visitor} match={table} talk={talk} />
    </>
  )
}

function Table({
  visitor,
  table: at,
  link,
  onChange,
}: {
  readonly visitor: Visitor
  readonly table: OpenTable
  readonly link: string | undefined
  readonly onChange: () => void
}): ReactNode {
  const { client, person } = visitor
  const { table, game, stage, you, opener, bots, invitations } = at
  const { problem, isBusy, run } = useHostRequest()
  const act = (asked: Promise<Result<OpenTable, Rejection>>): void => run(asked, onChange)
  const button = (label: string, ask: () => Promise<Result<OpenTable, Rejection>>): ReactNode => (
    <button type="button" className="ack-button" disabled={isBusy} onClick={() => act(ask())}>
      {label}
    </button>
  )
  const isSeated = you?.state === 'accepted'
  return (
    <section className="club-table" aria-labelledby="table-title">
      <h2 id="table-title">{at.title ?? games[game]?.title ?? game}</h2>
      <p>
        {opener} opened it.{' '}
        {stage === 'open'
          ? `${seatsText(at)} It closes on ${localTime(at.expiresAt)} unless it has started.`
          : stage === 'started'
            ? 'The match has started.'
            : 'It is closed.'}
      </p>
      <h3>At the table</h3>
      <ul className="club-seats">
        {at.players.map((name) => (
          <li key={name}>{name === person ? `${name} (you)` : name}</li>
        ))}
        {bots.map((name, i) => (
          <li key={`${i} ${name}`}>{name} bot</li>
        ))}
        {at.referees.map((name) => (
          <li key={`referee ${name}`}>{name} referees</li>
        ))}
      </ul>
      {Object.keys(Object(at.options)).length > 0 && (
        <>
          <h3>Options</h3>
          <ul>
            {Object.entries(Object(at.options)).map(([name, value]) => (
              <li key={name}>
                {name}: {typeof value === 'string' ? value : JSON.stringify(value)}
              </li>
            ))}
          </ul>
        </>
      )}
      {invitations.length > 0 && (
        <>
          <h3>Invited</h3>
          <ul>
            {invitations.map(({ person: name, state }) => (
              <li key={name}>
                {name}: {state}
              </li>
            ))}
          </ul>
        </>
      )}
      {stage === 'open' && (
        <>
          <div className="arcade-row">
            {!isSeated && button('Sit down', () => client.takeSeat({ table, link }))}
            {you?.state === 'invited' &&
              button('Decline', () => client.declineInvitation({ table }))}
            {isSeated && button('Leave my seat', () => client.leaveSeat({ table }))}
            {opener === person && button('Start now', () => client.startTable({ table }))}
            {opener === person && button('Close the table', () => client.closeTable({ table }))}
          </div>
          {at.link !== null && <LinkOf table={table} link={at.link} />}
          {opener === person && (
            <InviteForm onInvite={(name) => act(client.inviteToTable({ table, person: name }))} />
          )}
        </>
      )}
      {stage === 'started' && !isSeated && (
        <a className="ack-button" href={matchAddress(game, table)}>
          Watch
        </a>
      )}
      {problem !== '' && <p role="alert">{problem}</p>}
      {stage === 'open' && (isSeated || opener === person) && (
        <TableTalk visitor={visitor} table={table} />
      )}
    </section>
  )
}

function LinkOf({ table, link }: { readonly table: string; readonly link: string }): ReactNode {
  const query = new URLSearchParams({ link })
  return (
    <p>
      Send this table to friends:{' '}
      <CopyButton link={`${location.href.split('#')[0]}${tableAddress(table)}?${query}`} />
    </p>
  )
}

function InviteForm({ onInvite }: { readonly onInvite: (name: string) => void }): ReactNode {
  const [name, setName] = useState('')
  const invite = (event: FormEvent): void => {
    event.preventDefault()
    onInvite(name.trim())
    setName('')
  }
  return (
    <form className="arcade-row" onSubmit={invite}>
      <TextField label="Invite somebody by name" value={name} onChange={setName} />
      <button type="submit" className="ack-button" disabled={name.trim() === ''}>
        Invite
      </button>
    </form>
  )
}
