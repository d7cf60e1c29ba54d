import type { TournamentFormat } from '@ackanomic/club'
import { type Game, playerLimits } from '@ackanomic/core'
import { OptionsForm } from '@ackanomic/react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { CheckField, SelectField, TextField } from '../fields.js'
import { words } from '../languages/language.js'
import { PlayersField } from '../players-field.js'
import { tournamentAddress } from './addresses.js'
import { ClockField, type ClockName, clockNamed } from './clock-field.js'
import { GameSection } from './game-section.js'
import type { Visitor } from './session.js'
import { LimitFields, limitsOf, NO_LIMITS } from './tournament-limits.js'

import { useHostRequest } from './use-polled.js'

/** Opens a tournament: which game, how people meet, how many may enter. */
export function OpenTournamentForm({ visitor }: { readonly visitor: Visitor }): ReactNode {
  return (
    <GameSection title={words.tournament.open}>
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
  const formats = Object.keys(words.tournament.formats) as TournamentFormat[]
  const possible = least > 2 ? formats.filter((each) => each === 'swiss') : formats
  const [title, setTitle] = useState('')
  const [format, setFormat] = useState<TournamentFormat>(possible[0] ?? 'swiss')
  const [seats, setSeats] = useState(String(least))
  const [rounds, setRounds] = useState('')
  const [most, setMost] = useState(String(Math.max(8, least)))
  const [isListed, setListed] = useState(true)
  const [isEntering, setEntering] = useState(true)
  const [isAnonymous, setAnonymous] = useState(false)
  const [clock, setClock] = useState<ClockName>('always')
  const [limits, setLimits] = useState(NO_LIMITS)
  const [options, setOptions] = useState({})
  const { problem, isBusy, run } = useHostRequest()
  const isSwiss = format === 'swiss'
  const open = (event: FormEvent): void => {
    event.preventDefault()
    const request = {
      game: game.id,
      format,
      options,
      maxPlayers: Number(most),
      ...(title.trim() === '' ? {} : { title: title.trim() }),
      ...(isSwiss ? { seats: Number(seats) } : {}),
      ...(isSwiss && rounds !== '' ? { rounds: Number(rounds) } : {}),
      ...limitsOf(limits, Date.now()),
      ...clockNamed(clock),
      listed: isListed,
      anonymous: isAnonymous,
    }
    run(client.createTournament(request), async ({ tournament }) => {
      if (isEntering) await client.enterTournament({ tournament }).catch(console.error)
      location.hash = tournamentAddress(tournament)
    })
  }
  return (
    <form className="arcade-form" onSubmit={open}>
      <TextField label={words.tournament.title} maxLength={60} value={title} onChange={setTitle} />
      <SelectField
        label={words.tournament.format}
        value={format}
        options={possible.map((each) => [each, words.tournament.formats[each]] as const)}
        onChange={setFormat}
      />
      {isSwiss && (
        <>
          <PlayersField
            game={game}
            label={words.tournament.atOneTable}
            value={seats}
            onChange={setSeats}
          />
          <TextField
            label={words.tournament.roundsWanted}
            type="number"
            min={1}
            max={30}
            value={rounds}
            onChange={setRounds}
          />
        </>
      )}
      <TextField
        label={words.tournament.most}
        type="number"
        min={2}
        max={128}
        value={most}
        onChange={setMost}
      />
      <CheckField label={words.tournament.iEnter} value={isEntering} onChange={setEntering} />
      <CheckField label={words.tournament.isPublic} value={isListed} onChange={setListed} />
      <CheckField
        label={words.tournament.isAnonymous}
        value={isAnonymous}
        onChange={setAnonymous}
      />
      <ClockField value={clock} onChange={setClock} />
      <LimitFields limits={limits} onChange={setLimits} />
      <details>
        <summary>{words.gameOptions}</summary>
        <OptionsForm game={game} value={options} onChange={setOptions} />
      </details>
      <button type="submit" className="ack-button" disabled={isBusy}>
        {words.tournament.openIt}
      </button>
      {problem !== '' && <p role="alert">{problem}</p>}
    </form>
  )
}
