import type { GameTypes } from '../engine/bundle.js'
import type { Game } from '../engine/contract.js'
import type { Pick } from '../engine/recipe.js'
import type { SeatView } from '../engine/view.js'
import type { Moment } from '../time.js'
import { sound } from './sound.js'

/**
 * Chooses a move for a seat from what that seat may see. It answers `undefined` when the seat has
 * no move, or the game cannot be sampled from a view.
 *
 * `now` is the present moment, milliseconds UTC, which a view does not tell.
 */
export type Bot = <T extends GameTypes>(
  game: Game<T>,
  view: SeatView<T>,
  now?: Moment,
) => T['Move'] | undefined

/**
 * A bot that makes any legal move.
 *
 * @param chance - where its chance comes from, such as `seededPick('any seed')`
 * @throws RangeError where that gives something other than one of the numbers that it may choose
 */
export function randomBot(chance: Pick): Bot {
  const pick = sound(chance)
  return (game, view, now) => {
    const world = game.resample?.(view, pick, now)
    return world === undefined ? undefined : game.sampleMove(world, view.seat, pick)
  }
}
