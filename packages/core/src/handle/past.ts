import type { Game } from '../game/game.js'
import type { Match } from '../match/match-value.js'
import { rewind } from '../match/replay.js'

/** The match before the last move or roster change of its log; `undefined` if there is none. */
export function beforeLastAct(game: Game, match: Match): Match | undefined {
  const index = match.log.findLastIndex(({ kind }) => kind === 'move' || kind === 'roster')
  if (index < 0) return undefined
  const back = rewind(game, match, (match.checkpoint?.entries ?? 0) + index)
  return back.ok ? back.value : undefined
}
