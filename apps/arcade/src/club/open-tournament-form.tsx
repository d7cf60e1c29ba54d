import type { Game } from '@ackanomic/core'
import type { TournamentFormat } from '@ackanomic/host'
import { OptionsForm, playerLimits } from '@ackanomic/react'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { games } from '../games.js'
import { PlayersField } from '../players-field.js'
import { tournamentAddress } from './addresses.js'
import type { Visitor } from './session.js'
import { LimitFields, limitsOf, NO_LIMITS } from './tournament-limits.js'
import { FORMATS } from './tournament-words.js'
import { useGame } from './use-game.js'
import { useHostRequest } from './use-polled.js'

/** Opens a tournament: which game, how people meet, how many may enter. */
export function OpenTournamentForm({ visitor }: { readonly visitor: Visitor }): ReactNode {
  const all = Object.values(games)
  const [chosen, setChosen] = useState(all[0]?.id ?? '')
  const game = useGame(chosen)
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>Open a tournament</h2>
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
  const { least } = playerLimits(game)
  const formats = Object.keys(FORMATS) as TournamentFormat[]
  const possible = least > 2 ? formats.filter((each) => each === 'swiss') : formats
  const [title, setTitle] = useState('')
  const [format, setFormat] = useState<TournamentFormat>(possible[0] ?? 'swiss')
  const [seats, setSeats] = useState(String(least))
  const [rounds, setRounds] = useState('')
  const [most, setMost] = useState(String(Math.max(8, least)))
  const [isListed, setListed] = useState(true)
  const [limits, setLimits] = useState(NO_LIMITS)
  const [options, setOptions] = useState({})
  const { problem, isBusy, run } = useHostRequest()
  const id = useId()
  const isSwiss = format === 'swiss'
  const open = (event: FormEvent): void => {
    event.preventDefault()
    const request = {
      ...{ game: game.id, format, options, maxPlayers: Number(most) },
      ...(title.trim() === '' ? {} : { title: title.trim() }),
      ...(isSwiss ? { seats: Number(seats) } : {}),
      ...(isSwiss && rounds !== '' ? { rounds: Number(rounds) } : {}),
      ...limitsOf(limits, Date.now()),
      listed: isListed,
    }
    run(client.tournaments.open(request), ({ tournament }) => {
      location.hash = tournamentAddress(tournament)
    })
  }
  return (
    <form className="arcade-form" onSubmit={open}>
      <label htmlFor={`${id}-title`}>Title</label>
      <input
        id={`${id}-title`}
        value={title}
        maxLength={60}
        onChange={({ target }) => setTitle(target.value)}
      />
      <label htmlFor={`${id}-format`}>How people meet</label>
      <select
        id={`${id}-format`}
        value={format}
        onChange={({ target }) => setFormat(target.value as TournamentFormat)}
      >
        {possible.map((each) => (
          <option key={each} value={each}>
            {FORMATS[each]}
          </option>
        ))}
      </select>
      {isSwiss && (
        <>
          <PlayersField game={game} label="Players at a table" value={seats} onChange={setSeats} />
          <label htmlFor={`${id}-rounds`}>Rounds (empty: enough to find a winner)</label>
          <input
            id={`${id}-rounds`}
            type="number"
            min={1}
            max={30}
            value={rounds}
            onChange={({ target }) => setRounds(target.value)}
          />
        </>
      )}
      <label htmlFor={`${id}-most`}>The most people who may enter</label>
      <input
        id={`${id}-most`}
        type="number"
        min={2}
        max={128}
        value={most}
        onChange={({ target }) => setMost(target.value)}
      />
      <label>
        <input
          type="checkbox"
          checked={isListed}
          onChange={({ target }) => setListed(target.checked)}
        />{' '}
        Everybody may see it. If not, only people with its link can.
      </label>
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
