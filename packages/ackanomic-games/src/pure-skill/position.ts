import { days } from '@ackanomic/core'
import { getAt, type PositionDefinition, type State } from '@ackanomic/core/engine'
import { isEachOnce } from '../shapes.js'
import type { PureSkillCard, PureSkillPack } from './cards.js'
import { cardsOfPack, hasCard, highestBidder, suitOf, WHOLE_PACK, withoutCard } from './cards.js'
import type { PureSkill } from './model.js'
import { promptReferee } from './prompts.js'
import { type PureSkillRound, secretSchema, sharedSchema } from './state.js'

/** Starts in the midst of play: rounds that are over, the prize, and the bids that are in. */
export const pureSkillPosition: PositionDefinition<PureSkill> = {
  shared: sharedSchema,
  secret: secretSchema,
  problem,
  resume(draft, ctx) {
    if (draft.shared.stage === 'bids') ctx.startTimer('round', days(3))
    else promptReferee(draft, ctx)
  },
}

type Laid = Parameters<PositionDefinition<PureSkill>['problem']>[0]

function problem({ shared, secret, options, outcome }: Laid): string | undefined {
  const left = leftAfter(shared.rounds, options.suits)
  if (typeof left === 'string') return left
  const { spades, packs } = left
  // After the end the last prize may lie there: taken, or not, where all have left.
  const isTaken = outcome !== null && shared.rounds.some((round) => round.prize === shared.prize)
  const [prize, last] = [isTaken ? null : shared.prize, outcome === null ? 12 : 13]
  const toCome = prize === null ? spades : withoutCard(spades, prize)
  if (shared.rounds.length > last) return 'rounds: the game is over after thirteen.'
  if (prize !== null && !holds(spades, prize, 'S')) return `prize: ${prize} was one already.`
  if (shared.spades !== toCome) return `spades: ${shown(toCome, 'S')} are left, without the prize.`
  if (outcome !== null) return undefined
  if ((shared.stage === 'prize') !== (prize === null))
    return 'prize: there is one at the stages bids and draws, and none while it is being drawn.'
  for (const [seat, { bid, drawn }] of secret.entries()) {
    const suit = getAt(options.suits, seat)
    const whole = getAt(packs, seat)
    if (shared.packs[seat] !== whole) return `packs: seat ${seat} has ${shown(whole, suit)} left.`
    if (bid !== null && (shared.stage === 'prize' || !holds(whole, bid, suit)))
      return `secret: seat ${seat} cannot have bid ${bid} now.`
    if (drawn && (bid === null || shared.stage !== 'draws'))
      return `secret: no bid was drawn for seat ${seat}.`
  }
  const told = shared.bidders
  const isTold = ({ bid, drawn }: State<PureSkill>['secret'][number], seat: number): boolean =>
    told.includes(seat) === (bid !== null && !drawn)
  const fits = options.showWhoHasBid ? secret.every(isTold) : told.length === 0
  return fits && isEachOnce(told)
    ? undefined
    : 'bidders: name the seats that have bid if everybody is told, and none otherwise.'
}

/** What is left of the suits after some rounds, or what is wrong with one of them. */
function leftAfter(
  rounds: readonly PureSkillRound[],
  suits: State<PureSkill>['options']['suits'],
): { readonly spades: PureSkillPack; readonly packs: readonly PureSkillPack[] } | string {
  let spades = WHOLE_PACK
  let packs: readonly PureSkillPack[] = suits.map(() => WHOLE_PACK)
  for (const [index, { prize, bids, drawn, taker }] of rounds.entries()) {
    const where = `rounds: in round ${index + 1}`
    if (!holds(spades, prize, 'S')) return `${where} ${prize} cannot be the prize.`
    const foreign = bids.find((bid, seat) => !holds(getAt(packs, seat), bid, getAt(suits, seat)))
    if (foreign !== undefined) return `${where} nobody could bid ${foreign}.`
    if (taker !== highestBidder(bids)) return `${where} another takes the prize.`
    if (!isEachOnce(drawn)) return `${where} a bid was drawn twice.`
    spades = withoutCard(spades, prize)
    packs = packs.map((whole, seat) => withoutCard(whole, getAt(bids, seat)))
  }
  return { spades, packs }
}

const holds = (whole: PureSkillPack, card: PureSkillCard, suit: string): boolean =>
  suitOf(card) === suit && hasCard(whole, card)

const shown = (whole: PureSkillPack, suit: Parameters<typeof cardsOfPack>[1]): string =>
  cardsOfPack(whole, suit).join(' ') || 'no cards'
