import type { RatingSeason } from '@ackanomic/club'
import { type ReactNode, useCallback, useState } from 'react'
import { SelectField } from '../fields.js'
import { games, gameTitles } from '../games.js'
import type { Visitor } from './session.js'
import { usePolled } from './use-polled.js'

/** The leader board of a game, in this season or a past one. */
export function RatingsPage({
  visitor: { client, person },
  game,
}: {
  readonly visitor: Visitor
  /** The game; if it is empty, the first one. */
  readonly game: string
}): ReactNode {
  const chosen = Object.hasOwn(games, game) ? game : (gameTitles[0]?.[0] ?? '')
  const [season, setSeason] = useState<number | undefined>(undefined)
  const ask = useCallback(
    () => client.listRatings({ game: chosen, season }),
    [client, chosen, season],
  )
  const { value, problem } = usePolled(ask)
  return (
    <>
      <p>
        <a href="#/club">All tables</a>
      </p>
      <div className="arcade-row">
        <SelectField
          label="Game"
          value={chosen}
          options={gameTitles}
          onChange={(game) => {
            location.hash = `#/club/ratings/${game}`
          }}
        />
        <SeasonSelect client={client} season={season} onChoose={setSeason} />
      </div>
      {problem !== '' && <p role="alert">{problem}</p>}
      {value?.length === 0 && (
        <p>
          {season === undefined
            ? 'Nobody has a rating in this game yet.'
            : 'Nobody had a rating in this game then.'}
        </p>
      )}
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
        The score is a cautious estimate of skill. It counts matches without bots that everybody may
        watch.
      </p>
    </>
  )
}

const seasonText = ({ season, endsAt }: RatingSeason): string =>
  endsAt === null
    ? `Season ${season}`
    : `Season ${season}, until ${new Date(endsAt).toLocaleDateString()}`

/** Chooses a season, if there has been more than one. */
function SeasonSelect({
  client,
  season,
  onChoose,
}: {
  readonly client: Visitor['client']
  /** The season; `undefined` for the current one. */
  readonly season: number | undefined
  onChoose(season: number | undefined): void
}): ReactNode {
  const ask = useCallback(() => client.listSeasons(), [client])
  const { value } = usePolled(ask)
  if (value === null || value.length < 2) return null
  const [current, ...past] = value
  return (
    <SelectField
      label="Season"
      value={String(season ?? '')}
      options={[
        ['', `This season (${current?.season})`],
        ...past.map((each) => [String(each.season), seasonText(each)] as const),
      ]}
      onChange={(chosen) => onChoose(chosen === '' ? undefined : Number(chosen))}
    />
  )
}
