import { type Match, saveSnapshot, startMatch, tick } from '@ackanomic/core'
import { seededReferee } from '@ackanomic/core/bots'
import { mergeCatalogues } from '@ackanomic/core/catalogue'
import { catalogue } from '@ackanomic/games'
import { pureSkill } from '@ackanomic/games/pure-skill'
import { expect, test } from 'vitest'
import { START } from './fresh.test-support.js'
import { Matches, type MatchRow, newRow } from './match-cache.js'

const referee = seededReferee('kept from the players')
const table = { players: ['Ann', 'Bob', 'Cyd'], referees: ['Dee'], startedAt: START }
const started = startMatch(pureSkill, { table }, { referee })
if (!started.ok) throw new Error(started.error.message)
const first = started.value.match
const later = tick(pureSkill, first, START + 4 * 86_400_000, { referee }).match

const rowOf = (id: string, match: Match): MatchRow => ({
  ...newRow(id, pureSkill, {}),
  checkpoint: saveSnapshot(match),
})

test('a match at hand is the one of its row, and of no other checkpoint', async () => {
  const matches = new Matches(mergeCatalogues(catalogue))
  const one = await matches.of(rowOf('One', first as Match))
  expect(one?.match.state).toEqual(first.state)
  expect((await matches.of(rowOf('One', first as Match)))?.match).toBe(one?.match)
  // A write that was undone left at hand what was never written down.
  matches.keep('One', saveSnapshot(later as Match), later as Match)
  expect((await matches.of(rowOf('One', first as Match)))?.match.state).toEqual(first.state)
  matches.keep('One', saveSnapshot(later as Match), later as Match)
  const kept = await matches.of(rowOf('One', later as Match))
  expect(kept?.match.state).toBe(later.state)
  expect([kept?.match.log, kept?.match.checkpoint?.entries]).toEqual([[], later.log.length])
})

test('of the matches at hand those are let go that were used longest ago', async () => {
  const matches = new Matches(mergeCatalogues(catalogue))
  const row = rowOf('One', first as Match)
  const one = await matches.of(row)
  const other = await matches.of(rowOf('Two', first as Match))
  for (let n = 0; n < 499; n++) {
    await matches.of(row)
    matches.keep(`Match ${n}`, row.checkpoint, first as Match)
  }
  expect((await matches.of(row))?.match).toBe(one?.match)
  const again = await matches.of(rowOf('Two', first as Match))
  expect(again?.match).not.toBe(other?.match)
  expect(again?.match).toEqual(other?.match)
})

test('a match of a game that is not listed is none', async () => {
  const matches = new Matches({})
  expect(await matches.of(rowOf('One', first as Match))).toBeUndefined()
})
