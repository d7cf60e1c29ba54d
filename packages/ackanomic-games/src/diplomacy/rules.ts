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
import { checkClaim, checkSpeech, lodgeClaim, lodgeVote } from './claims.js'
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
import { rulesIn, withMail } from './mailbag.js'
import { mapsOf, type Variant } from './map.js'
import { positionsOn } from './midgame.js'
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
      own: NOTHING_YET,
      secret: Array.from({ length: players }, () => secretOf(null)),
      hidden: {},
    }),
    begin: (draft, desk) => announce(mapOf(draft), draft, desk),
    moves: {
      abort: {
        by: ['referee'],
        whileHalted: true,
        check: (state) => checkStep(state, ['announced', 'enrolling', 'enrolled', 'drawing']),
        play: (draft, _, desk) => callOff(draft, desk, 'referee'),
      },
      orders: {
        check(state, { orders }, { seat }) {
          const read = withMail(mapOf(state), state, seat, orders)
          return read.ok ? undefined : read.error
        },
        play(draft, { orders }, desk, { seat }) {
          const read = withMail(mapOf(draft), draft, seat, orders)
          if (read.ok) lodgeOrders(mapOf(draft), draft, desk, seat, read.value)
        },
      },
      ready: {
        check: (state, move, { seat }) => checkReady(state, move, seat),
        play: (draft, { ready }, desk, { seat }) => lodgeReady(draft, desk, seat, ready),
      },
      claim: {
        check: (state, move, { seat }) => checkClaim(mapOf(state), state, move, seat),
        play: (draft, { group }, desk, { seat }) => lodgeClaim(draft, desk, seat, group),
      },
      unclaim: {
        check: (state, _, { seat }) =>
          checkSpeech(state) ??
          ((state.secret[seat]?.claim ?? null) === null
            ? { code: 'noClaim', facts: {} }
            : undefined),
        play: (draft, _, desk, { seat }) => lodgeClaim(draft, desk, seat, null),
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
        play: (draft, { agree }, desk, { seat }) => lodgeVote(draft, desk, seat, agree),
      },
      offer: {
        by: ['anyone'],
        whileHalted: true,
        check: (state, move, actor) => checkOffer(mapOf(state), state, move, actor),
        play: (draft, move, desk, { person }) => lodgeOffer(draft, desk, person, move.for),
      },
      acknowledge: {
        by: ['referee', 'speaker'],
        whileHalted: true,
        check: (state, move, actor) => checkAcknowledge(mapOf(state), state, move, actor),
        play: (draft, move, desk) => replace(draft, desk, move),
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
        play(draft, { position }, desk) {
          draft.own.position = position as Writable<typeof position>
          draft.secret.forEach((secret) => {
            secret.orders = null
            secret.ready = false
          })
          desk.tell('public', '1250.14/IV.ref.b', () => ({ type: 'corrected', position }))
          desk.stop('turn')
          concludeTurn(mapOf(draft), draft, desk, true)
        },
      },
      extend: {
        by: ['referee'],
        whileHalted: true,
        check: (state, { length }) => checkExtension(state, length),
        play: (draft, { length }, desk) => extend(draft, desk, length),
      },
    },
    inquiries: {
      open: {
        schema: openingSchema,
        play: (draft, { length }, desk) => openEnrolment(draft, desk, length),
      },
      start: {
        schema: startSchema,
        check(state, { players }, { about: { enrolled } }) {
          const maximum = state.options.players.maximum ?? enrolled
          const most = players === null ? maximum : Math.max(0, players - 1)
          return maximum > most ? { code: 'tooManyPlaces', facts: { maximum, most } } : undefined
        },
        play: (draft, _, desk) => assignCountries(mapOf(draft), draft, desk),
      },
      abort: { play: (draft, _, desk) => callOff(draft, desk, 'referee') },
      countries: {
        play(draft, order, desk) {
          const variant = mapOf(draft)
          const powers = Object.keys(variant.powers)
          const given = draft.table.seats.map((_, seat) => powers[order[seat] ?? 0] ?? '')
          startPlay(variant, draft, desk, given)
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
        play: (draft, given, desk) => startPlay(mapOf(draft), draft, desk, given),
      },
      adjudication: {
        schema: adjudicationSchema,
        check(state, { position }) {
          const problem = position === null ? undefined : positionProblem(mapOf(state), position)
          return problem === undefined
            ? undefined
            : { code: 'impossiblePosition', facts: { problem } }
        },
        play: (draft, answer, desk) => adjudicateTurn(mapOf(draft), draft, desk, answer),
      },
      winner: {
        play(draft, winner, desk) {
          if (winner === 'nobody') goOn(mapOf(draft), draft, desk)
          else endGame(draft, desk, 'decided', [winner])
        },
      },
    },
    deadlines: {
      enrolment: (draft, desk) => enrolmentIsDue(mapOf(draft), draft, desk),
      turn: (draft, desk) => closeTurn(mapOf(draft), draft, desk),
      pause: pauseIsOver,
    },
    membership: {
      substitutes: false,
      onRefereeLost: 'nothing',
      join: {
        schema: joinSchema,
        check(state) {
          const { stage } = state.own
          if (stage === 'announced') return checkStep(state, ['enrolling'])
          return stage === 'enrolling' ? undefined : { code: 'notEnrolling', facts: { stage } }
        },
        play: (draft, person, { email }, desk) => enrol(mapOf(draft), draft, desk, person, email),
      },
      left(draft, seats, desk, from) {
        if (draft.own.stage === 'playing') onLeft(draft, seats, from)
        else withdraw(mapOf(draft), draft, desk, seats)
      },
      away: (draft, seat, desk) => keepReplacement(draft, desk, seat),
      back: (draft, seat, desk) => resumeSeat(draft, desk, seat),
      activity: (draft, seat, desk) => onActivity(draft, desk, seat),
      refereeAway(draft, person, desk) {
        if (draft.own.stage === 'playing') onRefereeAway(draft, desk, person)
      },
      isRefereeAway: ({ own }, person) => own.awayReferees.includes(person),
      refereeBack: (draft, person, desk) => onRefereeBack(draft, desk, person),
      awayRefereeLeft(draft, person) {
        draft.own.awayReferees = draft.own.awayReferees.filter((away) => away !== person)
        draft.own.barred.push(person)
      },
      refereeLost(draft, person, desk) {
        if (draft.own.stage === 'playing') draft.own.barred.push(person)
        else callOff(draft, desk, 'no referee')
      },
      checkReferee: (_, person) => ({ code: 'acknowledgeReferee', facts: { person, self: false } }),
    },
    settle: {
      when: (state) => dueIn(mapOf(state), state) !== undefined,
      play: (draft, desk) => settle(mapOf(draft), draft, desk),
    },
    secrecy: { referee: true },
    expects: (state) => expected(mapOf(state), state),
    legalMoves: (seen, seat) => legalActs(mapOf(seen), seen, seat),
    position: positionsOn(mapOf),
  })
}

/**
 * What a seat may do in an open turn: say that it is ready, where that ends turns, or send orders at
 * random, to take the place of any before. Claims and votes are not listed.
 */
function legalActs(
  variant: Variant,
  { own, secret, options, table }: Seen<Diplomacy>,
  seat: SeatNumber,
): Listed<Act> {
  const power = own.powers[seat]
  const { position } = own
  const isOpen = own.stage === 'playing' && own.deciding === 'nothing' && !isHalted(table)
  if (power === undefined || position === null || !isOpen) {
    return { moves: [], complete: false, sample: () => undefined }
  }
  const mine = secret[seat] ?? null
  const saysReady = options.earlyEnd && mine !== null && mine.orders !== null
  const moves: Ready[] = saysReady ? [{ type: 'ready', ready: !mine.ready }] : []
  return {
    moves,
    complete: false,
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
