import type { TournamentSummary } from '@ackanomic/club'
import { type ReactNode, useCallback } from 'react'
import { games } from '../games.js'
import { tournamentAddress } from './addresses.js'
import { OpenTournamentForm } from './open-tournament-form.js'
import type { Visitor } from './session.js'
import { FORMATS, tournamentStage } from './tournament-words.js'
import { usePolled } from './use-polled.js'

/** The tournaments that everybody may see, and a form that opens one. */
export function TournamentsPage({ visitor }: { readonly visitor: Visitor }): ReactNode {
  const { client } = visitor
  const ask = useCallback(() => client.listTournaments(), [client])
  const { value, problem } = usePolled(ask)
  return (
    <>
      <p>
        <a href="#/club">All tables</a>
      </p>
      <section aria-labelledby="tournaments">
        <h2 id="tournaments">Tournaments</h2>
        {problem !== '' && <p role="alert">{problem}</p>}
        {value?.tournaments.length === 0 && <p>Nobody has opened a tournament yet.</p>}
        <ul className="club-list">
          {value?.tournaments.map((each) => (
            <Row key={each.tournament} tournament={each} />
          ))}
        </ul>
      </section>
      {visitor.person !== null && <OpenTournamentForm visitor={visitor} />}
    </>
  )
}

function Row({ tournament: each }: { readonly tournament: TournamentSummary }): ReactNode {
  return (
    <li className="club-card">
      <img src={`./pictures/${each.game}.svg`} alt="" width="72" height="45" />
      <span className="club-card-text">
        <a href={tournamentAddress(each.tournament)}>
          <strong>{each.title ?? games[each.game]?.title ?? each.game}</strong>
        </a>
        <span className="ack-note">
          {FORMATS[each.format]} of {games[each.game]?.title ?? each.game}, by {each.opener}.{' '}
          {tournamentStage(each)}
        </span>
      </span>
      <span className="club-card-state">
        {each.hasEntered && <span className="ack-note">You take part</span>}
      </span>
    </li>
  )
}
