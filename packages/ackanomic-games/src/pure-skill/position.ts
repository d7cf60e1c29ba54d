import { days } from '@ackanomic/core'
import { itemAt, type PositionDefinition, type State } from '@ackanomic/core/engine'
import { equalJson } from '@ackanomic/core/untrusted'
import { isEachOnce } from '../shapes.js'
import { highestBidder, type PureSkillCard, packFromCards } from './cards.js'
import type { PureSkill } from './model.js'
import { promptReferee } from './prompts.js'
import { type PureSkillRound, secretSchema, sharedSchema } from './state.js'

export const pureSkillPosition: PositionDefinition<PureSkill> = {
  shared: sharedSchema,
  secret: secretSchema,
  problem,
  resume(draft, ctx) {
    if (draft.shared.stage === 'bids') ctx.startTimer('round', days(3))
    else promptReferee(draft, ctx)
  },
}

type Pack = readonly PureSkillCard[]
type Laid = Parameters<PositionDefinition<PureSkill>['problem']>[0]

function problem({ shared, secret, options, outcome }: Laid): string | undefined {
  const seats = secret.length
  if (options.suits.length !== seats) return `suits: give each of the ${seats} seats a suit.`
  if (shared.packs.length !== seats) return `packs: there is one for each of the ${seats} seats.`
  const left = leftAfter(shared.rounds, options)
  if (typeof left === 'string') return left
  const { spades, packs } = left
  // After the end, the last prize remains, taken or not.
  const isTaken = outcome !== null && shared.rounds.some((round) => round.prize === shared.prize)
  const [prize, last] = [
    isTaken ? null : shared.prize,
    options.packSize - (outcome === null ? 1 : 0),
  ]
  const toCome = without(spades, prize)
  if (shared.rounds.length > last) return `rounds: the game is over after ${options.packSize}.`
  if (prize !== null && !spades.includes(prize)) return `prize: ${prize} was one already.`
  if (!equalJson(shared.spades, toCome))
    return `spades: ${shown(toCome)} are left, without the prize.`
  if (outcome !== null) return undefined
  if ((shared.stage === 'prize') !== (prize === null))
    return 'prize: there is one at the stages bids and draws, and none while it is being drawn.'
  for (const [seat, { bid, drawn }] of secret.entries()) {
    const pack = itemAt(packs, seat)
    if (!equalJson(shared.packs[seat], pack)) return `packs: seat ${seat} has ${shown(pack)} left.`
    if (bid !== null && (shared.stage === 'prize' || !pack.includes(bid)))
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

function leftAfter(
  rounds: readonly PureSkillRound[],
  { suits, packSize }: State<PureSkill>['options'],
): { readonly spades: Pack; readonly packs: readonly Pack[] } | string {
  let spades = packFromCards('S', packSize)
  let packs = suits.map((suit) => packFromCards(suit, packSize))
  for (const [index, { prize, bids, drawn, taker }] of rounds.entries()) {
    const where = `rounds: in round ${index + 1}`
    if (bids.length !== packs.length) return `${where} each seat makes one bid.`
    if (!spades.includes(prize)) return `${where} ${prize} cannot be the prize.`
    const foreign = bids.find((bid, seat) => !itemAt(packs, seat).includes(bid))
    if (foreign !== undefined) return `${where} nobody could bid ${foreign}.`
    if (taker !== highestBidder(bids)) return `${where} another takes the prize.`
    if (!isEachOnce(drawn)) return `${where} a bid was drawn twice.`
    spades = without(spades, prize)
    packs = packs.map((pack, seat) => without(pack, itemAt(bids, seat)))
  }
  return { spades, packs }
}

const without = (pack: Pack, gone: PureSkillCard | null): Pack =>
  pack.filter((card) => card !== gone)

const shown = (pack: Pack): string => pack.join(' ') || 'no cards'
