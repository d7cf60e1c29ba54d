import type { Choose, SeatNumber } from '@ackanomic/core'
import type { Desk, Seen, State } from '@ackanomic/core/engine'
import { type Card, cardNumber, cardValue } from './cards.js'
import { openStatements } from './knowledge.js'
import { areBounds, functionOf } from './statement.js'
import { checkHeld, checkMoment, type Draft, isSeen, layFromHand, type Refused } from './turn.js'
import type { Own, RuntimeError, ScriptMove } from './types.js'

/** Refuses a statement that cannot be laid. */
export function checkScript(
  state: State<RuntimeError>,
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
  const same = openStatements(state.own, seat).findIndex(
    (statement) => functionOf(statement.function) === functionOf(body),
  )
  return same < 0 ? undefined : { code: 'functionTaken', facts: { card: body, number: same + 1 } }
}

/** Lays a statement. */
export function script(
  draft: Draft,
  { lower, upper, function: body }: ScriptMove,
  desk: Desk<RuntimeError>,
): void {
  const seat = draft.own.turn
  for (const card of [lower, upper, body]) {
    layFromHand(draft, card)
    isSeen(draft, card)
  }
  draft.own.statements[seat]?.push({ lower, upper, function: body })
  draft.own.stage = 'testing'
  draft.own.solver = null
  const number = draft.own.statements[seat]?.length ?? 0
  const statement = { lower, upper, function: body }
  desk.tell('public', 'RTE/script.i', () => ({ type: 'script', seat, number, statement }))
}

/** Every statement that can be laid from a hand. */
export function scriptsWith(own: Own, seat: SeatNumber, hand: readonly Card[]): ScriptMove[] {
  const bodies = bodiesIn(own, seat, hand)
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
  { own, secret }: Seen<RuntimeError>,
  seat: SeatNumber,
  choose: Choose,
): ScriptMove | undefined {
  const hand = secret[seat]?.hand ?? []
  const [one, other] = [hand[choose(hand.length || 1)], hand[choose(hand.length || 1)]]
  if (one === undefined || other === undefined || one.slice(-1) !== other.slice(-1))
    return undefined
  const bodies = bodiesIn(own, seat, hand)
  const body = bodies[choose(bodies.length || 1)]
  if (body === undefined || one === other || body === one || body === other) return undefined
  const isLower = cardNumber(one) < cardNumber(other)
  const [lower, upper] = isLower ? [one, other] : [other, one]
  return { type: 'script', lower, upper, function: body }
}

/** The hand cards that can be a function of the next statement. */
function bodiesIn(own: Own, seat: SeatNumber, hand: readonly Card[]): Card[] {
  const taken = openStatements(own, seat).map((statement) => functionOf(statement.function))
  return hand.filter((card) => !taken.includes(functionOf(card)))
}
