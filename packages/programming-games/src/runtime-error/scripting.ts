import type { SeatNumber } from '@ackanomic/core'
import { itemAt, type MoveDefinition, nameOf } from '@ackanomic/core/engine'
import { cardNumber, type RuntimeErrorCard } from './cards.js'
import { openStatements } from './knowledge.js'
import type { EditMove, InputMove, RuntimeError, ScriptMove } from './model.js'
import type { RuntimeErrorShared } from './state.js'
import {
  areBounds,
  flat,
  functionOf,
  mayReplace,
  type RuntimeErrorStatement,
  SLOTS,
  STATEMENT_NUMBERS,
  setOffBy,
  statementOf,
  statementsIn,
} from './statement.js'
import { checkHeld, checkMoment, END_OF_TURN, layFromHand, layOpen, proceed } from './turn.js'

export const scriptMove: MoveDefinition<RuntimeError, ScriptMove> = {
  validate(state, { lower, upper, function: body }, { seat }) {
    const error =
      checkMoment(state, 'script', seat) ?? checkHeld(state, 'script', [lower, upper, body], seat)
    if (error !== undefined) return error
    if (lower === upper || body === upper) return { code: 'cardTwice', details: { card: upper } }
    if (body === lower) return { code: 'cardTwice', details: { card: body } }
    if (lower.slice(-1) !== upper.slice(-1))
      return { code: 'boundsDiffer', details: { lower, upper } }
    if (!areBounds(cardNumber(lower), cardNumber(upper)))
      return { code: 'boundsCross', details: { lower, upper } }
    const functions = openStatements(state.shared, seat).map((each) => functionOf(each.function))
    const number = functions.indexOf(functionOf(body)) + 1
    return number === 0 ? undefined : { code: 'functionTaken', details: { card: body, number } }
  },
  apply(draft, { lower, upper, function: body }, ctx) {
    const { shared } = draft
    const seat = shared.turn
    for (const card of [lower, upper, body]) layOpen(draft, card)
    const mine = itemAt(shared.statements, seat)
    const statement = { lower, upper, function: body }
    const number = mine.push({ ...statement })
    shared.stage = 'testing'
    shared.solver = null
    ctx.emit('public', 'RTE/script.i', () => ({ type: 'script', seat, number, statement }))
  },
}

export function scriptsWith(
  shared: RuntimeErrorShared,
  seat: SeatNumber,
  hand: readonly RuntimeErrorCard[],
): ScriptMove[] {
  const mine = openStatements(shared, seat).flatMap(flat)
  const scripts = statementsIn(hand.map(cardNumber), mine)
  return scripts.map((cards) => ({ type: 'script', ...statementOf(cards) }))
}

export const editMove: MoveDefinition<RuntimeError, EditMove> = {
  validate(state, move, { seat }) {
    const error = checkMoment(state, 'edit', seat)
    if (error !== undefined) return error
    const { of, statement, slot, card } = move
    const statements = openStatements(state.shared, of)
    const old = statements[statement]
    if (old === undefined) {
      const owner = nameOf(state.roster, of)
      const details = { owner, isOwn: of === seat, statements: statements.length }
      return { code: 'noSuchStatement', details }
    }
    const absent = checkHeld(state, 'edit', [card], seat)
    if (absent !== undefined || fits(statements, move, card)) return absent
    return { code: 'editSpoils', details: { card, removed: old[slot], slot } }
  },
  /** Executes EDIT, then the other functions that the input triggers. */
  apply(draft, { of, statement: at, slot, card }, ctx) {
    const { shared } = draft
    const seat = shared.turn
    const statement = itemAt(itemAt(shared.statements, of), at)
    const removed = statement[slot]
    if (removed === null) throw new Error('An edit that was not checked is made.')
    // A statement of one's own that is put to sleep is not executed.
    const silenced =
      of === seat && statement.function !== null ? functionOf(statement.function) : null
    layFromHand(draft, card)
    itemAt(draft.secret, seat).faceDown = card
    statement[slot] = null
    const place = { of, statement: at, slot }
    shared.faceDown = { ...place }
    shared.discard.push(removed)
    shared.ahead = shared.ahead.filter((task) => task !== silenced)
    shared.stage = 'executing'
    ctx.emit('public', 'RTE/edit.a', () => ({ type: 'edit', seat, removed, ...place }))
    proceed(draft, ctx)
  },
}

/** Whether a card may replace one of a player's statement. */
export function fits(
  statements: readonly RuntimeErrorStatement[],
  { statement, slot }: Pick<EditMove, 'statement' | 'slot'>,
  card: RuntimeErrorCard,
): boolean {
  const place = 3 * statement + SLOTS.indexOf(slot)
  return mayReplace(statements.flatMap(flat), place, cardNumber(card))
}

/** All possible edits with a hand, in anybody's statements. */
export function editsWith(shared: RuntimeErrorShared, hand: readonly RuntimeErrorCard[]) {
  const edits: EditMove[] = []
  const numbers = hand.map(cardNumber)
  for (const of of shared.statements.keys()) {
    const laid = openStatements(shared, of).flatMap(flat)
    for (const place of laid.keys()) {
      const statement = itemAt(STATEMENT_NUMBERS, Math.floor(place / 3))
      const slot = itemAt(SLOTS, place % 3)
      for (const [at, card] of hand.entries()) {
        if (!mayReplace(laid, place, numbers[at] ?? 0)) continue
        edits.push({ type: 'edit', of, statement, slot, card })
      }
    }
  }
  return edits
}

/** Whether any edit is possible with a hand, where an EDIT is played. */
export function canEdit(shared: RuntimeErrorShared, hand: readonly RuntimeErrorCard[]): boolean {
  return hand.length > 0 && shared.statements.some((laid) => laid.length > 0)
}

export const inputMove: MoveDefinition<RuntimeError, InputMove> = {
  validate: (state, { card }, { seat }) =>
    checkMoment(state, 'input', seat) ?? checkHeld(state, 'input', [card], seat),
  /** Plays an input card, and executes the functions that it triggers. */
  apply(draft, { card }, ctx) {
    const { shared } = draft
    const seat = shared.turn
    layOpen(draft, card)
    shared.input = card
    shared.solver = null
    const functions = setOffBy(openStatements(shared, seat), card)
    ctx.emit('public', 'RTE/test.b', () => ({ type: 'input', seat, card, functions }))
    shared.ahead = [...functions.filter((each) => each !== 'edit'), ...END_OF_TURN]
    shared.stage = 'executing'
    if (functions.includes('edit')) {
      if (canEdit(shared, draft.secret[seat]?.hand ?? [])) shared.stage = 'edit'
      else ctx.emit('public', 'RTE/edit.f', () => ({ type: 'ignored', seat, function: 'edit' }))
    }
    proceed(draft, ctx)
  },
}
