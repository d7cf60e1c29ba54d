import type { SeatNumber } from '@ackanomic/core'
import { type Candidate, chooseByWeight } from '@ackanomic/core/bots'
import type { TacticsOf, VisibleState } from '@ackanomic/core/engine'
import { canMove, isInGame, itemAt, visibleState } from '@ackanomic/core/engine'
import { sharesOf } from '../shares.js'
import { cardValue, PACK_SIZE, type PureSkillCard } from './cards.js'
import type { PureSkill } from './model.js'
import {
  bitAt,
  bitsOf,
  countBits,
  type PackBits,
  rankIn,
  wholePack,
  withoutCard,
} from './pack-bits.js'
import type { PureSkillRound } from './state.js'

/**
 * The tactics of the Game of Pure Skill. The player watches whether the others bid by the prize, at
 * random, or by what they expect of opponents, and bids a little more than they probably will.
 * Against random bids, high cards for high prizes win. A card that is bid now is missing later, and
 * a predictable player is outbid by one, so chance decides among bids of similar value.
 *
 * @example
 * ```ts
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 * import { pureSkillTactics } from '@ackanomic/games/pure-skill/tactics'
 *
 * const roster = { players: ['Ann', 'Bob', 'Cyd'], referees: ['Dee'], startedAt: 0 }
 * const start = pureSkill.setup(roster)
 * if (!start.ok) throw new Error(start.error.message)
 * const match = pureSkill.simulate(start.value.state)
 * const [asked] = match.openPrompts
 * if (asked !== undefined) match.answer(asked, 12)
 * match.state.shared.prize // => 'KS'
 * pureSkillTactics.rolloutPolicy(match.state, 0, (of) => of >> 1) // => { type: 'bid', card: 'KH' }
 * ```
 */
export const pureSkillTactics: TacticsOf<PureSkill> = {
  explain({ card }, { shared: { prize } }) {
    const more = cardValue(card) - (prize === null ? 0 : cardValue(prize))
    if (more > 1) return 'It should beat bids of about the value of the prize.'
    return more < -2
      ? 'It gives this prize up, and keeps high cards for later ones.'
      : 'It is about what the prize is worth.'
  },
  rolloutPolicy: (state, seat, choose) =>
    chooseByWeight(weighBids(state, seat, 0.3, false), choose),
  *solve(view, choose) {
    const bids = weighBids(visibleState(view), view.seat, 0.2, true)
    const chosen = chooseByWeight(bids, choose)
    const sum = bids.reduce((all, { weight }) => all + weight, 0)
    yield []
    return bids
      .map(({ move, weight }) => ({ move, value: weight / sum, visits: 1 }))
      .sort((a, b) => Number(b.move === chosen) - Number(a.move === chosen) || b.value - a.value)
  },
}

/** A seat's bids by value. `slack` is a small difference; `isDeep` expects others to think, too. */
function weighBids(
  state: VisibleState<PureSkill>,
  seat: SeatNumber,
  slack: number,
  isDeep: boolean,
): Candidate<PureSkill['Move']>[] {
  const { shared, secret, roster, options } = state
  if (shared.stage !== 'bids' || shared.prize === null || !canMove(state, seat)) return []
  if (secret[seat]?.bid !== null) return []
  const { prize } = shared
  const packs = shared.packs.map(bitsOf)
  const mine = itemAt(shared.packs, seat)
  const whole = wholePack(options.packSize)
  const others = guessed(
    shared.rounds,
    packs.map(() => whole),
    prize,
    seat,
    isDeep,
  ).map((bids, other) =>
    isInGame(roster, other) ? bids : evenly(itemAt(shared.packs, other).length),
  )
  const points = expectations(packs, bitsOf(shared.spades), seat, prize, others)
  return weightsOf(points, slack).map((weight, place) => ({
    move: { type: 'bid', card: itemAt(mine, place) },
    weight,
  }))
}

function weightsOf(points: readonly number[], slack: number): readonly number[] {
  const best = Math.max(...points)
  return points.map((each) => Math.exp((each - best) / slack))
}

/** The probability of each card of a pack, lowest first. */
type Likely = readonly number[]

const evenly = (size: number): Likely => new Array<number>(size).fill(1 / size)

const blend = (of: readonly Likely[], heavy: readonly number[]): Likely =>
  itemAt(of, 0).map((_, place) =>
    heavy.reduce((sum, part, way) => sum + part * itemAt(itemAt(of, way), place), 0),
  )

function expectations(
  packs: readonly PackBits[],
  spades: PackBits,
  seat: SeatNumber,
  prize: PureSkillCard,
  bids: readonly Likely[],
): number[] {
  const mine = itemAt(packs, seat)
  const others = [...packs.keys()].filter((other) => other !== seat)
  const theirs = others.map((other) => itemAt(packs, other))
  return Array.from({ length: countBits(mine) }, (_, place) => {
    const card = bitAt(mine, place)
    const wins = others.reduce((chance, other) => {
      const below = countBits(itemAt(packs, other) & (card - 1))
      return chance * itemAt(bids, other).reduce((sum, p, at) => (at < below ? sum + p : sum), 0)
    }, 1)
    return cardValue(prize) * wins + yetToWin(mine & ~card, theirs, spades)
  })
}

/** The prior probabilities that a player bids by the prize, at random, or best against those. */
const AT_FIRST: readonly number[] = [0.04, 0.81, 0.15]

/** The share of other bids by a player who bids best, and the points that such a player ignores. */
const ERRS = 0.3
const CARELESS = 0.6

function guessed(
  rounds: readonly PureSkillRound[],
  whole: readonly PackBits[],
  prize: PureSkillCard,
  but: SeatNumber,
  isDeep: boolean,
): readonly Likely[] {
  let left = whole
  let prizes = itemAt(whole, 0)
  let beliefs: readonly (readonly number[])[] = left.map(() => AT_FIRST)
  const waysFor = (now: PureSkillCard): readonly (readonly Likely[])[] => {
    const rank = rankIn(prizes, now)
    const simple = left.map((pack) => {
      const size = countBits(pack)
      return [planned(size, rank), evenly(size)]
    })
    const simply = simple.map((ways, at) => blend(ways, sharesOf(itemAt(beliefs, at).slice(0, 2))))
    return simple.map((ways, at) => {
      if (!isDeep || at === but) return ways
      const points = expectations(left, withoutCard(prizes, now), at, now, simply)
      const best = sharesOf(weightsOf(points, CARELESS))
      return [...ways, blend([best, evenly(best.length)], [1 - ERRS, ERRS])]
    })
  }
  for (const { prize: gone, bids } of rounds) {
    const places = left.map((pack, at) => rankIn(pack, itemAt(bids, at)))
    beliefs = waysFor(gone).map((ways, at) =>
      sharesOf(
        ways.map(
          (likely, way) => itemAt(itemAt(beliefs, at), way) * itemAt(likely, itemAt(places, at)),
        ),
      ),
    )
    left = left.map((pack, at) => withoutCard(pack, itemAt(bids, at)))
    prizes = withoutCard(prizes, gone)
  }
  return waysFor(prize).map((ways, at) =>
    blend(ways, sharesOf(itemAt(beliefs, at).slice(0, ways.length))),
  )
}

/** The value of a pack for future prizes: the best card for the best prize, and so on. */
function yetToWin(mine: PackBits, others: readonly PackBits[], prizes: PackBits): number {
  let sum = 0
  let left = prizes
  for (let cards = mine; cards !== 0 && left !== 0; cards &= cards - 1) {
    const below = (cards & -cards) - 1
    let wins = 32 - Math.clz32(left & -left)
    for (const pack of others) wins *= countBits(pack & below) / Math.max(1, countBits(pack))
    sum += wins
    left &= left - 1
  }
  return sum
}

/** By pack size and rank of the prize, the probabilities of bids by the prize or one beside it. */
const PLANNED: readonly (readonly (readonly number[])[])[] = /* @__PURE__ */ Array.from(
  { length: PACK_SIZE + 1 },
  (_, size) =>
    Array.from({ length: size }, (_, rank) =>
      sharesOf(Array.from({ length: size }, (_, place) => 1 / (1 + (place - rank) ** 2))),
    ),
)

function planned(size: number, rank: number): readonly number[] {
  return itemAt(itemAt(PLANNED, size), Math.min(rank, size - 1))
}
