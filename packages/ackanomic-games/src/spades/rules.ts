import { type Choose, days, type SeatNumber } from '@ackanomic/core'
import {
  defineRules,
  type Listed,
  type RulesOf,
  type Seen,
  type State,
  type Wanted,
} from '@ackanomic/core/engine'
import { societyRoles } from '@ackanomic/society'
import { spadesDescription } from './description.js'
import { callMisplay, checkCall, standingMisplays } from './misplays.js'
import { spadesRejections } from './rejections.js'
import {
  actLate,
  askReferee,
  checkBid,
  checkPlay,
  closeRound,
  dealHands,
  layCard,
  makeBid,
  playCard,
  seatTeams,
  setOrder,
} from './round.js'
import { moveSchema, optionsSchema, spadesPosition } from './schema.js'
import { areTeamsOf, byPlace } from './seating.js'
import {
  BIDS,
  bidderInTurn,
  holdingInTurn,
  lawfulCards,
  playerInTurn,
  suitOf,
  tricksOf,
  turnOf,
} from './tricks.js'
import type { Card, Move, Play, Spades, Suit } from './types.js'
import {
  checkConcede,
  checkWithdraw,
  concede,
  finish,
  pronounce,
  verdictOf,
  wantedOfConceders,
  withdraw,
} from './winning.js'

/** The rules of Spades, alone: enough for a server that keeps matches. */
export const spadesRules: RulesOf<Spades> = /* @__PURE__ */ defineRules<Spades>({
  id: 'spades',
  revision: 1,
  description: spadesDescription,
  roles: societyRoles,
  rejections: spadesRejections,
  options: optionsSchema,
  move: moveSchema,
  checkSetup: ({ names }, { teams }) =>
    teams === null || areTeamsOf(teams, names)
      ? undefined
      : { code: 'badTeams', facts: { players: names } },
  setup: ({ names }) => ({
    shared: {
      stage: 'order',
      order: null,
      rounds: [],
      bids: [],
      plays: [],
      misplays: [],
      voided: [],
      conceded: [],
      withdrawals: [],
    },
    secret: names.map(() => ({ dealt: [] })),
    hidden: {},
  }),
  records: ['rounds', 'voided'],
  begin: askReferee,
  moves: {
    bid: {
      flat: true,
      check: (state, { tricks }, { seat }) => checkBid(state, tricks, seat),
      play: (draft, { tricks }, ctx) => makeBid(draft, tricks, false, ctx),
    },
    play: {
      flat: true,
      check: (state, _, { seat }) => checkPlay(state, seat),
      play: (draft, { card }, ctx, { seat }) => playCard(draft, card, seat, ctx),
    },
    concede: {
      whileHalted: true,
      flat: true,
      check: (state, _, { seat }) => checkConcede(state, seat),
      play: (draft, _, ctx, { seat }) => concede(draft, seat, ctx),
    },
    withdraw: {
      whileHalted: true,
      flat: true,
      check: (state, _, { seat }) => checkWithdraw(state, seat),
      play: (draft, _, ctx, { seat }) => withdraw(draft, seat, ctx),
    },
    call: {
      by: ['referee'],
      flat: true,
      check: (state, { play }) => checkCall(state, play),
      play: (draft, { play }, ctx) => callMisplay(draft, play as Play, ctx),
    },
  },
  inquiries: {
    order: {
      play: (draft, drawn, ctx) =>
        setOrder(
          draft,
          byPlace((place) => drawn[place] as SeatNumber),
          ctx,
        ),
    },
    seating: { play: (draft, picked, ctx) => seatTeams(draft, picked, ctx) },
    deal: { play: (draft, shuffled, ctx) => dealHands(draft, shuffled, ctx) },
    card: {
      play: (draft, picked, ctx, { about: { seat, cards } }) =>
        layCard(draft, cards[picked] as Card, seat, true, ctx),
    },
    score: { play: (draft, _, ctx) => closeRound(draft, ctx) },
  },
  deadlines: { turn: actLate },
  membership: {
    left(draft, _, ctx) {
      if (draft.options.leavers === 'abandon') finish(draft, null, 'abandoned', ctx)
      else pronounce(draft, ctx)
    },
    refereeLost(draft, _, ctx) {
      if (draft.options.onRefereeLoss === 'end') finish(draft, null, 'no referee', ctx)
    },
    refereeFound(draft, _, ctx) {
      const { stage } = draft.shared
      const runs = stage === 'bids' || stage === 'play'
      if (runs && draft.options.onRefereeLoss === 'restart-period') ctx.startTimer('turn', days(3))
    },
  },
  settle: {
    when: (state) => verdictOf(state) !== null,
    play: pronounce,
  },
  secrecy: { referee: true },
  expects: wantedIn,
  isWaiting: ({ shared }) => shared.stage !== 'choice' && turnOf(shared) !== null,
  legalMoves: legalSpades,
  sampleMove,
  position: spadesPosition,
})

function wantedIn(state: State<Spades>): readonly Wanted<Spades>[] {
  const { shared, options, secret } = state
  const wanted: Wanted<Spades>[] = []
  const turn = turnOf(shared)
  if (turn !== null && shared.stage !== 'choice') {
    const what = shared.stage === 'bids' ? 'bid' : 'play'
    wanted.push({ what, of: turn, need: 'must', deadline: 'turn', seenBy: 'all' })
  }
  if (options.misplay === 'referee-call' && standingMisplays(shared, secret).length > 0) {
    wanted.push({ what: 'call', of: 'referee', need: 'may', seenBy: 'self' })
  }
  return [...wanted, ...wantedOfConceders(state)]
}

/** Bids and lawful cards of a seat. To concede is possible at any moment, and never listed. */
function legalSpades(seen: Seen<Spades>, seat: SeatNumber): Listed<Move> {
  const { shared } = seen
  const alsoLegal: Move['type'][] = []
  if (checkConcede(seen, seat) === undefined) alsoLegal.push('concede')
  if (checkWithdraw(seen, seat) === undefined) alsoLegal.push('withdraw')
  const moves =
    shared.stage === 'bids' && bidderInTurn(shared) === seat
      ? BIDS.map((tricks): Move => ({ type: 'bid', tricks }))
      : lawfulFor(seen, seat).map((card): Move => ({ type: 'play', card }))
  return { moves, complete: true, alsoLegal }
}

/** The cards that a seat may play now without a misplay. */
function lawfulFor({ shared, secret }: Seen<Spades>, seat: SeatNumber): readonly Card[] {
  if (shared.stage !== 'play') return []
  const tricks = tricksOf(shared)
  if (playerInTurn(shared, tricks) !== seat) return []
  const { hand, led } = holdingInTurn(shared, secret, tricks)
  return lawfulCards(hand, led)
}

/**
 * A move at random: any lawful card, but a bid that fits the hand, or one less; nil seldom. With
 * bids out of the blue no match would ever come to 500.
 */
function sampleMove(seen: Seen<Spades>, seat: SeatNumber, pick: Choose): Move | undefined {
  if (seen.shared.stage !== 'bids') {
    const cards = lawfulFor(seen, seat)
    return cards.length === 0
      ? undefined
      : { type: 'play', card: cards[pick(cards.length)] as Card }
  }
  const hand = seen.secret[seat]?.dealt
  if (hand === undefined || bidderInTurn(seen.shared) !== seat) return undefined
  const likely = likelyTricks(hand)
  const isNil = likely === 0 && pick(4) === 0
  return { type: 'bid', tricks: isNil ? 0 : Math.max(2, likely - pick(2)) }
}

/** How many tricks a hand is good for: Aces and guarded Kings, high Spades and long ones. */
export function likelyTricks(hand: readonly Card[]): number {
  const counts: Record<Suit, number> = { S: 0, H: 0, D: 0, C: 0 }
  for (const card of hand) counts[suitOf(card)] += 1
  const high = hand.filter((card) => /^[AKQ]S$/.test(card)).length
  const side = hand.filter(
    (card) => /^A[HDC]$/.test(card) || (/^K[HDC]$/.test(card) && counts[suitOf(card)] > 1),
  ).length
  return side + Math.max(high, counts.S - 3)
}
