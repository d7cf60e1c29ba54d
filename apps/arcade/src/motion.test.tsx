import { MatchLayout, useMatch } from '@ackanomic/react'
import { cleanup, render } from '@testing-library/react'
import { act, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { games } from './games.js'
import { botsHaveMoved, openRandomMatch } from './random-match.test-support.js'

/** The boards that do not use `Motion`. */
const OWN = ['diplomacy', 'viruses']

const animated = vi.fn()

beforeEach(() => {
  animated.mockClear()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('CSS', { escape: (text: string) => text.replaceAll('"', '') })
  Object.assign(Element.prototype, {
    animate() {
      animated()
      return { finished: new Promise(() => undefined), finish: () => undefined }
    },
  })
  let x = 0
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(() => {
    x += 10
    return new DOMRect(x, 0, 10, 10)
  })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Reflect.deleteProperty(Element.prototype, 'animate')
})

describe('a move', () => {
  const moving = Object.values(games).filter(({ id }) => !OWN.includes(id))
  test.each(moving)('is animated on the board of $title', async (listed) => {
    const { match, Board, random } = await openRandomMatch(
      listed,
      'a seed for motion on the boards',
    )
    const Page = (): ReactNode => {
      const at = useMatch(match)
      return (
        <MatchLayout match={at}>
          <Board match={at} />
        </MatchLayout>
      )
    }
    await act(async () => void render(<Page />))
    for (let turn = 0; turn < 12 && animated.mock.calls.length === 0; turn++) {
      await botsHaveMoved(match)
      animated.mockClear()
      const move = match.getSnapshot().legalMoves.sample(random)
      await act(async () => {
        if (move === undefined || turn % 3 === 2) match.skipToDeadline()
        else await match.getSnapshot().submit(move)
      })
    }
    expect(animated).toHaveBeenCalled()
    const names = [...document.querySelectorAll<HTMLElement>('[data-motion]')]
      .filter((each) => each.dataset.motionLeaves === undefined)
      .map((each) => each.dataset.motion)
    expect(new Set(names).size, 'the names of moving elements, each once').toBe(names.length)
  })
})
