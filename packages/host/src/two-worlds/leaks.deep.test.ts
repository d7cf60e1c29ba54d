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
  ['a look', deal, 'spades', /asks GET \/matches\/[^/?]+:/u],
  ['an earlier moment', deal, 'spades', /asks GET \/matches\/[^/?]+\?at=/u],
  ['a live page', deal, 'spades', /the events for/u],
  ['posts', fork, 'pure-skill', /asks GET \/me\/notifications/u],
  ['live posts', fork, 'pure-skill', /the events for/u],
  ['what is wanted', deal, 'spades', /asks GET \/me\/pending-actions/u],
  ['a refusal', deal, 'spades', / sends \{/u],
  ['an answer by mail', deal, 'spades', /the mails to/u],
  ['a mail', fork, 'mediocrity', /the mails to/u],
] as const)(
  'a host that tells in %s what nobody may know is found out',
  async (leak, play, game, found) => {
    worlds.leak = leak
    await expect(play(worlds, game, leak)).rejects.toThrow(found)
    worlds.leak = undefined
  },
)
