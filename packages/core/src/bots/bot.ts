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
 */
export function randomBot(chance: Choose): Bot {
  const choose = sound(chance)
  return (game, view) => game.legalMoves(view).sample(choose)
}
