import { days, type SeatNumber } from '@ackanomic/core'
import type { Context, DraftOf, State, VisibleState } from '@ackanomic/core/engine'
import { defineRules, isInGame, itemAt, seatsInGame } from '@ackanomic/core/engine'
import { societyRoles } from '@ackanomic/society/roles'
import { rankSeats } from '../ranking.js'
import { highestBidder, type PureSkillCard, packFromCards } from './cards.js'
import { pureSkillDescription } from './description.js'
import { type PureSkill, pureSkillModel } from './model.js'
import { promptReferee } from './prompts.js'
import type {} from './state.js'
import { totalsOf } from './totals.js'

type Draft = DraftOf<PureSkill>
type Ctx = Context<PureSkill>

/** The rules of the Game of Pure Skill, without the text. */
export const pureSkillRules = /* @__PURE__ */ defineRules<PureSkill>(pureSkillModel, {
  id: 'pure-skill',
  description: pureSkillDescription,
  players: ({ suits }) => ({ lower: suits.length, upper: suits.length }),
  setup(_, { suits, packSize }) {
    const before = { stage: 'prize', prize: null, rounds: [], bidders: [] } as const
    const packs = suits.map((suit) => packFromCards(suit, packSize))
    return {
      shared: { ...before, spades: packFromCards('S', packSize), packs },
      secret: suits.map(() => ({ bid: null, drawn: false })),
    }
  },
  onStart: drawPrize,
  moves: {
    bid: {
      validate({ shared, secret, options }, { card }, { seat }) {
        if (shared.stage !== 'bids') return { code: 'notBidding', details: { stage: shared.stage } }
        const lodged = secret[seat]?.bid ?? null
        if (lodged !== null && options.revisions === 'first')
          return { code: 'alreadyBid', details: { card: lodged } }
        const pack = itemAt(shared.packs, seat)
        return pack.includes(card) ? undefined : { code: 'notInPack', details: { card, pack } }
      },
      apply(draft, { card }, ctx, { seat }) {
        ;(draft.secret[seat] as Draft['secret'][number]).bid = card
        const lodged = () => ({ type: 'bid', seat, card }) as const
        ctx.emit(seat, '1250.7/4e(2)', lodged)
        ctx.emit('referee', '1250.7/4e(2)', lodged)
        if (draft.options.showWhoHasBid && !draft.shared.bidders.includes(seat)) {
          draft.shared.bidders.push(seat)
          ctx.emit('public', '1250.7/4e(2)', () => ({ type: 'hasBid', seat }))
        }
      },
    },
  },
  prompts: {
    /** Announces the drawn prize, and opens the bids (4c, 4d). */
    prize: {
      apply({ shared }, picked, ctx) {
        const prize = itemAt(shared.spades, picked)
        shared.spades.splice(picked, 1)
        shared.prize = prize
        shared.stage = 'bids'
        const round = shared.rounds.length + 1
        ctx.emit('public', '1250.7/4d(2)', () => ({ type: 'prize', round, prize }))
        ctx.startTimer('round', days(3))
      },
    },
    bid: {
      apply({ shared, secret }, picked, _, { details: { seat } }) {
        secret[seat] = { bid: itemAt(itemAt(shared.packs, seat), picked), drawn: true }
      },
    },
  },
  deadlines: { round: closeBids },
  roster: {
    roles: societyRoles,
    left({ roster }, _, ctx) {
      if (seatsInGame(roster).length === 0) ctx.end({ winners: [], ranking: [], awards: [] })
    },
  },
  afterEach(state) {
    const { stage } = state.shared
    if (stage === 'prize') return undefined
    if (!isBidMissing(state, true)) return resolveRound
    return stage === 'bids' && !isBidMissing(state, false) ? closeBids : undefined
  },
  pending({ shared, secret, options, roster }, seat) {
    if (typeof seat !== 'number' || shared.stage !== 'bids' || !isInGame(roster, seat)) return {}
    const hasBid = secret[seat]?.bid != null
    if (hasBid && options.revisions === 'first') return {}
    const visibleTo = options.showWhoHasBid ? 'all' : 'actor'
    return { bid: { need: hasBid ? 'optional' : 'required', deadline: 'round', visibleTo } }
  },
  seesSecrets: (_, viewer) => viewer === 'referee',
  listMoves(seen, seat) {
    const moves = biddable(seen, seat).map((card) => ({ type: 'bid', card }) as const)
    return { complete: true, moves }
  },
  sampleMove(seen, seat, choose) {
    const cards = biddable(seen, seat)
    return cards.length === 0
      ? undefined
      : { type: 'bid', card: itemAt(cards, choose(cards.length)) }
  },
  appendOnly: ['rounds'],
})

function biddable(
  { shared, secret, options }: VisibleState<PureSkill>,
  seat: SeatNumber,
): readonly PureSkillCard[] {
  if (shared.stage !== 'bids') return []
  if (secret[seat]?.bid != null && options.revisions === 'first') return []
  return itemAt(shared.packs, seat)
}

function drawPrize(draft: Draft, ctx: Ctx): void {
  draft.shared.stage = 'prize'
  draft.shared.prize = null
  promptReferee(draft, ctx)
}

/** Whether a bid is missing; one of a bot does not delay the round (4c(3), 8). */
function isBidMissing({ secret, roster }: State<PureSkill>, withBots: boolean): boolean {
  for (let seat = 0; seat < secret.length; seat++) {
    if (secret[seat]?.bid === null && (withBots || isInGame(roster, seat))) return true
  }
  return false
}

/** Closes the bids; the referee draws missing ones (4e(3), 8(2)). */
function closeBids(draft: Draft, ctx: Ctx): void {
  draft.shared.stage = 'draws'
  ctx.stopTimer('round')
  promptReferee(draft, ctx)
}

/** Resolves the round, and begins the next one or ends the game (4f–4h). */
function resolveRound(draft: Draft, ctx: Ctx): void {
  const { shared } = draft
  const prize = shared.prize as PureSkillCard
  ctx.stopTimer('round')
  const bids: PureSkillCard[] = []
  const drawn: number[] = []
  for (let seat = 0; seat < draft.secret.length; seat++) {
    const secret = draft.secret[seat] as Draft['secret'][number]
    const bid = secret.bid as PureSkillCard
    bids.push(bid)
    if (secret.drawn) drawn.push(seat)
    const pack = itemAt(shared.packs, seat)
    pack.splice(pack.indexOf(bid), 1)
    secret.bid = null
    secret.drawn = false
  }
  const taker = highestBidder(bids)
  shared.rounds.push({ prize, bids, drawn, taker })
  if (draft.options.showWhoHasBid) shared.bidders = []
  const round = shared.rounds.length
  ctx.emit('public', '1250.7/4g(1)', () => ({ type: 'result', round, prize, bids, drawn, taker }))
  if (round === draft.options.packSize) endGame(draft, ctx)
  else drawPrize(draft, ctx)
}

/** Announces the sums, and ends the game with the award of a single best player (4h, 5, 8). */
function endGame({ shared, roster }: Draft, ctx: Ctx): void {
  const totals = totalsOf(shared.rounds, roster.seats.length)
  const ranking = rankSeats(totals, seatsInGame(roster))
  const [winner, equal] = ranking[0] ?? []
  ctx.emit('public', '1250.7/4h(1)', () => ({ type: 'totals', totals }))
  if (winner === undefined || equal !== undefined) ctx.end({ winners: [], ranking, awards: [] })
  else {
    const awards = [
      { award: 'points', to: [winner], each: 8, clause: '1250.7/5(1)' },
      { award: 'treasury', to: ['referee'], each: 8, as: 'referee', clause: '1250.7/5(2)' },
      { award: 'trophy', trophy: 'standard', to: winner, clause: '1250.7/5(3)' },
    ] as const
    ctx.end({ winners: [winner], ranking, awards })
  }
}
