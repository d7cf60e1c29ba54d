import { days, type SeatNumber } from '@ackanomic/core'
import type { Context, DraftOf, SampledPrompt, VisibleState } from '@ackanomic/core/engine'
import { deal } from '@ackanomic/decks'
import { CARDS, type SpadesCard, sortHand, TRICKS } from './cards.js'
import { faultOf, voidMisplay } from './misplays.js'
import type { Spades } from './model.js'
import { misplaysByTeam, scoreRound, sumsOf, winnerByScore } from './scoring.js'
import {
  bySeat,
  orderOf,
  PLAYERS,
  SEATINGS,
  type SpadesByPlace,
  type SpadesOrder,
  seatingsOf,
} from './seating.js'
import {
  bidderInTurn,
  bidsByPlace,
  holdingInTurn,
  lawfulCards,
  nextPlay,
  playerInTurn,
  tricksOf,
} from './tricks.js'
import { finish } from './winning.js'

type Draft = DraftOf<Spades>

/** What the referee is asked at a stage; `undefined` while the players act. */
export function questionIn(
  state: Pick<VisibleState<Spades>, 'shared' | 'options' | 'secret'>,
): SampledPrompt<Spades> | undefined {
  const { shared, options, secret } = state
  const to = 'referee' as const
  const round = shared.rounds.length + 1
  switch (shared.stage) {
    case 'order':
      return options.teams === null
        ? { name: 'order', to, question: { kind: 'shuffle', of: PLAYERS }, details: null }
        : { name: 'seating', to, question: { kind: 'pick', of: SEATINGS }, details: null }
    case 'deal':
      return {
        name: 'deal',
        to,
        question: { kind: 'shuffle', of: CARDS.length },
        details: { round },
      }
    case 'choice': {
      const { hand, led } = holdingInTurn(shared, secret)
      const cards = [...lawfulCards(hand, led)]
      const details = { seat: playerInTurn(shared), cards }
      // Asked even where one card is left to choose: that it is the only one is nobody’s business.
      return { name: 'card', to, question: { kind: 'pick', of: cards.length }, details }
    }
    case 'score': {
      const about = 'Score the round, after which no misplay of it can be called any more'
      const question = { kind: 'judge', about, choices: ['score'] } as const
      return { name: 'score', to, question, details: { round } }
    }
    default:
      return undefined
  }
}

export function askReferee(draft: Draft, ctx: Context<Spades>): void {
  const asked = questionIn(draft)
  if (asked !== undefined) ctx.prompt(asked.name, asked.question, asked.details)
}

/** Takes the one of the eight orders that was drawn (beg.b). */
export function seatTeams(draft: Draft, picked: number, ctx: Context<Spades>): void {
  const { teams } = draft.options
  const names = draft.table.seats.map(({ player }) => player)
  const order = teams === null ? undefined : seatingsOf(teams, names)[picked]
  if (order === undefined) throw new Error(`There is no playing order ${picked}.`)
  setOrder(draft, order, ctx)
}

/** Announces the playing order, and has the cards shuffled (beg.c). */
export function setOrder(draft: Draft, order: SpadesOrder, ctx: Context<Spades>): void {
  draft.shared.order = [...order]
  ctx.emit('public', '1250.15/beg.c', () => ({ type: 'order', order }))
  draft.shared.stage = 'deal'
  askReferee(draft, ctx)
}

/** Deals 13 cards to each player, and lets the bidding begin (section 1, 2.a, 2.b). */
export function dealHands(draft: Draft, shuffled: readonly number[], ctx: Context<Spades>): void {
  const dealt = deal(CARDS, shuffled, PLAYERS, TRICKS)
  if (!dealt.ok) throw new Error(dealt.error.message)
  const { shared } = draft
  const order = orderOf(shared)
  const hands = bySeat(order, (place) =>
    sortHand(dealt.value.hands[place] as readonly SpadesCard[]),
  )
  draft.secret = hands.map((hand) => ({ dealt: [...hand] }))
  shared.stage = 'bids'
  const round = shared.rounds.length + 1
  ctx.emit('public', '1250.15/1.a', () => ({ type: 'round', round, first: bidderInTurn(shared) }))
  for (const [seat, cards] of hands.entries()) {
    ctx.emit(seat, '1250.15/1.b', () => ({ type: 'hand', round, cards }))
  }
  ctx.startTimer('turn', days(3))
}

/** Makes a bid; the fourth one settles who leads (2.c, 3.c). */
export function makeBid(draft: Draft, tricks: number, late: boolean, ctx: Context<Spades>): void {
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

/** Plays a card of a player’s; what is a misplay is voided at once where the engine polices (6). */
export function playCard(
  draft: Draft,
  card: SpadesCard,
  seat: SeatNumber,
  ctx: Context<Spades>,
): void {
  if (draft.options.misplay === 'immediate') {
    const { shared } = draft
    const { hand, led } = holdingInTurn(shared, draft.secret)
    const fault = faultOf(hand, card, led)
    if (fault !== null) {
      voidMisplay(draft, nextPlay(shared), card, fault, ctx)
      return
    }
  }
  layCard(draft, card, seat, false, ctx)
}

/** Lays a card to the trick; the fourth one ends it, and the last one the round (section 3). */
export function layCard(
  draft: Draft,
  card: SpadesCard,
  seat: SeatNumber,
  late: boolean,
  ctx: Context<Spades>,
): void {
  const { shared } = draft
  const { plays } = shared
  shared.stage = 'play'
  plays.push(card)
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
  if (draft.options.misplay === 'immediate') {
    closeRound(draft, ctx)
    return
  }
  // The referee, who scores the round, can still call what was misplayed last.
  shared.stage = 'score'
  const round = shared.rounds.length + 1
  ctx.emit('public', '1250.15/4.p', () => ({ type: 'played', round }))
  askReferee(draft, ctx)
}

/** The three days are over: the referee bids 2, or draws a card (section 7). */
export function actLate(draft: Draft, ctx: Context<Spades>): void {
  if (draft.shared.stage === 'bids') {
    makeBid(draft, 2, true, ctx)
    return
  }
  const seat = playerInTurn(draft.shared)
  draft.shared.stage = 'choice'
  ctx.emit('public', '1250.15/7.a', () => ({ type: 'late', seat }))
  askReferee(draft, ctx)
}

/** Scores the round, and ends the game or has the next one dealt (sections 4 and 5). */
export function closeRound(draft: Draft, ctx: Context<Spades>): void {
  const { shared } = draft
  const order = orderOf(shared)
  const { nilTricksCount } = draft.options
  const { sandbags } = sumsOf(shared.rounds, nilTricksCount)
  // No card is played before all four have bid.
  const bids = bidsByPlace(shared) as SpadesByPlace<number>
  const { taken } = tricksOf(shared)
  const round = shared.rounds.length + 1
  const teams = scoreRound({ bids, taken }, sandbags, nilTricksCount)
  const misplays = misplaysByTeam(shared.misplays)
  shared.rounds.push({ bids: [...bids], taken: [...taken], misplays: [...misplays] })
  shared.bids = []
  shared.plays = []
  shared.misplays = []
  shared.voided = []
  draft.secret = order.map(() => ({ dealt: [] }))
  const scores = sumsOf(shared.rounds, nilTricksCount).score
  ctx.emit('public', '1250.15/4.a', () => ({ type: 'score', round, order, teams, scores }))
  const winner = winnerByScore(scores)
  shared.stage = 'deal'
  if (winner === null) askReferee(draft, ctx)
  else finish(draft, winner, 'score', ctx)
}
