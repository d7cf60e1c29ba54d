import { days, type SeatNumber } from '@ackanomic/core'
import { getAt, type SampledPrompt, type VisibleState } from '@ackanomic/core/engine'
import { deal } from '@ackanomic/decks'
import { CARDS, type SpadesCard, sortHand, TRICKS } from './cards.js'
import { faultOf, voidMisplay } from './misplays.js'
import type { Ctx, Draft, Spades } from './model.js'
import { misplaysByTeam, scoreRound, scoresOf, winnerByScore } from './scoring.js'
import {
  type ByPlace,
  byPlace,
  bySeat,
  byTeam,
  orderOf,
  PLAYERS,
  SEATINGS,
  seatingsOf,
} from './seating.js'
import {
  bidderInTurn,
  bidsByPlace,
  holdingInTurn,
  lawfulCards,
  playerInTurn,
  tricksOf,
} from './tricks.js'
import { endGame } from './winning.js'

/** What the referee is asked at this stage; `undefined` while the players act. */
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
    return { name: 'deal', to, question: { kind: 'shuffle', of: CARDS.length }, details }
  if (stage === 'choice') {
    const { hand, led } = holdingInTurn(shared, secret)
    const cards = [...lawfulCards(hand, led)]
    const question = { kind: 'pick', of: cards.length } as const
    // Asked even if only one card could be played, since nobody may know that.
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

/** Takes the one of the eight playing orders that was drawn (beg.b). */
export function drawSeating(draft: Draft, picked: number, ctx: Ctx): void {
  const names = draft.table.seats.map(({ player }) => player)
  setOrder(draft, getAt(seatingsOf(draft.options.teams, names), picked), ctx)
}

/** Announces the playing order, and has the cards shuffled (beg.c). */
export function setOrder(draft: Draft, drawn: readonly SeatNumber[], ctx: Ctx): void {
  const order = byPlace((place) => getAt(drawn, place))
  draft.shared.order = [...order]
  ctx.emit('public', '1250.15/beg.c', () => ({ type: 'order', order }))
  draft.shared.stage = 'deal'
  askReferee(draft, ctx)
}

/** Deals 13 cards to each player, and starts the bidding (section 1, 2.a, 2.b). */
export function dealHands(draft: Draft, shuffled: readonly number[], ctx: Ctx): void {
  const dealt = deal(CARDS, shuffled, PLAYERS, TRICKS)
  const { shared } = draft
  const order = orderOf(shared)
  const hands = bySeat(order, (place) => sortHand(getAt(dealt.hands, place)))
  draft.secret = hands.map((hand) => ({ dealt: [...hand] }))
  shared.stage = 'bids'
  const round = shared.rounds.length + 1
  ctx.emit('public', '1250.15/1.a', () => ({ type: 'round', round, first: bidderInTurn(shared) }))
  for (const [seat, cards] of hands.entries())
    ctx.emit(seat, '1250.15/1.b', () => ({ type: 'hand', round, cards }))
  ctx.startTimer('turn', days(3))
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
  }
  ctx.startTimer('turn', days(3))
}

/** Plays a card for its player. A noticed misplay is void at once (section 6). */
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
  // Until the referee scores the round, they can still call its misplays.
  shared.stage = 'score'
  const round = shared.rounds.length + 1
  ctx.emit('public', '1250.15/4.p', () => ({ type: 'played', round }))
  askReferee(draft, ctx)
}

/** Acts for a player after three days: the referee bids 2, or draws a card (section 7). */
export function actForLatePlayer(draft: Draft, ctx: Ctx): void {
  if (draft.shared.stage === 'bids') {
    makeBid(draft, 2, true, ctx)
    return
  }
  const seat = playerInTurn(draft.shared)
  draft.shared.stage = 'choice'
  ctx.emit('public', '1250.15/7.a', () => ({ type: 'late', seat }))
  askReferee(draft, ctx)
}

/** Scores the round, and ends the game or has the next round dealt (sections 4 and 5). */
export function closeRound(draft: Draft, ctx: Ctx): void {
  const { shared } = draft
  const order = orderOf(shared)
  const { options } = draft
  const before = scoresOf({ rounds: shared.rounds, misplays: [] }, options)
  // No card is played before all four have bid.
  const bids = bidsByPlace(shared) as ByPlace<number>
  const { taken } = tricksOf(shared)
  const round = shared.rounds.length + 1
  const teams = scoreRound({ bids, taken }, before, options.nilTricksCount)
  const misplays = misplaysByTeam(shared.misplays)
  shared.rounds.push({ bids: [...bids], taken: [...taken], misplays: [...misplays] })
  Object.assign(shared, { bids: [], plays: [], misplays: [], voided: [] })
  draft.secret = order.map(() => ({ dealt: [] }))
  const after = scoresOf(shared, options)
  const scores = byTeam((team) => after[team].score)
  ctx.emit('public', '1250.15/4.a', () => ({ type: 'score', round, order, teams, scores }))
  const winner = winnerByScore(scores)
  shared.stage = 'deal'
  if (winner === null) askReferee(draft, ctx)
  else endGame(draft, winner, 'score', ctx)
}
