import { days, type SeatNumber } from '@ackanomic/core'
import { type Desk, nameOf, type RefusalOf, type Seen } from '@ackanomic/core/engine'
import type { Draft } from './cards.js'
import { owedTo } from './cards.js'
import { runsThrough } from './suspension.js'
import { type Options, type Own, openPlay, playAt } from './tale.js'
import type { RustyLantern } from './types.js'

/**
 * The Bard who sits next to a seat, clockwise, those who are going left out; `null` where nobody
 * else is left. A Bard alone at the table is next to emself.
 *
 * @example
 * ```ts
 * import { nextClockwise } from '@ackanomic/games/rusty-lantern'
 *
 * nextClockwise([0, 3, 1], 3) // => 1
 * nextClockwise([0, 3, 1], 1) // => 0
 * ```
 */
export function nextClockwise(
  circle: readonly SeatNumber[],
  seat: SeatNumber,
  going: readonly SeatNumber[] = [],
): SeatNumber | null {
  const at = circle.indexOf(seat)
  const order = [...circle.slice(at + 1), ...circle.slice(0, at + 1)]
  return order.find((each) => !going.includes(each)) ?? null
}

/**
 * The three days of the Bard in turn begin anew; or there are none, because nobody is in turn, e
 * waits for an answer or for cards, the deck is short, or e has tried a play where that is enough for
 * the turn.
 */
export function setSleep(draft: Draft, desk: Desk<RustyLantern>): void {
  const { own } = draft
  if (owedTo(own.owed, own.turn ?? -1) === 0 && sleeps(own, draft.options)) {
    startDays(draft, desk)
  } else {
    draft.own.threeDays = 'none'
    desk.stop('sleep')
  }
}

/** Whether the Bard in turn could fall asleep, cards that e is to get left out of account. */
export function sleeps(own: Own, { sleepClock }: Pick<Options, 'sleepClock'>): boolean {
  const isAwake = sleepClock === 'whole-turn' && own.tried
  return own.turn !== null && openPlay(own) === null && !own.short && !isAwake
}

/** Three days begin: those of the Bard in turn, or of the winner. */
export function startDays(draft: Draft, desk: Desk<RustyLantern>): void {
  draft.own.threeDays = 'run'
  desk.start('sleep', days(3), { through: runsThrough(draft.options) })
}

/** The Bard in turn has got eir cards: if e was waiting for them when e came in turn, the days begin. */
export function wake(draft: Draft, desk: Desk<RustyLantern>): void {
  if (draft.own.threeDays === 'none') setSleep(draft, desk)
}

/** It is somebody's turn. Whose turn it is already keeps it, with the time that has passed. */
export function giveTurn(
  draft: Draft,
  seat: SeatNumber,
  clause: RustyLantern['Clause'],
  desk: Desk<RustyLantern>,
): void {
  if (draft.own.turn === seat) return
  draft.own.turn = seat
  draft.own.tried = false
  desk.tell('public', clause, () => ({ type: 'turn', seat }))
  setSleep(draft, desk)
}

/** It is nobody's turn. */
export function endTurn(draft: Draft, desk: Desk<RustyLantern>): void {
  draft.own.turn = null
  draft.own.tried = false
  setSleep(draft, desk)
}

/** The turn goes to the next Bard clockwise. */
export function moveOn(
  draft: Draft,
  seat: SeatNumber,
  clause: RustyLantern['Clause'],
  desk: Desk<RustyLantern>,
): void {
  const next = nextClockwise(draft.own.circle, seat)
  if (next !== null) giveTurn(draft, next, clause, desk)
}

/** Why a seat can neither try a play nor pass, or `undefined`. */
export function checkTurn(
  { own, table }: Pick<Seen<RustyLantern>, 'own' | 'table'>,
  seat: SeatNumber,
): RefusalOf<RustyLantern> | undefined {
  if (own.winner !== null) return { code: 'taleTold', facts: { winner: own.winner.person } }
  if (own.turn === null) return { code: 'noTurn', facts: {} }
  if (own.turn !== seat) return { code: 'notYourTurn', facts: { turn: nameOf(table, own.turn) } }
  const open = openPlay(own)
  if (open !== null) {
    const by = nameOf(table, playAt(own, open)?.seat ?? -1)
    return { code: 'playOpen', facts: { play: open, by } }
  }
  if (own.short) return { code: 'deckShort', facts: {} }
  const cards = owedTo(own.owed, seat)
  return cards === 0 ? undefined : { code: 'cardsOwed', facts: { cards } }
}
