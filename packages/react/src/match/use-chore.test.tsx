import type { GameError } from '@ackanomic/core'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { BoardMatch } from '../board-match.js'
import { useChore } from './use-chore.js'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const STALE: GameError = { code: 'staleView', clause: 'contract/etag', details: {}, message: '' }

let answer: (error: GameError | null) => void = () => undefined
const submit = vi.fn(() => new Promise<GameError | null>((resolve) => (answer = resolve)))

/** A new state of a match in which a score is due by default. */
const state = (isDue = true) => ({ view: { isDue }, submit }) as unknown as BoardMatch

async function started() {
  const { rerender } = renderHook(
    (match: BoardMatch) => useChore(match, Object(match.view).isDue ? 'score' : undefined),
    { initialProps: state() },
  )
  const wait = (): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(1)))
  await wait()
  return {
    show: (match: BoardMatch) => {
      rerender(match)
      return wait()
    },
    end: async (error: GameError | null) => {
      answer(error)
      await wait()
      await wait()
    },
  }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  submit.mockClear()
})

describe('a chore', () => {
  test('is sent once, even if another state arrives meanwhile', async () => {
    const { show, end } = await started()
    await show(state())
    await end(null)
    expect(submit.mock.calls).toEqual([['score']])
  })

  test('is sent again in a new state if it was refused', async () => {
    const { show, end } = await started()
    await show(state())
    await end(STALE)
    expect(submit).toHaveBeenCalledTimes(2)
  })

  test('is not sent again in the state in which it was refused', async () => {
    const { end } = await started()
    await end(STALE)
    expect(submit).toHaveBeenCalledTimes(1)
  })

  test('is sent when it is due again', async () => {
    const { show, end } = await started()
    await end(null)
    await show(state(false))
    await show(state())
    expect(submit).toHaveBeenCalledTimes(2)
  })
})
