import { days, type SeatNumber } from '@ackanomic/core'
import { asPlain, type Desk, isInGame, type State, type Writable } from '@ackanomic/core/engine'
import { cardAt, highestBidder, PACK_SIZE, sizeOfPack, withoutCard } from './cards.js'
import { rankingOf, totalsOf, winnerOf } from './rounds.js'
import type { Card, PureSkill, Secret } from './types.js'

type Draft = Writable<State<PureSkill>>

/** Has the referee draw the prize of the next round (4d). */
export function drawPrize(draft: Draft, desk: Desk<PureSkill>): void {
  draft.own.phase = 'prize'
  draft.own.prize = null
  const round = draft.own.rounds.length + 1
  desk.ask('prize', { ask: 'pick', of: sizeOfPack(draft.own.spades) }, { round })
}

/** Announces the prize that was drawn, and opens the bids for three days (4c, 4d). */
export function openBids(draft: Draft, picked: number, desk: Desk<PureSkill>): void {
  const { own } = draft
  const prize = cardAt(own.spades, 'S', picked)
  if (prize === undefined) return
  own.spades = withoutCard(own.spades, prize)
  own.prize = prize
  own.phase = 'bids'
  const round = own.rounds.length + 1
  desk.tell('public', '1250.7/4d(2)', () => ({ type: 'prize', round, prize }))
  openRound(desk)
}

/** Bids are open for three days (4c). */
export function openRound(desk: Desk<PureSkill>): void {
  desk.start('round', days(3))
}

/** Whether every player has bid; a bot holds nothing up (4c(3), 8). */
export function allHaveBid({ secret, table }: State<PureSkill>): boolean {
  for (let seat = 0; seat < secret.length; seat++) {
    if (secret[seat]?.bid === null && isInGame(table, seat)) return false
  }
  return true
}

/** Whether there is a bid for every seat, those of bots too. */
export function isComplete(secret: readonly Secret[]): boolean {
  for (let seat = 0; seat < secret.length; seat++) if (secret[seat]?.bid === null) return false
  return true
}

/** Closes the bids, and has the referee draw those that are missing (4e(3), 8(2)). */
export function closeBids(draft: Draft, desk: Desk<PureSkill>): void {
  draft.own.phase = 'draws'
  desk.stop('round')
  requestDraws(draft, desk)
}

/** Asks the referee for the bids that are missing. */
export function requestDraws(draft: Draft, desk: Desk<PureSkill>): void {
  asPlain(draft.secret).forEach(({ bid }, seat) => {
    if (bid !== null) return
    const pack = draft.own.packs[seat] ?? 0
    desk.ask('bid', { ask: 'pick', of: sizeOfPack(pack) }, { seat })
  })
}

/** Lodges a bid that the referee drew. */
export function lodgeDraw(draft: Draft, picked: number, seat: SeatNumber): void {
  const card = cardAt(draft.own.packs[seat] ?? 0, draft.options.suits[seat] ?? 'H', picked)
  const secret = draft.secret[seat]
  if (secret === undefined || card === undefined) return
  secret.bid = card
  secret.drawn = true
}

/** Resolves the round once every bid is there, and goes on to the next one or the end (4f–4h). */
export function resolveRound(draft: Draft, desk: Desk<PureSkill>): void {
  const { own } = draft
  const { prize, packs } = own
  if (prize === null) return
  desk.stop('round')
  const bids: Card[] = []
  const drawn: number[] = []
  for (let seat = 0; seat < packs.length; seat++) {
    const secret = draft.secret[seat]
    if (secret === undefined || secret.bid === null) return
    bids.push(secret.bid)
    if (secret.drawn) drawn.push(seat)
    packs[seat] = withoutCard(packs[seat] ?? 0, secret.bid)
    secret.bid = null
    secret.drawn = false
  }
  const taker = highestBidder(bids)
  own.rounds.push({ prize, bids, drawn, taker })
  if (draft.options.showWhoHasBid) own.bidders = []
  const round = own.rounds.length
  desk.tell('public', '1250.7/4g(1)', () => ({ type: 'result', round, prize, bids, drawn, taker }))
  if (round === PACK_SIZE) finish(draft, desk)
  else drawPrize(draft, desk)
}

function finish(draft: Draft, desk: Desk<PureSkill>): void {
  const table = asPlain(draft.table)
  const totals = totalsOf(asPlain(draft.own.rounds), table.seats.length)
  const winner = winnerOf(totals, table)
  desk.tell('public', '1250.7/4h(1)', () => ({ type: 'totals', totals }))
  desk.end({
    winners: winner === null ? [] : [winner],
    ranking: rankingOf(totals, table),
    awards:
      winner === null
        ? []
        : [
            { award: 'points', to: [winner], each: 8, clause: '1250.7/5(1)' },
            { award: 'treasury', to: ['referee'], each: 8, as: 'referee', clause: '1250.7/5(2)' },
            { award: 'trophy', trophy: 'standard', to: winner, clause: '1250.7/5(3)' },
          ],
  })
}
