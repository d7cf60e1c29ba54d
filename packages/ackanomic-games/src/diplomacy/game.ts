import type { Game, Legal } from '@ackanomic/core'
import type { View } from '@ackanomic/core/engine'
import {
  asPlain,
  defineGame,
  isHalted,
  type State,
  seatsInGame,
  shuffled,
  type Writable,
} from '@ackanomic/core/engine'
import { positionProblem } from './board.js'
import { checkClaim, checkSpeech, lodgeClaim, lodgeVote } from './claims.js'
import { diplomacyClauses } from './clauses.js'
import { diplomacyDescription } from './description.js'
import { allAgree, drawers, endGame, groupThatWins, isAbandoned } from './endings.js'
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
import { expected } from './expectations.js'
import { withMail } from './mailbag.js'
import type { Variant } from './map.js'
import { notationOf } from './notation/acts.js'
import {
  checkAcknowledge,
  checkOffer,
  isMissingNews,
  keepPause,
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
import { centresOf } from './position.js'
import { randomOrders } from './random-orders.js'
import { diplomacyRejections } from './rejections.js'
import { renderDiplomacy, sayDiplomacy } from './render/view.js'
import { sampleDiplomacy } from './resample.js'
import {
  adjudicationSchema,
  countriesSchema,
  joinSchema,
  moveSchema,
  optionsSchema,
} from './schema.js'
import { checkTerms } from './terms.js'
import { adjudicateTurn, areAllIn, closeTurn, concludeTurn, goOn, lodgeOrders } from './turns.js'
import type { Diplomacy } from './types.js'
import { DUEL } from './variants/duel.js'
import { ISLANDS } from './variants/islands.js'
import { STANDARD } from './variants/standard.js'

/** What becomes due by itself, in the order in which it is looked for. */
type Due = 'nobody is left' | 'others are missing' | 'a joint win' | 'a draw' | 'all orders'

/**
 * Makes the game for maps of your own: announcements name one of them, the first unless they say
 * otherwise. Saves of it are loaded with the same maps.
 *
 * @param variants - maps that `checkVariant` passes, with different names
 *
 * @example
 * ```ts
 * import { diplomacyOn, DUEL, ISLANDS } from '@ackanomic/games/diplomacy'
 *
 * const game = diplomacyOn([DUEL, ISLANDS])
 * const table = { players: ['Ann', 'Bob'], referees: ['Dee'], startedAt: 0, census: { players: 9 } }
 * const start = game.setup(table)
 * start.ok ? start.value.state.options.variant : '' // => 'Duel'
 * ```
 */
export function diplomacyOn(variants: readonly [Variant, ...Variant[]]): Game<Diplomacy> {
  const maps = new Map(variants.map((variant) => [variant.name, variant]))
  const mapOf = ({ options }: { readonly options: { readonly variant: string } }): Variant =>
    maps.get(options.variant) ?? variants[0]

  function dueNow(state: State<Diplomacy>): Due | undefined {
    if (state.own.stage !== 'playing') return undefined
    if (isAbandoned(state)) return 'nobody is left'
    if (isMissingNews(state)) return 'others are missing'
    // What the referee decides comes first.
    if (isHalted(state.table) || state.own.deciding !== 'nothing') return undefined
    const variant = mapOf(state)
    if (groupThatWins(variant, state) !== undefined) return 'a joint win'
    if (state.options.draws !== 'none' && allAgree(variant, state)) return 'a draw'
    return areAllIn(variant, state) ? 'all orders' : undefined
  }

  return defineGame<Diplomacy>({
    id: 'diplomacy',
    revision: 1,
    description: diplomacyDescription,
    clauses: diplomacyClauses,
    rejections: diplomacyRejections,
    options: optionsSchema(maps),
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
      open: {
        by: ['referee'],
        check: (state) => checkStep(state, ['announced']),
        play: (draft, { length }, desk) => openEnrolment(draft, desk, length),
      },
      abort: {
        by: ['referee'],
        whileHalted: true,
        check: (state) => checkStep(state, ['announced', 'enrolling', 'enrolled', 'drawing']),
        play: (draft, _, desk) => callOff(draft, desk, 'referee'),
      },
      start: {
        by: ['referee'],
        check(state, { players }) {
          const { minimum, maximum } = state.options.players
          const most = players === undefined ? maximum : players - 1
          const enrolled = seatsInGame(state.table).length
          const early = checkStep(state, ['enrolled'])
          if (early !== undefined) return early
          if (maximum > most)
            return { code: 'tooManyPlaces', facts: { maximum, most: Math.max(0, most) } }
          return enrolled < minimum
            ? { code: 'tooFewEnrolled', facts: { enrolled, minimum } }
            : undefined
        },
        play: (draft, _, desk) => assignCountries(mapOf(draft), draft, desk),
      },
      orders: {
        by: ['seat'],
        check(state, { orders }, { seat }) {
          const read = withMail(mapOf(state), state, seat, orders)
          return read.ok ? undefined : read.error
        },
        play(draft, { orders }, desk, { seat }) {
          const state = asPlain<State<Diplomacy>>(draft)
          const read = withMail(mapOf(state), state, seat, orders)
          if (read.ok) lodgeOrders(draft, desk, seat, read.value)
        },
      },
      claim: {
        by: ['seat'],
        check: (state, move, { seat }) => checkClaim(mapOf(state), state, move, seat),
        play: (draft, { group }, desk, { seat }) => lodgeClaim(draft, desk, seat, group),
      },
      unclaim: {
        by: ['seat'],
        check: (state, _, { seat }) =>
          checkSpeech(state) ??
          ((state.secret[seat]?.claim ?? null) === null
            ? { code: 'noClaim', facts: {} }
            : undefined),
        play: (draft, _, desk, { seat }) => lodgeClaim(draft, desk, seat, null),
      },
      draw: {
        by: ['seat'],
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
        check: checkOffer,
        play: (draft, move, desk, { person }) => lodgeOffer(draft, desk, person, move.for),
      },
      acknowledge: {
        by: ['referee', 'speaker'],
        whileHalted: true,
        check: checkAcknowledge,
        play: (draft, move, desk) => replace(draft, desk, move),
      },
      correct: {
        by: ['referee'],
        check(state, { position }) {
          const early = checkSpeech(state)
          if (early !== undefined) return early
          const problem = positionProblem(mapOf(state), position)
          return problem === undefined ? undefined : { code: 'badPosition', facts: { problem } }
        },
        play(draft, { position }, desk) {
          draft.own.position = position as Writable<typeof position>
          draft.secret.forEach((secret) => {
            secret.orders = null
          })
          desk.tell('public', '1250.14/IV.ref.b', () => ({ type: 'corrected', position }))
          desk.stop('turn')
          concludeTurn(mapOf(draft), draft, desk, true)
        },
      },
    },
    inquiries: {
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
        sample(state, _, pick) {
          const powers = Object.keys(mapOf(state).powers)
          const order = shuffled(powers.length, pick)
          return state.table.seats.map((_, seat) => powers[order[seat] ?? 0] ?? '')
        },
      },
      adjudication: {
        schema: adjudicationSchema,
        check(state, { position }) {
          const problem = position === null ? undefined : positionProblem(mapOf(state), position)
          return problem === undefined ? undefined : { code: 'badPosition', facts: { problem } }
        },
        play: (draft, { position }, desk) => adjudicateTurn(mapOf(draft), draft, desk, position),
        sample: () => ({ position: null }),
      },
      winner: {
        play(draft, winner, desk) {
          if (winner === 'nobody') goOn(mapOf(draft), draft, desk)
          else endGame(draft, desk, 'decided', [winner])
        },
      },
    },
    deadlines: {
      enrolment: enrolmentIsDue,
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
        play: (draft, person, { email }, desk) => enrol(draft, desk, person, email),
      },
      left(draft, seats, desk, from) {
        if (draft.own.stage === 'playing') onLeft(draft, seats, from)
        else withdraw(draft, desk, seats)
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
      when: (state) => dueNow(state) !== undefined,
      play(draft, desk) {
        const state = asPlain<State<Diplomacy>>(draft)
        const variant = mapOf(state)
        switch (dueNow(state)) {
          case 'nobody is left':
            return endGame(draft, desk, 'no players', [])
          case 'others are missing':
            return keepPause(draft, desk)
          case 'a joint win':
            return endGame(draft, desk, 'together', groupThatWins(variant, state) ?? [])
          case 'a draw':
            return endGame(draft, desk, 'draw', drawers(variant, state))
          case 'all orders':
            return closeTurn(variant, draft, desk)
          default:
        }
      },
    },
    secrecy: { referee: true },
    expects: (state) => expected(mapOf(state), state),
    legalMoves(state, seat): Legal<Diplomacy['Move']> {
      const { own, secret, table } = state
      return {
        moves: [],
        complete: false,
        sample(pick) {
          const power = own.powers[seat]
          const { position } = own
          const isOpen = own.stage === 'playing' && own.deciding === 'nothing'
          if (power === undefined || position === null || !isOpen || isHalted(table))
            return undefined
          if (secret[seat]?.orders !== null) return undefined
          const orders = randomOrders(mapOf(state), position, power, pick)
          return orders.length === 0 ? undefined : { type: 'orders', orders }
        },
      }
    },
    scores: ({ own, table }) =>
      table.seats.map((_, seat) => {
        const power = own.powers[seat]
        return own.position === null || power === undefined
          ? 0
          : centresOf(own.position, power).length
      }),
    resample: (view, pick) => sampleDiplomacy(mapOf(view), view, pick),
    notation: notationOf((view: View<Diplomacy>) => mapOf(view)),
    render: (view) => renderDiplomacy(mapOf(view), view),
    say: sayDiplomacy,
  })
}

/**
 * Diplomacy, rule 1250.14, on the standard map and on two small ones. The options are the
 * announcement of step B; without players the instance begins with the referee's announcement, and
 * people enrol by `join`; with players named at once it starts with the assignment of countries.
 *
 * Refuses set-ups with `noReferee`, `tooManyPlaces`, `tooFewPowers`, `notInRange`, `badVictory` and
 * `badEnd`; steps of the set-up with `wrongStep`, `notEnrolling`, `tooFewEnrolled` and
 * `badCountries`; play with `notStarted`, `deciding`, `nothingToOrder`, `unreadable`,
 * `tooManyOrders`, `noCoWins`, `badGroup`, `noClaim`, `noDraws`, `sameVote` and `badPosition`;
 * replacements with `notVacant`, `mayNotReplace`, `goneForGood`, `tooManyOffers`, `noOffer`,
 * `notYourAcknowledgement` and `acknowledgeReferee`.
 *
 * @example
 * ```ts
 * import { diplomacy } from '@ackanomic/games/diplomacy'
 *
 * const table = { players: ['Ann', 'Bob'], referees: ['Dee'], startedAt: 0, census: { players: 9 } }
 * const start = diplomacy.setup(table, { variant: 'Duel' })
 * if (!start.ok) throw new Error(start.error.says)
 * const drawn = diplomacy.apply(start.value.state, {
 *   kind: 'ruling', at: 0, by: 'Dee', inquiry: 0, answer: [1, 0],
 * })
 * if (!drawn.ok) throw new Error(drawn.error.says)
 * drawn.value.state.own.powers // => ['EAST', 'WEST']
 * const sent = diplomacy.apply(drawn.value.state, {
 *   kind: 'move', at: 0, by: 'Ann', move: { type: 'orders', orders: ['F Moorland - Long Lake'] },
 * })
 * sent.ok ? sent.value.state.secret[0]?.orders : [] // => ['F MOO - LAK']
 * ```
 */
export const diplomacy: Game<Diplomacy> = /* @__PURE__ */ diplomacyOn([STANDARD, DUEL, ISLANDS])
