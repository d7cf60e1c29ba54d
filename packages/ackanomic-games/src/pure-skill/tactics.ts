import type { SeatNumber } from '@ackanomic/core'
import { type Candidate, chooseByWeight } from '@ackanomic/core/bots'
import {
  isInGame,
  itemAt,
  mayMove,
  type Seen,
  type State,
  type TacticsOf,
} from '@ackanomic/core/engine'
import { cardAt, PACK_SIZE, packOf, sizeOfPack, WHOLE_PACK, withoutCard, worthOf } from './cards.js'
import { totalsOf } from './ending.js'
import type { Bid, Card, Own, Pack, PureSkill } from './types.js'

/**
 * How the Game of Pure Skill is played well. What a prize is worth is known; the question is how
 * high the others will bid. So a player watches whether they go by the prize, and bids a little more
 * than they are likely to; who bids at random is beaten by high cards for high prizes. A card that is
 * bid now is missed later, and a player who can be foreseen is outbid by one: so chance decides
 * among bids that are nearly as good.
 *
 * @example
 * ```ts
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 * import { pureSkillTactics } from '@ackanomic/games/pure-skill/tactics'
 *
 * const table = { players: ['Ann', 'Bob', 'Cyd'], referees: ['Dee'], startedAt: 0 }
 * const start = pureSkill.setup(table)
 * if (!start.ok) throw new Error(start.error.says)
 * const match = pureSkill.simulate(start.value.state)
 * const [asked] = match.asked
 * if (asked !== undefined) match.answer(asked, 12)
 * match.state.own.prize // => 'KS'
 * pureSkillTactics.reply(match.state, 0, (of) => of >> 1) // => { type: 'bid', card: 'KH' }
 * ```
 */
export const pureSkillTactics: TacticsOf<PureSkill> = {
  reply: (state, seat, choose) => chooseByWeight(bidsOf(state, seat, 0.3), choose),
  candidates: (state, seat) => [...bidsOf(state, seat, 1.5)].sort((a, b) => b.weight - a.weight),
  worth,
  *consider({ seat, options, own, known, table, outcome }, choose) {
    const packed = { ...own, spades: packOf(own.spades), packs: own.packs.map(packOf) }
    const bids = bidsOf({ options, own: packed, secret: known, table, outcome }, seat, 0.1)
    const chosen = chooseByWeight(bids, choose)
    const sum = bids.reduce((all, { weight }) => all + weight, 0)
    // No search: what it would learn by playing on is how the bot itself bids, not how the others do.
    yield []
    return bids
      .map(({ move, weight }) => ({ move, value: weight / sum, tries: 1 }))
      .sort((a, b) => Number(b.move === chosen) - Number(a.move === chosen) || b.value - a.value)
  },
  horizon: 24,
  mixed: true,
}

/**
 * The bids of a seat, each as likely as it is good.
 *
 * @param slack - how many points of a bid’s expectation are little
 */
function bidsOf(state: Seen<PureSkill>, seat: SeatNumber, slack: number): Candidate<Bid>[] {
  const { own, options, secret } = state
  if (own.stage !== 'bids' || own.prize === null || !mayMove(state, seat)) return []
  if (secret[seat]?.bid !== null) return []
  const pack = itemAt(own.packs, seat)
  const points = expectations(state, seat, own.prize)
  const best = Math.max(...points)
  return points.map((expected, place) => ({
    move: { type: 'bid', card: cardAt(pack, itemAt(options.suits, seat), place) },
    weight: Math.exp((expected - best) / slack),
  }))
}

/** How many points each card of a seat promises: now, and by the cards that stay for later prizes. */
function expectations({ own, table }: Seen<PureSkill>, seat: SeatNumber, prize: Card): number[] {
  const mine = itemAt(own.packs, seat)
  const size = sizeOfPack(mine)
  const rank = rankIn(own.spades, prize)
  const others = own.packs.flatMap((_, other) => (other === seat ? [] : [other]))
  const packs = others.map((other) => itemAt(own.packs, other))
  const trust = others.map((other) => (isInGame(table, other) ? goesByPrizes(own, other) : 0))
  return Array.from({ length: size }, (_, place) => {
    const card = cardBit(mine, place)
    const wins = packs.reduce((chance, pack, at) => {
      const below = sizeOfPack(pack & (card - 1))
      const goes = itemAt(trust, at)
      return chance * (goes * bidBelow(size, rank, below) + ((1 - goes) * below) / size)
    }, 1)
    return worthOf(prize) * wins + yetToWin(mine & ~card, packs, own.spades)
  })
}

/** What a pack promises for the prizes to come: the best card for the best prize, and so on down. */
function yetToWin(mine: Pack, others: readonly Pack[], prizes: Pack): number {
  let sum = 0
  let left = prizes
  for (let cards = mine; cards !== 0 && left !== 0; cards &= cards - 1) {
    const below = (cards & -cards) - 1
    let wins = 32 - Math.clz32(left & -left)
    for (const pack of others) wins *= sizeOfPack(pack & below) / Math.max(1, sizeOfPack(pack))
    sum += wins
    left &= left - 1
  }
  return sum
}

/** How likely it is thought at first that a player goes by the prizes. */
const AT_FIRST = 0.25

/** How likely it is by eir bids so far that a player goes by the prizes, and not at random. */
function goesByPrizes({ rounds }: Own, seat: SeatNumber): number {
  let pack = WHOLE_PACK
  let prizes = WHOLE_PACK
  let odds = AT_FIRST / (1 - AT_FIRST)
  for (const { prize, bids } of rounds) {
    const bid = itemAt(bids, seat)
    const size = sizeOfPack(pack)
    odds *= size * itemAt(planned(size, rankIn(prizes, prize)), rankIn(pack, bid))
    pack = withoutCard(pack, bid)
    prizes = withoutCard(prizes, prize)
  }
  return odds / (1 + odds)
}

/** How likely who goes by the prize bids one of the `below` lowest of eir cards. */
function bidBelow(size: number, rank: number, below: number): number {
  const likely = planned(size, rank)
  let sum = 0
  for (let place = 0; place < below; place++) sum += itemAt(likely, place)
  return sum
}

/**
 * How likely each of so many cards, lowest first, is bid by who goes by the prize: for the third
 * highest prize that is left the third highest card, or one beside it.
 */
const PLANNED: readonly (readonly (readonly number[])[])[] = /* @__PURE__ */ Array.from(
  { length: PACK_SIZE + 1 },
  (_, size) =>
    Array.from({ length: size }, (_, rank) => {
      const near = Array.from({ length: size }, (_, place) => 1 / (1 + (place - rank) ** 2))
      const all = near.reduce((sum, each) => sum + each, 0)
      return near.map((each) => each / all)
    }),
)

function planned(size: number, rank: number): readonly number[] {
  return itemAt(itemAt(PLANNED, size), Math.min(rank, size - 1))
}

/** How many cards of a pack are below a card. */
function rankIn(pack: Pack, card: Card): number {
  return sizeOfPack(pack & ((1 << (worthOf(card) - 1)) - 1))
}

/** The card at a place of a pack, as its bit. */
function cardBit(pack: Pack, place: number): Pack {
  let rest = pack
  for (let skipped = 0; skipped < place; skipped++) rest &= rest - 1
  return rest & -rest
}

/** Who is likely to win: by what each has, and by what the packs promise for the prizes to come. */
function worth({ own, table }: State<PureSkill>): readonly number[] {
  const totals = totalsOf(own.rounds, table.seats.length)
  const prizes = own.prize === null ? own.spades : own.spades | (1 << (worthOf(own.prize) - 1))
  let squares = 1
  for (let left = prizes; left !== 0; left &= left - 1) {
    squares += (32 - Math.clz32(left & -left)) ** 2
  }
  const ends = own.packs.map((pack, seat) => {
    const others = own.packs.filter((_, other) => other !== seat)
    return itemAt(totals, seat) + yetToWin(pack, others, prizes)
  })
  // What is still open is as wide as the prizes that are left.
  const wide = 0.45 * Math.sqrt(squares)
  const most = Math.max(...ends)
  const odds = ends.map((end, seat) => (isInGame(table, seat) ? Math.exp((end - most) / wide) : 0))
  const all = odds.reduce((sum, each) => sum + each, 0)
  return odds.map((each) => (all === 0 ? 0 : each / all))
}
