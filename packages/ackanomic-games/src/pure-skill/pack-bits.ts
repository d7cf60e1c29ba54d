import { cardValue, type PureSkillCard } from './cards.js'

/** A pack as bits, from 0 for the Ace to 12 for the King. Tactics compare packs by the million. */
export type PackBits = number

export const wholePack = (size: number): PackBits => 2 ** size - 1

const bitOf = (card: PureSkillCard): PackBits => 1 << (cardValue(card) - 1)

export function bitsOf(cards: readonly PureSkillCard[]): PackBits {
  let pack = 0
  for (const card of cards) pack |= bitOf(card)
  return pack
}

export function countBits(pack: PackBits): number {
  const twos = pack - ((pack >> 1) & 0x5555)
  const fours = (twos & 0x3333) + ((twos >> 2) & 0x3333)
  const eights = (fours + (fours >> 4)) & 0x0f0f
  return (eights + (eights >> 8)) & 0x1f
}

export function bitAt(pack: PackBits, place: number): PackBits {
  let rest = pack
  for (let skipped = 0; skipped < place; skipped++) rest &= rest - 1
  return rest & -rest
}

export function rankIn(pack: PackBits, card: PureSkillCard): number {
  return countBits(pack & (bitOf(card) - 1))
}

export function withoutCard(pack: PackBits, card: PureSkillCard): PackBits {
  return pack & ~bitOf(card)
}
