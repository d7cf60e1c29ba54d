import { type Choose, hours } from '@ackanomic/core'
import { type MindRecipe, type PackedView, type Sampled, shuffled } from '@ackanomic/core/engine'
import { secretOf } from './enrolment.js'
import { botOrders, businessOf, rulesIn } from './mailbag.js'
import { mapsOf, type Variant } from './map.js'
import { formatOrder } from './notation/format.js'
import { centresOf } from './position.js'
import { questionIn } from './questions.js'
import { randomOrders } from './random-orders.js'
import type { Diplomacy, Secret } from './types.js'

/** What a search needs of Diplomacy on these maps. */
export function diplomacyMindOn(variants: readonly [Variant, ...Variant[]]): MindRecipe<Diplomacy> {
  const mapOf = mapsOf(variants)
  return {
    scores: ({ own, table }) =>
      table.seats.map((_, seat) => {
        const power = own.powers[seat]
        return own.position === null || power === undefined
          ? 0
          : centresOf(own.position, power).length
      }),
    resample: (view, choose) => sampleDiplomacy(mapOf(view), view, choose),
    answers: {
      open: (_, __, choose) => ({ length: hours(1 + choose(100)) }),
      start: () => ({ players: null }),
      choice(state, _, choose) {
        const powers = Object.keys(mapOf(state).powers)
        const order = shuffled(powers.length, choose)
        return state.table.seats.map((_, seat) => powers[order[seat] ?? 0] ?? '')
      },
      adjudication: () => ({ position: null, says: [] }),
    },
  }
}

/**
 * What a viewer may not know, at random: others may have sent any orders, or none. Where a turn ends
 * once all are ready, somebody is not.
 */
function sampleDiplomacy(
  variant: Variant,
  view: PackedView<Diplomacy>,
  pick: Choose,
): Sampled<Diplomacy> {
  const { own, table, options } = view
  const { position } = own
  const known = 'known' in view ? view.known : table.seats.map(() => null)
  let waits = options.earlyEnd && own.deciding === 'nothing'
  const secret = known.map((kept, seat): Secret => {
    if (kept !== null) return kept
    const power = own.powers[seat]
    if (position === null || power === undefined) return secretOf(null)
    if (own.bots.includes(seat)) {
      if (own.deciding !== 'adjudication') return secretOf(null)
      const orders = botOrders(variant, position, power, options.bots).map(formatOrder)
      return { ...secretOf(null), orders }
    }
    const hasBusiness = businessOf(variant, position, power) > 0
    const orders =
      hasBusiness && pick(4) > 0
        ? randomOrders(variant, position, power, pick, rulesIn(options))
        : null
    if (waits && hasBusiness) {
      waits = false
      return { ...secretOf(null), orders }
    }
    const ready = options.earlyEnd && orders !== null && pick(2) === 0
    return { ...secretOf(null), orders, ready }
  })
  const asked = questionIn(variant, view)
  return { secret, hidden: {}, asked: asked === undefined ? [] : [asked] }
}
