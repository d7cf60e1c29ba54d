import { CARDS, type Suit, suitOf } from './cards.js'
import { placeOfPlay, suitLed, TRICKS, type Tricks, tricksOf } from './tricks.js'
import type { Card, Misplay, Own, Place } from './types.js'

/** What can be told of the hands that somebody does not see. */
export interface Knowledge {
  /** The cards that each place has shown to be its own, by place. */
  readonly shown: readonly (readonly Card[])[]
  /** The cards of which it is not known who was dealt them. */
  readonly free: readonly Card[]
  /** Whether a place may have been dealt a card of these. */
  mayHold(place: Place, card: Card): boolean
  /** Misplays of which it is open whether the card was not held, or suit was not followed. */
  readonly doubtful: readonly Doubt[]
}

/** A misplay whose player has not played again yet: e lacks the card, or has the suit. */
export interface Doubt {
  /** Who. */
  readonly place: Place
  /** The card. */
  readonly card: Card
  /** The suit that was led. */
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

/** From all to nothing. */
export const BELIEFS: readonly Belief[] = [
  { plays: true, voids: true, misplays: true },
  { plays: true, voids: false, misplays: true },
  { plays: false, voids: false, misplays: true },
  { plays: false, voids: false, misplays: false },
]

/**
 * What somebody who sees some of the hands can tell of the others; `null` where the belief
 * contradicts itself.
 *
 * @param own - the public part of a view
 * @param known - what each place was dealt, or `null` where that is not seen
 * @param belief - how much of what was played is believed
 */
export function knowledgeOf(
  own: Own,
  known: readonly (readonly Card[] | null)[],
  belief: Belief,
): Knowledge | null {
  const table: Table = { own, tricks: tricksOf(own), known }
  const cards = cardsShown(table, belief)
  const voids = belief.voids ? voidsShown(table, cards.shown) : known.map(() => new Set<Suit>())
  const lacks: Set<Card>[] = known.map(() => new Set())
  const doubtful: Doubt[] = []
  for (const misplay of belief.misplays ? own.misplays : []) {
    const reading = readMisplay(table, cards, voids, misplay)
    if (reading === 'contradiction') return null
    if (reading === 'not held') lacks[misplay.place]?.add(misplay.card)
    if (typeof reading === 'object') doubtful.push(reading)
  }
  return {
    shown: cards.shown,
    free: [...cards.free],
    mayHold: (place, card) =>
      voids[place]?.has(suitOf(card)) !== true && lacks[place]?.has(card) !== true,
    doubtful,
  }
}

interface Table {
  readonly own: Own
  readonly tricks: Tricks
  readonly known: readonly (readonly Card[] | null)[]
}

interface Shown {
  readonly shown: readonly Card[][]
  readonly free: ReadonlySet<Card>
}

/** The cards that places have shown; of a card that two have shown the first is believed. */
function cardsShown({ own, tricks, known }: Table, belief: Belief): Shown {
  const { plays, misplays, voided } = own
  const seen = new Set(known.flatMap((dealt) => dealt ?? []))
  const free = new Set(CARDS.filter((card) => !seen.has(card)))
  const shown: Card[][] = known.map(() => [])
  const show = (place: Place, card: Card): void => {
    const cards = shown[place]
    if (known[place] !== null || cards === undefined || cards.length === TRICKS) return
    if (free.delete(card)) cards.push(card)
  }
  if (!belief.plays) return { shown, free }
  plays.forEach((card, play) => {
    show(placeOfPlay(tricks, play), card)
  })
  for (const { place, card } of voided) {
    if (!misplays.some((one) => one.place === place && one.card === card)) show(place, card)
  }
  return { shown, free }
}

/** The suits that places did not follow, unless they have shown that they could have. */
function voidsShown(table: Table, shown: readonly Card[][]): readonly Set<Suit>[] {
  const { own, tricks, known } = table
  const voids = known.map(() => new Set<Suit>())
  own.plays.forEach((card, play) => {
    const led = suitLed(own.plays, play)
    const place = placeOfPlay(tricks, play)
    if (led === null || suitOf(card) === led || stillHad(table, shown, place, led, play)) return
    voids[place]?.add(led)
  })
  return voids
}

/** What a misplay tells of the hand: nothing new, that the card was not held, or one of two things. */
function readMisplay(
  table: Table,
  { shown, free }: Shown,
  voids: readonly Set<Suit>[],
  { place, card, at }: Misplay,
): 'nothing' | 'not held' | 'contradiction' | Doubt {
  const { plays } = table.own
  if (table.known[place] !== null) return 'nothing'
  const led = suitLed(plays, at)
  const couldRevoke = led !== null && led !== suitOf(card)
  if (couldRevoke && stillHad(table, shown, place, led, at)) return 'nothing'
  if (shown[place]?.includes(card) === true) {
    return playedBefore(table, place, at).includes(card) ? 'nothing' : 'contradiction'
  }
  if (!free.has(card)) return 'nothing'
  const isOpen = at === plays.length && couldRevoke && voids[place]?.has(led) !== true
  return isOpen ? { place, card, led } : 'not held'
}

function playedBefore({ own, tricks }: Table, place: Place, end: number): readonly Card[] {
  return own.plays.filter((_, play) => play < end && placeOfPlay(tricks, play) === place)
}

/** Whether a place has shown that it held a suit before a play. */
function stillHad(
  table: Table,
  shown: readonly Card[][],
  place: Place,
  suit: Suit,
  play: number,
): boolean {
  const before = playedBefore(table, place, play)
  return shown[place]?.some((card) => suitOf(card) === suit && !before.includes(card)) === true
}

/** How many cards each place was dealt besides those that it has shown. */
export function roomLeft({ shown }: Knowledge, place: Place): number {
  return TRICKS - (shown[place]?.length ?? 0)
}
