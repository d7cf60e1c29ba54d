import type { Game } from '../game/game.js'
import type { Choose, GameView } from '../game/view.js'
import type { Moment } from '../time.js'
import { sound } from './sound.js'

/**
 * Chooses a move for a seat from what that seat may see. It answers `undefined` when the seat has
 * no move.
 *
 * `now` is the present moment, milliseconds UTC, which a view does not tell.
 */
export type Bot = <State, Move>(
  game: Game<State, Move>,
  view: GameView,
  now?: Moment,
) => Move | undefined

/**
 * A bot that makes any legal move.
 *
 * @param chance - where its chance comes from, such as `seededPick('any seed')`
 * @throws RangeError where that gives something other than one of the numbers that it may choose
 *
 * @example
 * ```ts
 * import { startMatch } from '@ackanomic/core'
 * import { randomBot, seededPick } from '@ackanomic/core/bots'
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 *
 * const table = { players: ['Ann', 'Bob', 'Cyd'], referees: ['Dee'], startedAt: 0 }
 * const started = startMatch(pureSkill, { table })
 * if (!started.ok) throw new Error(started.error.says)
 * const view = pureSkill.view(started.value.match.state, 0)
 * randomBot(seededPick('any seed'))(pureSkill, view) // => undefined
 * ```
 */
export function randomBot(chance: Choose): Bot {
  const choose = sound(chance)
  return (game, view) => game.legalMoves(view).sample(choose)
}
