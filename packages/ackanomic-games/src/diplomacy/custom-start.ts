import { isInGame, type PositionDefinition, seatOf } from '@ackanomic/core/engine'
import * as v from 'valibot'
import { readOrders } from './correspondence.js'
import { atGoal } from './endings.js'
import { checkMap, maximumOf, NOTHING_YET } from './enrolment.js'
import type { DiplomacyVariant, PowerId } from './map.js'
import { type Ctx, type Diplomacy, type Draft, joinSchema, type Standing } from './model.js'
import { formatOrder } from './orders.js'
import { PAUSE, pause } from './pause.js'
import { type DiplomacyPosition, positionProblem } from './position.js'
import { askReferee, USUAL_ENROLMENT } from './prompts.js'
import { secretSchema, sharedSchema } from './state.js'
import { endOfTurn } from './turns.js'
import type { MapOf } from './variants/maps.js'

const schema = v.strictObject({
  shared: sharedSchema,
  secret: v.array(secretSchema),
  hidden: v.strictObject({}),
})

/** Starts in the midst of play, or of the set-up: what stands on the board, and who plays it. */
export function positionsOn(mapOf: MapOf): PositionDefinition<Diplomacy> {
  return {
    schema,
    problem(laid) {
      const variant = mapOf(laid)
      if (checkMap(variant, laid.options, laid.table.most) !== undefined)
        return 'The announcement does not fit the map, or Ackanomic.'
      if (laid.shared.stage !== 'playing') return setUpProblem(variant, laid)
      return (
        boardProblem(variant, laid) ?? seatsProblem(variant, laid) ?? courseProblem(variant, laid)
      )
    },
    resume(draft, ctx) {
      seatPeople(draft, ctx)
      askReferee(mapOf(draft), draft, ctx)
      const { stage, position, deciding, missing } = draft.shared
      if (stage === 'enrolling') ctx.startTimer('enrolment', USUAL_ENROLMENT)
      if (missing.length > 0) pause(ctx)
      if (position !== null && deciding === 'nothing') {
        const { limits } = draft.options
        ctx.startTimer('turn', endOfTurn(mapOf(draft), limits, position.phase, ctx.at) - ctx.at)
      }
    },
  }
}

/** Replacements sit down where nobody does; players in their own seats need neither them nor a bot. */
function seatPeople(draft: Draft, ctx: Ctx): void {
  const { shared, table } = draft
  for (const [seat, { player, presence, holder }] of table.seats.entries()) {
    const replacement = shared.replacements[seat] ?? null
    if (holder === player) {
      shared.bots = shared.bots.filter((bot) => bot !== seat)
      if (replacement !== null) shared.replacements[seat] = null
    } else if (holder === null && presence !== 'out' && replacement !== null) {
      if (seatOf(table, replacement) >= 0) continue
      ctx.assignSeat(seat, replacement)
      if (!table.everPlayed.includes(replacement)) table.everPlayed.push(replacement)
    }
  }
}

/** What is wrong before the start: nothing is settled yet but who is enrolled. */
function setUpProblem(
  variant: DiplomacyVariant,
  { shared, secret, options, table }: Standing,
): string | undefined {
  const { stage } = shared
  const wants = JSON.stringify({ ...NOTHING_YET, stage })
  if (JSON.stringify({ ...NOTHING_YET, ...shared }) !== wants) {
    return `shared: nothing is settled while the stage is "${stage}".`
  }
  const { length } = table.seats
  const most = maximumOf(variant, options, table.most)
  const [fewest, largest] =
    stage === 'announced'
      ? [0, 0]
      : stage === 'enrolling'
        ? [0, most - 1]
        : stage === 'drawing'
          ? [options.players.minimum, most]
          : [0, most]
  if (length < fewest || length > largest) {
    return `stage: ${length} cannot be enrolled while it is "${stage}".`
  }
  if (table.seats.some((_, one) => !isInGame(table, one))) {
    return 'seats: who leaves before the start is enrolled no more.'
  }
  const idle = secret.every(
    (kept) => kept.orders === null && !kept.ready && kept.claim === null && !kept.draw,
  )
  if (!idle) return 'secret: nobody orders or claims anything before the start.'
  return addressProblem(secret)
}

function boardProblem(variant: DiplomacyVariant, { shared, table }: Standing): string | undefined {
  const { position } = shared
  if (position === null) return 'position: there is one once the game has started.'
  const known = shared.powers.every((power) => Object.hasOwn(variant.powers, power))
  const { length } = table.seats
  if (!known || shared.powers.length !== length || new Set(shared.powers).size < length) {
    return `powers: name ${length} different powers of the map, one for each seat.`
  }
  const problem = positionProblem(variant, position)
  return problem === undefined ? undefined : `position: ${problem}`
}

function seatsProblem(
  variant: DiplomacyVariant,
  { shared, secret, options }: Standing,
): string | undefined {
  const { powers: played, position, bots, replacements, standing, offers } = shared
  const { length } = played
  if (position === null) return undefined
  if (bots.some((bot) => bot >= length) || new Set(bots).size < bots.length) {
    return 'bots: name seats, each once.'
  }
  if (replacements.length !== length || standing.length !== length) {
    return `replacements, standing: give one for each of the ${length} seats.`
  }
  const odd = offers.find((offer) => offer.for !== 'referee' && !played.includes(offer.for))
  if (odd !== undefined || new Set(offers.map(({ person }) => person)).size < offers.length) {
    return 'offers: one for each person, for a power that somebody has or for the referee.'
  }
  const counted = shared.missed.map(({ person }) => person)
  if (
    new Set(counted).size < counted.length ||
    shared.missed.some(({ turns, running }) => turns < 1 || running > turns)
  ) {
    return 'missed: one count for each person, of one turn or more, not all of them in a row.'
  }
  const repeats = options.faulty.late === 'repeat'
  const moves: DiplomacyPosition = { ...position, phase: { ...position.phase, step: 'moves' } }
  for (const [of, power] of played.entries()) {
    const { orders = null, ready = false, claim = null, draw = false } = secret[of] ?? {}
    const kept = standing[of] ?? []
    if ((kept.length > 0 && !repeats) || !isCanonical(variant, moves, power, kept)) {
      return `standing: these are no orders for movement that ${power} repeats.`
    }
    if (orders !== null && !isCanonical(variant, position, power, orders)) {
      return `secret: the orders of ${power} are not written as the game writes them.`
    }
    if (ready && (orders === null || !options.earlyEnd))
      return `secret: ${power} has nothing to be ready for.`
    if (draw && options.draws === 'none') return 'secret: there are no draws in this game.'
    if (claim === null) continue
    const sorted = [...new Set(claim)].filter((each) => played.includes(each)).sort()
    const fits = claim.length > 1 && claim.includes(power) && claim.join() === sorted.join()
    if (!options.coWins || !fits) return `secret: ${power} cannot claim that.`
  }
  return addressProblem(secret)
}

function addressProblem(secret: Standing['secret']): string | undefined {
  const fits = secret.every(({ email }) => email === null || v.is(joinSchema, { email }))
  return fits ? undefined : 'secret: an address is an e-mail address, or null.'
}

function isCanonical(
  variant: DiplomacyVariant,
  position: DiplomacyPosition,
  power: PowerId,
  orders: readonly string[],
): boolean {
  if (orders.length === 0) return true
  const read = readOrders(variant, position, power, orders).map(formatOrder)
  return read.length === orders.length && read.every((order, at) => order === orders[at])
}

function courseProblem(variant: DiplomacyVariant, laid: Standing): string | undefined {
  const { shared, options, table, outcome } = laid
  if (outcome !== null) return undefined
  if (shared.deciding === 'adjudication' && options.adjudication.method !== 'manual') {
    return 'deciding: adjudication is automated in this game.'
  }
  if (shared.deciding === 'winner' && atGoal(variant, laid).length < 2) {
    return 'deciding: the referee decides who has won only where several have reached the goal.'
  }
  const paused = table.pauses.some(({ reason }) => reason === PAUSE)
  return paused && shared.missing.length === 0
    ? 'missing: it is paused, and nobody is missing.'
    : undefined
}
