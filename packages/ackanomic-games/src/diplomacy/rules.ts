import type { Choose, SeatNumber } from '@ackanomic/core'
import { defineRules, isHalted, type Listed, type Seen } from '@ackanomic/core/engine'
import { societyRoles } from '@ackanomic/society/roles'
import { rulesIn, withMail } from './correspondence.js'
import { diplomacyDescription } from './description.js'
import { checkClaim, checkSpeech, checkVote, endGame, lodgeClaim, lodgeVote } from './endings.js'
import {
  announce,
  assignCountries,
  callOff,
  checkStep,
  checkTerms,
  enrol,
  enrolmentIsDue,
  NOTHING_YET,
  openEnrolment,
  secretOf,
  startPlay,
  withdraw,
} from './enrolment.js'
import { randomOrders } from './legal-orders.js'
import type { Variant } from './map.js'
import { type Diplomacy, type DiplomacyMove, diplomacyModelOn, type Refused } from './model.js'
import {
  checkAcknowledge,
  checkOffer,
  keepReplacement,
  lodgeOffer,
  onActivity,
  onLeft,
  onRefereeAway,
  onRefereeBack,
  pauseIsOver,
  replace,
  resumeSeat,
} from './pause.js'
import { type Position, positionProblem } from './position.js'
import { dueIn, isWaiting, pendingActions } from './settling.js'
import {
  adjudicateTurn,
  checkExtension,
  checkReady,
  closeTurn,
  correctPosition,
  extend,
  goOn,
  lodgeOrders,
  lodgeReady,
} from './turns.js'
import { MAPS, mapsOf } from './variants/maps.js'

/**
 * The rules alone, for maps of your own: announcements name one of them, the first unless they say
 * otherwise.
 *
 * @param variants - maps that `checkVariant` passes, with different names
 */
export function diplomacyRulesOn(variants: readonly [Variant, ...Variant[]]) {
  const mapOf = mapsOf(variants)

  return defineRules<Diplomacy>(diplomacyModelOn(variants), {
    id: 'diplomacy',
    revision: 1,
    description: diplomacyDescription,
    roles: societyRoles,
    fillsSeatsLater: true,
    setup: (setting, options) =>
      checkTerms(mapOf({ options }), setting, options) ?? {
        shared: NOTHING_YET,
        secret: setting.names.map(() => secretOf(null)),
      },
    onStart: (draft, ctx) => announce(mapOf(draft), draft, ctx),
    moves: {
      abort: {
        by: ['referee'],
        whilePaused: true,
        validate: (state) => checkStep(state, ['announced', 'enrolling', 'enrolled', 'drawing']),
        apply: (draft, _, ctx) => callOff(draft, ctx, 'referee'),
      },
      orders: {
        validate(state, { orders }, { seat }) {
          const read = withMail(mapOf(state), state, seat, orders)
          return read.ok ? undefined : read.error
        },
        apply(draft, { orders }, ctx, { seat }) {
          const read = withMail(mapOf(draft), draft, seat, orders)
          if (read.ok) lodgeOrders(mapOf(draft), draft, ctx, seat, read.value)
        },
      },
      ready: {
        validate: checkReady,
        apply: (draft, { ready }, ctx, { seat }) => lodgeReady(draft, ctx, seat, ready),
      },
      claim: {
        validate: (state, move, { seat }) => checkClaim(mapOf(state), state, move, seat),
        apply: (draft, { group }, ctx, { seat }) => lodgeClaim(draft, ctx, seat, group),
      },
      unclaim: {
        validate: (state, _, { seat }) =>
          checkSpeech(state) ??
          (state.secret[seat]?.claim == null ? { code: 'noClaim', facts: {} } : undefined),
        apply: (draft, _, ctx, { seat }) => lodgeClaim(draft, ctx, seat, null),
      },
      draw: { validate: checkVote, apply: lodgeVote },
      offer: {
        by: ['anyone'],
        whilePaused: true,
        validate: (state, move, actor) => checkOffer(mapOf(state), state, move, actor),
        apply: lodgeOffer,
      },
      acknowledge: {
        by: ['referee', 'speaker'],
        whilePaused: true,
        validate: (state, move, actor) => checkAcknowledge(mapOf(state), state, move, actor),
        apply: replace,
      },
      correct: {
        by: ['referee'],
        validate: (state, { position }) => checkSpeech(state) ?? barOf(mapOf(state), position),
        apply: (draft, { position }, ctx) => correctPosition(mapOf(draft), draft, ctx, position),
      },
      extend: {
        by: ['referee'],
        whilePaused: true,
        validate: checkExtension,
        apply: (draft, { length }, ctx) => extend(draft, ctx, length),
      },
    },
    prompts: {
      open: { apply: (draft, { length }, ctx) => openEnrolment(draft, ctx, length) },
      start: {
        validate({ options }, { players }, { about: { enrolled } }) {
          const maximum = options.players.maximum ?? enrolled
          const most = players === null ? maximum : Math.max(0, players - 1)
          return maximum > most ? { code: 'tooManyPlaces', facts: { maximum, most } } : undefined
        },
        apply: (draft, _, ctx) => assignCountries(mapOf(draft), draft, ctx),
      },
      abort: { apply: (draft, _, ctx) => callOff(draft, ctx, 'referee') },
      countries: {
        apply(draft, order, ctx) {
          const variant = mapOf(draft)
          const powers = Object.keys(variant.powers)
          const given = draft.table.seats.map((_, seat) => powers[order[seat] ?? 0] ?? '')
          startPlay(variant, draft, ctx, given)
        },
      },
      choice: {
        validate(state, given) {
          const { powers } = mapOf(state)
          const players = state.table.seats.length
          const fits =
            given.length === players &&
            new Set(given).size === players &&
            given.every((power) => Object.hasOwn(powers, power))
          return fits ? undefined : { code: 'badCountries', facts: { players } }
        },
        apply: (draft, given, ctx) => startPlay(mapOf(draft), draft, ctx, given),
      },
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
    },
    deadlines: {
      enrolment: (draft, ctx) => enrolmentIsDue(mapOf(draft), draft, ctx),
      turn: (draft, ctx) => closeTurn(mapOf(draft), draft, ctx),
      pause: pauseIsOver,
    },
    roster: {
      substitutes: false,
      onRefereeLost: 'nothing',
      join: {
        validate(state) {
          const { stage } = state.shared
          if (stage === 'announced') return checkStep(state, ['enrolling'])
          return stage === 'enrolling' ? undefined : { code: 'notEnrolling', facts: { stage } }
        },
        apply: (draft, person, { email }, ctx) => enrol(mapOf(draft), draft, ctx, person, email),
      },
      left(draft, seats, ctx, from) {
        if (draft.shared.stage === 'playing') onLeft(draft, seats, from)
        else withdraw(mapOf(draft), draft, ctx, seats)
      },
      away: keepReplacement,
      back: resumeSeat,
      activity: onActivity,
      refereeVacation: {
        away: onRefereeAway,
        isAway: ({ shared }, person) => shared.awayReferees.includes(person),
        back: onRefereeBack,
        left(draft, person) {
          draft.shared.awayReferees = draft.shared.awayReferees.filter((away) => away !== person)
          draft.shared.barred.push(person)
        },
      },
      refereeLost(draft, person, ctx) {
        if (draft.shared.stage === 'playing') draft.shared.barred.push(person)
        else callOff(draft, ctx, 'no referee')
      },
      checkReferee: (_, person) => ({ code: 'acknowledgeReferee', facts: { person, self: false } }),
    },
    afterEach: {
      when: (state) => dueIn(mapOf(state), state) !== undefined,
      run: (draft, ctx) => dueIn(mapOf(draft), draft)?.(draft, ctx),
    },
    visibility: { referee: true },
    pendingActions: (state) => pendingActions(mapOf(state), state),
    isWaiting: (state) => isWaiting(mapOf(state), state),
    listMoves: (seen, seat) => legalMoves(mapOf(seen), seen, seat),
  })
}

function barOf(variant: Variant, position: Position | null): Refused {
  const problem = position === null ? undefined : positionProblem(variant, position)
  return problem === undefined ? undefined : { code: 'impossiblePosition', facts: { problem } }
}

/**
 * What a seat may do in an open turn: say that they are ready, where that ends turns, or send orders
 * at random, to take the place of any before. Claims and votes are never listed.
 */
function legalMoves(
  variant: Variant,
  { shared, secret, options, table }: Seen<Diplomacy>,
  seat: SeatNumber,
): Listed<DiplomacyMove> {
  const power = shared.powers[seat]
  const { position } = shared
  const isOpen = shared.stage === 'playing' && shared.deciding === 'nothing' && !isHalted(table)
  if (power === undefined || position === null || !isOpen) {
    return { moves: [], complete: true }
  }
  const mine = secret[seat] ?? null
  const saysReady = options.earlyEnd && mine !== null && mine.orders !== null
  const moves = saysReady ? [{ type: 'ready', ready: !mine.ready } as const] : []
  const alsoLegal: DiplomacyMove['type'][] = []
  if (options.coWins) alsoLegal.push('claim')
  if (mine !== null && mine.claim !== null) alsoLegal.push('unclaim')
  if (options.draws !== 'none') alsoLegal.push('draw')
  return {
    moves,
    complete: false,
    alsoLegal,
    sample(choose: Choose) {
      const [ready] = moves
      if (ready !== undefined && choose(2) === 0) return ready
      const orders = randomOrders(variant, position, power, choose, rulesIn(options))
      return orders.length === 0 ? undefined : { type: 'orders', orders }
    },
  }
}

/** The rules of Diplomacy on our maps, alone: enough for a server that keeps matches. */
export const diplomacyRules = /* @__PURE__ */ diplomacyRulesOn(MAPS)
