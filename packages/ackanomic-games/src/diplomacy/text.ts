import { defineText } from '@ackanomic/core/engine'
import { diplomacyEventsOn } from './events.js'
import type { DiplomacyVariant, PowerId } from './map.js'
import type { Diplomacy, DiplomacyMove } from './model.js'
import { describeOrders } from './notation/describe-orders.js'
import { notationOf } from './notation/move-notation.js'
import { powerNames, renderDiplomacy } from './render.js'
import { MAPS, mapsOf } from './variants/maps.js'
import { formatDuration, joinWords, powerName } from './wording.js'

/** Makes the text for maps of your own, the same ones as the rules'. */
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
      limits: {
        label: 'Length of turns',
        help: 'In milliseconds; a day has 86,400,000.',
        choices: {
          moves: 'Movement',
          retreats: 'Retreats',
          adjustments: 'Builds and removals',
          first: 'First turn',
          weekends: 'Weekends',
          grace: 'More time for late orders',
          played: 'Turns may end then',
          spared: 'Turns wait for Monday',
        },
      },
      end: {
        label: 'Last year',
        help: 'The match ends after the retreats of this season, such as F for fall.',
        choices: {
          year: 'Year',
          season: 'Season',
          winners: 'Winners',
          none: 'Nobody',
          'most centres': 'The most centres',
          survivors: 'All who are left',
        },
      },
      victory: {
        label: 'Centres to win',
        help: 'If it is not set, the map decides.',
        advanced: true,
      },
      players: {
        label: 'Number of players',
        help: 'With more or fewer, there is no match.',
        choices: { minimum: 'Fewest', maximum: 'Most' },
        advanced: true,
      },
      coWins: {
        label: 'Joint wins',
        help: 'Players who together have enough centres may win together.',
        advanced: true,
      },
      coWinZeroCentres: {
        label: 'Joint wins without centres',
        help: 'A player without units and centres may share a win.',
        advanced: true,
      },
      ackExpiry: {
        label: 'Agreeing to a joint win',
        help: 'How long an agreement holds.',
        choices: { never: 'For good', 'next-adjudication': 'Until the next results' },
        advanced: true,
      },
      faulty: {
        label: 'Faulty orders',
        help: 'What happens to orders that are late, ambiguous or impossible.',
        choices: {
          late: 'Late orders',
          ambiguous: 'Two orders for a unit',
          invalid: 'Impossible moves',
          explained: 'In words',
          hold: 'The unit holds',
          repeat: 'The last orders are repeated',
          first: 'The first one counts',
          last: 'The last one counts',
          stands: 'It gets no support',
        },
        advanced: true,
      },
      bots: {
        label: 'Bots for absent players',
        help: 'What they do when a player is missing.',
        choices: {
          retreats: 'Beaten units',
          builds: 'Builds',
          explained: 'In words',
          disband: 'Are disbanded',
          first: 'Retreat',
          none: 'None',
          armies: 'Armies',
        },
        advanced: true,
      },
      botWin: {
        label: 'If a bot wins',
        help: 'Who gets the win.',
        choices: { 'no-award': 'Nobody', 'original-player': 'The absent player' },
        advanced: true,
      },
      formerPlayersMayReplace: {
        label: 'Former players may return',
        help: 'They may take over a power, unless they resigned.',
        advanced: true,
      },
      pauseClock: {
        label: 'Length of a pause',
        help: 'Whether its three days begin anew when another player leaves.',
        choices: { 'per-pause': 'They go on', 'per-departure': 'They begin anew' },
        advanced: true,
      },
      refereeResumes: {
        label: 'Referee back from vacation',
        help: 'They take their office back.',
        advanced: true,
      },
      adjudication: {
        label: 'Results',
        help: 'Whether the program or the referee works them out.',
        choices: {
          automated: 'The program',
          manual: 'The referee',
          instructions: 'Instructions',
          form: 'How to write orders',
          contact: 'How to reach the referee',
        },
        advanced: true,
      },
      edition: {
        label: 'Edition of the rules',
        help: 'The rulebook of 1976, or the readings that most programs follow.',
        choices: { 1976: '1976', datc: 'As most programs' },
        advanced: true,
      },
      rules: {
        label: 'Readings of the rules',
        help: 'A rulebook of your own takes the place of the edition.',
        choices: {
          routes: 'If a convoy has several routes',
          'any-disrupts': 'It fails if one is lost',
          'any-carries': 'It succeeds if one holds',
          landFallback: 'An army walks if its convoy fails',
          retreatBehindConvoy: 'Retreat to where a convoyed attacker came from',
          waives: 'Builds may be left unused',
          supportsInDisorder: 'Units without orders can be supported',
        },
        advanced: true,
      },
      variations: { label: 'Other differences', help: 'House rules in words.', advanced: true },
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

/** The text of Diplomacy on our maps. */
export const diplomacyText = /* @__PURE__ */ diplomacyTextOn(MAPS)
