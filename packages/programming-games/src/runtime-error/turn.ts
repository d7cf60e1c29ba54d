import type { SeatNumber } from '@ackanomic/core'
import {
  type Context,
  type DraftOf,
  isInGame,
  nameOf,
  type RefusalOf,
  type Seen,
} from '@ackanomic/core/engine'
import type { Card } from './cards.js'
import { seatsAfter } from './knowledge.js'
import type { RuntimeError } from './model.js'
import type { Task } from './state.js'

type Move = RuntimeError['Move']

/** A state in the making. */
export type Draft = DraftOf<RuntimeError>

/** A refusal, or nothing. */
export type Refused = RefusalOf<RuntimeError> | undefined

/** Refuses whatever cannot be done by this seat at this moment, whatever it is about. */
export function checkMoment(
  { shared, table, secret }: Seen<RuntimeError>,
  type: Move['type'],
  seat: SeatNumber,
): Refused {
  const { stage } = shared
  if (stage === 'deal' || stage === 'first') return { code: 'notBegun', facts: { stage } }
  if (shared.turn !== seat) {
    const code = type === 'claim' ? 'notYourClaim' : 'notYourTurn'
    return { code, facts: { turn: nameOf(table, shared.turn) } }
  }
  if (shared.shuffling) return { code: 'shuffling', facts: { cards: shared.discard.length } }
  if (shared.solver === 'asked')
    return { code: 'claimed', facts: { by: nameOf(table, shared.turn) } }
  if (type === 'edit') return stage === 'edit' ? undefined : { code: 'noEdit', facts: { stage } }
  if (stage === 'edit') return { code: 'editFirst', facts: { input: shared.input ?? 'AD' } }
  if (stage === 'loop' && (type === 'skip' || type === 'end')) {
    return { code: 'inputFirst', facts: { hand: secret[seat]?.hand ?? [] } }
  }
  if (type === 'script' && (stage === 'testing' || stage === 'loop')) {
    return { code: 'noScriptNow', facts: { stage } }
  }
  return undefined
}

/** Refuses cards that are not in the hand. */
export function checkHeld(
  { secret }: Seen<RuntimeError>,
  move: 'script' | 'input' | 'edit',
  cards: readonly Card[],
  seat: SeatNumber,
): Refused {
  const hand = secret[seat]?.hand ?? []
  const card = cards.find((each) => !hand.includes(each))
  return card === undefined ? undefined : { code: 'notInHand', facts: { card, hand, move } }
}

/** Does all that is to be done without being asked for, until a player or the host is awaited. */
export function proceed(draft: Draft, ctx: Context<RuntimeError>): void {
  for (;;) {
    if (isNewDeckDue(draft)) {
      if (draft.shared.discard.length > 1) {
        draft.shared.shuffling = true
        shufflePile(draft, ctx)
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

/** Has the discard pile shuffled. */
export function shufflePile({ shared }: Draft, ctx: Context<RuntimeError>): void {
  ctx.prompt('pile', { ask: 'shuffle', of: shared.discard.length }, null, 'host')
}

/** Whether the discard pile is to become the deck before anything else happens. */
export function isNewDeckDue({
  shared,
  options,
}: Pick<Seen<RuntimeError>, 'shared' | 'options'>): boolean {
  if (shared.deck > 0 || shared.discard.length === 0) return false
  if (options.reshuffle === 'when-empty') return true
  const [next] = shared.ahead
  return shared.stage !== 'edit' && (next === 'load' || next === 'draw')
}

/** The pile was shuffled: the places of its cards, counted from the bottom, from the new top down. */
export function pileShuffled(
  draft: Draft,
  order: readonly number[],
  ctx: Context<RuntimeError>,
): void {
  const pile = draft.shared.discard
  draft.shared.shuffling = false
  makeDeck(
    draft,
    order.flatMap((place) => pile[place] ?? []),
    ctx,
  )
  proceed(draft, ctx)
}

function makeDeck(draft: Draft, topDown: readonly Card[], ctx: Context<RuntimeError>): void {
  draft.shared.pool = [...draft.shared.discard].sort()
  draft.shared.discard = []
  draft.shared.deck = topDown.length
  draft.hidden.deck = [...topDown].reverse()
  ctx.emit('public', 'RTE/deck.a', () => ({ type: 'new deck', cards: topDown.length }))
}

/** The player whose turn it is takes the top card of the deck; `undefined` where there is none. */
function draw(draft: Draft): Card | undefined {
  const { shared, hidden } = draft
  const card = hidden.deck.pop()
  if (card === undefined) return undefined
  shared.deck -= 1
  toHand(draft, card)
  return card
}

function toHand({ shared, secret }: Draft, card: Card): void {
  secret[shared.turn]?.hand.push(card)
  shared.hands[shared.turn] = (shared.hands[shared.turn] ?? 0) + 1
}

/** A card leaves the hand of the player whose turn it is. */
export function layFromHand({ shared, secret }: Draft, card: Card): void {
  const mine = secret[shared.turn]
  if (mine === undefined) throw new Error('A card is laid by nobody.')
  mine.hand = mine.hand.filter((each) => each !== card)
  shared.hands[shared.turn] = mine.hand.length
}

/** A card is seen by all, so that it is known no longer to be in a hand. */
export function isSeen({ shared }: Draft, card: Card): void {
  const seen = shared.seen[shared.turn]
  if (seen?.includes(card) === true) shared.seen[shared.turn] = seen.filter((each) => each !== card)
}

/** The input goes to the top of the discard pile, and what lies face down is turned up. */
function discardInput(draft: Draft, ctx: Context<RuntimeError>): void {
  const { input } = draft.shared
  if (input === null) return
  draft.shared.discard.push(input)
  draft.shared.input = null
  turnUp(draft, ctx)
}

/** The turn of the next player who is in the game. */
export function passTurn(draft: Draft, ctx: Context<RuntimeError>): void {
  const { table } = draft
  const next = seatsAfter(draft.shared, draft.shared.turn)
  const seat = next.find((each) => isInGame(table, each))
  if (seat !== undefined) beginTurn(draft, seat, ctx)
}

/** A turn begins. */
export function beginTurn(draft: Draft, seat: number, ctx: Context<RuntimeError>): void {
  draft.shared.turn = seat
  draft.shared.stage = 'scripting'
  draft.shared.solver = null
  draft.shared.ahead = []
  ctx.emit('public', 'RTE/turn', () => ({ type: 'turn', seat }))
}

/** What is done at the end of each turn. */
export const END_OF_TURN: readonly Task[] = ['discard', 'draw', 'pass']

const DOING: Readonly<Record<Task, (draft: Draft, ctx: Context<RuntimeError>) => void>> = {
  load(draft, ctx) {
    const seat = draft.shared.turn
    const card = draw(draft)
    if (card === undefined) {
      ctx.emit('public', 'RTE/deck.b', () => ({ type: 'ignored', seat, function: 'load' }))
      return
    }
    ctx.emit('public', 'RTE/load.a', () => ({ type: 'draw', seat, by: 'load' }))
    ctx.emit(seat, 'RTE/load.b', () => ({ type: 'drawn', card }))
  },
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
    if (input !== null) {
      ctx.emit('public', 'RTE/loop.a', () => ({ type: 'loop', seat, card: input }))
    }
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
  draw(draft, ctx) {
    const seat = draft.shared.turn
    const card = draw(draft)
    if (card === undefined) {
      ctx.emit('public', 'RTE/deck.b', () => ({ type: 'no card', seat }))
      return
    }
    ctx.emit('public', 'RTE/end.b', () => ({ type: 'draw', seat, by: 'end' }))
    ctx.emit(seat, 'RTE/end.b', () => ({ type: 'drawn', card }))
  },
  pass: passTurn,
}

/** Turns up what lies face down, if anything does. */
export function turnUp(draft: Draft, ctx: Context<RuntimeError>): void {
  const { shared } = draft
  const { faceDown } = shared
  const editor: SeatNumber = shared.turn
  const secret = draft.secret[editor]
  const card = secret?.faceDown ?? null
  if (faceDown === null || secret === undefined || card === null) return
  const statement = shared.statements[faceDown.of]?.[faceDown.statement]
  if (statement !== undefined) statement[faceDown.slot] = card
  secret.faceDown = null
  shared.faceDown = null
  shared.seen[editor] = (shared.seen[editor] ?? []).filter((each) => each !== card)
  ctx.emit('public', 'RTE/edit.b', () => ({ type: 'turned up', ...faceDown, card }))
}

/** Skips scripting, or else testing, after which the turn ends. */
export function skip(draft: Draft, ctx: Context<RuntimeError>): void {
  const { turn: seat, stage } = draft.shared
  if (stage !== 'scripting') {
    end(draft, ctx)
    return
  }
  draft.shared.stage = 'testing'
  draft.shared.solver = null
  ctx.emit('public', 'RTE/script.a', () => ({ type: 'skip', seat, stage: 'scripting' }))
}

/** Skips what is left, and ends the turn. */
export function end(draft: Draft, ctx: Context<RuntimeError>): void {
  draft.shared.stage = 'ending'
  draft.shared.ahead = [...END_OF_TURN]
  proceed(draft, ctx)
}
