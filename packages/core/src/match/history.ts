import type { Game } from '../game/game.js'
import type { GameEvent } from '../game/game-event.js'
import type { EventOf, MatchOf, StateOf } from '../game/types-of.js'
import type { Match } from './match-value.js'
import { addressed } from './recipients.js'

/** One entry of a match's log, with its events. */
export interface HistoryStep<G extends Game = Game> {
  /** The number of entries so far, with this one. 0 for the start. */
  readonly entries: number
  readonly state: StateOf<G>
  readonly events: readonly EventOf<G>[]
}

/**
 * Returns the history of a match, entry by entry. It replays the match only as far as you read.
 *
 * @example
 * ```ts
 * import { createMatch, matchHistory } from '@ackanomic/core'
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 *
 * const match = createMatch(pureSkill, { players: ['Ann', 'Bob', 'Cyd'] })
 * match.play('Ann', 'bid K')
 * const last = [...matchHistory(pureSkill, match.value)].at(-1)
 * last?.entries // => 2
 * last?.events.map(({ event }) => event.type) // => ['bid', 'bid']
 * ```
 */
export function matchHistory<G extends Game>(
  game: G,
  match: MatchOf<G>,
): Generator<HistoryStep<G>, void>
export function* matchHistory(
  game: Game,
  { checkpoint, roster, options, position, log }: Match,
): Generator<HistoryStep, void> {
  let entries = checkpoint?.entries ?? 0
  let state = checkpoint?.state
  const step = (happened: readonly GameEvent[], after: unknown, before: unknown): HistoryStep => {
    const events = addressed(happened, game.status(after).roster, game.status(before).roster)
    return { entries, state: after, events }
  }
  if (checkpoint === null) {
    const start = game.setup(roster, options, position ?? undefined)
    if (!start.ok) return
    state = start.value.state
    yield step(start.value.events, state, state)
  }
  for (const entry of log) {
    const next = game.apply(state, entry)
    if (!next.ok) return
    const before = state
    state = next.value.state
    entries += 1
    yield step(next.value.events, state, before)
  }
}
