import { asPlain, type Desk, seatsInGame } from '@ackanomic/core/engine'
import { CARDS } from './cards.js'
import { canEdit } from './edits.js'
import { beginTurn, type Draft, END_OF_TURN, fromHand, isSeen, proceed } from './execution.js'
import { FUNCTIONS, functionOf, openStatements } from './laid.js'
import { setsOff } from './proof/step.js'
import type { EditMove, FunctionName, InputMove, Own, RuntimeError, ScriptMove } from './types.js'

/** How many cards each player is dealt. */
export const DEALT = 5

/** Has the whole pack shuffled. */
export function shuffleDeck(desk: Desk<RuntimeError>): void {
  desk.ask('deck', { ask: 'shuffle', of: CARDS.length }, null, 'host')
}

/** The pack was shuffled: the cards, as places in `CARDS`, from the top down. */
export function deal(draft: Draft, order: readonly number[], desk: Desk<RuntimeError>): void {
  const deck = order.flatMap((place) => CARDS[place] ?? []).reverse()
  const seats = seatsInGame(asPlain(draft.table))
  for (const seat of seats) {
    const hand = deck.splice(-DEALT).reverse()
    const secret = draft.secret[seat]
    if (secret !== undefined) secret.hand = hand
    draft.own.hands[seat] = hand.length
    desk.tell(seat, 'RTE/setup.deal', () => ({ type: 'hand', cards: hand }))
  }
  draft.hidden.deck = deck
  draft.own.deck = deck.length
  desk.tell('public', 'RTE/setup.deal', () => ({ type: 'dealt', deck: deck.length }))
  const { first } = draft.options
  if (first !== 'chance') {
    beginTurn(draft, seats.find((seat) => seat >= first) ?? seats[0] ?? 0, desk)
    return
  }
  draft.own.phase = 'first'
  drawFirst(draft, desk)
}

/** Has it drawn who begins. */
export function drawFirst(draft: Draft, desk: Desk<RuntimeError>): void {
  const seats = seatsInGame(asPlain(draft.table))
  desk.ask('first', { ask: 'pick', of: seats.length }, { seats }, 'host')
}

/** Lays a statement. */
export function script(
  draft: Draft,
  { lower, upper, function: body }: ScriptMove,
  desk: Desk<RuntimeError>,
): void {
  const seat = draft.own.turn
  const statement = { lower, upper, function: body }
  for (const card of [lower, upper, body]) {
    fromHand(draft, card)
    isSeen(draft, card)
  }
  draft.own.statements[seat]?.push(statement)
  draft.own.phase = 'testing'
  const number = draft.own.statements[seat]?.length ?? 0
  desk.tell('public', 'RTE/script.i', () => ({
    type: 'script',
    seat,
    number,
    statement: { lower, upper, function: body },
  }))
}

/** Lays an input card, and executes what it sets off. */
export function input(draft: Draft, { card }: InputMove, desk: Desk<RuntimeError>): void {
  const { own } = draft
  const seat = own.turn
  fromHand(draft, card)
  isSeen(draft, card)
  own.input = card
  const now = asPlain<Own>(own)
  const functions = setsOff(openStatements(now, seat), card).flatMap(
    (suit): readonly FunctionName[] => {
      const name = FUNCTIONS[suit]
      return name === undefined ? [] : [name]
    },
  )
  desk.tell('public', 'RTE/test.b', () => ({ type: 'input', seat, card, functions }))
  own.ahead = [...functions.filter((each) => each !== 'edit'), ...END_OF_TURN]
  own.phase = 'executing'
  if (functions.includes('edit')) {
    if (canEdit(now, asPlain(draft.secret)[seat]?.hand ?? [])) own.phase = 'edit'
    else desk.tell('public', 'RTE/edit.f', () => ({ type: 'ignored', seat, function: 'edit' }))
  }
  proceed(draft, desk)
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
  if (mine === undefined || statement === undefined || removed === null) return
  const before = openStatements(asPlain<Own>(own), of)[at]
  const silenced = before === undefined || of !== seat ? undefined : functionOf(before)
  fromHand(draft, card)
  mine.faceDown = card
  statement[slot] = null
  own.faceDown = { of, statement: at, slot }
  own.discard.push(removed)
  own.ahead = own.ahead.filter((task) => task !== silenced)
  own.phase = 'executing'
  desk.tell('public', 'RTE/edit.a', () => ({
    type: 'edit',
    seat,
    removed,
    of,
    statement: at,
    slot,
  }))
  proceed(draft, desk)
}

/** Skips the scripting phase, or else the testing phase, after which the turn ends. */
export function skip(draft: Draft, desk: Desk<RuntimeError>): void {
  const { turn: seat, phase } = draft.own
  if (phase !== 'scripting') {
    end(draft, desk)
    return
  }
  draft.own.phase = 'testing'
  desk.tell('public', 'RTE/script.a', () => ({ type: 'skip', seat, phase: 'scripting' }))
}

/** Skips what is left, and ends the turn. */
export function end(draft: Draft, desk: Desk<RuntimeError>): void {
  draft.own.phase = 'ending'
  draft.own.ahead = [...END_OF_TURN]
  proceed(draft, desk)
}
