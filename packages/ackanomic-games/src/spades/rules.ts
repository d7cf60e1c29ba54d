import { days, type RandomInt, type SeatNumber } from '@ackanomic/core'
import {
  defineRules,
  type ListedMoves,
  nameOf,
  type PendingActionSpec,
  type RefusalOf,
  type State,
  type VisibleState,
} from '@ackanomic/core/engine'
import { societyRoles } from '@ackanomic/society/roles'
import { SPADES_BIDS, type SpadesCard, type Suit, suitOf } from './cards.js'
import { spadesDescription } from './description.js'
import { callMisplay, faultsOf, standingMisplays } from './misplays.js'
import { type Spades, spadesModel } from './model.js'
import {
  actLate,
  askReferee,
  closeRound,
  dealHands,
  layCard,
  makeBid,
  playCard,
  seatTeams,
  setOrder,
} from './round.js'
import { areTeamsOf, byPlace, orderOf } from './seating.js'
import {
  bidderInTurn,
  holdingInTurn,
  lawfulCards,
  placeOfPlay,
  playerInTurn,
  type SpadesPlay,
  tricksOf,
  turnOf,
} from './tricks.js'
import {
  finish,
  isRevocable,
  pendingOfConceders,
  pronounce,
  verdictOf,
  withdrawn,
} from './winning.js'

type Move = Spades['Move']

/** The rules of Spades, alone: enough for a server that keeps matches. */
export const spadesRules = /* @__PURE__ */ defineRules<Spades>(spadesModel, {
  id: 'spades',
  revision: 1,
  description: spadesDescription,
  roles: societyRoles,
  setup({ names }, { teams }) {
    if (teams !== null && !areTeamsOf(teams, names)) {
      return { code: 'badTeams', details: { players: names } }
    }
    const round = { rounds: [], bids: [], plays: [], misplays: [], voided: [] }
    return {
      shared: { stage: 'order', order: null, ...round, conceded: [], withdrawals: [] },
      secret: names.map(() => ({ dealt: [] })),
    }
  },
  appendOnly: ['rounds', 'voided'],
  onStart: askReferee,
  moves: {
    bid: {
      primitiveFields: true,
      validate(state, { tricks }, { seat }) {
        const { stage } = state.shared
        if (stage !== 'bids') return { code: 'notBidding', details: { stage } }
        const early = outOfTurn(state, seat, bidderInTurn(state.shared))
        if (early !== undefined || SPADES_BIDS.includes(tricks)) return early
        return { code: 'badBid', details: { tricks, bids: SPADES_BIDS } }
      },
      apply: (draft, { tricks }, ctx) => makeBid(draft, tricks, false, ctx),
    },
    play: {
      primitiveFields: true,
      // Whether it is a misplay is not asked here: those are accepted, and fined (6.c, 6.d).
      validate(state, _, { seat }) {
        const { stage } = state.shared
        if (stage !== 'play') return { code: 'notPlaying', details: { stage } }
        return outOfTurn(state, seat, playerInTurn(state.shared))
      },
      apply: (draft, { card }, ctx, { seat }) => playCard(draft, card, seat, ctx),
    },
    concede: {
      whilePaused: true,
      primitiveFields: true,
      validate: (state, _, { seat }) =>
        state.shared.conceded.includes(seat)
          ? { code: 'conceded', details: { revocable: isRevocable(state, seat) } }
          : undefined,
      apply({ shared }, _, ctx, { seat }) {
        shared.conceded.push(seat)
        ctx.emit('public', '1250.15/5.d', () => ({ type: 'conceded', seat }))
      },
    },
    withdraw: {
      whilePaused: true,
      primitiveFields: true,
      validate(state, _, { seat }) {
        if (!state.shared.conceded.includes(seat)) return { code: 'notConceded', details: {} }
        if (isRevocable(state, seat)) return undefined
        return { code: 'irrevocable', details: { withdrawn: withdrawn(state.shared, seat) } }
      },
      apply({ shared }, _, ctx, { seat }) {
        shared.conceded = shared.conceded.filter((one) => one !== seat)
        shared.withdrawals.push(seat)
        ctx.emit('public', '1250.15/5.e', () => ({ type: 'withdrawn', seat }))
      },
    },
    call: {
      by: ['referee'],
      primitiveFields: true,
      validate({ shared, options, secret, table }: State<Spades>, { play }) {
        if (options.misplay === 'immediate') return { code: 'noCalls', details: {} }
        const { plays } = shared
        const card = plays[play]
        if (card === undefined)
          return { code: 'noSuchPlay', details: { play, plays: plays.length } }
        if (faultsOf(shared, secret)[play] !== null) return undefined
        const place = placeOfPlay(tricksOf(shared), play as SpadesPlay)
        const player = nameOf(table, orderOf(shared)[place])
        return { code: 'noMisplay', details: { card, player } }
      },
      apply: (draft, { play }, ctx) => callMisplay(draft, play as SpadesPlay, ctx),
    },
  },
  prompts: {
    order: {
      apply: (draft, drawn, ctx) =>
        setOrder(
          draft,
          byPlace((place) => drawn[place] as SeatNumber),
          ctx,
        ),
    },
    seating: { apply: seatTeams },
    deal: { apply: dealHands },
    card: {
      apply: (draft, picked, ctx, { details: { seat, cards } }) =>
        layCard(draft, cards[picked] as SpadesCard, seat, true, ctx),
    },
    score: { apply: (draft, _, ctx) => closeRound(draft, ctx) },
  },
  deadlines: { turn: actLate },
  roster: {
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
  afterEach: { when: (state) => verdictOf(state) !== null, run: pronounce },
  visibility: { referee: true },
  pendingActions,
  isWaiting: ({ shared }) => shared.stage !== 'choice' && turnOf(shared) !== null,
  listMoves: legalSpades,
  sampleMove,
})

function outOfTurn(
  { table }: Pick<VisibleState<Spades>, 'table'>,
  seat: SeatNumber,
  turn: SeatNumber,
): RefusalOf<Spades> | undefined {
  return seat === turn
    ? undefined
    : { code: 'notYourTurn', details: { player: nameOf(table, turn) } }
}

function pendingActions(state: State<Spades>): readonly PendingActionSpec<Spades>[] {
  const { shared, options, secret } = state
  const pending: PendingActionSpec<Spades>[] = []
  const turn = turnOf(shared)
  if (turn !== null && shared.stage !== 'choice') {
    const action = shared.stage === 'bids' ? 'bid' : 'play'
    pending.push({ action, actor: turn, need: 'required', deadline: 'turn' })
  }
  if (options.misplay === 'referee-call' && standingMisplays(shared, secret).length > 0) {
    pending.push({ action: 'call', actor: 'referee', need: 'optional', visibleTo: 'actor' })
  }
  return [...pending, ...pendingOfConceders(state)]
}

/** Bids and lawful cards of a seat. To concede is possible at any moment, and never listed. */
function legalSpades(seen: VisibleState<Spades>, seat: SeatNumber): ListedMoves<Move> {
  const { shared } = seen
  const alsoLegal: Move['type'][] = []
  if (!shared.conceded.includes(seat)) alsoLegal.push('concede')
  else if (isRevocable(seen, seat)) alsoLegal.push('withdraw')
  const moves =
    shared.stage === 'bids' && bidderInTurn(shared) === seat
      ? SPADES_BIDS.map((tricks): Move => ({ type: 'bid', tricks }))
      : lawfulFor(seen, seat).map((card): Move => ({ type: 'play', card }))
  return { moves, complete: true, alsoLegal }
}

/** The cards that a seat may play now without a misplay. */
function lawfulFor(
  { shared, secret }: VisibleState<Spades>,
  seat: SeatNumber,
): readonly SpadesCard[] {
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
function sampleMove(
  seen: VisibleState<Spades>,
  seat: SeatNumber,
  pick: RandomInt,
): Move | undefined {
  if (seen.shared.stage !== 'bids') {
    const cards = lawfulFor(seen, seat)
    return cards.length === 0
      ? undefined
      : { type: 'play', card: cards[pick(cards.length)] as SpadesCard }
  }
  const hand = seen.secret[seat]?.dealt
  if (hand === undefined || bidderInTurn(seen.shared) !== seat) return undefined
  const likely = likelyTricks(hand)
  const isNil = likely === 0 && pick(4) === 0
  return { type: 'bid', tricks: isNil ? 0 : Math.max(2, likely - pick(2)) }
}

/** How many tricks a hand is good for: Aces and guarded Kings, high Spades and long ones. */
export function likelyTricks(hand: readonly SpadesCard[]): number {
  const counts: Record<Suit, number> = { S: 0, H: 0, D: 0, C: 0 }
  for (const card of hand) counts[suitOf(card)] += 1
  const high = hand.filter((card) => /^[AKQ]S$/.test(card)).length
  const side = hand.filter(
    (card) => /^A[HDC]$/.test(card) || (/^K[HDC]$/.test(card) && counts[suitOf(card)] > 1),
  ).length
  return side + Math.max(high, counts.S - 3)
}
