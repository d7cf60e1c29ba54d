import { rankOf, type SpadesCard, type Suit, suitOf } from '../cards.js'

/** The ranks of a hand by suit, highest first, as in `rankOf`. */
type Ranks = Readonly<Record<Suit, readonly number[]>>

export function ranksOf(hand: readonly SpadesCard[]): Ranks {
  const ranks: Record<Suit, number[]> = { S: [], H: [], D: [], C: [] }
  for (const card of hand) ranks[suitOf(card)].push(rankOf(card))
  for (const suit of SUITS) ranks[suit].sort((a, b) => b - a)
  return ranks
}

const SUITS = ['S', 'H', 'D', 'C'] as const
const SIDES = ['H', 'D', 'C'] as const
const [BIG_JOKER, ACE, KING, QUEEN] = [14, 12, 11, 10] as const

/** The tricks that a hand promises: guarded honours, long Spades, and ruffs. */
export function tricksIn(hand: readonly SpadesCard[], jokers = false): number {
  const ranks = ranksOf(hand)
  const spades = ranks.S
  let tricks = 0
  for (const suit of SIDES) tricks += honoursOf(ranks[suit])
  const top = jokers ? BIG_JOKER : ACE
  const high = spades.filter(
    (rank, place) => rank >= top - 3 && rank + (spades.length - 1 - place) >= top,
  ).length
  tricks += high + Math.max(0, spades.length - Math.max(3, high))
  // Small Spades trump suits of which the hand has few cards.
  const small = Math.min(3, spades.length) - high
  let short = 0
  for (const suit of SIDES) short += RUFFS[ranks[suit].length] ?? 0
  return tricks + Math.min(Math.max(0, small), short)
}

const RUFFS = [1.4, 0.7, 0.25] as const

/** The tricks expected of a side suit's honours; a long suit is trumped sooner. */
function honoursOf(ranks: readonly number[]): number {
  const worn = ranks.length > 5 ? 0.6 : ranks.length > 4 ? 0.8 : 1
  let tricks = 0
  for (const rank of ranks) {
    if (rank === ACE) tricks += 0.95
    else if (rank === KING) tricks += ranks.length === 1 ? 0.2 : 0.65
    else if (rank === QUEEN) tricks += ranks.length < 3 ? 0.1 : 0.3
  }
  return tricks * worn
}

/** The chance that a hand takes no trick, by the low cards below each card. */
export function nilChance(hand: readonly SpadesCard[]): number {
  const ranks = ranksOf(hand)
  let chance = 1
  for (const suit of SUITS) {
    const isTrump = suit === 'S'
    for (const [place, rank] of [...ranks[suit]].reverse().entries()) {
      if (isTrump && rank >= ACE) return 0
      const above = rank - (isTrump ? 2 : 4) - 2.5 * place
      if (above > 0) chance *= Math.max(0, 1 - above * (isTrump ? 0.09 : 0.05))
    }
    if (isTrump && ranks.S.length > 3) chance *= 0.8 ** (ranks.S.length - 3)
  }
  return chance ** 2
}
