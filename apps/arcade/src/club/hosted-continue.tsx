import { type ReactNode, useCallback } from 'react'
import { games } from '../games.js'
import { words } from '../languages/language.js'
import { Picture } from '../picture.js'
import { matchAddress } from './addresses.js'
import { dropSession, useVisitor } from './session.js'
import { usePolled } from './use-polled.js'

/** How many matches at the host the first page shows. */
const MAX_MATCHES = 4

/** The matches at the host that go on, those that await the person first. */
export function HostedContinue(): ReactNode {
  const { client } = useVisitor()
  const { value } = usePolled(
    useCallback(() => client.listMatches({ limit: MAX_MATCHES }), [client]),
    dropSession,
  )
  return value?.matches
    .filter(({ endedAt }) => endedAt === null)
    .map(({ match, game, title, players, need }) => (
      <li key={match}>
        <a href={matchAddress(game, match)}>
          <Picture id={game} />
          <span>
            <strong>{title ?? games[game]?.title ?? game}</strong>
            <span className="ack-note">
              {need === 'required' || need === 'oneOf' ? words.yourTurn : words.othersTurn}
              {' · '}
              {players.join(', ')}
            </span>
          </span>
          <span className="ack-button">{words.playOn}</span>
        </a>
      </li>
    ))
}
