import type { Choose } from '@ackanomic/core'
import { CARDS, type Card, type Suit, suitOf, TRICKS } from './cards.js'
import { type ByPlace, byPlace, PLACES, type Place } from './seating.js'
import type { Misplay, SpadesShared } from './state.js'
import { type Play, placeOfPlay, suitLed, type Tricks, tricksOf } from './tricks.js'

/** What each place was dealt, or `null` where that is not seen. */
export type Known = ByPlace<readonly Card[] | null>

/**
 * The hands that a viewer does not see, at random: every deal that agrees with what they may know (the
 * own hand, all cards seen, the suits that others could not follow, what misplays tell) is as likely
 * as any other.
 */
export function sampleDeal(
  shared: SpadesShared,
  known: Known,
  pick: Choose,
): ByPlace<readonly Card[]> {
  for (const belief of BELIEFS) {
    const knowledge = knowledgeOf(shared, known, belief)
    const hands = knowledge === null ? null : handsFor(knowledge, known, pick)
    if (hands !== null) return hands
  }
  throw new Error('52 cards could not be dealt to four hands.')
}

/** What can be told of the hands that somebody does not see. */
export interface Knowledge {
  /** The cards that each place has shown to be its own, by place. */
  readonly shown: ByPlace<readonly Card[]>
  /** The cards of which it is not known who was dealt them. */
  readonly free: readonly Card[]
  /** Whether a place may have been dealt a card of these. */
  mayHold(place: Place, card: Card): boolean
  /** Misplays of which it is open whether the card was not held, or suit was not followed. */
  readonly doubtful: readonly Doubt[]
}

/** A misplay whose player has not played again yet: they lack the card, or have the suit. */
export interface Doubt {
  readonly place: Place
  readonly card: Card
  readonly led: Suit
}

/**
 * How much of what was played is believed. Where misplays are noticed at once all of it is true.
 * Where they wait for a call some plays may have been misplays, which contradict each other or the
 * hand of who looks; then less is believed, until there is no contradiction.
 */
export interface Belief {
  /** That a card that was played, or was seen and voided, was in the hand. */
  readonly plays: boolean
  /** That who did not follow suit could not. */
  readonly voids: boolean
  /** That what was called a misplay was one. */
  readonly misplays: boolean
}

export const BELIEFS: readonly Belief[] = [
  { plays: true, voids: true, misplays: true },
  { plays: true, voids: false, misplays: true },
  { plays: false, voids: false, misplays: true },
  { plays: false, voids: false, misplays: false },
]

/**
 * What somebody who sees some of the hands can tell of the others; `null` where the belief
 * contradicts itself.
 */
export function knowledgeOf(shared: SpadesShared, known: Known, belief: Belief): Knowledge | null {
  const table: Table = { shared, tricks: tricksOf(shared), known }
  const cards = cardsShown(table, belief)
  const voids = belief.voids ? voidsShown(table, cards.shown) : byPlace(() => new Set<Suit>())
  const lacks = byPlace(() => new Set<Card>())
  const doubtful: Doubt[] = []
  for (const misplay of belief.misplays ? shared.misplays : []) {
    const reading = readMisplay(table, cards, voids, misplay)
    if (reading === 'contradiction') return null
    if (reading === 'not held') lacks[misplay.place].add(misplay.card)
    if (typeof reading === 'object') doubtful.push(reading)
  }
  return {
    shown: cards.shown,
    free: [...cards.free],
    mayHold: (place, card) => !voids[place].has(suitOf(card)) && !lacks[place].has(card),
    doubtful,
  }
}

interface Table {
  readonly shared: SpadesShared
  readonly tricks: Tricks
  readonly known: Known
}

interface Shown {
  readonly shown: ByPlace<Card[]>
  readonly free: ReadonlySet<Card>
}

/** The cards that places have shown; of a card that two have shown the first is believed. */
function cardsShown({ shared, tricks, known }: Table, belief: Belief): Shown {
  const { plays, misplays, voided } = shared
  const seen = new Set(known.flatMap((dealt) => dealt ?? []))
  const free = new Set(CARDS.filter((card) => !seen.has(card)))
  const shown = byPlace((): Card[] => [])
  const show = (place: Place, card: Card): void => {
    const cards = shown[place]
    if (known[place] !== null || cards.length === TRICKS) return
    if (free.delete(card)) cards.push(card)
  }
  if (!belief.plays) return { shown, free }
  for (const [play, card] of plays.entries()) show(placeOfPlay(tricks, play as Play), card)
  for (const { place, card } of voided) {
    if (!misplays.some((one) => one.place === place && one.card === card)) show(place, card)
  }
  return { shown, free }
}

/** The suits that places did not follow, unless they have shown that they could have. */
function voidsShown(table: Table, shown: Shown['shown']): ByPlace<Set<Suit>> {
  const { shared, tricks } = table
  const voids = byPlace(() => new Set<Suit>())
  for (const [index, card] of shared.plays.entries()) {
    const play = index as Play
    const led = suitLed(shared.plays, play)
    const place = placeOfPlay(tricks, play)
    if (led === null || suitOf(card) === led || stillHad(table, shown, place, led, play)) continue
    voids[place].add(led)
  }
  return voids
}

/** What a misplay tells of the hand: nothing new, that the card was not held, or one of two things. */
function readMisplay(
  table: Table,
  { shown, free }: Shown,
  voids: ByPlace<Set<Suit>>,
  misplay: Misplay,
): 'nothing' | 'not held' | 'contradiction' | Doubt {
  const { place, card } = misplay
  const { plays } = table.shared
  const at = misplay.at as Play
  if (table.known[place] !== null) return 'nothing'
  const led = suitLed(plays, at)
  const couldRevoke = led !== null && led !== suitOf(card)
  if (couldRevoke && stillHad(table, shown, place, led, at)) return 'nothing'
  if (shown[place].includes(card)) {
    return playedBefore(table, place, at).includes(card) ? 'nothing' : 'contradiction'
  }
  if (!free.has(card)) return 'nothing'
  const isOpen = at === plays.length && couldRevoke && !voids[place].has(led)
  return isOpen ? { place, card, led } : 'not held'
}

function playedBefore({ shared, tricks }: Table, place: Place, end: Play): readonly Card[] {
  return shared.plays.filter((_, play) => play < end && placeOfPlay(tricks, play as Play) === place)
}

/** Whether a place has shown that it held a suit before a play. */
function stillHad(
  table: Table,
  shown: Shown['shown'],
  place: Place,
  suit: Suit,
  play: Play,
): boolean {
  const before = playedBefore(table, place, play)
  return shown[place].some((card) => suitOf(card) === suit && !before.includes(card))
}

type MayHold = (place: Place, card: Card) => boolean

/** How many deals are tried for one that leaves no doubt unresolved. */
const TRIES = 60

function handsFor(
  knowledge: Knowledge,
  known: Known,
  pick: Choose,
): ByPlace<readonly Card[]> | null {
  const { doubtful, free, shown, mayHold } = knowledge
  const room = byPlace((place) => (known[place] === null ? TRICKS - shown[place].length : 0))
  const dealt = (may: MayHold, tries: number): ByPlace<readonly Card[]> | null => {
    const deal = dealer(room, free, (place, card) => mayHold(place, card) && may(place, card))
    for (let i = 0; deal !== null && i < tries; i++) {
      const more = deal(pick)
      if (doubtful.every((doubt) => isResolved(doubt, more[doubt.place]))) {
        return byPlace((place) => known[place] ?? [...shown[place], ...more[place]])
      }
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

function isResolved({ card, led }: Doubt, dealt: readonly Card[]): boolean {
  return !dealt.includes(card) || dealt.some((each) => suitOf(each) === led)
}

/** So finely is a real number drawn. */
const STEPS = 2 ** 30

/**
 * Prepares to deal cards to the places at random, each lawful deal being as likely as any other;
 * `null` where none is lawful. Card by card a place is drawn, by the number of ways in which all
 * later cards can be dealt then: it depends only on the room that is left.
 *
 * @param room - how many cards each place takes
 * @param cards - the cards
 * @param mayHold - whether a place may hold a card
 */
export function dealer(
  room: ByPlace<number>,
  cards: readonly Card[],
  mayHold: MayHold,
): ((pick: Choose) => ByPlace<readonly Card[]>) | null {
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
    for (const place of takers[dealt] as readonly Place[]) {
      if (free[place] > 0) sum += ways[left - units[place]] as number
    }
    ways[left] = sum
  }
  if (ways[whole] === 0) return null
  return (pick) => {
    const hands = byPlace((): Card[] => [])
    let left = whole
    for (const [index, card] of cards.entries()) {
      let drawn = (pick(STEPS) / STEPS) * (ways[left] as number)
      let taker: Place | undefined
      for (const place of takers[index] as readonly Place[]) {
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
