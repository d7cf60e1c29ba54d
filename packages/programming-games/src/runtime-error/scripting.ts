import type { SeatNumber } from '@ackanomic/core'
import { type Actor, getAt, nameOf, type VisibleState } from '@ackanomic/core/engine'
import { cardNumber, cardValue, type RuntimeErrorCard } from './cards.js'
import { openStatements } from './knowledge.js'
import type { EditMove, InputMove, RuntimeError, ScriptMove } from './model.js'
import type { RuntimeErrorShared, Task } from './state.js'
import {
  areBounds,
  flat,
  functionOf,
  mayReplace,
  type RuntimeErrorStatement,
  SLOTS,
  STATEMENT_NUMBERS,
  setOffBy,
} from './statement.js'
import {
  type Ctx,
  checkHeld,
  checkMoment,
  type Draft,
  END_OF_TURN,
  isSeen,
  layFromHand,
  proceed,
  type Refused,
} from './turn.js'

export function checkScript(
  state: VisibleState<RuntimeError>,
  { lower, upper, function: body }: ScriptMove,
  { seat }: Actor,
): Refused {
  const refusal = checkMoment(state, 'script', seat)
  if (refusal !== undefined) return refusal
  const absent = checkHeld(state, 'script', [lower, upper, body], seat)
  if (absent !== undefined) return absent
  if (lower === upper || body === upper) return { code: 'cardTwice', details: { card: upper } }
  if (body === lower) return { code: 'cardTwice', details: { card: body } }
  if (lower.slice(-1) !== upper.slice(-1)) {
    return { code: 'boundsDiffer', details: { lower, upper } }
  }
  if (cardValue(cardNumber(lower)) > cardValue(cardNumber(upper))) {
    return { code: 'boundsCross', details: { lower, upper } }
  }
  const same = openStatements(state.shared, seat).findIndex(
    (statement) => functionOf(statement.function) === functionOf(body),
  )
  return same < 0 ? undefined : { code: 'functionTaken', details: { card: body, number: same + 1 } }
}

export function script(draft: Draft, { lower, upper, function: body }: ScriptMove, ctx: Ctx): void {
  const seat = draft.shared.turn
  for (const card of [lower, upper, body]) {
    layFromHand(draft, card)
    isSeen(draft, card)
  }
  draft.shared.statements[seat]?.push({ lower, upper, function: body })
  draft.shared.stage = 'testing'
  draft.shared.solver = null
  const number = draft.shared.statements[seat]?.length ?? 0
  const statement = { lower, upper, function: body }
  ctx.emit('public', 'RTE/script.i', () => ({ type: 'script', seat, number, statement }))
}

export function scriptsWith(
  shared: RuntimeErrorShared,
  seat: SeatNumber,
  hand: readonly RuntimeErrorCard[],
): ScriptMove[] {
  const taken = openStatements(shared, seat).map((statement) => functionOf(statement.function))
  const bodies = hand.filter((card) => !taken.includes(functionOf(card)))
  const scripts: ScriptMove[] = []
  for (const lower of bodies.length > 0 ? hand : []) {
    const least = cardNumber(lower)
    for (const upper of hand) {
      if (!areBounds(least, cardNumber(upper))) continue
      for (const body of bodies) {
        if (body === lower || body === upper) continue
        scripts.push({ type: 'script', lower, upper, function: body })
      }
    }
  }
  return scripts
}

export function checkEdit(
  state: VisibleState<RuntimeError>,
  move: EditMove,
  { seat }: Actor,
): Refused {
  const refusal = checkMoment(state, 'edit', seat)
  if (refusal !== undefined) return refusal
  const { of, statement, slot, card } = move
  const statements = openStatements(state.shared, of)
  const old = statements[statement]
  if (old === undefined) {
    const owner = nameOf(state.table, of)
    const details = { owner, shared: of === seat, statements: statements.length }
    return { code: 'noSuchStatement', details }
  }
  const absent = checkHeld(state, 'edit', [card], seat)
  if (absent !== undefined) return absent
  return fits(statements, move, card)
    ? undefined
    : { code: 'editSpoils', details: { card, removed: old[slot], slot } }
}

/** Executes EDIT, and then what else the input sets off. */
export function edit(draft: Draft, { of, statement: at, slot, card }: EditMove, ctx: Ctx): void {
  const { shared } = draft
  const seat = shared.turn
  const statement = getAt(getAt(shared.statements, of), at)
  const removed = statement[slot]
  if (removed === null) throw new Error('An edit that was not checked is made.')
  // A statement of one's own that is put to sleep is not executed.
  const silenced =
    of === seat && statement.function !== null ? functionOf(statement.function) : null
  layFromHand(draft, card)
  getAt(draft.secret, seat).faceDown = card
  statement[slot] = null
  shared.faceDown = { of, statement: at, slot }
  shared.discard.push(removed)
  shared.ahead = shared.ahead.filter((task) => task !== silenced)
  shared.stage = 'executing'
  ctx.emit('public', 'RTE/edit.a', () => ({
    ...{ type: 'edit', seat, removed },
    ...{ of, statement: at, slot },
  }))
  proceed(draft, ctx)
}

/** Whether a card may take a place in one of a player's statements. */
export function fits(
  statements: readonly RuntimeErrorStatement[],
  { statement, slot }: Pick<EditMove, 'statement' | 'slot'>,
  card: RuntimeErrorCard,
): boolean {
  const place = 3 * statement + SLOTS.indexOf(slot)
  return mayReplace(statements.flatMap(flat), place, cardNumber(card))
}

/** Every edit that can be made with a hand, of anybody's statements. */
export function editsWith(
  shared: RuntimeErrorShared,
  hand: readonly RuntimeErrorCard[],
): EditMove[] {
  const edits: EditMove[] = []
  const numbers = hand.map(cardNumber)
  for (const of of shared.statements.keys()) {
    const laid = openStatements(shared, of).flatMap(flat)
    for (const place of laid.keys()) {
      const statement = getAt(STATEMENT_NUMBERS, Math.floor(place / 3))
      const slot = getAt(SLOTS, place % 3)
      for (const [at, card] of hand.entries()) {
        if (!mayReplace(laid, place, numbers[at] ?? 0)) continue
        edits.push({ type: 'edit', of, statement, slot, card })
      }
    }
  }
  return edits
}

/**
 * Whether any edit can be made with a hand, where an EDIT is laid: a card of it can be a function
 * among one's own in the place of one of its suit, or else of any.
 */
export function canEdit(shared: RuntimeErrorShared, hand: readonly RuntimeErrorCard[]): boolean {
  return hand.length > 0 && shared.statements.some((laid) => laid.length > 0)
}

export function checkInput(
  state: VisibleState<RuntimeError>,
  { card }: InputMove,
  { seat }: Actor,
): Refused {
  return checkMoment(state, 'input', seat) ?? checkHeld(state, 'input', [card], seat)
}

/** Lays an input card, and executes what it sets off. */
export function input(draft: Draft, { card }: InputMove, ctx: Ctx): void {
  const { shared } = draft
  const seat = shared.turn
  layFromHand(draft, card)
  isSeen(draft, card)
  shared.input = card
  shared.solver = null
  const functions = setOffBy(openStatements(shared, seat), card)
  ctx.emit('public', 'RTE/test.b', () => ({ type: 'input', seat, card, functions }))
  shared.ahead = [
    ...functions.flatMap((each): Task[] => (each === 'edit' ? [] : [each])),
    ...END_OF_TURN,
  ]
  shared.stage = 'executing'
  if (functions.includes('edit')) {
    if (canEdit(shared, draft.secret[seat]?.hand ?? [])) shared.stage = 'edit'
    else ctx.emit('public', 'RTE/edit.f', () => ({ type: 'ignored', seat, function: 'edit' }))
  }
  proceed(draft, ctx)
}
