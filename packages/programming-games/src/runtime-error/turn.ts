import type { SeatNumber } from '@ackanomic/core'
import {
  type Desk,
  isInGame,
  nameOf,
  type RefusalOf,
  type Seen,
  type State,
  type Writable,
} from '@ackanomic/core/engine'
import type { Card } from './cards.js'
import { seatsAfter } from './knowledge.js'
import type { Move, RuntimeError, Task } from './types.js'

/** A state in the making. */
export type Draft = Writable<State<RuntimeError>>

/** A refusal, or nothing. */
export type Refused = RefusalOf<RuntimeError> | undefined

/** Refuses whatever cannot be done by this seat at this moment, whatever it is about. */
export function checkMoment(
  { own, table, secret }: Seen<RuntimeError>,
  type: Move['type'],
  seat: SeatNumber,
): Refused {
  const { stage } = own
  if (stage === 'deal' || stage === 'first') return { code: 'notBegun', facts: { stage } }
  if (own.turn !== seat) {
    const code = type === 'claim' ? 'notYourClaim' : 'notYourTurn'
    return { code, facts: { turn: nameOf(table, own.turn) } }
  }
  if (own.shuffling) return { code: 'shuffling', facts: { cards: own.discard.length } }
  if (own.solver === 'asked') return { code: 'claimed', facts: { by: nameOf(table, own.turn) } }
  if (type === 'edit') return stage === 'edit' ? undefined : { code: 'noEdit', facts: { stage } }
  if (stage === 'edit') return { code: 'editFirst', facts: { input: own.input ?? 'AD' } }
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
  { secret }: State<RuntimeError>,
  move: 'script' | 'input' | 'edit',
  cards: readonly Card[],
  seat: SeatNumber,
): Refused {
  const hand = secret[seat]?.hand ?? []
  const card = cards.find((each) => !hand.includes(each))
  return card === undefined ? undefined : { code: 'notInHand', facts: { card, hand, move } }
}

/** Does all that is to be done without being asked for, until a player or the host is awaited. */
export function proceed(draft: Draft, desk: Desk<RuntimeError>): void {
  for (;;) {
    if (isNewDeckDue(draft)) {
      if (draft.own.discard.length > 1) {
        draft.own.shuffling = true
        shufflePile(draft, desk)
        return
      }
      makeDeck(draft, [...draft.own.discard], desk)
    }
    if (draft.own.stage === 'edit') return
    const task = draft.own.ahead.shift()
    if (task === undefined) return
    DOING[task](draft, desk)
  }
}

/** Has the discard pile shuffled. */
export function shufflePile({ own }: Draft, desk: Desk<RuntimeError>): void {
  desk.ask('pile', { ask: 'shuffle', of: own.discard.length }, null, 'host')
}

/** Whether the discard pile is to become the deck before anything else happens. */
export function isNewDeckDue({
  own,
  options,
}: Pick<Seen<RuntimeError>, 'own' | 'options'>): boolean {
  if (own.deck > 0 || own.discard.length === 0) return false
  if (options.reshuffle === 'when-empty') return true
  const [next] = own.ahead
  return own.stage !== 'edit' && (next === 'load' || next === 'draw')
}

/** The pile was shuffled: the places of its cards, counted from the bottom, from the new top down. */
export function pileShuffled(
  draft: Draft,
  order: readonly number[],
  desk: Desk<RuntimeError>,
): void {
  const pile = draft.own.discard
  draft.own.shuffling = false
  makeDeck(
    draft,
    order.flatMap((place) => pile[place] ?? []),
    desk,
  )
  proceed(draft, desk)
}

function makeDeck(draft: Draft, topDown: readonly Card[], desk: Desk<RuntimeError>): void {
  draft.own.pool = [...draft.own.discard].sort()
  draft.own.discard = []
  draft.own.deck = topDown.length
  draft.hidden.deck = [...topDown].reverse()
  desk.tell('public', 'RTE/deck.a', () => ({ type: 'new deck', cards: topDown.length }))
}

/** The player whose turn it is takes the top card of the deck; `undefined` where there is none. */
function draw(draft: Draft): Card | undefined {
  const { own, hidden } = draft
  const card = hidden.deck.pop()
  if (card === undefined) return undefined
  own.deck -= 1
  toHand(draft, card)
  return card
}

function toHand({ own, secret }: Draft, card: Card): void {
  secret[own.turn]?.hand.push(card)
  own.hands[own.turn] = (own.hands[own.turn] ?? 0) + 1
}

/** A card leaves the hand of the player whose turn it is. */
export function layFromHand({ own, secret }: Draft, card: Card): void {
  const mine = secret[own.turn]
  if (mine === undefined) throw new Error('A card is laid by nobody.')
  mine.hand = mine.hand.filter((each) => each !== card)
  own.hands[own.turn] = mine.hand.length
}

/** A card is seen by all, so that it is known no longer to be in a hand. */
export function isSeen({ own }: Draft, card: Card): void {
  const seen = own.seen[own.turn]
  if (seen?.includes(card) === true) own.seen[own.turn] = seen.filter((each) => each !== card)
}

/** The input goes to the top of the discard pile, and what lies face down is turned up. */
function discardInput(draft: Draft, desk: Desk<RuntimeError>): void {
  const { input } = draft.own
  if (input === null) return
  draft.own.discard.push(input)
  draft.own.input = null
  turnUp(draft, desk)
}

/** The turn of the next player who is in the game. */
export function passTurn(draft: Draft, desk: Desk<RuntimeError>): void {
  const { table } = draft
  const next = seatsAfter(draft.own, draft.own.turn)
  const seat = next.find((each) => isInGame(table, each))
  if (seat !== undefined) beginTurn(draft, seat, desk)
}

/** A turn begins. */
export function beginTurn(draft: Draft, seat: number, desk: Desk<RuntimeError>): void {
  draft.own.turn = seat
  draft.own.stage = 'scripting'
  draft.own.solver = null
  draft.own.ahead = []
  desk.tell('public', 'RTE/turn', () => ({ type: 'turn', seat }))
}

/** What is done at the end of each turn. */
export const END_OF_TURN: readonly Task[] = ['discard', 'draw', 'pass']

const DOING: Readonly<Record<Task, (draft: Draft, desk: Desk<RuntimeError>) => void>> = {
  load(draft, desk) {
    const seat = draft.own.turn
    const card = draw(draft)
    if (card === undefined) {
      desk.tell('public', 'RTE/deck.b', () => ({ type: 'ignored', seat, function: 'load' }))
      return
    }
    desk.tell('public', 'RTE/load.a', () => ({ type: 'draw', seat, by: 'load' }))
    desk.tell(seat, 'RTE/load.b', () => ({ type: 'drawn', card }))
  },
  pull(draft, desk) {
    const seat = draft.own.turn
    const card = draft.own.discard.pop()
    if (card === undefined) {
      desk.tell('public', 'RTE/pull.b', () => ({ type: 'ignored', seat, function: 'pull' }))
      return
    }
    toHand(draft, card)
    draft.own.seen[seat]?.push(card)
    desk.tell('public', 'RTE/pull.a', () => ({ type: 'pull', seat, card }))
  },
  loop(draft, desk) {
    const { turn: seat, input } = draft.own
    if (draft.own.hands[seat] === 0) {
      desk.tell('public', 'RTE/loop.b', () => ({ type: 'ignored', seat, function: 'loop' }))
      return
    }
    if (input !== null) {
      desk.tell('public', 'RTE/loop.a', () => ({ type: 'loop', seat, card: input }))
    }
    discardInput(draft, desk)
    draft.own.ahead = []
    draft.own.stage = 'loop'
  },
  discard(draft, desk) {
    const { turn: seat, input } = draft.own
    draft.own.stage = 'ending'
    desk.tell('public', 'RTE/end.a', () => ({ type: 'end', seat, input }))
    discardInput(draft, desk)
  },
  draw(draft, desk) {
    const seat = draft.own.turn
    const card = draw(draft)
    if (card === undefined) {
      desk.tell('public', 'RTE/deck.b', () => ({ type: 'no card', seat }))
      return
    }
    desk.tell('public', 'RTE/end.b', () => ({ type: 'draw', seat, by: 'end' }))
    desk.tell(seat, 'RTE/end.b', () => ({ type: 'drawn', card }))
  },
  pass: passTurn,
}

/** Turns up what lies face down, if anything does. */
export function turnUp(draft: Draft, desk: Desk<RuntimeError>): void {
  const { own } = draft
  const { faceDown } = own
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

/** Skips scripting, or else testing, after which the turn ends. */
export function skip(draft: Draft, desk: Desk<RuntimeError>): void {
  const { turn: seat, stage } = draft.own
  if (stage !== 'scripting') {
    end(draft, desk)
    return
  }
  draft.own.stage = 'testing'
  draft.own.solver = null
  desk.tell('public', 'RTE/script.a', () => ({ type: 'skip', seat, stage: 'scripting' }))
}

/** Skips what is left, and ends the turn. */
export function end(draft: Draft, desk: Desk<RuntimeError>): void {
  draft.own.stage = 'ending'
  draft.own.ahead = [...END_OF_TURN]
  proceed(draft, desk)
}
