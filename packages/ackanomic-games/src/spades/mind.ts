import type { Choose } from '@ackanomic/core'
import type { MindRecipe, PackedView, Sampled } from '@ackanomic/core/engine'
import { sortHand, suitOf } from './cards.js'
import { dealAtRandom } from './deals.js'
import { BELIEFS, type Doubt, type Knowledge, knowledgeOf, roomLeft } from './knowledge.js'
import { questionIn } from './questions.js'
import { scoresOf } from './scoring.js'
import { teamOf } from './seating.js'
import type { Card, Own, Place, Secret, Spades } from './types.js'

/** What a search needs of Spades. */
export const spadesMind: MindRecipe<Spades> = {
  scores: ({ own, options, table }) => {
    const teams = scoresOf(own, options)
    return table.seats.map((_, seat) => teams[teamOf(own, seat) ?? 0].score)
  },
  resample: sampleSpades,
}

/** How many deals are tried for one that leaves no doubt unresolved. */
const TRIES = 60

/**
 * The hands that a viewer does not see, at random: every deal that agrees with what e may know (the
 * own hand, all cards seen, the suits that others could not follow, what misplays tell) is as likely
 * as any other.
 */
function sampleSpades(view: PackedView<Spades>, pick: Choose): Sampled<Spades> {
  const { own, options, table } = view
  const seen = 'known' in view ? view.known : table.seats.map(() => null)
  const secret = seen.every((each) => each !== null) ? seen : sampleHands(own, seen, pick)
  const asked = questionIn({ own, options, secret })
  return { secret, hidden: {}, asked: asked === undefined ? [] : [asked] }
}

function sampleHands(own: Own, seen: readonly (Secret | null)[], pick: Choose): readonly Secret[] {
  if (own.phase === 'order' || own.phase === 'deal') return seen.map(() => ({ dealt: [] }))
  const known = own.order.map((seat) => seen[seat]?.dealt ?? null)
  for (const belief of BELIEFS) {
    const knowledge = knowledgeOf(own, known, belief)
    const hands = knowledge === null ? null : handsFor(knowledge, known, pick)
    if (hands === null) continue
    return own.order.map((_, seat) => ({ dealt: sortHand(hands[own.order.indexOf(seat)] ?? []) }))
  }
  throw new Error('52 cards could not be dealt to four hands.')
}

function handsFor(
  knowledge: Knowledge,
  known: readonly (readonly Card[] | null)[],
  pick: Choose,
): readonly (readonly Card[])[] | null {
  const { doubtful } = knowledge
  for (let i = 0; i < TRIES; i++) {
    const hands = dealFor(knowledge, known, pick)
    if (hands === null) return null
    if (doubtful.every((doubt) => isResolved(doubt, knowledge, hands))) return hands
  }
  return unlikelyHands(knowledge, known, pick)
}

/** Where chance does not resolve a doubt: the card is elsewhere, or there is a card of the suit. */
function unlikelyHands(
  knowledge: Knowledge,
  known: readonly (readonly Card[] | null)[],
  pick: Choose,
): readonly (readonly Card[])[] | null {
  const { doubtful, free } = knowledge
  const isDoubtful = (place: Place, card: Card): boolean =>
    doubtful.some((doubt) => doubt.place === place && doubt.card === card)
  const without = dealFor(knowledge, known, pick, (place, card) => !isDoubtful(place, card))
  if (without !== null) return without
  const [doubt] = doubtful
  const ofSuit = free.filter((card) => suitOf(card) === doubt?.led)
  while (ofSuit.length > 0) {
    const [given] = ofSuit.splice(pick(ofSuit.length), 1)
    const hands = dealFor(
      knowledge,
      known,
      pick,
      (place, card) => card !== given || place === doubt?.place,
    )
    if (hands !== null) return hands
  }
  return null
}

function isResolved(
  { place, card, led }: Doubt,
  { free }: Knowledge,
  hands: readonly (readonly Card[])[],
): boolean {
  const hand = hands[place] ?? []
  return !hand.includes(card) || hand.some((each) => suitOf(each) === led && free.includes(each))
}

function dealFor(
  knowledge: Knowledge,
  known: readonly (readonly Card[] | null)[],
  pick: Choose,
  mayHold: (place: Place, card: Card) => boolean = () => true,
): readonly (readonly Card[])[] | null {
  const unseen = [...known.keys()].filter((place) => known[place] === null)
  const room = unseen.map((place) => roomLeft(knowledge, place))
  const may = (hand: number, card: Card): boolean => {
    const place = unseen[hand] ?? -1
    return knowledge.mayHold(place, card) && mayHold(place, card)
  }
  const dealt = dealAtRandom(room, knowledge.free, may, pick)
  if (dealt === null) return null
  return known.map((hand, place) => {
    const more = dealt[unseen.indexOf(place)] ?? []
    return hand ?? [...(knowledge.shown[place] ?? []), ...more]
  })
}
