import type { GameTypes } from './bundle.js'
import type { GameOf } from './contract.js'
import { defineGame } from './define-game.js'
import type { TextDefinition } from './definition.js'
import type { RulesRecipe, SearchDefinition } from './recipe.js'
import { rulesOf } from './rules.js'
import { defineText } from './text.js'
import { withPositions } from './with-positions.js'

/** Rules, text and mind of a toy game in one. */
export type WholeRecipe<T extends GameTypes> = RulesRecipe<T> &
  TextDefinition<T> &
  SearchDefinition<T>

/** The game of a whole recipe. */
export function wholeGame<T extends GameTypes>(recipe: WholeRecipe<T>): GameOf<T> {
  const rules = rulesOf<T>(recipe)
  const { position } = recipe
  const whole = position === undefined ? rules : withPositions(rules, position)
  return defineGame<T>(whole, defineText<T>(recipe), recipe)
}
