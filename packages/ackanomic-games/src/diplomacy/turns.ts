import { type Duration, days, type SeatNumber, type Timestamp } from '@ackanomic/core'
import {
  deadlineOf,
  itemAt,
  type Mutable,
  type State,
  timeAfter,
  timeBetween,
} from '@ackanomic/core/engine'
import {
  announcedRules,
  botOrders,
  canOrder,
  checkOpen,
  countOrdersDue,
  emitInSecret,
  ordersOfTurn,
  ordersWithMail,
  readOrders,
} from './correspondence.js'
import { earlyWinners, endGame, isOverEarly, powersAtGoal } from './endings.js'
import type { DiplomacyTurnReport } from './events.js'
import type { DiplomacyVariant } from './map.js'
import type { Ctx, Diplomacy, Draft, Moves, Prompts, Refused } from './model.js'
import { checkOrders } from './order-checks.js'
import { type DiplomacyOrder, formatOrder } from './orders.js'
import {
  type DiplomacyPhase,
  type DiplomacyPosition,
  phaseName,
  positionProblem,
  provinceOf,
} from './position.js'
import { promptReferee } from './prompts.js'
import { clearOrders, missedTurns, reportOf, resultOf } from './results.js'
import { activePowers, playPhase } from './seasons.js'
import type { MapOf } from './variants/maps.js'

export function openTurn(
  variant: DiplomacyVariant,
  draft: Draft,
  ctx: Ctx,
  position: DiplomacyPosition,
): void {
  const { phase } = position
  const { powers } = draft.shared
  draft.shared.deciding = 'nothing'
  draft.shared.extended = false
  const isIdle = powers.every((power) => countOrdersDue(variant, position, power) === 0)
  if (phase.step !== 'moves' && isIdle) {
    closeTurn(variant, draft, ctx)
    return
  }
  const until = startTurn(variant, draft, ctx, phase)
  const told = { type: 'turn', phase: phaseName(variant, phase), until } as const
  ctx.emit('public', '1250.14/III.B4.a', () => told)
}

/** Ends a turn at its deadline. `grace` extends it once if somebody has sent nothing. */
export function endTime(variant: DiplomacyVariant, draft: Draft, ctx: Ctx): void {
  const { shared, options } = draft
  const { grace } = options.limits
  if (grace === null || shared.extended || missedTurns(variant, draft).length === 0) {
    closeTurn(variant, draft, ctx)
    return
  }
  shared.extended = true
  const until = startUntil(draft, ctx, 'turn', timeAfter(draft.roster.clock, ctx.at, grace))
  ctx.emit('public', '1250.14/III.B4.a', () => ({ type: 'grace', until }))
}

export function closeTurn(variant: DiplomacyVariant, draft: Draft, ctx: Ctx): void {
  const { shared, secret, options } = draft
  const { position } = shared
  if (position === null) return
  ctx.stopTimer('turn')
  if (options.adjudication.method === 'automated') {
    adjudicateTurn(variant, draft, ctx, { position: null, message: [] })
    return
  }
  // The orders of this turn are final, even if people change during adjudication.
  for (const seat of shared.bots) {
    const orders = botOrders(variant, position, itemAt(shared.powers, seat), options.bots)
    itemAt(secret, seat).orders = orders.map(formatOrder)
  }
  shared.deciding = 'adjudication'
  promptReferee(variant, draft, ctx)
}

function adjudicateTurn(
  variant: DiplomacyVariant,
  draft: Draft,
  ctx: Ctx,
  { position: decided, message }: Parameters<Prompts['adjudication']['apply']>[1],
): void {
  const before = draft.shared.position
  if (before === null) return
  const orders = ordersOfTurn(variant, draft, before)
  const turn = playPhase(variant, before, orders, announcedRules(draft.options))
  const result = resultOf(variant, before, turn, decided)
  const report = reportOf(variant, before, result, message)
  const missed = missedTurns(variant, draft)
  const clause = result.ruled ? '1250.14/IV.ref.b' : '1250.14/IV.ref.a'
  ctx.emit('public', clause, () => ({ type: 'result', before, report, missed, ...result }))
  clearOrders(draft, before, missed)
  draft.shared.last = report as Mutable<DiplomacyTurnReport>
  draft.shared.deciding = 'nothing'
  const isCounted = decided !== null || turn.position.owners !== before.owners
  concludeTurn(variant, draft, ctx, result.after, isCounted)
}

/** Eliminates powers without units and centres, and restores those that the referee put back. */
function updateEliminated(
  variant: DiplomacyVariant,
  { shared, roster, options }: Draft,
  ctx: Ctx,
  position: DiplomacyPosition,
): void {
  if (options.coWinZeroCentres) return
  const alive = activePowers(variant, position)
  for (const [seat, power] of shared.powers.entries()) {
    const place = itemAt(roster.seats, seat)
    if (alive.includes(power) !== (place.presence === 'out')) continue
    if (alive.includes(power)) {
      const { player, active } = place
      const replacement = shared.replacements[seat] ?? null
      const isGone = shared.barred.includes(player) || roster.everRefereed.includes(player)
      const isAway = replacement !== null || shared.bots.includes(seat)
      place.presence = isGone ? 'left' : isAway && active ? 'away' : 'here'
      ctx.assignSeat(seat, isGone || isAway || !active ? replacement : player)
    } else {
      ctx.eliminate(seat)
      shared.offers = shared.offers.filter((offer) => offer.for !== power)
    }
  }
}

/** Ends the game if somebody has won or it is over early; otherwise opens the next turn. */
function concludeTurn(
  variant: DiplomacyVariant,
  draft: Draft,
  ctx: Ctx,
  position: DiplomacyPosition,
  isCounted: boolean,
): void {
  draft.shared.position = position as Mutable<DiplomacyPosition>
  updateEliminated(variant, draft, ctx, position)
  const winners = isCounted ? powersAtGoal(variant, draft) : []
  if (winners.length === 0) continueGame(variant, draft, ctx)
  else if (winners.length === 1) endGame(draft, ctx, 'alone', winners)
  else {
    // If several reach it at once, the referee decides who was first (IV).
    draft.shared.deciding = 'winner'
    promptReferee(variant, draft, ctx)
  }
}

function continueGame(variant: DiplomacyVariant, draft: Draft, ctx: Ctx): void {
  const { position } = draft.shared
  if (position === null) return
  if (isOverEarly(variant, draft.options, position)) {
    endGame(draft, ctx, 'early', earlyWinners(variant, draft))
  } else openTurn(variant, draft, ctx, position)
}

/** Whether all who have anything to order are ready; for movement, at least one has to be. */
export function areAllReady(variant: DiplomacyVariant, state: State<Diplomacy>): boolean {
  const { options, shared, secret } = state
  if (!options.earlyEnd || shared.deciding !== 'nothing') return false
  const isMoves = shared.position?.phase.step === 'moves'
  return (
    (!isMoves || secret.some(({ ready }) => ready)) &&
    secret.every(({ ready }, seat) => ready || !canOrder(variant, state, seat))
  )
}

export const turnMoves = (
  mapOf: MapOf,
): Pick<Moves, 'orders' | 'ready' | 'correct' | 'extend'> => ({
  orders: {
    validate(state, { orders }, { seat }) {
      const read = ordersWithMail(mapOf(state), state, seat, orders)
      return read.ok ? undefined : read.error
    },
    /** Only the sender learns how the orders are understood. */
    apply(draft, move, ctx, { seat }) {
      const variant = mapOf(draft)
      const read = ordersWithMail(variant, draft, seat, move.orders)
      const { position, powers } = draft.shared
      const power = itemAt(powers, seat)
      const mine = itemAt(draft.secret, seat)
      if (!read.ok || position === null) return
      const before = mine.orders ?? []
      const orders = read.value ?? []
      mine.orders = read.value === null ? null : [...orders]
      const told = { type: 'orders', seat, variant: variant.name, orders } as const
      ctx.emit(seat, '1250.14/III.B4.a', () => {
        const given = readOrders(variant, position, power, orders)
        const rules = announcedRules(draft.options)
        const checks = given.length === 0 ? [] : checkOrders(variant, position, power, given, rules)
        const places = given.map(placeOf)
        const dropped = readOrders(variant, position, power, before)
          .filter((order) => !places.includes(placeOf(order)))
          .map(formatOrder)
        return { ...told, checks, dropped }
      })
      ctx.emit('referee', '1250.14/III.B4.a', () => ({ ...told, checks: [], dropped: [] }))
      if (mine.ready) setReady(draft, ctx, seat, false)
    },
  },
  ready: {
    validate(state, { ready }, { seat }) {
      const early = checkOpen(state)
      if (early !== undefined) return early
      if (!state.options.earlyEnd) return { code: 'noEarlyEnd' }
      const mine = state.secret[seat]
      if (mine?.ready === ready) return { code: 'sameReady', details: { ready } }
      return mine?.orders === null ? { code: 'noOrders' } : undefined
    },
    apply: (draft, { ready }, ctx, { seat }) => setReady(draft, ctx, seat, ready),
  },
  correct: {
    by: ['referee'],
    validate: (state, { position }) => checkOpen(state) ?? positionError(mapOf(state), position),
    /** Orders for the wrong position are void (IV). */
    apply(draft, { position }, ctx) {
      for (const secret of draft.secret) {
        secret.orders = null
        secret.ready = false
      }
      ctx.emit('public', '1250.14/IV.ref.b', () => ({ type: 'corrected', position }))
      ctx.stopTimer('turn')
      concludeTurn(mapOf(draft), draft, ctx, position, true)
    },
  },
  extend: {
    by: ['referee'],
    whilePaused: true,
    validate({ clock, roster }: State<Diplomacy>, { length }) {
      const timer = runningTimer(clock)
      if (timer === undefined) return { code: 'noDeadline' }
      const left = timer.left ?? timeBetween(roster.clock, clock.now, timer.due ?? 0)
      return left + length > days(MAX_DAYS)
        ? { code: 'tooLong', details: { days: MAX_DAYS } }
        : undefined
    },
    apply: (draft, { length }, ctx) => extendTime(draft, ctx, length),
  },
})

export const turnPrompts = (mapOf: MapOf): Pick<Prompts, 'adjudication' | 'winner'> => ({
  adjudication: {
    validate: (state, { position }) => positionError(mapOf(state), position),
    apply: (draft, answer, ctx) => adjudicateTurn(mapOf(draft), draft, ctx, answer),
  },
  winner: {
    apply(draft, winner, ctx) {
      if (winner === 'nobody') continueGame(mapOf(draft), draft, ctx)
      else endGame(draft, ctx, 'decided', [winner])
    },
  },
})

function placeOf(order: DiplomacyOrder): string {
  return order.type === 'waive' ? 'waive' : provinceOf(order.unit.at)
}

function positionError(variant: DiplomacyVariant, position: DiplomacyPosition | null): Refused {
  const problem = position === null ? undefined : positionProblem(variant, position)
  return problem === undefined ? undefined : { code: 'impossiblePosition', details: { problem } }
}

function setReady({ secret }: Draft, ctx: Ctx, seat: SeatNumber, ready: boolean): void {
  itemAt(secret, seat).ready = ready
  emitInSecret(ctx, seat, '1250.14/III.B4.a', { type: 'ready', seat, ready })
}

/** The most days that a turn or an enrolment may still last. */
const MAX_DAYS = 1000

/** Starts the deadline of a turn and returns it (III.B4). */
export function startTurn(
  { firstYear }: DiplomacyVariant,
  draft: Draft,
  ctx: Ctx,
  { year, season, step }: DiplomacyPhase,
): Timestamp {
  const { limits } = draft.options
  const isFirst = step === 'moves' && season === 0 && year === firstYear
  const length = (isFirst ? limits.first : null) ?? limits[step]
  return startUntil(draft, ctx, 'turn', timeAfter(draft.roster.clock, ctx.at, length))
}

function startUntil(draft: Draft, ctx: Ctx, what: 'turn' | 'enrolment', due: Timestamp): Timestamp {
  const until = what === 'turn' ? skipWeekend(draft, due) : due
  ctx.startTimer(what, timeBetween(draft.roster.clock, ctx.at, until))
  return until
}

/** The time, or for a spared weekend the same time (UTC) on the Monday after. */
function skipWeekend(
  { options, roster }: Pick<State<Diplomacy>, 'options' | 'roster'>,
  due: Timestamp,
): Timestamp {
  const day = new Date(due).getUTCDay()
  const isPlayed = options.limits.weekends === 'played' || roster.clock !== undefined
  if (isPlayed || (day > 0 && day < 6)) return due
  return due + (day === 6 ? days(2) : days(1))
}

function runningTimer(clock: State<Diplomacy>['clock']) {
  return clock.timers.find(({ name }) => name === 'turn' || name === 'enrolment')
}

export function endsOnWeekend(state: State<Diplomacy>): boolean {
  const due = deadlineOf(state.clock, 'turn')
  return due !== null && skipWeekend(state, due) !== due
}

export function extendTime(draft: Draft, ctx: Ctx, length: Duration): void {
  const { clock, roster } = draft
  const timer = runningTimer(clock)
  if (timer === undefined) return
  const { due, left } = timer
  const what = timer.name === 'turn' ? 'turn' : 'enrolment'
  const until =
    due === null ? null : startUntil(draft, ctx, what, timeAfter(roster.clock, due, length))
  if (until === null) ctx.startTimer(what, (left ?? 0) + length)
  ctx.emit('public', '1250.14/IV.ref.b', () => ({ type: 'extended', what, until }))
}
