import type { RandomInt } from '@ackanomic/core'
import {
  type Determinization,
  defineGame,
  type GameOf,
  shuffled,
  type View,
  withPositions,
} from '@ackanomic/core/engine'
import { allCards, cardKey, findCard, isSameCard, usedCards } from './cards.js'
import { rustyLanternElements } from './elements.js'
import type { RustyLantern, RustyLanternPlayDetails } from './model.js'
import { rustyLanternPosition } from './position.js'
import { promptsDue } from './prompts.js'
import { rustyLanternRules } from './rules.js'
import type { RustyLanternVerdict } from './schema.js'
import type { RustyLanternSecret, RustyLanternShared } from './state.js'
import { openPlayOf, type RustyLanternDenial } from './tale.js'
import { rustyLanternText } from './text.js'

const ADDED = 20

const SPARE = 30

function sampleVerdict(
  { card, inHand, looseEnds }: RustyLanternPlayDetails,
  held: number,
  choose: RandomInt,
): RustyLanternVerdict {
  const isPhantom = card !== null && !inHand
  if (!isPhantom && choose(5) > 0) {
    const looseEnd = card !== null && choose(6) === 0
    return { reply: 'verify', looseEnd, tied: looseEnds.filter(() => choose(2) === 0) }
  }
  const reasons: RustyLanternDenial[] = [
    'incomprehensible',
    'non sequitur',
    'against the spirit',
    card === null ? 'nothing played' : 'card not brought in',
  ]
  if (held > 0 && !inHand) reasons.push('no card specified')
  return { reply: 'deny', reason: reasons[choose(reasons.length)] ?? 'incomprehensible' }
}

/**
 * Samples a state. Others' cards and the deck are invented, because only the Barkeep knows the
 * story elements. Cards that are named in something open, or kept after an interruption, stay put.
 */
function determinize(view: View<RustyLantern>, choose: RandomInt): Determinization<RustyLantern> {
  const { shared, roster } = view
  const known = 'known' in view ? view.known : roster.seats.map(() => null)
  if (view.role === 'referee' && view.hidden !== null) {
    const secret = known.map((each) => each ?? { hand: [], claims: [] })
    return { secret, hidden: view.hidden, openPrompts: [...view.openPrompts] }
  }
  const seen = [...shared.looseEnds, ...known.flatMap((secret) => secret?.hand ?? [])]
  for (const { card, answered } of shared.plays) {
    if (card !== null && answered !== null) seen.push(card)
  }
  const elements = new Elements(seen, choose)
  const secret = roster.seats.map((_, seat) => known[seat] ?? sampleHand(shared, seat, elements))
  const enough = shared.short ? 0 : SPARE + (shared.owed[0]?.cards ?? 0)
  const used = new Map(usedCards(shared).map((card) => [cardKey(card), card]))
  for (const card of shared.looseEnds) used.delete(cardKey(card))
  const deck = elements.take(shared.stocked ? (shared.deckSize ?? enough) : 0)
  const hidden = { deck, burned: [...used.values()] }
  return { secret, hidden, openPrompts: promptsDue({ shared, secret, hidden }) }
}

function sampleHand(
  shared: RustyLanternShared,
  seat: number,
  elements: Elements,
): RustyLanternSecret {
  const size = shared.bards[seat]?.cards ?? 0
  const hand: string[] = []
  const claims: number[] = []
  const hold = (card: string): boolean => {
    const isThere = findCard(hand, card) !== null
    if (isThere || hand.length >= size || !elements.claim(card)) return isThere
    hand.push(card)
    return true
  }
  const open = openPlayOf(shared)
  if (open?.seat === seat && open.card !== null) hold(open.card)
  shared.interruptions.forEach((each, index) => {
    if (each.seat !== seat) return
    if (each.answered === null && hold(each.card)) claims.push(index + 1)
    if (each.answered === 'verified' && !isSpent(shared, each.card)) hold(each.card)
  })
  return { hand: [...hand, ...elements.take(size - hand.length)], claims }
}

function isSpent({ plays, looseEnds }: RustyLanternShared, card: string): boolean {
  const isPlayed = plays.some(
    (play) => play.answered !== null && play.card !== null && isSameCard(play.card, card),
  )
  return isPlayed || findCard(looseEnds, card) !== null
}

/** Story elements that nobody is known to have: the sixty in random order, then invented ones. */
class Elements {
  readonly #taken: Set<string>
  readonly #left: string[]
  #made = 0

  constructor(taken: readonly string[], choose: RandomInt) {
    this.#taken = new Set(taken.map(cardKey))
    this.#left = shuffled(rustyLanternElements.length, choose).flatMap(
      (at) => rustyLanternElements[at] ?? [],
    )
  }

  /** Takes a given element; returns whether it was free. */
  claim(element: string): boolean {
    return this.#taken.size < this.#taken.add(cardKey(element)).size
  }

  take(count: number): readonly string[] {
    const elements: string[] = []
    while (elements.length < count) {
      const element = this.#left.pop() ?? `story element ${++this.#made}`
      if (this.claim(element)) elements.push(element)
    }
    return elements
  }
}

/**
 * Ye Olde Rusty Lantern, rule 1250.18: Bards tell a tale together, and get rid of their cards by
 * working them into it. The referee is the Barkeep, who judges each play. A Bard who plays their
 * last card when no Loose End is left wins.
 *
 * A tale may start with any number of Bards, but is suspended with fewer than two or more than the
 * benches. The answer to the first prompt brings the story elements, which only the Barkeep may
 * know.
 *
 * Besides core's codes, it refuses a start with `noBarkeep` (bk.a); moves with `noTurn` (turn.a),
 * `notYourTurn` (play.d), `notYourPass` (pass.f), `playOpen` (play.e), `deckShort` (card.h),
 * `cardsOwed` (card.f), `noLantern` (play.a), `wrongLength` (play.b), `noCards` (play.h),
 * `cardLocked` (int.c), `notHeld` (pass.d), `noSuchPlay` and `tooManyInterruptions` (int.c),
 * `ownPlay` and `voidPlay` (int.a), `placedAlready` and `notABard` (join.c), `taleTold` and
 * `notWinner` (win.c); joiners with `noBench` (join.b), `wrongAnte` (ante.b) and `duelJoin`
 * (join.a); and answers with `phantomCard` (deny.5), `wrongReason` (deny.only), `noNewLooseEnd`
 * (loose.a), `noLooseEnd` (loose.b), `cannotGoFirst` (turn.a) and `elementTwice` (eq.cards).
 *
 * @example
 * ```ts
 * import { rustyLantern, rustyLanternElements } from '@ackanomic/games/rusty-lantern'
 *
 * const start = rustyLantern.setup({ players: ['Ann', 'Bob'], referees: ['Moe'], startedAt: 0 })
 * if (!start.ok) throw new Error(start.error.message)
 * start.value.state.openPrompts.map(({ name }) => name) // => ['elements']
 *
 * const stocked = rustyLantern.apply(start.value.state, {
 *   kind: 'answer', at: 0, by: 'Moe', prompt: 0, answer: rustyLanternElements,
 * })
 * if (!stocked.ok) throw new Error(stocked.error.message)
 * stocked.value.state.shared.owed // => [{ seat: 0, cards: 7 }, { seat: 1, cards: 7 }]
 *
 * const early = rustyLantern.apply(stocked.value.state, {
 *   kind: 'move', at: 0, by: 'Ann', move: { type: 'pass', discard: null },
 * })
 * early.ok ? '' : early.error.code // => 'noTurn'
 * ```
 */
export const rustyLantern: GameOf<RustyLantern> = /* @__PURE__ */ defineGame<RustyLantern>(
  withPositions(rustyLanternRules, rustyLanternPosition),
  rustyLanternText,
  {
    determinize,
    answers: {
      elements: () => rustyLanternElements,
      restock: (state, _, choose) =>
        choose(3) === 0
          ? { do: 'end' }
          : { do: 'add', elements: new Elements(allCards(state), choose).take(ADDED) },
      first: ({ shared }, _, choose) =>
        shared.circle[choose(Math.max(1, shared.circle.length))] ?? 0,
      play: ({ shared }, { details }, choose) =>
        sampleVerdict(details, openPlayOf(shared)?.held ?? 0, choose),
    },
  },
)
