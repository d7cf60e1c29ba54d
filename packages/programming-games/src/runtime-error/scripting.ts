import type { Choose, SeatNumber } from '@ackanomic/core'
import { nameOf, type Seen } from '@ackanomic/core/engine'
import { type Card, cardNumber, cardValue } from './cards.js'
import { openStatements } from './knowledge.js'
import type { EditMove, InputMove, RuntimeError, ScriptMove } from './model.js'
import type { RuntimeErrorShared, Task } from './state.js'
import {
  areBounds,
  functionOf,
  SLOTS,
  STATEMENT_NUMBERS,
  type Statement,
  setOffBy,
  syntaxProblem,
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

/** Refuses a statement that cannot be laid. */
export function checkScript(
  state: Seen<RuntimeError>,
  { lower, upper, function: body }: ScriptMove,
  seat: SeatNumber,
): Refused {
  const refusal = checkMoment(state, 'script', seat)
  if (refusal !== undefined) return refusal
  const absent = checkHeld(state, 'script', [lower, upper, body], seat)
  if (absent !== undefined) return absent
  if (lower === upper || body === upper) return { code: 'cardTwice', facts: { card: upper } }
  if (body === lower) return { code: 'cardTwice', facts: { card: body } }
  if (lower.slice(-1) !== upper.slice(-1)) {
    return { code: 'boundsDiffer', facts: { lower, upper } }
  }
  if (cardValue(cardNumber(lower)) > cardValue(cardNumber(upper))) {
    return { code: 'boundsCross', facts: { lower, upper } }
  }
  const same = openStatements(state.shared, seat).findIndex(
    (statement) => functionOf(statement.function) === functionOf(body),
  )
  return same < 0 ? undefined : { code: 'functionTaken', facts: { card: body, number: same + 1 } }
}

/** Lays a statement. */
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

/** Every statement that can be laid from a hand. */
export function scriptsWith(
  shared: RuntimeErrorShared,
  seat: SeatNumber,
  hand: readonly Card[],
): ScriptMove[] {
  const bodies = bodiesIn(shared, seat, hand)
  return hand.flatMap((lower) =>
    hand
      .filter((upper) => areBounds(cardNumber(lower), cardNumber(upper)))
      .flatMap((upper) =>
        bodies
          .filter((body) => body !== lower && body !== upper)
          .map((body): ScriptMove => ({ type: 'script', lower, upper, function: body })),
      ),
  )
}

/** One of them at random, each now and then; often none, though there are some. */
export function someScript(
  { shared, secret }: Seen<RuntimeError>,
  seat: SeatNumber,
  choose: Choose,
): ScriptMove | undefined {
  const hand = secret[seat]?.hand ?? []
  const [one, other] = [hand[choose(hand.length || 1)], hand[choose(hand.length || 1)]]
  if (one === undefined || other === undefined || one.slice(-1) !== other.slice(-1))
    return undefined
  const bodies = bodiesIn(shared, seat, hand)
  const body = bodies[choose(bodies.length || 1)]
  if (body === undefined || one === other || body === one || body === other) return undefined
  const isLower = cardNumber(one) < cardNumber(other)
  const [lower, upper] = isLower ? [one, other] : [other, one]
  return { type: 'script', lower, upper, function: body }
}

/** The hand cards that can be a function of the next statement. */
function bodiesIn(shared: RuntimeErrorShared, seat: SeatNumber, hand: readonly Card[]): Card[] {
  const taken = openStatements(shared, seat).map((statement) => functionOf(statement.function))
  return hand.filter((card) => !taken.includes(functionOf(card)))
}

/** Refuses an edit that cannot be made. */
export function checkEdit(state: Seen<RuntimeError>, move: EditMove, seat: SeatNumber): Refused {
  const refusal = checkMoment(state, 'edit', seat)
  if (refusal !== undefined) return refusal
  const { of, statement, slot, card } = move
  const statements = openStatements(state.shared, of)
  const old = statements[statement]
  if (old === undefined) {
    const owner = nameOf(state.table, of)
    const facts = { owner, shared: of === seat, statements: statements.length }
    return { code: 'noSuchStatement', facts }
  }
  const absent = checkHeld(state, 'edit', [card], seat)
  if (absent !== undefined) return absent
  return fits(statements, move, card)
    ? undefined
    : { code: 'editSpoils', facts: { card, removed: old[slot], slot } }
}

/** Executes EDIT, and then what else the input sets off. */
export function edit(draft: Draft, { of, statement: at, slot, card }: EditMove, ctx: Ctx): void {
  const { shared } = draft
  const seat = shared.turn
  const mine = draft.secret[seat]
  const statement = shared.statements[of]?.[at]
  const removed = statement?.[slot] ?? null
  if (mine === undefined || statement === undefined || removed === null) {
    throw new Error('An edit that was not checked is made.')
  }
  // A statement of one's own that is put to sleep is not executed.
  const silenced =
    of === seat && statement.function !== null ? functionOf(statement.function) : null
  layFromHand(draft, card)
  mine.faceDown = card
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
  statements: readonly Statement[],
  { statement, slot }: Pick<EditMove, 'statement' | 'slot'>,
  card: Card,
): boolean {
  const after = statements.map((s, at) => (at === statement ? { ...s, [slot]: card } : s))
  return syntaxProblem(after) === undefined
}

/** Every edit that can be made with a hand, of anybody's statements. */
export function editsWith(shared: RuntimeErrorShared, hand: readonly Card[]): EditMove[] {
  return shared.statements.flatMap((_, of) => {
    const statements = openStatements(shared, of)
    return STATEMENT_NUMBERS.slice(0, statements.length).flatMap((statement) =>
      SLOTS.flatMap((slot) =>
        hand
          .filter((card) => fits(statements, { statement, slot }, card))
          .map((card): EditMove => ({ type: 'edit', of, statement, slot, card })),
      ),
    )
  })
}

/** So often a place and a card are drawn before all edits are listed. */
const TRIES = 20

/** One of them at random. */
export function someEdit(
  { shared, secret }: Seen<RuntimeError>,
  seat: SeatNumber,
  choose: Choose,
): EditMove | undefined {
  const hand = secret[seat]?.hand ?? []
  for (let tries = 0; tries < TRIES && hand.length > 0; tries++) {
    const of = choose(shared.statements.length)
    const statement = STATEMENT_NUMBERS[choose(STATEMENT_NUMBERS.length)] ?? 0
    const slot = SLOTS[choose(SLOTS.length)] ?? 'lower'
    const card = hand[choose(hand.length)]
    if (card === undefined || shared.statements[of]?.[statement] === undefined) continue
    if (fits(openStatements(shared, of), { statement, slot }, card)) {
      return { type: 'edit', of, statement, slot, card }
    }
  }
  const all = editsWith(shared, hand)
  return all[choose(all.length || 1)]
}

/**
 * Whether any edit can be made with a hand, where an EDIT is laid: a card of it can be a function
 * among one's own in the place of one of its suit, or else of any.
 */
export function canEdit(shared: RuntimeErrorShared, hand: readonly Card[]): boolean {
  return hand.length > 0 && shared.statements.some((laid) => laid.length > 0)
}

/** Refuses an input that is not held. */
export function checkInput(
  state: Seen<RuntimeError>,
  { card }: InputMove,
  seat: SeatNumber,
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
