import { refuseText } from '../game/refuse-text.js'
import { normalizeText } from '../normalize-text.js'
import type { GameTypes } from './bundle.js'
import type { TextOf } from './contract.js'
import type { TextDefinition } from './definition.js'
import { describeCoreEvent } from './describe-core-event.js'
import type { EventDefinitions } from './model.js'

/**
 * Makes the text of a game, which is enough for a page that shows matches kept elsewhere.
 *
 * @example
 * ```ts
 * import { err, ok } from '@ackanomic/core'
 * import { defineText, type GameTypes } from '@ackanomic/core/engine'
 *
 * const text = defineText<GameTypes>({
 *   notation: {
 *     help: 'Write: yes',
 *     parse: (text) => (text === 'yes' ? ok({ type: 'yes' }) : err('Write: yes')),
 *     format: () => 'yes',
 *   },
 *   render: () => 'A match.',
 *   events: { yes: () => 'Somebody said yes.' },
 * })
 * text.describeEvent({ type: 'yes' }, ['Ann']) // => 'Somebody said yes.'
 * ```
 */
export function defineText<T extends GameTypes>(definition: TextDefinition<T>): TextOf<T> {
  const { actions, options, cards, forfeits, notation, describeMove, events } = definition
  return {
    ...(actions === undefined ? {} : { actions }),
    ...(options === undefined ? {} : { options }),
    ...(cards === undefined ? {} : { cards }),
    ...(forfeits === undefined ? {} : { forfeits }),
    notation: {
      help: notation.help,
      parse(text, view) {
        if (typeof text !== 'string') return refuseText('Send the move as a text.', notation.help)
        const written = notation.parse(text, view)
        const plain = normalizeText(text)
        const read = written.ok || plain === text ? written : notation.parse(plain, view)
        return read.ok ? read : refuseText(read.error, notation.help)
      },
      format: (move, view) => notation.format(move, view),
    },
    ...(describeMove === undefined ? {} : { describeMove }),
    render: (view) => definition.render(view),
    describeEvent: (event, names) =>
      describeCoreEvent(event, names) ?? saidBy(events, event as T['Event'], names),
  }
}

function saidBy(
  events: EventDefinitions,
  post: GameTypes['Event'],
  names: readonly string[],
): string {
  const sentence = events[post.type]
  if (sentence === undefined) throw new Error(`There is no sentence for the event "${post.type}".`)
  return sentence(post as never, (seat) => names[seat] ?? `Seat ${seat}`)
}
