import { type Match, saveSnapshot, startMatch, tick } from '@ackanomic/core'
import { seededReferee } from '@ackanomic/core/bots'
import { mergeCatalogues } from '@ackanomic/core/catalogue'
import { catalogue } from '@ackanomic/games'
import { pureSkill } from '@ackanomic/games/pure-skill'
import { expect, test } from 'vitest'
import { START } from '../fresh.test-support.js'
import { MatchCache, type MatchRow, newRow } from './match-cache.js'

const referee = seededReferee('kept from the players')
const roster = { players: ['Ann', 'Bob', 'Cyd'], referees: ['Dee'], startedAt: START }
const started = startMatch(pureSkill, { roster }, { referee })
if (!started.ok) throw new Error(started.error.message)
const first = started.match
const later = tick(pureSkill, first, START + 4 * 86_400_000, { referee }).match

const rowOf = (id: string, match: Match): MatchRow => ({
  ...newRow(id, pureSkill, {}),
  snapshot: saveSnapshot(match),
})

test('the cache returns a match only if its snapshot is the one in its row', async () => {
  const matches = new MatchCache(mergeCatalogues(catalogue))
  const one = await matches.load(rowOf('One', first as Match))
  expect(one?.match.state).toEqual(first.state)
  expect((await matches.load(rowOf('One', first as Match)))?.match).toBe(one?.match)
  // A transaction that was rolled back left a match in the cache that was never written.
  matches.set('One', saveSnapshot(later as Match), later as Match)
  expect((await matches.load(rowOf('One', first as Match)))?.match.state).toEqual(first.state)
  matches.set('One', saveSnapshot(later as Match), later as Match)
  const kept = await matches.load(rowOf('One', later as Match))
  expect(kept?.match.state).toBe(later.state)
  expect([kept?.match.log, kept?.match.checkpoint?.entries]).toEqual([[], later.log.length])
})

test('the cache drops the matches that were used longest ago', async () => {
  const matches = new MatchCache(mergeCatalogues(catalogue))
  const row = rowOf('One', first as Match)
  const one = await matches.load(row)
  const other = await matches.load(rowOf('Two', first as Match))
  for (let n = 0; n < 499; n++) {
    await matches.load(row)
    matches.set(`Match ${n}`, row.snapshot, first as Match)
  }
  expect((await matches.load(row))?.match).toBe(one?.match)
  const again = await matches.load(rowOf('Two', first as Match))
  expect(again?.match).not.toBe(other?.match)
  expect(again?.match).toEqual(other?.match)
})

test('the cache returns nothing for a match whose game is not listed', async () => {
  const matches = new MatchCache({})
  expect(await matches.load(rowOf('One', first as Match))).toBeUndefined()
})
