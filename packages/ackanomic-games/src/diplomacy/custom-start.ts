import { itemAt, type PositionDefinition, seatOf, seatsInGame } from '@ackanomic/core/engine'
import { equalJson } from '@ackanomic/core/untrusted'
import * as v from 'valibot'
import { isEachOnce } from '../shapes.js'
import { readOrders } from './correspondence.js'
import { powersAtGoal } from './endings.js'
import { checkTerms, INITIAL_SHARED, initialSecret, mostPlayers } from './enrolment.js'
import type { DiplomacyVariant, PowerId } from './map.js'
import { type Ctx, type Diplomacy, type Draft, joinSchema, type Standing } from './model.js'
import { formatOrder } from './orders.js'
import { PAUSE, startPause } from './pause.js'
import { type DiplomacyPosition, positionProblem } from './position.js'
import { DEFAULT_ENROLMENT, promptReferee } from './prompts.js'
import { secretSchema, sharedSchema } from './state.js'
import { startTurn } from './turns.js'
import type { MapOf } from './variants/maps.js'

export function positionsOn(mapOf: MapOf): PositionDefinition<Diplomacy> {
  return {
    shared: sharedSchema,
    secret: secretSchema,
    problem(state) {
      const variant = mapOf(state)
      if (checkTerms(variant, state.options, state.roster.most) !== undefined)
        return 'The announcement does not fit the map, or Ackanomic.'
      if (!state.secret.every(({ email }) => email === null || v.is(joinSchema, { email })))
        return 'secret: an address is an e-mail address, or null.'
      const { position, extended } = state.shared
      if (extended && (position === null || state.options.limits.grace === null))
        return 'extended: no turn goes on in this game.'
      if (state.shared.stage !== 'playing') return setUpProblem(variant, state)
      if (position === null) return 'position: there is one once the game has started.'
      return (
        boardProblem(variant, state, position) ??
        seatsProblem(state) ??
        ordersProblem(variant, state, position) ??
        decisionProblem(variant, state)
      )
    },
    resume(draft, ctx) {
      seatReplacements(draft, ctx)
      promptReferee(mapOf(draft), draft, ctx)
      const { stage, position, deciding, missing } = draft.shared
      if (stage === 'enrolling') ctx.startTimer('enrolment', DEFAULT_ENROLMENT)
      if (missing.length > 0) startPause(ctx)
      if (position !== null && deciding === 'nothing')
        startTurn(mapOf(draft), draft, ctx, position.phase)
    },
  }
}

function seatReplacements(draft: Draft, ctx: Ctx): void {
  const { shared, roster } = draft
  for (const [seat, { player, presence, holder }] of roster.seats.entries()) {
    const replacement = shared.replacements[seat] ?? null
    if (holder === player) {
      shared.bots = shared.bots.filter((bot) => bot !== seat)
      if (replacement !== null) shared.replacements[seat] = null
    } else if (holder === null && presence !== 'out' && replacement !== null) {
      if (seatOf(roster, replacement) >= 0) continue
      ctx.assignSeat(seat, replacement)
      if (!roster.everPlayed.includes(replacement)) roster.everPlayed.push(replacement)
    }
  }
}

function setUpProblem(variant: DiplomacyVariant, { shared, secret, options, roster }: Standing) {
  const { stage } = shared
  if (!equalJson(shared, { ...INITIAL_SHARED, stage }))
    return `shared: nothing is settled while the stage is "${stage}".`
  const { length } = roster.seats
  const most = mostPlayers(variant, options, roster.most)
  const fewest = stage === 'drawing' ? options.players.minimum : 0
  const largest = stage === 'announced' ? 0 : stage === 'enrolling' ? most - 1 : most
  if (length < fewest || length > largest)
    return `stage: ${length} cannot be enrolled while it is "${stage}".`
  if (seatsInGame(roster).length < length)
    return 'seats: a player who leaves before the start is no longer enrolled.'
  return secret.every((kept) => equalJson(kept, initialSecret(kept.email)))
    ? undefined
    : 'secret: nobody orders or claims anything before the start.'
}

function boardProblem(
  variant: DiplomacyVariant,
  { shared: { powers }, roster }: Standing,
  position: DiplomacyPosition,
): string | undefined {
  const { length } = roster.seats
  const isKnown = powers.every((power) => Object.hasOwn(variant.powers, power))
  if (!isKnown || powers.length !== length || !isEachOnce(powers))
    return `powers: name ${length} different powers of the map, one for each seat.`
  const problem = positionProblem(variant, position)
  return problem === undefined ? undefined : `position: ${problem}`
}

function seatsProblem({ shared }: Standing): string | undefined {
  const { powers, bots, replacements, standing, offers, missed } = shared
  const { length } = powers
  if (bots.some((bot) => bot >= length) || !isEachOnce(bots)) return 'bots: name seats, each once.'
  if (replacements.length !== length || standing.length !== length)
    return `replacements, standing: give one for each of the ${length} seats.`
  const isPlace = (place: string): boolean => place === 'referee' || powers.includes(place)
  if (!offers.every((offer) => isPlace(offer.for)) || !isEachOnce(offers.map((o) => o.person)))
    return 'offers: one for each person, for a power that somebody has or for the referee.'
  const isCount = missed.every(({ turns, running }) => turns >= 1 && running <= turns)
  return isCount && isEachOnce(missed.map(({ person }) => person))
    ? undefined
    : 'missed: one count for each person, of one turn or more, not all of them in a row.'
}

function ordersProblem(
  variant: DiplomacyVariant,
  { shared, secret, options }: Standing,
  position: DiplomacyPosition,
): string | undefined {
  const repeats = options.faulty.late === 'repeat'
  const moves = { ...position, phase: { ...position.phase, step: 'moves' as const } }
  for (const [seat, { orders, ready, claim, draw }] of secret.entries()) {
    const power = itemAt(shared.powers, seat)
    const standing = itemAt(shared.standing, seat)
    if ((standing.length > 0 && !repeats) || !isCanonical(variant, moves, power, standing))
      return `standing: these are no orders for movement that ${power} repeats.`
    if (orders !== null && !isCanonical(variant, position, power, orders))
      return `secret: the orders of ${power} are not written as the game writes them.`
    if (ready && (orders === null || !options.earlyEnd))
      return `secret: ${power} has nothing to be ready for.`
    if (draw && options.draws === 'none') return 'secret: there are no draws in this game.'
    if (claim === null) continue
    const group = [...new Set(claim)].filter((each) => shared.powers.includes(each)).sort()
    const isGroup = claim.length > 1 && claim.includes(power) && equalJson(claim, group)
    if (!options.coWins || !isGroup) return `secret: ${power} cannot claim that.`
  }
  return undefined
}

function isCanonical(
  variant: DiplomacyVariant,
  position: DiplomacyPosition,
  power: PowerId,
  orders: readonly string[],
): boolean {
  return equalJson(orders, readOrders(variant, position, power, orders).map(formatOrder))
}

function decisionProblem(variant: DiplomacyVariant, state: Standing): string | undefined {
  const { shared, options, roster, outcome } = state
  if (outcome !== null) return undefined
  if (shared.deciding === 'adjudication' && options.adjudication.method !== 'manual')
    return 'deciding: adjudication is automated in this game.'
  if (shared.deciding === 'winner' && powersAtGoal(variant, state).length < 2)
    return 'deciding: the referee decides who has won only if several have reached the goal.'
  const isPaused = roster.pauses.some(({ reason }) => reason === PAUSE)
  return isPaused && shared.missing.length === 0
    ? 'missing: the game is paused, but nobody is missing.'
    : undefined
}
