import type { RandomInt, SeatNumber } from '@ackanomic/core'
import { defineRules, isPaused, type ListedMoves, type VisibleState } from '@ackanomic/core/engine'
import { societyRoles } from '@ackanomic/society/roles'
import { announcedRules } from './correspondence.js'
import { diplomacyDescription } from './description.js'
import { endingMoves } from './endings.js'
import {
  abortMove,
  announce,
  callOff,
  checkAnnouncement,
  endEnrolment,
  enrol,
  INITIAL_SHARED,
  initialSecret,
  refuseEnrolment,
  setUpPrompts,
  withdraw,
} from './enrolment.js'
import { randomLegalOrders } from './legal-orders.js'
import type { DiplomacyVariant } from './map.js'
import { type Diplomacy, type DiplomacyMove, diplomacyModelOn } from './model.js'
import { endPause, onLeft, replace, replacementMoves } from './pause.js'
import { dueIn, isWaiting, pendingOf } from './settling.js'
import { endTime, turnMoves, turnPrompts } from './turns.js'
import { MAPS, mapsOf } from './variants/maps.js'

/** Makes the rules for maps of your own, with different names; the first is the default. */
export function diplomacyRulesOn(variants: readonly [DiplomacyVariant, ...DiplomacyVariant[]]) {
  const mapOf = mapsOf(variants)

  return defineRules<Diplomacy>(diplomacyModelOn(variants), {
    id: 'diplomacy',
    description: diplomacyDescription,
    setup: (roster, options) =>
      checkAnnouncement(mapOf({ options }), roster, options) ?? {
        shared: INITIAL_SHARED,
        secret: roster.seats.map(() => initialSecret(null)),
      },
    onStart: (draft, ctx) => announce(mapOf(draft), draft, ctx),
    moves: {
      abort: abortMove,
      ...turnMoves(mapOf),
      ...endingMoves(mapOf),
      ...replacementMoves(mapOf),
    },
    prompts: { ...setUpPrompts(mapOf), ...turnPrompts(mapOf) },
    deadlines: {
      enrolment: (draft, ctx) => endEnrolment(mapOf(draft), draft, ctx),
      turn: (draft, ctx) => endTime(mapOf(draft), draft, ctx),
      pause: endPause,
    },
    roster: {
      roles: societyRoles,
      seats: 'open',
      substitutes: false,
      pausesWithoutReferee: false,
      left(draft, seats, ctx, from) {
        if (draft.shared.stage === 'playing') onLeft(draft, seats, from === 'match')
        else withdraw(mapOf(draft), draft, ctx, seats)
      },
      awayReferee: ({ shared }, person) =>
        shared.awayReferees.includes(person) ? 'bound' : undefined,
      validate(state, change) {
        if (change.type === 'join') return refuseEnrolment(state)
        return change.type === 'refereeFound'
          ? { code: 'acknowledgeReferee', details: { person: change.person, self: false } }
          : undefined
      },
      apply(draft, change, ctx) {
        if (change.type === 'join') {
          enrol(mapOf(draft), draft, change.person, change.join.email, ctx)
        } else if (change.type === 'refereeLost' && draft.shared.stage !== 'playing') {
          callOff(draft, ctx, 'no referee')
        } else if (change.type === 'refereeLost') draft.shared.barred.push(change.person)
        else replace(draft, change, ctx)
      },
    },
    afterEach: (state) => dueIn(mapOf(state), state),
    seesSecrets: (_, viewer) => viewer === 'referee',
    pending: (state, of) => pendingOf(mapOf(state), state, of),
    isWaiting: (state) => isWaiting(mapOf(state), state),
    listMoves: legalMoves,
    sampleMove: (seen, seat, choose) => sampleMove(mapOf(seen), seen, seat, choose),
  })
}

function legalMoves(
  { shared, secret, options, roster }: VisibleState<Diplomacy>,
  seat: SeatNumber,
): ListedMoves<DiplomacyMove> {
  const power = shared.powers[seat]
  const { position } = shared
  const isOpen = shared.stage === 'playing' && shared.deciding === 'nothing' && !isPaused(roster)
  if (power === undefined || position === null || !isOpen) return { moves: [], complete: true }
  const mine = secret[seat] ?? null
  const saysReady = options.earlyEnd && mine !== null && mine.orders !== null
  const moves = saysReady ? [{ type: 'ready', ready: !mine.ready } as const] : []
  const alsoLegal: DiplomacyMove['type'][] = []
  if (options.coWins) alsoLegal.push('claim')
  if (mine !== null && mine.claim !== null) alsoLegal.push('unclaim')
  if (options.draws !== 'none') alsoLegal.push('draw')
  return { moves, complete: false, alsoLegal }
}

function sampleMove(
  variant: DiplomacyVariant,
  seen: VisibleState<Diplomacy>,
  seat: SeatNumber,
  choose: RandomInt,
): DiplomacyMove | undefined {
  const { moves, complete } = legalMoves(seen, seat)
  const { position, powers } = seen.shared
  const power = powers[seat]
  if (complete || position === null || power === undefined) return undefined
  const [ready] = moves
  if (ready !== undefined && choose(2) === 0) return ready
  const orders = randomLegalOrders(variant, position, power, choose, announcedRules(seen.options))
  return orders.length === 0 ? undefined : { type: 'orders', orders }
}

/** The rules of Diplomacy on our maps, without the text. */
export const diplomacyRules = /* @__PURE__ */ diplomacyRulesOn(MAPS)
