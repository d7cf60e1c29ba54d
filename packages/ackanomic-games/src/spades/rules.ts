import { days, type RandomInt, type SeatNumber } from '@ackanomic/core'
import {
  defineRules,
  type ErrorCaseOf,
  itemAt,
  type ListedMoves,
  nameOf,
  type PendingOf,
  type State,
  type VisibleState,
} from '@ackanomic/core/engine'
import { societyRoles } from '@ackanomic/society/roles'
import { deckOf, SPADES_BIDS, type SpadesCard } from './cards.js'
import { spadesDescription } from './description.js'
import { faultsOf, standingMisplays, voidMisplay } from './misplays.js'
import { type Spades, spadesModel } from './model.js'
import {
  actForLatePlayer,
  askReferee,
  bidBlind,
  closeRound,
  dealHands,
  drawSeating,
  makeBid,
  playCard,
  setOrder,
} from './round.js'
import { areTeamsOf } from './seating.js'
import {
  bidderInTurn,
  blindInTurn,
  holdingInTurn,
  lawfulCards,
  likelyTricks,
  playerInTurn,
  seatsOfPlays,
  tricksOf,
  turnOf,
} from './tricks.js'
import {
  endGame,
  endIfDecided,
  isRevocable,
  pendingConcessions,
  verdictOf,
  withdrawn,
} from './winning.js'

type Move = Spades['Move']
type Seen = VisibleState<Spades>

/** The rules of Spades, without the text. */
export const spadesRules = /* @__PURE__ */ defineRules<Spades>(spadesModel, {
  id: 'spades',
  description: spadesDescription,
  setup({ seats }, { teams }) {
    const names = seats.map(({ player }) => player)
    if (teams !== null && !areTeamsOf(teams, names))
      return { code: 'badTeams', details: { players: names } }
    const round = { rounds: [], blind: [], bids: [], plays: [], misplays: [], voided: [] }
    return {
      shared: { stage: 'order', order: null, ...round, conceded: [], withdrawals: [] },
      secret: seats.map(() => ({ dealt: [] })),
    }
  },
  appendOnly: ['rounds', 'voided'],
  onStart: askReferee,
  moves: {
    bid: {
      validate(state, { tricks }, { seat }) {
        const { stage } = state.shared
        if (stage !== 'bids') return { code: 'notBidding', details: { stage } }
        const turn = bidderInTurn(state.shared)
        if (turn !== seat) return notYourTurn(state, turn)
        if (SPADES_BIDS.includes(tricks)) return undefined
        return { code: 'badBid', details: { tricks, bids: SPADES_BIDS } }
      },
      apply: (draft, { tricks }, ctx) => makeBid(draft, tricks, false, ctx),
    },
    play: {
      // A misplay is accepted, and fined (6.c, 6.d).
      validate(state, { card }, { seat }) {
        const { stage } = state.shared
        if (stage !== 'play') return { code: 'notPlaying', details: { stage } }
        const turn = playerInTurn(state.shared)
        if (turn !== seat) return notYourTurn(state, turn)
        if (deckOf(state.options).includes(card)) return undefined
        return { code: 'notInDeck', details: { card } }
      },
      apply: (draft, { card }, ctx, { seat }) => playCard(draft, card, seat, false, ctx),
    },
    blind: {
      validate(state, _, { seat }) {
        const turn = state.shared.stage === 'blind' ? blindInTurn(state.shared) : null
        if (turn === null) return { code: 'notBlind', details: { behind: state.options.blindNil } }
        return turn === seat ? undefined : notYourTurn(state, turn)
      },
      apply: (draft, { nil }, ctx) => bidBlind(draft, nil, false, ctx),
    },
    concede: {
      whilePaused: true,
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
      validate(state, _, { seat }) {
        if (!state.shared.conceded.includes(seat)) return { code: 'notConceded' }
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
      validate({ shared, options, secret, roster }: State<Spades>, { play }) {
        if (options.misplay === 'immediate') return { code: 'noCalls' }
        const { plays } = shared
        const card = plays[play]
        if (card === undefined)
          return { code: 'noSuchPlay', details: { play, plays: plays.length } }
        if (faultsOf(shared, secret)[play] !== null) return undefined
        const player = nameOf(roster, itemAt(seatsOfPlays(shared), play))
        return { code: 'noMisplay', details: { card, player } }
      },
      apply: (draft, { play }, ctx) => voidMisplay(draft, play, ctx),
    },
  },
  prompts: {
    order: { apply: setOrder },
    seating: { apply: drawSeating },
    deal: { apply: dealHands },
    card: {
      apply: (draft, picked, ctx, { details: { seat, cards } }) =>
        playCard(draft, itemAt(cards, picked), seat, true, ctx),
    },
    score: { apply: (draft, _, ctx) => closeRound(draft, ctx) },
  },
  deadlines: { turn: actForLatePlayer },
  roster: {
    roles: societyRoles,
    left(draft, _, ctx) {
      if (draft.options.leavers === 'abandon') endGame(draft, null, 'abandoned', ctx)
      else endIfDecided(draft, ctx)
    },
    apply(draft, { type }, ctx) {
      const { onRefereeLoss } = draft.options
      const { stage } = draft.shared
      if (type === 'refereeLost' && onRefereeLoss === 'end') endGame(draft, null, 'no referee', ctx)
      const runs = stage === 'blind' || stage === 'bids' || stage === 'play'
      if (type === 'refereeFound' && runs && onRefereeLoss === 'restart-period')
        ctx.startTimer('turn', days(3))
    },
  },
  afterEach: (state) => (verdictOf(state) === null ? undefined : endIfDecided),
  seesSecrets: (_, viewer) => viewer === 'referee',
  pending,
  isWaiting: ({ shared }) => shared.stage !== 'choice' && turnOf(shared) !== null,
  listMoves,
  sampleMove,
})

const notYourTurn = ({ roster }: Seen, turn: SeatNumber): ErrorCaseOf<Spades> => ({
  code: 'notYourTurn',
  details: { player: nameOf(roster, turn) },
})

function pending(state: State<Spades>, of: SeatNumber | string): PendingOf<Spades> {
  const { shared, options, secret } = state
  if (of === 'referee') {
    const mayCall =
      options.misplay === 'referee-call' && standingMisplays(shared, secret).length > 0
    return mayCall ? { call: { need: 'optional', visibleTo: 'actor' } } : {}
  }
  if (typeof of !== 'number') return {}
  const { stage } = shared
  const isTurn = stage !== 'choice' && turnOf(shared) === of
  const action = stage === 'blind' ? 'blind' : stage === 'bids' ? 'bid' : 'play'
  return {
    ...(isTurn ? { [action]: { need: 'required', deadline: 'turn' } } : {}),
    ...pendingConcessions(state, of),
  }
}

/** The bids and lawful cards of a seat. Conceding is always possible, and never listed. */
function listMoves(seen: Seen, seat: SeatNumber): ListedMoves<Move> {
  const { shared } = seen
  const alsoLegal: Move['type'][] = []
  if (!shared.conceded.includes(seat)) alsoLegal.push('concede')
  else if (isRevocable(seen, seat)) alsoLegal.push('withdraw')
  return { moves: movesInTurn(seen, seat), complete: true, alsoLegal }
}

function movesInTurn(seen: Seen, seat: SeatNumber): Move[] {
  const { shared } = seen
  if (shared.stage === 'blind') {
    const choices = blindInTurn(shared) === seat ? [false, true] : []
    return choices.map((nil) => ({ type: 'blind', nil }))
  }
  if (shared.stage !== 'bids') return lawfulFor(seen, seat).map((card) => ({ type: 'play', card }))
  if (bidderInTurn(shared) !== seat) return []
  return SPADES_BIDS.map((tricks) => ({ type: 'bid', tricks }))
}

function lawfulFor({ shared, secret }: Seen, seat: SeatNumber): readonly SpadesCard[] {
  if (shared.stage !== 'play') return []
  const tricks = tricksOf(shared)
  if (playerInTurn(shared, tricks) !== seat) return []
  const { hand, led } = holdingInTurn(shared, secret, tricks)
  return lawfulCards(hand, led)
}

function sampleMove(seen: Seen, seat: SeatNumber, choose: RandomInt): Move | undefined {
  const { shared, secret } = seen
  if (shared.stage === 'blind')
    return blindInTurn(shared) === seat ? { type: 'blind', nil: choose(20) === 0 } : undefined
  if (shared.stage !== 'bids') {
    const cards = lawfulFor(seen, seat)
    const card = cards.length === 0 ? undefined : cards[choose(cards.length)]
    return card && { type: 'play', card }
  }
  const hand = secret[seat]?.dealt
  if (hand === undefined || bidderInTurn(shared) !== seat) return undefined
  const likely = likelyTricks(hand)
  const isNil = likely === 0 && choose(4) === 0
  return { type: 'bid', tricks: isNil ? 0 : Math.max(2, likely - choose(2)) }
}
