import { err } from '../result.js'
import { shown } from '../shown.js'
import type { GameTypes } from './bundle.js'
import type { TextOf } from './contract.js'
import type { TextRecipe } from './recipe.js'
import { sayTablePost } from './say.js'

/**
 * Makes the words of a game from a recipe: enough for a page that shows matches of somebody else's.
 */
export function defineText<T extends GameTypes>(recipe: TextRecipe<T>): TextOf<T> {
  const { clauses, notation } = recipe
  return {
    clauses,
    notation: {
      help: notation.help,
      parse(text, view) {
        if (typeof text !== 'string') return err('Send the move as a text.')
        const read = notation.parse(text, view)
        return read.ok ? read : err(shown(read.error.replace(/\s*\n\s*/gu, ' '), 999))
      },
      format: (move, view) => notation.format(move, view),
    },
    render: (view) => recipe.render(view),
    say: (post, names) => sayTablePost(post, names) ?? recipe.say(post as T['Post'], names),
  }
}
