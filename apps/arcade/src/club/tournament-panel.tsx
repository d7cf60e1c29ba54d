import type { Tournament, TournamentPairing } from '@ackanomic/club'
import type { Rejection, Result } from '@ackanomic/core'
import { type ReactNode, useCallback } from 'react'
import { games } from '../games.js'
import { matchAddress, tournamentAddress } from './addresses.js'
import { CopyButton } from './copy-button.js'
import { CrossTable } from './cross-table.js'
import type { Visitor } from './session.js'
import { OpenerSection } from './tournament-opener.js'
import { FORMATS, pointsText, resultText, tournamentStage } from './tournament-words.js'
import { useHostRequest, usePolled } from './use-polled.js'
import { clockText, localTime, longTime } from './words.js'

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
        <a href="#/club/tournaments">All tournaments</a>
      </p>
      {problem !== '' && <p role="alert">{problem}</p>}
      {value === null ? (
        problem === '' && <p role="status">Asking the host…</p>
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
  const button = (label: string, ask: () => Promise<Result<Tournament, Rejection>>): ReactNode => (
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
      <p>
        {FORMATS[at.format]} of {title}, opened by {opener}. {tournamentStage(at)}
        {stage === 'open' &&
          ` It starts with ${at.minPlayers === at.maxPlayers ? at.maxPlayers : `${at.minPlayers} to ${at.maxPlayers}`} people. It is cancelled on ${localTime(at.expiresAt)} unless it has started.`}
        {at.roundTime !== null && ` A round lasts up to ${longTime(at.roundTime)}.`}
        {at.clock !== null && ` ${clockText(at.clock)}`}
        {at.trophy !== 'none' &&
          ` A single winner of three or more gets ${at.trophy === 'standard' ? 'a standard Trophy' : `the Trophy “${at.trophy}”`}.`}
      </p>
      {person !== null && isGoingOn && (
        <div className="arcade-row">
          {stage === 'open' &&
            !at.hasEntered &&
            button('Enter', () => client.enterTournament({ tournament, link }))}
          {at.hasEntered && button('Withdraw', () => client.withdrawFromTournament({ tournament }))}
          {opener === person &&
            stage === 'open' &&
            button('Start now', () => client.startTournament({ tournament }))}
          {opener === person &&
            button('Cancel the tournament', () => client.cancelTournament({ tournament }))}
        </div>
      )}
      {problem !== '' && <p role="alert">{problem}</p>}
      {stage === 'open' && person !== null && !at.hasEntered && (
        <p className="ack-note">
          If you enter, you agree to sit down at the tables of all rounds. You can withdraw at any
          time.
        </p>
      )}
      {at.link !== null && !at.listed && isGoingOn && (
        <div>
          <p>People with this link can enter:</p>
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
          <h3>People</h3>
          <ul className="club-seats">
            {at.players.map((each) => (
              <li key={each.person}>
                {each.person === person ? `${each.person} (you)` : each.person}
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
  return (
    <table className="club-ratings">
      <caption>Standings</caption>
      <thead>
        <tr>
          <th scope="col">Rank</th>
          <th scope="col">Player</th>
          <th scope="col">Points</th>
          {hasTieBreaks && <th scope="col">Buchholz</th>}
          {hasTieBreaks && <th scope="col">Sonneborn-Berger</th>}
        </tr>
      </thead>
      <tbody>
        {standings.map((each) => (
          <tr key={each.person}>
            <td>{each.rank}</td>
            <th scope="row">
              {each.person}
              {each.person === person && ' (you)'}
              {withdrawn.has(each.person) && ', withdrawn'}
            </th>
            <td>{pointsText(each.points)}</td>
            {hasTieBreaks && <td>{pointsText(each.buchholz)}</td>}
            {hasTieBreaks && <td>{each.sonnebornBerger}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The rounds beside each other: in a knock-out, its bracket. */
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
      <h3>Rounds</h3>
      <ol className="club-rounds">
        {rounds.map((round) => (
          <li key={round}>
            <h4>Round {round}</h4>
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
  const names = players.join(' – ')
  return (
    <li>
      {match === undefined ? names : <a href={matchAddress(game, match)}>{names}</a>}
      <span className={isOwn && points === null ? 'club-turn' : 'ack-note'}>
        {isOwn && points === null ? 'your match' : resultText(pairing)}
      </span>
    </li>
  )
}
