import type { Choose, SeatNumber } from '@ackanomic/core'
import { type Desk, nameOf, type Seen, type State } from '@ackanomic/core/engine'
import type { Card } from './cards.js'
import { openStatements } from './knowledge.js'
import { functionOf, SLOTS, STATEMENT_NUMBERS, type Statement, syntaxProblem } from './statement.js'
import { checkHeld, checkMoment, type Draft, layFromHand, proceed, type Refused } from './turn.js'
import type { EditMove, Own, RuntimeError } from './types.js'

/** Refuses an edit that cannot be made. */
export function checkEdit(state: State<RuntimeError>, move: EditMove, seat: SeatNumber): Refused {
  const refusal = checkMoment(state, 'edit', seat)
  if (refusal !== undefined) return refusal
  const { of, statement, slot, card } = move
  const statements = openStatements(state.own, of)
  const old = statements[statement]
  if (old === undefined) {
    const owner = nameOf(state.table, of)
    const facts = { owner, own: of === seat, statements: statements.length }
    return { code: 'noSuchStatement', facts }
  }
  const absent = checkHeld(state, 'edit', [card], seat)
  if (absent !== undefined) return absent
  return fits(statements, move, card)
    ? undefined
    : { code: 'editSpoils', facts: { card, removed: old[slot], slot } }
}

/** Executes EDIT, and then what else the input sets off. */
export function edit(
  draft: Draft,
  { of, statement: at, slot, card }: EditMove,
  desk: Desk<RuntimeError>,
): void {
  const { own } = draft
  const seat = own.turn
  const mine = draft.secret[seat]
  const statement = own.statements[of]?.[at]
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
  own.faceDown = { of, statement: at, slot }
  own.discard.push(removed)
  own.ahead = own.ahead.filter((task) => task !== silenced)
  own.stage = 'executing'
  desk.tell('public', 'RTE/edit.a', () => ({
    ...{ type: 'edit', seat, removed },
    ...{ of, statement: at, slot },
  }))
  proceed(draft, desk)
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
export function editsWith(own: Own, hand: readonly Card[]): EditMove[] {
  return own.statements.flatMap((_, of) => {
    const statements = openStatements(own, of)
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
  { own, secret }: Seen<RuntimeError>,
  seat: SeatNumber,
  choose: Choose,
): EditMove | undefined {
  const hand = secret[seat]?.hand ?? []
  for (let tries = 0; tries < TRIES && hand.length > 0; tries++) {
    const of = choose(own.statements.length)
    const statement = STATEMENT_NUMBERS[choose(STATEMENT_NUMBERS.length)] ?? 0
    const slot = SLOTS[choose(SLOTS.length)] ?? 'lower'
    const card = hand[choose(hand.length)]
    if (card === undefined || own.statements[of]?.[statement] === undefined) continue
    if (fits(openStatements(own, of), { statement, slot }, card)) {
      return { type: 'edit', of, statement, slot, card }
    }
  }
  const all = editsWith(own, hand)
  return all[choose(all.length || 1)]
}

/**
 * Whether any edit can be made with a hand, where an EDIT is laid: a card of it can be a function
 * among one's own in the place of one of its suit, or else of any.
 */
export function canEdit(own: Own, hand: readonly Card[]): boolean {
  return hand.length > 0 && own.statements.some((laid) => laid.length > 0)
}
