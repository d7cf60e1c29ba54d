import type { RandomInt } from '@ackanomic/core'
import { CARDS, type SpadesCard, type Suit, sortHand, suitOf, TRICKS } from './cards.js'
import { byPlace, bySeat, PLACES, type SpadesByPlace, type SpadesPlace } from './seating.js'
import type { SpadesPlayedCard, SpadesSecret, SpadesShared } from './state.js'
import { placeOfPlay, type SpadesPlay, type SpadesTricks, suitLed, tricksOf } from './tricks.js'

/** What each place was dealt, or `null` where that is not seen. */
export type Known = SpadesByPlace<readonly SpadesCard[] | null>

/**
 * The hands that a viewer does not see, at random: every deal that agrees with what they may know (the
 * own hand, all cards seen, the suits that others could not follow, what misplays tell) is as likely
 * as any other.
 */
export function sampleHands(
  shared: SpadesShared,
  seen: readonly (SpadesSecret | null)[],
  pick: RandomInt,
): readonly SpadesSecret[] {
  const { order, stage } = shared
  if (order === null || stage === 'deal') return seen.map(() => ({ dealt: [] }))
  const known = byPlace((place) => seen[order[place]]?.dealt ?? null)
  for (const beliefs of BELIEFS) {
    const knowledge = knowledgeOf(shared, known, beliefs)
    const hands = knowledge === null ? null : handsFor(knowledge, known, pick)
    if (hands !== null) return bySeat(order, (place) => ({ dealt: sortHand(hands[place]) }))
  }
  throw new Error('52 cards could not be dealt to four hands.')
}

/** What can be told of the hands that somebody does not see. */
interface Knowledge {
  /** The cards that each place has shown to be its own. */
  readonly shown: SpadesByPlace<readonly SpadesCard[]>
  /** The cards of which it is not known who was dealt them. */
  readonly free: readonly SpadesCard[]
  readonly mayHold: MayHold
  readonly doubtful: readonly Doubt[]
}

type MayHold = (place: SpadesPlace, card: SpadesCard) => boolean

/** A misplay whose player has not played again yet: they lack the card, or have the suit. */
interface Doubt extends SpadesPlayedCard {
  readonly led: Suit
}

/**
 * What is believed: that a card that was played, or was seen and voided, was in the hand; that
 * players who did not follow suit could not; that what was called a misplay was one.
 */
type Belief = 'plays' | 'voids' | 'misplays'

/**
 * Where misplays are noticed at once all of it is true. Where they wait for a call some plays may
 * have been misplays, which contradict each other or the hand of the viewer; then less is believed,
 * until there is no contradiction.
 */
export const BELIEFS: readonly (readonly Belief[])[] = [
  ['plays', 'voids', 'misplays'],
  ['plays', 'misplays'],
  ['misplays'],
  [],
]

/** What a viewer of some hands can tell of the others; `null` where the beliefs contradict that. */
export function knowledgeOf(
  shared: SpadesShared,
  known: Known,
  beliefs: readonly Belief[],
): Knowledge | null {
  const { plays, misplays } = shared
  const tricks = tricksOf(shared)
  const { shown, free } = cardsShown(shared, tricks, known, beliefs.includes('plays'))
  const voids = byPlace(() => new Set<Suit>())
  const lacks = byPlace(() => new Set<SpadesCard>())
  const doubtful: Doubt[] = []
  const playedBefore = (place: SpadesPlace, end: number): readonly SpadesCard[] =>
    plays.filter((_, play) => play < end && placeOfPlay(tricks, play as SpadesPlay) === place)
  const hasShownToHold = (place: SpadesPlace, suit: Suit, end: number): boolean => {
    const before = playedBefore(place, end)
    return shown[place].some((card) => suitOf(card) === suit && !before.includes(card))
  }
  for (const [at, card] of (beliefs.includes('voids') ? plays : []).entries()) {
    const led = suitLed(plays, at as SpadesPlay)
    const place = placeOfPlay(tricks, at as SpadesPlay)
    if (led === null || led === suitOf(card) || hasShownToHold(place, led, at)) continue
    voids[place].add(led)
  }
  for (const { place, card, at } of beliefs.includes('misplays') ? misplays : []) {
    const led = suitLed(plays, at as SpadesPlay)
    const couldRevoke = led !== null && led !== suitOf(card)
    if (known[place] !== null || (couldRevoke && hasShownToHold(place, led, at))) continue
    if (shown[place].includes(card)) {
      if (playedBefore(place, at).includes(card)) continue
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

/** The cards that places have shown; of a card that two have shown the first is believed. */
function cardsShown(
  { plays, misplays, voided }: SpadesShared,
  tricks: SpadesTricks,
  known: Known,
  isBelieved: boolean,
): { readonly shown: SpadesByPlace<SpadesCard[]>; readonly free: ReadonlySet<SpadesCard> } {
  const seen = new Set(known.flatMap((dealt) => dealt ?? []))
  const free = new Set(CARDS.filter((card) => !seen.has(card)))
  const shown = byPlace((): SpadesCard[] => [])
  const show = (place: SpadesPlace, card: SpadesCard): void => {
    if (known[place] !== null || shown[place].length === TRICKS) return
    if (free.delete(card)) shown[place].push(card)
  }
  if (!isBelieved) return { shown, free }
  for (const [play, card] of plays.entries()) show(placeOfPlay(tricks, play as SpadesPlay), card)
  for (const { place, card } of voided) {
    if (!misplays.some((one) => one.place === place && one.card === card)) show(place, card)
  }
  return { shown, free }
}

/** How many deals are tried for one that leaves no doubt unresolved. */
const TRIES = 60

function handsFor(
  { doubtful, free, shown, mayHold }: Knowledge,
  known: Known,
  pick: RandomInt,
): SpadesByPlace<readonly SpadesCard[]> | null {
  const room = byPlace((place) => (known[place] === null ? TRICKS - shown[place].length : 0))
  const dealt = (may: MayHold, tries: number): SpadesByPlace<readonly SpadesCard[]> | null => {
    const deal = dealer(room, free, (place, card) => mayHold(place, card) && may(place, card))
    for (let i = 0; deal !== null && i < tries; i++) {
      const more = deal(pick)
      const isResolved = ({ place, card, led }: Doubt): boolean =>
        !more[place].includes(card) || more[place].some((each) => suitOf(each) === led)
      if (!doubtful.every(isResolved)) continue
      return byPlace((place) => known[place] ?? [...shown[place], ...more[place]])
    }
    return null
  }
  const byChance = dealt(() => true, TRIES)
  if (byChance !== null || doubtful.length === 0) return byChance
  // Where chance does not resolve a doubt: the card is elsewhere, or there is a card of the suit.
  const isDoubtful: MayHold = (place, card) =>
    doubtful.some((doubt) => doubt.place === place && doubt.card === card)
  const without = dealt((place, card) => !isDoubtful(place, card), 1)
  if (without !== null) return without
  const ofSuit = free.filter((card) => suitOf(card) === doubtful[0]?.led)
  while (ofSuit.length > 0) {
    const [given] = ofSuit.splice(pick(ofSuit.length), 1)
    const hands = dealt((place, card) => card !== given || place === doubtful[0]?.place, 1)
    if (hands !== null) return hands
  }
  return null
}

/** So finely is a real number drawn. */
const STEPS = 2 ** 30

/**
 * Prepares to deal cards to the places at random, each lawful deal being as likely as any other;
 * `null` where none is lawful. Card by card a place is drawn, by the number of ways in which all
 * later cards can be dealt then: it depends only on the room that is left.
 */
export function dealer(
  room: SpadesByPlace<number>,
  cards: readonly SpadesCard[],
  mayHold: MayHold,
): ((pick: RandomInt) => SpadesByPlace<readonly SpadesCard[]>) | null {
  if (room.reduce((sum, free) => sum + free, 0) !== cards.length) return null
  const takers = cards.map((card) => PLACES.filter((place) => mayHold(place, card)))
  // What room can be left is a number, in digits for each place: the cards that it still takes.
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
  return (pick) => {
    const hands = byPlace((): SpadesCard[] => [])
    let left = whole
    for (const [index, card] of cards.entries()) {
      let drawn = (pick(STEPS) / STEPS) * (ways[left] as number)
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
