import { days, type SeatNumber } from '@ackanomic/core'
import {
  type Desk,
  isInGame,
  type SampledInquiry,
  type State,
  type Writable,
} from '@ackanomic/core/engine'
import { cardAt, highestBidder, PACK_SIZE, sizeOfPack, withoutCard } from './cards.js'
import { endGame } from './ending.js'
import type { Card, Own, Pack, PackSuit, PureSkill, Secret } from './types.js'

type Draft = Writable<State<PureSkill>>

/** What the referee is asked at a stage: the prize (4d), or the bids that are missing (4e(3), 8(2)). */
export function askedIn(
  { stage, spades, rounds, packs }: Pick<Own, 'stage' | 'spades' | 'rounds' | 'packs'>,
  secret: readonly Secret[],
): readonly SampledInquiry<PureSkill>[] {
  const to = 'referee'
  if (stage === 'bids') return []
  if (stage === 'prize') {
    const about = { round: rounds.length + 1 }
    return [{ name: 'prize', to, question: { ask: 'pick', of: sizeOfPack(spades) }, about }]
  }
  return secret.flatMap(({ bid }, seat): readonly SampledInquiry<PureSkill>[] => {
    if (bid !== null) return []
    const of = sizeOfPack(packs[seat] as Pack)
    return [{ name: 'bid', to, question: { ask: 'pick', of }, about: { seat } }]
  })
}

/** Asks the referee what the stage waits for. */
export function askReferee({ own, secret }: Draft, desk: Desk<PureSkill>): void {
  for (const { name, question, about } of askedIn(own, secret)) desk.ask(name, question, about)
}

/** Has the referee draw the prize of the next round (4d). */
export function drawPrize(draft: Draft, desk: Desk<PureSkill>): void {
  draft.own.stage = 'prize'
  draft.own.prize = null
  askReferee(draft, desk)
}

/** Announces the prize that was drawn, and opens the bids for three days (4c, 4d). */
export function openBids({ own }: Draft, picked: number, desk: Desk<PureSkill>): void {
  const prize = cardAt(own.spades, 'S', picked)
  own.spades = withoutCard(own.spades, prize)
  own.prize = prize
  own.stage = 'bids'
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
  draft.own.stage = 'draws'
  desk.stop('round')
  askReferee(draft, desk)
}

/** Lodges a bid that the referee drew. */
export function lodgeDraw({ own, options, secret }: Draft, picked: number, seat: SeatNumber): void {
  const drawn = secret[seat] as Writable<Secret>
  drawn.bid = cardAt(own.packs[seat] as Pack, options.suits[seat] as PackSuit, picked)
  drawn.drawn = true
}

/** Resolves the round once every bid is there, and goes on to the next one or the end (4f–4h). */
export function resolveRound(draft: Draft, desk: Desk<PureSkill>): void {
  const { own } = draft
  const { prize, packs } = own
  if (prize === null) throw new Error('There is no prize to bid for.')
  desk.stop('round')
  const bids: Card[] = []
  const drawn: number[] = []
  for (let seat = 0; seat < packs.length; seat++) {
    const secret = draft.secret[seat] as Writable<Secret>
    const { bid } = secret
    if (bid === null) throw new Error(`The bid of seat ${seat} is missing.`)
    bids.push(bid)
    if (secret.drawn) drawn.push(seat)
    packs[seat] = withoutCard(packs[seat] as Pack, bid)
    secret.bid = null
    secret.drawn = false
  }
  const taker = highestBidder(bids)
  own.rounds.push({ prize, bids, drawn, taker })
  if (draft.options.showWhoHasBid) own.bidders = []
  const round = own.rounds.length
  desk.tell('public', '1250.7/4g(1)', () => ({ type: 'result', round, prize, bids, drawn, taker }))
  if (round === PACK_SIZE) endGame(draft, desk)
  else drawPrize(draft, desk)
}
