import { expect, test } from 'vitest'
import { WHOLE_PACKS } from './cards.js'
import { bitAt, bitsOf, countBits, rankIn, wholePack, withoutCard } from './pack-bits.js'

const WHOLE_PACK = wholePack(13)

test('a whole pack has the bits of its thirteen cards', () => {
  expect(bitsOf(WHOLE_PACKS.H)).toBe(WHOLE_PACK)
  expect([countBits(WHOLE_PACK), countBits(0)]).toEqual([13, 0])
})

test('bits count, find and remove cards like a list', () => {
  for (let pack = 0; pack <= WHOLE_PACK; pack += 37) {
    const cards = WHOLE_PACKS.H.filter((_, place) => (pack >> place) & 1)
    expect(bitsOf(cards)).toBe(pack)
    expect(countBits(pack)).toBe(cards.length)
    for (const [place, card] of cards.entries()) {
      expect(bitAt(pack, place)).toBe(bitsOf([card]))
      expect(rankIn(pack, card)).toBe(place)
      expect(withoutCard(pack, card)).toBe(bitsOf(cards.filter((other) => other !== card)))
    }
  }
})
