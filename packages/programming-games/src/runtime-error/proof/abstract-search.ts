import { count, type State } from './exact-search.js'
import { NOTHING, type SafetyGame } from './fixpoint.js'
import type { RuntimeErrorReshuffle } from './position.js'

/*
 * The game without edits. While no statement changes, a card is no more than the set of functions
 * that it sets off, so cards fall into six classes and a state is a handful of counts:
 *
 * - dead: does not set off LOOP, so that playing it ends the turn;
 * - S, CS, HS, CHS: set off LOOP alone, with LOAD, with PULL, with both;
 * - wild: sets off EDIT. To refute, a wild card in the hand counts as a win; to prove, wild cards
 *   are counted as dead. Without an EDIT statement there are none, and the game is exact.
 *
 * Three facts keep it small. A step takes at most one card from the discard pile and puts at least
 * one on it, so below its top the order never matters. Another hand card never hurts, and dead
 * cards in the hand are forgotten. And nature does best to deal dead cards first: whoever is dealt
 * something else, with a dead card left behind, can pretend that it was the dead card until the
 * dead one comes, and play on with at least as much.
 */

/** The classes of cards, as places in the lists of counts. */
export const DEAD = 0
const S = 1
export const CS = 2
export const HS = 3
const CHS = 4
const WILD = 5

/** The top of an empty discard pile, and no draw. */
export const NONE: typeof NOTHING = NOTHING

export interface Counts {
  /** The hand, without dead cards. */
  readonly hand: readonly number[]
  /** The class of the top of the discard pile, or {@link NONE}. */
  readonly top: number
  readonly rest: readonly number[]
  readonly unseen: readonly number[]
  readonly deck: number
}

export type CountsMove = number

export function countsGame(reshuffle: RuntimeErrorReshuffle): SafetyGame<Counts, CountsMove> {
  return {
    key: ({ hand, top, rest, unseen, deck }) =>
      String.fromCharCode(top + 1, deck, ...hand, ...rest, ...unseen),
    glance: (state) => glance(state, reshuffle),
    promise: () => 0,
    options: (state) =>
      PREFERENCE.filter((move) => at(state.hand, move) > 0).map((move) => {
        const deals = dealsAfter(state, move)
        const reply = (answer: number) => played(state, move, deals[answer] ?? NONE, reshuffle)
        return { move, deals, reply }
      }),
  }
}

/** Cards that keep the pile alive are tried first. */
const PREFERENCE: readonly CountsMove[] = [CHS, HS, CS, S]

function glance(state: Counts, reshuffle: RuntimeErrorReshuffle): 'won' | 'lost' | undefined {
  if (at(state.hand, WILD) > 0) return 'won'
  if (at(state.hand, HS) + at(state.hand, CS) + at(state.hand, CHS) === 0) return 'lost'
  if (isSwap(state, reshuffle) || isTreadmill(state)) return 'won'
  const pile = merged(state)
  const somewhere = (place: number) =>
    at(state.hand, place) + at(pile, place) + at(state.unseen, place) > 0
  const wild = somewhere(WILD)
  if (!wild && !somewhere(HS) && !somewhere(CHS)) return 'lost'
  const pileStays = reshuffle === 'on-draw' || state.deck > 0
  if (pileStays && !somewhere(CS) && !somewhere(CHS)) return state.top === WILD ? 'won' : 'lost'
  return undefined
}

/** Two cards that only pull and loop take each other for ever. */
export function isSwap({ hand, top, deck }: Counts, reshuffle: RuntimeErrorReshuffle): boolean {
  if (reshuffle === 'when-empty' && deck === 0) return false
  return at(hand, HS) >= 2 || (at(hand, HS) === 1 && top === HS)
}

/** More cards that only load and loop than others to be drawn, each of which costs one of them. */
export function isTreadmill(state: Counts): boolean {
  const pile = merged(state)
  if (state.deck + total(pile) === 0) return at(state.hand, CS) >= 2
  const others = total(state.unseen) - at(state.unseen, CS)
  return at(state.hand, CS) > Math.min(state.deck, others) + total(pile) - at(pile, CS)
}

/** The classes that nature may best deal after a card of class `move`, or {@link NONE}. */
function dealsAfter(state: Counts, move: CountsMove): readonly number[] {
  if (move !== CS && move !== CHS) return [NONE]
  const unseen = state.deck > 0 ? state.unseen : merged(state)
  // Dead cards first: see the beginning of this file.
  if (at(unseen, DEAD) > 0) return [DEAD]
  const deals = [S, CS, HS, CHS, WILD].filter((deal) => at(unseen, deal) > 0)
  return deals.length === 0 ? [NONE] : deals
}

function played(
  state: Counts,
  move: CountsMove,
  deal: number,
  reshuffle: RuntimeErrorReshuffle,
): Counts {
  const hand = plus(state.hand, move, -1)
  let { top, rest, unseen, deck } = state
  const empties = () => {
    unseen = merged({ top, rest })
    deck = total(unseen)
    top = NONE
    rest = EMPTY
  }
  if (deal !== NONE) {
    if (deck === 0) empties()
    if (deal !== DEAD) hand[deal] = at(hand, deal) + 1
    deck -= 1
    unseen = deck === 0 ? EMPTY : plus(unseen, deal, -1)
    if (deck === 0 && reshuffle === 'when-empty') empties()
  }
  if ((move === HS || move === CHS) && top !== NONE) {
    if (top !== DEAD) hand[top] = at(hand, top) + 1
    top = NONE
  }
  if (top !== NONE) rest = plus(rest, top, 1)
  top = move
  if (deck === 0 && reshuffle === 'when-empty') empties()
  return { hand, top, rest, unseen, deck }
}

const EMPTY: readonly number[] = [0, 0, 0, 0, 0, 0]

function merged({ top, rest }: Pick<Counts, 'top' | 'rest'>): readonly number[] {
  return top === NONE ? rest : plus(rest, top, 1)
}

function plus(counts: readonly number[], place: number, change: number): number[] {
  const next = counts.slice()
  next[place] = at(counts, place) + change
  return next
}

export function at(counts: readonly number[], place: number): number {
  return counts[place] ?? 0
}

function total(counts: readonly number[]): number {
  return counts.reduce((sum, each) => sum + each, 0)
}

/** The counts of a state after scripting; EDIT cards are `wild`, or dead. */
export function countsOf(state: State, wild: boolean): Counts {
  const { edit, load, pull, loop } = state.ranges
  const plain = loop & ~edit
  const masks = [
    0,
    plain & ~load & ~pull,
    plain & load & ~pull,
    plain & pull & ~load,
    plain & load & pull,
    wild ? loop & edit : 0,
  ]
  const sort = (lowMask: number, highMask: number): number[] => {
    const counts = [0, 0, 0, 0, 0, 0]
    let sorted = 0
    for (let place = 1; place < 6; place++) {
      const mask = masks[place] ?? 0
      const here = mask === 0 ? 0 : count(lowMask & mask) + count(highMask & mask)
      counts[place] = here
      sorted += here
    }
    counts[DEAD] = count(lowMask) + count(highMask) - sorted
    return counts
  }
  const hand = sort(state.handLow, state.handHigh)
  hand[DEAD] = 0
  return {
    hand,
    top: state.top < 0 ? NONE : classOf(state.top, masks),
    rest: sort(state.restLow, state.restHigh),
    unseen: sort(state.unseenLow, state.unseenHigh),
    deck: state.deck,
  }
}

function classOf(card: number, masks: readonly number[]): number {
  const bit = 1 << (card % 13)
  const place = masks.findIndex((mask) => (mask & bit) !== 0)
  return place < 0 ? DEAD : place
}
