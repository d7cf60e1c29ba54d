import { days } from '@ackanomic/core'
import type { Context, DraftOf } from '@ackanomic/core/engine'
import type { SpadesCard, Suit } from './cards.js'
import type { SpadesFault } from './events.js'
import type { Spades } from './model.js'
import { scoresOf } from './scoring.js'
import { orderOf, PLAYERS, type SpadesPlace, teamAt } from './seating.js'
import type { SpadesPlayedCard, SpadesSecret, SpadesShared } from './state.js'
import { lawfulCards, placeOfPlay, type SpadesPlay, suitLed, tricksOf } from './tricks.js'

/** Why playing a card from a hand is a misplay, or `null` where it is none (6.c, 6.d). */
export function faultOf(
  hand: readonly SpadesCard[],
  card: SpadesCard,
  led: Suit | null,
): SpadesFault | null {
  if (!hand.includes(card)) return 'hand'
  return lawfulCards(hand, led).includes(card) ? null : 'suit'
}

/** Of each play of the round that stands why it was a misplay; `null` where it was none. */
export function faultsOf(
  shared: SpadesShared,
  secrets: readonly SpadesSecret[],
): readonly (SpadesFault | null)[] {
  if (shared.plays.length === 0) return []
  const tricks = tricksOf(shared)
  const order = orderOf(shared)
  const hands = secrets.map(({ dealt }) => dealt)
  return shared.plays.map((card, index) => {
    const play = index as SpadesPlay
    const seat = order[placeOfPlay(tricks, play)]
    const hand = hands[seat] as readonly SpadesCard[]
    hands[seat] = hand.filter((other) => other !== card)
    return faultOf(hand, card, suitLed(shared.plays, play))
  })
}

/** The plays of the round that stand though they were misplays. */
export function standingMisplays(
  shared: SpadesShared,
  secrets: readonly SpadesSecret[],
): readonly SpadesPlay[] {
  return faultsOf(shared, secrets).flatMap((fault, play) =>
    fault === null ? [] : [play as SpadesPlay],
  )
}

type Draft = DraftOf<Spades>

/** Calls a play that stands a misplay: it and all after it are void (6.e). */
export function callMisplay(draft: Draft, play: SpadesPlay, ctx: Context<Spades>): void {
  const { shared } = draft
  const card = shared.plays[play]
  const fault = faultsOf(shared, draft.secret)[play]
  if (card === undefined || fault === undefined || fault === null) {
    throw new Error(`Play ${play} was no misplay.`)
  }
  ctx.cancelPrompts('card')
  ctx.cancelPrompts('score')
  voidMisplay(draft, play, card, fault, ctx)
}

/** Voids a misplay and all after it, and fines it; its player is to play there again (6.e, 6.f). */
export function voidMisplay(
  draft: Draft,
  play: SpadesPlay,
  card: SpadesCard,
  fault: SpadesFault,
  ctx: Context<Spades>,
): void {
  const { shared } = draft
  const tricks = tricksOf(shared)
  const order = orderOf(shared)
  const place = placeOfPlay(tricks, play)
  const seat = order[place]
  const [, ...later] = shared.plays.splice(play)
  const placeAt = (i: number): SpadesPlace => placeOfPlay(tricks, (play + 1 + i) as SpadesPlay)
  const after = later.map((voided, i): SpadesPlayedCard => ({ place: placeAt(i), card: voided }))
  for (const seen of after) {
    const isKnown = shared.voided.some((one) => one.card === seen.card && one.place === seen.place)
    if (!isKnown) shared.voided.push({ ...seen })
  }
  // What was called later in the round is void with it, and neither counts nor costs (6.j).
  const earlier = shared.misplays.filter(({ at }) => at <= play)
  const cancelled = shared.misplays.length - earlier.length
  shared.misplays = [...earlier, { place, card, at: play }]
  shared.stage = 'play'
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
  for (const to of [seat, 'referee'] as const) {
    ctx.emit(to, clause, () => ({ type: 'fault', seat, card, fault }))
  }
  ctx.startTimer('turn', days(3))
}
