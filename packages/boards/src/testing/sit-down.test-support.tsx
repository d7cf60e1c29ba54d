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
  /** The table as it stands. */
  readonly match: () => LocalBoardMatch<At>
  /** Lets bots and clock go on until somebody here is wanted, or the match is over. */
  settle(): Promise<void>
}

/**
 * Shows a board of a match in the page, with bots that move at random at once. The same seed gives
 * the same match.
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

/** Takes what was shown off the page after each test of a file. */
export function clearsUp(): void {
  afterEach(cleanup)
}
