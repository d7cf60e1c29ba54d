import { defineText, type TextOf } from '@ackanomic/core/engine'
import { diplomacyClauses } from './clauses.js'
import { mapsOf, type Variant } from './map.js'
import { notationOf } from './notation/acts.js'
import { namesOn, renderDiplomacy, sayDiplomacy } from './render.js'
import type { Diplomacy } from './types.js'
import { MAPS } from './variants/maps.js'

/**
 * The words alone, for maps of your own; the same maps as the rules have.
 *
 * @param variants - maps that `checkVariant` passes, with different names
 */
export function diplomacyTextOn(variants: readonly [Variant, ...Variant[]]): TextOf<Diplomacy> {
  const mapOf = mapsOf(variants)
  const called = namesOn(variants)
  return defineText<Diplomacy>({
    clauses: diplomacyClauses,
    notation: notationOf(mapOf),
    render: (view) => renderDiplomacy(mapOf(view), view),
    say: (post, names) => sayDiplomacy(post, names, called),
  })
}

/** The words of Diplomacy on our maps, alone: enough for a page of a match that a server keeps. */
export const diplomacyText: TextOf<Diplomacy> = /* @__PURE__ */ diplomacyTextOn(MAPS)
