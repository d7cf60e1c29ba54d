import type { SeatNumber } from '@ackanomic/core'
import { isInGame, itemAt, nameOf, seatsInGame, type VisibleState } from '@ackanomic/core/engine'
import { ask } from './asking.js'
import { RUNTIME_ERROR_CARDS, type RuntimeErrorCard } from './cards.js'
import { seatsAfter } from './knowledge.js'
import type { Ctx, Draft, Refused, RuntimeError } from './model.js'
import type { Task } from './state.js'

type Move = RuntimeError['Move']

/** Refuses a move by the wrong seat or at the wrong moment. */
export function checkMoment(
  { shared, roster, secret }: VisibleState<RuntimeError>,
  type: Move['type'],
  seat: SeatNumber,
): Refused {
  const { stage } = shared
  if (stage === 'deal' || stage === 'first') return { code: 'notBegun', details: { stage } }
  if (shared.turn !== seat) {
    const code = type === 'claim' ? 'notYourClaim' : 'notYourTurn'
    return { code, details: { turn: nameOf(roster, shared.turn) } }
  }
  if (shared.shuffling) return { code: 'shuffling', details: { cards: shared.discard.length } }
  if (shared.solver === 'asked')
    return { code: 'claimed', details: { by: nameOf(roster, shared.turn) } }
  if (type === 'edit') return stage === 'edit' ? undefined : { code: 'noEdit', details: { stage } }
  if (stage === 'edit') return { code: 'editFirst', details: { input: shared.input ?? 'AD' } }
  if (stage === 'loop' && (type === 'skip' || type === 'end'))
    return { code: 'inputFirst', details: { hand: secret[seat]?.hand ?? [] } }
  if (type === 'script' && (stage === 'testing' || stage === 'loop'))
    return { code: 'noScriptNow', details: { stage } }
  return undefined
}

export function checkHeld(
  { secret }: VisibleState<RuntimeError>,
  move: 'script' | 'input' | 'edit',
  cards: readonly RuntimeErrorCard[],
  seat: SeatNumber,
): Refused {
  const hand = secret[seat]?.hand ?? []
  const card = cards.find((each) => !hand.includes(each))
  return card === undefined ? undefined : { code: 'notInHand', details: { card, hand, move } }
}

/** Executes automatic tasks until a player or the host must act. */
export function proceed(draft: Draft, ctx: Ctx): void {
  for (;;) {
    if (isNewDeckDue(draft)) {
      if (draft.shared.discard.length > 1) {
        draft.shared.shuffling = true
        ask(draft, 'pile', ctx)
        return
      }
      makeDeck(draft, [...draft.shared.discard], ctx)
    }
    if (draft.shared.stage === 'edit') return
    const task = draft.shared.ahead.shift()
    if (task === undefined) return
    DOING[task](draft, ctx)
  }
}

/** Whether the discard pile must become the deck first. */
export function isNewDeckDue({
  shared,
  options,
}: Pick<VisibleState<RuntimeError>, 'shared' | 'options'>): boolean {
  if (shared.deck > 0 || shared.discard.length === 0) return false
  if (options.reshuffle === 'when-empty') return true
  const [next] = shared.ahead
  return shared.stage !== 'edit' && (next === 'load' || next === 'draw')
}

/** Replaces the deck by the shuffled pile, given by places from the bottom. */
export function pileShuffled(draft: Draft, order: readonly number[], ctx: Ctx): void {
  const pile = draft.shared.discard
  draft.shared.shuffling = false
  const topDown = order.map((place) => itemAt(pile, place))
  makeDeck(draft, topDown, ctx)
  proceed(draft, ctx)
}

function makeDeck(draft: Draft, topDown: readonly RuntimeErrorCard[], ctx: Ctx): void {
  draft.shared.pool = [...draft.shared.discard].sort()
  draft.shared.discard = []
  draft.shared.deck = topDown.length
  draft.hidden.deck = [...topDown].reverse()
  ctx.emit('public', 'RTE/deck.a', () => ({ type: 'newDeck', cards: topDown.length }))
}

/** Draws a card for the player in turn, if there is one. */
function draw(draft: Draft, by: 'load' | 'end', ctx: Ctx): void {
  const { turn: seat } = draft.shared
  const card = draft.hidden.deck.pop()
  if (card === undefined) {
    ctx.emit('public', 'RTE/deck.b', () =>
      by === 'load' ? { type: 'ignored', seat, function: 'load' } : { type: 'noCard', seat },
    )
    return
  }
  draft.shared.deck -= 1
  toHand(draft, card)
  const isLoad = by === 'load'
  ctx.emit('public', isLoad ? 'RTE/load.a' : 'RTE/end.b', () => ({ type: 'draw', seat, by }))
  ctx.emit(seat, isLoad ? 'RTE/load.b' : 'RTE/end.b', () => ({ type: 'drawn', card }))
}

function toHand({ shared, secret }: Draft, card: RuntimeErrorCard): void {
  secret[shared.turn]?.hand.push(card)
  shared.hands[shared.turn] = (shared.hands[shared.turn] ?? 0) + 1
}

export function layFromHand({ shared, secret }: Draft, card: RuntimeErrorCard): void {
  const mine = itemAt(secret, shared.turn)
  mine.hand = mine.hand.filter((each) => each !== card)
  shared.hands[shared.turn] = mine.hand.length
}

/** Removes a card from the known hand cards, because it was played openly. */
export function layOpen(draft: Draft, card: RuntimeErrorCard): void {
  layFromHand(draft, card)
  const { seen, turn } = draft.shared
  if (seen[turn]?.includes(card) === true) seen[turn] = seen[turn].filter((each) => each !== card)
}

/** Discards the input, and turns the face-down card up. */
function discardInput(draft: Draft, ctx: Ctx): void {
  const { input } = draft.shared
  if (input === null) return
  draft.shared.discard.push(input)
  draft.shared.input = null
  turnUp(draft, ctx)
}

export function passTurn(draft: Draft, ctx: Ctx): void {
  const { shared, roster } = draft
  const seat = seatsAfter(shared, shared.turn).find((each) => isInGame(roster, each))
  if (seat !== undefined) beginTurn(draft, seat, ctx)
}

export function beginTurn(draft: Draft, seat: number, ctx: Ctx): void {
  draft.shared.turn = seat
  draft.shared.stage = 'scripting'
  draft.shared.solver = null
  draft.shared.ahead = []
  ctx.emit('public', 'RTE/turn', () => ({ type: 'turn', seat }))
}

export const END_OF_TURN: readonly Task[] = ['discard', 'draw', 'pass']

const DOING: Readonly<Record<Task, (draft: Draft, ctx: Ctx) => void>> = {
  load: (draft, ctx) => draw(draft, 'load', ctx),
  pull(draft, ctx) {
    const seat = draft.shared.turn
    const card = draft.shared.discard.pop()
    if (card === undefined) {
      ctx.emit('public', 'RTE/pull.b', () => ({ type: 'ignored', seat, function: 'pull' }))
      return
    }
    toHand(draft, card)
    draft.shared.seen[seat]?.push(card)
    ctx.emit('public', 'RTE/pull.a', () => ({ type: 'pull', seat, card }))
  },
  loop(draft, ctx) {
    const { turn: seat, input } = draft.shared
    if (draft.shared.hands[seat] === 0) {
      ctx.emit('public', 'RTE/loop.b', () => ({ type: 'ignored', seat, function: 'loop' }))
      return
    }
    if (input !== null)
      ctx.emit('public', 'RTE/loop.a', () => ({ type: 'loop', seat, card: input }))
    discardInput(draft, ctx)
    draft.shared.ahead = []
    draft.shared.stage = 'loop'
  },
  discard(draft, ctx) {
    const { turn: seat, input } = draft.shared
    draft.shared.stage = 'ending'
    ctx.emit('public', 'RTE/end.a', () => ({ type: 'end', seat, input }))
    discardInput(draft, ctx)
  },
  draw: (draft, ctx) => draw(draft, 'end', ctx),
  pass: passTurn,
}

export function turnUp(draft: Draft, ctx: Ctx): void {
  const { shared } = draft
  const { faceDown } = shared
  const editor = shared.turn
  const secret = itemAt(draft.secret, editor)
  const card = secret.faceDown
  if (faceDown === null || card === null) return
  const statement = shared.statements[faceDown.of]?.[faceDown.statement]
  if (statement !== undefined) statement[faceDown.slot] = card
  secret.faceDown = null
  shared.faceDown = null
  shared.seen[editor] = (shared.seen[editor] ?? []).filter((each) => each !== card)
  ctx.emit('public', 'RTE/edit.b', () => ({ type: 'turnedUp', ...faceDown, card }))
}

/** Skips scripting, or else testing, after which the turn ends. */
export function skip(draft: Draft, ctx: Ctx): void {
  const { turn: seat, stage } = draft.shared
  if (stage === 'scripting') {
    draft.shared.stage = 'testing'
    draft.shared.solver = null
    ctx.emit('public', 'RTE/script.a', () => ({ type: 'skip', seat, stage }))
  } else end(draft, ctx)
}

export function end(draft: Draft, ctx: Ctx): void {
  draft.shared.stage = 'ending'
  draft.shared.ahead = [...END_OF_TURN]
  proceed(draft, ctx)
}

const DEALT = 5

/** Deals the shuffled pack, given as indices in `RUNTIME_ERROR_CARDS` from the top. */
export function deal(draft: Draft, order: readonly number[], ctx: Ctx): void {
  const deck = order.flatMap((place) => RUNTIME_ERROR_CARDS[place] ?? []).reverse()
  const seats = seatsInGame(draft.roster)
  for (const seat of seats) {
    const hand = deck.splice(-DEALT).reverse()
    itemAt(draft.secret, seat).hand = hand
    draft.shared.hands[seat] = hand.length
    ctx.emit(seat, 'RTE/setup.deal', () => ({ type: 'hand', cards: hand }))
  }
  draft.hidden.deck = deck
  draft.shared.deck = deck.length
  ctx.emit('public', 'RTE/setup.deal', () => ({ type: 'dealt', deck: deck.length }))
  const { first } = draft.options
  if (first === 'chance') {
    draft.shared.stage = 'first'
    ask(draft, 'first', ctx)
  } else beginTurn(draft, seats.find((seat) => seat >= first) ?? seats[0] ?? 0, ctx)
}
