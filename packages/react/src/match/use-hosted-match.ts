import type { GameText } from '@ackanomic/core'
import type { GameTypes, TextOf } from '@ackanomic/core/engine'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { BoardMatch, BoardMatchOf } from '../board-match.js'
import type { HostedBoardMatch, HostedClient } from './hosted.js'
import { HostedMatch } from './hosted-match.js'

/**
 * Follows a match at a host; `null` until the host has answered. It needs no engine, only the
 * game's text, and receives only what its person may know.
 *
 * @param client - the client of the person: `hostClient` of `@ackanomic/host/client`
 * @param text - the text of the game, such as `pureSkillText` of `@ackanomic/games/pure-skill/text`
 * @param match - the name of the match
 *
 * @example
 * ```tsx
 * import { pureSkillText } from '@ackanomic/games/pure-skill/text'
 * import { hostClient } from '@ackanomic/host/client'
 * import { useHostedMatch } from '@ackanomic/react'
 * import { PureSkillBoard } from '@ackanomic/boards/pure-skill'
 *
 * const client = hostClient({ url: 'https://games.example.org', token: 'from the invitation' })
 * const App = () => {
 *   const match = useHostedMatch(client, pureSkillText, 'a match')
 *   return match === null ? <p>Asking the host …</p> : <PureSkillBoard match={match} />
 * }
 * ```
 */
export function useHostedMatch<T extends GameTypes>(
  client: HostedClient,
  text: TextOf<T>,
  match: string,
): HostedBoardMatch<BoardMatchOf<T>> | null
/** Follows a match of an unknown game. */
export function useHostedMatch(
  client: HostedClient,
  text: GameText,
  match: string,
): HostedBoardMatch | null
export function useHostedMatch(
  client: HostedClient,
  text: GameText,
  match: string,
): HostedBoardMatch<BoardMatch> | null {
  const hosted = useMemo(() => new HostedMatch(client, text, match), [client, text, match])
  useEffect(() => hosted.start(), [hosted])
  return useSyncExternalStore(hosted.subscribe, hosted.getSnapshot, hosted.getSnapshot)
}
