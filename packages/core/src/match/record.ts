import type { ResultRecord } from '../game/awards.js'
import { refereesMayPlay } from '../game/description.js'
import type { GameRules } from '../game/game.js'
import type { GameView } from '../game/view.js'

/**
 * Returns the record of a finished match for the society's books, or `undefined` while it goes on.
 * A page without the engine can use its view: `resultRecordOf({ ...listing, status: (view) => view
 * }, view, name)`.
 *
 * @example
 * ```ts
 * import { days, resultRecordOf, startMatch, tick } from '@ackanomic/core'
 * import { seededReferee } from '@ackanomic/core/bots'
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 *
 * const table = { players: ['Ann', 'Bob', 'Cyd'], referees: ['Dee'], startedAt: 0 }
 * const referee = seededReferee('kept from the players')
 * const started = startMatch(pureSkill, { table }, { referee })
 * if (!started.ok) throw new Error(started.error.message)
 * resultRecordOf(pureSkill, started.match.state, 'GPS 1') // => undefined
 * const { match } = tick(pureSkill, started.match, days(40), { referee })
 * resultRecordOf(pureSkill, match.state, 'GPS 1')?.game // => '1250.7'
 * ```
 */
export function resultRecordOf<State>(
  game: Pick<GameRules, 'id' | 'description'> & {
    status(state: State): Pick<GameView, 'table' | 'outcome'>
  },
  state: State,
  match: string,
): ResultRecord | undefined {
  const { table, outcome } = game.status(state)
  if (outcome === null) return undefined
  return {
    game: game.description.rule ?? game.id,
    match,
    startedAt: table.startedAt,
    starters: table.starters,
    players: [...new Set([...table.everPlayed, ...table.everSubstituted])],
    referees: table.referees,
    refereesMayPlay: refereesMayPlay(game.description),
    duel: table.duel !== null,
    exhibition: table.exhibition,
    outcome,
  }
}
