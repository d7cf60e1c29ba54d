import type { Tournament, TournamentPairing } from '@ackanomic/club'
import type { GameError, Result } from '@ackanomic/core'
import { type ReactNode, useCallback } from 'react'
import { games } from '../games.js'
import { words } from '../languages/language.js'
import { matchAddress, tournamentAddress } from './addresses.js'
import { CopyButton } from './copy-button.js'
import { CrossTable } from './cross-table.js'
import type { Visitor } from './session.js'
import { OpenerSection } from './tournament-opener.js'

import { useHostRequest, usePolled } from './use-polled.js'

/** A tournament: who takes part, its rounds and its standings, and what the person may do. */
export function TournamentPanel({
  visitor,
  tournament,
  link,
}: {
  readonly visitor: Visitor
  readonly tournament: string
  readonly link: string | undefined
}): ReactNode {
  const { client } = visitor
  const ask = useCallback(
    () => client.getTournament({ tournament, link }),
    [client, tournament, link],
  )
  const { value, problem, reload } = usePolled(ask)
  return (
    <>
      <p>
        <a href="#/club/tournaments">{words.tournament.all}</a>
      </p>
      {problem !== '' && <p role="alert">{problem}</p>}
      {value === null ? (
        problem === '' && <p role="status">{words.askingHost}</p>
      ) : (
        <Panel visitor={visitor} tournament={value} link={link} onChange={reload} />
      )}
    </>
  )
}

function Panel({
  visitor: { client, person },
  tournament: at,
  link,
  onChange,
}: {
  readonly visitor: Visitor
  readonly tournament: Tournament
  readonly link: string | undefined
  readonly onChange: () => void
}): ReactNode {
  const { tournament, stage, opener } = at
  const { problem, isBusy, run } = useHostRequest()
  const button = (label: string, ask: () => Promise<Result<Tournament, GameError>>): ReactNode => (
    <button
      type="button"
      className="ack-button"
      disabled={isBusy}
      onClick={() => run(ask(), onChange)}
    >
      {label}
    </button>
  )
  const isGoingOn = stage === 'open' || stage === 'running'
  const title = games[at.game]?.title ?? at.game
  return (
    <section className="club-tournament" aria-labelledby="tournament-title">
      <h2 id="tournament-title">{at.title ?? title}</h2>
      <p>{words.tournament.says(title, at)}</p>
      {at.clock !== null && <p>{words.table.clock(at.clock)}</p>}
      {person !== null && isGoingOn && (
        <div className="arcade-row">
          {stage === 'open' &&
            !at.hasEntered &&
            button(words.tournament.enter, () => client.enterTournament({ tournament, link }))}
          {at.hasEntered &&
            button(words.tournament.withdraw, () => client.withdrawFromTournament({ tournament }))}
          {opener === person &&
            stage === 'open' &&
            button(words.table.start, () => client.startTournament({ tournament }))}
          {opener === person &&
            button(words.tournament.cancel, () => client.cancelTournament({ tournament }))}
        </div>
      )}
      {problem !== '' && <p role="alert">{problem}</p>}
      {stage === 'open' && person !== null && !at.hasEntered && (
        <p className="ack-note">{words.tournament.ifYouEnter}</p>
      )}
      {at.link !== null && !at.listed && isGoingOn && (
        <div>
          <p>{words.tournament.linkEnters}</p>
          <CopyButton
            link={`${location.href.split('#')[0]}${tournamentAddress(tournament)}?${new URLSearchParams({ link: at.link })}`}
          />
        </div>
      )}
      {opener === person && isGoingOn && (
        <OpenerSection tournament={at} client={client} onChange={onChange} />
      )}
      {at.standings.length > 0 && <Standings tournament={at} person={person} />}
      {at.format === 'roundRobin' && at.standings.length > 0 && <CrossTable tournament={at} />}
      {at.standings.length === 0 ? (
        <>
          <h3>{words.tournament.people}</h3>
          <ul className="club-seats">
            {at.players.map((each) => (
              <li key={each.person}>
                {each.person === person ? words.isYou(each.person) : each.person}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <Rounds tournament={at} person={person} />
      )}
    </section>
  )
}

function Standings({
  tournament: { standings, players, format },
  person,
}: {
  readonly tournament: Tournament
  readonly person: string | null
}): ReactNode {
  const withdrawn = new Set(players.filter((each) => each.withdrawn).map((each) => each.person))
  const hasTieBreaks = format !== 'knockOut'
  const nameOf = (name: string): string => {
    const own = name === person ? words.isYou(name) : name
    return withdrawn.has(name) ? words.tournament.withdrawn(own) : own
  }
  return (
    <table className="club-ratings">
      <caption>{words.tournament.standings}</caption>
      <thead>
        <tr>
          <th scope="col">{words.rating.rank}</th>
          <th scope="col">{words.rating.player}</th>
          <th scope="col">{words.tournament.points}</th>
          {hasTieBreaks && <th scope="col">{words.tournament.buchholz}</th>}
          {hasTieBreaks && <th scope="col">{words.tournament.sonnebornBerger}</th>}
        </tr>
      </thead>
      <tbody>
        {standings.map((each) => (
          <tr key={each.person}>
            <td>{each.rank}</td>
            <th scope="row">{nameOf(each.person)}</th>
            <td>{words.points(each.points)}</td>
            {hasTieBreaks && <td>{words.points(each.buchholz)}</td>}
            {hasTieBreaks && <td>{each.sonnebornBerger}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Rounds({
  tournament: { pairings, game, round: last },
  person,
}: {
  readonly tournament: Tournament
  readonly person: string | null
}): ReactNode {
  const rounds = Array.from({ length: last }, (_, i) => i + 1)
  return (
    <>
      <h3>{words.tournament.rounds}</h3>
      <ol className="club-rounds">
        {rounds.map((round) => (
          <li key={round}>
            <h4>{words.tournament.round(round)}</h4>
            <ul>
              {pairings
                .filter((each) => each.round === round)
                .map((each) => (
                  <Pairing key={each.board} pairing={each} game={game} person={person} />
                ))}
            </ul>
          </li>
        ))}
      </ol>
    </>
  )
}

function Pairing({
  pairing,
  game,
  person,
}: {
  readonly pairing: TournamentPairing
  readonly game: string
  readonly person: string | null
}): ReactNode {
  const { players, matches, points } = pairing
  const match = matches.at(-1)
  const isOwn = person !== null && players.includes(person)
  const names = players.join(' – ') || `Table ${pairing.board}`
  return (
    <li>
      {match === undefined ? names : <a href={matchAddress(game, match)}>{names}</a>}
      <span className={isOwn && points === null ? 'club-turn' : 'ack-note'}>
        {isOwn && points === null ? words.tournament.yourMatch : words.tournament.result(pairing)}
      </span>
    </li>
  )
}
