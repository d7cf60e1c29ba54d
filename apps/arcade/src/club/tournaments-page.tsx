import type { TournamentSummary } from '@ackanomic/club'
import { type ReactNode, useCallback } from 'react'
import { games } from '../games.js'
import { words } from '../languages/language.js'
import { tournamentAddress } from './addresses.js'
import { OpenTournamentForm } from './open-tournament-form.js'
import type { Visitor } from './session.js'

import { usePolled } from './use-polled.js'

/** The tournaments that everybody may see, and a form that opens one. */
export function TournamentsPage({ visitor }: { readonly visitor: Visitor }): ReactNode {
  const { client } = visitor
  const ask = useCallback(() => client.listTournaments(), [client])
  const { value, problem } = usePolled(ask)
  return (
    <>
      <p>
        <a href="#/club">{words.allTables}</a>
      </p>
      <section aria-labelledby="tournaments">
        <h2 id="tournaments">{words.tournaments}</h2>
        {problem !== '' && <p role="alert">{problem}</p>}
        {value?.tournaments.length === 0 && <p>{words.tournament.none}</p>}
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
          {words.tournament.listed(each.format, games[each.game]?.title ?? each.game, each)}
        </span>
      </span>
      <span className="club-card-state">
        {each.hasEntered && <span className="ack-note">{words.tournament.takePart}</span>}
      </span>
    </li>
  )
}
