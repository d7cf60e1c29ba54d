import { seededRandom } from '@ackanomic/core/bots'
import { type PureSkill, pureSkill } from '@ackanomic/games/pure-skill'
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { BoardMatchOf } from '../board-match.js'
import { MatchLayout } from '../parts/match-layout.js'
import { createLocalMatch, type LocalMatch } from './local-match.js'
import { framesOf, newestOf, nextFrames, receive, type Stages, stageTimes } from './stages.js'
import { useStages } from './use-stages.js'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

type At = BoardMatchOf<PureSkill>

const stages: Stages<At> = ({ before, after }) =>
  after.shared.rounds.slice(before.shared.rounds.length).map((_, i) => ({
    kind: 'round',
    title: `Round ${before.shared.rounds.length + i + 1}`,
  }))

function started(seed = 'a seed for the results of matches'): LocalMatch<At> {
  const options = { seed, startedAt: 0, botTimeMs: 0, botDelayMs: 0, rollouts: 0 }
  const opened = createLocalMatch<At>(pureSkill, options)
  if (!opened.ok) throw new Error(opened.error.message)
  return opened.value
}

/** Every snapshot of a match in its first eight rounds. */
async function statesOf(seed: string): Promise<readonly At[]> {
  const match = started(seed)
  const states: At[] = [match.getSnapshot()]
  match.subscribe(() => states.push(match.getSnapshot()))
  match.start()
  while (match.getSnapshot().view.shared.rounds.length < 8) {
    await vi.advanceTimersByTimeAsync(1)
    const [move] = match.getSnapshot().legalMoves.moves
    if (move !== undefined) await match.play(move)
  }
  match.stop()
  return states
}

let states: readonly At[]

beforeEach(async () => {
  vi.useFakeTimers()
  states ??= await statesOf('a seed for all states of a match')
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** Renders the hook with the first state of a match. */
function shown(first: At, speed?: 'off') {
  const { result, rerender } = renderHook((match: At) => useStages(match, stages, speed), {
    initialProps: first,
  })
  return { now: () => result.current, set: (match: At) => rerender(match) }
}

const wait = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds))

/** The first state after a number of rounds. */
const after = (rounds: number): At =>
  states.find(({ view }) => view.shared.rounds.length === rounds) as At

describe('a result', () => {
  test('is shown for a fixed time', () => {
    const table = shown(after(0))
    table.set(after(1))
    expect(table.now().stage?.title).toBe('Round 1')
    wait(stageTimes.normal - 1)
    expect(table.now().stage?.title).toBe('Round 1')
    wait(1)
    expect(table.now().stage ?? null).toBeNull()
  })

  test('holds later states back', () => {
    const table = shown(after(0))
    table.set(after(1))
    table.set(after(2))
    expect(table.now().view).toBe(after(1).view)
    wait(stageTimes.normal)
    expect([table.now().view, table.now().stage?.title]).toEqual([after(2).view, 'Round 2'])
  })

  test('is shown on the state before the change if a later result of the change is', () => {
    const frames = receive(framesOf(after(0)), after(1), () => [
      { kind: 'claim', title: 'A claim' },
      { kind: 'loss', title: 'A loss', on: 'before' },
      { kind: 'round', title: 'A round' },
    ])
    const { view: old } = after(0)
    const { view } = after(1)
    expect(frames.map(({ match }) => match.view)).toEqual([old, old, view, view])
  })

  test.each(['pointerDown', 'keyDown'] as const)('ends on a %s event', (event) => {
    const table = shown(after(0))
    table.set(after(1))
    act(() => void fireEvent[event](document.body, { key: 'a' }))
    expect(table.now()).toBe(after(1))
  })

  test('does not end on a modifier key', () => {
    const table = shown(after(0))
    table.set(after(1))
    act(() => void fireEvent.keyDown(document.body, { key: 'Shift' }))
    expect(table.now().stage?.title).toBe('Round 1')
  })

  test('does not hold back a move of the viewer', async () => {
    const table = shown(after(0))
    const submit = vi.fn(async () => null)
    table.set(after(1))
    table.set({ ...after(2), submit })
    await act(async () => void table.now().submit({ type: 'bid', card: 'KH' }))
    expect(submit).toHaveBeenCalledTimes(1)
    expect(table.now().view).toBe(after(2).view)
  })

  test('from before the page opened is not shown', () => {
    expect(shown(after(3)).now()).toBe(after(3))
  })

  test('is not shown in a review or after one', () => {
    const table = shown(after(3))
    const review = { steps: 9, at: 1, go: () => undefined, log: [] }
    table.set({ ...after(1), history: review })
    expect(table.now().stage ?? null).toBeNull()
    table.set(after(4))
    expect(table.now()).toBe(after(4))
  })

  test('is not shown at the speed “off”', () => {
    const table = shown(after(0), 'off')
    table.set(after(1))
    expect(table.now()).toBe(after(1))
  })

  test('is also announced to screen readers', () => {
    const match = { ...after(1), stage: { kind: 'round', title: 'Round 1', text: 'Ann won.' } }
    render(<MatchLayout match={match}>the board</MatchLayout>)
    const card = screen.getByText('Round 1').closest('[aria-live="polite"]')
    expect(card?.textContent).toContain('Round 1Ann won.')
  })
})

describe('the shown states', () => {
  test('are states of the match, in order, and end with the newest', () => {
    const random = seededRandom('a seed for the pace')
    for (let run = 0; run < 50; run++) {
      let frames = framesOf(states[0] as At)
      let last = 0
      const see = (): void => {
        const at = states.findIndex(({ view }) => view === frames[0].match.view)
        expect(at).toBeGreaterThanOrEqual(last)
        last = at
      }
      for (const state of states) {
        if (random(3) === 0) continue
        frames = receive(frames, state, stages)
        expect(newestOf(frames)).toBe(state)
        see()
        for (let steps = random(3); steps > 0; steps--) {
          frames = nextFrames(frames)
          see()
        }
      }
      const newest = newestOf(frames)
      for (let left = frames.length; left > 0; left--) frames = nextFrames(frames)
      expect(frames).toEqual([{ match: newest, stage: null }])
    }
  })

  test('leave out results if the match is far ahead', () => {
    let frames = framesOf(after(0))
    for (let rounds = 1; rounds <= 8; rounds++) frames = receive(frames, after(rounds), stages)
    expect(frames.filter(({ stage }) => stage !== null).length).toBeLessThanOrEqual(6)
    expect(newestOf(frames)).toBe(after(8))
  })
})
