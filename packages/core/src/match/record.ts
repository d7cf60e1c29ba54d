import type { ResultRecord } from '../game/awards.js'
import { refereesMayPlay } from '../game/description.js'
import type { GameRules } from '../game/game.js'
import type { GameView } from '../game/view.js'

/**
 * Returns the record of a finished match for the society's books, or `undefined`. A page without
 * the engine can use its view: `resultRecordOf({ ...listing, status: (view) => view }, view,
 * name)`.
 *
 * @example
 * ```ts
 * import { createMatch, resultRecordOf } from '@ackanomic/core'
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 *
 * const match = createMatch(pureSkill, { players: ['Ann', 'Bob', 'Cyd'] })
 * resultRecordOf(pureSkill, match.value.state, 'GPS 1') // => undefined
 * while (!match.isOver) match.advanceTo('nextDeadline')
 * resultRecordOf(pureSkill, match.value.state, 'GPS 1')?.game // => '1250.7'
 * ```
 */
export function resultRecordOf<State>(
  game: Pick<GameRules, 'id' | 'description'> & {
    status(state: State): Pick<GameView, 'roster' | 'outcome'>
  },
  state: State,
  match: string,
): ResultRecord | undefined {
  const { roster, outcome } = game.status(state)
  if (outcome === null) return undefined
  return {
    game: game.description.rule ?? game.id,
    match,
    startedAt: roster.startedAt,
    starters: roster.starters,
    players: [...new Set([...roster.everPlayed, ...roster.everSubstituted])],
    referees: roster.referees,
    refereesMayPlay: refereesMayPlay(game.description),
    duel: roster.duel !== null,
    exhibition: roster.exhibition,
    outcome,
  }
}
