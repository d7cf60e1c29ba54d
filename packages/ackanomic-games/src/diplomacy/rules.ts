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
  enrolling,
  INITIAL_SHARED,
  initialSecret,
  setUpPrompts,
  withdraw,
} from './enrolment.js'
import { randomLegalOrders } from './legal-orders.js'
import type { DiplomacyVariant } from './map.js'
import { type Diplomacy, type DiplomacyMove, diplomacyModelOn } from './model.js'
import { endPause, onLeft, replacementMoves, replacementRoster } from './pause.js'
import { dueIn, isWaiting, pendingActions } from './settling.js'
import { closeTurn, turnMoves, turnPrompts } from './turns.js'
import { MAPS, mapsOf } from './variants/maps.js'

/** The rules alone, for maps of your own with different names; the first is the usual one. */
export function diplomacyRulesOn(variants: readonly [DiplomacyVariant, ...DiplomacyVariant[]]) {
  const mapOf = mapsOf(variants)

  return defineRules<Diplomacy>(diplomacyModelOn(variants), {
    id: 'diplomacy',
    revision: 1,
    description: diplomacyDescription,
    roles: societyRoles,
    fillsSeatsLater: true,
    setup: (setting, options) =>
      checkAnnouncement(mapOf({ options }), setting, options) ?? {
        shared: INITIAL_SHARED,
        secret: setting.names.map(() => initialSecret(null)),
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
      turn: (draft, ctx) => closeTurn(mapOf(draft), draft, ctx),
      pause: endPause,
    },
    roster: {
      substitutes: false,
      onRefereeLost: 'nothing',
      join: enrolling(mapOf),
      left(draft, seats, ctx, from) {
        if (draft.shared.stage === 'playing') onLeft(draft, seats, from === 'match')
        else withdraw(mapOf(draft), draft, ctx, seats)
      },
      ...replacementRoster,
      refereeLost(draft, person, ctx) {
        if (draft.shared.stage === 'playing') draft.shared.barred.push(person)
        else callOff(draft, ctx, 'no referee')
      },
      checkReferee: (_, person) => ({
        code: 'acknowledgeReferee',
        details: { person, self: false },
      }),
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

/** What a seat may do in an open turn: be ready, or send orders at random. */
function legalMoves(
  variant: DiplomacyVariant,
  { shared, secret, options, table }: VisibleState<Diplomacy>,
  seat: SeatNumber,
): ListedMoves<DiplomacyMove> {
  const power = shared.powers[seat]
  const { position } = shared
  const isOpen = shared.stage === 'playing' && shared.deciding === 'nothing' && !isPaused(table)
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
    sample(choose: RandomInt) {
      const [ready] = moves
      if (ready !== undefined && choose(2) === 0) return ready
      const orders = randomLegalOrders(variant, position, power, choose, announcedRules(options))
      return orders.length === 0 ? undefined : { type: 'orders', orders }
    },
  }
}

/** The rules of Diplomacy on our maps, alone: enough for a server that keeps matches. */
export const diplomacyRules = /* @__PURE__ */ diplomacyRulesOn(MAPS)
