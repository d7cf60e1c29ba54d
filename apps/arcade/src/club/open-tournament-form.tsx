import type { TournamentFormat } from '@ackanomic/club'
import { type Game, playerLimits } from '@ackanomic/core'
import { OptionsForm } from '@ackanomic/react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { SelectField, TextField } from '../fields.js'
import { PlayersField } from '../players-field.js'
import { tournamentAddress } from './addresses.js'
import { ClockField, clockNamed } from './clock-field.js'
import { GameSection } from './game-section.js'
import type { Visitor } from './session.js'
import { LimitFields, limitsOf, NO_LIMITS } from './tournament-limits.js'
import { FORMATS } from './tournament-words.js'
import { useHostRequest } from './use-polled.js'

/** Opens a tournament: which game, how people meet, how many may enter. */
export function OpenTournamentForm({ visitor }: { readonly visitor: Visitor }): ReactNode {
  return (
    <GameSection title="Open a tournament">
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
  const { least } = playerLimits(game)
  const formats = Object.keys(FORMATS) as TournamentFormat[]
  const possible = least > 2 ? formats.filter((each) => each === 'swiss') : formats
  const [title, setTitle] = useState('')
  const [format, setFormat] = useState<TournamentFormat>(possible[0] ?? 'swiss')
  const [seats, setSeats] = useState(String(least))
  const [rounds, setRounds] = useState('')
  const [most, setMost] = useState(String(Math.max(8, least)))
  const [isListed, setListed] = useState(true)
  const [clock, setClock] = useState('always')
  const [limits, setLimits] = useState(NO_LIMITS)
  const [options, setOptions] = useState({})
  const { problem, isBusy, run } = useHostRequest()
  const isSwiss = format === 'swiss'
  const open = (event: FormEvent): void => {
    event.preventDefault()
    const request = {
      ...{ game: game.id, format, options, maxPlayers: Number(most) },
      ...(title.trim() === '' ? {} : { title: title.trim() }),
      ...(isSwiss ? { seats: Number(seats) } : {}),
      ...(isSwiss && rounds !== '' ? { rounds: Number(rounds) } : {}),
      ...limitsOf(limits, Date.now()),
      ...clockNamed(clock),
      listed: isListed,
    }
    run(client.createTournament(request), ({ tournament }) => {
      location.hash = tournamentAddress(tournament)
    })
  }
  return (
    <form className="arcade-form" onSubmit={open}>
      <TextField label="Title" maxLength={60} value={title} onChange={setTitle} />
      <SelectField
        label="Format"
        value={format}
        options={possible.map((each) => [each, FORMATS[each]] as const)}
        onChange={setFormat}
      />
      {isSwiss && (
        <>
          <PlayersField game={game} label="Players at a table" value={seats} onChange={setSeats} />
          <TextField
            label="Rounds (empty: enough to find a winner)"
            type="number"
            min={1}
            max={30}
            value={rounds}
            onChange={setRounds}
          />
        </>
      )}
      <TextField
        label="The most people who may enter"
        type="number"
        min={2}
        max={128}
        value={most}
        onChange={setMost}
      />
      <label>
        <input
          type="checkbox"
          checked={isListed}
          onChange={({ target }) => setListed(target.checked)}
        />{' '}
        Everybody may see it. If not, only people with its link can.
      </label>
      <ClockField value={clock} onChange={setClock} />
      <LimitFields limits={limits} onChange={setLimits} />
      <details>
        <summary>Options of the game</summary>
        <OptionsForm game={game} value={options} onChange={setOptions} />
      </details>
      <button type="submit" className="ack-button" disabled={isBusy}>
        Open the tournament
      </button>
      {problem !== '' && <p role="alert">{problem}</p>}
    </form>
  )
}
