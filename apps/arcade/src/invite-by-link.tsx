import type { Game } from '@ackanomic/core'
import { levels } from '@ackanomic/core/bots'
import { OptionsForm, playerLimits } from '@ackanomic/react'
import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { hostAddress } from './hosted-page.js'
import { PlayersField } from './players-field.js'

interface Opened {
  readonly match: string
  readonly invitations: Readonly<Record<string, string>>
}

type Answer =
  | { readonly ok: true; readonly value: Opened }
  | { readonly ok: false; readonly error: string }

/** Whether there is a host behind this page: on a static host there is none. */
function useHost(): boolean {
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    fetch(`${hostAddress()}/games`)
      .then((answer) => setThere(answer.headers.get('content-type')?.includes('json') === true))
      .catch(() => setThere(false))
  }, [])
  return isThere
}

async function openFor(wanted: object): Promise<Answer> {
  const answer = await fetch(new URL('./open-table', location.href.split('#')[0]), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wanted),
  })
  return (await answer.json()) as Answer
}

/** Opens a match at the host, with a link for each who plays. */
export function ByLink({ game }: { readonly game: Game }): ReactNode {
  const isThere = useHost()
  const { least } = playerLimits(game)
  const [people, setPeople] = useState('')
  const [players, setPlayers] = useState(String(least))
  const [level, setLevel] = useState('strong')
  const [options, setOptions] = useState({})
  const [answer, setAnswer] = useState<Answer | null>(null)
  const id = useId()
  if (!isThere) return <p>This page has no host. `npm start` runs one.</p>
  const begin = (event: FormEvent): void => {
    event.preventDefault()
    const names = people.split(',').map((name) => name.trim())
    openFor({
      game: game.id,
      people: names.filter((name) => name !== ''),
      players: Number(players),
      level,
      options,
    }).then(setAnswer, () =>
      setAnswer({ ok: false, error: 'The host does not answer; try again.' }),
    )
  }
  const linkFor = ({ match }: Opened, invitation: string): string =>
    `${location.href.split('#')[0]}#/host/${game.id}/${encodeURIComponent(match)}/${invitation}`
  return (
    <form className="arcade-form" onSubmit={begin}>
      <label htmlFor={`${id}-people`}>Players, separated by commas</label>
      <input
        id={`${id}-people`}
        value={people}
        onChange={({ target }) => setPeople(target.value)}
      />
      <PlayersField
        game={game}
        label="Players, bots included"
        value={players}
        onChange={setPlayers}
      />
      <label htmlFor={`${id}-level`}>Bots are</label>
      <select id={`${id}-level`} value={level} onChange={({ target }) => setLevel(target.value)}>
        {Object.keys(levels).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <details>
        <summary>Options of the game</summary>
        <OptionsForm game={game} value={options} onChange={setOptions} />
      </details>
      <button type="submit" className="ack-button">
        Create links
      </button>
      {answer?.ok === false && <p role="alert">{answer.error}</p>}
      {answer?.ok === true && (
        <ul aria-label="Links, one for each player; each link works once">
          {Object.entries(answer.value.invitations).map(([name, invitation]) => (
            <li key={name}>
              <a href={linkFor(answer.value, invitation)}>{name}</a>{' '}
              <CopyButton name={name} link={linkFor(answer.value, invitation)} />
            </li>
          ))}
        </ul>
      )}
    </form>
  )
}

function CopyButton({ name, link }: { readonly name: string; readonly link: string }): ReactNode {
  const [says, setSays] = useState('Copy the link')
  const copy = (): void => {
    // A page that is not served over HTTPS, nor from this machine, has no clipboard.
    Promise.resolve(navigator.clipboard?.writeText(link) ?? Promise.reject()).then(
      () => setSays('Copied'),
      () => setSays('Copy it by hand: press on the name'),
    )
  }
  return (
    <button type="button" className="ack-button" onClick={copy}>
      {says} <span className="ack-hidden">for {name}</span>
    </button>
  )
}
