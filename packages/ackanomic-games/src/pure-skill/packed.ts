import type { PackedRecipe } from '@ackanomic/core/engine'
import { cardsOfPack, packOf } from './cards.js'
import type { PureSkill } from './types.js'

/** Packs are bits in a state, and cards in a view. */
export const pureSkillPacked: PackedRecipe<PureSkill> = {
  show: (own, { suits }) => ({
    ...own,
    spades: cardsOfPack(own.spades, 'S'),
    packs: own.packs.map((pack, seat) => cardsOfPack(pack, suits[seat] ?? 'H')),
  }),
  pack: (shown) => ({
    ...shown,
    spades: packOf(shown.spades),
    packs: shown.packs.map(packOf),
  }),
}
