import type { Choose } from '@ackanomic/core'
import type { Sampled, View } from '@ackanomic/core/engine'
import { atGoal } from './endings.js'
import { secretOf } from './enrolment.js'
import { botOrders, businessOf } from './mailbag.js'
import type { Variant } from './map.js'
import { formatOrder } from './notation/format.js'
import { phaseName } from './position.js'
import { randomOrders } from './random-orders.js'
import type { Diplomacy, Secret } from './types.js'

/**
 * What a viewer may not know, at random: others may have sent any orders, or none. Where a turn ends
 * once all orders are in, somebody's are still missing.
 */
export function sampleDiplomacy(
  variant: Variant,
  view: View<Diplomacy>,
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
    if (waits && hasBusiness) {
      waits = false
      return secretOf(null)
    }
    const orders = hasBusiness && pick(4) > 0 ? randomOrders(variant, position, power, pick) : null
    return { ...secretOf(null), orders }
  })
  return { secret, hidden: {}, asked: askedIn(variant, view) }
}

function askedIn(variant: Variant, view: View<Diplomacy>): Sampled<Diplomacy>['asked'] {
  if (view.role === 'referee') return view.asked
  const { own, table, options } = view
  const players = table.seats.map(({ player }) => player)
  const all = Object.keys(variant.powers)
  const about = { players, powers: all }
  if (own.stage === 'drawing') {
    return options.countries === 'drawn'
      ? [{ name: 'countries', to: 'referee', question: { ask: 'shuffle', of: all.length }, about }]
      : [{ name: 'choice', to: 'referee', question: { ask: 'judge', about: 'countries' }, about }]
  }
  if (own.deciding === 'adjudication' && own.position !== null) {
    const phase = phaseName(variant, own.position.phase)
    const question = { ask: 'judge', about: `Adjudicate ${phase}.` } as const
    return [{ name: 'adjudication', to: 'referee', question, about: { phase } }]
  }
  if (own.deciding === 'winner') {
    const powers = atGoal(variant, { own, options })
    const question = { ask: 'judge', about: 'winner', choices: [...powers, 'nobody'] } as const
    return [{ name: 'winner', to: 'referee', question, about: { powers } }]
  }
  return []
}
