import { describe, expect, test } from 'vitest'
import type { SpadesCard } from './cards.js'
import { dealer } from './sampling.js'
import { cards, drawnBy } from './script.test-support.js'
import type { ByPlace } from './seating.js'

type MayHold = (hand: number, card: SpadesCard) => boolean

function everyDeal(room: readonly number[], of: readonly SpadesCard[], mayHold: MayHold): string[] {
  const [card, ...rest] = of
  if (card === undefined) return room.every((free) => free === 0) ? [''] : []
  return room.flatMap((free, hand) =>
    free === 0 || !mayHold(hand, card)
      ? []
      : everyDeal(room.with(hand, free - 1), rest, mayHold).map((deal) => `${hand}${deal}`),
  )
}

const lacks =
  (...table: readonly string[]): MayHold =>
  (hand, card) =>
    !(table[hand] ?? '').split(' ').some((part) => part !== '' && card.endsWith(part))

const CASES: readonly (readonly [string, ByPlace<number>, string, MayHold])[] = [
  ['no bar', [2, 2, 2, 0], 'AS KS AH KH AD KD', lacks()],
  ['one void', [2, 2, 2, 0], 'AS KS AH KH AD KD', lacks('H')],
  ['two voids that overlap', [3, 3, 2, 0], 'AS KS QS AH KH QH AD KD', lacks('H', 'S')],
  ['voids and a single card', [3, 2, 2, 0], 'AS KS AH KH QH AD KD', lacks('H', 'KD', 'S')],
  ['four hands', [2, 2, 2, 1], 'AS KS AH KH AD KD AC', lacks('H', '', 'D C', 'S')],
  ['a forced deal', [2, 1, 1, 0], 'AS KS AH AD', lacks('H D', 'S H', 'S D')],
]

describe('random dealing', () => {
  test.each(CASES)('gives each lawful deal equally often: %s', (name, room, text, may) => {
    const of = cards(text)
    const all = everyDeal(room, of, may)
    expect(all.length).toBeGreaterThan(0)
    const times = 100 * all.length
    const found = new Map(all.map((deal) => [deal, 0]))
    const pick = drawnBy(name)
    const deal = dealer(room, of, may)
    for (let i = 0; i < times; i++) {
      const hands = deal?.(pick)
      const dealt = of.map((card) => hands?.findIndex((hand) => hand.includes(card))).join('')
      expect(found.has(dealt), dealt).toBe(true)
      found.set(dealt, (found.get(dealt) ?? 0) + 1)
    }
    const chiSquare = [...found.values()].reduce((sum, count) => sum + (count - 100) ** 2 / 100, 0)
    // Chi-square has the mean `free` and the variance twice that: four deviations are far off.
    const free = all.length - 1
    expect(chiSquare).toBeLessThan(free + 4 * Math.sqrt(2 * free) + 1)
  })

  test.each([
    ['nobody may hold it', [1, 1, 0, 0], 'AS KS', lacks('S', 'S')],
    ['too many for one hand', [1, 1, 0, 0], 'AS KS', lacks('', 'S')],
    ['no room', [0, 1, 0, 0], 'AS KS', lacks()],
    ['too much room', [2, 1, 0, 0], 'AS KS', lacks()],
    ['no cards', [1, 0, 0, 0], '', lacks()],
  ] as const)('gives nothing where there is no lawful deal: %s', (_, room, text, may) => {
    expect(dealer(room, cards(text), may)).toBeNull()
  })

  test('gives no cards without room', () => {
    expect(dealer([0, 0, 0, 0], [], lacks())?.(() => 0)).toEqual([[], [], [], []])
  })
})
