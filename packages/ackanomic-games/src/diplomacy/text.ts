import { defineText } from '@ackanomic/core/engine'
import { diplomacyEventsOn } from './events.js'
import type { DiplomacyVariant, PowerId } from './map.js'
import type { Diplomacy, DiplomacyMove } from './model.js'
import { describeOrders } from './notation/describe-orders.js'
import { notationOf } from './notation/move-notation.js'
import { powerNames, renderDiplomacy } from './render.js'
import { MAPS, mapsOf } from './variants/maps.js'
import { formatDuration, joinWords, powerName } from './wording.js'

/** Makes the text for maps of your own. Pass the same maps as to the rules. */
export function diplomacyTextOn(variants: readonly [DiplomacyVariant, ...DiplomacyVariant[]]) {
  const mapOf = mapsOf(variants)
  return defineText<Diplomacy>({
    forfeits: {
      enrolment: 'The enrolment closes. If there are too few players, there is no game.',
      turn: 'What has been ordered by then is carried out. Units without an order hold; missing retreats, builds and removals are chosen as the announcement says.',
      pause: 'A bot plays for those who are still missing, as announced.',
    },
    options: {
      variant: {
        label: 'Map',
        help: 'The Duel is for two and takes half an hour; Standard is Europe for seven.',
      },
      earlyEnd: { label: 'End a turn early', help: 'A turn ends as soon as everybody is ready.' },
      draws: {
        label: 'Draws',
        help: 'Whether all who are left may agree to end the match.',
        choices: {
          none: 'No draws',
          'no winner': 'A draw, nobody wins',
          shared: 'A draw, all win',
        },
      },
      countries: {
        label: 'Powers',
        help: 'How the players get their powers.',
        choices: { drawn: 'By lot', chosen: 'The referee chooses' },
      },
    },
    actions: {
      abort: 'call the game off',
      orders: 'write your orders',
      ready: 'say that you are ready',
      extend: 'give more time',
      claim: 'claim a victory',
      unclaim: 'take back your claim',
      draw: 'vote on a draw',
      offer: 'offer to play a power',
      acknowledge: 'accept an offer to play',
      correct: 'correct the position',
    },
    notation: notationOf(mapOf),
    render: (view) => renderDiplomacy(mapOf(view), view),
    describeMove: (move, view) => describeMove(mapOf(view), move),
    events: diplomacyEventsOn(powerNames(variants), (variant, orders) =>
      describeOrders(mapOf({ options: { variant } }), orders),
    ),
  })
}

function describeMove(variant: DiplomacyVariant, move: DiplomacyMove): string {
  const called = (power: PowerId): string =>
    power === 'referee' ? 'the referee' : powerName(variant, power)
  switch (move.type) {
    case 'orders':
      return move.orders.length === 0
        ? 'Take all orders back'
        : describeOrders(variant, move.orders).join('; ')
    case 'ready':
      return move.ready ? 'Say that you are ready' : 'Say that you are not ready'
    case 'abort':
      return 'Call the game off'
    case 'extend':
      return `Give ${formatDuration(move.length)} more`
    case 'claim':
      return `Claim that ${joinWords(move.group.map(called))} win together`
    case 'unclaim':
      return 'Take your claim back'
    case 'draw':
      return move.agree ? 'Agree to a draw' : 'No longer agree to a draw'
    case 'offer':
      return `Offer to be ${called(move.for)}`
    case 'acknowledge':
      return `Accept ${move.person} as ${called(move.for)}`
    case 'correct':
      return 'Correct the position'
  }
}

/** The text of Diplomacy on our maps, without the rules. */
export const diplomacyText = /* @__PURE__ */ diplomacyTextOn(MAPS)
