import { unparsable } from '../game/unparsable.js'
import type { GameTypes } from './bundle.js'
import type { TextOf } from './contract.js'
import type { TextDefinition } from './definition.js'
import type { TextRecipe } from './recipe.js'
import { sayTablePost } from './say.js'

/**
 * Makes the words of a game from a recipe: enough for a page that shows matches of somebody else's.
 *
 * @example
 * ```ts
 * import { err, ok } from '@ackanomic/core'
 * import { defineText, type GameTypes } from '@ackanomic/core/engine'
 *
 * const text = defineText<GameTypes>({
 *   clauses: { rule: 'my game', of: { 1: 'Say yes.' }, untestable: [] },
 *   notation: {
 *     help: 'Write: yes',
 *     parse: (text) => (text === 'yes' ? ok({ type: 'yes' }) : err('Write: yes')),
 *     format: () => 'yes',
 *   },
 *   render: () => 'A table.',
 *   say: ({ type }) => `Somebody said ${type}.`,
 * })
 * text.say({ type: 'yes' }, ['Ann']) // => 'Somebody said yes.'
 * ```
 */
export function defineText<T extends GameTypes>(
  recipe: TextRecipe<T> | TextDefinition<T>,
): TextOf<T> {
  const { clauses, notation } = recipe
  return {
    clauses,
    notation: {
      help: notation.help,
      parse(text, view) {
        if (typeof text !== 'string') return unparsable('Send the move as a text.', notation.help)
        const read = notation.parse(text, view)
        return read.ok ? read : unparsable(read.error, notation.help)
      },
      format: (move, view) => notation.format(move, view),
    },
    render: (view) => recipe.render(view),
    say: (post, names) => sayTablePost(post, names) ?? saidBy(recipe, post as T['Post'], names),
  }
}

function saidBy<T extends GameTypes>(
  recipe: TextRecipe<T> | TextDefinition<T>,
  post: T['Post'],
  names: readonly string[],
): string {
  if ('say' in recipe) return recipe.say(post, names)
  const sentence = recipe.events[post.type]
  if (sentence === undefined) throw new Error(`There is no sentence for the event "${post.type}".`)
  return sentence(post as never, (seat) => names[seat] ?? `Seat ${seat}`)
}
