import type { RandomInt } from '@ackanomic/core'
import { shuffled } from '@ackanomic/core/engine'
import { type SpadesCard, type Suit, sortHand, suitOf, TRICKS } from './cards.js'
import { type ByPlace, byPlace, bySeat, PLACES, type SpadesPlace } from './seating.js'
import type { SpadesPlayedCard, SpadesSecret, SpadesShared } from './state.js'
import { placeOfPlay, suitLed, tricksOf } from './tricks.js'

/** The dealt hand of each place, or `null` if it is not seen. */
export type Known = ByPlace<readonly SpadesCard[] | null>

/**
 * Random hands for those that a viewer does not see: all deals that agree with what they may know
 * (their own hand, all cards seen, the suits that others could not follow, what misplays tell) are
 * equally likely.
 */
export function sampleHands(
  shared: SpadesShared,
  seen: readonly (SpadesSecret | null)[],
  deck: readonly SpadesCard[],
  choose: RandomInt,
): readonly SpadesSecret[] {
  const { order, stage } = shared
  if (order === null || stage === 'blind' || stage === 'deal')
    return seen.map(() => ({ dealt: [] }))
  const known = byPlace((place) => seen[order[place]]?.dealt ?? null)
  for (const beliefs of BELIEFS) {
    const knowledge = knowledgeOf(shared, known, deck, beliefs)
    const hands = knowledge === null ? null : handsFor(knowledge, known, choose)
    if (hands !== null) return bySeat(order, (place) => ({ dealt: sortHand(hands[place]) }))
  }
  throw new Error('52 cards could not be dealt to four hands.')
}

/** A viewer's knowledge of the hands that they do not see. */
interface Knowledge {
  /** The cards that each place has shown. */
  readonly shown: ByPlace<readonly SpadesCard[]>
  /** The cards that might have been dealt to several places. */
  readonly free: readonly SpadesCard[]
  readonly mayHold: MayHold
  readonly doubtful: readonly Doubt[]
}

type MayHold = (place: SpadesPlace, card: SpadesCard) => boolean

/** A misplay whose player has not played again yet: they lack the card, or have the suit led. */
interface Doubt extends SpadesPlayedCard {
  readonly led: Suit
}

/**
 * A viewer's beliefs: cards that were played, or were seen and voided, had been dealt to
 * their players; that players who did not follow suit could not; that what was called a misplay was
 * one.
 */
type Belief = 'plays' | 'voids' | 'misplays'

/**
 * If misplays are noticed at once, all of it is true. If they wait for a call, plays that were
 * misplays may contradict each other or the viewer's hand; then the viewer believes less, until
 * nothing does.
 */
export const BELIEFS: readonly (readonly Belief[])[] = [
  ['plays', 'voids', 'misplays'],
  ['plays', 'misplays'],
  ['misplays'],
  [],
]

/**
 * The knowledge of a viewer of some hands about the others; `null` if the beliefs contradict it.
 */
export function knowledgeOf(
  { plays, misplays, voided, ...rounds }: SpadesShared,
  known: Known,
  deck: readonly SpadesCard[],
  beliefs: readonly Belief[],
): Knowledge | null {
  const tricks = tricksOf({ plays, ...rounds })
  const played = plays.map((card, at) => {
    return { card, at, place: placeOfPlay(tricks, at), led: suitLed(plays, at) }
  })
  const isMisplay = ({ place, card }: SpadesPlayedCard): boolean =>
    misplays.some((one) => one.place === place && one.card === card)
  const seen = new Set(known.flatMap((dealt) => dealt ?? []))
  const free = new Set(deck.filter((card) => !seen.has(card)))
  const shown = byPlace((): SpadesCard[] => [])
  const showing = [...played, ...voided.filter((one) => !isMisplay(one))]
  // If two have shown a card, the first counts.
  for (const { place, card } of beliefs.includes('plays') ? showing : []) {
    const isFull = known[place] !== null || shown[place].length === TRICKS
    if (!isFull && free.delete(card)) shown[place].push(card)
  }
  const hasPlayed = (place: SpadesPlace, card: SpadesCard, end: number): boolean =>
    played.some((one) => one.at < end && one.place === place && one.card === card)
  const hasShownToHold = (place: SpadesPlace, suit: Suit, end: number): boolean =>
    shown[place].some((card) => suitOf(card) === suit && !hasPlayed(place, card, end))
  const voids = byPlace(() => new Set<Suit>())
  for (const { place, card, at, led } of beliefs.includes('voids') ? played : []) {
    if (led === null || led === suitOf(card) || hasShownToHold(place, led, at)) continue
    voids[place].add(led)
  }
  const lacks = byPlace(() => new Set<SpadesCard>())
  const doubtful: Doubt[] = []
  for (const { place, card, at } of beliefs.includes('misplays') ? misplays : []) {
    const led = suitLed(plays, at)
    const couldRevoke = led !== null && led !== suitOf(card)
    if (known[place] !== null || (couldRevoke && hasShownToHold(place, led, at))) continue
    if (shown[place].includes(card)) {
      if (hasPlayed(place, card, at)) continue
      return null
    }
    if (!free.has(card)) continue
    const isOpen = at === plays.length && couldRevoke && !voids[place].has(led)
    if (isOpen) doubtful.push({ place, card, led })
    else lacks[place].add(card)
  }
  const mayHold: MayHold = (place, card) =>
    !voids[place].has(suitOf(card)) && !lacks[place].has(card)
  return { shown, free: [...free], mayHold, doubtful }
}

/** How many deals are tried for one that resolves all doubts. */
const TRIES = 60

function handsFor({ doubtful, free, shown, mayHold }: Knowledge, known: Known, choose: RandomInt) {
  const room = byPlace((place) => (known[place] === null ? TRICKS - shown[place].length : 0))
  const dealt = (may: MayHold, tries = 1): ByPlace<readonly SpadesCard[]> | null => {
    const deal = dealer(room, free, (place, card) => mayHold(place, card) && may(place, card))
    for (let i = 0; deal !== null && i < tries; i++) {
      const more = deal(choose)
      const isResolved = ({ place, card, led }: Doubt): boolean =>
        !more[place].includes(card) || more[place].some((each) => suitOf(each) === led)
      if (!doubtful.every(isResolved)) continue
      return byPlace((place) => known[place] ?? [...shown[place], ...more[place]])
    }
    return null
  }
  const byChance = dealt(() => true, TRIES)
  const [doubt] = doubtful
  if (byChance !== null || doubt === undefined) return byChance
  // If no random deal resolves the doubts: no such card was there, or the first player has the
  // suit.
  const ofSuit = free.filter((card) => suitOf(card) === doubt.led)
  const ways: readonly MayHold[] = [
    (place, card) => !doubtful.some((each) => each.place === place && each.card === card),
    ...shuffled(ofSuit.length, choose).map((at): MayHold => {
      return (place, card) => card !== ofSuit[at] || place === doubt.place
    }),
  ]
  for (const way of ways) {
    const hands = dealt(way)
    if (hands !== null) return hands
  }
  return null
}

/** A random number from 0 to 1 is drawn in so many steps. */
const STEPS = 2 ** 30

/**
 * Prepares a function that deals cards to the places at random, all lawful deals being equally
 * likely;
 * `null` if none is lawful. It draws a place card by card, by the number of ways in which all later
 * cards can then be dealt, which depends only on the room that is left.
 */
export function dealer(
  room: ByPlace<number>,
  cards: readonly SpadesCard[],
  mayHold: MayHold,
): ((choose: RandomInt) => ByPlace<readonly SpadesCard[]>) | null {
  if (room.reduce((sum, free) => sum + free, 0) !== cards.length) return null
  const takers = cards.map((card) => PLACES.filter((place) => mayHold(place, card)))
  // The room that is left is written as one number, with a digit for the room of each place.
  const [one, two, three, four] = room
  const units = [1, one + 1, (one + 1) * (two + 1), (one + 1) * (two + 1) * (three + 1)] as const
  const whole = units[3] * (four + 1) - 1
  const ways = new Float64Array(whole + 1)
  ways[0] = 1
  const free: [number, number, number, number] = [0, 0, 0, 0]
  let dealt = cards.length
  for (let left = 1; left <= whole; left++) {
    for (const place of PLACES) {
      free[place] += 1
      dealt -= 1
      if (free[place] <= room[place]) break
      dealt += free[place]
      free[place] = 0
    }
    let sum = 0
    for (const place of takers[dealt] as readonly SpadesPlace[]) {
      if (free[place] > 0) sum += ways[left - units[place]] as number
    }
    ways[left] = sum
  }
  if (ways[whole] === 0) return null
  return (choose) => {
    const hands = byPlace((): SpadesCard[] => [])
    let left = whole
    for (const [index, card] of cards.entries()) {
      let drawn = (choose(STEPS) / STEPS) * (ways[left] as number)
      let taker: SpadesPlace | undefined
      for (const place of takers[index] as readonly SpadesPlace[]) {
        const then = hands[place].length < room[place] ? (ways[left - units[place]] as number) : 0
        if (then > 0) taker = place
        if (drawn < then) break
        drawn -= then
      }
      if (taker === undefined) throw new Error(`Nobody can be dealt ${card}.`)
      hands[taker].push(card)
      left -= units[taker]
    }
    return hands
  }
}
