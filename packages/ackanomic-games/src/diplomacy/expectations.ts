import type { State, Wanted } from '@ackanomic/core/engine'
import { businessOf } from './mailbag.js'
import type { Variant } from './map.js'
import { botsAtPlay } from './pause.js'
import type { Diplomacy } from './types.js'

/**
 * All that is wanted of anybody; who has sent orders is nobody else's business. What one may do at
 * any time (claims, votes, corrections) is not listed.
 */
export function expected(variant: Variant, state: State<Diplomacy>): readonly Wanted<Diplomacy>[] {
  const { own, secret, table, options } = state
  if (own.stage !== 'playing') return []
  const inPause = (what: 'offer' | 'acknowledge', of: Wanted<Diplomacy>['of']) =>
    ({ what, of, need: 'may', deadline: 'pause', seenBy: 'all' }) as const
  const wanted: Wanted<Diplomacy>[] = []
  if (own.missing.length > 0 || botsAtPlay(state).length > 0) {
    wanted.push(inPause('offer', 'anyone'))
  }
  const hasReferee = table.referees.length > 0
  const isSpeakers = (place: string): boolean => place === 'referee' || !hasReferee
  if (own.offers.some((offer) => !isSpeakers(offer.for))) {
    wanted.push(inPause('acknowledge', 'referee'))
  }
  if (own.offers.some((offer) => isSpeakers(offer.for))) {
    wanted.push(inPause('acknowledge', 'speaker'))
  }
  const { position } = own
  if (position === null || own.deciding !== 'nothing') return wanted
  own.powers.forEach((power, of) => {
    if ((table.seats[of]?.holder ?? null) === null) return
    if (businessOf(variant, position, power) === 0) return
    const need = secret[of]?.orders === null ? 'must' : 'may'
    const until = { of, deadline: 'turn', seenBy: 'self' } as const
    wanted.push({ what: 'orders', need, ...until })
    if (options.earlyEnd && need === 'may') wanted.push({ what: 'ready', need, ...until })
  })
  return wanted
}
