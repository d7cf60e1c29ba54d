import type { Game } from '../game/game.js'
import type { GameEvent, MatchEvent } from '../game/game-event.js'
import type { Match } from '../match/match-value.js'
import { recipientsOf } from '../match/recipients.js'
import { replay, rewind } from '../match/replay.js'

/** All that has happened in a match, as its log tells: nothing of what was before the log began. */
export function eventsOf(game: Game, match: Match): MatchEvent[] {
  const events: MatchEvent[] = []
  const tell = (posts: readonly GameEvent[], from: unknown, to: unknown): void => {
    const [before, after] = [game.status(from).table, game.status(to).table]
    for (const post of posts) {
      events.push(Object.freeze({ ...post, recipients: recipientsOf(post.to, after, before) }))
    }
  }
  let state: unknown
  if (match.checkpoint === null) {
    const start = game.setup(match.table, match.options, match.position ?? undefined)
    if (!start.ok) return events
    state = start.value.state
    tell(start.value.events, state, state)
  } else {
    const start = replay(game, match, 0)
    if (!start.ok) return events
    state = start.value
  }
  for (const entry of match.log) {
    const step = game.apply(state, entry)
    if (!step.ok) return events
    tell(step.value.events, state, step.value.state)
    state = step.value.state
  }
  return events
}

/** The match before the last move or change of the roster in its log; `undefined` where there is none. */
export function beforeLastAct(game: Game, match: Match): Match | undefined {
  const index = match.log.findLastIndex(({ kind }) => kind === 'move' || kind === 'roster')
  if (index < 0) return undefined
  const back = rewind(game, match, (match.checkpoint?.entries ?? 0) + index)
  return back.ok ? back.value : undefined
}
