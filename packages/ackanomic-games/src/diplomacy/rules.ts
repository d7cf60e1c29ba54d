import type { SeatNumber } from '@ackanomic/core'
import {
  defineRules,
  isHalted,
  type Listed,
  type RulesOf,
  type Seen,
  type Writable,
} from '@ackanomic/core/engine'
import type { Act, Ready } from './acts.js'
import { positionProblem } from './board.js'
import { rulesIn, withMail } from './correspondence.js'
import { positionsOn } from './custom-start.js'
import { checkExtension, extend } from './deadlines.js'
import { diplomacyDescription } from './description.js'
import { endGame } from './endings.js'
import {
  announce,
  assignCountries,
  callOff,
  checkStep,
  enrol,
  enrolmentIsDue,
  NOTHING_YET,
  openEnrolment,
  secretOf,
  startPlay,
  withdraw,
} from './enrolment.js'
import { mapsOf, type Variant } from './map.js'
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
import { randomOrders } from './random-orders.js'
import { diplomacyRejections } from './rejections.js'
import {
  adjudicationSchema,
  countriesSchema,
  joinSchema,
  moveSchema,
  openingSchema,
  optionsSchema,
  startSchema,
} from './schema.js'
import { dueIn, expected, settle } from './settling.js'
import { checkTerms } from './terms.js'
import {
  adjudicateTurn,
  checkReady,
  closeTurn,
  concludeTurn,
  goOn,
  lodgeOrders,
  lodgeReady,
} from './turns.js'
import type { Diplomacy } from './types.js'
import { MAPS } from './variants/maps.js'
import { checkClaim, checkSpeech, lodgeClaim, lodgeVote } from './victory-claims.js'

/**
 * The rules alone, for maps of your own: announcements name one of them, the first unless they say
 * otherwise.
 *
 * @param variants - maps that `checkVariant` passes, with different names
 */
export function diplomacyRulesOn(variants: readonly [Variant, ...Variant[]]): RulesOf<Diplomacy> {
  const mapOf = mapsOf(variants)

  return defineRules<Diplomacy>({
    id: 'diplomacy',
    revision: 1,
    description: diplomacyDescription,
    rejections: diplomacyRejections,
    options: optionsSchema(variants),
    move: moveSchema,
    gathers: true,
    checkSetup: (setting, options) => checkTerms(mapOf({ options }), setting, options),
    setup: ({ players }) => ({
      shared: NOTHING_YET,
      secret: Array.from({ length: players }, () => secretOf(null)),
      hidden: {},
    }),
    begin: (draft, ctx) => announce(mapOf(draft), draft, ctx),
    moves: {
      abort: {
        by: ['referee'],
        whileHalted: true,
        check: (state) => checkStep(state, ['announced', 'enrolling', 'enrolled', 'drawing']),
        play: (draft, _, ctx) => callOff(draft, ctx, 'referee'),
      },
      orders: {
        check(state, { orders }, { seat }) {
          const read = withMail(mapOf(state), state, seat, orders)
          return read.ok ? undefined : read.error
        },
        play(draft, { orders }, ctx, { seat }) {
          const read = withMail(mapOf(draft), draft, seat, orders)
          if (read.ok) lodgeOrders(mapOf(draft), draft, ctx, seat, read.value)
        },
      },
      ready: {
        check: (state, move, { seat }) => checkReady(state, move, seat),
        play: (draft, { ready }, ctx, { seat }) => lodgeReady(draft, ctx, seat, ready),
      },
      claim: {
        check: (state, move, { seat }) => checkClaim(mapOf(state), state, move, seat),
        play: (draft, { group }, ctx, { seat }) => lodgeClaim(draft, ctx, seat, group),
      },
      unclaim: {
        check: (state, _, { seat }) =>
          checkSpeech(state) ??
          ((state.secret[seat]?.claim ?? null) === null
            ? { code: 'noClaim', facts: {} }
            : undefined),
        play: (draft, _, ctx, { seat }) => lodgeClaim(draft, ctx, seat, null),
      },
      draw: {
        check(state, { agree }, { seat }) {
          const early = checkSpeech(state)
          if (early !== undefined) return early
          if (state.options.draws === 'none') return { code: 'noDraws', facts: {} }
          return state.secret[seat]?.draw === agree
            ? { code: 'sameVote', facts: { agree } }
            : undefined
        },
        play: (draft, { agree }, ctx, { seat }) => lodgeVote(draft, ctx, seat, agree),
      },
      offer: {
        by: ['anyone'],
        whileHalted: true,
        check: (state, move, actor) => checkOffer(mapOf(state), state, move, actor),
        play: (draft, move, ctx, { person }) => lodgeOffer(draft, ctx, person, move.for),
      },
      acknowledge: {
        by: ['referee', 'speaker'],
        whileHalted: true,
        check: (state, move, actor) => checkAcknowledge(mapOf(state), state, move, actor),
        play: (draft, move, ctx) => replace(draft, ctx, move),
      },
      correct: {
        by: ['referee'],
        check(state, { position }) {
          const early = checkSpeech(state)
          if (early !== undefined) return early
          const problem = positionProblem(mapOf(state), position)
          return problem === undefined
            ? undefined
            : { code: 'impossiblePosition', facts: { problem } }
        },
        play(draft, { position }, ctx) {
          draft.shared.position = position as Writable<typeof position>
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
        whileHalted: true,
        check: (state, { length }) => checkExtension(state, length),
        play: (draft, { length }, ctx) => extend(draft, ctx, length),
      },
    },
    inquiries: {
      open: {
        schema: openingSchema,
        play: (draft, { length }, ctx) => openEnrolment(draft, ctx, length),
      },
      start: {
        schema: startSchema,
        check(state, { players }, { about: { enrolled } }) {
          const maximum = state.options.players.maximum ?? enrolled
          const most = players === null ? maximum : Math.max(0, players - 1)
          return maximum > most ? { code: 'tooManyPlaces', facts: { maximum, most } } : undefined
        },
        play: (draft, _, ctx) => assignCountries(mapOf(draft), draft, ctx),
      },
      abort: { play: (draft, _, ctx) => callOff(draft, ctx, 'referee') },
      countries: {
        play(draft, order, ctx) {
          const variant = mapOf(draft)
          const powers = Object.keys(variant.powers)
          const given = draft.table.seats.map((_, seat) => powers[order[seat] ?? 0] ?? '')
          startPlay(variant, draft, ctx, given)
        },
      },
      choice: {
        schema: countriesSchema,
        check(state, given) {
          const { powers } = mapOf(state)
          const players = state.table.seats.length
          const fits =
            given.length === players &&
            new Set(given).size === players &&
            given.every((power) => Object.hasOwn(powers, power))
          return fits ? undefined : { code: 'badCountries', facts: { players } }
        },
        play: (draft, given, ctx) => startPlay(mapOf(draft), draft, ctx, given),
      },
      adjudication: {
        schema: adjudicationSchema,
        check(state, { position }) {
          const problem = position === null ? undefined : positionProblem(mapOf(state), position)
          return problem === undefined
            ? undefined
            : { code: 'impossiblePosition', facts: { problem } }
        },
        play: (draft, answer, ctx) => adjudicateTurn(mapOf(draft), draft, ctx, answer),
      },
      winner: {
        play(draft, winner, ctx) {
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
    membership: {
      substitutes: false,
      onRefereeLost: 'nothing',
      join: {
        schema: joinSchema,
        check(state) {
          const { stage } = state.shared
          if (stage === 'announced') return checkStep(state, ['enrolling'])
          return stage === 'enrolling' ? undefined : { code: 'notEnrolling', facts: { stage } }
        },
        play: (draft, person, { email }, ctx) => enrol(mapOf(draft), draft, ctx, person, email),
      },
      left(draft, seats, ctx, from) {
        if (draft.shared.stage === 'playing') onLeft(draft, seats, from)
        else withdraw(mapOf(draft), draft, ctx, seats)
      },
      away: (draft, seat, ctx) => keepReplacement(draft, ctx, seat),
      back: (draft, seat, ctx) => resumeSeat(draft, ctx, seat),
      activity: (draft, seat, ctx) => onActivity(draft, ctx, seat),
      refereeAway(draft, person, ctx) {
        if (draft.shared.stage === 'playing') onRefereeAway(draft, ctx, person)
      },
      isRefereeAway: ({ shared }, person) => shared.awayReferees.includes(person),
      refereeBack: (draft, person, ctx) => onRefereeBack(draft, ctx, person),
      awayRefereeLeft(draft, person) {
        draft.shared.awayReferees = draft.shared.awayReferees.filter((away) => away !== person)
        draft.shared.barred.push(person)
      },
      refereeLost(draft, person, ctx) {
        if (draft.shared.stage === 'playing') draft.shared.barred.push(person)
        else callOff(draft, ctx, 'no referee')
      },
      checkReferee: (_, person) => ({ code: 'acknowledgeReferee', facts: { person, self: false } }),
    },
    settle: {
      when: (state) => dueIn(mapOf(state), state) !== undefined,
      play: (draft, ctx) => settle(mapOf(draft), draft, ctx),
    },
    secrecy: { referee: true },
    expects: (state) => expected(mapOf(state), state),
    legalMoves: (seen, seat) => legalActs(mapOf(seen), seen, seat),
    position: positionsOn(mapOf),
  })
}

/**
 * What a seat may do in an open turn: say that it is ready, where that ends turns, or send orders at
 * random, to take the place of any before. Claims and votes are never listed.
 */
function legalActs(
  variant: Variant,
  { shared, secret, options, table }: Seen<Diplomacy>,
  seat: SeatNumber,
): Listed<Act> {
  const power = shared.powers[seat]
  const { position } = shared
  const isOpen = shared.stage === 'playing' && shared.deciding === 'nothing' && !isHalted(table)
  if (power === undefined || position === null || !isOpen) {
    return { moves: [], complete: true }
  }
  const mine = secret[seat] ?? null
  const saysReady = options.earlyEnd && mine !== null && mine.orders !== null
  const moves: Ready[] = saysReady ? [{ type: 'ready', ready: !mine.ready }] : []
  const alsoLegal: Act['type'][] = []
  if (options.coWins) alsoLegal.push('claim')
  if (mine !== null && mine.claim !== null) alsoLegal.push('unclaim')
  if (options.draws !== 'none') alsoLegal.push('draw')
  return {
    moves,
    complete: false,
    alsoLegal,
    sample(choose) {
      const [ready] = moves
      if (ready !== undefined && choose(2) === 0) return ready
      const orders = randomOrders(variant, position, power, choose, rulesIn(options))
      return orders.length === 0 ? undefined : { type: 'orders', orders }
    },
  }
}

/** The rules of Diplomacy on our maps, alone: enough for a server that keeps matches. */
export const diplomacyRules: RulesOf<Diplomacy> = /* @__PURE__ */ diplomacyRulesOn(MAPS)
