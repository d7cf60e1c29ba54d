import type { SeatNumber } from '@ackanomic/core'
import {
  defineRules,
  isInGame,
  type RulesOf,
  type Seen,
  seatsInGame,
  type Writable,
} from '@ackanomic/core/engine'
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
  rejections: pureSkillRejections,
  options: optionsSchema,
  move: moveSchema,
  setup: (_, { suits }) => ({
    own: {
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
      check({ own, secret, options }, { card }, { seat }) {
        if (own.stage !== 'bids') return { code: 'notBidding', facts: { stage: own.stage } }
        const { bid: lodged } = secret[seat] as Secret
        if (lodged !== null && options.revisions === 'first') {
          return { code: 'alreadyBid', facts: { card: lodged } }
        }
        const pack = own.packs[seat] as Pack
        const suit = options.suits[seat] as PackSuit
        return suitOf(card) === suit && hasCard(pack, card)
          ? undefined
          : { code: 'notInPack', facts: { card, pack: cardsOfPack(pack, suit) } }
      },
      play(draft, { card }, desk, { seat }) {
        ;(draft.secret[seat] as Writable<Secret>).bid = card
        const lodged = (): Post => ({ type: 'bid', seat, card })
        desk.tell(seat, '1250.7/4e(2)', lodged)
        desk.tell('referee', '1250.7/4e(2)', lodged)
        if (draft.options.showWhoHasBid && !draft.own.bidders.includes(seat)) {
          draft.own.bidders.push(seat)
          desk.tell('public', '1250.7/4e(2)', () => ({ type: 'has bid', seat }))
        }
      },
    },
  },
  inquiries: {
    prize: {
      play: (draft, picked, desk) => openBids(draft, picked, desk),
    },
    bid: {
      play: (draft, picked, _, { about }) => lodgeDraw(draft, picked, about.seat),
    },
  },
  deadlines: { round: closeBids },
  membership: {
    left(draft, _, desk) {
      if (seatsInGame(draft.table).length > 0) return
      desk.end({ winners: [], ranking: [], awards: [] })
    },
  },
  settle: {
    when: (state) =>
      state.own.stage === 'draws'
        ? state.asked.length === 0
        : state.own.stage === 'bids' && allHaveBid(state),
    play: (draft, desk) =>
      isComplete(draft.secret) ? resolveRound(draft, desk) : closeBids(draft, desk),
  },
  secrecy: { referee: true },
  expects({ own, secret, table, options }) {
    if (own.stage !== 'bids') return []
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
function biddable({ own, secret, options }: Seen<PureSkill>, seat: SeatNumber): Pack {
  if (own.stage !== 'bids') return 0
  if (secret[seat]?.bid != null && options.revisions === 'first') return 0
  return own.packs[seat] as Pack
}

function suitOfSeat({ options }: Seen<PureSkill>, seat: SeatNumber): PackSuit {
  return options.suits[seat] as PackSuit
}
