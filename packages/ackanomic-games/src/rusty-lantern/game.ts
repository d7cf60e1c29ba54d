import type { RandomInt } from '@ackanomic/core'
import {
  type Determinization,
  defineGame,
  type GameOf,
  type SearchDefinition,
  type State,
  shuffled,
  type View,
  withPositions,
} from '@ackanomic/core/engine'
import { type Wanted, wantedOf } from './barkeep.js'
import { cardAmong, keyOf } from './cards.js'
import { rustyLanternElements } from './elements.js'
import type {
  RustyLantern,
  RustyLanternHidden,
  RustyLanternPlayDetails,
  RustyLanternSecret,
  RustyLanternShared,
} from './model.js'
import { rustyLanternPosition } from './position.js'
import { rustyLanternRules } from './rules.js'
import {
  playAt,
  type RustyLanternCard,
  type RustyLanternDenial,
  type RustyLanternVerdict,
} from './tale.js'
import { rustyLanternText } from './text.js'

/** How many elements a Barkeep adds at random. */
const ADDED = 20

/** An answer to a play at random: mostly it succeeds. */
function sampleVerdict(
  asked: RustyLanternPlayDetails,
  held: number,
  pick: RandomInt,
): RustyLanternVerdict {
  const { card, inHand, looseEnds } = asked
  const isPhantom = card !== null && !inHand
  if (!isPhantom && pick(5) > 0) {
    const looseEnd = card !== null && pick(6) === 0
    return { reply: 'verify', looseEnd, tied: looseEnds.filter(() => pick(2) === 0) }
  }
  const reasons: RustyLanternDenial[] = ['incomprehensible', 'non sequitur', 'against the spirit']
  if (card === null) reasons.push('nothing played')
  else reasons.push('card not brought in')
  if (held > 0 && (card === null || isPhantom)) reasons.push('no card specified')
  return { reply: 'deny', reason: reasons[pick(reasons.length)] ?? 'incomprehensible' }
}

/** Story elements that no card of the tale has had. */
function newElements({ shared, secret, hidden }: State<RustyLantern>): readonly string[] {
  const hands = secret.flatMap(({ hand }) => hand)
  const known = new Set(
    [...hidden.deck, ...hidden.burned, ...shared.looseEnds, ...hands].map(keyOf),
  )
  const more = rustyLanternElements.filter((element) => !known.has(keyOf(element))).slice(0, ADDED)
  for (let number = 1; more.length < ADDED; number++) {
    const element = `another story, number ${number}`
    if (!known.has(element)) more.push(element)
  }
  return more
}

/** What a search needs of Ye Olde Rusty Lantern. */
const rustyLanternMind: SearchDefinition<RustyLantern> = {
  determinize: sampleRustyLantern,
  answers: {
    elements: () => rustyLanternElements,
    restock: (state, _, choose) =>
      choose(3) === 0 ? { do: 'end' } : { do: 'add', elements: newElements(state) },
    first: ({ shared }, _, choose) => shared.circle[choose(Math.max(1, shared.circle.length))] ?? 0,
    play: ({ shared }, { details }, choose) =>
      sampleVerdict(details, playAt(shared, details.play)?.held ?? 0, choose),
  },
}

/** How many cards a sampled deck has beyond those that are owed. */
const ENOUGH = 30

/**
 * What a viewer does not see, at random. Nobody but the Barkeep knows the list of story elements, so
 * others' cards and the deck are made up; cards that were named in what is still open, or stayed in
 * a hand after an interruption, are where they are said to be.
 */
function sampleRustyLantern(
  view: View<RustyLantern>,
  pick: RandomInt,
): Determinization<RustyLantern> {
  const { shared, options, table } = view
  const known = 'known' in view ? view.known : table.seats.map(() => null)
  if (view.role === 'referee' && view.hidden !== null) {
    const secret = known.map((each) => each ?? { hand: [], claims: [] })
    return {
      secret,
      hidden: view.hidden,
      openPrompts: view.openPrompts.map((asked): Wanted => asked),
    }
  }
  const source = new Cards(shared, known, pick)
  const secret = table.seats.map(
    (_, seat): RustyLanternSecret =>
      known[seat] ?? handFor(shared, seat, shared.bards[seat]?.cards ?? 0, source),
  )
  const deck = source.take(deckSize(shared, options.showDeckSize))
  const hidden: RustyLanternHidden = { deck, burned: [] }
  return { secret, hidden, openPrompts: wantedOf({ shared, secret, hidden }) }
}

function deckSize(shared: RustyLanternShared, isShown: boolean): number {
  if (!shared.stocked) return 0
  if (isShown) return shared.deckSize ?? 0
  return shared.short ? 0 : ENOUGH + (shared.owed[0]?.cards ?? 0)
}

/** A hand of so many cards; what its Bard has named is in it as far as there is room. */
function handFor(
  shared: RustyLanternShared,
  seat: number,
  count: number,
  source: Cards,
): RustyLanternSecret {
  const hand: RustyLanternCard[] = []
  const claims: number[] = []
  const hold = (card: string): boolean => {
    const isThere = cardAmong(hand, card) !== null
    if (isThere || hand.length >= count || !source.claim(card)) return isThere
    hand.push(card)
    return true
  }
  const open = shared.plays.at(-1)
  if (open?.answered === null && open.seat === seat && open.card !== null) hold(open.card)
  shared.interruptions.forEach((each, index) => {
    if (each.seat !== seat) return
    if (each.answered === null && hold(each.card)) claims.push(index + 1)
    if (each.answered === 'verified' && !isSpent(shared, each.card)) hold(each.card)
  })
  return { hand: [...hand, ...source.take(count - hand.length)], claims }
}

/** Whether a card has been seen to leave the hands since: played, denied or laid. */
function isSpent({ plays, looseEnds }: RustyLanternShared, card: string): boolean {
  const key = keyOf(card)
  return (
    cardAmong(looseEnds, card) !== null ||
    plays.some((play) => play.answered !== null && play.card !== null && keyOf(play.card) === key)
  )
}

/** Story elements that nobody is known to have: those of the house in random order, then others. */
class Cards {
  readonly #taken: Set<string>
  readonly #left: RustyLanternCard[]
  #made = 0

  constructor(
    shared: RustyLanternShared,
    known: readonly (RustyLanternSecret | null)[],
    pick: RandomInt,
  ) {
    const seen = [
      ...shared.looseEnds,
      ...known.flatMap((secret) => secret?.hand ?? []),
      ...shared.plays.flatMap(({ card, answered }) =>
        card === null || answered === null ? [] : [card],
      ),
    ]
    this.#taken = new Set(seen.map(keyOf))
    this.#left = shuffled(rustyLanternElements.length, pick).flatMap(
      (at) => rustyLanternElements[at] ?? [],
    )
  }

  /** Takes a certain card; says whether nobody else had it. */
  claim(card: RustyLanternCard): boolean {
    const key = keyOf(card)
    if (this.#taken.has(key)) return false
    this.#taken.add(key)
    return true
  }

  /** Takes so many cards. */
  take(count: number): readonly RustyLanternCard[] {
    const cards: RustyLanternCard[] = []
    while (cards.length < count) {
      const card = this.#left.pop() ?? `story element ${++this.#made}`
      if (this.claim(card)) cards.push(card)
    }
    return cards
  }
}

/**
 * Ye Olde Rusty Lantern, rule 1250.18: Bards tell a tale together, and get rid of their cards by
 * working what stands on them into it. The referee is the Barkeep, who judges each play. A Bard
 * who plays their last card when no Loose End is left wins.
 *
 * A tale may start with whatever number of Bards; with fewer than two, or more than there are
 * benches, it is suspended. The story elements come in as the answer to the first prompt, since
 * they are nobody's business but the Barkeep's.
 *
 * Refuses a start with `noBarkeep` (bk.a); moves with `noTurn` (turn.a), `notYourTurn` (play.d),
 * `notYourPass` (pass.f), `playOpen` (play.e), `deckShort` (card.h), `cardsOwed` (card.f),
 * `noLantern` (play.a), `wrongLength` (play.b), `noCards` (play.h), `cardLocked` (int.c), `notHeld`
 * (pass.d), `noSuchPlay` and `tooManyInterruptions` (int.c), `ownPlay` and `voidPlay` (int.a),
 * `placedAlready` and `notABard` (join.c), `taleTold` and `notWinner` (win.c); joiners with `noBench` (join.b),
 * `wrongAnte` (ante.b) and `duelJoin` (join.a); answers with `phantomCard` (deny.5), `wrongReason`
 * (deny.only), `noNewLooseEnd` (loose.a), `noLooseEnd` (loose.b), `cannotGoFirst` (turn.a) and
 * `elementTwice` (eq.cards); besides core's codes.
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
  rustyLanternMind,
)
