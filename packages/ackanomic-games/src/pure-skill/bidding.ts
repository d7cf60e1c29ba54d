import { days, type SeatNumber } from '@ackanomic/core'
import {
  type Context,
  isInGame,
  type SampledInquiry,
  type State,
  type Writable,
} from '@ackanomic/core/engine'
import { cardAt, highestBidder, PACK_SIZE, sizeOfPack, withoutCard } from './cards.js'
import { endGame } from './ending.js'
import type { Card, Pack, PackSuit, PureSkill, Secret, Shared } from './types.js'

type Draft = Writable<State<PureSkill>>

/** What the referee is asked at a stage: the prize (4d), or the bids that are missing (4e(3), 8(2)). */
export function askedIn(
  { stage, spades, rounds, packs }: Pick<Shared, 'stage' | 'spades' | 'rounds' | 'packs'>,
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
export function askReferee({ shared, secret }: Draft, ctx: Context<PureSkill>): void {
  for (const { name, question, about } of askedIn(shared, secret)) ctx.prompt(name, question, about)
}

/** Has the referee draw the prize of the next round (4d). */
export function drawPrize(draft: Draft, ctx: Context<PureSkill>): void {
  draft.shared.stage = 'prize'
  draft.shared.prize = null
  askReferee(draft, ctx)
}

/** Announces the prize that was drawn, and opens the bids for three days (4c, 4d). */
export function openBids({ shared }: Draft, picked: number, ctx: Context<PureSkill>): void {
  const prize = cardAt(shared.spades, 'S', picked)
  shared.spades = withoutCard(shared.spades, prize)
  shared.prize = prize
  shared.stage = 'bids'
  const round = shared.rounds.length + 1
  ctx.emit('public', '1250.7/4d(2)', () => ({ type: 'prize', round, prize }))
  openRound(ctx)
}

/** Bids are open for three days (4c). */
export function openRound(ctx: Context<PureSkill>): void {
  ctx.startTimer('round', days(3))
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
export function closeBids(draft: Draft, ctx: Context<PureSkill>): void {
  draft.shared.stage = 'draws'
  ctx.stopTimer('round')
  askReferee(draft, ctx)
}

/** Lodges a bid that the referee drew. */
export function lodgeDraw(
  { shared, options, secret }: Draft,
  picked: number,
  seat: SeatNumber,
): void {
  const drawn = secret[seat] as Writable<Secret>
  drawn.bid = cardAt(shared.packs[seat] as Pack, options.suits[seat] as PackSuit, picked)
  drawn.drawn = true
}

/** Resolves the round once every bid is there, and goes on to the next one or the end (4f–4h). */
export function resolveRound(draft: Draft, ctx: Context<PureSkill>): void {
  const { shared } = draft
  const { prize, packs } = shared
  if (prize === null) throw new Error('There is no prize to bid for.')
  ctx.stopTimer('round')
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
  shared.rounds.push({ prize, bids, drawn, taker })
  if (draft.options.showWhoHasBid) shared.bidders = []
  const round = shared.rounds.length
  ctx.emit('public', '1250.7/4g(1)', () => ({ type: 'result', round, prize, bids, drawn, taker }))
  if (round === PACK_SIZE) endGame(draft, ctx)
  else drawPrize(draft, ctx)
}
