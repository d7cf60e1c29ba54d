import type { GameTypes, State } from '../engine/bundle.js'
import type { Game } from '../game/game.js'

/**
 * A state with all the parts that the states of `defineRules` have; `undefined` for that of a game
 * which keeps its states otherwise.
 */
export function wholeOf<S, M>(game: Game<S, M>, state: S): State<GameTypes> | undefined {
  const situation: object = game.status(state)
  return Object.is(situation, state) && Object.hasOwn(situation, 'secret')
    ? (situation as State<GameTypes>)
    : undefined
}
