import type { RandomInt } from '@ackanomic/core'
import { shuffled } from '@ackanomic/core/engine'
import { type SpadesCard, type Suit, sortHand, suitOf, TRICKS } from './cards.js'
import { type ByPlace, byPlace, bySeat, PLACES, type SpadesPlace } from './seating.js'
import type { SpadesPlayedCard, SpadesSecret, SpadesShared } from './state.js'
import { placeOfPlay, suitLed, tricksOf } from './tricks.js'

export type Known = ByPlace<readonly SpadesCard[] | null>

/** Samples hands that agree with the viewer's knowledge, all equally likely. */
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

interface Knowledge {
  readonly shown: ByPlace<readonly SpadesCard[]>
  /** The cards that several places might have. */
  readonly free: readonly SpadesCard[]
  readonly mayHold: MayHold
  readonly doubtful: readonly Doubt[]
}

type MayHold = (place: SpadesPlace, card: SpadesCard) => boolean

/** A misplay before the next play: its player lacks the card, or has the suit led. */
interface Doubt extends SpadesPlayedCard {
  readonly led: Suit
}

/**
 * A viewer's beliefs: cards that were played or voided were dealt to their players; players who did
 * not follow suit could not; called misplays were misplays.
 */
type Belief = 'plays' | 'voids' | 'misplays'

/**
 * If misplays are noticed at once, all beliefs are true. Otherwise uncalled misplays may contradict
 * each other or the viewer's hand, and the viewer believes less.
 */
export const BELIEFS: readonly (readonly Belief[])[] = [
  ['plays', 'voids', 'misplays'],
  ['plays', 'misplays'],
  ['misplays'],
  [],
]

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
  // If two places have shown a card, the first counts.
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
  // If no random deal resolves the doubts, the card was not there, or the first player has the
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

const STEPS = 2 ** 30

/**
 * Returns a function that deals the cards at random, with all lawful deals equally likely; `null`
 * if there are none. It weighs each card's place by the number of ways to deal the later ones,
 * which depends only on the remaining room.
 */
export function dealer(
  room: ByPlace<number>,
  cards: readonly SpadesCard[],
  mayHold: MayHold,
): ((choose: RandomInt) => ByPlace<readonly SpadesCard[]>) | null {
  if (room.reduce((sum, free) => sum + free, 0) !== cards.length) return null
  const takers = cards.map((card) => PLACES.filter((place) => mayHold(place, card)))
  // The remaining room as one number, with a digit for each place.
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
