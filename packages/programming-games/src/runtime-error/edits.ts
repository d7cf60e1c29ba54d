import type { SeatNumber } from '@ackanomic/core'
import { asPlain, type Desk, type State, type Writable } from '@ackanomic/core/engine'
import type { Card } from './cards.js'
import { openStatements } from './laid.js'
import { areValid } from './proof/step.js'
import { SLOTS, type Statement } from './statement.js'
import type { EditMove, Own, RuntimeError } from './types.js'

/** Whether a card may take a place in one of a player's statements. */
export function fits(
  statements: readonly Statement[],
  { statement, slot }: Pick<EditMove, 'statement' | 'slot'>,
  card: Card,
): boolean {
  return areValid(statements.map((s, at) => (at === statement ? { ...s, [slot]: card } : s)))
}

/** Every edit that can be made with a hand, of anybody's statements. */
export function editsWith(own: Own, hand: readonly Card[]): EditMove[] {
  return own.statements.flatMap((_, of) => {
    const statements = openStatements(own, of)
    return statements.flatMap((_, statement) =>
      SLOTS.flatMap((slot) =>
        hand
          .filter((card) => fits(statements, { statement, slot }, card))
          .map((card): EditMove => ({ type: 'edit', of, statement, slot, card })),
      ),
    )
  })
}

/** Whether any edit can be made with a hand. */
export function canEdit(own: Own, hand: readonly Card[]): boolean {
  return own.statements.some((_, of) => {
    const statements = openStatements(own, of)
    return statements.some((_, statement) =>
      SLOTS.some((slot) => hand.some((card) => fits(statements, { statement, slot }, card))),
    )
  })
}

/** Turns up what lies face down, if anything does. */
export function turnUp(draft: Writable<State<RuntimeError>>, desk: Desk<RuntimeError>): void {
  const { own } = draft
  const faceDown = asPlain<Own['faceDown']>(own.faceDown)
  const editor: SeatNumber = own.turn
  const secret = draft.secret[editor]
  const card = secret?.faceDown ?? null
  if (faceDown === null || secret === undefined || card === null) return
  const statement = own.statements[faceDown.of]?.[faceDown.statement]
  if (statement !== undefined) statement[faceDown.slot] = card
  secret.faceDown = null
  own.faceDown = null
  own.seen[editor] = (own.seen[editor] ?? []).filter((each) => each !== card)
  desk.tell('public', 'RTE/edit.b', () => ({ type: 'turned up', ...faceDown, card }))
}
