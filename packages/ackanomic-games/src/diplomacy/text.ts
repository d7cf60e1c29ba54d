import { defineText } from '@ackanomic/core/engine'
import { diplomacyClauses } from './clauses.js'
import { diplomacyEventsOn } from './events.js'
import type { DiplomacyVariant } from './map.js'
import type { Diplomacy } from './model.js'
import { notationOf } from './notation/move-notation.js'
import { powerNames, renderDiplomacy } from './render.js'
import { MAPS, mapsOf } from './variants/maps.js'

/** The words alone, for maps of your own; the same maps as the rules have. */
export function diplomacyTextOn(variants: readonly [DiplomacyVariant, ...DiplomacyVariant[]]) {
  const mapOf = mapsOf(variants)
  return defineText<Diplomacy>({
    clauses: diplomacyClauses,
    notation: notationOf(mapOf),
    render: (view) => renderDiplomacy(mapOf(view), view),
    events: diplomacyEventsOn(powerNames(variants)),
  })
}

/** The words of Diplomacy on our maps, alone: enough for a page of a match that a server keeps. */
export const diplomacyText = /* @__PURE__ */ diplomacyTextOn(MAPS)
