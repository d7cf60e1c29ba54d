import { days, type SeatNumber } from '@ackanomic/core'
import { itemAt, type SampledPrompt, type VisibleState } from '@ackanomic/core/engine'
import { deal } from '@ackanomic/decks'
import { deckOf, type SpadesCard, sortHand, TRICKS } from './cards.js'
import { faultOf, voidMisplay } from './misplays.js'
import type { Ctx, Draft, Spades } from './model.js'
import { misplaysByTeam, scoreRound, scoresOf, winnerAfter } from './scoring.js'
import {
  type ByPlace,
  byPlace,
  bySeat,
  byTeam,
  orderOf,
  PLAYERS,
  placeOf,
  SEATINGS,
  seatingsOf,
} from './seating.js'
import type { SpadesShared } from './state.js'
import {
  bidderInTurn,
  bidsByPlace,
  blindInTurn,
  blindPlaces,
  holdingInTurn,
  lawfulCards,
  playerInTurn,
  tricksOf,
} from './tricks.js'
import { endGame, mayBidBlind } from './winning.js'

export function promptDue({
  shared,
  options,
  secret,
}: Pick<VisibleState<Spades>, 'shared' | 'options' | 'secret'>): SampledPrompt<Spades> | undefined {
  const to = 'referee'
  const { stage, rounds } = shared
  const details = { round: rounds.length + 1 }
  if (stage === 'order') {
    return options.teams === null
      ? { name: 'order', to, question: { kind: 'shuffle', of: PLAYERS }, details: null }
      : { name: 'seating', to, question: { kind: 'pick', of: SEATINGS }, details: null }
  }
  if (stage === 'deal')
    return { name: 'deal', to, question: { kind: 'shuffle', of: TRICKS * PLAYERS }, details }
  if (stage === 'choice') {
    const { hand, led } = holdingInTurn(shared, secret)
    const cards = [...lawfulCards(hand, led)]
    const question = { kind: 'pick', of: cards.length } as const
    // Asked even for a single legal card, because nobody may know that.
    return { name: 'card', to, question, details: { seat: playerInTurn(shared), cards } }
  }
  if (stage !== 'score') return undefined
  const about = 'Score the round; after that no misplay in it can be called'
  return { name: 'score', to, question: { kind: 'judge', about, choices: ['score'] }, details }
}

export function askReferee(draft: Draft, ctx: Ctx): void {
  const asked = promptDue(draft)
  if (asked !== undefined) ctx.prompt(asked.name, asked.question, asked.details)
}

/** Takes the drawn one of the eight playing orders (beg.b). */
export function drawSeating(draft: Draft, picked: number, ctx: Ctx): void {
  const names = draft.roster.seats.map(({ player }) => player)
  setOrder(draft, itemAt(seatingsOf(draft.options.teams, names), picked), ctx)
}

/** Announces the playing order, and has the cards shuffled (beg.c). */
export function setOrder(draft: Draft, drawn: readonly SeatNumber[], ctx: Ctx): void {
  const order = byPlace((place) => itemAt(drawn, place))
  draft.shared.order = [...order]
  ctx.emit('public', '1250.15/beg.c', () => ({ type: 'order', order }))
  startRound(draft, ctx)
}

/** Lets players bid nil blind, if they may; then has the cards shuffled (1.a). */
function startRound(draft: Draft, ctx: Ctx): void {
  const { shared, options } = draft
  shared.blind = mayBidBlind(shared, options).map((place) => ({ place, nil: null }))
  if (shared.blind.length === 0) {
    shuffleCards(draft, ctx)
    return
  }
  shared.stage = 'blind'
  ctx.startTimer('turn', days(3))
}

function shuffleCards(draft: Draft, ctx: Ctx): void {
  draft.shared.stage = 'deal'
  ctx.stopTimer('turn')
  askReferee(draft, ctx)
}

export function bidBlind(draft: Draft, nil: boolean, late: boolean, ctx: Ctx): void {
  const { shared } = draft
  const next = shared.blind.find((one) => one.nil === null)
  if (next === undefined) throw new Error('Nobody is to decide about a blind nil.')
  next.nil = nil
  const seat = orderOf(shared)[next.place]
  const clause = late ? '1250.15/7.a' : '1250.15/2.d'
  ctx.emit('public', clause, () => ({ type: 'blind', seat, nil, late }))
  if (blindInTurn(shared) === null) shuffleCards(draft, ctx)
  else ctx.startTimer('turn', days(3))
}

/** Deals 13 cards to each player, and starts the bidding (section 1, 2.a, 2.b). */
export function dealHands(draft: Draft, shuffled: readonly number[], ctx: Ctx): void {
  const dealt = deal(deckOf(draft.options), shuffled, PLAYERS, TRICKS)
  const { shared } = draft
  const order = orderOf(shared)
  const hands = bySeat(order, (place) => sortHand(itemAt(dealt.hands, place)))
  draft.secret = hands.map((hand) => ({ dealt: [...hand] }))
  shared.stage = 'bids'
  const round = shared.rounds.length + 1
  ctx.emit('public', '1250.15/1.a', () => ({ type: 'round', round, first: bidderInTurn(shared) }))
  for (const [seat, cards] of hands.entries())
    ctx.emit(seat, '1250.15/1.b', () => ({ type: 'hand', round, cards }))
  if (isBlindInTurn(shared)) makeBid(draft, 0, false, ctx)
  else ctx.startTimer('turn', days(3))
}

function isBlindInTurn(shared: SpadesShared): boolean {
  return blindPlaces(shared).includes(placeOf(orderOf(shared), bidderInTurn(shared)))
}

/** Makes a bid. The fourth settles who leads (2.c, 3.c). */
export function makeBid(draft: Draft, tricks: number, late: boolean, ctx: Ctx): void {
  const { shared } = draft
  const seat = bidderInTurn(shared)
  shared.bids.push(tricks)
  const clause = late ? '1250.15/7.b' : '1250.15/6.a'
  ctx.emit('public', clause, () => ({ type: 'bid', seat, tricks, late }))
  if (shared.bids.length === PLAYERS) {
    shared.stage = 'play'
    ctx.emit('public', '1250.15/3.c', () => ({ type: 'leader', seat: playerInTurn(shared) }))
  } else if (isBlindInTurn(shared)) {
    makeBid(draft, 0, false, ctx)
    return
  }
  ctx.startTimer('turn', days(3))
}

/** Plays a card. A noticed misplay is void at once (section 6). */
export function playCard(
  draft: Draft,
  card: SpadesCard,
  seat: SeatNumber,
  late: boolean,
  ctx: Ctx,
): void {
  const { shared } = draft
  const { plays } = shared
  const isPoliced = draft.options.misplay === 'immediate'
  const holding = isPoliced && !late ? holdingInTurn(shared, draft.secret) : null
  plays.push(card)
  if (holding !== null && faultOf(holding.hand, card, holding.led) !== null) {
    voidMisplay(draft, plays.length - 1, ctx)
    return
  }
  shared.stage = 'play'
  const count = plays.length
  const clause = late ? '1250.15/7.c' : '1250.15/6.a'
  ctx.emit('public', clause, () => ({ type: 'play', seat, card, late }))
  if (count % PLAYERS === 0) {
    ctx.emit('public', '1250.15/3.e', () => {
      const cards = plays.slice(-PLAYERS)
      return { type: 'trick', trick: count / PLAYERS, cards, winner: playerInTurn(shared) }
    })
  }
  if (count < TRICKS * PLAYERS) {
    ctx.startTimer('turn', days(3))
    return
  }
  ctx.stopTimer('turn')
  if (isPoliced) {
    closeRound(draft, ctx)
    return
  }
  // The referee can still call misplays before scoring the round.
  shared.stage = 'score'
  const round = shared.rounds.length + 1
  ctx.emit('public', '1250.15/4.p', () => ({ type: 'played', round }))
  askReferee(draft, ctx)
}

/** Acts for a late player: the referee bids 2, or draws a card (section 7). */
export function actForLatePlayer(draft: Draft, ctx: Ctx): void {
  if (draft.shared.stage === 'blind') {
    bidBlind(draft, false, true, ctx)
    return
  }
  if (draft.shared.stage === 'bids') {
    makeBid(draft, 2, true, ctx)
    return
  }
  const seat = playerInTurn(draft.shared)
  draft.shared.stage = 'choice'
  ctx.emit('public', '1250.15/7.a', () => ({ type: 'late', seat }))
  askReferee(draft, ctx)
}

/** Scores the round, and ends the game or begins the next round (sections 4 and 5). */
export function closeRound(draft: Draft, ctx: Ctx): void {
  const { shared } = draft
  const order = orderOf(shared)
  const { options } = draft
  const before = scoresOf({ rounds: shared.rounds, misplays: [] }, options)
  // All four have bid before any card is played.
  const bids = bidsByPlace(shared) as ByPlace<number>
  const { taken } = tricksOf(shared)
  const blind = blindPlaces(shared)
  const round = shared.rounds.length + 1
  const teams = scoreRound({ bids, taken, blind }, before, options)
  const misplays = misplaysByTeam(shared.misplays)
  shared.rounds.push({
    bids: [...bids],
    blind: [...blind],
    taken: [...taken],
    misplays: [...misplays],
  })
  Object.assign(shared, { blind: [], bids: [], plays: [], misplays: [], voided: [] })
  draft.secret = order.map(() => ({ dealt: [] }))
  const after = scoresOf(shared, options)
  const scores = byTeam((team) => after[team].score)
  ctx.emit('public', '1250.15/4.a', () => ({ type: 'score', round, order, teams, scores }))
  const won = winnerAfter({ taken }, after, options)
  if (won === null) {
    startRound(draft, ctx)
    return
  }
  shared.stage = 'deal'
  endGame(draft, won.winner, won.why, ctx)
}
