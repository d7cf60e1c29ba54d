import type { SeatNumber } from '@ackanomic/core'
import { nameOf, type RefusalOf, type Seen, type State } from '@ackanomic/core/engine'
import { type Card, cardValue } from './cards.js'
import { fits } from './edits.js'
import { functionOf, openStatements } from './laid.js'
import { areBounds, cardNumber } from './statement.js'
import type { EditMove, InputMove, Move, Own, RuntimeError, ScriptMove } from './types.js'

type Refused = RefusalOf<RuntimeError> | undefined

/** Refuses whatever cannot be done by this seat at this moment, whatever it is about. */
export function checkMoment(
  { own, table, secret }: Seen<RuntimeError>,
  type: Move['type'],
  seat: SeatNumber,
): Refused {
  const { phase } = own
  if (phase === 'deal' || phase === 'first') return { code: 'notBegun', facts: { phase } }
  if (own.turn !== seat) {
    const code = type === 'claim' ? 'notYourClaim' : 'notYourTurn'
    return { code, facts: { turn: nameOf(table, own.turn) } }
  }
  if (own.shuffling) return { code: 'shuffling', facts: { cards: own.discard.length } }
  if (type === 'edit') return phase === 'edit' ? undefined : { code: 'noEdit', facts: { phase } }
  if (phase === 'edit') return { code: 'editFirst', facts: { input: own.input ?? 'AD' } }
  if (phase === 'loop' && (type === 'skip' || type === 'end')) {
    return { code: 'inputFirst', facts: { hand: secret[seat]?.hand ?? [] } }
  }
  if (type === 'script' && (phase === 'testing' || phase === 'loop')) {
    return { code: 'noScriptNow', facts: { phase } }
  }
  return undefined
}

/** Refuses a statement that cannot be laid. */
export function checkScript(
  { own, secret }: State<RuntimeError>,
  { lower, upper, function: body }: ScriptMove,
  seat: SeatNumber,
): Refused {
  const absent = missing('script', [lower, upper, body], secret[seat]?.hand ?? [])
  if (absent !== undefined) return absent
  if (lower === upper || body === upper) return { code: 'cardTwice', facts: { card: upper } }
  if (body === lower) return { code: 'cardTwice', facts: { card: body } }
  if (lower.slice(-1) !== upper.slice(-1)) {
    return { code: 'boundsDiffer', facts: { lower, upper } }
  }
  if (cardValue(cardNumber(lower)) > cardValue(cardNumber(upper))) {
    return { code: 'boundsCross', facts: { lower, upper } }
  }
  return checkFunction(own, body, seat)
}

function checkFunction(own: Own, card: Card, seat: SeatNumber): Refused {
  const same = openStatements(own, seat).findIndex(
    (statement) => functionOf(statement) === functionOf({ function: card }),
  )
  return same < 0 ? undefined : { code: 'functionTaken', facts: { card, number: same + 1 } }
}

/** Refuses an input that is not held. */
export function checkInput(
  { secret }: State<RuntimeError>,
  { card }: InputMove,
  seat: SeatNumber,
): Refused {
  return missing('input', [card], secret[seat]?.hand ?? [])
}

/** Refuses an edit that cannot be made. */
export function checkEdit(
  { own, secret, table }: State<RuntimeError>,
  move: EditMove,
  seat: SeatNumber,
): Refused {
  const { of, statement, slot, card } = move
  const statements = openStatements(own, of)
  const old = statements[statement]
  if (old === undefined) {
    const facts = { owner: nameOf(table, of), own: of === seat, statements: statements.length }
    return { code: 'noSuchStatement', facts }
  }
  const absent = missing('edit', [card], secret[seat]?.hand ?? [])
  if (absent !== undefined) return absent
  return fits(statements, move, card)
    ? undefined
    : { code: 'editSpoils', facts: { card, removed: old[slot], slot } }
}

function missing(
  move: 'script' | 'input' | 'edit',
  cards: readonly Card[],
  hand: readonly Card[],
): Refused {
  const card = cards.find((each) => !hand.includes(each))
  return card === undefined ? undefined : { code: 'notInHand', facts: { card, hand, move } }
}

/** Every statement that can be laid from a hand. */
export function scriptsWith(own: Own, seat: SeatNumber, hand: readonly Card[]): ScriptMove[] {
  const laid = openStatements(own, seat)
  if (laid.length === 4) return []
  const taken = laid.map(functionOf)
  const bodies = hand.filter((card) => !taken.includes(functionOf({ function: card })))
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
