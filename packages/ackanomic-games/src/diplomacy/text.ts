import { defineText } from '@ackanomic/core/engine'
import { diplomacyClauses } from './clauses.js'
import { diplomacyEventsOn } from './events.js'
import type { DiplomacyVariant } from './map.js'
import type { Diplomacy } from './model.js'
import { notationOf } from './notation/move-notation.js'
import { powerNames, renderDiplomacy } from './render.js'
import { MAPS, mapsOf } from './variants/maps.js'

/** Makes the text for maps of your own. Pass the same maps as to the rules. */
export function diplomacyTextOn(variants: readonly [DiplomacyVariant, ...DiplomacyVariant[]]) {
  const mapOf = mapsOf(variants)
  return defineText<Diplomacy>({
    clauses: diplomacyClauses,
    actions: {
      abort: 'call the game off',
      orders: 'write your orders',
      ready: 'say that you are ready',
      extend: 'ask for more time',
      claim: 'claim a victory',
      unclaim: 'take back your claim',
      draw: 'vote on a draw',
      offer: 'offer a draw',
      acknowledge: 'acknowledge the result',
      correct: 'correct the position',
    },
    notation: notationOf(mapOf),
    render: (view) => renderDiplomacy(mapOf(view), view),
    events: diplomacyEventsOn(powerNames(variants)),
  })
}

/** The text of Diplomacy on our maps, without the rules: enough for a page that shows matches. */
export const diplomacyText = /* @__PURE__ */ diplomacyTextOn(MAPS)
