import { seededRandom, seededReferee } from '@ackanomic/core/bots'
import { createLocalMatch, MatchLayout, useMatch } from '@ackanomic/react'
import { cleanup, render } from '@testing-library/react'
import { act, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { games, shownOf } from './games.js'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

/** The boards that draw their motion by means of their own. */
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

const wait = (): Promise<void> =>
  act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 0))
  })

describe('what a move changes is seen to move', () => {
  const moving = Object.values(games).filter(({ id }) => !OWN.includes(id))
  test.each(moving)('$title', async (listed) => {
    const shown = shownOf(listed.id)
    const [game, { Board }] = await Promise.all([listed.load(), shown.board()])
    const seed = 'a seed for motion on the boards'
    const opened = createLocalMatch(game, {
      ...{ seed, startedAt: 0, botTimeMs: 0, botDelayMs: 0, rollouts: 0 },
      ...(shown.players === undefined ? {} : { players: shown.players }),
      referee: (await shown.referee?.()) ?? seededReferee(seed),
    })
    if (!opened.ok) throw new Error(opened.error.message)
    const match = opened.value
    const Page = (): ReactNode => {
      const at = useMatch(match)
      return (
        <MatchLayout match={at}>
          <Board match={at} />
        </MatchLayout>
      )
    }
    await act(async () => void render(<Page />))
    const random = seededRandom(seed)
    for (let turn = 0; turn < 12 && animated.mock.calls.length === 0; turn++) {
      for (let quiet = 0; quiet < 3; quiet = match.getSnapshot().busy ? 0 : quiet + 1) await wait()
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
    expect(new Set(names).size, 'each name of what moves is there once').toBe(names.length)
  })
})
