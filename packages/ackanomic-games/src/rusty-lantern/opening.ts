import type { SeatNumber } from '@ackanomic/core'
import {
  type Beginning,
  type Desk,
  nameOf,
  type RefusalOf,
  type Setting,
  type State,
} from '@ackanomic/core/engine'
import type { Draft } from './draft.js'
import { JOINERS_CARDS } from './hands.js'
import type { RustyLantern } from './types.js'

/** The tavern before the first word: who is named sits down, and is to get seven cards. */
export function tavern({ names }: Setting): Beginning<RustyLantern> {
  const circle = names.map((_, seat) => seat)
  return {
    own: {
      circle,
      unplaced: [],
      bards: circle.map(() => ({ cards: 0, ale: 0 })),
      stocked: false,
      turn: null,
      tried: false,
      threeDays: 'none',
      plays: [],
      interruptions: [],
      looseEnds: [],
      owed: circle.map((seat) => ({ seat, cards: JOINERS_CARDS })),
      short: false,
      stopped: { before: 0, since: null },
      pot: [],
      deckSize: null,
      winner: null,
      epilogue: null,
    },
    secret: circle.map(() => ({ hand: [], claims: [] })),
    hidden: { deck: [], burned: [] },
  }
}

/** The Barkeep says who is there and what it costs; who is there has paid. */
export function openTale(draft: Draft, desk: Desk<RustyLantern>): void {
  const { own, options, table } = draft
  const { benches, ante } = options
  const [barkeep = ''] = table.referees
  const bards = [...own.circle]
  desk.tell('public', '1250.18/bk.d', () => ({ type: 'opened', barkeep, benches, bards, ante }))
  if (ante === null) return
  for (const { player: person } of table.seats) {
    own.pot.push({ person, at: desk.at, stakes: ante.map((stake) => ({ ...stake })) })
    desk.tell('public', '1250.18/ante.b', () => ({ type: 'paid', person, stakes: ante }))
  }
}

/** Why somebody cannot go first, or `undefined`. */
export function checkFirst(
  { own, table }: State<RustyLantern>,
  bard: SeatNumber,
): RefusalOf<RustyLantern> | undefined {
  return own.circle.includes(bard)
    ? undefined
    : { code: 'cannotGoFirst', facts: { bards: own.circle.map((seat) => nameOf(table, seat)) } }
}
