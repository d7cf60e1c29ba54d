import { expect, test } from 'vitest'
import { parseOrders } from './notation/parse.js'
import { formatOrder } from './orders.js'
import type { DiplomacyStep } from './position.js'
import { DIPLOMACY_STANDARD } from './variants/standard.js'

const read = (text: string, step: DiplomacyStep = 'moves'): readonly string[] =>
  parseOrders(DIPLOMACY_STANDARD, text, { power: 'FRANCE', step }).orders.map(formatOrder)

test.each([
  ['WES', 'wme W.Med W.Mediterranean westernmediterranean'],
  ['EAS', 'eme eastmed'],
  ['MAO', 'mat midatlanticocean'],
  ['NTH', 'northsea norsea'],
  ['NWG', 'norwegiansea norwsea'],
  ['BOT', 'gulfofb gulfofbothnia'],
  ['LYO', 'gulfofl gulfoflyon'],
  ['TYS', 'tyh tyrrheniansea'],
  ['LVN', 'lva'],
  ['NAF', 'northafrica'],
  ['STP', 'stpetersburg'],
])('other names of %s are read: %s', (id, names) => {
  for (const name of names.split(' '))
    expect([name, read(`F ${name.replace('.', '. ')} H`)]).toEqual([name, [`F ${id} H`]])
})

test('a place name may begin with an order word if more of the name follows', () => {
  expect(read('F W Med - Tun')).toEqual(['F WES - TUN'])
  expect(read('F Tun S W Med')).toEqual(['F TUN S WES'])
  expect(read('W', 'adjustments')).toEqual(['WAIVE'])
  const { unreadable } = parseOrders(DIPLOMACY_STANDARD, 'F B Sea H', { power: 'FRANCE' })
  expect(unreadable[0]?.message).toMatch(/may be BAL or BAR or BLA/)
})
