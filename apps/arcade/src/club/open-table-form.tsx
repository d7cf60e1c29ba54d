import type { OpenTable, TableAdmission } from '@ackanomic/club'
import { type Game, playerLimits } from '@ackanomic/core'
import { levels } from '@ackanomic/core/bots'
import { OptionsForm } from '@ackanomic/react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { SelectField, TextField } from '../fields.js'
import { shownOf } from '../games.js'
import { PlayersField } from '../players-field.js'
import { tableAddress } from './addresses.js'
import { ClockField, clockNamed } from './clock-field.js'
import { GameSection } from './game-section.js'
import type { Visitor } from './session.js'
import { useHostRequest } from './use-polled.js'

const ADMISSIONS: readonly (readonly [TableAdmission, string])[] = [
  ['anybody', 'Anybody'],
  ['link', 'People with the link'],
  ['invited', 'People whom I invite'],
]

const MESSAGES: readonly (readonly [NonNullable<OpenTable['messages']> | 'game', string])[] = [
  ['game', 'As the game allows'],
  ['private', 'In private, and to the table'],
  ['open', 'To the table only'],
  ['none', 'None'],
]

/** Opens a table: which game, how many seats, who may sit down. */
export function OpenTableForm({
  visitor,
  first,
}: {
  readonly visitor: Visitor
  /** The game that is chosen at first. */
  readonly first: string
}): ReactNode {
  return (
    <GameSection title="Open a table" first={first}>
      {(game) => <Settings key={game.id} visitor={visitor} game={game} />}
    </GameSection>
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
  const [messages, setMessages] = useState<(typeof MESSAGES)[number][0]>('game')
  const [clock, setClock] = useState('always')
  const [options, setOptions] = useState(shownOf(game.id).hosted ?? {})
  const { problem, isBusy, run } = useHostRequest()
  const open = (event: FormEvent): void => {
    event.preventDefault()
    const request = {
      game: game.id,
      seats: Number(seats),
      admits,
      bots: Array.from({ length: Number(bots) }, () => level),
      options,
      ...(messages === 'game' ? {} : { messages }),
      ...clockNamed(clock),
    }
    run(client.createTable(request), ({ table }) => {
      location.hash = tableAddress(table)
    })
  }
  return (
    <form className="arcade-form" onSubmit={open}>
      <PlayersField game={game} label="Players" value={seats} onChange={setSeats} />
      <SelectField
        label="Who may sit down"
        value={admits}
        options={ADMISSIONS}
        onChange={setAdmits}
      />
      <ClockField value={clock} onChange={setClock} />
      <details>
        <summary>Bots and messages</summary>
        <div className="arcade-form">
          <TextField
            label="Bots among the players"
            type="number"
            min={0}
            max={Math.max(0, Number(seats) - 1)}
            value={bots}
            onChange={setBots}
          />
          <SelectField
            label="Bots are"
            value={level}
            options={Object.keys(levels)}
            onChange={setLevel}
          />
          <SelectField
            label="Messages"
            value={messages}
            options={MESSAGES}
            onChange={setMessages}
          />
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
