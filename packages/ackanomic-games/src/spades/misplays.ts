import { days } from '@ackanomic/core'
import { itemAt } from '@ackanomic/core/engine'
import type { SpadesCard, Suit } from './cards.js'
import type { SpadesFault } from './events.js'
import type { Ctx, Draft } from './model.js'
import { scoresOf } from './scoring.js'
import { orderOf, PLAYERS, teamAt } from './seating.js'
import type { SpadesPlayedCard, SpadesSecret, SpadesShared } from './state.js'
import { lawfulCards, placeOfPlay, suitLed, tricksOf } from './tricks.js'

/** Why playing a card is a misplay, or `null` (6.c, 6.d). */
export function faultOf(
  hand: readonly SpadesCard[],
  card: SpadesCard,
  led: Suit | null,
): SpadesFault | null {
  if (!hand.includes(card)) return 'hand'
  return lawfulCards(hand, led).includes(card) ? null : 'suit'
}

export function faultsOf(
  shared: SpadesShared,
  secrets: readonly SpadesSecret[],
): readonly (SpadesFault | null)[] {
  if (shared.plays.length === 0) return []
  const tricks = tricksOf(shared)
  const order = orderOf(shared)
  const hands = secrets.map(({ dealt }) => dealt)
  return shared.plays.map((card, play) => {
    const seat = order[placeOfPlay(tricks, play)]
    const hand = itemAt(hands, seat)
    hands[seat] = hand.filter((other) => other !== card)
    return faultOf(hand, card, suitLed(shared.plays, play))
  })
}

export function standingMisplays(shared: SpadesShared, secrets: readonly SpadesSecret[]) {
  return faultsOf(shared, secrets).flatMap((fault, play) => (fault === null ? [] : [play]))
}

/** Voids and fines a misplay, with every play after it; its player plays again (6.e, 6.f). */
export function voidMisplay(draft: Draft, play: number, ctx: Ctx): void {
  const { shared } = draft
  const fault = faultsOf(shared, draft.secret)[play] ?? null
  if (fault === null) throw new Error(`Play ${play} was no misplay.`)
  ctx.cancelPrompts('card')
  ctx.cancelPrompts('score')
  const tricks = tricksOf(shared)
  const order = orderOf(shared)
  const voided = shared.plays
    .splice(play)
    .map((card, i): SpadesPlayedCard => ({ place: placeOfPlay(tricks, play + i), card }))
  const { place, card } = itemAt(voided, 0)
  const after = voided.slice(1)
  const isKnown = (seen: SpadesPlayedCard): boolean =>
    shared.voided.some((one) => one.card === seen.card && one.place === seen.place)
  for (const seen of after) if (!isKnown(seen)) shared.voided.push({ ...seen })
  // A later misplay of the round is also void, and neither counts nor costs (6.j).
  const earlier = shared.misplays.filter(({ at }) => at <= play)
  const cancelled = shared.misplays.length - earlier.length
  shared.misplays = [...earlier, { place, card, at: play }]
  shared.stage = 'play'
  const seat = order[place]
  const team = scoresOf(shared, draft.options)[teamAt(place)]
  ctx.emit('public', '1250.15/6.e', () => ({
    type: 'misplay',
    seat,
    card,
    trick: Math.floor(play / PLAYERS) + 1,
    after: after.map((each) => ({ seat: order[each.place], card: each.card })),
    cancelled,
    inHand: team.misplaysInHand,
    inGame: team.misplaysInGame,
  }))
  const clause = fault === 'suit' ? '1250.15/6.c' : '1250.15/6.d'
  for (const to of [seat, 'referee'] as const)
    ctx.emit(to, clause, () => ({ type: 'fault', seat, card, fault }))
  ctx.startTimer('turn', days(3))
}
