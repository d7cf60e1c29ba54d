import type { OpenTable } from '@ackanomic/club'
import type { GameError, GameText, Result } from '@ackanomic/core'
import type { Level } from '@ackanomic/core/bots'
import { type FormEvent, type ReactNode, useCallback, useEffect, useState } from 'react'
import { TextField } from '../fields.js'
import { games, shownOf } from '../games.js'
import { words } from '../languages/language.js'
import { matchAddress, tableAddress } from './addresses.js'
import { Invitation } from './invitation.js'
import { Messages, useTalk } from './messages.js'
import type { Visitor } from './session.js'
import { ShareLink } from './share-link.js'
import { useHostRequest, usePolled } from './use-polled.js'

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
        <a href="#/club">{words.allTables}</a>
      </p>
      {problem !== '' && <p role="alert">{problem}</p>}
      {value === null ? (
        problem === '' && <p role="status">{words.askingHost}</p>
      ) : (
        <Seats visitor={visitor} table={value} link={link} onChange={reload} />
      )}
    </>
  )
}

/** The table for those who are at it, and an invitation for everybody else. */
function Seats(props: TableProps): ReactNode {
  const { table: at, visitor } = props
  const isAtTable = at.you?.state === 'accepted' || at.opener === visitor.person
  return at.stage !== 'open' || isAtTable ? (
    <Table {...props} />
  ) : (
    <Invitation visitor={visitor} table={at} link={props.link} onSeated={props.onChange} />
  )
}

interface TableProps {
  readonly visitor: Visitor
  readonly table: OpenTable
  readonly link: string | undefined
  readonly onChange: () => void
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
    <div className="club-table-talk">
      <h3>{words.talk.talk}</h3>
      <Messages visitor={visitor} match={table} talk={talk} />
    </div>
  )
}

function Table({ visitor, table: at, link, onChange }: TableProps): ReactNode {
  const { client, person } = visitor
  const { table, game, stage, you, opener, bots } = at
  // Those who accepted are listed at the table.
  const invitations = at.invitations.filter(({ state }) => state !== 'accepted')
  const [text, setText] = useState<GameText | null>(null)
  useEffect(() => {
    if (Object.hasOwn(games, game)) shownOf(game).text().then(setText, console.error)
  }, [game])
  const { problem, isBusy, run } = useHostRequest()
  const act = (asked: Promise<Result<OpenTable, GameError>>): void => run(asked, onChange)
  const button = (label: string, ask: () => Promise<Result<OpenTable, GameError>>): ReactNode => (
    <button type="button" className="ack-button" disabled={isBusy} onClick={() => act(ask())}>
      {label}
    </button>
  )
  const isSeated = you?.state === 'accepted'
  return (
    <section className="club-table" aria-labelledby="table-title">
      <h2 id="table-title">{at.title ?? games[game]?.title ?? game}</h2>
      <p>
        {words.openedBy(opener)}{' '}
        {stage === 'open'
          ? `${words.seatsFree(at.freeSeats, at.seats)} ${words.table.closesOn(at.expiresAt)}`
          : stage === 'started'
            ? words.table.started
            : words.table.closed}
      </p>
      {at.clock !== null && <p>{words.table.clock(at.clock)}</p>}
      {at.anonymous && <p>{words.table.anonymous}</p>}
      {stage === 'open' && at.rematchOf !== null && (
        <p role="status">
          {words.waitingForRematch(
            invitations.filter(({ state }) => state === 'invited').map(({ person: name }) => name),
          )}
        </p>
      )}
      {stage === 'open' && at.rematchOf === null && at.link !== null && at.freeSeats > 0 && (
        <>
          <p>{words.sendThisLink(at.freeSeats)}</p>
          <ShareLink
            address={`${tableAddress(table)}?${new URLSearchParams({ link: at.link })}`}
            title={words.invites(opener, at.title ?? games[game]?.title ?? game)}
          />
        </>
      )}
      <h3>{words.table.atTable}</h3>
      <ul className="club-seats">
        {at.players.map((name) => (
          <li key={name}>{name === person ? words.isYou(name) : name}</li>
        ))}
        {bots.map((name, i) => (
          <li key={`${i} ${name}`}>{words.table.bot(words.levels[name as Level] ?? name)}</li>
        ))}
        {at.referees.map((name) => (
          <li key={`referee ${name}`}>{words.table.referees(name)}</li>
        ))}
        {stage === 'open' &&
          Array.from({ length: at.freeSeats }, (_, i) => (
            <li key={`free ${i}`} className="club-seat-free">
              {words.table.freeSeat}
            </li>
          ))}
      </ul>
      {Object.keys(Object(at.options)).length > 0 && (
        <>
          <h3>{words.gameOptions}</h3>
          <ul>
            {optionsInWords(text, at.options).map((says) => (
              <li key={says}>{says}</li>
            ))}
          </ul>
        </>
      )}
      {invitations.length > 0 && (
        <>
          <h3>{words.table.invited}</h3>
          <ul>
            {invitations.map(({ person: name, state }) => (
              <li key={name}>{words.table.invitation[state](name)}</li>
            ))}
          </ul>
        </>
      )}
      {stage === 'open' && (
        <>
          <div className="arcade-row">
            {!isSeated && button(words.lobby.sitDown, () => client.takeSeat({ table, link }))}
            {isSeated && button(words.table.leave, () => client.leaveSeat({ table }))}
            {opener === person && button(words.table.start, () => client.startTable({ table }))}
            {opener === person && button(words.table.close, () => client.closeTable({ table }))}
          </div>
          {opener === person && (
            <InviteForm onInvite={(name) => act(client.inviteToTable({ table, person: name }))} />
          )}
        </>
      )}
      {stage === 'started' && !isSeated && (
        <a className="ack-button" href={matchAddress(game, table)}>
          {words.table.watch}
        </a>
      )}
      {problem !== '' && <p role="alert">{problem}</p>}
      {stage === 'open' && (isSeated || opener === person) && (
        <TableTalk visitor={visitor} table={table} />
      )}
    </section>
  )
}

/** The options of a table, as far as its game has words for them. */
function optionsInWords(text: GameText | null, options: unknown): readonly string[] {
  return Object.entries(Object(options)).map(([name, value]) => {
    const { label, choices } = text?.options?.[name] ?? { label: name }
    const plain = typeof value === 'string' ? value : JSON.stringify(value)
    return value === true ? label : `${label}: ${choices?.[plain] ?? plain}`
  })
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
      <TextField label={words.table.inviteByName} value={name} onChange={setName} />
      <button type="submit" className="ack-button" disabled={name.trim() === ''}>
        {words.table.invite}
      </button>
    </form>
  )
}
