import { days, type SeatNumber } from '@ackanomic/core'
import {
  type Context,
  type Determinization,
  type DraftOf,
  isInGame,
  itemAt,
  seatsInGame,
  type View,
} from '@ackanomic/core/engine'
import { type AcksCoaster, reverseStack, sorted, without } from './coasters.js'
import type { AcksAndExceptions } from './model.js'
import {
  clockwise,
  endOf,
  flippedOf,
  highestBid,
  inHandOf,
  nextCaller,
  openQueues,
  ROUNDS_TO_WIN,
  scoresOf,
  winsOf,
} from './selectors.js'
import type { AcksRound, AcksShared } from './state.js'

export type Draft = DraftOf<AcksAndExceptions>
export type Ctx = Context<AcksAndExceptions>
type Asked = { readonly details: { readonly seat: SeatNumber } }

export function awaitAct(draft: Draft, ctx: Ctx): void {
  const { timeLimit } = draft.options
  if (timeLimit !== null) ctx.startTimer('act', days(timeLimit))
}

/** The host's next draw, by public information. */
export function drawsIn({
  shared,
  options,
  roster,
}: Pick<
  View<AcksAndExceptions>,
  'shared' | 'options' | 'roster'
>): Determinization<AcksAndExceptions>['openPrompts'] {
  const { stage, turn, late } = shared
  if (stage === 'starter') {
    const seats = seatsInGame(roster)
    const question = { kind: 'pick', of: seats.length } as const
    return [{ name: 'starter', to: 'host', question, details: { seats } }]
  }
  if (stage === 'loss' && turn !== null) {
    if (options.loss !== 'random' && late.length === 0) return []
    const question = { kind: 'pick', of: shared.coasters[turn] ?? 0 } as const
    return [{ name: 'loss', to: 'host', question, details: { seat: turn } }]
  }
  return late.map((seat) => {
    const question = { kind: 'pick', of: inHandOf(shared, seat) } as const
    return { name: 'draw', to: 'host', question, details: { seat } }
  })
}

export function draw(draft: Draft, ctx: Ctx): void {
  for (const { name, question, details } of drawsIn(draft))
    ctx.prompt(name, question, details, 'host')
}

export function drawStarter(draft: Draft, ctx: Ctx): void {
  Object.assign(draft.shared, { stage: 'starter', turn: null, starter: null })
  ctx.stopTimer('act')
  draw(draft, ctx)
}

/** Opens a round, in which everybody places the first coaster (setup.3). */
export function openRound(draft: Draft, starter: SeatNumber, ctx: Ctx): void {
  draft.shared.stage = 'set-up'
  draft.shared.turn = null
  setStarter(draft, starter, ctx)
  awaitAct(draft, ctx)
}

export function setStarter({ shared }: Draft, starter: SeatNumber, ctx: Ctx): void {
  shared.starter = starter
  const round = shared.rounds.length + 1
  ctx.emit('public', 'ACKS/setup.2', () => ({ type: 'round', round, starter }))
}

export function giveTurn(draft: Draft, seat: SeatNumber | null, ctx: Ctx): void {
  if (seat === null) return
  draft.shared.stage = 'placing'
  draft.shared.turn = seat
  ctx.emit('public', 'ACKS/place.a', () => ({ type: 'turn', seat }))
  awaitAct(draft, ctx)
}

/** Places a coaster; after the set-up that ends the turn (place.a). */
export function place(draft: Draft, seat: SeatNumber, coaster: AcksCoaster, ctx: Ctx): void {
  const { shared } = draft
  const secret = itemAt(draft.secret, seat)
  secret.hand = without(secret.hand, coaster)
  secret.stack.push(coaster)
  const stack = (shared.stacks[seat] ?? 0) + 1
  shared.stacks[seat] = stack
  ctx.emit('public', 'ACKS/place.e', () => ({ type: 'placed', seat, stack }))
  if (shared.stage === 'placing') giveTurn(draft, clockwise(draft.roster, seat), ctx)
}

/** Challenges, raises or passes (`null`); without callers, processing begins (bid.a to bid.f). */
export function call(draft: Draft, seat: SeatNumber, bid: number | null, ctx: Ctx): void {
  const { shared } = draft
  shared.calls.push({ seat, bid })
  if (bid === null) ctx.emit('public', 'ACKS/bid.d', () => ({ type: 'passed', seat }))
  else if (shared.calls.length === 1) {
    ctx.emit('public', 'ACKS/bid.a', () => ({ type: 'challenged', seat, bid }))
  } else ctx.emit('public', 'ACKS/bid.c', () => ({ type: 'raised', seat, bid }))
  const top = highestBid(shared.calls)
  if (top === null) return
  const next = nextCaller(shared, draft.options)
  shared.stage = next === null ? 'processing' : 'bidding'
  shared.turn = next ?? top.seat
  if (next === null) ctx.emit('public', 'ACKS/bid.f', () => ({ type: 'challenger', ...top }))
  awaitAct(draft, ctx)
}

/** Flips the next coaster of a queue; an Exception, or the bid number, ends the round. */
export function flip(draft: Draft, seat: SeatNumber, of: SeatNumber, ctx: Ctx): void {
  const { shared } = draft
  const queue = reverseStack(itemAt(draft.secret, of).stack, draft.options.flipOrder)
  const coaster = itemAt(queue, flippedOf(shared, of))
  const bid = highestBid(shared.calls)?.bid ?? 0
  shared.flips.push({ of, coaster })
  const count = shared.flips.length
  ctx.emit('public', 'ACKS/proc.g', () => ({ type: 'flipped', seat, of, coaster, count, bid }))
  const ended = endOf(shared)
  if (ended === 'success') succeed(draft, seat, ctx)
  else if (ended === null) awaitAct(draft, ctx)
  else fail(draft, seat, coaster === 'Exception' ? of : null, ctx)
}

function succeed(draft: Draft, seat: SeatNumber, ctx: Ctx): void {
  closeRound(draft, 'success', ctx)
  const wins = winsOf(draft.shared.rounds, seat)
  ctx.emit('public', 'ACKS/ok.a', () => ({ type: 'succeeded', seat, wins }))
  if (wins >= ROUNDS_TO_WIN) winGame(draft, seat, ctx)
  else nextRound(draft, seat, ctx)
}

function fail(draft: Draft, seat: SeatNumber, by: SeatNumber | null, ctx: Ctx): void {
  ctx.emit('public', 'ACKS/proc.f', () => ({ type: 'failed', seat, by }))
  draft.shared.stage = 'loss'
  const [only, ...more] = ownedBy(draft, seat)
  // Even two of a kind leave a choice: skipping it would show what they are.
  if (only !== undefined && more.length === 0) lose(draft, seat, only, ctx)
  else if (draft.options.loss === 'random') {
    ctx.stopTimer('act')
    draw(draft, ctx)
  } else awaitAct(draft, ctx)
}

function ownedBy(draft: Draft, seat: SeatNumber): AcksCoaster[] {
  const { hand, stack } = itemAt(draft.secret, seat)
  return sorted([...hand, ...stack])
}

/** Removes a coaster of the Challenger, and the player after the last one (bad.a, bad.e). */
export function lose(draft: Draft, seat: SeatNumber, coaster: AcksCoaster, ctx: Ctx): void {
  closeRound(draft, 'failure', ctx)
  const secret = itemAt(draft.secret, seat)
  secret.hand = without(secret.hand, coaster)
  const coasters = (draft.shared.coasters[seat] ?? 0) - 1
  draft.shared.coasters[seat] = coasters
  ctx.emit('public', 'ACKS/bad.a', () => ({ type: 'lost', seat, coasters }))
  if (coasters === 0) {
    ctx.emit('public', 'ACKS/bad.e', () => ({ type: 'SIGTERM', seat }))
    ctx.eliminate(seat)
  }
  nextRound(draft, seat, ctx)
}

export function loseDrawn(draft: Draft, picked: number, ctx: Ctx, { details }: Asked): void {
  const { seat } = details
  const coaster = itemAt(ownedBy(draft, seat), picked)
  ctx.emit(seat, 'ACKS/bad.b', () => ({ type: 'drawn', coaster, for: 'loss' }))
  lose(draft, seat, coaster, ctx)
}

/** Records a round; all coasters go back to the hands (new.a). */
export function closeRound(draft: Draft, ended: AcksRound['ended'], ctx: Ctx): void {
  const { shared } = draft
  const { starter, stacks, calls, flips } = shared
  if (starter === null) return
  shared.rounds.push({ starter, stacks, calls, flips, ended })
  shared.stacks = stacks.map(() => 0)
  shared.calls = []
  shared.flips = []
  shared.late = []
  ctx.stopTimer('act')
  for (const secret of draft.secret) {
    const { hand, stack } = secret
    if (stack.length === 0) continue
    secret.hand = sorted([...hand, ...stack])
    secret.stack = []
  }
}

/** Starts the next round, if there are opponents (ok.c, bad.c, new.b), by `from` or the next. */
export function nextRound(draft: Draft, from: SeatNumber, ctx: Ctx): void {
  const { roster, options, shared } = draft
  if (seatsInGame(roster).length < 2) return
  const rotates = options.nextStarter === 'rotate'
  const last = rotates ? (shared.starter ?? from) : from
  const starter = !rotates && isInGame(roster, last) ? last : clockwise(roster, last)
  if (options.nextStarter === 'chance') drawStarter(draft, ctx)
  else if (starter !== null) openRound(draft, starter, ctx)
}

export function winGame(draft: Draft, seat: SeatNumber, ctx: Ctx): void {
  ctx.end({ winners: [seat], ranking: rankingOf(draft.shared, seat) })
}

/** The winner, then by rounds won, then by coasters left. */
function rankingOf(shared: AcksShared, winner: SeatNumber): SeatNumber[][] {
  const scores = scoresOf(shared)
  const others = [...scores.keys()].filter((seat) => seat !== winner)
  const sums = [...new Set(others.map((seat) => itemAt(scores, seat)))].sort((a, b) => b - a)
  return [[winner], ...sums.map((sum) => others.filter((seat) => scores[seat] === sum))]
}

/** Acts for a late player: places a drawn coaster or challenges, passes, flips, or loses one. */
export function timeOut(draft: Draft, ctx: Ctx): void {
  const { shared, roster } = draft
  const { stage, turn: seat } = shared
  if (stage === 'set-up') {
    for (const late of seatsInGame(roster)) {
      if (shared.stacks[late] !== 0) continue
      isUp(late, 'ACKS/setup.3', ctx)
      placeLate(draft, late, ctx)
    }
    draw(draft, ctx)
  }
  if (seat === null) return
  switch (stage) {
    case 'placing':
      isUp(seat, 'ACKS/place.a', ctx)
      if (inHandOf(shared, seat) === 0) call(draft, seat, 1, ctx)
      else if (!placeLate(draft, seat, ctx)) draw(draft, ctx)
      return
    case 'bidding':
      isUp(seat, 'ACKS/bid.b', ctx)
      call(draft, seat, null, ctx)
      return
    case 'processing': {
      isUp(seat, 'ACKS/proc.c', ctx)
      const open = openQueues(shared, seat)
      const of = clockwise(roster, seat, (each) => open.includes(each))
      if (of !== null) flip(draft, seat, of, ctx)
      return
    }
    case 'loss':
      isUp(seat, 'ACKS/bad.a', ctx)
      shared.late.push(seat)
      draw(draft, ctx)
  }
}

function isUp(seat: SeatNumber, clause: AcksAndExceptions['Clause'], ctx: Ctx): void {
  ctx.emit('public', clause, () => ({ type: 'timeIsUp', seat }))
}

function placeLate(draft: Draft, seat: SeatNumber, ctx: Ctx): boolean {
  const [only, ...more] = itemAt(draft.secret, seat).hand
  const isPlain = only !== undefined && more.length === 0
  if (isPlain) place(draft, seat, only, ctx)
  else draft.shared.late.push(seat)
  return isPlain
}

export function placeDrawn(draft: Draft, picked: number, ctx: Ctx, { details }: Asked): void {
  const { seat } = details
  const coaster = itemAt(itemAt(draft.secret, seat).hand, picked)
  draft.shared.late = draft.shared.late.filter((each) => each !== seat)
  ctx.emit(seat, 'ACKS/place.e', () => ({ type: 'drawn', coaster, for: 'stack' }))
  place(draft, seat, coaster, ctx)
}
