import { EDIT, LOAD, LOOP, PULL, suitOf } from '../cards.js'
import { areBounds, mayReplace } from '../statement.js'
import {
  cardsIn,
  type Draft,
  discard,
  high,
  low,
  pileToDeck,
  rangesOf,
  type Setting,
  type State,
  settled,
} from './exact-search.js'
import { NOTHING, type Option } from './fixpoint.js'

/** What the player does in one step of the prover's game. */
export type Move =
  /** Lays a statement before the first input: lower bound, upper bound, function; no cards for none. */
  | { readonly does: 'script'; readonly cards: readonly number[] }
  /** Lays an input card, with the edit that it sets off, if one is possible. */
  | { readonly does: 'input'; readonly input: number; readonly edit: Edit | undefined }

/** A card goes out of a statement, and a hand card takes its place. */
export interface Edit {
  /** -1: a statement of the player's own; otherwise the opponent, counted from 0. */
  readonly owner: number
  /** The place in the owner's statements, laid end to end. */
  readonly at: number
  /** The hand card. */
  readonly card: number
}

/** All that the player can do in a state without ending the turn at once. */
export function optionsOf(state: State, setting: Setting): Option<State, Move>[] {
  if (state.script) return scripts(state)
  const { loop } = state.ranges
  const options: Option<State, Move>[] = []
  for (const input of cardsIn(state.handLow & loop, state.handHigh & loop)) {
    inputs(state, input, setting, options)
  }
  return options
}

function scripts(state: State): Option<State, Move>[] {
  const hand = cardsIn(state.handLow, state.handHigh)
  const taken = new Set<number>()
  for (let at = 2; at < state.own.length; at += 3) taken.add(suitOf(state.own[at] ?? 0))
  const options = [only<Move>({ does: 'script', cards: [] }, { ...state, script: false })]
  for (const lower of hand) {
    for (const upper of hand) {
      if (!areBounds(lower, upper)) continue
      for (const body of hand) {
        if (body === lower || body === upper || taken.has(suitOf(body))) continue
        const cards = [lower, upper, body]
        const own = [...state.own, ...cards]
        const draft: Draft = { ...state, own, ranges: rangesOf(own), script: false }
        for (const card of cards) fromHand(draft, card)
        options.push(only<Move>({ does: 'script', cards }, draft))
      }
    }
  }
  return options
}

/** Adds all that can come of one input card: one option for each legal edit, or one without. */
function inputs(
  before: State,
  input: number,
  setting: Setting,
  options: Option<State, Move>[],
): void {
  const state: Draft = { ...before }
  fromHand(state, input)
  const { edit: edits, load, pull } = before.ranges
  // Conditions are judged when the input is laid; an edit can only put a statement to sleep.
  const loads = isIn(load, input)
  const pulls = isIn(pull, input)
  const possible = isIn(edits, input) ? legalEdits(state, setting) : []
  if (possible.length === 0) {
    finish(state, { does: 'input', input, edit: undefined }, loads, pulls, setting, options)
    return
  }
  if (before.edits === 0) return
  if (before.edits > 0) state.edits -= 1
  for (const edit of possible) {
    const asleep = edit.owner < 0 ? suitOf(state.own[edit.at - (edit.at % 3) + 2] ?? 0) : EDIT
    // A sleeping LOOP ends the turn.
    if (asleep === LOOP) continue
    const next = edited(state, edit, setting)
    const move: Move = { does: 'input', input, edit }
    finish(next, move, loads && asleep !== LOAD, pulls && asleep !== PULL, setting, options)
  }
}

/** Every legal edit, those that would put the LOOP statement to sleep included. */
function legalEdits(state: State, setting: Setting): Edit[] {
  const hand = cardsIn(state.handLow, state.handHigh)
  const edits: Edit[] = []
  const look = (owner: number, statements: readonly number[]) => {
    for (let at = 0; at < statements.length; at++) {
      for (const card of hand) if (mayReplace(statements, at, card)) edits.push({ owner, at, card })
    }
  }
  look(-1, state.own)
  for (const [owner, { from, to }] of setting.owners.entries()) {
    look(owner, state.others.slice(from, to))
  }
  return edits
}

function edited(state: State, { owner, at, card }: Edit, setting: Setting): Draft {
  const draft: Draft = { ...state }
  fromHand(draft, card)
  const from = owner < 0 ? 0 : (setting.owners[owner]?.from ?? 0)
  const statements = (owner < 0 ? state.own : state.others).slice()
  const gone = statements[from + at] ?? 0
  statements[from + at] = card
  if (owner < 0) {
    draft.own = statements
    draft.ranges = rangesOf(statements)
  } else draft.others = statements
  discard(draft, gone, setting.reshuffle)
  return draft
}

/** LOAD, PULL and LOOP of an input that has been laid, and whose edit is done; uses up the draft. */
function finish(
  ready: Draft,
  move: Move & { readonly does: 'input' },
  loads: boolean,
  pulls: boolean,
  { reshuffle, limits }: Setting,
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
  const deals = dealsOf(ready).slice(0, limits.deals)
  const reply = (answer: number): State => {
    const draft = { ...ready }
    draw(draft, deals[answer] ?? 0, reshuffle)
    pull(draft)
    discard(draft, move.input, reshuffle)
    return draft
  }
  options.push({ move, deals, reply })
}

/**
 * What nature may deal, what helps the player least first: cards that do not set off LOOP, last of
 * them those of a suit that an edit could use; then cards that loop, by what else they set off.
 */
function dealsOf({ unseenLow, unseenHigh, ranges, own }: State): number[] {
  const deals: number[] = []
  let values = ALL_VALUES
  for (const good of [ranges.edit & ranges.loop, ranges.loop & ranges.pull, ranges.loop]) {
    deals.unshift(...cardsIn(unseenLow & values & good, unseenHigh & values & good))
    values &= ~good
  }
  const useful = [false, ranges.load === 0, ranges.pull === 0, false]
  for (let at = 0; at < own.length; at += 3) {
    if (suitOf(own[at + 2] ?? 0) !== LOOP) useful[suitOf(own[at] ?? 0)] = true
  }
  const dead = cardsIn(unseenLow & values, unseenHigh & values)
  const isUseful = (card: number) => useful[suitOf(card)] === true
  return [...dead.filter((card) => !isUseful(card)), ...dead.filter(isUseful), ...deals]
}

const ALL_VALUES = (1 << 26) - 1

function draw(draft: Draft, card: number, reshuffle: Setting['reshuffle']): void {
  toHand(draft, card)
  draft.unseenLow &= ~low(card)
  draft.unseenHigh &= ~high(card)
  draft.deck -= 1
  // What else was unseen is in the opponents' hands, where no function reaches it.
  if (draft.deck === 0) {
    draft.unseenLow = 0
    draft.unseenHigh = 0
  }
  settled(draft, reshuffle)
}

function toHand(draft: Draft, card: number): void {
  draft.handLow |= low(card)
  draft.handHigh |= high(card)
}

const NO_DEAL = [NOTHING]

function only<M>(move: M, state: State): Option<State, M> {
  return { move, deals: NO_DEAL, reply: () => state }
}

function fromHand(draft: Draft, card: number): void {
  draft.handLow &= ~low(card)
  draft.handHigh &= ~high(card)
}

function isIn(values: number, card: number): boolean {
  return (values & (1 << (card % 13))) !== 0
}
