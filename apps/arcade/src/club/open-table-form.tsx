import type { Game } from '@ackanomic/core'
import { levels } from '@ackanomic/core/bots'
import type { OpenTable, TableAdmission } from '@ackanomic/host'
import { OptionsForm, playerLimits } from '@ackanomic/react'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { games } from '../games.js'
import { PlayersField } from '../players-field.js'
import { tableAddress } from './addresses.js'
import type { Visitor } from './session.js'
import { useGame } from './use-game.js'
import { useHostRequest } from './use-polled.js'

const ADMISSIONS: Readonly<Record<TableAdmission, string>> = {
  anybody: 'Anybody',
  link: 'People with the link',
  invited: 'People whom I invite',
}

const MESSAGES: Readonly<Record<string, string>> = {
  game: 'As the game allows',
  private: 'In private, and to the table',
  open: 'To the table only',
  none: 'None',
}

/** Opens a table: which game, how many seats, who may sit down. */
export function OpenTableForm({
  visitor,
  first,
}: {
  readonly visitor: Visitor
  /** The game that is chosen at first. */
  readonly first: string
}): ReactNode {
  const all = Object.values(games)
  const [chosen, setChosen] = useState(Object.hasOwn(games, first) ? first : (all[0]?.id ?? ''))
  const game = useGame(chosen)
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>Open a table</h2>
      <div className="arcade-form club-form">
        <label htmlFor={`${id}-game`}>Game</label>
        <select id={`${id}-game`} value={chosen} onChange={({ target }) => setChosen(target.value)}>
          {all.map((each) => (
            <option key={each.id} value={each.id}>
              {each.title}
            </option>
          ))}
        </select>
        {game === null ? (
          <p role="status">A moment…</p>
        ) : (
          <Settings key={game.id} visitor={visitor} game={game} />
        )}
      </div>
    </section>
  )
}

function Settings({
  visitor: { client },
  game,
}: {
  readonly visitor: Visitor
  readonly game: Game
}): ReactNode {
  const [seats, setSeats] = useState(String(playerLimits(game).least))
  const [admits, setAdmits] = useState<TableAdmission>('anybody')
  const [bots, setBots] = useState('0')
  const [level, setLevel] = useState('strong')
  const [messages, setMessages] = useState('game')
  const [options, setOptions] = useState({})
  const { problem, isBusy, run } = useHostRequest()
  const id = useId()
  const open = (event: FormEvent): void => {
    event.preventDefault()
    const request = {
      game: game.id,
      seats: Number(seats),
      admits,
      bots: Array.from({ length: Number(bots) }, () => level),
      options,
      ...(messages === 'game' ? {} : { messages: messages as NonNullable<OpenTable['messages']> }),
    }
    run(client.tables.open(request), ({ table }) => {
      location.hash = tableAddress(table)
    })
  }
  return (
    <form className="arcade-form" onSubmit={open}>
      <PlayersField game={game} label="Players" value={seats} onChange={setSeats} />
      <label htmlFor={`${id}-admits`}>Who may sit down</label>
      <select
        id={`${id}-admits`}
        value={admits}
        onChange={({ target }) => setAdmits(target.value as TableAdmission)}
      >
        {Object.entries(ADMISSIONS).map(([value, says]) => (
          <option key={value} value={value}>
            {says}
          </option>
        ))}
      </select>
      <details>
        <summary>Bots and messages</summary>
        <div className="arcade-form">
          <label htmlFor={`${id}-bots`}>Bots among the players</label>
          <input
            id={`${id}-bots`}
            type="number"
            min={0}
            max={Math.max(0, Number(seats) - 1)}
            value={bots}
            onChange={({ target }) => setBots(target.value)}
          />
          <label htmlFor={`${id}-level`}>Bots are</label>
          <select
            id={`${id}-level`}
            value={level}
            onChange={({ target }) => setLevel(target.value)}
          >
            {Object.keys(levels).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
          <label htmlFor={`${id}-messages`}>Messages</label>
          <select
            id={`${id}-messages`}
            value={messages}
            onChange={({ target }) => setMessages(target.value)}
          >
            {Object.entries(MESSAGES).map(([value, says]) => (
              <option key={value} value={value}>
                {says}
              </option>
            ))}
          </select>
        </div>
      </details>
      <details>
        <summary>Options of the game</summary>
        <OptionsForm game={game} value={options} onChange={setOptions} />
      </details>
      <button type="submit" className="ack-button" disabled={isBusy}>
        Open the table
      </button>
      {problem !== '' && <p role="alert">{problem}</p>}
    </form>
  )
}
