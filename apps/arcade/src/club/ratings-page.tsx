import { type ReactNode, useCallback, useId } from 'react'
import { games } from '../games.js'
import type { Visitor } from './session.js'
import { usePolled } from './use-polled.js'

/** The leader board of a game. */
export function RatingsPage({
  visitor: { client, person },
  game,
}: {
  readonly visitor: Visitor
  /** The game; if it is empty, the first one. */
  readonly game: string
}): ReactNode {
  const all = Object.values(games)
  const chosen = Object.hasOwn(games, game) ? game : (all[0]?.id ?? '')
  const ask = useCallback(() => client.listRatings(chosen), [client, chosen])
  const { value, problem } = usePolled(ask)
  const id = useId()
  return (
    <>
      <p>
        <a href="#/club">All tables</a>
      </p>
      <div className="arcade-row">
        <label htmlFor={id}>Game</label>
        <select
          id={id}
          value={chosen}
          onChange={({ target }) => {
            location.hash = `#/club/ratings/${target.value}`
          }}
        >
          {all.map((each) => (
            <option key={each.id} value={each.id}>
              {each.title}
            </option>
          ))}
        </select>
      </div>
      {problem !== '' && <p role="alert">{problem}</p>}
      {value?.length === 0 && <p>Nobody has a rating in this game yet.</p>}
      {value !== null && value.length > 0 && (
        <table className="club-ratings">
          <caption>{games[chosen]?.title}</caption>
          <thead>
            <tr>
              <th scope="col">Rank</th>
              <th scope="col">Player</th>
              <th scope="col">Score</th>
              <th scope="col">Matches</th>
            </tr>
          </thead>
          <tbody>
            {value.map((each) => (
              <tr key={each.person}>
                <td>{each.rank}</td>
                <th scope="row">{each.person === person ? `${each.person} (you)` : each.person}</th>
                <td>{each.score.toFixed(1)}</td>
                <td>{each.matches}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="ack-note">
        The score is the skill that a player has almost certainly. It counts matches without bots
        that everybody may watch.
      </p>
    </>
  )
}
