import type { GameText } from '@ackanomic/core'
import type { GameTypes, TextOf } from '@ackanomic/core/engine'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { BoardMatch, BoardMatchOf } from '../board-match.js'
import type { HostedBoardMatch, HostedClient } from './hosted.js'
import { HostedMatch } from './hosted-match.js'

/**
 * A match at a host, live: `null` until the host has answered. The page gets what its person may
 * know, and has no engine: the words of the game are enough.
 *
 * @param client - who asks: `hostClient` of `@ackanomic/host/client`
 * @param text - the words of the game, such as `pureSkillText` of `@ackanomic/games/pure-skill/text`
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
/** The same for a game that is not known beforehand. */
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
