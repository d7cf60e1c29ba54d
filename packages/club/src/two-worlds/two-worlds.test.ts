import { mergeCatalogues } from '@ackanomic/core/catalogue'
import { catalogue } from '@ackanomic/games'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deal, fork } from './fork.test-support.js'
import { twoWorlds, type Worlds } from './worlds.test-support.js'

let worlds: Worlds

beforeAll(async () => {
  worlds = await twoWorlds(mergeCatalogues(catalogue))
})

afterAll(() => worlds.close())

test.each([
  ['diplomacy', '1'],
  ['fictionary', '1'],
  ['limerick-contest', '2'],
  ['mediocrity', '1'],
  ['pure-skill', '1'],
  ['single-capture-go', '1'],
  ['viruses', '1'],
])('in %s, no answer, event or mail reveals a hidden action to others', async (id, seed) => {
  const { answers, events, mails } = worlds.counts
  const { by } = await fork(worlds, id, seed)
  expect(by).toBeDefined()
  expect(worlds.counts.answers).toBeGreaterThan(answers + 50)
  expect(worlds.counts.events).toBeGreaterThan(events)
  expect(worlds.counts.mails).toBeGreaterThan(mails)
})

test.each([['spades'], ['rusty-lantern']])(
  'in %s, no answer, event or mail reveals a deal to people who may not know it',
  async (id) => {
    const { answers } = worlds.counts
    expect((await deal(worlds, id, '1')).by).toBe('what was dealt')
    expect(worlds.counts.answers).toBeGreaterThan(answers + 20)
  },
)

test('the comparisons included receipts', () => {
  expect(worlds.counts.receipts).toBeGreaterThan(5)
  expect(worlds.counts.mailedReceipts).toBeGreaterThan(2)
})
