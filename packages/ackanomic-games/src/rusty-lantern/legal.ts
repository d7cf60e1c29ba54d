import type { RandomInt, SeatNumber } from '@ackanomic/core'
import {
  isPaused,
  type ListedMoves,
  type PendingActionSpec,
  type State,
  type VisibleState,
} from '@ackanomic/core/engine'
import { cardAmong, lockedCards } from './cards.js'
import { openOf } from './interruptions.js'
import type { Move, RustyLantern } from './model.js'
import { playAt, type RustyLanternCard } from './tale.js'
import { checkTurn } from './turns.js'

/** How often a bot passes, and interrupts: once in so many chances. */
const SELDOM = 12

/** What a seat may do now, which is nothing in a halt. There are too many texts to list them. */
export function rustyLanternMoves(
  seen: VisibleState<RustyLantern>,
  seat: SeatNumber,
): ListedMoves<Move> {
  const finishes = mayFinish(seen, seat)
  const inTurn = isInTurn(seen, seat)
  const mayAct = finishes || inTurn || mayInterrupt(seen, seat)
  if (isPaused(seen.table) || !mayAct) return { moves: [], complete: true }
  const passes = inTurn ? [null, ...freeCards(seen, seat)] : []
  return {
    moves: finishes
      ? [{ type: 'epilogue', text: null }]
      : passes.map((discard) => ({ type: 'pass', discard })),
    complete: false,
    sample: (choose) => sampleMove(seen, seat, choose),
  }
}

/** The cards of a hand that wait for no answer. */
export function freeCards(
  { shared, secret }: VisibleState<RustyLantern>,
  seat: SeatNumber,
): readonly RustyLanternCard[] {
  const locked = lockedCards(shared, seat)
  return (secret[seat]?.hand ?? []).filter((card) => cardAmong(locked, card) === null)
}

/** A move at random that costs nothing by itself: mostly plays of a card that is held. */
function sampleMove(
  seen: VisibleState<RustyLantern>,
  seat: SeatNumber,
  choose: RandomInt,
): Move | undefined {
  if (mayFinish(seen, seat)) {
    return { type: 'epilogue', text: choose(2) === 0 ? null : 'And they lived as best they could.' }
  }
  const inTurn = isInTurn(seen, seat)
  const card = oneOf(freeCards(seen, seat), choose)
  if (card !== undefined && choose(inTurn ? SELDOM : 3) === 0) {
    const play = choose(seen.shared.plays.length) + 1
    if (isInterruptible(seen, play, seat)) return { type: 'interrupt', play, card }
  }
  if (!inTurn) return undefined
  if (choose(SELDOM) === 0)
    return { type: 'pass', discard: choose(2) === 0 ? null : (card ?? null) }
  return {
    type: 'play',
    subject: 'Lantern',
    text: LINES + (card === undefined ? 'And there the matter rested.' : `And then: ${card}!`),
    card: card ?? null,
  }
}

/** What is wanted of anybody now. */
export function pendingIn(state: State<RustyLantern>): readonly PendingActionSpec<RustyLantern>[] {
  const { turn, winner, circle, bards, unplaced } = state.shared
  if (winner !== null) {
    return [{ action: 'epilogue', actor: winner.seat, need: 'required', deadline: 'sleep' }]
  }
  const pending: PendingActionSpec<RustyLantern>[] = []
  if (turn !== null && isInTurn(state, turn)) {
    const either = { actor: turn, need: 'oneOf', deadline: 'sleep' } as const
    pending.push({ action: 'play', ...either }, { action: 'pass', ...either })
  }
  for (const actor of circle) {
    const holds = (bards[actor]?.cards ?? 0) > openOf(state.shared, actor)
    if (holds && mayInterrupt(state, actor)) {
      pending.push({ action: 'interrupt', actor, need: 'optional' })
    }
  }
  if (unplaced.length > 0 && circle.length > 1) {
    pending.push({ action: 'place', actor: 'referee', need: 'optional' })
  }
  // A tale that nobody comes back to can only be ended.
  if (isPaused(state.table)) pending.push({ action: 'end', actor: 'referee', need: 'optional' })
  return pending
}

/** Whether a seat has won, and may finish the story. */
export function mayFinish({ shared }: VisibleState<RustyLantern>, seat: SeatNumber): boolean {
  return shared.winner?.seat === seat
}

/** Whether a seat may try a play, or pass. */
export function isInTurn(state: VisibleState<RustyLantern>, seat: SeatNumber): boolean {
  return checkTurn(state, seat) === undefined
}

/** Whether there is a play that a seat may interrupt, however old. */
function mayInterrupt(state: VisibleState<RustyLantern>, seat: SeatNumber): boolean {
  return state.shared.plays.some((_, index) => isInterruptible(state, index + 1, seat))
}

/** Whether a seat may interrupt a play, however old; bots ask it often, so no refusal is made. */
export function isInterruptible(
  { shared, table }: VisibleState<RustyLantern>,
  number: number,
  seat: SeatNumber,
): boolean {
  const play = playAt(shared, number)
  if (play === undefined || shared.winner !== null || shared.short) return false
  if (openOf(shared, seat) >= Math.max(1, shared.bards[seat]?.cards ?? 0)) return false
  return (
    play.answered?.is !== 'void' && table.seats[play.seat]?.player !== table.seats[seat]?.player
  )
}

const LINES: string = /* @__PURE__ */ [
  'The lantern swung.',
  'Rain fell.',
  'It fell into the soup.',
  'Nobody had come that way.',
  'The fire was low.',
  'Somebody coughed.',
  'Then came a knock.',
  'And another.',
  '“Let it in!”',
  'They drew the bolt.',
  'The candles went out.',
  '',
].join('\n')

function oneOf<Item>(items: readonly Item[], pick: RandomInt): Item | undefined {
  return items.length === 0 ? undefined : items[pick(items.length)]
}
