import { DIPLOMACY_STANDARD, type Diplomacy, startingPosition } from '@ackanomic/games/diplomacy'
import type { BoardMatchOf } from '@ackanomic/react'
import type { Tutorial } from './tutorial.js'

type At = BoardMatchOf<Diplomacy>

const canOrder = ({ pendingActions }: At): boolean =>
  pendingActions.some(({ action }) => action === 'orders')

/** Refuses other orders than one, which wins. */
const only =
  (order: string, says: string) =>
  (move: Diplomacy['Move']): string | null =>
    move.type === 'orders' && String(move.orders) === order ? null : says

const SPRING = 'F STP/SC - BOT'
const FALL = 'F BOT - SWE'

const POWERS = ['RUSSIA', 'FRANCE', 'ITALY', 'GERMANY', 'ENGLAND', 'TURKEY', 'AUSTRIA']

/** The orders that others have sent: they leave Russia alone, and take two centres at most. */
const SENT: Readonly<Record<string, readonly string[]>> = {
  GERMANY: ['F KIE - HOL', 'A BER - KIE', 'A MUN - RUH'],
  ENGLAND: ['F LON - ENG', 'F EDI - NTH', 'A LVP - YOR'],
  FRANCE: ['A MAR - PIE', 'A PAR - GAS', 'F BRE - MAO'],
  TURKEY: ['A CON - BUL', 'A SMY - CON', 'F ANK H'],
  AUSTRIA: ['A BUD - SER', 'F TRI - ALB', 'A VIE H'],
}

const START = startingPosition(DIPLOMACY_STANDARD)

/** The learner, Russia, has Rumania besides its usual four centres. */
const LEARNERS = {
  ...START,
  units: [...START.units, { power: 'RUSSIA', kind: 'A', at: 'RUM' }],
  owners: { ...START.owners, RUM: 'RUSSIA' },
}

const position = {
  shared: {
    stage: 'playing',
    powers: POWERS,
    position: LEARNERS,
    deciding: 'nothing',
    extended: false,
    bots: [],
    replacements: POWERS.map(() => null),
    missing: [],
    awayReferees: [],
    barred: [],
    offers: [],
    standing: POWERS.map(() => []),
    missed: [],
    last: null,
  },
  secret: POWERS.map((power) => ({
    email: null,
    orders: SENT[power] ?? null,
    ready: false,
    claim: null,
    draw: false,
  })),
  hidden: {},
}

export const diplomacyTutorial: Tutorial<At> = {
  options: { players: 7, seed: 'learn diplomacy..', options: { victory: 6 }, position },
  steps: [
    {
      says: 'Seven powers share Europe. The table beside the map shows them; yours is Russia, with five supply centres. Here six win.',
      shows: /^Powers: /u,
    },
    {
      says: 'Sweden is a free centre, two moves away. Click the fleet in St Petersburg, then the Gulf of Bothnia, and send the order; units without one hold.',
      shows: /^St Petersburg.*: give an order$|^Fleet St|^Move: Gulf of Bothnia|^Send /u,
      moves: ['orders'],
      begins: canOrder,
      refuses: only(
        SPRING,
        'Order the fleet in St Petersburg to the Gulf of Bothnia, and nothing else.',
      ),
      example: () => ({ type: 'orders', orders: [SPRING] }),
    },
    {
      says: 'All orders were carried out at once. If equally many wanted the same place, nobody got it; support breaks the tie.',
      shows: /^Powers: /u,
      begins: ({ view: { shared } }) => shared.position?.phase.season === 1,
    },
    {
      says: 'It is fall now. A unit that ends the fall on a supply centre, a dot on the map, takes it. Order the fleet to Sweden.',
      shows: /^Gulf of Bothnia: give an order$|^Fleet Gulf|^Move: Sweden|^Send /u,
      moves: ['orders'],
      begins: (match) => match.view.shared.position?.phase.season === 1 && canOrder(match),
      refuses: only(FALL, 'Order the fleet to Sweden, and nothing else.'),
      example: () => ({ type: 'orders', orders: [FALL] }),
    },
    {
      says: 'Sweden is yours, and six centres win. Usually it takes 18 of 34: build units with new centres, and talk to the others.',
      shows: /^Powers: /u,
      begins: ({ view }) => view.outcome !== null,
    },
  ],
}
