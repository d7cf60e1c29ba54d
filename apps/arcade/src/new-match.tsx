import { type Game, playerLimits } from '@ackanomic/core'
import { OptionsForm } from '@ackanomic/react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { TextField } from './fields.js'
import { shownOf } from './games.js'
import { words } from './languages/language.js'
import { PlayersField } from './players-field.js'

/** Sets up another match: who sits at the screen, how many play, with which options. */
export function NewMatch({ game }: { readonly game: Game }): ReactNode {
  const { least } = playerLimits(game)
  const [here, setHere] = useState('Guest')
  const [players, setPlayers] = useState(String(shownOf(game.id).players ?? least))
  const [options, setOptions] = useState({})
  const begin = (event: FormEvent): void => {
    event.preventDefault()
    const given = new URLSearchParams({
      here: here
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '')
        .join(','),
      players,
      ...(Object.keys(options).length === 0 ? {} : { options: JSON.stringify(options) }),
      // Another address is another match.
      match: Date.now().toString(36),
    })
    location.hash = `#/play/${game.id}?${given}`
  }
  return (
    <form className="arcade-form" onSubmit={begin}>
      <TextField
        label={words.playersHere}
        help={words.playersHereHelp}
        value={here}
        onChange={setHere}
      />
      <PlayersField game={game} label={words.playersLabel} value={players} onChange={setPlayers} />
      <details>
        <summary>{words.gameOptions}</summary>
        <OptionsForm game={game} value={options} onChange={setOptions} />
      </details>
      <button type="submit" className="ack-button">
        {words.begin}
      </button>
    </form>
  )
}
