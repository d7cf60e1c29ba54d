import { suitOf } from './cards.js'
import { PLAYERS } from './seating.js'
import { placeOfPlay, suitLed, type Tricks, tricksOf } from './tricks.js'
import type { Card, Fault, Own, Place, Secret } from './types.js'

/**
 * What is left of the cards that a place was dealt, before a play of the round, counted from 0: the
 * cards that it has played are out (3.b).
 */
export function handBefore(
  play: number,
  place: Place,
  { dealt }: Secret,
  { leaders }: Pick<Tricks, 'leaders'>,
  plays: readonly Card[],
): readonly Card[] {
  const played: (Card | undefined)[] = []
  for (let trick = 0; trick < leaders.length; trick++) {
    const at = trick * PLAYERS + ((place - (leaders[trick] ?? 0) + PLAYERS) % PLAYERS)
    if (at < play) played.push(plays[at])
  }
  return played.length === 0 ? dealt : dealt.filter((card) => !played.includes(card))
}

/**
 * The cards in hand of a place now, sorted: those dealt without those played.
 *
 * @param own - the public part of a state or view
 * @param place - the place in the playing order, from 0
 * @param secret - what that place was dealt, such as a view's `mine`
 *
 * @example
 * ```ts
 * import { handOf } from '@ackanomic/games/spades'
 *
 * const own = { rounds: [], bids: [2, 2, 2, 2], plays: ['KH'] } as const
 * handOf(own, 0, { dealt: ['AS', 'KH', '2C'] }) // => ['AS', '2C']
 * ```
 */
export function handOf(
  own: Pick<Own, 'rounds' | 'bids' | 'plays'>,
  place: Place,
  secret: Secret,
): readonly Card[] {
  if (own.plays.length === 0) return secret.dealt
  return handBefore(own.plays.length, place, secret, tricksOf(own), own.plays)
}

/** The cards of a hand that may be played to a trick: of the suit led, or any (3.f–3.h). */
export function lawfulCards(hand: readonly Card[], led: string | null): readonly Card[] {
  const following = led === null ? [] : hand.filter((card) => suitOf(card) === led)
  return following.length === 0 ? hand : following
}

/** Why playing a card from a hand is a misplay, or `null` where it is none (6.c, 6.d). */
export function faultOf(hand: readonly Card[], card: Card, led: string | null): Fault | null {
  if (!hand.includes(card)) return 'hand'
  return lawfulCards(hand, led).includes(card) ? null : 'suit'
}

/** What whoever is to play goes by. */
interface InTurn {
  /** Whose turn it is. */
  readonly place: Place
  /** The cards in hand. */
  readonly hand: readonly Card[]
  /** The suit to be followed, or `null` for a lead. */
  readonly led: string | null
}

/** The place, the hand (empty where it is not seen), and the suit led, of whoever is to play. */
export function inTurn(
  own: Pick<Own, 'rounds' | 'bids' | 'plays' | 'order'>,
  secrets: readonly (Secret | null)[],
): InTurn {
  const { plays, order } = own
  const tricks = tricksOf(own)
  const place = placeOfPlay(tricks, plays.length)
  const secret = secrets[order[place] ?? -1] ?? null
  const hand = secret === null ? [] : handBefore(plays.length, place, secret, tricks, plays)
  return { place, hand, led: suitLed(plays, plays.length) }
}

/** Why a play of the round that stands, counted from 0, was a misplay; `null` where it was none. */
export function faultAt(
  own: Pick<Own, 'rounds' | 'bids' | 'plays' | 'order'>,
  secrets: readonly Secret[],
  play: number,
): Fault | null {
  const { plays, order } = own
  const tricks = tricksOf(own)
  const place = placeOfPlay(tricks, play)
  const secret = secrets[order[place] ?? -1]
  const card = plays[play]
  if (secret === undefined || card === undefined) return null
  return faultOf(handBefore(play, place, secret, tricks, plays), card, suitLed(plays, play))
}

/** The plays of the round that stand though they were misplays, counted from 0. */
export function standingMisplays(
  own: Pick<Own, 'rounds' | 'bids' | 'plays' | 'order'>,
  secrets: readonly Secret[],
): readonly number[] {
  return [...own.plays.keys()].filter((play) => faultAt(own, secrets, play) !== null)
}
