import { type LimerickContest, limerickContest } from '@ackanomic/games/limerick-contest'
import { limerickJury } from '@ackanomic/games/limerick-contest/tactics'
import { type PureSkill, pureSkill } from '@ackanomic/games/pure-skill'
import { describe, expect, test, vi } from 'vitest'
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

/** Waits until no bot has anything to do. */
async function settled(match: Pick<LocalMatch, 'getSnapshot'>): Promise<void> {
  for (let quiet = 0; quiet < 3; ) {
    await new Promise((resolve) => setTimeout(resolve, 0))
    quiet = match.getSnapshot().busy ? 0 : quiet + 1
  }
}

async function bid(match: LocalMatch<At>): Promise<void> {
  const [move] = match.getSnapshot().legalMoves.moves
  expect(await match.play(move)).toBeNull()
  await settled(match)
}

describe('a match in the page', () => {
  test('shows an earlier step without pending actions, and the present again', async () => {
    const match = opened()
    match.start()
    await settled(match)
    const present = match.getSnapshot()
    await bid(match)
    const after = match.getSnapshot()
    expect(after.view.shared.rounds).toHaveLength(1)
    match.showEntry((present.history?.steps ?? 0) - 1)
    const back = match.getSnapshot()
    expect(back.view.shared).toEqual(present.view.shared)
    expect([back.pendingActions, back.legalMoves.moves, back.log.length]).toEqual([
      [],
      [],
      present.log.length,
    ])
    match.showEntry(null)
    expect(match.getSnapshot().view).toEqual(after.view)
    match.stop()
  })

  test('does not let time pass by itself, whatever its start time', async () => {
    for (const startedAt of [-86_400_000, 0, 86_400_000]) {
      const match = opened({ startedAt })
      match.start()
      await settled(match)
      await bid(match)
      expect([match.getSnapshot().now, match.getSnapshot().view.shared.rounds.length]).toEqual([
        startedAt,
        1,
      ])
      match.stop()
    }
  })

  test('advises a player, but not a spectator', async () => {
    const match = opened()
    match.start()
    await settled(match)
    const { legalMoves } = match.getSnapshot()
    const advice = await match.suggestMoves()
    expect(advice.length).toBeGreaterThan(1)
    for (const { move, value, visits } of advice) {
      expect(legalMoves.moves).toContainEqual(move)
      expect(value >= 0 && value <= 1 && visits > 0).toBe(true)
    }
    match.viewAs(null)
    expect(await match.suggestMoves()).toEqual([])
    match.setLevel('easy')
    expect(match.getSnapshot().local.level).toBe('easy')
    match.stop()
  })

  test('suggests the move of a bot that does not search', async () => {
    const match = opened({
      bots: {
        think: async (game, { view }) => ({
          move: game.legalMoves(view).moves[0],
          evaluations: [],
        }),
        close: () => undefined,
      },
    })
    const [move] = match.getSnapshot().legalMoves.moves
    expect(await match.suggestMoves()).toEqual([{ move, value: 0.5, visits: 0 }])
  })

  test('lets people without a seat vote after the bots have acted', async () => {
    const made = createLocalMatch<BoardMatchOf<LimerickContest>>(limerickContest, {
      localPlayers: [],
      bystanders: limerickJury,
      botTimeMs: 0,
      botDelayMs: 0,
    })
    if (!made.ok) throw new Error(made.error.message)
    made.value.start()
    await settled(made.value)
    const [one = 0, other = 0] = made.value.getSnapshot().view.shared.count?.totals ?? []
    expect(one + other).toBeGreaterThanOrEqual(5)
  })

  test('continues from an earlier step, and drops the later ones', async () => {
    const match = opened()
    match.start()
    await settled(match)
    const { log, history } = match.getSnapshot()
    await bid(match)
    match.showEntry((history?.steps ?? 0) - 1)
    match.playFromHere()
    await settled(match)
    expect(match.getSnapshot().history?.at).toBeNull()
    expect(match.getSnapshot().view.shared.rounds).toEqual([])
    expect(
      match
        .getSnapshot()
        .log.map(({ message }) => message)
        .slice(0, log.length),
    ).toEqual(log.map(({ message }) => message))
    await bid(match)
    expect(match.getSnapshot().view.shared.rounds).toHaveLength(1)
    match.stop()
  })

  test('can be finished by bots, and continued by the viewer from an earlier step', async () => {
    const match = opened({ rollouts: 0 })
    match.setBotDelay(1)
    match.start()
    await settled(match)
    const { playOut, view, history } = match.getSnapshot()
    playOut?.()
    await vi.waitFor(() => expect(match.getSnapshot().view.outcome).not.toBeNull())
    match.showEntry((history?.steps ?? 0) - 1)
    match.playFromHere()
    await settled(match)
    expect([match.getSnapshot().view, match.botDelayMs]).toEqual([view, 1])
    match.stop()
  })

  test('has the error of a refused move until one is accepted', async () => {
    const match = opened()
    match.start()
    await settled(match)
    const before = match.getSnapshot().view
    const refused = await match.play({ type: 'bid', card: 'no card' })
    expect(refused).not.toBeNull()
    expect(match.getSnapshot().error).toEqual(refused)
    expect(match.getSnapshot().view).toEqual(before)
    await bid(match)
    expect(match.getSnapshot().error).toBeNull()
    match.stop()
  })

  test('takes back your last move and those after it', async () => {
    const match = opened()
    match.start()
    await settled(match)
    expect(match.canTakeBack).toBe(false)
    await bid(match)
    const { view } = match.getSnapshot()
    await bid(match)
    expect(match.canTakeBack).toBe(true)
    match.takeBack()
    await settled(match)
    expect(match.getSnapshot().view).toEqual(view)
    await bid(match)
    expect(match.getSnapshot().view.shared.rounds).toHaveLength(2)
    match.stop()
  })

  test('takes nothing back if several people share the screen', async () => {
    const match = opened({ localPlayers: ['Ann', 'Bob'] })
    match.start()
    await settled(match)
    await bid(match)
    expect(match.canTakeBack).toBe(false)
  })

  test('says why a move cannot be made, without making it', async () => {
    const match = opened()
    match.start()
    await settled(match)
    const { whyNot, legalMoves, view } = match.getSnapshot()
    expect(whyNot(legalMoves.moves[0])).toBeNull()
    expect(whyNot({ type: 'bid', card: '2S' })).toMatchObject({ clause: expect.any(String) })
    expect([match.getSnapshot().view, match.getSnapshot().error]).toEqual([view, null])
    match.stop()
  })

  test('shows a hint until the next step', async () => {
    const match = opened()
    match.start()
    await settled(match)
    const [move] = match.getSnapshot().legalMoves.moves
    match.showHint(move)
    expect(match.getSnapshot().hint).toEqual(move)
    await bid(match)
    expect(match.getSnapshot().hint).toBeNull()
    match.stop()
  })

  test('keeps a hint while others act at the same time', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const match = opened({ botDelayMs: 20 })
    match.start()
    await vi.advanceTimersByTimeAsync(5)
    const { legalMoves, history } = match.getSnapshot()
    match.showHint(legalMoves.moves[0])
    await vi.advanceTimersByTimeAsync(200)
    vi.useRealTimers()
    await settled(match)
    expect(match.getSnapshot().history?.steps).toBeGreaterThan(history?.steps ?? 0)
    expect(match.getSnapshot().hint).toEqual(legalMoves.moves[0])
    await bid(match)
    expect(match.getSnapshot().hint).toBeNull()
    match.stop()
  })

  test('is shown while its data loads, but waits for the data before anybody acts', async () => {
    let load = (): void => undefined
    const ready = new Promise<void>((resolve) => {
      load = resolve
    })
    const match = opened({ ready })
    match.start()
    await settled(match)
    expect(match.getSnapshot().view.shared.prize).not.toBeNull()
    const sent = match.play(match.getSnapshot().legalMoves.moves[0])
    await settled(match)
    expect(match.getSnapshot().pendingActions).toHaveLength(1)
    load()
    expect(await sent).toBeNull()
    await settled(match)
    expect(match.getSnapshot().view.shared.rounds).toHaveLength(1)
    match.stop()
  })

  test('refuses moves and says why if its data could not be loaded', async () => {
    const match = opened({ ready: Promise.reject(new Error('no network')) })
    match.start()
    await settled(match)
    const error = await match.play(match.getSnapshot().legalMoves.moves[0])
    expect(error).toMatchObject({ code: 'notLoaded', message: expect.stringMatching(/network/u) })
    expect(match.getSnapshot().error).toEqual(error)
    match.stop()
  })

  test('refuses the moves of a spectator', async () => {
    const match = opened({ localPlayers: [] })
    expect(await match.play({})).toMatchObject({ code: 'notHere' })
    expect(await match.answer(0, true)).toMatchObject({ code: 'notHere' })
  })

  test('waits for both of two people at one screen, and shows each their own view', async () => {
    const match = opened({ localPlayers: ['Ann', 'Bob'] })
    match.start()
    await settled(match)
    expect(match.getSnapshot().nextPlayer).toBe('Ann')
    await bid(match)
    expect(match.getSnapshot().nextPlayer).toBe('Bob')
    expect(match.getSnapshot().view.shared.rounds).toEqual([])
    match.viewAs('Bob')
    expect(match.getSnapshot().view).toMatchObject({ role: 'seat', seat: 1 })
    expect(match.getSnapshot().legalMoves.moves.length).toBeGreaterThan(1)
    await bid(match)
    expect(match.getSnapshot().view.shared.rounds).toHaveLength(1)
    match.stop()
  })

  test('continues from its save', async () => {
    const match = opened()
    match.start()
    await settled(match)
    await bid(match)
    match.stop()
    const again = opened({ save: match.save() })
    expect(again.getSnapshot().view).toEqual(match.getSnapshot().view)
    expect(again.getSnapshot().log.map(({ message }) => message)).toEqual(
      match.getSnapshot().log.map(({ message }) => message),
    )
  })
})
