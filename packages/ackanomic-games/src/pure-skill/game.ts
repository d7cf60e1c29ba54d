import type { Game, SeatNumber } from '@ackanomic/core'
import { asPlain, defineGame, isInGame, type State, seatsInGame } from '@ackanomic/core/engine'
import {
  allHaveBid,
  closeBids,
  drawPrize,
  isComplete,
  lodgeDraw,
  openBids,
  resolveRound,
} from './bidding.js'
import { cardAt, cardsOfPack, hasCard, type Pack, sizeOfPack, suitOf, WHOLE_PACK } from './cards.js'
import { pureSkillClauses } from './clauses.js'
import { pureSkillDescription } from './description.js'
import { pureSkillNotation } from './notation.js'
import { pureSkillRejections } from './rejections.js'
import { renderPureSkill, sayPureSkill } from './render.js'
import { samplePureSkill } from './resample.js'
import { totalsOf } from './rounds.js'
import { moveSchema, optionsSchema } from './schema.js'
import type { PackSuit, Post, PureSkill } from './types.js'

/**
 * The Game of Pure Skill, rule 1250.7: three players bid the cards of a suit, sealed, for the
 * spades that the referee turns up one by one.
 *
 * Refuses moves with `notBidding` (4c), `alreadyBid` and `notInPack` (4e), besides core's codes.
 *
 * @example
 * ```ts
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 *
 * const startedAt = Date.UTC(2026, 10, 21)
 * const start = pureSkill.setup({ players: ['Ann', 'Bob', 'Cyd'], referees: ['Dee'], startedAt })
 * if (!start.ok) throw new Error(start.error.says)
 * const [asked] = start.value.state.asked
 * asked?.question // => { ask: 'pick', of: 13 }
 *
 * const drawn = pureSkill.apply(start.value.state, {
 *   kind: 'ruling', at: startedAt, by: 'Dee', inquiry: 0, answer: 12,
 * })
 * if (!drawn.ok) throw new Error(drawn.error.says)
 * drawn.value.posts[0]?.post // => { type: 'prize', round: 1, prize: 'KS' }
 *
 * const early = pureSkill.apply(drawn.value.state, {
 *   kind: 'move', at: startedAt, by: 'Ann', move: { type: 'bid', card: 'KD' },
 * })
 * early.ok ? '' : early.error.clause // => '1250.7/4e(1)'
 * ```
 */
export const pureSkill: Game<PureSkill> = /* @__PURE__ */ defineGame<PureSkill>({
  id: 'pure-skill',
  revision: 1,
  description: pureSkillDescription,
  clauses: pureSkillClauses,
  rejections: pureSkillRejections,
  options: optionsSchema,
  move: moveSchema,
  setup: (_, { suits }) => ({
    own: {
      phase: 'prize',
      prize: null,
      spades: WHOLE_PACK,
      packs: suits.map(() => WHOLE_PACK),
      rounds: [],
      bidders: [],
    },
    secret: suits.map(() => ({ bid: null, drawn: false })),
    hidden: {},
  }),
  begin: drawPrize,
  moves: {
    bid: {
      by: ['seat'],
      flat: true,
      check({ own, secret, options }, { card }, { seat }) {
        if (own.phase !== 'bids') return { code: 'notBidding', facts: { phase: own.phase } }
        const lodged = secret[seat]?.bid ?? null
        if (lodged !== null && options.revisions === 'first') {
          return { code: 'alreadyBid', facts: { card: lodged } }
        }
        const pack = own.packs[seat] ?? 0
        const suit = options.suits[seat] ?? 'H'
        return suitOf(card) === suit && hasCard(pack, card)
          ? undefined
          : { code: 'notInPack', facts: { card, pack: cardsOfPack(pack, suit) } }
      },
      play(draft, { card }, desk, { seat }) {
        const secret = draft.secret[seat]
        if (secret === undefined) return
        secret.bid = card
        const lodged = (): Post => ({ type: 'bid', seat, card })
        desk.tell({ seat }, '1250.7/4e(2)', lodged)
        desk.tell('referee', '1250.7/4e(2)', lodged)
        if (draft.options.showWhoHasBid && !draft.own.bidders.includes(seat)) {
          draft.own.bidders.push(seat)
          desk.tell('all', '1250.7/4e(2)', () => ({ type: 'has bid', seat }))
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
      if (seatsInGame(asPlain(draft.table)).length > 0) return
      desk.end({ winners: [], ranking: [], awards: [] })
    },
  },
  settle: {
    when: (state) =>
      state.own.phase === 'draws'
        ? state.asked.length === 0
        : state.own.phase === 'bids' && allHaveBid(state),
    play: (draft, desk) =>
      isComplete(draft.secret) ? resolveRound(draft, desk) : closeBids(draft, desk),
  },
  secrecy: { referee: true },
  expects({ own, secret, table, options }) {
    if (own.phase !== 'bids') return []
    return secret.flatMap(({ bid }, of) =>
      !isInGame(table, of) || (bid !== null && options.revisions === 'first')
        ? []
        : [
            {
              what: 'bid' as const,
              of,
              must: bid === null,
              deadline: 'round' as const,
              seenBy: options.showWhoHasBid ? ('all' as const) : ('self' as const),
            },
          ],
    )
  },
  legalMoves: (state, seat) => ({
    exhaustive: true,
    of: cardsOfPack(biddable(state, seat), suitOfSeat(state, seat)).map((card) => ({
      type: 'bid',
      card,
    })),
  }),
  sampleMove(state, seat, pick) {
    const pack = biddable(state, seat)
    if (pack === 0) return undefined
    const card = cardAt(pack, suitOfSeat(state, seat), pick(sizeOfPack(pack)))
    return card === undefined ? undefined : { type: 'bid', card }
  },
  scores: ({ own, table }) => totalsOf(own.rounds, table.seats.length),
  resample: samplePureSkill,
  notation: pureSkillNotation,
  render: renderPureSkill,
  say: sayPureSkill,
})

/** What is left to bid for a seat now: nothing while bids are closed, or once e has bid. */
function biddable({ own, secret, options }: State<PureSkill>, seat: SeatNumber): Pack {
  if (own.phase !== 'bids') return 0
  if (secret[seat]?.bid !== null && options.revisions === 'first') return 0
  return own.packs[seat] ?? 0
}

function suitOfSeat({ options }: State<PureSkill>, seat: SeatNumber): PackSuit {
  return options.suits[seat] ?? 'H'
}
