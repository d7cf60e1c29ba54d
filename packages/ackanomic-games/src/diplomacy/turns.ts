import { type Duration, days, type SeatNumber, type Timestamp } from '@ackanomic/core'
import type { Mutable, State } from '@ackanomic/core/engine'
import type { DiplomacyOptions } from './announcement.js'
import {
  announcedRules,
  botOrders,
  businessOf,
  checkOpen,
  ordersOfTurn,
  readOrders,
  withMail,
} from './correspondence.js'
import { atGoal, earlyWinners, endGame, isOverEarly } from './endings.js'
import type { DiplomacyTurnReport } from './events.js'
import type { DiplomacyVariant, PowerId } from './map.js'
import type { Ctx, Diplomacy, Draft, Moves, Prompts, Refused, Standing } from './model.js'
import { checkOrders } from './order-checks.js'
import { type DiplomacyOrder, formatOrder } from './orders.js'
import {
  type DiplomacyPhase,
  type DiplomacyPosition,
  phaseName,
  positionProblem,
  provinceOf,
} from './position.js'
import { askReferee } from './prompts.js'
import { missedIn, reportOf, resultOf, spendMail } from './results.js'
import { activePowers, playPhase } from './seasons.js'
import type { MapOf } from './variants/maps.js'

export function openTurn(variant: DiplomacyVariant, draft: Draft, ctx: Ctx): void {
  const position = draft.shared.position
  if (position === null) return
  const { step } = position.phase
  const until = endOfTurn(variant, draft.options.limits, position.phase, ctx.at)
  draft.shared.deciding = 'nothing'
  // Powers that nobody plays order nothing: where only they could, there is no turn.
  const isIdle = (power: PowerId): boolean => businessOf(variant, position, power) === 0
  if (step !== 'moves' && draft.shared.powers.every(isIdle)) {
    closeTurn(variant, draft, ctx)
    return
  }
  ctx.startTimer('turn', until - ctx.at)
  ctx.emit('public', '1250.14/III.B4.a', () => ({
    type: 'turn',
    phase: phaseName(variant, position.phase),
    until,
  }))
}

/** The time is up, or all orders are in: adjudicates, or asks the referee to (III.B5). */
export function closeTurn(variant: DiplomacyVariant, draft: Draft, ctx: Ctx): void {
  const position = draft.shared.position
  if (position === null) return
  ctx.stopTimer('turn')
  if (draft.options.adjudication.method === 'automated') {
    adjudicateTurn(variant, draft, ctx, { position: null, message: [] })
    return
  }
  // Although people come and go while the referee adjudicates, the orders of this turn are in.
  for (const seat of draft.shared.bots) {
    const secret = draft.secret[seat]
    const power = draft.shared.powers[seat]
    if (secret === undefined || power === undefined) continue
    secret.orders = botOrders(variant, position, power, draft.options.bots).map(formatOrder)
  }
  draft.shared.deciding = 'adjudication'
  askReferee(variant, draft, ctx)
}

/** Plays the phase; what the referee decides takes the place of its result (IV). */
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
  const missed = missedIn(variant, draft, before)
  const clause = result.ruled ? '1250.14/IV.ref.b' : '1250.14/IV.ref.a'
  ctx.emit('public', clause, () => ({ type: 'result', before, report, missed, ...result }))
  spendMail(draft, before, missed)
  draft.shared.last = report as Mutable<DiplomacyTurnReport>
  draft.shared.position = result.after as Mutable<DiplomacyPosition>
  draft.shared.deciding = 'nothing'
  const isCounted = decided !== null || turn.position.owners !== before.owners
  concludeTurn(variant, draft, ctx, isCounted)
}

/** Nobody waits for players off the board; those whom the referee puts back are in again. */
function seatLiving(variant: DiplomacyVariant, draft: Draft, ctx: Ctx): void {
  const { shared, table, options } = draft
  if (shared.position === null || options.coWinZeroCentres) return
  const alive = activePowers(variant, shared.position)
  for (const [seat, power] of shared.powers.entries()) {
    const isOut = table.seats[seat]?.presence === 'out'
    if (alive.includes(power) !== isOut) continue
    if (isOut) readmit(draft, ctx, seat)
    else {
      ctx.eliminate(seat)
      draft.shared.offers = draft.shared.offers.filter((offer) => offer.for !== power)
    }
  }
}

/** The seat is again what it was when its power was eliminated. */
function readmit(draft: Draft, ctx: Ctx, seat: number): void {
  const { shared, table } = draft
  const place = draft.table.seats[seat]
  if (place === undefined) return
  const { player, active } = place
  const replacement = shared.replacements[seat] ?? null
  const isGone = shared.barred.includes(player) || table.everRefereed.includes(player)
  const isAway = replacement !== null || shared.bots.includes(seat)
  place.presence = isGone ? 'left' : isAway && active ? 'away' : 'here'
  ctx.assignSeat(seat, isGone || isAway || !active ? replacement : player)
}

/** Looks whether somebody has won, or the game is over early; else opens the next turn. */
function concludeTurn(variant: DiplomacyVariant, draft: Draft, ctx: Ctx, isCounted: boolean): void {
  seatLiving(variant, draft, ctx)
  const { position } = draft.shared
  if (position === null) return
  const winners = isCounted ? atGoal(variant, draft) : []
  const [winner] = winners
  if (winner !== undefined && winners.length === 1) {
    endGame(draft, ctx, 'alone', [winner])
  } else if (winner !== undefined) {
    // Several at once: none is the first single player, so it is for the referee (IV).
    draft.shared.deciding = 'winner'
    askReferee(variant, draft, ctx)
  } else goOn(variant, draft, ctx)
}

/** Nobody has won: ends the game early where that was announced, or opens the next turn. */
function goOn(variant: DiplomacyVariant, draft: Draft, ctx: Ctx): void {
  const { position } = draft.shared
  if (position === null) return
  if (isOverEarly(variant, draft.options, position)) {
    endGame(draft, ctx, 'early', earlyWinners(variant, draft))
  } else openTurn(variant, draft, ctx)
}

/** Whether all are ready who have anything to order; for movement somebody has to be. */
export function areAllReady(
  variant: DiplomacyVariant,
  { options, shared, secret }: Standing,
): boolean {
  const { position } = shared
  if (!options.earlyEnd || position === null || shared.deciding !== 'nothing') return false
  if (position.phase.step === 'moves' && !secret.some(({ ready }) => ready)) return false
  return shared.powers.every(
    (power, seat) =>
      shared.bots.includes(seat) ||
      secret[seat]?.ready === true ||
      businessOf(variant, position, power) === 0,
  )
}

/** What is done in a turn: orders, that one is ready, and what the referee decides of it. */
export const turnMoves = (
  mapOf: MapOf,
): Pick<Moves, 'orders' | 'ready' | 'correct' | 'extend'> => ({
  orders: {
    validate(state, { orders }, { seat }) {
      const read = withMail(mapOf(state), state, seat, orders)
      return read.ok ? undefined : read.error
    },
    /** Orders are in force from now on; their sender alone is told what they would come to. */
    apply(draft, move, ctx, { seat }) {
      const variant = mapOf(draft)
      const read = withMail(variant, draft, seat, move.orders)
      const { position, powers } = draft.shared
      const power = powers[seat]
      const mine = draft.secret[seat]
      if (!read.ok || mine === undefined || position === null || power === undefined) return
      const before = mine.orders ?? []
      const orders = read.value ?? []
      mine.orders = read.value === null ? null : [...orders]
      const told = { type: 'orders', seat, orders } as const
      ctx.emit(seat, '1250.14/III.B4.a', () => {
        const given = readOrders(variant, position, power, orders)
        const none = given.length === 0
        const checks = none
          ? []
          : checkOrders(variant, position, power, given, announcedRules(draft.options))
        const places = given.map(placeOf)
        const dropped = readOrders(variant, position, power, before)
          .filter((order) => !places.includes(placeOf(order)))
          .map(formatOrder)
        return { ...told, checks, dropped }
      })
      ctx.emit('referee', '1250.14/III.B4.a', () => ({ ...told, checks: [], dropped: [] }))
      if (mine.ready) noteReady(draft, ctx, seat, false)
    },
  },
  ready: {
    validate(state, { ready }, { seat }) {
      const early = checkOpen(state)
      if (early !== undefined) return early
      if (!state.options.earlyEnd) return { code: 'noEarlyEnd', details: {} }
      const mine = state.secret[seat]
      if (mine?.ready === ready) return { code: 'sameReady', details: { ready } }
      return mine?.orders === null ? { code: 'noOrders', details: {} } : undefined
    },
    apply: (draft, { ready }, ctx, { seat }) => noteReady(draft, ctx, seat, ready),
  },
  correct: {
    by: ['referee'],
    validate: (state, { position }) => checkOpen(state) ?? barOf(mapOf(state), position),
    /** Orders for the position that was wrong are void (IV). */
    apply(draft, { position }, ctx) {
      draft.shared.position = position as Mutable<DiplomacyPosition>
      draft.secret.forEach((secret) => {
        secret.orders = null
        secret.ready = false
      })
      ctx.emit('public', '1250.14/IV.ref.b', () => ({ type: 'corrected', position }))
      ctx.stopTimer('turn')
      concludeTurn(mapOf(draft), draft, ctx, true)
    },
  },
  extend: {
    by: ['referee'],
    whilePaused: true,
    validate({ clock }: State<Diplomacy>, { length }) {
      const timer = running(clock)
      if (timer === undefined) return { code: 'noDeadline', details: {} }
      const left = timer.left ?? (timer.due ?? 0) - clock.now
      return left + length > days(MOST_DAYS)
        ? { code: 'tooLong', details: { days: MOST_DAYS } }
        : undefined
    },
    apply: (draft, { length }, ctx) => extend(draft, ctx, length),
  },
})

/** What the referee answers at the end of a turn. */
export const turnPrompts = (mapOf: MapOf): Pick<Prompts, 'adjudication' | 'winner'> => ({
  adjudication: {
    validate: (state, { position }) => barOf(mapOf(state), position),
    apply: (draft, answer, ctx) => adjudicateTurn(mapOf(draft), draft, ctx, answer),
  },
  winner: {
    apply(draft, winner, ctx) {
      if (winner === 'nobody') goOn(mapOf(draft), draft, ctx)
      else endGame(draft, ctx, 'decided', [winner])
    },
  },
})

/** Where an order counts: for one unit, or for one build. */
function placeOf(order: DiplomacyOrder): string {
  return order.type === 'waive' ? 'waive' : provinceOf(order.unit.at)
}

function barOf(variant: DiplomacyVariant, position: DiplomacyPosition | null): Refused {
  const problem = position === null ? undefined : positionProblem(variant, position)
  return problem === undefined ? undefined : { code: 'impossiblePosition', details: { problem } }
}

function noteReady(draft: Draft, ctx: Ctx, seat: SeatNumber, ready: boolean): void {
  const secret = draft.secret[seat]
  if (secret !== undefined) secret.ready = ready
  for (const to of [seat, 'referee'] as const)
    ctx.emit(to, '1250.14/III.B4.a', () => ({ type: 'ready', seat, ready }))
}

/** The longest that a turn or an enrolment may still last, in days. */
const MOST_DAYS = 1000

/** When a turn that begins now ends (III.B4). */
export function endOfTurn(
  { firstYear }: DiplomacyVariant,
  limits: DiplomacyOptions['limits'],
  { year, season, step }: DiplomacyPhase,
  at: Timestamp,
): Timestamp {
  const isFirst = step === 'moves' && season === 0 && year === firstYear
  return sparing(limits, at + ((isFirst ? limits.first : null) ?? limits[step]))
}

/** A moment, or where weekends are spared and it is on one, the same time of the Monday after. */
function sparing({ weekends }: DiplomacyOptions['limits'], due: Timestamp): Timestamp {
  return weekends === 'spared' ? due + daysOff(due) : due
}

/** How long it is from a Saturday or Sunday, UTC, to the same time of the Monday after. */
function daysOff(due: Timestamp): Duration {
  const day = new Date(due).getUTCDay()
  return day === 6 ? days(2) : day === 0 ? days(1) : 0
}

/** What is left of the turn, or of the enrolment. */
function running(clock: State<Diplomacy>['clock']) {
  return clock.timers.find(({ name }) => name === 'turn' || name === 'enrolment')
}

/** Whether the turn would end on a weekend that is spared: a pause has put it there. */
export function endsOnWeekend({ options, clock }: State<Diplomacy>): boolean {
  const turn = clock.timers.find(({ name }) => name === 'turn')
  return options.limits.weekends === 'spared' && turn?.due != null && daysOff(turn.due) > 0
}

/** The turn, or the enrolment, lasts so much longer; no weekend that is spared ends it. */
export function extend(draft: Draft, ctx: Ctx, length: Duration): void {
  const { clock, options } = draft
  const timer = running(clock)
  if (timer === undefined) return
  const { due, left } = timer
  const what = timer.name === 'turn' ? 'turn' : 'enrolment'
  const until =
    due === null ? null : what === 'turn' ? sparing(options.limits, due + length) : due + length
  ctx.startTimer(what, until === null ? (left ?? 0) + length : until - ctx.at)
  ctx.emit('public', '1250.14/IV.ref.b', () => ({ type: 'extended', what, until }))
}
