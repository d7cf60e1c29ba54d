import type { SeatNumber } from '@ackanomic/core'
import {
  defineRules,
  isInGame,
  type RulesOf,
  type Seen,
  seatsInGame,
  type Writable,
} from '@ackanomic/core/engine'
import { societyRoles } from '@ackanomic/society'
import {
  allHaveBid,
  closeBids,
  drawPrize,
  isComplete,
  lodgeDraw,
  openBids,
  resolveRound,
} from './bidding.js'
import { cardAt, cardsOfPack, hasCard, sizeOfPack, suitOf, WHOLE_PACK } from './cards.js'
import { pureSkillDescription } from './description.js'
import { pureSkillPacked, pureSkillPosition } from './position.js'
import { pureSkillRejections } from './rejections.js'
import { moveSchema, optionsSchema } from './schema.js'
import type { Pack, PackSuit, Post, PureSkill, Secret } from './types.js'

/** The rules of the Game of Pure Skill, alone: enough for a server that keeps matches. */
export const pureSkillRules: RulesOf<PureSkill> = /* @__PURE__ */ defineRules<PureSkill>({
  id: 'pure-skill',
  revision: 1,
  description: pureSkillDescription,
  roles: societyRoles,
  rejections: pureSkillRejections,
  options: optionsSchema,
  move: moveSchema,
  setup: (_, { suits }) => ({
    shared: {
      stage: 'prize',
      prize: null,
      spades: WHOLE_PACK,
      packs: suits.map(() => WHOLE_PACK),
      rounds: [],
      bidders: [],
    },
    secret: suits.map(() => ({ bid: null, drawn: false })),
    hidden: {},
  }),
  records: ['rounds'],
  begin: drawPrize,
  moves: {
    bid: {
      flat: true,
      check({ shared, secret, options }, { card }, { seat }) {
        if (shared.stage !== 'bids') return { code: 'notBidding', facts: { stage: shared.stage } }
        const { bid: lodged } = secret[seat] as Secret
        if (lodged !== null && options.revisions === 'first') {
          return { code: 'alreadyBid', facts: { card: lodged } }
        }
        const pack = shared.packs[seat] as Pack
        const suit = options.suits[seat] as PackSuit
        return suitOf(card) === suit && hasCard(pack, card)
          ? undefined
          : { code: 'notInPack', facts: { card, pack: cardsOfPack(pack, suit) } }
      },
      play(draft, { card }, ctx, { seat }) {
        ;(draft.secret[seat] as Writable<Secret>).bid = card
        const lodged = (): Post => ({ type: 'bid', seat, card })
        ctx.emit(seat, '1250.7/4e(2)', lodged)
        ctx.emit('referee', '1250.7/4e(2)', lodged)
        if (draft.options.showWhoHasBid && !draft.shared.bidders.includes(seat)) {
          draft.shared.bidders.push(seat)
          ctx.emit('public', '1250.7/4e(2)', () => ({ type: 'has bid', seat }))
        }
      },
    },
  },
  inquiries: {
    prize: {
      play: (draft, picked, ctx) => openBids(draft, picked, ctx),
    },
    bid: {
      play: (draft, picked, _, { about }) => lodgeDraw(draft, picked, about.seat),
    },
  },
  deadlines: { round: closeBids },
  membership: {
    left(draft, _, ctx) {
      if (seatsInGame(draft.table).length > 0) return
      ctx.end({ winners: [], ranking: [], awards: [] })
    },
  },
  settle: {
    when: (state) =>
      state.shared.stage === 'draws'
        ? state.asked.length === 0
        : state.shared.stage === 'bids' && allHaveBid(state),
    play: (draft, ctx) =>
      isComplete(draft.secret) ? resolveRound(draft, ctx) : closeBids(draft, ctx),
  },
  secrecy: { referee: true },
  expects({ shared, secret, table, options }) {
    if (shared.stage !== 'bids') return []
    return secret.flatMap(({ bid }, of) =>
      !isInGame(table, of) || (bid !== null && options.revisions === 'first')
        ? []
        : [
            {
              what: 'bid' as const,
              of,
              need: bid === null ? ('must' as const) : ('may' as const),
              deadline: 'round' as const,
              seenBy: options.showWhoHasBid ? ('all' as const) : ('self' as const),
            },
          ],
    )
  },
  legalMoves: (seen, seat) => ({
    complete: true,
    moves: cardsOfPack(biddable(seen, seat), suitOfSeat(seen, seat)).map((card) => ({
      type: 'bid',
      card,
    })),
  }),
  sampleMove(seen, seat, choose) {
    const pack = biddable(seen, seat)
    if (pack === 0) return undefined
    return { type: 'bid', card: cardAt(pack, suitOfSeat(seen, seat), choose(sizeOfPack(pack))) }
  },
  position: pureSkillPosition,
  packed: pureSkillPacked,
})

/** What is left to bid for a seat now: nothing while bids are closed, or once e has bid. */
function biddable({ shared, secret, options }: Seen<PureSkill>, seat: SeatNumber): Pack {
  if (shared.stage !== 'bids') return 0
  if (secret[seat]?.bid != null && options.revisions === 'first') return 0
  return shared.packs[seat] as Pack
}

function suitOfSeat({ options }: Seen<PureSkill>, seat: SeatNumber): PackSuit {
  return options.suits[seat] as PackSuit
}
