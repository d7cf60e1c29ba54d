import type { Game } from '@ackanomic/core'
import {
  type BoardMatch,
  type BoardProps,
  createLocalMatch,
  type LocalBoardMatch,
  type LocalOptions,
  useMatch,
} from '@ackanomic/react'
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { act } from 'react'
import { afterEach } from 'vitest'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

/** A match on the page, for tests. */
export interface Seated<At extends BoardMatch> {
  /** The current state of the match. */
  readonly match: () => LocalBoardMatch<At>
  /** Waits until bots and deadlines have nothing left to do. */
  settle(): Promise<void>
}

/**
 * Shows the board of a match on the page, with bots that move immediately and at random. The seed is
 * fixed.
 */
export async function sitDown<At extends BoardMatch>(
  game: Game,
  Board: (props: BoardProps<At>) => ReactNode,
  options: LocalOptions = {},
): Promise<Seated<At>> {
  const seed = 'a seed for tests of boards'
  const opened = createLocalMatch<At>(game, {
    seed,
    botTimeMs: 0,
    botDelayMs: 0,
    rollouts: 0,
    ...options,
  })
  if (!opened.ok) throw new Error(opened.error.message)
  const match = opened.value
  function OnThePage(): ReactNode {
    return <Board match={useMatch(match)} />
  }
  await act(async () => {
    render(<OnThePage />)
  })
  const settle = async (): Promise<void> => {
    for (let quiet = 0; quiet < 3; ) {
      await act(() => new Promise((resolve) => setTimeout(resolve, 0)))
      quiet = match.getSnapshot().busy ? 0 : quiet + 1
    }
  }
  await settle()
  return { match: () => match.getSnapshot(), settle }
}

/** Empties the page after each test of a file. */
export function clearsUp(): void {
  afterEach(cleanup)
}
