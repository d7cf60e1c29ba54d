import { type ReactNode, useCallback, useState } from 'react'
import { SelectField } from '../fields.js'
import { games, gameTitles } from '../games.js'
import { words } from '../languages/language.js'
import type { Visitor } from './session.js'
import { usePolled } from './use-polled.js'

/** The leader board of a game, in this season or a past one. */
export function RatingsPage({
  visitor: { client, person },
  game,
}: {
  readonly visitor: Visitor
  /** The game; if it is empty, the one of the person's first match. */
  readonly game: string
}): ReactNode {
  const askLast = useCallback(
    async () => (person === null ? null : client.listMatches({ limit: 1 })),
    [client, person],
  )
  const last = usePolled(askLast).value?.matches[0]?.game
  const chosen =
    [game, last, 'spades'].find((id) => id !== undefined && Object.hasOwn(games, id)) ?? ''
  const [season, setSeason] = useState<number | undefined>(undefined)
  const ask = useCallback(
    () => client.listRatings({ game: chosen, season }),
    [client, chosen, season],
  )
  const { value, problem } = usePolled(ask)
  return (
    <>
      <p>
        <a href="#/club">{words.allTables}</a>
      </p>
      <div className="arcade-row">
        <SelectField
          label={words.game}
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
        <p>{season === undefined ? words.rating.none : words.rating.noneThen}</p>
      )}
      {value !== null && value.length > 0 && (
        <table className="club-ratings">
          <caption>{games[chosen]?.title}</caption>
          <thead>
            <tr>
              <th scope="col">{words.rating.rank}</th>
              <th scope="col">{words.rating.player}</th>
              <th scope="col">{words.rating.score}</th>
              <th scope="col">{words.rating.matches}</th>
            </tr>
          </thead>
          <tbody>
            {value.map((each) => (
              <tr key={each.person}>
                <td>{each.rank}</td>
                <th scope="row">
                  {each.person === person ? words.isYou(each.person) : each.person}
                </th>
                <td>{each.score.toFixed(1)}</td>
                <td>{each.matches}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="ack-note">{words.rating.help}</p>
    </>
  )
}

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
      label={words.rating.season}
      value={String(season ?? '')}
      options={[
        ['', words.rating.thisSeason(current?.season)],
        ...past.map(
          (each) =>
            [String(each.season), words.rating.seasonUntil(each.season, each.endsAt)] as const,
        ),
      ]}
      onChange={(chosen) => onChoose(chosen === '' ? undefined : Number(chosen))}
    />
  )
}
