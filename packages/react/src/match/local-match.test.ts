import { type PureSkill, pureSkill } from '@ackanomic/games/pure-skill'
import { describe, expect, test } from 'vitest'
import type { BoardMatchOf } from '../board-match.js'
import type { LocalOptions } from './local.js'
import { createLocalMatch, type LocalMatch } from './local-match.js'

type At = BoardMatchOf<PureSkill>

function opened(options: LocalOptions = {}): LocalMatch<At> {
  const seed = 'a seed for a match in the page'
  const match = createLocalMatch<At>(pureSkill, { seed, botTimeMs: 0, botDelayMs: 0, ...options })
  if (!match.ok) throw new Error(match.error.message)
  return match.value
}

/** Until nobody else acts any more. */
async function settled(match: LocalMatch<At>): Promise<void> {
  for (let quiet = 0; quiet < 3; ) {
    await new Promise((resolve) => setTimeout(resolve, 0))
    quiet = match.table().busy ? 0 : quiet + 1
  }
}

async function bid(match: LocalMatch<At>): Promise<void> {
  const [move] = match.table().legal.moves
  expect(await match.play(move)).toBeNull()
  await settled(match)
}

describe('a match in the page', () => {
  test('shows an earlier step, in which nothing is wanted, and the present again', async () => {
    const match = opened()
    match.start()
    await settled(match)
    const present = match.table()
    await bid(match)
    const after = match.table()
    expect(after.view.shared.rounds).toHaveLength(1)
    match.showEntry((present.time?.steps ?? 0) - 1)
    const back = match.table()
    expect(back.view.shared).toEqual(present.view.shared)
    expect([back.pendingActions, back.legal.moves, back.log.length]).toEqual([
      [],
      [],
      present.log.length,
    ])
    match.showEntry(null)
    expect(match.table().view).toEqual(after.view)
    match.stop()
  })

  test('lets no time pass by itself, whenever it began', async () => {
    for (const startedAt of [-86_400_000, 0, 86_400_000]) {
      const match = opened({ startedAt })
      match.start()
      await settled(match)
      await bid(match)
      expect([match.table().now, match.table().view.shared.rounds.length]).toEqual([startedAt, 1])
      match.stop()
    }
  })

  test('advises whoever looks, with reasons, and nobody who watches', async () => {
    const match = opened()
    match.start()
    await settled(match)
    const { legal } = match.table()
    const advice = await match.suggestMoves()
    expect(advice.length).toBeGreaterThan(1)
    for (const { move, value, visits } of advice) {
      expect(legal.moves).toContainEqual(move)
      expect(value >= 0 && value <= 1 && visits > 0).toBe(true)
    }
    match.viewAs(null)
    expect(await match.suggestMoves()).toEqual([])
    match.setLevel('easy')
    expect(match.table().local.level).toBe('easy')
    match.stop()
  })

  test('plays on from an earlier step, and what came after is gone', async () => {
    const match = opened()
    match.start()
    await settled(match)
    const { log, time } = match.table()
    await bid(match)
    match.showEntry((time?.steps ?? 0) - 1)
    match.playFromHere()
    await settled(match)
    expect(match.table().time?.at).toBeNull()
    expect(match.table().view.shared.rounds).toEqual([])
    expect(
      match
        .table()
        .log.map(({ message }) => message)
        .slice(0, log.length),
    ).toEqual(log.map(({ message }) => message))
    await bid(match)
    expect(match.table().view.shared.rounds).toHaveLength(1)
    match.stop()
  })

  test('says why a move is refused, until one is accepted', async () => {
    const match = opened()
    match.start()
    await settled(match)
    const before = match.table().view
    const refused = await match.play({ type: 'bid', card: 'no card' })
    expect(refused).not.toBeNull()
    expect(match.table().refusal).toEqual(refused)
    expect(match.table().view).toEqual(before)
    await bid(match)
    expect(match.table().refusal).toBeNull()
    match.stop()
  })

  test('refuses whoever only watches', async () => {
    const match = opened({ localPlayers: [] })
    expect(await match.play({})).toMatchObject({ code: 'notHere' })
    expect(await match.answer(0, true)).toMatchObject({ code: 'notHere' })
  })

  test('two at one screen: each sees their own, and nothing passes before both have acted', async () => {
    const match = opened({ localPlayers: ['Ann', 'Bob'] })
    match.start()
    await settled(match)
    expect(match.table().next).toBe('Ann')
    await bid(match)
    expect(match.table().next).toBe('Bob')
    expect(match.table().view.shared.rounds).toEqual([])
    match.viewAs('Bob')
    expect(match.table().view).toMatchObject({ role: 'seat', seat: 1 })
    expect(match.table().legal.moves.length).toBeGreaterThan(1)
    await bid(match)
    expect(match.table().view.shared.rounds).toHaveLength(1)
    match.stop()
  })

  test('is taken up from its save as it stood', async () => {
    const match = opened()
    match.start()
    await settled(match)
    await bid(match)
    match.stop()
    const again = opened({ save: match.save() })
    expect(again.table().view).toEqual(match.table().view)
    expect(again.table().log.map(({ message }) => message)).toEqual(
      match.table().log.map(({ message }) => message),
    )
  })
})
