import { type State, seatsInGame, type Wanted } from '@ackanomic/core/engine'
import { businessOf } from './mailbag.js'
import type { Variant } from './map.js'
import { botsAtPlay } from './pause.js'
import type { Diplomacy } from './types.js'

/** All that is wanted of anybody; who has sent orders is nobody else's business. */
export function expected(variant: Variant, state: State<Diplomacy>): readonly Wanted<Diplomacy>[] {
  const { own, secret, table, options } = state
  const may = (what: Wanted<Diplomacy>['what'], of: Wanted<Diplomacy>['of']) =>
    ({ what, of, need: 'may', seenBy: 'all' }) as const
  if (own.stage !== 'playing') {
    const next = own.stage === 'announced' ? 'open' : own.stage === 'enrolled' ? 'start' : undefined
    const enough = seatsInGame(table).length >= options.players.minimum
    const step = { what: next ?? 'abort', of: 'referee', need: 'must', seenBy: 'all' } as const
    const steps = next === undefined || (next === 'start' && !enough) ? [] : [step]
    const must = own.stage === 'enrolled' && !enough
    return [...steps, { ...may('abort', 'referee'), must }]
  }
  const { position } = own
  const wanted: Wanted<Diplomacy>[] = []
  if (own.missing.length > 0 || botsAtPlay(state).length > 0) wanted.push(may('offer', 'anyone'))
  const hasReferee = table.referees.length > 0
  const isSpeakers = (place: string): boolean => place === 'referee' || !hasReferee
  if (own.offers.some((offer) => !isSpeakers(offer.for))) {
    wanted.push(may('acknowledge', 'referee'))
  }
  // The Speaker, who may be anybody.
  if (own.offers.some((offer) => isSpeakers(offer.for))) wanted.push(may('acknowledge', 'anyone'))
  if (position === null || own.deciding !== 'nothing') return wanted
  own.powers.forEach((power, of) => {
    if ((table.seats[of]?.holder ?? null) === null) return
    if (businessOf(variant, position, power) > 0) {
      const must = secret[of]?.orders === null
      wanted.push({ what: 'orders', of, must, deadline: 'turn', seenBy: 'self' })
    }
    if (options.coWins) wanted.push({ what: 'claim', of, need: 'may', seenBy: 'self' })
    if (options.draws !== 'none') wanted.push({ what: 'draw', of, need: 'may', seenBy: 'self' })
  })
  return [...wanted, may('correct', 'referee')]
}
