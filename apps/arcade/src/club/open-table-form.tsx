import type { TableAdmission } from '@ackanomic/club'
import { type Game, playerLimits } from '@ackanomic/core'
import type { Level } from '@ackanomic/core/bots'
import { OptionsForm } from '@ackanomic/react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { CheckField, SelectField, TextField } from '../fields.js'
import { shownOf } from '../games.js'
import { words } from '../languages/language.js'
import { PlayersField } from '../players-field.js'
import { tableAddress } from './addresses.js'
import { ClockField, type ClockName, clockNamed } from './clock-field.js'
import { GameSection } from './game-section.js'
import type { Visitor } from './session.js'
import { useHostRequest } from './use-polled.js'

/** Opens a table: which game, how many seats, who may sit down. */
export function OpenTableForm({
  visitor,
  first,
}: {
  readonly visitor: Visitor
  readonly first: string
}): ReactNode {
  return (
    <GameSection title={words.table.open} first={first}>
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
  const [level, setLevel] = useState<Level>('strong')
  const [messages, setMessages] = useState<keyof typeof words.table.messagePolicies>('game')
  const [clock, setClock] = useState<ClockName>('always')
  const [isAnonymous, setAnonymous] = useState(false)
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
      anonymous: isAnonymous,
      ...(messages === 'game' ? {} : { messages }),
      ...clockNamed(clock),
    }
    run(client.createTable(request), ({ table }) => {
      location.hash = tableAddress(table)
    })
  }
  return (
    <form className="arcade-form" onSubmit={open}>
      <PlayersField game={game} label={words.playersLabel} value={seats} onChange={setSeats} />
      <SelectField
        label={words.table.whoMaySit}
        value={admits}
        options={words.table.admits}
        onChange={setAdmits}
      />
      <ClockField value={clock} onChange={setClock} />
      <CheckField label={words.table.isAnonymous} value={isAnonymous} onChange={setAnonymous} />
      <details>
        <summary>{words.table.botsAndMessages}</summary>
        <div className="arcade-form">
          <TextField
            label={words.table.botsAmong}
            type="number"
            min={0}
            max={Math.max(0, Number(seats) - 1)}
            value={bots}
            onChange={setBots}
          />
          <SelectField
            label={words.botsAre}
            value={level}
            options={words.levels}
            onChange={setLevel}
          />
          <SelectField
            label={words.table.messages}
            value={messages}
            options={words.table.messagePolicies}
            onChange={setMessages}
          />
        </div>
      </details>
      <details>
        <summary>{words.gameOptions}</summary>
        <OptionsForm game={game} value={options} onChange={setOptions} />
      </details>
      <button type="submit" className="ack-button" disabled={isBusy}>
        {words.table.openIt}
      </button>
      {problem !== '' && <p role="alert">{problem}</p>}
    </form>
  )
}
