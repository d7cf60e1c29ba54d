import type { Choose } from '@ackanomic/core'
import {
  type MindRecipe,
  type RefereeView,
  type Sampled,
  shuffled,
  type View,
} from '@ackanomic/core/engine'
import { cardAmong, keyOf } from './cards.js'
import { storyElements } from './elements.js'
import { type Wanted, wantedOf } from './inquiries.js'
import { playAt } from './plays.js'
import { sampleFirst, sampleRestock, sampleVerdict } from './samples.js'
import type { Card, Hidden, Own, Secret } from './tale.js'
import type { RustyLantern } from './types.js'

/** What a search needs of Ye Olde Rusty Lantern. */
export const rustyLanternMind: MindRecipe<RustyLantern> = {
  resample: sampleRustyLantern,
  answers: {
    elements: () => storyElements,
    restock: (state, _, choose) => sampleRestock(state, choose),
    first: (state, _, choose) => sampleFirst(state, choose),
    play: ({ own }, { about }, choose) =>
      sampleVerdict(about, playAt(own, about.play)?.held ?? 0, choose),
  },
}

/** How many cards a sampled deck has beyond those that are owed. */
const ENOUGH = 30

/**
 * What a viewer does not see, at random. Nobody but the Barkeep knows the list of story elements, so
 * others' cards and the deck are made up; cards that were named in what is still open, or stayed in
 * a hand after an interruption, are where they are said to be.
 */
function sampleRustyLantern(view: View<RustyLantern>, pick: Choose): Sampled<RustyLantern> {
  const { own, options, table } = view
  const known = 'known' in view ? view.known : table.seats.map(() => null)
  if (view.role === 'referee' && view.hidden !== null) return sampleNothing(view, view.hidden)
  const source = new Cards(own, known, pick)
  const secret = table.seats.map(
    (_, seat): Secret => known[seat] ?? handFor(own, seat, own.bards[seat]?.cards ?? 0, source),
  )
  const deck = source.take(deckSize(own, options.showDeckSize))
  const hidden: Hidden = { deck, burned: [] }
  return { secret, hidden, asked: wantedOf({ own, secret, hidden }) }
}

/** The Barkeep knows it all. */
function sampleNothing(
  { known, asked }: RefereeView<RustyLantern>,
  hidden: Hidden,
): Sampled<RustyLantern> {
  return {
    secret: known.map((secret) => secret ?? { hand: [], claims: [] }),
    hidden,
    asked: asked.map((inquiry): Wanted => inquiry),
  }
}

function deckSize(own: Own, isShown: boolean): number {
  if (!own.stocked) return 0
  if (isShown) return own.deckSize ?? 0
  return own.short ? 0 : ENOUGH + (own.owed[0]?.cards ?? 0)
}

/** A hand of so many cards; what its Bard has named is in it as far as there is room. */
function handFor(own: Own, seat: number, count: number, source: Cards): Secret {
  const hand: Card[] = []
  const claims: number[] = []
  const hold = (card: string): boolean => {
    const isThere = cardAmong(hand, card) !== null
    if (isThere || hand.length >= count || !source.claim(card)) return isThere
    hand.push(card)
    return true
  }
  const open = own.plays.at(-1)
  if (open?.answered === null && open.seat === seat && open.card !== null) hold(open.card)
  own.interruptions.forEach((each, index) => {
    if (each.seat !== seat) return
    if (each.answered === null && hold(each.card)) claims.push(index + 1)
    if (each.answered === 'verified' && !isSpent(own, each.card)) hold(each.card)
  })
  return { hand: [...hand, ...source.take(count - hand.length)], claims }
}

/** Whether a card has been seen to leave the hands since: played, denied or laid. */
function isSpent({ plays, looseEnds }: Own, card: string): boolean {
  const key = keyOf(card)
  return (
    cardAmong(looseEnds, card) !== null ||
    plays.some((play) => play.answered !== null && play.card !== null && keyOf(play.card) === key)
  )
}

/** Story elements that nobody is known to have: those of the house in random order, then others. */
class Cards {
  readonly #taken: Set<string>
  readonly #left: Card[]
  #made = 0

  constructor(own: Own, known: readonly (Secret | null)[], pick: Choose) {
    const seen = [
      ...own.looseEnds,
      ...known.flatMap((secret) => secret?.hand ?? []),
      ...own.plays.flatMap(({ card, answered }) =>
        card === null || answered === null ? [] : [card],
      ),
    ]
    this.#taken = new Set(seen.map(keyOf))
    this.#left = shuffled(storyElements.length, pick).flatMap((at) => storyElements[at] ?? [])
  }

  /** Takes a certain card; says whether nobody else had it. */
  claim(card: Card): boolean {
    const key = keyOf(card)
    if (this.#taken.has(key)) return false
    this.#taken.add(key)
    return true
  }

  /** Takes so many cards. */
  take(count: number): readonly Card[] {
    const cards: Card[] = []
    while (cards.length < count) {
      const card = this.#left.pop() ?? `story element ${++this.#made}`
      if (this.claim(card)) cards.push(card)
    }
    return cards
  }
}
