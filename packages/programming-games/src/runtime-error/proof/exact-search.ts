import { type CardNumber, cardNumber, EDIT, LOAD, PULL, suitOf } from '../cards.js'
import { flat } from '../statement.js'
import type { RuntimeErrorPosition, RuntimeErrorReshuffle } from './position.js'

/** Which cards set off each function of the player's statements: masks that serve both halves. */
export interface Ranges {
  readonly edit: number
  readonly load: number
  readonly pull: number
  readonly loop: number
}

/**
 * The prover's own form of a position. Sets of cards are pairs of masks; of the discard pile only
 * the top is kept in order, because a step takes at most one card from it and puts at least one on.
 */
export interface State {
  readonly handLow: number
  readonly handHigh: number
  /** Top of the discard pile; -1 when it is empty. */
  readonly top: number
  /** Discard pile below its top. */
  readonly restLow: number
  readonly restHigh: number
  /** What can be drawn. */
  readonly unseenLow: number
  readonly unseenHigh: number
  /** Cards in the deck. */
  readonly deck: number
  /** The player's statements end to end: lower, upper, function, lower, … */
  readonly own: readonly number[]
  /** The opponents' statements end to end. */
  readonly others: readonly number[]
  /** What the player's statements set off. */
  readonly ranges: Ranges
  /** Whether a statement may still be laid. */
  readonly script: boolean
  /** How many more edits the player may make; -1: any number. */
  readonly edits: number
}

/** What stays as it is while a position is played out. */
export interface Setting {
  readonly reshuffle: RuntimeErrorReshuffle
  /** For each opponent, where their statements begin and end in `others`. */
  readonly owners: readonly { readonly from: number; readonly to: number }[]
  readonly limits: Limits
}

/**
 * Leaves some of the game out, and says where to look first. A win with few edits is a win; a loss to
 * a deck that may deal only the few worst cards is a loss.
 */
export interface Limits {
  /** How many edits the player may make; -1: any number. */
  readonly edits: number
  /** How many different cards nature may choose from at each draw. */
  readonly deals: number
  /** Which plans are tried first: those that gather useful cards, drain the hand, or settle EDIT. */
  readonly first: 'gather' | 'drain' | 'settle'
}

export const NO_LIMITS: Limits = { edits: -1, deals: 52, first: 'gather' }

export function stateOf(position: RuntimeErrorPosition, setting: Setting): State {
  const hand = masks(position.hand)
  const pile = position.discard.map(cardNumber)
  const top = pile.pop() ?? -1
  const rest = masks(position.discard.slice(0, -1))
  const unseen = masks(position.deck === 0 ? [] : position.unseen)
  const own = position.own.flatMap(flat)
  const state: State = {
    handLow: hand.low,
    handHigh: hand.high,
    top,
    restLow: rest.low,
    restHigh: rest.high,
    unseenLow: unseen.low,
    unseenHigh: unseen.high,
    deck: position.deck,
    own,
    others: position.opponents.flat().flatMap(flat),
    ranges: rangesOf(own),
    script: position.script,
    edits: setting.limits.edits,
  }
  return settled({ ...state }, setting.reshuffle)
}

/** What of a position stays as it is while it is played out. */
export function settingOf(
  position: RuntimeErrorPosition,
  reshuffle: RuntimeErrorReshuffle,
  limits: Limits,
): Setting {
  let from = 0
  const owners = position.opponents.map((statements) => {
    const owner = { from, to: from + 3 * statements.length }
    from = owner.to
    return owner
  })
  return { reshuffle, owners, limits }
}

export type Draft = { -readonly [Field in keyof State]: State[Field] }

/** Where an empty deck is replaced at once, whatever lies in the discard pile becomes the deck. */
export function settled(draft: Draft, reshuffle: RuntimeErrorReshuffle): Draft {
  if (reshuffle === 'when-empty' && draft.deck === 0) pileToDeck(draft)
  return draft
}

/** Makes the discard pile the new deck; what was unseen besides the old deck is out of reach. */
export function pileToDeck(draft: Draft): void {
  bury(draft)
  draft.unseenLow = draft.restLow
  draft.unseenHigh = draft.restHigh
  draft.restLow = 0
  draft.restHigh = 0
  draft.deck = count(draft.unseenLow) + count(draft.unseenHigh)
}

/** The top of the discard pile sinks into the rest. */
function bury(draft: Draft): void {
  if (draft.top < 0) return
  draft.restLow |= low(draft.top)
  draft.restHigh |= high(draft.top)
  draft.top = -1
}

export function discard(draft: Draft, card: number, reshuffle: RuntimeErrorReshuffle): void {
  bury(draft)
  draft.top = card
  settled(draft, reshuffle)
}

/** A name for a state: equal for equal states. */
export function keyOf(state: State): string {
  return String.fromCharCode(
    state.handLow & 0x1fff,
    state.handLow >>> 13,
    state.handHigh & 0x1fff,
    state.handHigh >>> 13,
    state.restLow & 0x1fff,
    state.restLow >>> 13,
    state.restHigh & 0x1fff,
    state.restHigh >>> 13,
    state.unseenLow & 0x1fff,
    state.unseenLow >>> 13,
    state.unseenHigh & 0x1fff,
    state.unseenHigh >>> 13,
    (state.top + 1) * 2 + (state.script ? 1 : 0),
    state.deck,
    state.edits + 1,
    ...state.own,
    99,
    ...state.others,
  )
}

/** What the player's statements, laid end to end, set off. */
export function rangesOf(own: readonly number[]): Ranges {
  let [edit, load, pull, loop] = [0, 0, 0, 0]
  for (let at = 0; at < own.length; at += 3) {
    const values = valuesBetween(own[at] as CardNumber, own[at + 1] as CardNumber)
    const body = suitOf(own[at + 2] as CardNumber)
    if (body === EDIT) edit = values
    else if (body === LOAD) load = values
    else if (body === PULL) pull = values
    else loop = values
  }
  return { edit, load, pull, loop }
}

function masks(cards: RuntimeErrorPosition['hand']): { low: number; high: number } {
  const both = { low: 0, high: 0 }
  for (const card of cards) {
    both.low |= low(cardNumber(card))
    both.high |= high(cardNumber(card))
  }
  return both
}

/*
 * A set of cards is a pair of bit masks, because bit operations in JavaScript stop at 32 bits: the
 * low mask holds the diamonds and clubs, the high mask the hearts and spades, 26 bits each. Both
 * masks repeat the same pattern of two times thirteen values, so a set of values is one mask, too.
 */

/** How many bits are set in a mask of at most 26 bits. */
export function count(mask: number): number {
  let bits = mask - ((mask >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

/** The low mask of one card: empty for hearts and spades. */
export function low(card: CardNumber): number {
  return card < 26 ? 1 << card : 0
}

/** The high mask of one card: empty for diamonds and clubs. */
export function high(card: CardNumber): number {
  return card < 26 ? 0 : 1 << (card - 26)
}

/** The cards of a set, in the order of their numbers. */
export function cardsIn(lowMask: number, highMask: number): CardNumber[] {
  const cards: CardNumber[] = []
  for (let rest = lowMask; rest !== 0; rest &= rest - 1) cards.push(31 - Math.clz32(rest & -rest))
  for (let rest = highMask; rest !== 0; rest &= rest - 1) {
    cards.push(57 - Math.clz32(rest & -rest))
  }
  return cards
}

/** The mask, for either half of a set, of all cards with values from one bound to the other. */
export function valuesBetween(lower: CardNumber, upper: CardNumber): number {
  const from = lower % 13
  const to = upper % 13
  const values = (2 << to) - (1 << from)
  return values | (values << 13)
}
