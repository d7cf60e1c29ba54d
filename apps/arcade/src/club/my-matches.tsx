import type { PersonalMatch } from '@ackanomic/club'
import { type ReactNode, useCallback } from 'react'
import { games } from '../games.js'
import { words } from '../languages/language.js'
import { matchAddress } from './addresses.js'
import type { Visitor } from './session.js'
import { usePolled } from './use-polled.js'

/** The matches of the person, first those that await them. */
export function MyMatches({ visitor: { client } }: { readonly visitor: Visitor }): ReactNode {
  const { value, problem } = usePolled(useCallback(() => client.listMatches(), [client]))
  return (
    <section aria-labelledby="my-matches">
      <h2 id="my-matches">{words.lobby.myMatches}</h2>
      {problem !== '' && <p role="alert">{problem}</p>}
      {value !== null && value.matches.length === 0 && <p>{words.lobby.noMatches}</p>}
      <ul className="club-list">
        {value?.matches.map((match) => (
          <li key={match.match}>
            <a className="club-card" href={matchAddress(match.game, match.match)}>
              <img src={`./pictures/${match.game}.svg`} alt="" width="72" height="45" />
              <span className="club-card-text">
                <strong>{match.title ?? games[match.game]?.title ?? match.game}</strong>
                <span className="ack-note">{match.players.join(', ')}</span>
              </span>
              <State match={match} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function State({ match }: { readonly match: PersonalMatch }): ReactNode {
  const { need, deadline, endedAt, unread } = match
  const isTurn = need === 'required' || need === 'oneOf'
  return (
    <span className="club-card-state">
      {isTurn && <strong className="club-turn">{words.yourTurn}</strong>}
      {endedAt !== null ? (
        <span className="ack-note">{words.lobby.over}</span>
      ) : deadline !== null ? (
        <span className="ack-note">{words.lobby.by(deadline)}</span>
      ) : (
        !isTurn && <span className="ack-note">{words.lobby.othersAct}</span>
      )}
      {unread > 0 && <span className="club-unread">{words.lobby.unread(unread)}</span>}
    </span>
  )
}
