import { asPlain, type Desk, type State, type Writable } from '@ackanomic/core/engine'
import { atGoal, earlyWinners, endGame, isOverEarly } from './endings.js'
import { botOrders, businessOf, isComplete, MOST_ORDERS, ordersOfTurn, rulesIn } from './mailbag.js'
import type { PowerId, Variant } from './map.js'
import { formatOrder } from './notation/format.js'
import { type Position, phaseName } from './position.js'
import { askReferee } from './questions.js'
import { sayResolution } from './says.js'
import { living, playPhase, type Turn } from './seasons.js'
import type { Diplomacy, Report, Standing } from './types.js'
import { provinceOf, type Unit } from './units.js'
import { powerName } from './wording.js'

type Draft = Writable<State<Diplomacy>>

/** Announces a turn, and starts its time (III.B4). */
export function openTurn(variant: Variant, draft: Draft, desk: Desk<Diplomacy>): void {
  const position = asPlain<Position | null>(draft.own.position)
  if (position === null) return
  const { step } = position.phase
  const length = draft.options.limits[step]
  draft.own.deciding = 'nothing'
  // Powers that nobody plays order nothing: where only they could, there is no turn.
  const isIdle = (power: PowerId): boolean => businessOf(variant, position, power) === 0
  if (step !== 'moves' && draft.own.powers.every(isIdle)) {
    closeTurn(variant, draft, desk)
    return
  }
  desk.start('turn', length)
  desk.tell('public', '1250.14/III.B4.a', () => ({
    type: 'turn',
    phase: phaseName(variant, position.phase),
    until: desk.at + length,
  }))
}

/** The time is up, or all orders are in: adjudicates, or asks the referee to (III.B5). */
export function closeTurn(variant: Variant, draft: Draft, desk: Desk<Diplomacy>): void {
  const position = asPlain<Position | null>(draft.own.position)
  if (position === null) return
  desk.stop('turn')
  if (draft.options.adjudication.method === 'automated') {
    adjudicateTurn(variant, draft, desk, null)
    return
  }
  // Whoever comes or goes while the referee adjudicates, the orders of this turn are in.
  for (const seat of asPlain<readonly number[]>(draft.own.bots)) {
    const secret = draft.secret[seat]
    const power = draft.own.powers[seat]
    if (secret === undefined || power === undefined) continue
    secret.orders = botOrders(variant, position, power, draft.options.bots).map(formatOrder)
  }
  draft.own.deciding = 'adjudication'
  askReferee(variant, draft, desk)
}

/** Plays the phase; the referee may set another position in the place of its result (IV). */
export function adjudicateTurn(
  variant: Variant,
  draft: Draft,
  desk: Desk<Diplomacy>,
  decided: Position | null,
): void {
  const state = asPlain<State<Diplomacy>>(draft)
  const before = state.own.position
  if (before === null) return
  const orders = ordersOfTurn(variant, state, before)
  const turn = playPhase(variant, before, orders, rulesIn(state.options))
  const report = reportOf(variant, before, turn)
  desk.tell('public', '1250.14/IV.ref.a', () => ({
    type: 'result',
    before,
    after: decided ?? turn.position,
    report,
    resolutions: turn.resolutions,
    disbanded: turn.disbanded,
    eliminated: turn.eliminated,
  }))
  if (decided !== null) {
    desk.tell('public', '1250.14/IV.ref.b', () => ({ type: 'corrected', position: decided }))
  }
  keepOrders(draft, state, before)
  draft.own.last = report as Writable<Report>
  draft.own.position = (decided ?? turn.position) as Writable<Position>
  draft.own.deciding = 'nothing'
  const isCounted = decided !== null || turn.position.owners !== before.owners
  concludeTurn(variant, draft, desk, isCounted)
}

/** What a turn came to, a sentence for each order. */
function reportOf(variant: Variant, before: Position, turn: Turn): Report {
  const powers = Object.keys(variant.powers)
  const says = [...turn.resolutions]
    .sort((one, other) => powers.indexOf(one.order.power) - powers.indexOf(other.order.power))
    .map((each) => `${powerName(variant, each.order.power)}: ${sayResolution(variant, each)}`)
  const isTold = ({ power, at }: Unit): boolean =>
    turn.resolutions.some(
      ({ order, outcome }) =>
        order.power === power &&
        order.type !== 'waive' &&
        provinceOf(order.unit.at) === provinceOf(at) &&
        outcome.is !== 'void',
    )
  const isMoves = before.phase.step === 'moves'
  const lost = turn.disbanded
    .filter((unit) => isMoves || !isTold(unit))
    .map(({ power, kind, at }) => {
      const why = isMoves ? 'has nowhere to retreat' : 'has no order that counts'
      return `${powerName(variant, power)}: ${kind} ${at} ${why}, and is lost.`
    })
  const out = turn.eliminated.map((power) => `${powerName(variant, power)} is eliminated.`)
  return { phase: phaseName(variant, before.phase), says: [...says, ...lost, ...out] }
}

/** The mail of the turn is spent; what late players would repeat is kept. */
function keepOrders(draft: Draft, state: State<Diplomacy>, before: Position): void {
  const keeps = state.options.faulty.late === 'repeat' && before.phase.step === 'moves'
  draft.secret.forEach((secret, seat) => {
    const { orders } = secret
    if (keeps && orders !== null) draft.own.standing[seat] = orders.slice(0, MOST_ORDERS)
    if (keeps && state.own.bots.includes(seat)) draft.own.standing[seat] = []
    secret.orders = null
    if (state.options.ackExpiry === 'next-adjudication') secret.claim = null
  })
}

/**
 * Nobody who is off the board need be waited for, unless e may still win with others; whom the
 * referee sets on it again is in the game again.
 */
function seatLiving(variant: Variant, draft: Draft, desk: Desk<Diplomacy>): void {
  const { own, table, options } = asPlain<State<Diplomacy>>(draft)
  if (own.position === null || options.coWinZeroCentres) return
  const alive = living(variant, own.position)
  for (const [seat, power] of own.powers.entries()) {
    const isOut = table.seats[seat]?.presence === 'out'
    if (alive.includes(power) !== isOut) continue
    if (isOut) readmit(draft, desk, seat)
    else {
      desk.remove(seat)
      draft.own.offers = draft.own.offers.filter((offer) => offer.for !== power)
    }
  }
}

/** The seat is again what it was when its power was eliminated. */
function readmit(draft: Draft, desk: Desk<Diplomacy>, seat: number): void {
  const { own, table } = asPlain<State<Diplomacy>>(draft)
  const place = draft.table.seats[seat]
  if (place === undefined) return
  const { player, active } = place
  const replacement = own.replacements[seat] ?? null
  const isGone = own.barred.includes(player) || table.everRefereed.includes(player)
  const isAway = replacement !== null || own.bots.includes(seat)
  place.presence = isGone ? 'left' : isAway && active ? 'away' : 'here'
  desk.hold(seat, isGone || isAway || !active ? replacement : player)
}

/** Looks whether somebody has won, or the game is over early; else opens the next turn. */
export function concludeTurn(
  variant: Variant,
  draft: Draft,
  desk: Desk<Diplomacy>,
  isCounted: boolean,
): void {
  seatLiving(variant, draft, desk)
  const state = asPlain<State<Diplomacy>>(draft)
  const { position } = state.own
  if (position === null) return
  const winners = isCounted ? atGoal(variant, state) : []
  const [winner] = winners
  if (winner !== undefined && winners.length === 1) {
    endGame(draft, desk, 'alone', [winner])
  } else if (winner !== undefined) {
    // Several at once: none is the first single player, so it is for the referee (IV).
    draft.own.deciding = 'winner'
    askReferee(variant, draft, desk)
  } else goOn(variant, draft, desk)
}

/** Nobody has won: ends the game early where that was announced, or opens the next turn. */
export function goOn(variant: Variant, draft: Draft, desk: Desk<Diplomacy>): void {
  const state = asPlain<State<Diplomacy>>(draft)
  const { position } = state.own
  if (position === null) return
  if (isOverEarly(variant, state.options, position)) {
    endGame(draft, desk, 'early', earlyWinners(variant, state))
  } else openTurn(variant, draft, desk)
}

/**
 * Whether all orders are in that can be, where that ends a turn; for movement some player must have
 * sent any.
 */
export function areAllIn(variant: Variant, { options, own, secret }: Standing): boolean {
  const { position } = own
  if (!options.earlyEnd || position === null || own.deciding !== 'nothing') return false
  const isSilent = secret.every(({ orders }) => orders === null)
  if (isSilent && position.phase.step === 'moves') return false
  return own.powers.every(
    (power, seat) =>
      own.bots.includes(seat) || isComplete(variant, position, power, secret[seat]?.orders ?? null),
  )
}

/** Orders that came in, in force from now on. */
export function lodgeOrders(
  draft: Draft,
  desk: Desk<Diplomacy>,
  seat: number,
  orders: readonly string[] | null,
): void {
  const secret = draft.secret[seat]
  if (secret === undefined) return
  secret.orders = orders === null ? null : [...orders]
  const told = { type: 'orders', seat, orders: orders ?? [] } as const
  desk.tell(seat, '1250.14/III.B4.a', () => told)
  desk.tell('referee', '1250.14/III.B4.a', () => told)
}
