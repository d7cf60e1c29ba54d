import { asPlain, type Desk, days, type SeatNumber, type State, type Writable } from '@ackanomic/core'
import { deal } from '@ackanomic/decks'
import { firstBidder, firstLeader, LATE_BID } from './bids.js'
import { CARDS, sortHand } from './cards.js'
import { faultAt, faultOf, inTurn, lawfulCards } from './hands.js'
import { misplaysByTeam, scoreRound, scoresOf, winnerByScore } from './scoring.js'
import { PLAYERS, placeOf, seatAt, seatingsOf, teamAt } from './seating.js'
import { placeOfPlay, TRICKS, tricksOf, turnOf } from './tricks.js'
import type { Card, Fault, Played, Spades } from './types.js'
import { finish } from './verdict.js'

type Draft = Writable<State<Spades>>

/** Has the referee draw the playing order: any, or one with partners opposite (beg.a, beg.b). */
export function drawOrder(draft: Draft, desk: Desk<Spades>): void {
  if (draft.options.teams === null) desk.ask('order', { ask: 'shuffle', of: PLAYERS }, null)
  else desk.ask('seating', { ask: 'pick', of: 8 }, null)
}

/** Takes the one of the eight orders that was drawn (beg.b). */
export function seatTeams(draft: Draft, picked: number, desk: Desk<Spades>): void {
  const { teams } = asPlain(draft.options)
  const names = asPlain(draft.table).seats.map(({ player }) => player)
  const order = teams === null ? undefined : seatingsOf(teams, names)[picked]
  if (order !== undefined) setOrder(draft, order, desk)
}

/** Announces the playing order, and has the cards shuffled (beg.c). */
export function setOrder(draft: Draft, order: readonly SeatNumber[], desk: Desk<Spades>): void {
  draft.own.order = [...order]
  desk.tell('all', '1250.15/beg.c', () => ({ type: 'order', order }))
  shuffle(draft, desk)
}

function shuffle(draft: Draft, desk: Desk<Spades>): void {
  draft.own.phase = 'deal'
  const round = draft.own.rounds.length + 1
  desk.ask('deal', { ask: 'shuffle', of: CARDS.length }, { round })
}

/** Deals 13 cards to each player, and lets the bidding begin (section 1, 2.a, 2.b). */
export function dealHands(draft: Draft, shuffled: readonly number[], desk: Desk<Spades>): void {
  const dealt = deal(CARDS, shuffled, PLAYERS, TRICKS)
  if (!dealt.ok) return
  const order = asPlain(draft.own.order)
  const hands = order.map((_, seat) => sortHand(dealt.value.hands[order.indexOf(seat)] ?? []))
  draft.secret = hands.map((cards) => ({ dealt: [...cards] }))
  draft.own.phase = 'bids'
  const before = draft.own.rounds.length
  const round = before + 1
  const first = seatAt({ order }, firstBidder(before))
  desk.tell('all', '1250.15/1.a', () => ({ type: 'round', round, first }))
  hands.forEach((cards, seat) => {
    desk.tell({ seat }, '1250.15/1.b', () => ({ type: 'hand', round, cards }))
  })
  desk.start('turn', days(3))
}

/** Makes a bid; the fourth one settles who leads (2.c, 3.c). */
export function makeBid(draft: Draft, tricks: number, late: boolean, desk: Desk<Spades>): void {
  const seat = seatInTurn(draft)
  draft.own.bids.push(tricks)
  const clause = late ? '1250.15/7.b' : '1250.15/6.a'
  desk.tell('all', clause, () => ({ type: 'bid', seat, tricks, late }))
  if (draft.own.bids.length === PLAYERS) {
    draft.own.phase = 'play'
    const leader = seatAt(asPlain(draft.own), firstLeader(asPlain(draft.own)))
    desk.tell('all', '1250.15/3.c', () => ({ type: 'leader', seat: leader }))
  }
  desk.start('turn', days(3))
}

/** Plays a card of a player’s; what is a misplay is voided at once where the engine polices (6). */
export function playCard(draft: Draft, card: Card, desk: Desk<Spades>): void {
  if (draft.options.misplay === 'immediate') {
    const { hand, led } = inTurn(asPlain(draft.own), asPlain(draft.secret))
    const fault = faultOf(hand, card, led)
    if (fault !== null) {
      fine(draft, draft.own.plays.length, card, fault, desk)
      return
    }
  }
  lay(draft, card, false, desk)
}

/** Calls a play that stands a misplay: it and all after it are void (6.e). */
export function callMisplay(draft: Draft, play: number, desk: Desk<Spades>): void {
  const card = draft.own.plays[play]
  const fault = faultAt(asPlain(draft.own), asPlain(draft.secret), play)
  if (card === undefined || fault === null) return
  desk.withdraw()
  fine(draft, play, card, fault, desk)
}

function fine(draft: Draft, play: number, card: Card, fault: Fault, desk: Desk<Spades>): void {
  const { own } = draft
  const tricks = tricksOf(asPlain(own))
  const place = placeOfPlay(tricks, play)
  const order = asPlain(own.order)
  const seat = order[place] ?? -1
  const after = asPlain(own.plays)
    .slice(play + 1)
    .map((voided, i): Played => ({ place: placeOfPlay(tricks, play + 1 + i), card: voided }))
  own.plays.splice(play)
  for (const seen of after) {
    const isKnown = own.voided.some((one) => one.card === seen.card && one.place === seen.place)
    if (!isKnown) own.voided.push({ ...seen })
  }
  // What was called later in the round is void with it, and neither counts nor costs (6.j).
  own.misplays = own.misplays.filter(({ at }) => at <= play)
  own.misplays.push({ place, card, at: play })
  own.phase = 'play'
  const team = teamAt(place)
  const inHand = misplaysByTeam(asPlain(own.misplays))[team]
  const inGame = scoresOf(asPlain(own), draft.options)[team].misplaysInGame
  const trick = Math.floor(play / PLAYERS) + 1
  desk.tell('all', '1250.15/6.e', () => ({
    type: 'misplay',
    seat,
    card,
    trick,
    after: after.map((each) => ({ seat: order[each.place] ?? -1, card: each.card })),
    inHand,
    inGame,
  }))
  const clause = fault === 'suit' ? '1250.15/6.c' : '1250.15/6.d'
  desk.tell({ seat }, clause, () => ({ type: 'fault', seat, card, fault }))
  desk.tell('referee', clause, () => ({ type: 'fault', seat, card, fault }))
  desk.start('turn', days(3))
}

/** Lays a card to the trick; the fourth one ends it, and the last one the round (section 3). */
function lay(draft: Draft, card: Card, late: boolean, desk: Desk<Spades>): void {
  const { own } = draft
  const seat = seatInTurn(draft)
  own.phase = 'play'
  own.plays.push(card)
  const clause = late ? '1250.15/7.c' : '1250.15/6.a'
  desk.tell('all', clause, () => ({ type: 'play', seat, card, late }))
  const count = own.plays.length
  if (count % PLAYERS === 0) {
    const trick = count / PLAYERS
    const cards = asPlain(own.plays).slice(count - PLAYERS)
    const winner = seatAt(asPlain(own), tricksOf(asPlain(own)).leaders[trick] ?? 0)
    desk.tell('all', '1250.15/3.e', () => ({ type: 'trick', trick, cards, winner }))
  }
  if (count < TRICKS * PLAYERS) {
    desk.start('turn', days(3))
    return
  }
  desk.stop('turn')
  if (draft.options.misplay === 'immediate') closeRound(draft, desk)
  else askForScore(draft, desk)
}

function askForScore(draft: Draft, desk: Desk<Spades>): void {
  draft.own.phase = 'score'
  const round = draft.own.rounds.length + 1
  desk.tell('all', '1250.15/4.p', () => ({ type: 'played', round }))
  const about = 'Score the round, after which no misplay of it can be called any more'
  desk.ask('score', { ask: 'judge', about, choices: ['score'] }, { round })
}

/** Scores the round, and ends the game or has the next one dealt (sections 4 and 5). */
export function closeRound(draft: Draft, desk: Desk<Spades>): void {
  const own = asPlain(draft.own)
  const { order } = own
  const { nilTricksCount } = draft.options
  const before = scoresOf(own, { nilTricksCount })
  const first = firstBidder(own.rounds.length)
  const bids = order.map((_, place) => own.bids[(place - first + PLAYERS) % PLAYERS] ?? 0)
  const taken = [...tricksOf(own).taken]
  const misplays = misplaysByTeam(own.misplays)
  const sandbags = [before[0].sandbags, before[1].sandbags] as const
  const teams = scoreRound({ bids, taken }, sandbags, nilTricksCount)
  draft.own.rounds.push({ bids, taken, misplays: [...misplays] })
  draft.own.bids = []
  draft.own.plays = []
  draft.own.misplays = []
  draft.own.voided = []
  draft.secret = order.map(() => ({ dealt: [] }))
  const [one, other] = scoresOf(asPlain(draft.own), { nilTricksCount })
  const scores = [one.score, other.score] as const
  const round = draft.own.rounds.length
  desk.tell('all', '1250.15/4.a', () => ({ type: 'score', round, order, teams, scores }))
  const winner = winnerByScore(scores)
  shuffle(draft, desk)
  if (winner !== null) finish(draft, winner, 'score', desk)
}

/** The three days are over: the referee bids 2, or draws a card (section 7). */
export function actLate(draft: Draft, desk: Desk<Spades>): void {
  if (draft.own.phase === 'bids') {
    makeBid(draft, LATE_BID, true, desk)
    return
  }
  const { hand, led } = inTurn(asPlain(draft.own), asPlain(draft.secret))
  const seat = seatInTurn(draft)
  draft.own.phase = 'choice'
  desk.tell('all', '1250.15/7.a', () => ({ type: 'late', seat }))
  // Asked even where one card is left to choose: that it is the only one is nobody’s business.
  desk.ask('card', { ask: 'pick', of: lawfulCards(hand, led).length }, { seat })
}

/** Plays the card that the referee drew (7.c). */
export function playDrawn(draft: Draft, picked: number, desk: Desk<Spades>): void {
  const { hand, led } = inTurn(asPlain(draft.own), asPlain(draft.secret))
  const card = lawfulCards(hand, led)[picked]
  if (card !== undefined) lay(draft, card, true, desk)
}

/** Concedes in public, or takes it back (5.d, 5.e). */
export function concede(draft: Draft, seat: SeatNumber, desk: Desk<Spades>): void {
  draft.own.conceded.push(seat)
  desk.tell('all', '1250.15/5.d', () => ({ type: 'conceded', seat }))
}

/** Takes a concession back. */
export function withdraw(draft: Draft, seat: SeatNumber, desk: Desk<Spades>): void {
  draft.own.conceded = draft.own.conceded.filter((one) => one !== seat)
  desk.tell('all', '1250.15/5.e', () => ({ type: 'withdrawn', seat }))
}

/** The seat whose turn it is. */
function seatInTurn(draft: Draft): SeatNumber {
  const own = asPlain(draft.own)
  const place = turnOf(own)
  return place === null ? -1 : seatAt(own, place)
}

/** Whether it is a seat’s turn. */
export function isInTurn({ own }: Pick<State<Spades>, 'own'>, seat: SeatNumber): boolean {
  const place = turnOf(own)
  return place !== null && place === placeOf(own, seat)
}
