import {
  type CardNumber,
  cardNumber,
  EDIT,
  LOAD,
  LOOP,
  PULL,
  type RuntimeErrorCard,
  suitOf,
} from '../cards.js'
import { flat, mayReplace, statementsIn } from '../statement.js'
import { NOTHING, type Option } from './fixpoint.js'
import type { RuntimeErrorPosition, RuntimeErrorReshuffle } from './position.js'

/*
 * The game card by card. A set of cards is a pair of bit masks, because bit operations in
 * JavaScript stop at 32 bits: the low mask holds the diamonds and clubs, the high mask the hearts
 * and spades, 26 bits each. Both masks repeat the same pattern of two times thirteen values, so a
 * set of values is one mask, too.
 */

/** The cards that set off each of the player's functions, as masks for both halves. */
export interface Ranges {
  readonly edit: number
  readonly load: number
  readonly pull: number
  readonly loop: number
}

/** The prover's form of a position, in which only the top of the discard pile is ordered. */
export interface State {
  readonly handLow: number
  readonly handHigh: number
  /** -1 for an empty pile. */
  readonly top: number
  readonly restLow: number
  readonly restHigh: number
  readonly unseenLow: number
  readonly unseenHigh: number
  readonly deck: number
  /** All statements end to end: lower, upper, function; the player's first. */
  readonly laid: readonly CardNumber[]
  /** The end of each player's statements. */
  readonly ends: readonly number[]
  /** The functions that the player's statements set off. */
  readonly ranges: Ranges
  /** Whether a statement may still be laid. */
  readonly script: boolean
  /** The remaining edits; -1 for any number. */
  readonly edits: number
}

type Draft = { -readonly [Field in keyof State]: State[Field] }

/** Leaves some of the game out: a win with few edits still holds. */
export interface Limits {
  readonly edits: number
  /** The plans to try first: gather useful cards, drain the hand, or settle EDIT. */
  readonly first: 'gather' | 'drain' | 'settle'
}

export const NO_LIMITS: Limits = { edits: -1, first: 'gather' }

export interface Setting extends Limits {
  readonly reshuffle: RuntimeErrorReshuffle
}

export type Move =
  /** Lays a statement before the first input: lower bound, upper bound, function; or none. */
  | { readonly does: 'script'; readonly cards: readonly CardNumber[] }
  /** Lays an input card, perhaps with an edit. */
  | { readonly does: 'input'; readonly input: CardNumber; readonly edit: Edit | undefined }

/** A hand card replaces a card of a statement. */
export interface Edit {
  /** 0 is the player, 1 the opponent who plays next. */
  readonly owner: number
  /** The place in the owner's statements, laid end to end. */
  readonly at: number
  readonly card: CardNumber
}

export function stateOf(position: RuntimeErrorPosition, setting: Setting): State {
  const { discard, deck, script, own, opponents } = position
  const top = discard.at(-1)
  const [handLow, handHigh] = masks(position.hand)
  const [restLow, restHigh] = masks(discard.slice(0, -1))
  const [unseenLow, unseenHigh] = masks(deck === 0 ? [] : position.unseen)
  const laid = [...own, ...opponents.flat()].flatMap(flat)
  const ends = [3 * own.length]
  for (const { length } of opponents) ends.push((ends.at(-1) ?? 0) + 3 * length)
  const state: Draft = {
    handLow,
    handHigh,
    top: top === undefined ? -1 : cardNumber(top),
    restLow,
    restHigh,
    unseenLow,
    unseenHigh,
    deck,
    laid,
    ends,
    ranges: rangesOf(laid, 3 * own.length),
    script,
    edits: setting.edits,
  }
  settle(state, setting.reshuffle)
  return state
}

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
    ...state.laid,
  )
}

/** The player's options that do not end the turn at once. */
export function optionsOf(state: State, setting: Setting): Option<State, Move>[] {
  if (state.script) return scripts(state)
  const { loop } = state.ranges
  const options: Option<State, Move>[] = []
  for (const input of cardsIn(state.handLow & loop, state.handHigh & loop))
    inputs(state, input, setting, options)
  return options
}

function scripts(state: State): Option<State, Move>[] {
  const [end = 0] = state.ends
  const mine = state.laid.slice(0, end)
  const others = state.laid.slice(end)
  const ends = state.ends.map((each) => each + 3)
  const options = [only({ does: 'script', cards: [] }, { ...state, script: false })]
  for (const cards of statementsIn(cardsIn(state.handLow, state.handHigh), mine)) {
    const laid = [...mine, ...cards, ...others]
    const draft = { ...state, laid, ends, ranges: rangesOf(laid, end + 3), script: false }
    for (const card of cards) fromHand(draft, card)
    options.push(only({ does: 'script', cards }, draft))
  }
  return options
}

/** The outcomes of one input card: an option for each legal edit, or one without. */
function inputs(
  before: State,
  input: CardNumber,
  setting: Setting,
  options: Option<State, Move>[],
): void {
  const state: Draft = { ...before }
  fromHand(state, input)
  const { edit: edits, load, pull } = before.ranges
  // Conditions are judged when the input is laid; an edit can only disable a statement.
  const loads = isIn(load, input)
  const pulls = isIn(pull, input)
  const possible = isIn(edits, input) ? legalEdits(state) : []
  if (possible.length === 0) {
    finish(state, { does: 'input', input, edit: undefined }, loads, pulls, setting, options)
    return
  }
  if (before.edits === 0) return
  if (before.edits > 0) state.edits -= 1
  for (const edit of possible) {
    const asleep = edit.owner === 0 ? suitOf(state.laid[edit.at - (edit.at % 3) + 2] ?? 0) : EDIT
    // A sleeping LOOP ends the turn.
    if (asleep === LOOP) continue
    const next = edited(state, edit, setting.reshuffle)
    const move: Move = { does: 'input', input, edit }
    finish(next, move, loads && asleep !== LOAD, pulls && asleep !== PULL, setting, options)
  }
}

/** Every legal edit, even if it disables the LOOP statement. */
function legalEdits({ handLow, handHigh, laid, ends }: State): Edit[] {
  const hand = cardsIn(handLow, handHigh)
  const edits: Edit[] = []
  for (let owner = 0; owner < ends.length; owner++) {
    const statements = laid.slice(ends[owner - 1] ?? 0, ends[owner])
    for (let at = 0; at < statements.length; at++) {
      for (const card of hand) if (mayReplace(statements, at, card)) edits.push({ owner, at, card })
    }
  }
  return edits
}

function edited(state: State, { owner, at, card }: Edit, reshuffle: RuntimeErrorReshuffle): Draft {
  const laid = state.laid.slice()
  const place = (state.ends[owner - 1] ?? 0) + at
  const gone = laid[place] ?? 0
  laid[place] = card
  const draft: Draft = { ...state, laid }
  if (owner === 0) draft.ranges = rangesOf(laid, state.ends[0] ?? 0)
  fromHand(draft, card)
  discard(draft, gone, reshuffle)
  return draft
}

/** Executes LOAD, PULL and LOOP after an input; no option if the turn ends. */
function finish(
  ready: Draft,
  move: Move & { readonly does: 'input' },
  loads: boolean,
  pulls: boolean,
  { reshuffle }: Setting,
  options: Option<State, Move>[],
): void {
  if (loads && ready.deck === 0) pileToDeck(ready)
  const pull = (draft: Draft): void => {
    if (!pulls || draft.top < 0) return
    toHand(draft, draft.top)
    draft.top = -1
  }
  if (!loads || ready.deck === 0) {
    pull(ready)
    // With an empty hand LOOP is ignored, and the turn ends.
    if ((ready.handLow | ready.handHigh) === 0) return
    discard(ready, move.input, reshuffle)
    options.push(only(move, ready))
    return
  }
  const deals = dealsOf(ready)
  const reply = (answer: number): State => {
    const draft = { ...ready }
    draw(draft, deals[answer] ?? 0, reshuffle)
    pull(draft)
    discard(draft, move.input, reshuffle)
    return draft
  }
  options.push({ move, deals, reply })
}

/** Nature's deals, the worst for the player first. */
function dealsOf({ unseenLow, unseenHigh, ranges, laid, ends }: State): CardNumber[] {
  const deals: CardNumber[] = []
  let values = ALL_VALUES
  for (const good of [ranges.edit & ranges.loop, ranges.loop & ranges.pull, ranges.loop]) {
    deals.unshift(...cardsIn(unseenLow & values & good, unseenHigh & values & good))
    values &= ~good
  }
  const useful = [false, ranges.load === 0, ranges.pull === 0, false]
  for (let at = 0; at < (ends[0] ?? 0); at += 3) {
    if (suitOf(laid[at + 2] ?? 0) !== LOOP) useful[suitOf(laid[at] ?? 0)] = true
  }
  const dead = cardsIn(unseenLow & values, unseenHigh & values)
  const isUseful = (card: CardNumber) => useful[suitOf(card)] === true
  return [...dead.filter((card) => !isUseful(card)), ...dead.filter(isUseful), ...deals]
}

const ALL_VALUES = (1 << 26) - 1

const NO_DEAL = [NOTHING]

function only(move: Move, state: State): Option<State, Move> {
  return { move, deals: NO_DEAL, reply: () => state }
}

function draw(draft: Draft, card: CardNumber, reshuffle: RuntimeErrorReshuffle): void {
  toHand(draft, card)
  draft.deck -= 1
  // After the last one, the other unseen cards are in the opponents' hands.
  draft.unseenLow = draft.deck === 0 ? 0 : draft.unseenLow & ~low(card)
  draft.unseenHigh = draft.deck === 0 ? 0 : draft.unseenHigh & ~high(card)
  settle(draft, reshuffle)
}

function toHand(draft: Draft, card: CardNumber): void {
  draft.handLow |= low(card)
  draft.handHigh |= high(card)
}

function fromHand(draft: Draft, card: CardNumber): void {
  draft.handLow &= ~low(card)
  draft.handHigh &= ~high(card)
}

/** With `when-empty`, the discard pile at once replaces an empty deck. */
function settle(draft: Draft, reshuffle: RuntimeErrorReshuffle): void {
  if (reshuffle === 'when-empty' && draft.deck === 0) pileToDeck(draft)
}

/** Makes the discard pile the new deck; unseen cards outside the old deck are out of reach. */
function pileToDeck(draft: Draft): void {
  bury(draft)
  draft.unseenLow = draft.restLow
  draft.unseenHigh = draft.restHigh
  draft.restLow = 0
  draft.restHigh = 0
  draft.deck = count(draft.unseenLow) + count(draft.unseenHigh)
}

/** Moves the top of the discard pile into the rest. */
function bury(draft: Draft): void {
  if (draft.top < 0) return
  draft.restLow |= low(draft.top)
  draft.restHigh |= high(draft.top)
  draft.top = -1
}

function discard(draft: Draft, card: CardNumber, reshuffle: RuntimeErrorReshuffle): void {
  bury(draft)
  draft.top = card
  settle(draft, reshuffle)
}

/** The functions of the statements before an end. */
function rangesOf(laid: readonly CardNumber[], end: number): Ranges {
  let [edit, load, pull, loop] = [0, 0, 0, 0]
  for (let at = 0; at < end; at += 3) {
    const values = valuesBetween(laid[at] as CardNumber, laid[at + 1] as CardNumber)
    const body = suitOf(laid[at + 2] as CardNumber)
    if (body === EDIT) edit = values
    else if (body === LOAD) load = values
    else if (body === PULL) pull = values
    else loop = values
  }
  return { edit, load, pull, loop }
}

function masks(cards: readonly RuntimeErrorCard[]): [low: number, high: number] {
  const both: [number, number] = [0, 0]
  for (const card of cards) {
    both[0] |= low(cardNumber(card))
    both[1] |= high(cardNumber(card))
  }
  return both
}

/** The number of bits in a mask of at most 26 bits. */
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

/** The cards of a set, by number. */
export function cardsIn(lowMask: number, highMask: number): CardNumber[] {
  const cards: CardNumber[] = []
  for (let rest = lowMask; rest !== 0; rest &= rest - 1) cards.push(31 - Math.clz32(rest & -rest))
  for (let rest = highMask; rest !== 0; rest &= rest - 1) cards.push(57 - Math.clz32(rest & -rest))
  return cards
}

/** The mask, for either half, of all cards with values in a range. */
export function valuesBetween(lower: CardNumber, upper: CardNumber): number {
  const from = lower % 13
  const to = upper % 13
  const values = (2 << to) - (1 << from)
  return values | (values << 13)
}

function isIn(values: number, card: CardNumber): boolean {
  return (values & (1 << (card % 13))) !== 0
}
